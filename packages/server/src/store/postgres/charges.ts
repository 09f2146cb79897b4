/**
 * Reserve and settle, many at a time, in one and in two round trips. The plain case runs in the functions of `functions.ts`; everything
 * else — a claim that somebody has, money that is short, a hold that is gone — changed nothing there and is answered by the shared
 * statements.
 */

import { micro } from '../../money.ts';
import type { Answer, Charge, Clock, Conclusion, CryptoPort, Reservation, Settled, Wallet } from '../../ports/index.ts';
import { type Body, idMaker } from '../sql/body.ts';
import { usageOf } from '../sql/charges.ts';
import { sealAnswer } from '../sql/claims.ts';
import { countOf, HOUSE, moneyOf, type SqlRow, textOf, textOrNull } from '../sql/database.ts';
import { writeEvents } from '../sql/events.ts';
import type { OpenTransaction, PostgresDatabase, Words } from './database.ts';
import { inGroups, inLanes } from './groups.ts';

const RESERVE = 'SELECT * FROM khagol_reserve_1(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) AS held';
const POST = 'SELECT * FROM khagol_post_1(?, ?, ?, ?, ?, ?, ?, ?)';
const CONCLUDE = 'SELECT khagol_conclude_1(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
const POSTED = `SELECT 1 AS posted FROM hold WHERE account_id = ? AND id = ? AND fence = ? AND state = 'posted'`;

/** Lines side by side, and the most that go together in one. */
const LANES = 2;
const MOST = 32;

type Charges = Pick<Wallet, 'reserve' | 'settle'>;

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
 * @param shared         what answers whatever is not the plain case
 * @param options.clock  in place of the database's, for tests
 */
export function quickCharges(
  body: Body,
  database: PostgresDatabase,
  shared: Charges,
  { crypto, clock }: { readonly crypto: CryptoPort; readonly clock: Clock | null },
): Charges {
  // Apart from the other names, which go by the database's clock and sort by it.
  const holdId = idMaker(crypto);
  const now = (): number | null => clock?.nowMs() ?? null;
  const lanes = <Lane>(open: () => Lane): readonly Lane[] => Array.from({ length: LANES }, open);
  const reserveOne = inLanes<ToReserve, boolean>(
    lanes(() => inGroups(MOST, (items) => reserveGroup(database, items, now()))),
    ({ reservation }) => reservation.accountId,
  );
  const settleOne = inLanes<ToSettle, Settled | null>(
    lanes(() => inGroups(MOST, (items) => settleGroup(body, database, items, now()))),
    ({ hold }) => hold.accountId,
  );
  return {
    reserve: async (reservation) => {
      const { accountId, amount } = reservation;
      if (amount < 0n) return shared.reserve(reservation);
      const id = holdId('hold', clock?.nowMs() ?? Date.now());
      const held = await reserveOne({ holdId: id, reservation });
      return held ? { kind: 'held', hold: { id, fence: 1, accountId, amount } } : shared.reserve(reservation);
    },
    settle: async (hold, settlement, conclude) => {
      if (settlement.amount < 0n) return shared.settle(hold, settlement, conclude);
      return (await settleOne({ hold, settlement, conclude })) ?? shared.settle(hold, settlement, conclude);
    },
  };
}

