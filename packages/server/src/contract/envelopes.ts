/**
 * What stands around the data: G for priced calls, B for the sandbox, E for every refusal (in G its `error` is an object).
 *
 * `code`, `message` and `requestId` are on top in every family, because the clients in use look there first.
 */

import type { Refusal } from '../http/refusal.ts';
import type { Micro } from '../money.ts';
import { usdNumber } from '../money.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

export type Family = 'generic' | 'sandbox' | 'plain';

/** Labels under which the service publishes its engine. */
export interface Labels {
  readonly engine: string;
  readonly dataSource: string;
}

/** Version that the sandbox reports, as published. */
export const SANDBOX_VERSION = '2.5.0';

export interface GenericMetadata {
  readonly requestId: string;
  readonly timestamp: string;
  readonly charged: Micro;
  readonly apiVersion: string;
}

/** A priced answer. `metadata.cost` is the dollars charged, or `Free`. */
export function genericEnvelope(
  data: unknown,
  { requestId, timestamp, charged, apiVersion }: GenericMetadata,
): unknown {
  return {
    success: true,
    data,
    metadata: { requestId, timestamp, cost: charged === 0n ? 'Free' : usdNumber(charged), apiVersion },
  };
}

/** What the sandbox says of where its answer came from. */
export interface SampleNote {
  readonly contentMode: 'computed_from_request' | 'fixture';
  /** Fields that came from the request, and those that the sample filled in. */
  readonly inputUsage: { readonly fromRequest: readonly string[]; readonly fromSample: readonly string[] };
}

export function sandboxEnvelope(
  data: unknown,
  note: SampleNote,
  labels: Labels,
  engineVersion: string,
  { requestId, timestamp }: Pick<GenericMetadata, 'requestId' | 'timestamp'>,
): unknown {
  return {
    success: true,
    data,
    sample: true,
    metadata: { requestId, timestamp, cost: 'Free' },
    meta: { mode: 'sandbox', ...note, ...labels, version: SANDBOX_VERSION, engineVersion },
  };
}

/** A refusal as its family writes it. */
export function refusalEnvelope(
  family: Family,
  refusal: Refusal,
  requestId: string,
): Readonly<Record<string, unknown>> {
  const {
    row: { code, title, retryable },
    message,
    extras: { details, retryAfterSeconds, members },
  } = refusal;
  const optional = details === undefined ? {} : { details };
  return {
    success: false,
    status: 'error',
    code,
    error: family === 'generic' ? { code, message, ...optional } : title,
    message,
    ...optional,
    ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
    ...(retryable ? { retryable } : {}),
    ...members,
    requestId,
  };
}

const metadata = shape({
  requestId: text('The same as X-Request-Id.'),
  timestamp: text('ISO 8601, UTC.'),
  cost: { anyOf: [number('Dollars charged.', { minimum: 0 }), fixed('Free')] },
  'apiVersion?': oneOf('', ['v1', 'v2']),
});

export function successSchema(family: Family, data: JsonSchema): JsonSchema {
  if (family === 'plain') return data;
  if (family === 'generic') return shape({ success: fixed(true), data, metadata });
  return shape({
    success: fixed(true),
    data,
    sample: fixed(true),
    metadata,
    meta: shape({
      mode: fixed('sandbox'),
      contentMode: oneOf('', ['computed_from_request', 'fixture']),
      inputUsage: { type: 'object' },
      engine: text(''),
      dataSource: text(''),
      version: fixed(SANDBOX_VERSION),
      engineVersion: text(''),
    }),
  });
}

const faults = listOf(
  shape({ field: text('Dotted path, as the caller wrote it.'), message: text('') }),
  'What to mend.',
);

/** Components: the two forms of a refusal. */
export const REFUSAL_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Refusal: refusalSchema(text('Short title of the status.')),
  GenericRefusal: refusalSchema(shape({ code: text(''), message: text(''), 'details?': faults })),
};

function refusalSchema(error: JsonSchema): JsonSchema {
  return shape({
    success: fixed(false),
    status: fixed('error'),
    code: text('Stable, machine-readable.'),
    error,
    message: text('For people.'),
    'details?': faults,
    'retryAfter?': integer('Seconds.', { minimum: 1 }),
    'retryable?': truth(''),
    requestId: text(''),
  });
}
