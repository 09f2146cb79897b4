/** Money that comes in, is set right, or is given back; each at most once per reference. */

import { type Micro, micro } from '../../money.ts';
import type { Funded, Funding, Refunded } from '../../ports/index.ts';
import type { Book, Books, Entry } from './books.ts';
import { availableOf } from './holds.ts';

export function fund(books: Books, { accountId, amount, kind, reference }: Funding): Funded {
  if (amount === 0n || (kind !== 'adjustment' && amount < 0n)) throw new RangeError(`a ${kind} cannot be ${amount}`);
  const book = books.accounts.get(accountId);
  if (book === undefined) return { kind: 'unknown-account' };
  const before = earlier(books, accountId, kind, reference);
  if (before !== null) return { kind: 'already', transferId: before.id, available: availableOf(book) };
  if (availableOf(book) + amount < 0n) return { kind: 'short', available: availableOf(book) };
  const entry = { ...blank(books, kind, reference), amount };
  write(books, book, entry);
  return { kind: 'funded', transferId: entry.id, available: availableOf(book) };
}

export function refund(
  books: Books,
  accountId: string,
  requestId: string,
  amount: Micro | 'rest',
  reference: string,
): Refunded {
  if (amount !== 'rest' && amount <= 0n) throw new RangeError('a refund must be above zero');
  const book = books.accounts.get(accountId);
  if (book === undefined) return { kind: 'nothing-to-refund' };
  const before = earlier(books, accountId, 'refund', reference);
  if (before !== null) return { kind: 'already', transferId: before.id, amount: before.amount };
  const charge = book.transfers.find((entry) => entry.kind === 'charge' && entry.requestId === requestId);
  const rest = charge === undefined ? 0n : -charge.amount - refundedOf(book, charge.id);
  if (charge === undefined || rest <= 0n) return { kind: 'nothing-to-refund' };
  // Never more than was charged, whatever was asked.
  const given = micro(amount === 'rest' || amount > rest ? rest : amount);
  const { endpoint } = charge;
  const entry = { ...blank(books, 'refund', reference), amount: given, endpoint, requestId, chargeId: charge.id };
  write(books, book, entry);
  return { kind: 'refunded', transferId: entry.id, amount: given };
}

/** What was given back of a charge until now. */
export function refundedOf(book: Book, chargeId: string): bigint {
  return book.transfers.reduce((sum, entry) => (entry.chargeId === chargeId ? sum + entry.amount : sum), 0n);
}

/**
 * What happened under this reference before.
 *
 * @throws RangeError when it happened to another account: one payment cannot fill two wallets
 */
function earlier(books: Books, accountId: string, kind: Entry['kind'], reference: string): Entry | null {
  const known = books.references.get(nameOf(kind, reference));
  if (known === undefined) return null;
  if (known.accountId !== accountId) throw new RangeError('this reference belongs to another account');
  return known.entry;
}

function write(books: Books, book: Book, entry: Entry): void {
  book.transfers.push(entry);
  if (entry.amount >= 0n) book.credits += entry.amount;
  else book.debits -= entry.amount;
  if (entry.reference !== null)
    books.references.set(nameOf(entry.kind, entry.reference), { accountId: book.record.id, entry });
}

function nameOf(kind: Entry['kind'], reference: string): string {
  return `${kind} ${reference}`;
}

function blank(books: Books, kind: Entry['kind'], reference: string): Omit<Entry, 'amount'> {
  return {
    id: books.newId('trf'),
    kind,
    reference,
    endpoint: null,
    requestId: null,
    atMs: books.clock.nowMs(),
    holdId: null,
    chargeId: null,
  };
}
