/**
 * A small judge of the JSON Schema words that our document uses; an unknown word is an error, so that nothing passes unread. A schema is read
 * once and then kept as a function.
 */

type Schema = Readonly<Record<string, unknown>>;
/** Notes every place where the value breaks its schema. */
type Judge = (value: unknown, at: string, faults: string[]) => void;

const ANNOTATIONS = new Set(['format', 'description', 'default', 'examples', 'title', 'properties', 'contentEncoding']);
const NOWHERE = '';
const below = (at: string, step: string | number): string =>
  at === NOWHERE ? NOWHERE : typeof step === 'number' ? `${at}[${step}]` : `${at}.${step}`;
const judges = new WeakMap<object, WeakMap<object, Judge>>();

/** Every place where the value breaks the schema; empty when it keeps it. */
export function schemaFaults(schema: Schema, value: unknown, document: Schema, at = '$'): string[] {
  const judge = judgeOf(schema, document);
  const faults: string[] = [];
  judge(value, NOWHERE, faults);
  // Where the faults are is worth knowing only where there are any: writing down each place costs more than judging.
  if (faults.length === 0) return faults;
  faults.length = 0;
  judge(value, at, faults);
  return faults;
}

function judgeOf(schema: Schema, document: Schema): Judge {
  let known = judges.get(document);
  if (known === undefined) {
    known = new WeakMap();
    judges.set(document, known);
  }
  let judge = known.get(schema);
  if (judge === undefined) {
    // Set before the parts are read, for a schema may lead back to itself.
    let read: Judge | null = null;
    judge = (value, at, faults) => (read as Judge)(value, at, faults);
    known.set(schema, judge);
    read = readSchema(schema, document);
  }
  return judge;
}

