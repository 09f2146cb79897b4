/**
 * What the operator can do, one row an action: the command line and the admin address read the same table, so neither can do what the
 * other cannot. Every field is text, as it is typed on a command line; JSON may send numbers where they are meant.
 */

import { invalidInput, Refusal } from '../http/refusal.ts';
import { type Micro, microOfUsd, usdText } from '../money.ts';
import type { KeyKind } from '../offices/keys/form.ts';
import type { AccountRecord, Plan } from '../ports/index.ts';
import { accountsOf } from './accounts.ts';
import {
  ACCOUNT,
  type Action,
  EXPIRES,
  field,
  KEY,
  KIND,
  LIMIT,
  NAME,
  type OperatorParts,
  optional,
  PLAN,
  RATE,
  REASON,
  REFERENCE,
  REQUEST,
  USD,
  type Values,
} from './action.ts';
import { issueKey } from './issue.ts';
import { OPERATOR_LICENCES } from './operator-licences.ts';

/** Every action, in the order in which they are told. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'accounts open',
    summary: 'Open an account and grant the first month of its plan.',
    fields: [ACCOUNT, PLAN, NAME, optional(RATE)],
    run: async ({ account, plan, name, 'per-minute': rate }, parts) => {
      const perMinute = rate === undefined ? null : Number(rate);
      const opened = await accountsOf(parts).open({
        id: account as string,
        plan: plan as Plan,
        name: name as string,
        perMinute,
      });
      if (opened === null) throw new Refusal('CONFLICT', `There is an account ${account} already.`);
      return { account: told(opened), available: await availableOf(parts, opened.id) };
    },
  },
  {
    name: 'accounts list',
    summary: 'All accounts.',
    fields: [],
    run: async (_, { store }) => ({ accounts: (await store.accounts.list()).map(told) }),
  },
  {
    name: 'accounts plan',
    summary: 'Move an account to another plan: at once here, within half a minute on other instances.',
    fields: [ACCOUNT, PLAN],
    run: async ({ account, plan }, parts) => {
      const moved = found(await accountsOf(parts).changePlan(account as string, plan as Plan), 'account');
      await forgetKeysOf(moved.id, parts);
      return { account: told(moved) };
    },
  },
  {
    name: 'accounts renew',
    summary: 'Grant this month’s credits; a second time in a month changes nothing.',
    fields: [ACCOUNT],
    run: async ({ account }, parts) => {
      const { granted, available } = found(await accountsOf(parts).renew(account as string), 'active account');
      return { granted, available: usdText(available) };
    },
  },
  {
    name: 'accounts cancel',
    summary:
      'Cancel an account: its conversations are erased, its keys stop working, at once here, within half a minute on other instances.',
    fields: [ACCOUNT, optional(REASON)],
    run: async ({ account, reason = null }, parts) => {
      const cancelled = found(await accountsOf(parts).cancel(account as string, reason), 'account');
      await forgetKeysOf(cancelled.id, parts);
      return { account: told(cancelled) };
    },
  },
  {
    name: 'accounts payment-failed',
    summary: 'Tell an account’s subscribers that a payment did not go through.',
    fields: [
      ACCOUNT,
      USD,
      REFERENCE,
      field('code', 'The provider’s code.', '1 to 64 letters, digits, - or _', /^[\w-]{1,64}$/),
      field('message', 'The provider’s words.', '1 to 200 characters', /^[^\p{Cc}]{1,200}$/u),
      field('attempt', 'Which attempt it was.', 'a whole number between 1 and 99', /^[1-9]\d?$/),
    ],
    run: async (values, parts) => {
      const known = await accountsOf(parts).paymentFailed(values['account'] as string, {
        paymentId: values['reference'] as string,
        amount: microOfUsd(values['usd'] as string),
        failureCode: values['code'] as string,
        failureMessage: values['message'] as string,
        attempt: Number(values['attempt']),
        nextAttemptMs: null,
      });
      found(known || null, 'account');
      return { told: true };
    },
  },
  {
    name: 'wallet topup',
    summary: 'Put money into a wallet.',
    fields: [ACCOUNT, USD, REFERENCE],
    run: (values, parts) => fund('topup', microOfUsd(values['usd'] as string), values, parts),
  },
  {
    name: 'wallet adjust',
    summary: 'Set a wallet right: an amount with a minus takes away what is available.',
    fields: [
      ACCOUNT,
      { ...USD, allowed: 'dollars with at most six decimals, such as -3.20', pattern: /^-?\d{1,9}(?:\.\d{1,6})?$/ },
      REFERENCE,
    ],
    run: (values, parts) => {
      const text = values['usd'] as string;
      const amount = microOfUsd(text.replace(/^-/, ''));
      return fund('adjustment', (text.startsWith('-') ? -amount : amount) as Micro, values, parts);
    },
  },
  {
    name: 'wallet refund',
    summary: 'Give a charge back, whole or in part.',
    fields: [ACCOUNT, REQUEST, optional(USD), REFERENCE],
    run: async ({ account, request, usd, reference }, { store }) => {
      const amount = usd === undefined ? 'rest' : notNothing(microOfUsd(usd));
      const refunded = await store.ledger
        .refund(account as string, request as string, amount, reference as string)
        .catch(refuseReference);
      if (refunded.kind === 'nothing-to-refund')
        throw new Refusal('CONFLICT', 'There is no such charge of this account, or no more of it to give back.');
      return { refunded: refunded.kind === 'refunded', transfer: refunded.transferId, usd: usdText(refunded.amount) };
    },
  },
  {
    name: 'wallet statement',
    summary: 'Movements of a wallet, newest first.',
    fields: [ACCOUNT, optional(LIMIT)],
    run: async ({ account, limit = '20' }, parts) => {
      const { id } = await knownAccount(account, parts);
      return {
        available: await availableOf(parts, id),
        transfers: (await parts.store.ledger.statement(id, Number(limit), null)).map((line) => ({
          at: new Date(line.atMs).toISOString(),
          kind: line.kind,
          usd: usdText(line.amount),
          endpoint: line.endpoint,
          request: line.requestId,
          reference: line.reference,
          id: line.id,
        })),
      };
    },
  },
  {
    name: 'keys create',
    summary: 'Make a key. It is shown once and kept nowhere.',
    fields: [ACCOUNT, optional(KIND), optional(EXPIRES)],
    run: async ({ account, kind = 'live', expires }, parts) => {
      const expiresAtMs = expires === undefined ? null : endOfDay(expires);
      const issued = await issueKey(parts.store.keys, account as string, kind as KeyKind, expiresAtMs, parts);
      return found(issued, 'account');
    },
  },
  {
    name: 'keys list',
    summary: 'The keys of an account.',
    fields: [ACCOUNT],
    run: async ({ account }, parts) => {
      const { id } = await knownAccount(account, parts);
      return {
        keys: (await parts.store.keys.list(id)).map((key) => ({
          keyId: key.keyId,
          last4: key.last4,
          active: key.active,
          created: new Date(key.createdMs).toISOString(),
          expires: key.expiresAtMs === null ? null : new Date(key.expiresAtMs).toISOString(),
          lastUsed: key.lastUsedMs === null ? null : new Date(key.lastUsedMs).toISOString(),
        })),
      };
    },
  },
  {
    name: 'keys revoke',
    summary: 'Revoke a key: at once here, within half a minute on other instances.',
    fields: [ACCOUNT, KEY],
    run: async ({ account, key }, { store, forgetKey }) => {
      const keys = await store.keys.list(account as string);
      // A mistyped id must not look like a key that is out of the way.
      const { keyId } = found(keys.find((row) => row.keyId === key) ?? null, 'key of this account');
      const revoked = await store.keys.revoke(account as string, keyId);
      forgetKey?.(keyId);
      return { revoked };
    },
  },
  {
    name: 'ledger verify',
    summary: 'Check every rule of the books in one snapshot.',
    fields: [],
    run: async (_, { store }) => store.ledger.verify(),
  },
  ...OPERATOR_LICENCES,
];

async function fund(
  kind: 'topup' | 'adjustment',
  amount: Micro,
  values: Values,
  { store }: OperatorParts,
): Promise<unknown> {
  const [accountId, reference] = [values['account'] as string, values['reference'] as string];
  const funded = await store.ledger
    .fund({ accountId, amount: notNothing(amount), kind, reference })
    .catch(refuseReference);
  if (funded.kind === 'unknown-account') throw missing('account');
  if (funded.kind === 'short') throw new Refusal('CONFLICT', `Only ${usdText(funded.available)} USD are available.`);
  return { booked: funded.kind === 'funded', transfer: funded.transferId, available: usdText(funded.available) };
}

/** Every pattern of an amount lets zero through; no movement of money is that. */
function notNothing(amount: Micro): Micro {
  if (amount !== 0n) return amount;
  throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'usd', message: 'usd is more or less than nothing.' }]);
}

