/**
 * Calls made up from the document: good ones, good ones with one fault, and everything that likes to slip through. Nothing here knows a row
 * that the document does not tell of, except the operator's doors, which are there for nobody.
 */

import fc from 'fast-check';
import { KEY, REVOKED_KEY, STARTER_KEY } from '../server/house.ts';
import { examplesIn, resolved, resolveRef } from './schema-check.ts';

export type Json = Readonly<Record<string, unknown>>;

/** One call, as it is sent. */
export interface FuzzCall {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** Where the document tells of it; null where it does not. */
  readonly operation: Json | null;
  /** Whether the document has this path with other methods. */
  readonly isKnownPath: boolean;
}

/** Texts that may stand in no log line and in no refusal: a key that nobody has, a birth, a question, a name. */
export const CANARIES = {
  key: 'ask_live_canarycanaryKEYcanarycanarycanarycanarycanarycanaryxyz',
  question: 'CANARY-QUESTION will I marry',
  name: 'CANARY-NAME Asha',
  latitude: 12.987654321,
  datetime: '1987-06-05T04:03:21',
} as const;

export const CANARY_PATH = 'CANARY-PATH';

const ADMIN_PATHS = [
  '/admin',
  '/admin/v1/accounts',
  '/admin/v1/keys',
  '/admin/v1/ledger/verify',
  '/api/admin/accounts',
  '/api/v1/admin/enterprise/licenses',
  '/api/v1/admin/enterprise/licenses/lic_0000000000',
  '/api/v1/admin/enterprise/licenses/lic_0000000000/rotate-key',
  '/api/v1/admin/licences/list',
];

/** Values that like to slip through. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    'null',
    'NaN',
    '1990-01-15T10:30',
    '1990-02-30T10:30',
    '0000-00-00T00:00',
    '2011-12-30T12:00',
    '١٩٩٠-٠١-١٥T10:30',
    'Pacific/Apia',
    '+14:00',
    '+99:99',
    'unknown',
    'constructor',
    '__proto__',
    'toString',
    '\u0000',
    '\ud800',
    '𝒳',
    '\u202e',
    "' OR 1=1 --",
    '<script>',
    '../../etc/passwd',
    'x'.repeat(5_000),
    0,
    -0,
    1,
    -1,
    90.0001,
    180.0001,
    1e-320,
    1e308,
    -1e308,
    2 ** 53,
    5.5,
    true,
    false,
    null,
    [],
    {},
    [[]],
    { $ref: '#' },
    ['datetime'],
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A value that keeps the schema, where one can be read from its words; text without a pattern is taken from its examples. */
function keeping(schema: Json, document: Json): fc.Arbitrary<unknown> {
  if (typeof schema['$ref'] === 'string') return keeping(resolveRef(schema['$ref'], document), document);
  const one = (schema['enum'] ?? schema['examples']) as readonly unknown[] | undefined;
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (one !== undefined && one.length > 0) return fc.constantFrom(...one);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly Json[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => keeping(choice, document)));
  const [low, high] = [
    (schema['minimum'] as number | undefined) ?? -1_000,
    (schema['maximum'] as number | undefined) ?? 1_000,
  ];
  switch ([schema['type']].flat()[0]) {
    case 'integer':
      return fc.integer({ min: low, max: high });
    case 'number':
      return fc.double({ min: low, max: high, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(keeping((schema['items'] ?? {}) as Json, document), { minLength: 1, maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, member]) => [
            name,
            keeping(member, document),
          ]),
        ),
        { requiredKeys: (schema['required'] ?? []) as string[] },
      );
    default:
      return typeof schema['pattern'] === 'string'
        ? fc.stringMatching(new RegExp(schema['pattern']))
        : fc.string({ maxLength: 30 });
  }
}

/** A value that breaks one word of the schema. */
function breaking(written: Json, document: Json): fc.Arbitrary<unknown> {
  const schema = resolved(written, document);
  const faults: unknown[] = [];
  if (typeof schema['minimum'] === 'number') faults.push(schema['minimum'] - 1, -1e300);
  if (typeof schema['maximum'] === 'number') faults.push(schema['maximum'] + 1, 1e300);
  if (typeof schema['maxLength'] === 'number') faults.push('x'.repeat(schema['maxLength'] + 1));
  if (typeof schema['minLength'] === 'number') faults.push('');
  if (schema['enum'] !== undefined) faults.push('none of them', 99);
  const types = [(schema['type'] ?? []) as string | readonly string[]].flat();
  if (!types.includes('string')) faults.push('text', '1');
  if (!types.includes('number') && !types.includes('integer')) faults.push(7);
  if (!types.includes('object')) faults.push({}, { $gt: 0 });
  if (!types.includes('array')) faults.push([], [1]);
  return fc.constantFrom(...faults, true, null);
}

