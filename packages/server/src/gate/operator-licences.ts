/** What the operator does with licences from a command line: `khagol licences create`, `show`, `rotate` … */

import { readLicenceChange, readLicenceWish } from '../contract/licence-input.ts';
import { Refusal } from '../http/refusal.ts';
import { type LicenceDone, type LicenceOffice, statusAt, usedAt } from '../offices/licences/index.ts';
import {
  LICENCE_STATUSES,
  LICENCE_TIERS,
  type LicenceStatus,
  type LicenceTier,
  type LicenceView,
} from '../ports/index.ts';
import { type Action, type ActionField, field, LIMIT, type OperatorParts, optional, type Values } from './action.ts';
import { openLicences } from './licences.ts';

const LICENCE = field('licence', 'Id of the licence.', 'lic_ and letters or digits', /^lic_[0-9a-z]{1,64}$/);
const LINE = /^[^\p{Cc}]{1,2048}$/u;
const line = (name: string, description: string): ActionField => field(name, description, 'a line of text', LINE);

/** A term of a licence: its flag, and the field it is on the wire. */
interface TermFlag {
  readonly wire: string;
  readonly field: ActionField;
  /** What is typed, as JSON would say it. */
  read(text: string): unknown;
}

const asText = (text: string): unknown => text;
const TIERS = LICENCE_TIERS.join('|');
/** Typed for a term that shall be empty. */
const NONE = 'none';

// biome-ignore format: a table reads in columns
const TERMS: readonly TermFlag[] = [
  { wire: 'customerName',        field: line('name', 'Name of the customer.'),                                           read: asText },
  { wire: 'customerEmail',       field: line('email', 'E-mail address of the customer.'),                                read: asText },
  { wire: 'tier',                field: field('tier', 'Tier.', `one of ${LICENCE_TIERS.join(', ')}`, new RegExp(`^(?:${TIERS})$`)), read: asText },
  { wire: 'customerId',          field: optional(line('customer', 'Your own id of the customer.')),                      read: asText },
  { wire: 'deploymentId',        field: optional(line('deployment', 'Your own id of the deployment.')),                  read: asText },
  { wire: 'region',              field: optional(line('region', 'Where it runs.')),                                      read: asText },
  { wire: 'notes',               field: optional(line('notes', 'For you.')),                                             read: asText },
  { wire: 'cloudRunServiceUrl',  field: optional(line('url', 'Address of the deployment.')),                             read: asText },
  { wire: 'allowedDomains',      field: optional(line('domains', 'Host names, separated by commas.')),                   read: (text) => text.split(',').map((name) => name.trim()) },
  { wire: 'maxRequestsPerMonth', field: optional(field('max', 'Requests a month; the tier’s when left out.', 'a whole number, -1 for no ceiling', /^(?:-1|\d{1,15}|none)$/)), read: Number },
  { wire: 'expiresAt',           field: optional(line('expires', 'Date and time with offset, such as 2027-12-31T00:00:00Z.')), read: asText },
];

/** `none` empties a term; the contract says of which that may be. */
function bodyOf(values: Values): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    TERMS.flatMap(({ wire, field: { name }, read }) => {
      const text = values[name];
      return text === undefined ? [] : [[wire, text === NONE ? null : read(text)]];
    }),
  );
}

const LOOSE = TERMS.map(({ field: row }) =>
  optional({ ...row, description: `${row.description} \`none\` empties it.` }),
);

