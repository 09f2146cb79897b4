/**
 * From the schemas of the published document to TypeScript. Only the words that `contract/schema.ts` uses are known; another one stops
 * the generator, so that no part of a promise is dropped unseen.
 */

export type Schema = Readonly<Record<string, unknown>>;

/** Words that bound a value without changing its type. */
const BOUNDS = new Set([
  'description',
  'examples',
  'default',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'not',
  'title',
  'readOnly',
  'contentEncoding',
  'contentMediaType',
  'deprecated',
  '$comment',
]);
const KNOWN = new Set([
  ...BOUNDS,
  '$ref',
  'const',
  'enum',
  'anyOf',
  'oneOf',
  'allOf',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'prefixItems',
]);
const COMBINED = new Set(['anyOf', 'oneOf', 'allOf']);
/** A shape that is written in fewer characters is not worth a name. */
const WORTH_A_NAME = 140;

/** `sent`: a member may also be handed in as undefined, which JSON leaves out. */
export type Direction = 'sent' | 'told';

export interface TypeWriter {
  /** The type of a schema; `hint` is the name it gets when it stands in more than one place. */
  typeOf(schema: Schema, direction: Direction, hint: string): string;
  /** The type under a name of its own; the name of an equal shape when there is one. */
  named(schema: Schema, direction: Direction, name: string): string;
  /** Every type that got a name, in the order of their names. */
  declarations(): string;
}

/**
 * @param repeated  tells of a shape whether it stands in more than one place
 * @throws  Error for a word of JSON Schema that has no translation here
 */