const noise = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ,;="/*-_.:\t'), maxLength: 60 });
const headerNoise = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'authorization',
    'content-encoding',
    'content-language',
    'content-type',
    'cookie',
    'expect',
    'forwarded',
    'idempotency-key',
    'if-none-match',
    'last-event-id',
    'origin',
    'prefer',
    'range',
    'x-admin-key',
    'x-api-key',
    'x-forwarded-for',
    'x-http-method-override',
    'x-idempotency-key',
    'x-request-id',
  ),
  noise,
  { maxKeys: 6 },
);

/** Every kind of call on the operations of the document. */
export function callsOf(document: Json): fc.Arbitrary<FuzzCall> {
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Json>>);
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      operation,
      paths: [path, ...((operation['x-aliases'] ?? []) as readonly string[])],
    })),
  );
  const known = new Map<string, Map<string, Json>>();
  for (const { method, operation, paths: all } of operations)
    for (const path of all) known.set(path, (known.get(path) ?? new Map<string, Json>()).set(method, operation));

  // A body has more to go wrong than a bare address, and a price more than a body.
  const often = operations.flatMap((one) => {
    const times = one.operation['x-price-usd'] !== undefined ? 16 : one.operation['requestBody'] !== undefined ? 4 : 1;
    return Array<typeof one>(times).fill(one);
  });
  const documented = fc.constantFrom(...often).chain(({ method, operation, paths: all }) =>
    fc
      .record({
        path: fc.constantFrom(...all),
        params: paramsOf(operation),
        query: queryOf(operation),
        sent: sentOf(operation, document),
        key: keyOf(operation),
        noise: fc.option(headerNoise, { freq: 6 }),
        idempotency: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), { freq: 2 }),
      })
      .map(
        ({ path, params, query, sent, key, noise: extra, idempotency }): FuzzCall => ({
          kind: sent.kind,
          method,
          path: filled(path, params) + query,
          headers: {
            ...(sent.body === null ? {} : { 'content-type': 'application/json' }),
            ...key,
            ...(idempotency === null ? {} : { 'idempotency-key': idempotency }),
            ...extra,
          },
          body: method === 'GET' ? null : sent.body,
          operation,
          isKnownPath: true,
        }),
      ),
  );
  const wrongMethod = fc
    .record({
      path: fc.constantFrom(...known.keys()),
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'patch', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW'),
      extra: headerNoise,
    })
    .map(
      ({ path, method, extra }): FuzzCall => ({
        kind: 'method',
        method,
        path: filled(path, {}),
        headers: extra,
        body: null,
        operation: known.get(path)?.get(method.toUpperCase()) ?? null,
        isKnownPath: true,
      }),
    );
  const nowhere = fc
    .record({
      path: fc.oneof(
        fc.webPath().map((path) => `/nowhere${path}`),
        fc.constantFrom(...ADMIN_PATHS),
      ),
      method: fc.constantFrom('GET', 'POST', 'DELETE', 'OPTIONS'),
      extra: headerNoise,
    })
    .map(
      ({ path, method, extra }): FuzzCall => ({
        kind: 'nowhere',
        method,
        path,
        headers: extra,
        body: null,
        operation: null,
        isKnownPath: false,
      }),
    );
  return fc
    .oneof(
      { weight: 8, arbitrary: documented },
      { weight: 1, arbitrary: wrongMethod },
      { weight: 1, arbitrary: nowhere },
    )
    .filter(({ path, method, headers }) => canBeSent(path, method, headers));
}

