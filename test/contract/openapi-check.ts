/**
 * The rules of OpenAPI 3.1 for the parts that our document has, written from the specification (OpenAPI Specification 3.1.1, sections 4.8.1 to
 * 4.8.30): which members an object may have, which it must have, and what stands in them. An unknown member is a fault unless it begins with `x-`.
 */

type Json = Readonly<Record<string, unknown>>;
/** What stands in a member: text, a truth, anything, or an object, a map or a list of objects of this kind. */
type Rule =
  | 'text'
  | 'truth'
  | 'any'
  | 'texts'
  | { readonly one: Kind }
  | { readonly map: Kind }
  | { readonly list: Kind };

type Kind =
  | 'OpenAPI'
  | 'Info'
  | 'License'
  | 'Server'
  | 'Tag'
  | 'Components'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'RequestBody'
  | 'MediaType'
  | 'Example'
  | 'Response'
  | 'Header'
  | 'SecurityScheme'
  | 'SecurityRequirement'
  | 'Schema';

/** Members of each kind; `!` marks those that it must have. */
const RULES: Readonly<Record<Exclude<Kind, 'SecurityRequirement' | 'Schema'>, Readonly<Record<string, Rule>>>> = {
  OpenAPI: {
    'openapi!': 'text',
    'info!': { one: 'Info' },
    jsonSchemaDialect: 'text',
    servers: { list: 'Server' },
    paths: { map: 'PathItem' },
    webhooks: { map: 'PathItem' },
    components: { one: 'Components' },
    security: { list: 'SecurityRequirement' },
    tags: { list: 'Tag' },
  },
  Info: { 'title!': 'text', 'version!': 'text', summary: 'text', description: 'text', license: { one: 'License' } },
  License: { 'name!': 'text', identifier: 'text', url: 'text' },
  Server: { 'url!': 'text', description: 'text' },
  Tag: { 'name!': 'text', description: 'text' },
  Components: {
    schemas: { map: 'Schema' },
    responses: { map: 'Response' },
    parameters: { map: 'Parameter' },
    examples: { map: 'Example' },
    headers: { map: 'Header' },
    securitySchemes: { map: 'SecurityScheme' },
  },
  PathItem: {
    get: { one: 'Operation' },
    put: { one: 'Operation' },
    post: { one: 'Operation' },
    delete: { one: 'Operation' },
    patch: { one: 'Operation' },
    parameters: { list: 'Parameter' },
  },
  Operation: {
    tags: 'texts',
    summary: 'text',
    description: 'text',
    operationId: 'text',
    parameters: { list: 'Parameter' },
    requestBody: { one: 'RequestBody' },
    responses: { map: 'Response' },
    deprecated: 'truth',
    security: { list: 'SecurityRequirement' },
  },
  Parameter: {
    'name!': 'text',
    'in!': 'text',
    description: 'text',
    required: 'truth',
    deprecated: 'truth',
    schema: { one: 'Schema' },
    example: 'any',
  },
  RequestBody: { description: 'text', 'content!': { map: 'MediaType' }, required: 'truth' },
  MediaType: { schema: { one: 'Schema' }, example: 'any', examples: { map: 'Example' } },
  Example: { summary: 'text', description: 'text', value: 'any' },
  Response: { 'description!': 'text', headers: { map: 'Header' }, content: { map: 'MediaType' } },
  Header: { description: 'text', required: 'truth', schema: { one: 'Schema' } },
  SecurityScheme: { 'type!': 'text', description: 'text', name: 'text', in: 'text', scheme: 'text' },
};

type AnyRule = Rule | 'number' | 'count' | 'values' | 'types';

/** Words of JSON Schema 2020-12 and what stands in them. */
const SCHEMA_WORDS: Readonly<Record<string, AnyRule>> = {
  $ref: 'text',
  type: 'types',
  const: 'any',
  enum: 'values',
  description: 'text',
  title: 'text',
  format: 'text',
  contentEncoding: 'text',
  default: 'any',
  examples: 'values',
  properties: { map: 'Schema' },
  required: 'texts',
  additionalProperties: { one: 'Schema' },
  items: { one: 'Schema' },
  not: { one: 'Schema' },
  anyOf: { list: 'Schema' },
  oneOf: { list: 'Schema' },
  allOf: { list: 'Schema' },
  pattern: 'text',
  uniqueItems: 'truth',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  minItems: 'count',
  maxItems: 'count',
  minLength: 'count',
  maxLength: 'count',
  minProperties: 'count',
  maxProperties: 'count',
};
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** Every place where the document is no OpenAPI 3.1. */
export function openApiFaults(document: Json): readonly string[] {
  const faults: string[] = [];
  judgeObject('OpenAPI', document, '#', faults);
  if (!/^3\.1\.\d+$/.test(String(document['openapi']))) faults.push('#/openapi: no version of 3.1');
  if (!['paths', 'webhooks', 'components'].some((name) => Object.hasOwn(document, name))) faults.push('#: empty');
  const ids = new Set<string>();
  for (const [at, operation] of operationsIn(document)) {
    const id = String(operation['operationId']);
    if (ids.has(id)) faults.push(`${at}: the operationId ${id} is taken`);
    ids.add(id);
    if (Object.keys((operation['responses'] ?? {}) as Json).length === 0) faults.push(`${at}: no responses`);
  }
  return faults;
}

