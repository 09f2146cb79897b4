/**
 * What a ledger must do, in the plainest words that can be run: lists and bigints, one call after another. The real one is compared
 * with it after every step. Throws a `Difference` where they part.
 */

import { isDeepStrictEqual } from 'node:util';
import { periodOf, spanOfPeriod } from '../../packages/server/src/period.ts';
import type { Funding, Hold, Store } from '../../packages/server/src/ports/index.ts';
import type { Opened } from './opened.ts';

/** The model and the ledger do not agree. */
export class Difference extends Error {}

/** Compares; values of the ledger are given first. */
export function same(what: string, real: unknown, expected: unknown): void {
  if (isDeepStrictEqual(real, expected)) return;
  throw new Difference(`${what}: the ledger says ${told(real)}, the model ${told(expected)}`);
}

export interface ModelHold {
  readonly hold: Hold;
  readonly account: number;
  readonly amount: bigint;
  readonly requestId: string;
  readonly claim: string | null;
  readonly keepSeconds: number;
  untilMs: number;
  state: 'pending' | 'posted' | 'void';
  posted: bigint;
  refunded: bigint;
  body: string;
}

interface ModelClaim {
  readonly fingerprint: string;
  readonly owner: ModelHold;
  /** Null while the call runs. */
  forgetAtMs: number | null;
}

interface ModelUsage {
  requests: number;
  spent: bigint;
  inputTokens: number;
  outputTokens: number;
}

interface ModelAccount {
  readonly id: string;
  balance: bigint;
  readonly usage: Map<string, ModelUsage>;
  readonly marks: Map<string, string>;
  /** Kind, amount, request and reference of each line. */
  readonly lines: string[];
}

/** One account's lines that happened once, by kind and reference. */
export type Once = Map<string, { readonly id: string; readonly amount: bigint }>;

export class Model {
  nowMs: number;
  readonly accounts: readonly ModelAccount[];
  readonly holds: ModelHold[] = [];
  readonly claims: Map<string, ModelClaim> = new Map();
  readonly once: Once = new Map();
  /** Names requests and references apart. */
  count = 0;
  /** How often each outcome was met: a life that never meets one has not tried it. */
  readonly outcomes: Map<string, number> = new Map();

  constructor(nowMs: number, ids: readonly string[]) {
    this.nowMs = nowMs;
    this.accounts = ids.map((id) => ({ id, balance: 0n, usage: new Map(), marks: new Map(), lines: [] }));
  }

  note(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }

  account(index: number): ModelAccount {
    return this.accounts[index] as ModelAccount;
  }

  reserved(account: number): bigint {
    return this.holds.reduce(
      (sum, one) => (one.state === 'pending' && one.account === account ? sum + one.amount : sum),
      0n,
    );
  }

  available(account: number): bigint {
    return this.account(account).balance - this.reserved(account);
  }

  usage(account: number): ModelUsage {
    return (
      this.account(account).usage.get(periodOf(this.nowMs)) ?? {
        requests: 0,
        spent: 0n,
        inputTokens: 0,
        outputTokens: 0,
      }
    );
  }

  /** The claim as it stands: an answer whose time has passed is none. */
  claim(name: string): ModelClaim | undefined {
    const row = this.claims.get(name);
    return row?.forgetAtMs != null && row.forgetAtMs <= this.nowMs ? undefined : row;
  }

  /** The hold is given up, and its claim with it. */
  discard(hold: ModelHold): void {
    hold.state = 'void';
    if (hold.claim !== null && this.claims.get(hold.claim)?.owner === hold) this.claims.delete(hold.claim);
  }

  /** End of the month, as a refusal tells it. */
  get resetAtMs(): number {
    return spanOfPeriod(periodOf(this.nowMs)).endMs;
  }
}

/** A store with the accounts of the model, and the run that it belongs to. */
export interface Real {
  readonly opened: Opened;
  store: Store;
}

/** Opens the model's accounts in a fresh store. */
export async function begin(opened: Opened, accounts = 3): Promise<{ readonly model: Model; readonly real: Real }> {
  const { store } = opened;
  const ids = Array.from({ length: accounts }, (_, i) => `acc_model_${i}`);
  for (const id of ids)
    await store.accounts.open({ id, name: id, plan: 'pro', perMinute: null, status: 'active', createdMs: 1 }, []);
  const { nowMs } = await store.ping();
  return { model: new Model(nowMs, ids), real: { opened, store } };
}

/** What must hold after each step; `account` is the one that the step touched. */
export async function compare(model: Model, { store }: Real, account: number): Promise<void> {
  const { id } = model.account(account);
  const period = periodOf(model.nowMs);
  same(`balance of ${id}`, await store.ledger.balance(id), {
    available: model.available(account),
    reserved: model.reserved(account),
  });
  same(`usage of ${id}`, await store.ledger.usage(id, period), { period, ...model.usage(account) });
  if (model.available(account) < 0n) throw new Difference(`${id} is overdrawn in the model`);
  const { faults, pendingHolds, transfers } = await store.ledger.verify();
  same('faults of the books', faults, []);
  same('pending holds', pendingHolds, model.holds.filter(({ state }) => state === 'pending').length);
  same(
    'transfers',
    transfers,
    model.accounts.reduce((sum, { lines }) => sum + lines.length, 0),
  );
}

/** What must hold at the end of a run: every account, every line, every month, every claim. */
export async function compareAll(model: Model, real: Real): Promise<void> {
  for (const [i, account] of model.accounts.entries()) {
    await compare(model, real, i);
    const lines = await real.store.ledger.statement(account.id, 1_000_000, null);
    same(`statement of ${account.id}`, lines.map(lineOf).sort(), [...account.lines].sort());
    same(
      `sum of ${account.id}`,
      lines.reduce((sum, { amount }) => sum + amount, 0n),
      account.balance,
    );
    for (const [period, usage] of account.usage)
      same(`usage of ${account.id} in ${period}`, await real.store.ledger.usage(account.id, period), {
        period,
        ...usage,
      });
  }
}

/** A line as the model writes it. */
export function lineOf(line: {
  readonly kind: Funding['kind'] | 'charge' | 'refund';
  readonly amount: bigint;
  readonly requestId: string | null;
  readonly reference: string | null;
}): string {
  return [line.kind, line.amount, line.requestId, line.reference].join(' ');
}

function told(value: unknown): string {
  return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one));
}
