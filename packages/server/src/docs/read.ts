/** Reading the document: its parts, with references followed. */

export type Json = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that is an object, or an empty one. */
export function part(value: Json, name: string): Json {
  const inside = value[name];
  return isRecord(inside) ? inside : {};
}

export function words(value: Json, name: string): string {
  const inside = value[name];
  return typeof inside === 'string' ? inside : '';
}

export function list(value: Json, name: string): readonly Json[] {
  const inside = value[name];
  return Array.isArray(inside) ? inside.filter(isRecord) : [];
}

/** What a reference leads to; anything else as it is. */
export function followed(value: Json, document: Json): Json {
  if (typeof value['$ref'] !== 'string') return value;
  return value['$ref'].replace('#/', '').split('/').reduce<Json>(part, document);
}

/** An operation with its address. */
export interface Told {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

/** The operations of one group, in the order of the document. */
export function operationsOf(document: Json, tag: string): readonly Told[] {
  return Object.entries(part(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(methods as Json).flatMap(([method, value]) => {
      const operation = value as Json;
      const tags = operation['tags'] as readonly string[];
      return tags.includes(tag)
        ? [{ id: words(operation, 'operationId'), method: method.toUpperCase(), path, operation }]
        : [];
    }),
  );
}

/** The bodies that a request is shown with, by name. */
export function requestExamples(operation: Json): readonly (readonly [name: string, summary: string, body: unknown])[] {
  const media = part(part(part(operation, 'requestBody'), 'content'), 'application/json');
  if (media['example'] !== undefined) return [['sample', 'A body that works.', media['example']]];
  return Object.entries(part(media, 'examples')).map(([name, one]) => [
    name,
    words(one as Json, 'summary'),
    (one as Json)['value'],
  ]);
}
