/** One row as an operation of the document: its request, each of its answers, each of its refusals. */

import { REFUSALS, type RefusalCode } from '../http/refusal.ts';
import { usdNumber } from '../money.ts';
import { type Family, refusesByObject, successSchema } from './envelopes.ts';
import {
  headerOf,
  idempotencyParameter,
  REFUSAL_HEADERS,
  REPLAY_HEADERS,
  RETRY_AFTER,
  STANDARD_HEADERS,
} from './headers.ts';
import { type Operation, USUAL_KEEP_HOURS } from './operation.ts';
import { refusalExample } from './refusals.ts';
import { type JsonSchema, ref } from './schema.ts';
import type { Shelf } from './shelf.ts';

type Json = Readonly<Record<string, unknown>>;

/** A real answer to a request example: which one, its status and its body, long lists cut. */
export interface AnswerExample {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
}

/** Name of the request example that every row with a sample has. */
export const SAMPLE = 'sample';

/** Every schema that the operation will write. */
export function noteOperation(operation: Operation, shelf: Shelf): void {
  const { id, request, family, data, params, query, onlyAnswers, requestHeaders = {}, events = {} } = operation;
  if (request !== null) shelf.note(request, ['request', id]);
  if (onlyAnswers === undefined) shelf.note(successSchema(family, data), ['answer', id]);
  for (const [name, schema] of Object.entries(events)) shelf.note(schema, [`stream ${name}`]);
  for (const [name, schema] of Object.entries({ ...params, ...query, ...requestHeaders })) shelf.note(schema, [name]);
  shelf.note(ref(refusalName(family)), []);
  shelf.note(ref(USUAL_REFUSAL), []);
}

export function operationObject(operation: Operation, answers: readonly AnswerExample[], shelf: Shelf): Json {
  const { id, tag, summary, aliases, caller, price, priceOfWhat = 'per answer' } = operation;
  const parameters = parametersOf(operation, shelf);
  return {
    operationId: id.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    summary,
    ...(price === null
      ? {}
      : {
          description: `${usdNumber(price.amount)} USD ${priceOfWhat}.`,
          'x-price-usd': usdNumber(price.amount),
          'x-price-of': priceOfWhat,
        }),
    'x-plan': operation.plan,
    ...(aliases.length === 0 ? {} : { 'x-aliases': aliases }),
    security: SECURITY[caller],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestOf(operation, shelf),
    responses: { ...successesOf(operation, answers, shelf), ...refusalsOf(operation, shelf) },
  };
}

const SECURITY: Readonly<Record<Operation['caller'], readonly Json[]>> = {
  key: [{ apiKey: [] }, { bearer: [] }],
  admin: [{ adminKey: [] }, { bearer: [] }],
  address: [],
  open: [],
};

function parametersOf(operation: Operation, shelf: Shelf): readonly Json[] {
  const { params, query, requiredQuery = [], requestHeaders = {}, price } = operation;
  const { needsIdempotencyKey = false, keepHours = USUAL_KEEP_HOURS } = operation;
  const named = (
    place: string,
    schemas: Readonly<Record<string, JsonSchema>>,
    must: (name: string) => boolean,
  ): readonly Json[] =>
    Object.entries(schemas).map(([name, schema]) => ({
      name,
      in: place,
      required: must(name),
      ...(typeof schema['description'] === 'string' && schema['description'] !== ''
        ? { description: schema['description'] }
        : {}),
      schema: shelf.schema(schema),
    }));
  const key = idempotencyParameter(needsIdempotencyKey, keepHours);
  const keyName = `IdempotencyKey${needsIdempotencyKey ? 'Required' : ''}${keepHours === USUAL_KEEP_HOURS ? '' : `For${keepHours}Hours`}`;
  return [
    ...named('path', params, () => true),
    ...named('query', query, (name) => requiredQuery.includes(name)),
    ...named('header', requestHeaders, () => false),
    ...(price === null && !needsIdempotencyKey ? [] : [shelf.parameter(keyName, key)]),
  ];
}

function requestOf({ request, body, sample, examples = [] }: Operation, shelf: Shelf): Json {
  if (request === null) return {};
  const forms = [
    ...(sample === null ? [] : [[SAMPLE, { summary: 'A body that works.', value: sample }] as const]),
    ...examples.map(({ name, summary, body: value }) => [name, { summary, value }] as const),
  ];
  const told =
    examples.length > 0 ? { examples: Object.fromEntries(forms) } : sample === null ? {} : { example: sample };
  return {
    requestBody: {
      required: body === 'required',
      content: { 'application/json': { schema: shelf.schema(request), ...told } },
    },
  };
}

function successesOf(operation: Operation, answers: readonly AnswerExample[], shelf: Shelf): Json {
  const { family, data, alsoAnswers, onlyAnswers, answerHeaders = {}, price, success, otherSuccess } = operation;
  const { furtherStatuses = [], events } = operation;
  const headers = shelf.headersOf({ ...STANDARD_HEADERS, ...(price === null ? {} : REPLAY_HEADERS) });
  const own = Object.fromEntries(Object.entries(answerHeaders).map(([name, schema]) => [name, headerOf(schema)]));
  // OpenAPI 3.1 has no word for a stream of records, so its events stand beside its type.
  const mediaOf = (type: string): Json => ({
    ...rawSchema(type),
    ...(events === undefined || type !== 'text/event-stream'
      ? {}
      : {
          'x-events': Object.fromEntries(Object.entries(events).map(([name, one]) => [name, shelf.schema(one)])),
        }),
  });
  return Object.fromEntries(
    [success, ...(otherSuccess === undefined ? [] : [otherSuccess]), ...furtherStatuses].map((status) => {
      const shown = answers.filter((answer) => answer.status === status);
      const examples = Object.fromEntries(shown.map(({ name, body }) => [name, { value: body }]));
      const json = {
        schema: shelf.schema(successSchema(family, data)),
        ...(shown.length === 0 ? {} : { examples }),
      };
      const bare = WITHOUT_BODY[status];
      if (bare !== undefined) return [status, { description: bare, headers: { ...headers, ...own } }];
      const content = {
        ...(onlyAnswers === undefined ? { 'application/json': json } : {}),
        ...Object.fromEntries([...(onlyAnswers ?? []), ...alsoAnswers].map((type) => [type, mediaOf(type)])),
      };
      return [status, { description: 'The answer.', headers: { ...headers, ...own }, content }];
    }),
  );
}

