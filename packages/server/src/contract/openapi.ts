/** The rows, written as OpenAPI 3.1. Canonical paths only; aliases are named beside them. */

import { REFUSALS, type RefusalCode } from '../http/refusal.ts';
import { usdNumber } from '../money.ts';
import { CHART_SCHEMAS } from './chart-record.ts';
import { REFUSAL_SCHEMAS, successSchema } from './envelopes.ts';
import type { Operation } from './operation.ts';
import { integer, type JsonSchema, ref, text } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The document of these rows.
 *
 * @param version  of the engine and server
 * @returns plain JSON, the same bytes for the same rows
 */
export function openApiDocument(operations: readonly Operation[], version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation) };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Khagol',
      version,
      summary: 'Charts computed by the Khagol engine.',
      description:
        'Unknown fields are ignored. A refusal is never charged. Every answer carries the rate-limit headers.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...CHART_SCHEMAS, ...REFUSAL_SCHEMAS },
      headers: HEADERS,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationObject(operation: Operation): Json {
  const { id, tag, summary, aliases, caller, price, request, sample, body, params, query } = operation;
  const parameters = [
    ...pathParameters(params),
    ...queryParameters(query),
    ...(price === null ? [] : [IDEMPOTENCY_PARAMETER]),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(price === null
      ? {}
      : { description: `${usdNumber(price.amount)} USD per answer.`, 'x-price-usd': usdNumber(price.amount) }),
    ...(aliases.length === 0 ? {} : { 'x-aliases': aliases }),
    security: caller === 'key' ? [{ apiKey: [] }, { bearer: [] }] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === null
      ? {}
      : {
          requestBody: {
            required: body === 'required',
            content: { 'application/json': { schema: request, ...(sample === null ? {} : { example: sample }) } },
          },
        }),
    responses: {
      [operation.success]: success(operation),
      ...(operation.otherSuccess === undefined ? {} : { [operation.otherSuccess]: success(operation) }),
      ...refusalsOf(operation),
    },
  };
}

function pathParameters(params: Readonly<Record<string, JsonSchema>>): readonly Json[] {
  return Object.entries(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema }));
}

function queryParameters(query: Readonly<Record<string, JsonSchema>>): readonly Json[] {
  return Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function success({ family, data, alsoAnswers, price }: Operation): Json {
  const content: Record<string, unknown> = { 'application/json': { schema: successSchema(family, data) } };
  for (const type of alsoAnswers) content[type] = { schema: { type: 'string' } };
  return {
    description: 'The answer.',
    headers: headerRefs(
      Object.keys(HEADERS).filter((name) => name !== 'Retry-After' && (price !== null || !REPLAY_HEADERS.has(name))),
    ),
    content,
  };
}

/** Codes that a row can answer with: those of its caller, its body and its price, and its own. */
export function codesOf({ caller, body, price, query, refusals }: Operation): readonly RefusalCode[] {
  return [
    ...new Set<RefusalCode>([
      'BAD_REQUEST',
      'METHOD_NOT_ALLOWED',
      'INTERNAL_ERROR',
      ...(caller === 'key'
        ? (['MISSING_API_KEY', 'INVALID_API_KEY', 'BILLING_UNAVAILABLE', 'OVERLOADED'] as const)
        : []),
      ...(caller === 'open' ? [] : (['RATE_LIMIT_EXCEEDED'] as const)),
      ...(body === 'none' ? [] : (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_ERROR'] as const)),
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
      ...refusals,
    ]),
  ];
}

function refusalsOf(operation: Operation): Json {
  const codes = codesOf(operation);
  const statuses = [...new Set(REFUSALS.filter(({ code }) => codes.includes(code)).map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const rows = REFUSALS.filter((row) => row.status === status && codes.includes(row.code));
      const schema = {
        allOf: [
          ref(operation.family === 'generic' ? 'GenericRefusal' : 'Refusal'),
          { properties: { code: { enum: rows.map(({ code }) => code) } } },
        ],
      };
      const headers = headerRefs(
        Object.keys(HEADERS).filter(
          (name) => !REPLAY_HEADERS.has(name) && (name !== 'Retry-After' || rows.some(({ retryable }) => retryable)),
        ),
      );
      return [
        status,
        { description: rows.map(({ code }) => code).join(', '), headers, content: { 'application/json': { schema } } },
      ];
    }),
  );
}

function headerRefs(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const REPLAY_HEADERS: ReadonlySet<string> = new Set(['Idempotent-Replayed', 'X-Original-Request-Id']);

const HEADERS: Readonly<Record<string, Json>> = {
  'X-RateLimit-Limit': { description: 'Calls per minute.', schema: integer('', { minimum: 0 }) },
  'X-RateLimit-Remaining': { description: 'Calls left now.', schema: integer('', { minimum: 0 }) },
  'X-RateLimit-Reset': { description: 'When all are back, seconds since 1970.', schema: integer('') },
  'X-Request-Id': { description: 'Name of this call, for support.', schema: text('') },
  'X-Engine-Version': { description: 'Version of the engine that answered.', schema: text('') },
  'X-Original-Request-Id': { description: 'Of a replayed answer: the call that was charged.', schema: text('') },
  'Idempotent-Replayed': { description: '`true` when the answer was remembered, not computed.', schema: text('') },
  'Retry-After': { description: 'Whole seconds to wait.', schema: integer('', { minimum: 1 }) },
};

const IDEMPOTENCY_PARAMETER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeated call with the same key and body is answered from memory and not charged again. Kept for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
};
