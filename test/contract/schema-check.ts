/** A small judge of the JSON Schema words that our document uses; an unknown word is an error, so that nothing passes unread. */

type Schema = Readonly<Record<string, unknown>>;

const ANNOTATIONS = new Set(['format', 'description', 'default', 'examples', 'properties']);

/** Every place where the value breaks the schema; empty when it keeps it. */
export function schemaFaults(schema: Schema, value: unknown, document: Schema, at = '$'): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, word: string) => {
    if (!holds) faults.push(`${at}: ${word}`);
  };
  for (const [word, limit] of Object.entries(schema)) {
    switch (word) {
      case '$ref':
        faults.push(...schemaFaults(resolveRef(limit as string, document), value, document, at));
        break;
      case 'type':
        check(
          [limit].flat().some((type) => isOfType(value, type as string)),
          `type ${String(limit)}`,
        );
        break;
      case 'const':
        check(value === limit, `const ${String(limit)}`);
        break;
      case 'enum':
        check((limit as unknown[]).includes(value), `enum, not ${String(value)}`);
        break;
      case 'required':
        if (isObject(value))
          for (const name of limit as string[]) check(Object.hasOwn(value, name), `required ${name}`);
        break;
      case 'items':
        if (Array.isArray(value))
          value.forEach((item, i) => faults.push(...schemaFaults(limit as Schema, item, document, `${at}[${i}]`)));
        break;
      case 'additionalProperties':
        if (isObject(value))
          for (const [name, member] of Object.entries(value)) {
            if (!Object.hasOwn((schema['properties'] ?? {}) as Schema, name))
              faults.push(...schemaFaults(limit as Schema, member, document, `${at}.${name}`));
          }
        break;
      case 'minimum':
        if (typeof value === 'number') check(value >= (limit as number), `minimum ${String(limit)}`);
        break;
      case 'maximum':
        if (typeof value === 'number') check(value <= (limit as number), `maximum ${String(limit)}`);
        break;
      case 'exclusiveMaximum':
        if (typeof value === 'number') check(value < (limit as number), `exclusiveMaximum ${String(limit)}`);
        break;
      case 'minItems':
        if (Array.isArray(value)) check(value.length >= (limit as number), `minItems ${String(limit)}`);
        break;
      case 'maxItems':
        if (Array.isArray(value)) check(value.length <= (limit as number), `maxItems ${String(limit)}`);
        break;
      case 'minLength':
        if (typeof value === 'string') check(value.length >= (limit as number), `minLength ${String(limit)}`);
        break;
      case 'maxLength':
        if (typeof value === 'string') check(value.length <= (limit as number), `maxLength ${String(limit)}`);
        break;
      case 'pattern':
        if (typeof value === 'string') check(new RegExp(limit as string).test(value), `pattern ${String(limit)}`);
        break;
      case 'anyOf':
        check(
          (limit as Schema[]).some((one) => schemaFaults(one, value, document, at).length === 0),
          'anyOf',
        );
        break;
      case 'not':
        check(schemaFaults(limit as Schema, value, document, at).length > 0, 'not');
        break;
      case 'oneOf':
        check(
          (limit as Schema[]).filter((one) => schemaFaults(one, value, document, at).length === 0).length === 1,
          'oneOf',
        );
        break;
      case 'allOf':
        for (const one of limit as Schema[]) faults.push(...schemaFaults(one, value, document, at));
        break;
      default:
        if (!ANNOTATIONS.has(word)) throw new Error(`the judge does not know "${word}"`);
    }
  }
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  if (isObject(value))
    for (const [name, member] of Object.entries(properties)) {
      if (Object.hasOwn(value, name)) faults.push(...schemaFaults(member, value[name], document, `${at}.${name}`));
    }
  return faults;
}

export function resolveRef(ref: string, document: Schema): Schema {
  let at: unknown = document;
  for (const step of ref.replace(/^#\//, '').split('/')) at = isObject(at) ? at[step] : undefined;
  if (!isObject(at)) throw new Error(`${ref} leads nowhere`);
  return at;
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
