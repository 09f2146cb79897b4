/** Licences as they go out, and the shapes of the answers. */

import { LICENCE_STATUSES, LICENCE_TIERS, type LicenceStatus, type LicenceView } from '../ports/index.ts';
import { fixed, integer, type JsonSchema, listOf, oneOf, shape, text, truth } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the rules know of a licence at the moment of an answer. */
export interface LicenceFacts {
  readonly status: LicenceStatus;
  readonly requestsThisMonth: number;
  /** The deployment's address as it may be read. */
  readonly serviceUrl: string | null;
}

/** The published record; four names for the id, two for the month's requests. */
export function licenceRecord(licence: LicenceView, { status, requestsThisMonth, serviceUrl }: LicenceFacts): Json {
  const { id } = licence;
  return {
    _id: id,
    id,
    licenseId: id,
    license_id: id,
    customerId: licence.customerId,
    customerName: licence.customerName,
    customerEmail: licence.customerEmail,
    deploymentId: licence.deploymentId,
    region: licence.region,
    status,
    notes: licence.notes,
    cloudRunServiceUrl: serviceUrl,
    allowedDomains: licence.allowedDomains,
    tier: licence.tier,
    maxRequestsPerMonth: licence.maxRequestsPerMonth,
    currentMonthRequests: requestsThisMonth,
    totalRequests: licence.totalRequests,
    currentUsage: { requestsThisMonth },
    lastHealth: healthOf(licence),
    createdAt: instant(licence.createdMs),
    updatedAt: instant(licence.updatedMs),
    issuedAt: instant(licence.issuedMs),
    expiresAt: instant(licence.expiresAtMs),
    lastHealthAt: instant(licence.healthAtMs),
    lastResetAt: instant(licence.resetAtMs),
    lastValidatedAt: instant(licence.validatedAtMs),
  };
}

export function healthRecord(licence: LicenceView): Json {
  return { lastHealth: healthOf(licence), lastHealthAt: instant(licence.healthAtMs) };
}

/**
 * What a deployment is told of its key.
 *
 * @param told  null for every key that opens nothing: unknown, expired, suspended, revoked; all of them in the same words
 */
export function validationRecord(
  told: { readonly isValid: boolean; readonly licence: LicenceView; readonly remaining: number | null } | null,
): Json {
  if (told === null) return { success: true, valid: false, tier: null, expiresAt: null, remaining: null };
  const { isValid, licence, remaining } = told;
  return {
    success: true,
    valid: isValid,
    tier: licence.tier,
    expiresAt: instant(licence.expiresAtMs),
    remaining: remaining ?? -1,
  };
}

function healthOf({ health }: LicenceView): unknown {
  return health === null ? null : JSON.parse(health);
}

function instant(ms: number): string;
function instant(ms: number | null): string | null;
function instant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

const words = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const time = (description: string): JsonSchema => text(description, { format: 'date-time' });
const maybeTime = (description: string): JsonSchema => ({ ...time(description), type: ['string', 'null'] });
const count = (description: string): JsonSchema => integer(description, { minimum: 0 });
const success = fixed(true);

const record: Readonly<Record<string, JsonSchema>> = {
  _id: text(''),
  id: text('`lic_…`'),
  licenseId: text(''),
  license_id: text(''),
  customerId: words(''),
  customerName: text(''),
  customerEmail: text('', { format: 'email' }),
  deploymentId: words(''),
  region: words(''),
  status: oneOf('', LICENCE_STATUSES),
  notes: words(''),
  cloudRunServiceUrl: { ...words('An internal origin gives way to the public address.'), format: 'uri' },
  allowedDomains: listOf(text(''), ''),
  tier: oneOf('', LICENCE_TIERS),
  maxRequestsPerMonth: integer('−1: no ceiling.', { minimum: -1 }),
  currentMonthRequests: count('Of this calendar month, UTC.'),
  totalRequests: count(''),
  currentUsage: shape({ requestsThisMonth: count('') }),
  lastHealth: { type: ['object', 'null'], description: 'What the last probe said.' },
  createdAt: time(''),
  updatedAt: time(''),
  issuedAt: time('When the present key was made.'),
  expiresAt: maybeTime(''),
  lastHealthAt: maybeTime(''),
  lastResetAt: maybeTime(''),
  lastValidatedAt: maybeTime(''),
};
const licence = shape(record);
const health = shape({
  lastHealth: record['lastHealth'] as JsonSchema,
  lastHealthAt: record['lastHealthAt'] as JsonSchema,
});

/** Shapes of the answers. */
export const LICENCE_ANSWERS: Readonly<
  Record<'created' | 'changed' | 'one' | 'list' | 'health' | 'validation' | 'error', JsonSchema>
> = {
  created: shape({
    success,
    idempotentReplay: truth('Whether it was done before.'),
    license: shape({ ...record, licenseKey: text('`ask_ent_…`, told here and never again.') }),
    message: text(''),
  }),
  changed: shape({
    success,
    idempotentReplay: truth('Whether it was done before.'),
    data: shape({ license: licence }),
  }),
  one: shape({ success, data: shape({ license: licence }) }),
  list: shape({
    success,
    data: listOf(licence, 'Newest first.'),
    nextCursor: words('For the page after; null at the end.'),
  }),
  health: shape({ success, data: health }),
  validation: shape({
    success,
    valid: truth('Whether the request may be served.'),
    tier: { enum: [...LICENCE_TIERS, null], description: 'Null for a key that opens nothing.' },
    expiresAt: maybeTime(''),
    remaining: { type: ['integer', 'null'], minimum: -1, description: 'Requests left this month; −1: no ceiling.' },
  }),
  error: shape({
    success: fixed(false),
    code: oneOf('', [
      'VALIDATION_ERROR',
      'INVALID_IDEMPOTENCY_KEY',
      'IDEMPOTENCY_KEY_CONFLICT',
      'LICENSE_CREATE_KEY_REPLAY_UNAVAILABLE',
      'LICENSE_MUTATION_OUTCOME_UNKNOWN',
      'ADMIN_AUTH_REQUIRED',
      'NOT_FOUND',
      'INTERNAL_ERROR',
    ]),
    error: text(''),
    message: text(''),
    'guidance?': text(''),
    'retryAfter?': integer('Seconds.', { minimum: 1 }),
    'retryable?': truth(''),
    'retryWithSameIdempotencyKey?': truth(''),
    'data?': shape({ 'license?': licence, 'requiresKeyRotation?': truth('') }),
  }),
};