async function reserveGroup(
  database: PostgresDatabase,
  items: readonly ToReserve[],
  now: number | null,
): Promise<readonly boolean[]> {
  const sorted = [...items].sort((a, b) => compare(placeOf(a.reservation), placeOf(b.reservation)));
  const column = (cell: (item: Reservation) => Words[number]): Words =>
    sorted.map(({ reservation }) => cell(reservation));
  const rows = await database.single(
    RESERVE,
    column(({ accountId }) => accountId),
    sorted.map((item) => item.holdId),
    column(({ amount }) => amount),
    column(({ endpoint }) => endpoint),
    column(({ priceEdition }) => priceEdition),
    column(({ requestId }) => requestId),
    column(({ leaseSeconds }) => Math.round(leaseSeconds * 1000)),
    column(({ claim }) => claim?.scope ?? null),
    column(({ claim }) => claim?.key ?? null),
    column(({ claim }) => claim?.fingerprint ?? null),
    column(({ claim }) => claim?.keepSeconds ?? null),
    column(({ requestsPerMonth }) => requestsPerMonth),
    now,
  );
  const held = new Set(sorted.filter((_, at) => countOf(rows[at] ?? {}, 'held') > 0));
  return items.map((item) => held.has(item));
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
  database: PostgresDatabase,
  items: readonly ToSettle[],
  now: number | null,
): Promise<readonly (Settled | null)[]> {
  const sorted = [...items].sort((a, b) => compare([a.hold.accountId, a.hold.id], [b.hold.accountId, b.hold.id]));
  const answers = new Map<ToSettle, Answer>();
  const settled = await database.swift(HOUSE, async (tx) => {
    const column = (cell: (item: ToSettle) => Words[number]): Words => sorted.map(cell);
    const rows = await tx.all(
      POST,
      column(({ hold }) => hold.accountId),
      column(({ hold }) => hold.id),
      column(({ hold }) => hold.fence),
      column(({ settlement }) => settlement.amount),
      column(({ settlement }) => settlement.inputTokens ?? 0),
      column(({ settlement }) => settlement.outputTokens ?? 0),
      column(({ settlement }) => settlement.mark ?? null),
      now,
    );
    // Nothing to write: perhaps a try before this one was committed, though nobody could say so then.
    if (rows.length === 0) return posted(tx, answers);
    const marks = new Map<string, string>();
    const lines = rows.map((row) => {
      const item = sorted[countOf(row, 'item') - 1] as ToSettle;
      const { accountId } = item.hold;
      const { mark } = item.settlement;
      const name = JSON.stringify([accountId, mark]);
      const charge = chargeOf(row, item.settlement, marks.get(name) ?? textOrNull(row, 'mark'));
      const { answer, events, mark: value } = item.conclude(charge);
      if (mark !== undefined && value !== undefined) marks.set(name, value);
      answers.set(item, answer);
      const [scope, key] = [textOrNull(row, 'scope'), textOrNull(row, 'claim_key')];
      const sealed = scope === null || key === null ? null : sealAnswer(body.vault, { accountId, scope, key }, answer);
      return {
        item,
        row,
        events,
        sealed,
        value: mark === undefined ? null : (value ?? null),
        scope,
        key,
        atMs: charge.atMs,
      };
    });
    // Side by side on one connection, which keeps their order: a round trip for all instead of one for each.
    await Promise.all(lines.map(({ item, events }) => writeEvents(tx, body, item.hold.accountId, events)));
    type Line = (typeof lines)[number];
    const cells = (cell: (line: Line) => Words[number]): Words => lines.map(cell);
    await tx.allAndCommit(
      CONCLUDE,
      cells(({ item }) => item.hold.accountId),
      cells(({ item }) => item.hold.id),
      cells(({ item }) => item.hold.fence),
      cells(({ atMs }) => body.newId('trf', atMs)),
      cells(({ item }) => item.settlement.amount),
      cells(({ row }) => textOf(row, 'endpoint')),
      cells(({ row }) => textOf(row, 'price_edition')),
      cells(({ row }) => textOf(row, 'request_id')),
      cells(({ item }) => item.settlement.mark ?? null),
      cells(({ value }) => value),
      cells(({ scope }) => scope),
      cells(({ key }) => key),
      cells(({ sealed }) => sealed),
      lines[0]?.atMs ?? null,
    );
    return new Set(lines.map(({ item }) => item));
  });
  return items.map((item) => {
    const answer = answers.get(item);
    return answer !== undefined && settled.has(item) ? { kind: 'settled', answer } : null;
  });
}

/** Those of an earlier try that turn out to stand. */
async function posted(tx: OpenTransaction, answers: ReadonlyMap<ToSettle, Answer>): Promise<ReadonlySet<ToSettle>> {
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
