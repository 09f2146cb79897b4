/**
 * Money set aside, and taken.
 *
 * Every guard stands in the WHERE of a statement that changes one row, and again in a CHECK of the table; nothing is read, compared
 * and written back. Both transactions may be repeated: the hold's id is made once, so a second run meets what the first one left.
 */

import { type Micro, micro, NOTHING } from '../../money.ts';
import { periodOf, spanOfPeriod } from '../../period.ts';
import type { Answer, Charge, Hold, Reserved, Settled, Usage, Wallet } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { answerOfHold, rememberAnswer, takeClaim } from './claims.ts';
import { countOf, moneyOf, type SqlRow, type Transaction, textOf, textOrNull, undoable } from './database.ts';
import { writeEvents } from './events.ts';

const USED = 'SELECT requests FROM usage_counter WHERE account_id = ? AND period = ?';
const HOLD = `INSERT INTO hold
  (account_id, id, amount, state, fence, endpoint, price_edition, request_id, scope, claim_key, created_ms, expires_ms)
  VALUES (?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account_id, id) DO NOTHING`;
const SET_ASIDE = `UPDATE wallet SET pending_debits = pending_debits + ?
  WHERE account_id = ? AND posted_credits - posted_debits - pending_debits >= ?`;
const AVAILABLE =
  'SELECT posted_credits - posted_debits - pending_debits AS available FROM wallet WHERE account_id = ?';

const POST = `UPDATE hold SET state = 'posted', posted_amount = ?, resolved_ms = ?
  WHERE account_id = ? AND id = ? AND fence = ? AND state = 'pending' AND expires_ms > ? AND amount >= ?
  RETURNING amount, endpoint, price_edition, request_id, scope, claim_key`;
const STANDING = 'SELECT state, amount, scope, claim_key FROM hold WHERE account_id = ? AND id = ? AND fence = ?';
const TAKE = `UPDATE wallet SET posted_debits = posted_debits + ?, pending_debits = pending_debits - ?
  WHERE account_id = ? RETURNING posted_credits - posted_debits AS balance`;
const CHARGE = `INSERT INTO transfer
  (account_id, id, kind, counter, amount, hold_id, endpoint, price_edition, request_id, at_ms)
  VALUES (?, ?, 'charge', 'revenue', ?, ?, ?, ?, ?, ?)`;
const COUNT = `INSERT INTO usage_counter (account_id, period, requests, spent, input_tokens, output_tokens)
  VALUES (?, ?, 1, ?, ?, ?)
  ON CONFLICT (account_id, period) DO UPDATE SET requests = usage_counter.requests + 1,
    spent = usage_counter.spent + excluded.spent,
    input_tokens = usage_counter.input_tokens + excluded.input_tokens,
    output_tokens = usage_counter.output_tokens + excluded.output_tokens
  RETURNING requests, spent, input_tokens, output_tokens`;
const MARKED = 'SELECT value FROM mark WHERE account_id = ? AND name = ?';
const MARK = `INSERT INTO mark (account_id, name, value) VALUES (?, ?, ?)
  ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value`;

/** The part of the wallet that a call needs. */
export function chargesOf(body: Body): Pick<Wallet, 'reserve' | 'settle'> {
  return { reserve: reserveIn(body), settle: settleIn(body) };
}

function reserveIn(body: Body): Wallet['reserve'] {
  return async (reservation) => {
    const { accountId, amount, endpoint, priceEdition, requestId, leaseSeconds, claim, requestsPerMonth } = reservation;
    if (amount < 0n) throw new RangeError('a reservation cannot be negative');
    let holdId: string | undefined;
    const setAside = async (tx: Transaction, undo: (outcome: Reserved) => Error): Promise<Reserved> => {
      const nowMs = await tx.nowMs();
      holdId ??= body.newId('hold', nowMs);
      const claimed = claim === null ? null : await takeClaim(tx, body, claim, holdId);
      if (claimed !== null && claimed.kind !== 'mine') return claimed;
      const fence = claimed?.fence ?? 1;

      if (requestsPerMonth !== null) {
        const period = periodOf(nowMs);
        const used = requestsIn(await tx.one(USED, accountId, period));
        if (used >= requestsPerMonth) {
          const spent = { kind: 'spent-quota', used, resetAtMs: spanOfPeriod(period).endMs } as const;
          // Without a claim nothing is written, and whoever asks all month undoes nobody's writes beside it.
          if (claim === null) return spent;
          throw undo(spent);
        }
      }

      const hold: Hold = { id: holdId, fence, accountId, amount };
      const [scope, key] = claim === null ? [null, null] : [claim.scope, claim.key];
      const terms = [amount, fence, endpoint, priceEdition, requestId, scope, key] as const;
      const untilMs = nowMs + leaseSeconds * 1000;
      const added = await tx.run(HOLD, accountId, holdId, ...terms, nowMs, untilMs);
      if (added === 0 || (await tx.run(SET_ASIDE, amount, accountId, amount)) === 1) return { kind: 'held', hold };
      // Short leaves nothing written, so what a dead call had set aside is not available either.
      const available = (await availableOf(tx, accountId)) - (claimed?.freed ?? 0n);
      throw undo({ kind: 'short', available: micro(available) });
    };
    // A hold that nobody settles is given back, and its claim let go: to lose both in a power cut does no harm. An answer that is told again was written
    // by a commit before, which waited for the disk.
    return undoable(body.database, accountId, setAside, 'while-owned');
  };
}

