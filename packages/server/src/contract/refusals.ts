/** Refusals in the published document: the forms of a body with every member that one may have, and an example of each code. */

import { type FieldFault, Refusal, type RefusalCode, type RefusalExtras } from '../http/refusal.ts';
import { type Family, REFUSAL_SCHEMAS, refusalEnvelope } from './envelopes.ts';
import { integer, type JsonSchema, listOf, number, shape, text, truth } from './schema.ts';

const usd = (description: string): JsonSchema => number(description, { minimum: 0 });

/** Members that only some codes bring, all optional. */
const MEMBERS: JsonSchema = shape({
  'wallet?': shape({ required: usd('USD.'), available: usd('USD.'), deficit: usd('USD.') }, '402: what is missing.'),
  'walletBalance?': integer('402: whole cents.', { minimum: 0 }),
  'purchaseUrl?': text('402: where a wallet is filled.'),
  'feature?': text('403: what the plan lacks.'),
  'currentPlan?': text('403.'),
  'requiredPlan?': text('403: the smallest plan that has it.'),
  'upgradeUrl?': text('403 and 429: where a plan is changed.'),
  'allow?': listOf(text(''), '405: the methods of this address.'),
  'retryWithSameIdempotencyKey?': truth('409: ask again under the same key.'),
  'requiredUsd?': usd('402: what this call costs.'),
  'maxChargeUsd?': usd('402: what the caller would have paid at most.'),
  'previousSecretExpires?': integer('409: until when the secret before signs, seconds since 1970.', { minimum: 0 }),
  'limitBytes?': integer('413: most that a body may weigh.', { minimum: 0 }),
  'supported?': listOf(text(''), '415: content types that are read.'),
  'limits?': shape({ perMinute: integer('', { minimum: 1 }) }, '429: the rate.'),
  'tier?': text('503: the tier that does not answer.'),
  'alternatives?': listOf(text(''), '503: tiers that do.'),
  'usage?': shape(
    { used: number('', { minimum: 0 }), limit: number('', { minimum: 0 }), resetAt: text('ISO 8601, UTC.') },
    '429: the quota of the month.',
  ),
});

/** The forms of a refusal, with those members. */
export const REFUSAL_COMPONENTS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(REFUSAL_SCHEMAS).map(([name, schema]) => [
    name,
    {
      ...schema,
      properties: {
        ...(schema['properties'] as Readonly<Record<string, JsonSchema>>),
        ...(MEMBERS['properties'] as Readonly<Record<string, JsonSchema>>),
      },
    },
  ]),
);

interface Words extends Pick<RefusalExtras, 'details' | 'members' | 'retryAfterSeconds'> {
  readonly message: string;
}

const faulty = (field: string, message: string): { readonly message: string; readonly details: FieldFault[] } => ({
  message,
  details: [{ field, message }],
});
const short = {
  wallet: { required: 0.25, available: 0.1, deficit: 0.15 },
  walletBalance: 10,
  purchaseUrl: '/billing/wallet',
};