/** What the ledger refuses of amounts that were read above is a reference that moved another account's money. */
function refuseReference(error: unknown): never {
  if (error instanceof RangeError) throw new Refusal('CONFLICT', 'This reference was used for another account.');
  throw error;
}

/** Whoever changes what a key opens has it asked for again. */
async function forgetKeysOf(accountId: string, { store, forgetKey }: OperatorParts): Promise<void> {
  for (const { keyId } of await store.keys.list(accountId)) forgetKey?.(keyId);
}

async function knownAccount(id: string | undefined, { store }: OperatorParts): Promise<AccountRecord> {
  return found(await store.accounts.find(id as string), 'account');
}

function told({ id, name, plan, perMinute, status, createdMs }: AccountRecord): Readonly<Record<string, unknown>> {
  return { id, name, plan, perMinute, status, created: new Date(createdMs).toISOString() };
}

async function availableOf({ store }: OperatorParts, accountId: string): Promise<string> {
  return usdText((await store.ledger.balance(accountId)).available);
}

function found<T>(value: T | null, what: string): T {
  if (value === null) throw missing(what);
  return value;
}

function missing(what: string): Refusal {
  return new Refusal('NOT_FOUND', `There is no such ${what}.`);
}

/** The instant at which a day is over. @throws Refusal for a day that the calendar does not have */
function endOfDay(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date)
    throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'expires', message: 'expires is a date of the calendar.' }]);
  return ms + 86_400_000;
}
