/**
 * What stands around the data: G for priced calls, P for products (reports, Vastu, AR), R for the archive, B for the sandbox, E for every
 * refusal (in G its `error` is an object, and so it is of a stream, whose record has nothing around it).
 *
 * `code`, `message` and `requestId` are on top in every family, because the clients in use look there first.
 */

import type { Refusal } from '../http/refusal.ts';
import type { Micro } from '../money.ts';
import { usdNumber } from '../money.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

export type Family = 'generic' | 'stream' | 'product' | 'archive' | 'sandbox' | 'plain';

/** Labels under which the service publishes its engine. */
export interface Labels {
  readonly engine: string;
  readonly dataSource: string;
}

/** Version that the sandbox reports, as published. */
export const SANDBOX_VERSION = '2.5.0';

/** What an answer takes for granted or leaves open. */
export interface AnswerWarning {
  readonly code: string;
  readonly message: string;
  /** Of a call about two. */
  readonly person?: 'person1' | 'person2';
}

export interface GenericMetadata {
  readonly requestId: string;
  readonly timestamp: string;
  readonly charged: Micro;
  readonly apiVersion: string;
  /** Those that the data does not tell itself. */
  readonly warnings: readonly AnswerWarning[];
}

/** JSON that stands before and behind the data of an answer. Written around it, because what surrounds the data needs no walk of its own. */
export interface Around {
  readonly before: string;
  readonly behind: string;
}

/** Around a priced answer. `metadata.cost` is the dollars charged, or `Free`; there is no `metadata.warnings` where there is nothing to warn of. */
export function genericAround({ requestId, timestamp, charged, apiVersion, warnings }: GenericMetadata): Around {
  const cost = charged === 0n ? '"Free"' : String(usdNumber(charged));
  return {
    before: '{"success":true,"data":',
    behind: `,"metadata":{"requestId":"${requestId}","timestamp":"${timestamp}","cost":${cost},"apiVersion":"${apiVersion}"${member(warnings)}}}`,
  };
}

function member(warnings: readonly AnswerWarning[]): string {
  return warnings.length === 0 ? '' : `,"warnings":${JSON.stringify(warnings)}`;
}

/** What a charge did to the wallet. */
export interface BillingFigures {
  readonly charged: Micro;
  readonly before: Micro;
  readonly after: Micro;
  /** Canonical path. */
  readonly endpoint: string;
  readonly category: string;
}

/**
 * An answer of a product.
 *
 * @param billing  null where nothing was charged: then there is no such member
 */
export function productEnvelope(
  data: unknown,
  billing: BillingFigures | null,
  { engine, dataSource }: Labels,
  engineVersion: string,
): unknown {
  return {
    success: true,
    data,
    ...(billing !== null && {
      billing: {
        charged: usdNumber(billing.charged),
        currency: 'USD',
        balanceBefore: usdNumber(billing.before),
        balanceAfter: usdNumber(billing.after),
        endpoint: billing.endpoint,
        category: billing.category,
      },
    }),
    meta: { engine, version: engineVersion, dataSource },
  };
}

/** An answer of the archive. `beside`: `billing`, `changed`, `preview`, as far as the operation has them. */
export function archiveEnvelope(data: unknown, beside: Readonly<Record<string, unknown>>): unknown {
  return { success: true, data, ...beside };
}

/** What the sandbox says of where its answer came from. */
export interface SampleNote {
  readonly contentMode: 'computed_from_request' | 'fixture';
  /** Fields that came from the request, and those that the sample filled in. */
  readonly inputUsage: { readonly fromRequest: readonly string[]; readonly fromSample: readonly string[] };
}

/** Around an answer of the sandbox; `metadata.warnings` as of a priced one. */
export function sandboxAround(
  note: SampleNote,
  labels: Labels,
  engineVersion: string,
  { requestId, timestamp, warnings }: Pick<GenericMetadata, 'requestId' | 'timestamp' | 'warnings'>,
): Around {
  const meta = JSON.stringify({ mode: 'sandbox', ...note, ...labels, version: SANDBOX_VERSION, engineVersion });
  return {
    before: '{"success":true,"data":',
    behind: `,"sample":true,"metadata":{"requestId":"${requestId}","timestamp":"${timestamp}","cost":"Free"${member(warnings)}},"meta":${meta}}`,
  };
}

/** Families whose refusals hold an object under `error`. */
export function refusesByObject(family: Family): boolean {
  return family === 'generic' || family === 'stream';
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
    error: refusesByObject(family) ? { code, message, ...optional } : title,
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
  'warnings?': listOf(
    shape({
      code: text('Stable.'),
      message: text(''),
      'person?': oneOf('Of a call about two.', ['person1', 'person2']),
    }),
    'What the answer takes for granted or leaves open, as far as `data.warnings` does not tell it: how the time was read, an unknown hour, a sunrise that does not come. Absent where there is nothing to tell.',
  ),
});

const billing = shape({
  charged: number('Dollars.', { minimum: 0 }),
  currency: fixed('USD'),
  balanceBefore: number('Dollars.'),
  balanceAfter: number('Dollars.'),
  endpoint: text('Canonical path.'),
  category: text(''),
});

const meta = shape({ engine: text(''), version: text('Of the engine.'), dataSource: text('') });

const cents = (description: string): JsonSchema => integer(description, { minimum: 0 });
const archiveBilling = shape({
  endpoint: text('Canonical path.'),
  actionCents: cents('Flat price of the act.'),
  meterCents: cents('Price of what is stored for so long.'),
  totalCents: cents('Both.'),
  chargedCents: cents('Taken from the wallet by this call.'),
  refundedCents: cents(''),
  refundPending: truth(''),
  storedBytes: integer('', { minimum: 0 }),
});

export function successSchema(family: Family, data: JsonSchema): JsonSchema {
  if (family === 'plain' || family === 'stream') return data;
  if (family === 'generic') return shape({ success: fixed(true), data, metadata });
  if (family === 'product') return shape({ success: fixed(true), data, 'billing?': billing, meta });
  if (family === 'archive')
    return shape({
      success: fixed(true),
      data,
      'billing?': archiveBilling,
      'changed?': truth('Whether anything is other than before.'),
      'preview?': truth('Whether this only told the price.'),
    });
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