interface Sent {
  readonly kind: string;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

function sentOf(operation: Json, document: Json): fc.Arbitrary<Sent> {
  const content = (operation['requestBody'] as Json | undefined)?.['content'] as Record<string, Json> | undefined;
  const media: Json = content?.['application/json'] ?? {};
  const schema = media['schema'] as Json | undefined;
  const [example] = examplesIn(media) as readonly (Json | undefined)[];
  if (schema === undefined) return fc.constant({ kind: 'bare', body: null });
  const shape = resolved(schema, document);
  const members = Object.entries((shape['properties'] ?? {}) as Record<string, Json>);
  const canaries = {
    name: CANARIES.name,
    question: CANARIES.question,
    ...(example?.['latitude'] === undefined ? {} : { latitude: CANARIES.latitude, datetime: CANARIES.datetime }),
  };
  const good: fc.Arbitrary<Json> = fc
    .subarray(members, { maxLength: Math.min(3, members.length) })
    .chain((some) => fc.record(Object.fromEntries(some.map(([name, member]) => [name, keeping(member, document)]))))
    .map((some) => ({
      ...canaries,
      ...example,
      ...(example?.['latitude'] === undefined ? {} : { latitude: CANARIES.latitude, datetime: CANARIES.datetime }),
      ...some,
    }));
  const told = (value: unknown): string => JSON.stringify(value);
  const near = fc
    .tuple(
      good,
      fc
        .constantFrom(...(members.length === 0 ? [['none', {}] as [string, Json]] : members))
        .chain(([name, member]) => fc.tuple(fc.constant(name), breaking(member, document))),
    )
    .map(([value, [name, bad]]) => ({ ...value, [name]: bad }));
  const swapped = fc
    .tuple(
      good,
      fc.array(odd, { minLength: members.length, maxLength: members.length }),
      fc.infiniteStream(fc.boolean()),
    )
    .map(([value, values, toss]) => ({
      ...value,
      ...Object.fromEntries(members.map(([name], i) => [name, values[i]] as const).filter(() => toss.next().value)),
    }));
  const missing = fc
    .tuple(good, fc.infiniteStream(fc.boolean()))
    .map(([value, toss]) => Object.fromEntries(Object.entries(value).filter(() => toss.next().value)));
  const raw = fc.oneof(
    fc.jsonValue({ maxDepth: 40 }).map(told),
    fc.string({ unit: 'binary', maxLength: 200 }),
    good.map((value) => told(value).slice(0, -7)),
    good.map((value) => told(value).replace(/:-?\d+(?:\.\d+)?/, ':1e999')),
    good.map((value) => told(value).replace('{', '{"__proto__":{"latitude":1},"constructor":1,')),
    good.map((value) => `\ufeff${told(value)}`),
    fc.integer({ min: 30, max: 100_000 }).map((depth) => `{"a":${'['.repeat(depth)}`),
    fc.constantFrom(
      '',
      '[]',
      'null',
      '0',
      '"text"',
      '{}',
      '{"a":1}{"b":2}',
      '{"latitude":1,"latitude":2}',
      '{"a":NaN}',
      "{'a':1}",
      `{"a":"${'x'.repeat(70_000)}"}`,
    ),
  );
  return fc.oneof(
    { weight: 4, arbitrary: good.map((value) => ({ kind: 'good', body: told(value) })) },
    { weight: 4, arbitrary: near.map((value) => ({ kind: 'near', body: told(value) })) },
    { weight: 3, arbitrary: swapped.map((value) => ({ kind: 'swapped', body: told(value) })) },
    { weight: 1, arbitrary: missing.map((value) => ({ kind: 'missing', body: told(value) })) },
    { weight: 1, arbitrary: good.map((value) => ({ kind: 'wrapped', body: told({ birthDetails: value, ...value }) })) },
    { weight: 3, arbitrary: raw.map((body) => ({ kind: 'raw', body })) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ kind: 'bytes', body: new Uint8Array(bytes) })),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'empty', body: null }) },
  );
}

function keyOf(operation: Json): fc.Arbitrary<Record<string, string>> {
  if ((operation['security'] as readonly unknown[]).length === 0) return fc.constant({});
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant({ 'x-api-key': KEY }) },
    { weight: 2, arbitrary: fc.constant({ authorization: `Bearer ${KEY}` }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        {},
        { 'x-api-key': CANARIES.key },
        { authorization: `Bearer ${CANARIES.key}` },
        { authorization: `Basic ${CANARIES.key}` },
        { 'x-api-key': REVOKED_KEY },
        { 'x-api-key': STARTER_KEY },
        { 'x-api-key': 'constructor' },
        { 'x-api-key': KEY, authorization: 'Bearer other' },
      ),
    },
  );
}

const parametersIn = (operation: Json, place: string): readonly Json[] =>
  ((operation['parameters'] ?? []) as readonly Json[]).filter((one) => one['in'] === place);

const ODD_SEGMENTS = [
  'tower-3%2Fflat-12',
  'whk_none',
  'whk_0000000000',
  'dlv_x',
  '__proto__',
  'constructor',
  '%00x'.slice(3),
  CANARY_PATH,
  '%F0%9F%98%80',
  '%ZZ',
  '%',
  'a'.repeat(300),
  "'--",
  'null',
  '0',
];

function paramsOf(operation: Json): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    Object.fromEntries(
      parametersIn(operation, 'path').map((one) => [one['name'] as string, fc.constantFrom(...ODD_SEGMENTS)]),
    ),
  );
}

function queryOf(operation: Json): fc.Arbitrary<string> {
  const named = parametersIn(operation, 'query');
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '1',
      '20',
      '101',
      '-1',
      '1e3',
      '0x10',
      'NaN',
      'tropical',
      'sidereal',
      '2026-11-22',
      '2026-11-22T10:00Z',
      'dlv_abc',
      'soon',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const pair = fc.tuple(fc.constantFrom(...named.map((one) => one['name'] as string), 'other', '__proto__'), value);
  return fc
    .array(pair, { maxLength: 3 })
    .map((pairs) =>
      pairs.length === 0
        ? ''
        : `?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&')}`,
    );
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'whk_none');
}

function canBeSent(path: string, method: string, headers: Readonly<Record<string, string>>): boolean {
  try {
    return new Request(`http://localhost${path}`, { method, headers }).url.startsWith('http://localhost/');
  } catch {
    return false;
  }
}