function readSchema(schema: Schema, document: Schema): Judge {
  const parts: Judge[] = [];
  const holds = (word: string, test: (value: unknown) => boolean) =>
    parts.push((value, at, faults) => {
      if (!test(value)) faults.push(`${at}: ${word}`);
    });
  const inner = (one: unknown): Judge => judgeOf(one as Schema, document);
  const keeps = (judge: Judge, value: unknown, at: string): boolean => {
    const faults: string[] = [];
    judge(value, at, faults);
    return faults.length === 0;
  };
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>).map(
    ([name, member]) => [name, inner(member)] as const,
  );
  for (const [word, limit] of Object.entries(schema)) {
    const most = limit as number;
    switch (word) {
      case '$ref':
        parts.push(inner(resolveRef(limit as string, document)));
        break;
      case 'type': {
        const types = [limit].flat() as string[];
        holds(`type ${types.join()}`, (value) => types.some((type) => isOfType(value, type)));
        break;
      }
      case 'const':
        holds(`const ${String(limit)}`, (value) => value === limit);
        break;
      case 'enum': {
        const among = new Set(limit as unknown[]);
        parts.push((value, at, faults) => {
          if (!among.has(value)) faults.push(`${at}: enum, not ${String(value)}`);
        });
        break;
      }
      case 'required':
        for (const name of limit as string[])
          holds(`required ${name}`, (value) => !isObject(value) || Object.hasOwn(value, name));
        break;
      case 'items': {
        const item = inner(limit);
        parts.push((value, at, faults) => {
          if (Array.isArray(value)) for (let i = 0; i < value.length; i += 1) item(value[i], below(at, i), faults);
        });
        break;
      }
      case 'additionalProperties': {
        const known = new Set(properties.map(([name]) => name));
        const other: Judge =
          limit === false
            ? (_, at, faults) => faults.push(`${at}: not described`)
            : limit === true
              ? () => {}
              : inner(limit);
        parts.push((value, at, faults) => {
          if (isObject(value))
            for (const name in value) if (!known.has(name)) other(value[name], below(at, name), faults);
        });
        break;
      }
      case 'minimum':
        holds(`minimum ${most}`, (value) => typeof value !== 'number' || value >= most);
        break;
      case 'maximum':
        holds(`maximum ${most}`, (value) => typeof value !== 'number' || value <= most);
        break;
      case 'exclusiveMinimum':
        holds(`exclusiveMinimum ${most}`, (value) => typeof value !== 'number' || value > most);
        break;
      case 'exclusiveMaximum':
        holds(`exclusiveMaximum ${most}`, (value) => typeof value !== 'number' || value < most);
        break;
      case 'minItems':
        holds(`minItems ${most}`, (value) => !Array.isArray(value) || value.length >= most);
        break;
      case 'maxItems':
        holds(`maxItems ${most}`, (value) => !Array.isArray(value) || value.length <= most);
        break;
      case 'uniqueItems':
        holds(
          'uniqueItems',
          (value) => !Array.isArray(value) || new Set(value.map((one) => JSON.stringify(one))).size === value.length,
        );
        break;
      case 'minLength':
        holds(`minLength ${most}`, (value) => typeof value !== 'string' || [...value].length >= most);
        break;
      case 'maxLength':
        holds(`maxLength ${most}`, (value) => typeof value !== 'string' || [...value].length <= most);
        break;
      case 'minProperties':
        holds(`minProperties ${most}`, (value) => !isObject(value) || Object.keys(value).length >= most);
        break;
      case 'maxProperties':
        holds(`maxProperties ${most}`, (value) => !isObject(value) || Object.keys(value).length <= most);
        break;
      case 'pattern': {
        const form = new RegExp(limit as string, 'u');
        holds(`pattern ${String(limit)}`, (value) => typeof value !== 'string' || form.test(value));
        break;
      }
      case 'anyOf': {
        const choices = (limit as Schema[]).map(inner);
        parts.push((value, at, faults) => {
          if (!choices.some((one) => keeps(one, value, at))) faults.push(`${at}: anyOf`);
        });
        break;
      }
      case 'oneOf': {
        const choices = (limit as Schema[]).map(inner);
        parts.push((value, at, faults) => {
          if (choices.filter((one) => keeps(one, value, at)).length !== 1) faults.push(`${at}: oneOf`);
        });
        break;
      }
      case 'not': {
        const never = inner(limit);
        parts.push((value, at, faults) => {
          if (keeps(never, value, at)) faults.push(`${at}: not`);
        });
        break;
      }
      case 'allOf':
        parts.push(...(limit as Schema[]).map(inner));
        break;
      default:
        if (!ANNOTATIONS.has(word)) throw new Error(`the judge does not know "${word}"`);
    }
  }
  if (properties.length > 0)
    parts.push((value, at, faults) => {
      if (!isObject(value)) return;
      for (const [name, member] of properties)
        if (Object.hasOwn(value, name)) member(value[name], below(at, name), faults);
    });
  return (value, at, faults) => {
    for (const part of parts) part(value, at, faults);
  };
}

export function resolveRef(ref: string, document: Schema): Schema {
  let at: unknown = document;
  for (const step of ref.replace(/^#\//, '').split('/')) at = isObject(at) ? at[step] : undefined;
  if (!isObject(at)) throw new Error(`${ref} leads nowhere`);
  return at;
}

/** The object itself, or what it refers to. */
export function resolved(value: Schema, document: Schema): Schema {
  return typeof value['$ref'] === 'string' ? resolveRef(value['$ref'], document) : value;
}

/** The examples of a body, the first one first. */
export function examplesIn(media: Schema): readonly unknown[] {
  const { example, examples } = media as {
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, Schema>>;
  };
  return examples === undefined
    ? example === undefined
      ? []
      : [example]
    : Object.values(examples).map((one) => one['value']);
}

/** What the document tells of an answer with this status. @throws Error when it tells nothing */
export function responseIn(document: Schema, path: string, method: string, status: number): Schema {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  const responses = paths[path]?.[method.toLowerCase()]?.['responses'] as Readonly<Record<string, Schema>> | undefined;
  const response = responses?.[status];
  if (response === undefined) throw new Error(`the document tells of no ${status} of ${method} ${path}`);
  return resolved(response, document);
}

/** The schema of a JSON answer with this status. */
export function answerSchema(document: Schema, path: string, method: string, status: number): Schema {
  const content = responseIn(document, path, method, status)['content'] as Readonly<Record<string, Schema>>;
  return content['application/json']?.['schema'] as Schema;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}
