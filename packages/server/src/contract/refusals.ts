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
  purchaseUrl: '/billing',
};

/** One occasion of each code, in the words of the server. */
const OCCASIONS: Partial<Readonly<Record<RefusalCode, Words>>> = {
  VALIDATION_ERROR: faulty('latitude', 'The latitude lies between -90 and 90 degrees, north positive; 91 does not.'),
  MISSING_DATETIME: faulty('datetime', 'The birth needs a datetime, or a date with a time.'),
  INVALID_DATETIME: faulty(
    'datetime',
    '"1990-02-30T10:30" does not exist: that month of the gregorian calendar has 28 days.',
  ),
  INVALID_INPUT: faulty('question', 'question is 1 to 5000 characters that are not all blank.'),
  INVALID_IDEMPOTENCY_KEY: faulty(
    'Idempotency-Key',
    'An idempotency key is 1 to 255 visible ASCII characters, sent once.',
  ),
  IDEMPOTENCY_KEY_REQUIRED: faulty('Idempotency-Key', 'This call needs the header Idempotency-Key.'),
  BAD_REQUEST: { message: 'The body ended before it was complete.' },
  MISSING_API_KEY: { message: 'Send your API key in x-api-key, or in Authorization: Bearer.' },
  INVALID_API_KEY: { message: 'The API key is not valid.' },
  INSUFFICIENT_BALANCE_PRECHECK: { message: 'The wallet does not hold enough for this call.', members: short },
  PAYMENT_REQUIRED: { message: 'The wallet does not hold enough for this call.', members: short },
  PLAN_UPGRADE_REQUIRED: {
    message: '"fast" needs the plan "business" or a larger one; the account has "pro".',
    members: { feature: 'fast', currentPlan: 'pro', requiredPlan: 'business', upgradeUrl: '/billing/plans' },
  },
  NOT_FOUND: { message: 'There is nothing under this id.' },
  METHOD_NOT_ALLOWED: { message: 'This address answers POST, OPTIONS.', members: { allow: ['POST', 'OPTIONS'] } },
  REQUEST_TIMEOUT: { message: 'The request took too long to arrive.' },
  CONFLICT: { message: 'The running tier is longer; a tier can be extended and not shortened.' },
  IDEMPOTENCY_KEY_CONFLICT: {
    message: 'A call with this idempotency key is still running. Try again with the same key.',
    retryAfterSeconds: 2,
    members: { retryWithSameIdempotencyKey: true },
  },
  GONE: { message: 'The property was erased.' },
  PAYLOAD_TOO_LARGE: { message: 'The body may have at most 65536 bytes.', members: { limitBytes: 65_536 } },
  UNSUPPORTED_MEDIA_TYPE: {
    message: 'Send the body as JSON, with Content-Type: application/json.',
    members: { supported: ['application/json'] },
  },
  RANGE_NOT_SATISFIABLE: { message: 'The file has 185000 bytes.' },
  EXPECTATION_FAILED: { message: 'Only Expect: 100-continue is understood.' },
  IDEMPOTENCY_KEY_REUSED: {
    message: 'This idempotency key was used with another body. Use a fresh key for a new call.',
  },
  RATE_LIMIT_EXCEEDED: {
    message: 'More than 60 calls in a minute. Try again in 12 s.',
    retryAfterSeconds: 12,
    members: { limits: { perMinute: 60 } },
  },
  PLAN_LIMIT_EXCEEDED: {
    message: 'All 10000 calls of the month are used.',
    retryAfterSeconds: 864_000,
    members: {
      usage: { used: 10_000, limit: 10_000, resetAt: '2026-12-01T00:00:00.000Z' },
      upgradeUrl: '/billing/plans',
      retryable: false,
    },
  },
  HEADERS_TOO_LARGE: { message: 'The headers may have at most 16384 bytes.' },
  INTERNAL_ERROR: { message: 'Something went wrong on our side. Nothing was charged.' },
  BILLING_UNAVAILABLE: {
    message: 'Billing does not answer at the moment. Nothing was charged; try again.',
    retryAfterSeconds: 5,
  },
  RECEIPTS_UNAVAILABLE: {
    message:
      'This server has no key to sign receipts with. Ask without receipt, or tell its operator to set KHAGOL_RECEIPT_KEY. Nothing was charged.',
    retryAfterSeconds: 3600,
  },
  STORAGE_UNAVAILABLE: {
    message: 'The storage of documents does not answer. Nothing was charged; try again.',
    retryAfterSeconds: 5,
  },
  ECO_UNAVAILABLE: {
    message: 'The tier "eco" does not answer at the moment. Nothing was charged.',
    retryAfterSeconds: 30,
    members: { tier: 'eco', alternatives: ['standard', 'fast'] },
  },
  OVERLOADED: { message: 'Too many calls are waiting. Nothing was charged; try again.', retryAfterSeconds: 1 },
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
