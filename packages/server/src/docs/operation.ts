/** One operation on the page: what it costs, what goes in, how it is called, what comes back, how it refuses. */

import { spoken } from './calls.ts';
import { fieldsTable, typeOf } from './fields.ts';
import { code, type Html, html, prose } from './html.ts';
import { followed, type Json, list, part, requestExamples, type Told, words } from './read.ts';

/** @param origin  what stands before the path in the examples */
export function operationArticle(told: Told, document: Json, origin: string): Html {
  const { id, method, path, operation } = told;
  return html`<article id="${id}" data-search="${`${method} ${path} ${words(operation, 'summary')} ${aliasesOf(operation).join(' ')}`.toLowerCase()}">
<details><summary><span class="method ${method.toLowerCase()}">${method}</span> <span class="path">${path}</span> <span class="price">${priceOf(operation)}</span><span class="summary">${prose(words(operation, 'summary'))}</span></summary>
<div class="inside">
${factsOf(told)}
${inputOf(told, document)}
${callsOf(told, origin)}
${answersOf(told, document)}
${refusalsOf(told, document)}
${tryOf(told, document)}
</div></details></article>
`;
}

function aliasesOf(operation: Json): readonly string[] {
  return (operation['x-aliases'] ?? []) as readonly string[];
}

function priceOf(operation: Json): string {
  const price = operation['x-price-usd'];
  return typeof price === 'number' ? `${price} USD ${words(operation, 'x-price-of')}` : 'free';
}

function factsOf({ id, operation }: Told): Html {
  const secured = (operation['security'] as readonly unknown[]).length > 0;
  const aliases = aliasesOf(operation);
  return html`<dl>
<div><dt>Name</dt><dd><a href="#${id}"><code>${id}</code></a></dd></div>
<div><dt>Key</dt><dd>${secured ? 'needed' : 'not needed'}</dd></div>
<div><dt>Price</dt><dd>${priceOf(operation)}</dd></div>
${secured ? html`<div><dt>Plan</dt><dd>${words(operation, 'x-plan')} and above</dd></div>` : null}
${aliases.length === 0 ? null : html`<div><dt>Also at</dt><dd>${aliases.map((alias, i) => html`${i === 0 ? '' : ', '}<code>${alias}</code>`)}</dd></div>`}
</dl>`;
}

function inputOf({ operation }: Told, document: Json): Html {
  const parameters = list(operation, 'parameters').map((one) => followed(one, document));
  const schema = followed(
    part(part(part(part(operation, 'requestBody'), 'content'), 'application/json'), 'schema'),
    document,
  );
  const table =
    parameters.length === 0
      ? null
      : html`<h4>Parameters</h4>
<div class="scroll" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
          (
            one,
          ) => html`<tr><th scope="row"><code>${words(one, 'name')}</code>${one['required'] === true ? html` <span class="must">required</span>` : null}</th><td>${words(one, 'in')}</td><td>${typeOf(part(one, 'schema'), document)}</td><td>${prose(words(one, 'description'))}</td></tr>
`,
        )}</tbody></table></div>`;
  const body =
    operation['requestBody'] === undefined
      ? null
      : html`<h4>Body${part(operation, 'requestBody')['required'] === true ? null : ' (may be left out)'}</h4>
${fieldsTable(schema, 'Fields of the body', document)}`;
  return html`${table}${body}`;
}

function callsOf(told: Told, origin: string): Html {
  const [first, ...others] = requestExamples(told.operation);
  const calls = spoken(told, origin, first?.[2]);
  return html`<h4>Call</h4>
${calls.map(
  (
    { language, text },
    i,
  ) => html`<details class="call"${i === 0 ? html` open` : null}><summary>${language}</summary>${code(text, `${language} for ${told.id}`)}</details>
`,
)}${others.map(
  ([
    name,
    summary,
    body,
  ]) => html`<details class="call"><summary>${prose(summary)}</summary>${code(JSON.stringify(body, null, 2), `body ${name}`)}</details>
`,
)}`;
}

function answersOf({ operation }: Told, document: Json): Html {
  const answers = Object.entries(part(operation, 'responses')).filter(([status]) => status.startsWith('2'));
  return html`${answers.map(([status, value]) => {
    const response = followed(value as Json, document);
    const content = part(response, 'content');
    const media = part(content, 'application/json');
    const schema = followed(part(media, 'schema'), document);
    const others = Object.keys(content).filter((type) => type !== 'application/json');
    const own = Object.entries(part(response, 'headers')).filter(
      ([, header]) => (header as Json)['$ref'] === undefined,
    );
    return html`<h4>Answer ${status}</h4>
${others.length === 0 ? null : html`<p>${'schema' in media ? 'On request also' : 'As'} ${others.map((type, i) => html`${i === 0 ? '' : ', '}<code>${type}</code>`)}.</p>`}
${own.length === 0 ? null : html`<p>With ${own.map(([name, header], i) => html`${i === 0 ? '' : ', '}<code>${name}</code> (${prose(words(header as Json, 'description'))})`)}.</p>`}
${'schema' in media ? html`<details class="call"><summary>Fields of the answer</summary>${fieldsTable(schema, 'Fields of the answer', document)}</details>` : null}
${Object.entries(part(media, 'examples')).map(
  ([
    name,
    example,
  ]) => html`<details class="call"><summary>Answer to ${name === 'sample' ? 'the example' : name}</summary>${code(JSON.stringify((example as Json)['value'], null, 2), `answer ${status}`)}</details>
`,
)}`;
  })}`;
}

function refusalsOf({ operation }: Told, document: Json): Html {
  const refusals = Object.entries(part(operation, 'responses')).filter(([status]) => status >= '400');
  return html`<h4>Refusals</h4><ul class="codes">${refusals.map(([status, value]) => {
    const codes = words(followed(value as Json, document), 'description').split(', ');
    return html`<li>${status} ${codes.map((one, i) => html`${i === 0 ? '' : ', '}<a href="#code-${one}"><code>${one}</code></a>`)}</li>`;
  })}</ul>`;
}

/** What the script needs to send the call; without a script it stays hidden. */
function tryOf({ id, method, path, operation }: Told, document: Json): Html {
  const [sample] = requestExamples(operation);
  const fields = list(operation, 'parameters')
    .map((one) => followed(one, document))
    .filter((one) => one['in'] === 'path' || one['in'] === 'query');
  return html`<form class="try" hidden data-method="${method}" data-path="${path}"><h4>Try it</h4>
${fields.map(
  (
    one,
  ) => html`<label>${words(one, 'name')} <input name="${words(one, 'name')}" data-in="${words(one, 'in')}"${one['required'] === true ? html` required` : null} autocomplete="off"></label>
`,
)}${
  operation['requestBody'] === undefined
    ? null
    : html`<label>Body <textarea name="body" rows="8" spellcheck="false">${sample === undefined ? '{}' : JSON.stringify(sample[2], null, 2)}</textarea></label>
`
}<button type="submit">Send<span class="unseen"> ${id}</span></button><output aria-live="polite"></output></form>`;
}