export function openTypeWriter(repeated: (key: string) => boolean, seen: (key: string) => void): TypeWriter {
  const names = new Map<string, string>();
  const written = new Map<string, string>();

  function declare(key: string, name: string, schema: Schema, direction: Direction): string {
    let free = name;
    for (let n = 2; written.has(free); n += 1) free = `${name}${n}`;
    names.set(key, free);
    written.set(free, '');
    written.set(
      free,
      `${comment(schema['description'], '')}export type ${free} = ${plain(schema, direction, free)};\n`,
    );
    return free;
  }

  function named(schema: Schema, direction: Direction, name: string): string {
    if (typeof schema['$ref'] === 'string') return plain(schema, direction, name);
    const key = keyOf(schema, direction);
    return names.get(key) ?? declare(key, name, schema, direction);
  }

  function typeOf(schema: Schema, direction: Direction, hint: string): string {
    const key = keyOf(schema, direction);
    seen(key);
    const known = names.get(key);
    if (known !== undefined) return known;
    if (repeated(key) && isStructured(schema) && plain(schema, direction, hint).length > WORTH_A_NAME)
      return declare(key, pascal(hint), schema, direction);
    return plain(schema, direction, hint);
  }

  function plain(schema: Schema, direction: Direction, hint: string): string {
    for (const word of Object.keys(schema))
      if (!KNOWN.has(word)) throw new Error(`no translation for "${word}" in ${hint}`);
    const parts: string[] = [];
    if (typeof schema['$ref'] === 'string') parts.push(pascal(schema['$ref'].split('/').at(-1) ?? ''));
    if ('const' in schema) parts.push(JSON.stringify(schema['const']));
    if (Array.isArray(schema['enum'])) parts.push(union(schema['enum'].map((value) => JSON.stringify(value))));
    for (const word of ['anyOf', 'oneOf']) {
      const choices = ((schema[word] ?? []) as Schema[]).filter(saysType);
      if (choices.length > 0)
        parts.push(union(choices.map((one, i) => typeOf(one, direction, i === 0 ? hint : `${hint}Or`))));
    }
    for (const one of ((schema['allOf'] ?? []) as Schema[]).filter(saysType)) parts.push(typeOf(one, direction, hint));
    if (parts.length === 0 || 'properties' in schema) parts.push(...byType(schema, direction, hint));
    return parts.length === 1
      ? (parts[0] as string)
      : parts.map((part) => (part.includes('|') ? `(${part})` : part)).join(' & ');
  }

  function byType(schema: Schema, direction: Direction, hint: string): string[] {
    const types = schema['type'] === undefined ? ('properties' in schema ? ['object'] : []) : [schema['type']].flat();
    if (types.length === 0) return ['unknown'];
    return [union(types.map((type) => ofType(type as string, schema, direction, hint)))];
  }

  function ofType(type: string, schema: Schema, direction: Direction, hint: string): string {
    switch (type) {
      case 'integer':
      case 'number':
        return 'number';
      case 'string':
      case 'boolean':
      case 'null':
        return type;
      case 'array':
        return listType(schema, direction, hint);
      case 'object':
        return objectType(schema, direction, hint);
      default:
        throw new Error(`no translation for the type "${type}" in ${hint}`);
    }
  }

  function listType({ items, prefixItems }: Schema, direction: Direction, hint: string): string {
    if (Array.isArray(prefixItems))
      return `readonly [${prefixItems.map((one) => typeOf(one as Schema, direction, hint)).join(', ')}]`;
    const item = items === undefined ? 'unknown' : typeOf(items as Schema, direction, singular(hint));
    return /^[\w.]+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`;
  }

  function objectType(schema: Schema, direction: Direction, hint: string): string {
    const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
    const extra = schema['additionalProperties'];
    const record = (type: string): string => `Readonly<Record<string, ${type}>>`;
    const rest = typeof extra === 'object' ? record(typeOf(extra as Schema, direction, `${hint}Entry`)) : null;
    if (properties.length === 0) return rest ?? record(extra === false ? 'never' : 'unknown');
    const required = new Set((schema['required'] ?? []) as string[]);
    const members = properties.map(([name, member]) => {
      const optional = !required.has(name);
      const type = typeOf(member, direction, name);
      const value = optional && direction === 'sent' ? `${type} | undefined` : type;
      const label = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      return `${comment(noteOf(member), '  ')}  readonly ${label}${optional ? '?' : ''}: ${value.replaceAll('\n', '\n  ')};\n`;
    });
    return `{\n${members.join('')}}${rest === null ? '' : ` & ${rest}`}`;
  }

  return {
    typeOf,
    named,
    declarations: () =>
      [...written]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, text]) => text)
        .join('\n'),
  };
}

function keyOf(schema: Schema, direction: Direction): string {
  return `${direction} ${JSON.stringify(schema)}`;
}

/** A branch that only asks for members, or forbids them, says nothing that a type can. */
function saysType(schema: Schema): boolean {
  return Object.entries(schema).some(([word, value]) =>
    COMBINED.has(word) ? (value as Schema[]).some(saysType) : !BOUNDS.has(word) && word !== 'required',
  );
}

function isStructured(schema: Schema): boolean {
  return 'properties' in schema || 'enum' in schema || 'anyOf' in schema || 'oneOf' in schema;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function noteOf(schema: Schema): string {
  const said = typeof schema['description'] === 'string' ? schema['description'].trim() : '';
  const usual =
    schema['default'] === undefined ? '' : `Usually \`${JSON.stringify(schema['default']).replaceAll('"', '')}\`.`;
  const from = schema['minimum'];
  const to = schema['maximum'];
  const range = from === undefined || to === undefined ? '' : `${String(from)} … ${String(to)}.`;
  return [said, range, usual].filter((part) => part !== '').join(' ');
}

/** A doc comment, or nothing when there is nothing to say. */
export function comment(text: unknown, indent: string): string {
  const said = typeof text === 'string' ? text.trim().replaceAll('*/', '*\\/') : '';
  return said === '' ? '' : `${indent}/** ${said.replaceAll('\n', `\n${indent} * `)} */\n`;
}

export function pascal(name: string): string {
  return name
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\d/, 'N$&');
}

function singular(name: string): string {
  return /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}
