/**
 * Money set aside, and taken: many calls at a time, by programs that a database runs by itself. The plain case runs there; everything else — a claim that somebody
 * has, money that is short, a hold that is gone — changes nothing there and is answered by `charges-aside.ts`.
 */

import { micro } from '../../money.ts';
import type {
  Answer,
  Charge,
  Conclusion,
  CryptoPort,
  EventDraft,
  Reservation,
  Settled,
  Usage,
  Wallet,
} from '../../ports/index.ts';
import { type Body, idMaker } from './body.ts';
import { reserveAside, settledBefore } from './charges-aside.ts';
import { sealAnswer } from './claims.ts';
import { countOf, moneyOf, type SqlRow, type SqlValue, type Transaction, textOf, textOrNull } from './database.ts';

/** What a program is told of one call; the columns are named where they are written. */
export type Cells = readonly SqlValue[];

/** Of a reservation: account, hold, amount, endpoint, price edition, request, lease in ms, scope, key, fingerprint, keep seconds, quota. */
export const RESERVE_CELLS = 12;
/** Of a settlement: account, hold, fence, amount, input tokens, output tokens, mark. */
export const POST_CELLS = 7;
/** Of its end: account, hold, fence, transfer, amount, endpoint, price edition, request, mark, value, scope, key, sealed answer. */
export const CONCLUDE_CELLS = 13;

/** The transaction of a group of settlements. */
export interface Settling extends Pick<Transaction, 'all'> {
  /**
   * First half: holds, wallets and usage. For each hold that was its call's to settle a row: `item` (its place among the cells, from 1), `now_ms`, `balance`, `period`,
   * `requests`, `spent`, `input_tokens`, `output_tokens`, `mark`, `endpoint`, `price_edition`, `request_id`, `scope`, `claim_key`.
   */
  post(items: readonly Cells[]): Promise<readonly SqlRow[]>;
  /** Writes events, each with its deliveries. */
  tell(told: readonly Told[]): Promise<void>;
  /** Second half: charges, marks and answers. Nothing may follow it. */
  conclude(items: readonly Cells[], nowMs: number): Promise<void>;
}

export interface Told {
  readonly accountId: string;
  readonly events: readonly EventDraft[];
}

/** Does all of a group or nothing, and has one result for each item; what is asked for the group again is the same group. */
export type RunGroup<Item, Result> = (group: () => readonly Item[]) => Promise<readonly Result[]>;

/** The programs of a database, and how callers come together before one of them. */
export interface ChargePrograms {
  /** Items that failed together are run again one by one, so that one of them cannot fail the others. */
  gather<Item, Result>(run: RunGroup<Item, Result>, accountOf: (item: Item) => string): (item: Item) => Promise<Result>;
  /** For each whether its hold stands; where not, nothing was written for it. The cells are asked for when they can be written. */
  reserve(items: () => readonly Cells[]): Promise<readonly boolean[]>;
  /** One transaction; it may be run again, and then meets whatever the first run left. */
  settle<T>(work: (tx: Settling) => Promise<T>): Promise<T>;
}

const POSTED = `SELECT 1 AS posted FROM hold WHERE account_id = ? AND id = ? AND fence = ? AND state = 'posted'`;

interface ToReserve {
  readonly holdId: string;
  readonly reservation: Reservation;
}

interface ToSettle {
  readonly hold: Parameters<Wallet['settle']>[0];
  readonly settlement: Parameters<Wallet['settle']>[1];
  readonly conclude: (charge: Charge) => Conclusion;
}

/**
 * The part of the wallet that a call needs.
 *
 * @param options.nowMs  by which holds are named
 */
export function chargesOf(
  body: Body,
  programs: ChargePrograms,
  { crypto, nowMs }: { readonly crypto: CryptoPort; readonly nowMs: () => number },
): Pick<Wallet, 'reserve' | 'settle'> {
  // Apart from the other names, which go by the database's clock and sort by it.
  const holdId = idMaker(crypto);
  const reserveOne = programs.gather<ToReserve, boolean>(
    (group) => reserveGroup(programs, group),
    ({ reservation }) => reservation.accountId,
  );
  const settleOne = programs.gather<ToSettle, Settled | null>(
    (group) => settleGroup(body, programs, group),
    ({ hold }) => hold.accountId,
  );
  return {
    reserve: async (reservation) => {
      const { accountId, amount } = reservation;
      if (amount < 0n) throw new RangeError('a reservation cannot be negative');
      const id = holdId('hold', nowMs());
      const held = await reserveOne({ holdId: id, reservation });
      return held ? { kind: 'held', hold: { id, fence: 1, accountId, amount } } : reserveAside(body, reservation);
    },
    settle: async (hold, settlement, conclude) => {
      const { amount } = settlement;
      if (amount < 0n) throw new RangeError('a hold cannot be settled with less than nothing');
      return (await settleOne({ hold, settlement, conclude })) ?? settledBefore(body, hold, amount);
    },
  };
}

async function reserveGroup(programs: ChargePrograms, group: () => readonly ToReserve[]): Promise<readonly boolean[]> {
  const sorted = (): readonly ToReserve[] =>
    [...group()].sort((a, b) => compare(placeOf(a.reservation), placeOf(b.reservation)));
  const stands = await programs.reserve(() => sorted().map(reserveCells));
  const held = new Set(sorted().filter((_, at) => stands[at]));
  return group().map((item) => held.has(item));
}