function settleIn(body: Body): Wallet['settle'] {
  const { database, vault, newId } = body;
  return async (hold, settlement, conclude) => {
    const { amount, inputTokens = 0, outputTokens = 0, mark } = settlement;
    const { accountId } = hold;
    if (amount < 0n) throw new RangeError('a hold cannot be settled with less than nothing');
    let concluded: Answer | null = null;
    return database.write(accountId, async (tx): Promise<Settled> => {
      const nowMs = await tx.nowMs();
      const held = await tx.one(POST, amount, nowMs, accountId, hold.id, hold.fence, nowMs, amount);
      if (held === undefined) return standing(tx, vault, hold, amount, concluded);

      const wallet = await tx.one(TAKE, amount, moneyOf(held, 'amount'), accountId);
      if (wallet === undefined) throw new Error(`Hold ${hold.id} has no wallet`);
      const after = moneyOf(wallet, 'balance');
      const terms = [textOf(held, 'endpoint'), textOf(held, 'price_edition'), textOf(held, 'request_id')] as const;
      await tx.run(CHARGE, accountId, newId('trf', nowMs), -amount, hold.id, ...terms, nowMs);
      const period = periodOf(nowMs);
      const counted = await tx.one(COUNT, accountId, period, amount, inputTokens, outputTokens);
      if (counted === undefined) throw new Error(`The usage of ${period} was not counted`);
      const usageAfter = usageOf(period, counted);
      const charge: Charge = {
        amount,
        before: micro(after + amount),
        after,
        atMs: nowMs,
        usageBefore: without(usageAfter, amount, inputTokens, outputTokens),
        usageAfter,
        mark: mark === undefined ? null : await marked(tx, accountId, mark),
      };

      const { answer, events, mark: text } = conclude(charge);
      if (mark !== undefined && text !== undefined) await tx.run(MARK, accountId, mark, text);
      await writeEvents(tx, body, accountId, events);
      const key = textOrNull(held, 'claim_key');
      if (key !== null) {
        const claim = { scope: textOf(held, 'scope'), key };
        if (!(await rememberAnswer(tx, vault, hold, claim, answer)))
          throw new Error(`Hold ${hold.id} has lost its claim`);
      }
      concluded = answer;
      return { kind: 'settled', answer };
    });
  };
}

/** What a hold that is not pending means for its call: charged before, perhaps by this very settlement, or lost. */
async function standing(
  tx: Transaction,
  vault: Body['vault'],
  hold: Hold,
  amount: Micro,
  concluded: Answer | null,
): Promise<Settled> {
  const row = await tx.one(STANDING, hold.accountId, hold.id, hold.fence);
  if (row === undefined) return { kind: 'lost' };
  const held = moneyOf(row, 'amount');
  if (textOf(row, 'state') === 'pending' && amount > held)
    throw new RangeError(`a hold of ${held} cannot be settled with ${amount}`);
  if (textOf(row, 'state') !== 'posted') return { kind: 'lost' };
  if (concluded !== null) return { kind: 'settled', answer: concluded };
  const key = textOrNull(row, 'claim_key');
  const answer = key === null ? null : await answerOfHold(tx, vault, hold, { scope: textOf(row, 'scope'), key });
  return answer === null ? { kind: 'lost' } : { kind: 'settled', answer };
}

async function availableOf(tx: Transaction, accountId: string): Promise<Micro> {
  const row = await tx.one(AVAILABLE, accountId);
  return row === undefined ? NOTHING : moneyOf(row, 'available');
}

async function marked(tx: Transaction, accountId: string, name: string): Promise<string | null> {
  const row = await tx.one(MARKED, accountId, name);
  return row === undefined ? null : textOf(row, 'value');
}

function requestsIn(row: SqlRow | undefined): number {
  return row === undefined ? 0 : countOf(row, 'requests');
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

/** The usage before one call. */
function without(usage: Usage, amount: Micro, inputTokens: number, outputTokens: number): Usage {
  return {
    period: usage.period,
    requests: usage.requests - 1,
    spent: micro(usage.spent - amount),
    inputTokens: usage.inputTokens - inputTokens,
    outputTokens: usage.outputTokens - outputTokens,
  };
}