const WITHOUT_BODY: Readonly<Record<number, string>> = {
  204: 'There is nothing more to tell.',
  304: 'You have it already.',
};

/** Text is described as text; of bytes OpenAPI 3.1 says nothing but their type. */
function rawSchema(type: string): Json {
  return /^(?:text\/|image\/svg)|[/+](?:json|xml)$/.test(type) ? { schema: { type: 'string' } } : {};
}

/** Codes that a row can answer with: those of the transport, of its caller, its body and its price, and its own. */
export function codesOf(operation: Operation): readonly RefusalCode[] {
  const { caller, body, price, query, refusals, needsIdempotencyKey = false } = operation;
  return [
    ...new Set<RefusalCode>([
      'BAD_REQUEST',
      'METHOD_NOT_ALLOWED',
      'EXPECTATION_FAILED',
      'HEADERS_TOO_LARGE',
      'INTERNAL_ERROR',
      ...(caller === 'key'
        ? (['MISSING_API_KEY', 'INVALID_API_KEY', 'BILLING_UNAVAILABLE', 'OVERLOADED'] as const)
        : []),
      ...(caller === 'admin' ? (['NOT_FOUND'] as const) : []),
      ...(caller === 'open' ? [] : (['RATE_LIMIT_EXCEEDED'] as const)),
      ...(caller === 'address' ? (['OVERLOADED'] as const) : []),
      ...(body === 'none'
        ? []
        : (['REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_ERROR'] as const)),
      ...(Object.keys(query).length === 0 ? [] : (['VALIDATION_ERROR'] as const)),
      ...(price === null
        ? []
        : ([
            'INSUFFICIENT_BALANCE_PRECHECK',
            'PAYMENT_REQUIRED',
            'PLAN_UPGRADE_REQUIRED',
            'PLAN_LIMIT_EXCEEDED',
            'BILLING_UNAVAILABLE',
            'INVALID_IDEMPOTENCY_KEY',
            'IDEMPOTENCY_KEY_CONFLICT',
            'IDEMPOTENCY_KEY_REUSED',
          ] as const)),
      ...(needsIdempotencyKey ? (['IDEMPOTENCY_KEY_REQUIRED', 'INVALID_IDEMPOTENCY_KEY'] as const) : []),
      ...refusals,
    ]),
  ];
}

/** Where a request is refused before its row is known, its family is not known either: the body is then the usual one. */
function refusalSchemaOf(name: string, codes: readonly RefusalCode[], shelf: Shelf): JsonSchema {
  const withCodes = (form: string, some: readonly RefusalCode[]): JsonSchema => ({
    allOf: [shelf.schema(ref(form)), { properties: { code: { enum: some } } }],
  });
  const early = codes.filter((code) => OF_THE_TRANSPORT.has(code));
  const own = withCodes(name, codes);
  return name === USUAL_REFUSAL || early.length === 0 ? own : { anyOf: [own, withCodes(USUAL_REFUSAL, early)] };
}

const USUAL_REFUSAL = 'Refusal';
const OF_THE_TRANSPORT: ReadonlySet<RefusalCode> = new Set([
  'BAD_REQUEST',
  'REQUEST_TIMEOUT',
  'EXPECTATION_FAILED',
  'HEADERS_TOO_LARGE',
]);

function refusalName(family: Family): string {
  return refusesByObject(family) ? 'GenericRefusal' : USUAL_REFUSAL;
}

function refusalsOf(operation: Operation, shelf: Shelf): Json {
  const codes = codesOf(operation);
  const statuses = [...new Set(REFUSALS.filter(({ code }) => codes.includes(code)).map(({ status }) => status))];
  return Object.fromEntries(statuses.map((status) => [status, refusal(operation.family, status, codes, shelf)]));
}

function refusal(family: Family, status: number, codes: readonly RefusalCode[], shelf: Shelf): Json {
  const rows = REFUSALS.filter((row) => row.status === status && codes.includes(row.code));
  const name = refusalName(family);
  const codesHere = rows.map(({ code }) => code);
  return shelf.response(`${name}${status}`, `${name} ${codesHere.join()}`, () => {
    const headers = {
      ...STANDARD_HEADERS,
      ...REFUSAL_HEADERS[status],
      ...(rows.some(({ retryable }) => retryable) ? { 'Retry-After': RETRY_AFTER } : {}),
    };
    return {
      description: codesHere.join(', '),
      headers: shelf.headersOf(headers),
      content: {
        'application/json': {
          schema: refusalSchemaOf(name, codesHere, shelf),
          examples: Object.fromEntries(codesHere.map((code) => [code, { value: refusalExample(family, code) }])),
        },
      },
    };
  });
}
