/** What a call about licences may say, read into typed values. */

import { type JsonRecord, orderedJson, own } from '../http/json.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import {
  LICENCE_STATUSES,
  LICENCE_TIERS,
  type LicenceFilter,
  type LicenceStatus,
  type LicenceTier,
  type LicenceWish,
} from '../ports/index.ts';
import type { Fault } from './fields.ts';
import { LICENCE_FIELDS } from './licence-fields.ts';
import { integer, type JsonSchema, oneOf, shape, text } from './schema.ts';

/** @throws Refusal VALIDATION_ERROR with every field to blame */
export function readLicenceWish(body: JsonRecord): LicenceWish {
  const [values, faults] = readFields(body, true);
  refuse(faults);
  return values as unknown as LicenceWish;
}

/** Any of the fields; null clears one that need not be there. @throws Refusal VALIDATION_ERROR, for a change of nothing too */
export function readLicenceChange(body: JsonRecord): Partial<LicenceWish> {
  const [values, faults] = readFields(body, false);
  if (faults.length === 0 && Object.keys(values).length === 0) {
    const names = LICENCE_FIELDS.map(({ name }) => name).join(', ');
    faults.push({ code: 'VALIDATION_ERROR', field: 'body', message: `Nothing to change: send some of ${names}.` });
  }
  refuse(faults);
  return values as Partial<LicenceWish>;
}

function readFields(body: JsonRecord, isWhole: boolean): readonly [Readonly<Record<string, unknown>>, Fault[]] {
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const { name, member, isRequired, absent, allowed, read } of LICENCE_FIELDS) {
    const value = own(body, name);
    if (value === undefined && !isWhole) continue;
    const kept = value === undefined || value === null ? (isRequired ? undefined : absent) : read(value);
    if (kept === undefined) faults.push({ code: 'VALIDATION_ERROR', field: name, message: `${name} is ${allowed}.` });
    else values[member] = kept;
  }
  return [values, faults];
}

const LONGEST_REASON = 500;

/** Why a licence is revoked, for the audit; null when nothing is said. @throws Refusal VALIDATION_ERROR */
export function readReason(body: JsonRecord): string | null {
  const value = own(body, 'reason') ?? null;
  if (value === null) return null;
  if (typeof value === 'string' && value !== '' && value.length <= LONGEST_REASON && !/[\p{Cc}\p{Cs}]/u.test(value))
    return value;
  throw invalidInput([
    { code: 'VALIDATION_ERROR', field: 'reason', message: `reason is text of 1 to ${LONGEST_REASON} characters.` },
  ]);
}

const MOST_HEALTH = 16_384;

/** What a probe said: any object. @returns its JSON. @throws Refusal VALIDATION_ERROR when it is too long to be kept */
export function readHealth(body: JsonRecord): string {
  const json = JSON.stringify(body);
  if (json.length <= MOST_HEALTH) return json;
  throw invalidInput([
    { code: 'VALIDATION_ERROR', field: 'body', message: `A probe has at most ${MOST_HEALTH} characters of JSON.` },
  ]);
}

/** The key that a deployment asks about. @throws Refusal VALIDATION_ERROR for what is no text that a key could be */
export function readLicenceKey(body: JsonRecord): string {
  const key = own(body, 'licenseKey');
  if (typeof key === 'string' && /^[!-~]{1,256}$/.test(key)) return key;
  throw invalidInput([
    { code: 'VALIDATION_ERROR', field: 'licenseKey', message: 'licenseKey is 1 to 256 visible ASCII characters.' },
  ]);
}

export interface LicencePage {
  readonly filter: LicenceFilter;
  readonly limit: number;
  /** Id of the last licence seen. */
  readonly cursor: string | null;
}

const ID = /^lic_[0-9a-z]{1,64}$/;
const [USUAL_PAGE, LARGEST_PAGE] = [20, 100];

