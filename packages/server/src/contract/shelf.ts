/**
 * The shelf of components: whatever the document would say twice it says once, under a name, and refers to it.
 *
 * Two passes: `note` sees every schema and counts, `schema` then gives each back with its repeated parts replaced by references.
 */

import type { JsonSchema } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Shorter than this, a schema is as short as its reference. */
const WORTH_A_NAME = 160;
const LISTS: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAPS: ReadonlySet<string> = new Set(['properties']);
const SINGLES: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not']);

/** What equal schemas have in common. */
interface Kind {
  readonly number: number;
  /** Signs that it takes in the document. */
  readonly length: number;
}

export class Shelf {
  readonly schemas: Record<string, Json> = {};
  readonly responses: Record<string, Json> = {};
  readonly parameters: Record<string, Json> = {};
  readonly headers: Record<string, Json> = {};
  readonly #named: Readonly<Record<string, JsonSchema>>;
  /** Equal schemas are one kind, however often they were written. */
  readonly #kinds = new Map<string, Kind>();
  readonly #kindOf = new WeakMap<object, Kind>();
  /** How often a kind stands in the document, and what it may be called. */
  readonly #seen = new Map<Kind, { times: number; readonly hints: readonly string[] }>();
  readonly #names = new Map<Kind, string>();
  readonly #responses = new Map<string, Json>();

  /** @param named  schemas that have a name already; they come to the shelf when something refers to them */
  constructor(named: Readonly<Record<string, JsonSchema>>) {
    this.#named = named;
    for (const [name, schema] of Object.entries(named)) this.#names.set(this.#kind(schema), name);
  }

  /** @param hints  what the schema may be called, from the place outward: `['houses', 'chart']` */
  note(schema: JsonSchema, hints: readonly string[]): void {
    const name = nameIn(schema);
    const whole = name === null ? schema : this.#named[name];
    if (whole === undefined) throw new Error(`no schema is called ${name}`);
    const kind = this.#kind(whole);
    const seen = this.#seen.get(kind);
    if (seen !== undefined) {
      seen.times += 1;
      return;
    }
    this.#seen.set(kind, { times: 1, hints });
    for (const [part, hint] of partsOf(whole)) this.note(part, hint === '' ? hints : [hint, ...hints]);
  }

  /** Gives names to what was seen more than once. */
  settle(): void {
    const taken = new Set(this.#names.values());
    for (const [kind, { times, hints }] of this.#seen)
      if (times > 1 && kind.length >= WORTH_A_NAME && !this.#names.has(kind)) {
        const name = freeName(hints, taken);
        this.#names.set(kind, name);
        taken.add(name);
      }
  }

  /** The schema with references in place of what has a name. */
  schema(schema: JsonSchema): Json {
    const given = nameIn(schema);
    const whole = given === null ? schema : (this.#named[given] as JsonSchema);
    const name = given ?? this.#names.get(this.#kind(whole));
    if (name === undefined) return this.#replaced(whole);
    if (this.schemas[name] === undefined) {
      this.schemas[name] = {};
      this.schemas[name] = this.#replaced(whole);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /**
   * A reference to a response that others may share.
   *
   * @param name  what it is called, if it is the first of its name
   * @param key   equal for equal responses
   */
  response(name: string, key: string, make: () => Json): Json {
    let reference = this.#responses.get(key);
    if (reference === undefined) {
      const own =
        this.responses[name] === undefined ? name : nextFree(name, (one) => this.responses[one] !== undefined);
      this.responses[own] = make();
      reference = { $ref: `#/components/responses/${own}` };
      this.#responses.set(key, reference);
    }
    return reference;
  }

  /** References to headers, which come to the shelf when they are first referred to. */
  headersOf(headers: Readonly<Record<string, Json>>): Json {
    return Object.fromEntries(
      Object.entries(headers).map(([name, header]) => {
        this.headers[name] ??= header;
        return [name, { $ref: `#/components/headers/${name}` }];
      }),
    );
  }

  parameter(name: string, parameter: Json): Json {
    this.parameters[name] ??= parameter;
    return { $ref: `#/components/parameters/${name}` };
  }

  #replaced(schema: JsonSchema): Json {
    const whole: Record<string, unknown> = { ...schema };
    for (const word of LISTS)
      if (Array.isArray(whole[word])) whole[word] = (whole[word] as JsonSchema[]).map((one) => this.schema(one));
    for (const word of MAPS)
      if (isObject(whole[word]))
        whole[word] = Object.fromEntries(
          Object.entries(whole[word]).map(([name, one]) => [name, this.schema(one as JsonSchema)]),
        );
    for (const word of SINGLES) if (isObject(whole[word])) whole[word] = this.schema(whole[word] as JsonSchema);
    return whole;
  }

  /** The kind of a schema: made of its own words and of the kinds of its parts. */
  #kind(schema: JsonSchema): Kind {
    const known = this.#kindOf.get(schema);
    if (known !== undefined) return known;
    let [key, length] = ['', 2];
    const inside = (one: unknown): string => {
      const kind = this.#kind(one as JsonSchema);
      length += kind.length;
      return String(kind.number);
    };
    for (const [word, value] of Object.entries(schema)) {
      length += word.length + 4;
      key += `${word}:`;
      if (LISTS.has(word) && Array.isArray(value)) key += value.map(inside).join();
      else if (MAPS.has(word) && isObject(value))
        for (const [name, one] of Object.entries(value)) {
          length += name.length + 4;
          key += `${name} ${inside(one)},`;
        }
      else if (SINGLES.has(word) && isObject(value)) key += inside(value);
      else {
        const written = JSON.stringify(value);
        length += written.length;
        key += written;
      }
      key += '\n';
    }
    let kind = this.#kinds.get(key);
    if (kind === undefined) {
      kind = { number: this.#kinds.size, length };
      this.#kinds.set(key, kind);
    }
    this.#kindOf.set(schema, kind);
    return kind;
  }
}

/** The name that a reference leads to, or null for a schema of its own. */
function nameIn(schema: JsonSchema): string | null {
  const at = schema['$ref'];
  return typeof at === 'string' ? at.replace('#/components/schemas/', '') : null;
}

/** The shortest name from the place outward that nothing has yet. */
function freeName(hints: readonly string[], taken: ReadonlySet<string>): string {
  let name = '';
  for (const hint of hints) {
    name = pascal(hint) + name;
    if (!taken.has(name)) return name;
  }
  return nextFree(name, (one) => taken.has(one));
}

/** The schemas inside a schema, each with the word that names it: a member by its name, an item by the singular of its list. */
function* partsOf(schema: JsonSchema): Generator<readonly [JsonSchema, string]> {
  for (const word of LISTS)
    if (Array.isArray(schema[word])) for (const one of schema[word] as JsonSchema[]) yield [one, ''];
  for (const word of MAPS)
    if (isObject(schema[word])) for (const [name, one] of Object.entries(schema[word])) yield [one as JsonSchema, name];
  for (const word of SINGLES)
    if (isObject(schema[word])) yield [schema[word] as JsonSchema, word === 'not' ? '' : 'item'];
}

function pascal(word: string): string {
  return word
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '');
}

function nextFree(name: string, isTaken: (name: string) => boolean): string {
  for (let i = 2; ; i += 1) if (!isTaken(`${name}${i}`)) return `${name}${i}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
