/** The rules of the books, checked row by row. Every sum is taken afresh from the transfers and holds, never from what is being checked. */

import { periodOf } from '../../period.ts';
import type { LedgerReport } from '../../ports/index.ts';
import type { Book, Books } from './books.ts';

/** All faults, each naming its row. */
export function verifyBooks(books: Books): LedgerReport {
  const faults: string[] = [];
  const pending = new Map<string, bigint>();
  for (const [id, { reservation }] of books.holds) {
    const { accountId, amount } = reservation;
    if (!books.accounts.has(accountId)) faults.push(`hold ${id} is of no account`);
    pending.set(accountId, (pending.get(accountId) ?? 0n) + amount);
  }
  const charges = new Map<string, bigint>();
  let transfers = 0;
  for (const book of books.accounts.values()) {
    transfers += book.transfers.length;
    checkWallet(book, pending.get(book.record.id) ?? 0n, faults);
    checkTransfers(books, book, charges, faults);
    checkUsage(book, faults);
  }
  checkClaims(books, charges, faults);
  checkWaiting(books, faults);
  return { accounts: books.accounts.size, transfers, pendingHolds: books.holds.size, faults };
}

function checkWallet(book: Book, pending: bigint, faults: string[]): void {
  const { id } = book.record;
  const [credits, debits] = [sumOf(book, 1n), sumOf(book, -1n)];
  if (book.credits !== credits) faults.push(`wallet ${id} has credits ${book.credits}, its transfers ${credits}`);
  if (book.debits !== debits) faults.push(`wallet ${id} has debits ${book.debits}, its transfers ${debits}`);
  if (book.pending !== pending) faults.push(`wallet ${id} sets ${book.pending} aside, its holds ${pending}`);
  if (credits - debits - pending < 0n) faults.push(`wallet ${id} is overdrawn by ${pending + debits - credits}`);
}

/** The sum of a wallet's transfers of one sign, without the sign. */
function sumOf(book: Book, sign: 1n | -1n): bigint {
  return book.transfers.reduce((sum, { amount }) => (amount * sign > 0n ? sum + amount * sign : sum), 0n);
}

function checkTransfers(books: Books, book: Book, charges: Map<string, bigint>, faults: string[]): void {
  const refunds = new Map<string, bigint>();
  for (const { id, kind, amount, holdId, chargeId } of book.transfers) {
    if (amount === 0n && kind !== 'charge') faults.push(`transfer ${id} moves nothing`);
    if ((kind === 'charge') !== (holdId !== null)) faults.push(`transfer ${id} is a ${kind} with hold ${holdId}`);
    if (kind === 'charge' ? amount > 0n : kind !== 'adjustment' && amount < 0n)
      faults.push(`transfer ${id} has the wrong sign`);
    if (holdId !== null && books.holds.has(holdId)) faults.push(`hold ${holdId} is charged and still open`);
    if (holdId !== null && charges.has(holdId)) faults.push(`hold ${holdId} is charged twice`);
    if (holdId !== null) charges.set(holdId, -amount);
    if (chargeId !== null) refunds.set(chargeId, (refunds.get(chargeId) ?? 0n) + amount);
  }
  for (const [chargeId, sum] of refunds) {
    const charge = book.transfers.find(({ id }) => id === chargeId);
    if (charge?.kind !== 'charge') faults.push(`a refund names ${chargeId}, which is no charge of its account`);
    else if (sum > -charge.amount) faults.push(`charge ${chargeId} of ${-charge.amount} was given back as ${sum}`);
  }
}

function checkUsage(book: Book, faults: string[]): void {
  const spent = new Map<string, { calls: number; sum: bigint }>();
  for (const { kind, amount, atMs } of book.transfers) {
    if (kind !== 'charge') continue;
    const row = spent.get(periodOf(atMs)) ?? { calls: 0, sum: 0n };
    spent.set(periodOf(atMs), { calls: row.calls + 1, sum: row.sum - amount });
  }
  for (const period of new Set([...spent.keys(), ...book.usage.keys()])) {
    const [usage, row] = [book.usage.get(period), spent.get(period) ?? { calls: 0, sum: 0n }];
    if (usage?.spent !== row.sum)
      faults.push(`usage ${book.record.id} ${period} says ${usage?.spent}, charges ${row.sum}`);
    if (usage?.requests !== row.calls)
      faults.push(`usage ${book.record.id} ${period} counts ${usage?.requests} calls, charges ${row.calls}`);
  }
}

function checkClaims(books: Books, charges: ReadonlyMap<string, bigint>, faults: string[]): void {
  const claimed = new Set<string>();
  for (const { name, state, holdId, answer } of books.answers.rows()) {
    if (claimed.has(holdId)) faults.push(`hold ${holdId} answers two claims`);
    claimed.add(holdId);
    if (state === 'running' && !books.holds.has(holdId)) faults.push(`claim ${name} runs without a hold`);
    if (answer !== null && (charges.get(holdId) ?? 0n) !== answer.charged)
      faults.push(`claim ${name} remembers a charge of ${answer.charged}, its hold ${charges.get(holdId) ?? 0n}`);
  }
}

function checkWaiting(books: Books, faults: string[]): void {
  for (const [id, { accountId, delivery }] of books.waiting) {
    const book = books.accounts.get(accountId);
    if (book?.deliveries.has(id) !== true) faults.push(`delivery ${id} waits but is of no account`);
    else if (!book.endpoints.has(delivery.endpointId)) faults.push(`delivery ${id} waits for an endpoint that is gone`);
  }
}
