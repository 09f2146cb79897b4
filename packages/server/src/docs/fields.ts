/** A schema as a table of its fields: name, type, rule and meaning. An object with a name of its own is a link to its table. */

import { type Html, html, prose } from './html.ts';
import { followed, isRecord, type Json, list, part, words } from './read.ts';

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Json;
}

/** Deeper than this, a table is told by the example. */
const DEEPEST = 4;
const MOST_VALUES = 14;

/** The table of an object, or one line for anything else. */
export function fieldsTable(schema: Json, caption: string, document: Json): Html {
  const fields = [...fieldsIn(schema, '', 0)];
  if (fields.length === 0) return html`<p>${caption}: ${typeOf(schema, document)}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(
    ({
      name,
      required,
      schema: one,
    }) => html`<tr><th scope="row"><code>${name}</code>${required ? html` <span class="must">required</span>` : null}</th><td>${typeOf(one, document)}</td><td>${meaningOf(followed(one, document))}</td></tr>
`,
  )}</tbody></table></div>`;
}

function* fieldsIn(schema: Json, prefix: string, depth: number): Generator<Field> {
  if (depth > DEEPEST) return;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  for (const [name, one] of Object.entries(part(schema, 'properties'))) {
    if (!isRecord(one)) continue;
    yield { name: prefix + name, required: required.has(name), schema: one };
    const items = part(one, 'items');
    if (one['properties'] !== undefined) yield* fieldsIn(one, `${prefix}${name}.`, depth + 1);
    else if (items['properties'] !== undefined) yield* fieldsIn(items, `${prefix}${name}[].`, depth + 1);
  }
  for (const word of ['allOf', 'anyOf', 'oneOf'])
    for (const one of list(schema, word)) if (one['$ref'] === undefined) yield* fieldsIn(one, prefix, depth + 1);
}

/** Whether a schema has fields to be told in a table of its own; anything else is told where it stands. */
export function hasTable(schema: Json): boolean {
  return ['properties', 'allOf', 'anyOf', 'oneOf'].some((word) =>
    word === 'properties'
      ? schema[word] !== undefined
      : list(schema, word).some((one) => one['$ref'] !== undefined || hasTable(one)),
  );
}

/** A type in a few words. */
export function typeOf(schema: Json, document: Json): Html {
  const ref = words(schema, '$ref');
  if (ref !== '') {
    const target = followed(schema, document);
    if (!hasTable(target)) return typeOf(target, document);
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (schema['const'] !== undefined) return html`<code>${JSON.stringify(schema['const'])}</code>`;
  if (Array.isArray(schema['enum'])) return valuesOf(schema['enum']);
  for (const word of ['anyOf', 'oneOf'])
    if (list(schema, word).length > 0)
      return html`${list(schema, word).map((one, i) => html`${i === 0 ? '' : ' or '}${typeOf(one, document)}`)}`;
  if (list(schema, 'allOf').length > 0)
    return html`${list(schema, 'allOf').map((one, i) => html`${i === 0 ? '' : ' and '}${typeOf(one, document)}`)}`;
  if (schema['type'] === 'array')
    return html`list of ${typeOf(part(schema, 'items'), document)}${rangeOf(schema, 'Items')}`;
  const types = [schema['type'] ?? 'anything'].flat().join(' or ');
  return html`${types}${rangeOf(schema, '')}${rangeOf(schema, 'Length')}`;
}

function valuesOf(values: readonly unknown[]): Html {
  const shown = values.slice(0, MOST_VALUES);
  const more = values.length - shown.length;
  return html`${shown.map((one, i) => html`${i === 0 ? '' : ', '}<code>${JSON.stringify(one)}</code>`)}${more > 0 ? ` and ${more} more` : ''}`;
}

function rangeOf(schema: Json, what: '' | 'Length' | 'Items'): string {
  const name = (word: string): string => (what === '' ? `${word}imum` : `${word}${what}`);
  const [low, high] = [schema[name('min')], schema[name('max')] ?? schema['exclusiveMaximum']];
  const unit = what === 'Length' ? ' characters' : '';
  if (what !== '' && schema[name('min')] === undefined && schema[name('max')] === undefined) return '';
  if (low === undefined && high === undefined) return '';
  if (high === undefined) return `, ${String(low)} or more${unit}`;
  const below = what === '' && schema['maximum'] === undefined ? 'below ' : '';
  return low === undefined
    ? `, at most ${below}${String(high)}${unit}`
    : `, ${String(low)} to ${below}${String(high)}${unit}`;
}

function meaningOf(schema: Json): Html {
  const told = words(schema, 'description');
  const usual = schema['default'];
  const form = words(schema, 'pattern');
  return html`${prose(told)}${usual === undefined ? null : html` Usually <code>${JSON.stringify(usual)}</code>.`}${form === '' ? null : html` Form <code>${form}</code>.`}`;
}