/** Every action, in the order in which they are told. */
export const OPERATOR_LICENCES: readonly Action[] = [
  {
    name: 'licences create',
    summary: 'Make a licence. Its key is shown once and kept nowhere.',
    fields: TERMS.map(({ field: row }) => row),
    run: async (values, parts) => told(await officeOf(parts).create(readLicenceWish(bodyOf(values)), FREE)),
  },
  {
    name: 'licences list',
    summary: 'Licences, newest first.',
    fields: [
      optional(
        field(
          'status',
          'Only these.',
          `one of ${LICENCE_STATUSES.join(', ')}`,
          new RegExp(`^(?:${LICENCE_STATUSES.join('|')})$`),
        ),
      ),
      optional(field('tier', 'Only these.', `one of ${LICENCE_TIERS.join(', ')}`, new RegExp(`^(?:${TIERS})$`))),
      optional(line('customer', 'Only those of this customer.')),
      optional(LIMIT),
    ],
    run: async ({ status = null, tier = null, customer = null, limit = '20' }, { store, clock }) => {
      const filter = {
        status: status as LicenceStatus | null,
        tier: tier as LicenceTier | null,
        customerId: customer,
      };
      const found = await store.licences.list(filter, Number(limit), null);
      return { licences: found.map((licence) => lineOf(licence, clock.nowMs())) };
    },
  },
  {
    name: 'licences show',
    summary: 'One licence, whole.',
    fields: [LICENCE],
    run: async ({ licence }, { store, clock }) => {
      const found = await store.licences.find(licence as string);
      if (found === null) throw missing();
      return { licence: pageOf(found, clock.nowMs()) };
    },
  },
  {
    name: 'licences update',
    summary: 'Change terms of a licence.',
    fields: [LICENCE, ...LOOSE],
    run: async (values, parts) =>
      told(await officeOf(parts).update(values['licence'] as string, readLicenceChange(bodyOf(values)), FREE)),
  },
  verb('suspend', 'suspend', 'Let a licence open nothing until it is reinstated.'),
  verb('reinstate', 'reinstate', 'Let a suspended licence open again.'),
  verb('revoke', 'revoke', 'End a licence for good.', [
    optional(field('reason', 'Why, for the audit.', '1 to 500 characters', /^[^\p{Cc}]{1,500}$/u)),
  ]),
  {
    name: 'licences rotate',
    summary: 'Make a new key, shown once; the one before stops at once.',
    fields: [LICENCE],
    run: async ({ licence }, parts) => told(await officeOf(parts).rotate(licence as string, FREE)),
  },
  verb('reset', 'reset-usage', 'Begin this month’s count afresh.'),
];

/** A command is typed once; whoever wants retries uses the addresses of the licences. */
const FREE = { claim: null };

function verb(
  name: string,
  action: 'suspend' | 'reinstate' | 'revoke' | 'reset-usage',
  summary: string,
  more: readonly ActionField[] = [],
): Action {
  return {
    name: `licences ${name}`,
    summary,
    fields: [LICENCE, ...more],
    run: async ({ licence, reason = null }, parts) =>
      told(await officeOf(parts).change(licence as string, action, { ...FREE, reason })),
  };
}

function officeOf({ store, clock, crypto }: OperatorParts): LicenceOffice {
  return openLicences(store.licences, clock, crypto);
}

function told(done: LicenceDone): unknown {
  switch (done.kind) {
    case 'done':
      return {
        ...(done.key === null ? {} : { key: done.key }),
        licence: pageOf(done.licence, done.atMs),
      };
    case 'unknown':
      throw missing();
    case 'refused':
      throw new Refusal('VALIDATION_ERROR', done.fault.message, { details: [done.fault] });
    case 'failed':
      if (done.isUndone) throw done.cause;
      throw new Refusal(
        'LICENSE_MUTATION_OUTCOME_UNKNOWN',
        'Whether it was kept could not be learnt: look, then act.',
        {
          retryAfterSeconds: 1,
          cause: done.cause,
        },
      );
    default:
      throw new Refusal('CONFLICT', 'Another call is changing this.');
  }
}

function missing(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such licence.');
}

/** A licence in a list. */
function lineOf(licence: LicenceView, atMs: number): Readonly<Record<string, unknown>> {
  const { id, customerName, tier, maxRequestsPerMonth, expiresAtMs } = licence;
  return {
    id,
    name: customerName,
    tier,
    status: statusAt(licence, atMs),
    used: usedAt(licence, atMs),
    max: maxRequestsPerMonth,
    expires: day(expiresAtMs),
  };
}

/** A licence whole, in the words of the flags. */
function pageOf(licence: LicenceView, atMs: number): Readonly<Record<string, unknown>> {
  return {
    ...lineOf(licence, atMs),
    email: licence.customerEmail,
    customer: licence.customerId,
    deployment: licence.deploymentId,
    region: licence.region,
    url: licence.serviceUrl,
    domains: licence.allowedDomains.join(', '),
    notes: licence.notes,
    total: licence.totalRequests,
    created: day(licence.createdMs),
    keySince: day(licence.issuedMs),
    lastValidated: day(licence.validatedAtMs),
    lastHealth: day(licence.healthAtMs),
    lastReset: day(licence.resetAtMs),
  };
}

function day(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