/** @throws Refusal VALIDATION_ERROR */
export function readLicencePage(query: Readonly<Record<string, string>>): LicencePage {
  const faults: Fault[] = [];
  const wrong = (field: string, allowed: string): void => {
    faults.push({ code: 'VALIDATION_ERROR', field, message: `${field} is ${allowed}.` });
  };
  const { status, tier, customerId, limit, cursor } = query;
  if (status !== undefined && !LICENCE_STATUSES.includes(status as LicenceStatus))
    wrong('status', `one of ${LICENCE_STATUSES.join(', ')}`);
  if (tier !== undefined && !LICENCE_TIERS.includes(tier as LicenceTier))
    wrong('tier', `one of ${LICENCE_TIERS.join(', ')}`);
  if (customerId !== undefined && (customerId === '' || customerId.length > 128 || /[\p{Cc}\p{Cs}]/u.test(customerId)))
    wrong('customerId', 'text of 1 to 128 characters');
  const count = limit === undefined ? USUAL_PAGE : /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > LARGEST_PAGE) wrong('limit', `a whole number between 1 and ${LARGEST_PAGE}`);
  if (cursor !== undefined && !ID.test(cursor)) wrong('cursor', 'the nextCursor of the page before');
  refuse(faults);
  const filter = {
    status: (status as LicenceStatus | undefined) ?? null,
    tier: (tier as LicenceTier | undefined) ?? null,
    customerId: customerId ?? null,
  };
  return { filter, limit: count, cursor: cursor ?? null };
}

/** Whether a part of a path can be the id of a licence; anything else names nothing. */
export function isLicenceId(value: string | undefined): value is string {
  return value !== undefined && ID.test(value);
}

/** Beginnings of what might be a secret, in any case. */
const RESERVED = /^(?:sk_|pk_|api_key_|bearer_|ask_(?:live|test|ent)_)/i;

/**
 * The idempotency key that every change of a licence needs.
 *
 * @param header  a header by its name, or null
 * @throws  Refusal INVALID_IDEMPOTENCY_KEY; what was sent is not repeated, for it may be a real secret
 */
export function readLicenceClaimKey(header: (name: string) => string | null): string {
  const [key, twin] = [header('idempotency-key'), header('x-idempotency-key')].filter((value) => value !== null);
  const wrong =
    key === undefined
      ? 'This call needs the header Idempotency-Key.'
      : twin !== undefined && twin !== key
        ? 'The two idempotency headers differ.'
        : !/^[A-Za-z0-9_-]{16,64}$/.test(key)
          ? 'An idempotency key is 16 to 64 letters, digits, _ or -, sent once.'
          : RESERVED.test(key)
            ? 'An idempotency key does not begin as a secret does (sk_, pk_, api_key_, bearer_, or like our own keys).'
            : null;
  if (wrong === null) return key as string;
  throw new Refusal('INVALID_IDEMPOTENCY_KEY', wrong, {
    details: [{ field: 'Idempotency-Key', message: wrong }],
    members: {
      retryable: false,
      retryWithSameIdempotencyKey: false,
      guidance: 'Make a fresh key by chance for each change, such as a UUID, and keep it for retries of that change.',
    },
  });
}

/** One text for what was asked, equal for equal bodies. */
export function askedText(action: string, id: string | null, body: JsonRecord): string {
  return orderedJson({ action, id, body });
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const refusal = invalidInput(faults);
  const members = { retryable: false, retryWithSameIdempotencyKey: false };
  throw new Refusal(refusal.row.code, refusal.message, { ...refusal.extras, members });
}

const fieldSchemas = (isRequired: boolean): Record<string, JsonSchema> =>
  Object.fromEntries(
    LICENCE_FIELDS.map((field) => [`${field.name}${isRequired && field.isRequired ? '' : '?'}`, field.schema]),
  );

/** Shapes of the requests. */
export const LICENCE_REQUESTS: Readonly<Record<'create' | 'update' | 'revoke' | 'health' | 'validate', JsonSchema>> = {
  create: shape(fieldSchemas(true)),
  update: { ...shape(fieldSchemas(false)), minProperties: 1 },
  revoke: shape({ 'reason?': text('For the audit.', { minLength: 1, maxLength: LONGEST_REASON }) }),
  health: { type: 'object', description: 'What a probe said: any object.' },
  validate: shape({ licenseKey: text('`ask_ent_…`', { minLength: 1, maxLength: 256, pattern: '^[!-~]+$' }) }),
};

/** Query parameters of a list. */
export const LICENCE_QUERY: Readonly<Record<string, JsonSchema>> = {
  status: oneOf('', LICENCE_STATUSES),
  tier: oneOf('', LICENCE_TIERS),
  customerId: text('', { minLength: 1, maxLength: 128 }),
  limit: integer('Most that a page has.', { minimum: 1, maximum: LARGEST_PAGE, default: USUAL_PAGE }),
  cursor: text('`nextCursor` of the page before.', { pattern: ID.source }),
};