function* operationsIn(document: Json): Generator<readonly [string, Json]> {
  for (const part of ['paths', 'webhooks'])
    for (const [path, item] of Object.entries((document[part] ?? {}) as Record<string, Record<string, Json>>))
      for (const [method, operation] of Object.entries(item)) yield [`#/${part}${path}/${method}`, operation];
}

function judgeObject(kind: Kind, value: unknown, at: string, faults: string[]): void {
  if (kind === 'Schema') {
    judgeSchema(value, at, faults);
    return;
  }
  if (!isObject(value)) {
    faults.push(`${at}: no object`);
    return;
  }
  if (typeof value['$ref'] === 'string') return;
  if (kind === 'SecurityRequirement') {
    for (const [name, scopes] of Object.entries(value)) judge('texts', scopes, `${at}/${name}`, faults);
    return;
  }
  const rules = RULES[kind];
  for (const [name, rule] of Object.entries(rules)) {
    const plain = name.replace('!', '');
    if (Object.hasOwn(value, plain)) judge(rule, value[plain], `${at}/${plain}`, faults);
    else if (name.endsWith('!')) faults.push(`${at}: without ${plain}`);
  }
  for (const name of Object.keys(value))
    if (!(name in rules) && !(`${name}!` in rules) && !name.startsWith('x-')) faults.push(`${at}: unknown ${name}`);
  const own = OWN_RULES[kind]?.(value) ?? null;
  if (own !== null) faults.push(`${at}: ${own}`);
}

/** What the members of an object must keep among themselves. */
const OWN_RULES: Partial<Readonly<Record<Kind, (value: Json) => string | null>>> = {
  License: (value) => (Object.hasOwn(value, 'identifier') && Object.hasOwn(value, 'url') ? 'identifier and url' : null),
  MediaType: (value) =>
    Object.hasOwn(value, 'example') && Object.hasOwn(value, 'examples') ? 'example and examples' : null,
  Parameter: (value) =>
    !['query', 'header', 'path', 'cookie'].includes(String(value['in']))
      ? 'no such place'
      : value['in'] === 'path' && value['required'] !== true
        ? 'a part of the path that is not required'
        : Object.hasOwn(value, 'schema')
          ? null
          : 'no schema',
  Header: (value) => (Object.hasOwn(value, 'schema') ? null : 'no schema'),
  SecurityScheme: (value) =>
    value['type'] === 'apiKey'
      ? ['header', 'query', 'cookie'].includes(String(value['in'])) && typeof value['name'] === 'string'
        ? null
        : 'apiKey without name and place'
      : value['type'] === 'http' && typeof value['scheme'] === 'string'
        ? null
        : 'no such type',
};

function judgeSchema(value: unknown, at: string, faults: string[]): void {
  if (typeof value === 'boolean') return;
  if (!isObject(value)) {
    faults.push(`${at}: no schema`);
    return;
  }
  for (const [word, inside] of Object.entries(value)) {
    const rule = SCHEMA_WORDS[word];
    if (rule === undefined) faults.push(`${at}: no word of a schema: ${word}`);
    else judge(rule, inside, `${at}/${word}`, faults);
  }
  if (typeof value['pattern'] === 'string')
    try {
      new RegExp(value['pattern'], 'u');
    } catch {
      faults.push(`${at}/pattern: no regular expression`);
    }
}

function judge(rule: AnyRule, value: unknown, at: string, faults: string[]): void {
  const holds = (test: boolean, what: string): void => {
    if (!test) faults.push(`${at}: no ${what}`);
  };
  if (typeof rule === 'object') {
    const [[form, kind]] = Object.entries(rule) as [[string, Kind]];
    if (form === 'one') judgeObject(kind, value, at, faults);
    else if (form === 'list') {
      holds(Array.isArray(value), 'list');
      if (Array.isArray(value)) for (const [i, one] of value.entries()) judgeObject(kind, one, `${at}/${i}`, faults);
    } else {
      holds(isObject(value), 'map');
      if (isObject(value))
        for (const [name, one] of Object.entries(value)) judgeObject(kind, one, `${at}/${name}`, faults);
    }
    return;
  }
  holds(stands(rule, value), rule);
}

/** Whether a plain value is what the rule says. */
function stands(rule: Extract<AnyRule, string>, value: unknown): boolean {
  switch (rule) {
    case 'text':
      return typeof value === 'string';
    case 'truth':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'count':
      return Number.isInteger(value) && (value as number) >= 0;
    case 'texts':
      return (
        Array.isArray(value) && value.every((one) => typeof one === 'string') && new Set(value).size === value.length
      );
    case 'values':
      return Array.isArray(value) && value.length > 0;
    case 'types':
      return [value].flat().every((one) => TYPES.has(one as string));
    case 'any':
      return true;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
