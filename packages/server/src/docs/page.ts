/**
 * The reference as one page, made of the document alone: nothing is fetched, nothing comes from elsewhere, and without the script everything
 * but searching, copying and trying still works.
 */

import { fieldsTable, hasTable, typeOf } from './fields.ts';
import { code, type Html, html, prose } from './html.ts';
import { operationArticle } from './operation.ts';
import { followed, type Json, list, operationsOf, part, words } from './read.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

export { SCRIPT } from './script.ts';
export { STYLE } from './style.ts';

/**
 * The page of a document.
 *
 * @param origin  of this server, for the examples, no stroke at the end
 */
export function docsPage(document: Json, origin: string): string {
  const info = part(document, 'info');
  const tags = list(document, 'tags').map((tag) => words(tag, 'name'));
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words(info, 'title')} ${words(info, 'version')}: reference</title>
<style>`;
  const head = html`</style>
</head>
<body>
<a class="skip" href="#main">To the reference</a>
<header><p class="name">${words(info, 'title')}</p><p class="version">Reference of version ${words(info, 'version')} · <a href="/openapi.json">openapi.json</a></p>
<div class="tools" hidden><label>Search <input id="search" type="search" autocomplete="off" placeholder="path or word"></label> <label>Key <input id="key" type="password" autocomplete="off" placeholder="stays on this page"></label></div></header>
<nav aria-label="Operations"><details open><summary>Contents</summary>
<ul><li><a href="#about">About</a></li>${tags.map((tag) => html`<li><a href="#tag-${tag}">${tag}</a> <span class="count">${operationsOf(document, tag).length}</span></li>`)}<li><a href="#events">Events</a></li><li><a href="#refusals">Refusals</a></li><li><a href="#headers">Headers</a></li><li><a href="#shapes">Shapes</a></li></ul></details></nav>
<main id="main">
<h1>${words(info, 'title')} reference</h1>
<p id="found" role="status"></p>
<section id="about"><h2>About</h2><p>${prose(words(info, 'description'))}</p>${securityOf(document)}</section>
${list(document, 'tags').map(
  (
    tag,
  ) => html`<section class="group" id="tag-${words(tag, 'name')}"><h2>${words(tag, 'name')}</h2><p>${prose(words(tag, 'description'))}</p>
${operationsOf(document, words(tag, 'name')).map((told) => operationArticle(told, document, origin))}</section>
`,
)}
${eventsOf(document)}
${refusalsOf(document)}
${headersOf(document)}
${shapesOf(document)}
</main>
<script>`;
  return `${body.text}${STYLE}${head.text}${SCRIPT}</script>\n</body>\n</html>\n`;
}

function securityOf(document: Json): Html {
  const schemes = Object.entries(part(part(document, 'components'), 'securitySchemes'));
  return html`<h3>Keys</h3><ul>${schemes.map(([, value]) => {
    const scheme = value as Json;
    const how = scheme['type'] === 'apiKey' ? words(scheme, 'name') : 'Authorization: Bearer';
    return html`<li><code>${how}</code>: ${prose(words(scheme, 'description'))}</li>`;
  })}</ul>`;
}

function eventsOf(document: Json): Html {
  const events = Object.entries(part(document, 'webhooks')).map(
    ([name, item]) => [name, part(item as Json, 'post')] as const,
  );
  const [first] = events;
  if (first === undefined) return html``;
  const headers = list(first[1], 'parameters').map((one) => followed(one, document));
  return html`<section id="events"><h2>Events</h2><p>Sent by POST to subscribers. Any 2xx within 30 seconds is taken as delivered; otherwise the same body comes again after 1, 5 and 30 minutes.</p>
<h3>Headers of a delivery</h3><ul>${headers.map((one) => html`<li><code>${words(one, 'name')}</code>: ${prose(words(one, 'description'))}</li>`)}</ul>
${events.map(([name, operation]) => {
  const media = part(part(part(operation, 'requestBody'), 'content'), 'application/json');
  return html`<article data-search="${name} ${words(operation, 'summary').toLowerCase()}"><details><summary><span class="method event">EVENT</span> <span class="path">${name}</span><span class="summary">${prose(words(operation, 'summary'))}</span></summary><div class="inside">
${fieldsTable(followed(part(media, 'schema'), document), 'Fields of the body', document)}
${media['example'] === undefined ? null : code(JSON.stringify(media['example'], null, 2), `example of ${name}`)}
</div></details></article>
`;
})}</section>`;
}

/** Every code once, with an example of the usual family. */
function refusalsOf(document: Json): Html {
  const byCode = new Map<string, { readonly status: string; readonly body: unknown }>();
  for (const [name, value] of Object.entries(part(part(document, 'components'), 'responses'))) {
    const examples = part(part(part(value as Json, 'content'), 'application/json'), 'examples');
    for (const [one, example] of Object.entries(examples))
      if (!byCode.has(one) || name.startsWith('Refusal'))
        byCode.set(one, { status: /\d{3}/.exec(name)?.[0] ?? '', body: (example as Json)['value'] });
  }
  const rows = [...byCode].sort(([, a], [, b]) => a.status.localeCompare(b.status));
  return html`<section id="refusals"><h2>Refusals</h2><p>Nothing is charged for a refusal. Look at <code>code</code> first, then at the status. Priced calls put code and message into <code>error</code>, too.</p>
${rows.map(
  ([
    one,
    { status, body },
  ]) => html`<details class="call" id="code-${one}"><summary>${status} <code>${one}</code></summary>${code(JSON.stringify(body, null, 2), `refusal ${one}`)}</details>
`,
)}</section>`;
}

function headersOf(document: Json): Html {
  const headers = Object.entries(part(part(document, 'components'), 'headers'));
  return html`<section id="headers"><h2>Headers</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Headers of answers"><table><thead><tr><th scope="col">Header</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${headers.map(
    ([name, value]) => {
      const header = value as Json;
      return html`<tr><th scope="row"><code>${name}</code>${header['required'] === true ? html` <span class="must">always</span>` : null}</th><td>${typeOf(part(header, 'schema'), document)}</td><td>${prose(words(header, 'description'))}</td></tr>
`;
    },
  )}</tbody></table></div></section>`;
}

function shapesOf(document: Json): Html {
  const schemas = Object.entries(part(part(document, 'components'), 'schemas'));
  const shapes = schemas.filter(([, schema]) => hasTable(schema as Json));
  return html`<section id="shapes"><h2>Shapes</h2><p>Parts that several answers or requests have in common.</p>
${shapes.map(
  ([
    name,
    value,
  ]) => html`<details class="call" id="shape-${name}"><summary><code>${name}</code></summary>${fieldsTable(value as Json, name, document)}</details>
`,
)}</section>`;
}
