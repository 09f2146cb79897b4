/** JSON Schema (draft 2020-12, as OpenAPI 3.1 uses it) in short words, so that a shape reads like a table. */

export type JsonSchema = { readonly [keyword: string]: unknown };

export const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...more,
});
export const number = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'number',
  description,
  ...more,
});
export const integer = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'integer',
  description,
  ...more,
});
export const truth = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'boolean',
  description,
  ...more,
});
export const oneOf = (
  description: string,
  values: readonly (string | number)[],
  more: JsonSchema = {},
): JsonSchema => ({ enum: values, description, ...more });
export const listOf = (items: JsonSchema, description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items,
  description,
  ...more,
});
export const fixed = (value: string | number | boolean, description = ''): JsonSchema => ({
  const: value,
  ...(description === '' ? {} : { description }),
});
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * An object. A name that ends with `?` is optional; the others are required. Further members are allowed, for the contract grows by adding.
 */
export function shape(members: Readonly<Record<string, JsonSchema>>, description = ''): JsonSchema {
  const required = Object.keys(members).filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace(/\?$/, ''), schema]),
  );
  return {
    type: 'object',
    ...(description === '' ? {} : { description }),
    properties,
    ...(required.length === 0 ? {} : { required }),
  };
}

/** Or null. */
export const orNull = (schema: JsonSchema, description = ''): JsonSchema => ({
  anyOf: [schema, { type: 'null' }],
  ...(description === '' ? {} : { description }),
});