/** One occasion of each code, in the words of the server. */
const OCCASIONS: Partial<Readonly<Record<RefusalCode, Words>>> = {
  VALIDATION_ERROR: faulty('latitude', 'latitude is a number between -90 and 90 degrees.'),
  MISSING_DATETIME: faulty('datetime', 'datetime is missing: an ISO 8601 date and time, or date and time apart.'),
  INVALID_DATETIME: faulty('datetime', '30 February is no day of the calendar.'),
  INVALID_INPUT: faulty('question', 'question is 1 to 5000 characters that are not all blank.'),
  INVALID_IDEMPOTENCY_KEY: { message: 'Idempotency-Key is 1 to 255 visible ASCII characters.' },
  IDEMPOTENCY_KEY_REQUIRED: { message: 'This call needs an Idempotency-Key.' },
  BAD_REQUEST: { message: 'The request could not be read.' },
  MISSING_API_KEY: { message: 'Send an API key in x-api-key or as Authorization: Bearer.' },
  INVALID_API_KEY: { message: 'The API key is not valid.' },
  INSUFFICIENT_BALANCE_PRECHECK: { message: 'This call costs more than the wallet holds.', members: short },
  PAYMENT_REQUIRED: { message: 'Another call took what was left in the wallet.', members: short },
  PLAN_UPGRADE_REQUIRED: {
    message: 'The plan of this account does not have this.',
    members: { feature: 'vastu', currentPlan: 'starter', requiredPlan: 'pro', upgradeUrl: '/billing/plans' },
  },
  NOT_FOUND: { message: 'There is nothing under this name.' },
  METHOD_NOT_ALLOWED: { message: 'This address answers POST, OPTIONS.', members: { allow: ['POST', 'OPTIONS'] } },
  REQUEST_TIMEOUT: { message: 'The request came too slowly.', retryAfterSeconds: 1 },
  CONFLICT: { message: 'This does not go together with what was done before.' },
  IDEMPOTENCY_KEY_CONFLICT: {
    message: 'A call with this Idempotency-Key is still running.',
    retryAfterSeconds: 2,
    members: { retryWithSameIdempotencyKey: true },
  },
  GONE: { message: 'What was here has been erased.' },
  PAYLOAD_TOO_LARGE: { message: 'The body is larger than 65536 bytes.', members: { limitBytes: 65_536 } },
  UNSUPPORTED_MEDIA_TYPE: {
    message: 'The body is sent as application/json.',
    members: { supported: ['application/json'] },
  },
  RANGE_NOT_SATISFIABLE: { message: 'The file has 185000 bytes.' },
  EXPECTATION_FAILED: { message: 'No expectation but 100-continue can be met.' },
  IDEMPOTENCY_KEY_REUSED: { message: 'This Idempotency-Key was used with another body.' },
  RATE_LIMIT_EXCEEDED: {
    message: 'More calls than the plan has in a minute.',
    retryAfterSeconds: 12,
    members: { limits: { perMinute: 60 } },
  },
  PLAN_LIMIT_EXCEEDED: {
    message: 'The quota of this month is used up.',
    members: {
      usage: { used: 10_000, limit: 10_000, resetAt: '2026-12-01T00:00:00.000Z' },
      upgradeUrl: '/billing/plans',
      retryable: false,
    },
  },
  HEADERS_TOO_LARGE: { message: 'The headers are larger than they may be.' },
  INTERNAL_ERROR: { message: 'Something went wrong on our side. Nothing was charged.' },
  BILLING_UNAVAILABLE: { message: 'Billing does not answer. Nothing was charged.', retryAfterSeconds: 5 },
  RECEIPTS_UNAVAILABLE: { message: 'This server has no key to sign a receipt with.', retryAfterSeconds: 60 },
  STORAGE_UNAVAILABLE: { message: 'The store of files does not answer. Nothing was charged.', retryAfterSeconds: 30 },
  ECO_UNAVAILABLE: {
    message: 'The tier "eco" does not answer at the moment. Nothing was charged.',
    retryAfterSeconds: 30,
    members: { tier: 'eco', alternatives: ['standard', 'fast'] },
  },
  OVERLOADED: { message: 'Too many calls at once.', retryAfterSeconds: 1 },
  NOT_READY: { message: 'The store does not answer.', retryAfterSeconds: 1 },
};

/** The body of a refusal with this code, as the server writes it in this family. */
export function refusalExample(family: Family, code: RefusalCode): Readonly<Record<string, unknown>> {
  const { message, ...extras } = OCCASIONS[code] ?? { message: new Refusal(code, '').row.title };
  return refusalEnvelope(family, new Refusal(code, message, extras), EXAMPLE_REQUEST_ID);
}

/** Whether a code has words of its own. */
export function hasOccasion(code: RefusalCode): boolean {
  return OCCASIONS[code] !== undefined;
}

const EXAMPLE_REQUEST_ID = 'req_01kakxs6800000000000000001';
