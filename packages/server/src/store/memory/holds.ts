/**
 * Money set aside, taken, and given back. Each function runs to its end without yielding, which is this store's transaction: everything
 * that can fail is done before the first thing is changed.
 *
 * A hold whose lease has passed settles nothing, but its money stays set aside until the hold is voided: by its claim's heir, by
 * `expire`, or by a late `release`.
 */

import { type Micro, micro } from '../../money.ts';
import { periodOf, spanOfPeriod } from '../../period.ts';
import type { Charge, Conclusion, Hold, Reservation, Reserved, Settled, Settlement, Usage } from '../../ports/index.ts';
import type { Book, Books, Entry, OpenHold } from './books.ts';
import { writeEvents } from './outbox.ts';
import { usageOf } from './statement.ts';

export function reserve(books: Books, reservation: Reservation): Reserved {
  const { claim, amount, accountId, leaseSeconds, requestsPerMonth } = reservation;
  if (amount < 0n) throw new RangeError('a reservation cannot be negative');
  const known = claim === null ? ({ kind: 'fresh' } as const) : books.answers.look(claim);
  if (known.kind !== 'fresh') return known;
  const book = books.accounts.get(accountId);
  if (book === undefined) return { kind: 'short', available: micro(0n) };
  const nowMs = books.clock.nowMs();
  const used = usageOf(book, periodOf(nowMs)).requests;
  if (requestsPerMonth !== null && used >= requestsPerMonth)
    return { kind: 'spent-quota', used, resetAtMs: spanOfPeriod(periodOf(nowMs)).endMs };

  const dead = claim === null ? null : books.answers.deadOf(claim);
  const freed = dead === null ? undefined : books.holds.get(dead.holdId);
  const available = availableOf(book) + (freed?.reservation.amount ?? 0n);
  // Short leaves nothing written, not even the end of the dead hold.
  if (available < amount) return { kind: 'short', available: availableOf(book) };
  if (dead !== null) discard(books, dead.holdId);
  const hold: Hold = { id: books.newId('hold'), fence: (dead?.fence ?? 0) + 1, accountId, amount };
  const expiresAtMs = nowMs + leaseSeconds * 1000;
  books.holds.set(hold.id, { reservation, fence: hold.fence, expiresAtMs });
  book.pending += amount;
  if (claim !== null) books.answers.take(claim, hold.id, hold.fence, expiresAtMs);
  return { kind: 'held', hold };
}

export function settle(
  books: Books,
  hold: Hold,
  settlement: Settlement,
  conclude: (charge: Charge) => Conclusion,
): Settled {
  const open = openHold(books, hold);
  const book = books.accounts.get(hold.accountId);
  const nowMs = books.clock.nowMs();
  if (open === null || book === undefined || open.expiresAtMs <= nowMs) return { kind: 'lost' };
  const { amount, inputTokens = 0, outputTokens = 0, mark } = settlement;
  const { reservation } = open;
  if (amount < 0n || amount > reservation.amount)
    throw new RangeError(`a hold of ${reservation.amount} cannot be settled with ${amount}`);

  const before = micro(book.credits - book.debits);
  const usageBefore = usageOf(book, periodOf(nowMs));
  const usageAfter: Usage = {
    period: usageBefore.period,
    requests: usageBefore.requests + 1,
    spent: micro(usageBefore.spent + amount),
    inputTokens: usageBefore.inputTokens + inputTokens,
    outputTokens: usageBefore.outputTokens + outputTokens,
  };
  const conclusion = conclude({
    amount,
    before,
    after: micro(before - amount),
    atMs: nowMs,
    usageBefore,
    usageAfter,
    mark: mark === undefined ? null : (book.marks.get(mark) ?? null),
  });

  take(books, hold.id);
  book.transfers.push(chargeOf(books, reservation, hold.id, amount, nowMs));
  book.debits += amount;
  book.usage.set(usageAfter.period, usageAfter);
  if (mark !== undefined && conclusion.mark !== undefined) book.marks.set(mark, conclusion.mark);
  writeEvents(books, hold.accountId, conclusion.events);
  if (reservation.claim !== null) books.answers.remember(reservation.claim, hold.id, conclusion.answer);
  return { kind: 'settled', answer: conclusion.answer };
}

export function release(books: Books, hold: Hold): void {
  if (openHold(books, hold) !== null) discard(books, hold.id);
}

export function renew(books: Books, hold: Hold, leaseSeconds: number): boolean {
  const open = openHold(books, hold);
  const nowMs = books.clock.nowMs();
  if (open === null || open.expiresAtMs <= nowMs) return false;
  open.expiresAtMs = nowMs + leaseSeconds * 1000;
  const { claim } = open.reservation;
  if (claim !== null) books.answers.renew(claim, open.expiresAtMs);
  return true;
}

export function expire(books: Books, limit: number): number {
  const nowMs = books.clock.nowMs();
  let gone = 0;
  for (const [id, { expiresAtMs }] of books.holds) {
    if (gone >= limit) break;
    if (expiresAtMs > nowMs) continue;
    discard(books, id);
    gone += 1;
  }
  return gone;
}

/** What can still be spent. */
export function availableOf(book: Book): Micro {
  return micro(book.credits - book.debits - book.pending);
}

/** The hold, if it is still this call's. */
function openHold(books: Books, { id, fence, accountId }: Hold): OpenHold | null {
  const open = books.holds.get(id);
  return open?.fence === fence && open.reservation.accountId === accountId ? open : null;
}

/** Closes a hold: its money is no longer set aside. */
function take(books: Books, holdId: string): OpenHold | null {
  const open = books.holds.get(holdId);
  if (open === undefined) return null;
  books.holds.delete(holdId);
  const book = books.accounts.get(open.reservation.accountId);
  if (book !== undefined) book.pending -= open.reservation.amount;
  return open;
}

/** Closes a hold and forgets its claim, which is its own: whoever takes a claim over closes the dead hold first. */
function discard(books: Books, holdId: string): void {
  const claim = take(books, holdId)?.reservation.claim ?? null;
  if (claim !== null) books.answers.drop(claim);
}

function chargeOf(books: Books, reservation: Reservation, holdId: string, amount: Micro, atMs: number): Entry {
  return {
    id: books.newId('trf'),
    kind: 'charge',
    amount: micro(-amount),
    endpoint: reservation.endpoint,
    requestId: reservation.requestId,
    reference: null,
    atMs,
    holdId,
    chargeId: null,
  };
}