function reserveCells({ holdId, reservation }: ToReserve): Cells {
  const { accountId, amount, endpoint, priceEdition, requestId, leaseSeconds, claim, requestsPerMonth } = reservation;
  const terms = [endpoint, priceEdition, requestId, Math.round(leaseSeconds * 1000)] as const;
  const { scope = null, key = null, fingerprint = null, keepSeconds = null } = claim ?? {};
  return [accountId, holdId, amount, ...terms, scope, key, fingerprint, keepSeconds, requestsPerMonth];
}

/** The order in which everybody takes claims. */
function placeOf({ accountId, claim }: Reservation): readonly string[] {
  return [accountId, claim?.scope ?? '', claim?.key ?? ''];
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : (a[at] as string) < (b[at] as string) ? -1 : 1;
}

/** For each item its answer, or null when its hold was not there to be settled. */
async function settleGroup(
  body: Body,
  programs: ChargePrograms,
  group: () => readonly ToSettle[],
): Promise<readonly (Settled | null)[]> {
  const answers = new Map<ToSettle, Answer>();
  const settled = await programs.settle(async (tx) => {
    const sorted = [...group()].sort((a, b) => compare([a.hold.accountId, a.hold.id], [b.hold.accountId, b.hold.id]));
    const rows = await tx.post(sorted.map(postCells));
    // Nothing to write: perhaps a try before this one was committed, though nobody could say so then.
    if (rows.length === 0) return posted(tx, answers);
    const ends = endsOf(body, sorted, rows);
    for (const { item, answer } of ends) answers.set(item, answer);
    await tx.tell(ends.map(({ item, events }) => ({ accountId: item.hold.accountId, events })));
    await tx.conclude(
      ends.map(({ cells }) => cells),
      countOf(rows[0] ?? {}, 'now_ms'),
    );
    return new Set(ends.map(({ item }) => item));
  });
  return group().map((item) => {
    const answer = answers.get(item);
    return answer !== undefined && settled.has(item) ? { kind: 'settled', answer } : null;
  });
}

function postCells({ hold, settlement }: ToSettle): Cells {
  const { amount, inputTokens = 0, outputTokens = 0, mark = null } = settlement;
  return [hold.accountId, hold.id, hold.fence, amount, inputTokens, outputTokens, mark];
}

/** What each settlement comes to, in the order of the rows: of two with one mark the second is told what the first one left there. */
function endsOf(body: Body, items: readonly ToSettle[], rows: readonly SqlRow[]) {
  const marks = new Map<string, string>();
  return rows.map((row) => {
    const item = items[countOf(row, 'item') - 1] as ToSettle;
    const { accountId, id, fence } = item.hold;
    const { amount, mark } = item.settlement;
    const name = JSON.stringify([accountId, mark]);
    const charge = chargeOf(row, item.settlement, marks.get(name) ?? textOrNull(row, 'mark'));
    const { answer, events, mark: value } = item.conclude(charge);
    if (mark !== undefined && value !== undefined) marks.set(name, value);
    const [scope, key] = [textOrNull(row, 'scope'), textOrNull(row, 'claim_key')];
    const sealed = scope === null || key === null ? null : sealAnswer(body.vault, { accountId, scope, key }, answer);
    const terms = [textOf(row, 'endpoint'), textOf(row, 'price_edition'), textOf(row, 'request_id')] as const;
    const marked = mark === undefined ? [null, null] : [mark, value ?? null];
    const transfer = body.newId('trf', charge.atMs);
    const cells: Cells = [accountId, id, fence, transfer, amount, ...terms, ...marked, scope, key, sealed];
    return { item, answer, events, cells };
  });
}

/** Those of an earlier try that turn out to stand. */
async function posted(tx: Settling, answers: ReadonlyMap<ToSettle, Answer>): Promise<ReadonlySet<ToSettle>> {
  const found = await Promise.all(
    [...answers.keys()].map(async (item) => {
      const { accountId, id, fence } = item.hold;
      return (await tx.all(POSTED, accountId, id, fence)).length > 0 ? [item] : [];
    }),
  );
  return new Set(found.flat());
}

function chargeOf(
  row: SqlRow,
  { amount, inputTokens = 0, outputTokens = 0 }: ToSettle['settlement'],
  mark: string | null,
): Charge {
  const after = moneyOf(row, 'balance');
  const usageAfter = usageOf(textOf(row, 'period'), row);
  const usageBefore = {
    period: usageAfter.period,
    requests: usageAfter.requests - 1,
    spent: micro(usageAfter.spent - amount),
    inputTokens: usageAfter.inputTokens - inputTokens,
    outputTokens: usageAfter.outputTokens - outputTokens,
  };
  return { amount, before: micro(after + amount), after, atMs: countOf(row, 'now_ms'), usageBefore, usageAfter, mark };
}

/** A month's usage from its row. */
export function usageOf(period: string, row: SqlRow): Usage {
  return {
    period,
    requests: countOf(row, 'requests'),
    spent: moneyOf(row, 'spent'),
    inputTokens: countOf(row, 'input_tokens'),
    outputTokens: countOf(row, 'output_tokens'),
  };
}
