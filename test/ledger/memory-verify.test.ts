/** The audit of the books in memory: each kind of damage is found, and what is whole is not accused. */

import { describe, expect, it } from 'vitest';
import { micro } from '../../packages/server/src/money.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { memoryAnswers } from '../../packages/server/src/store/memory/answers.ts';
import {
  type Book,
  type Books,
  blankBook,
  type Entry,
  openBooks,
} from '../../packages/server/src/store/memory/books.ts';
import { fund, refund } from '../../packages/server/src/store/memory/funds.ts';
import { reserve, settle } from '../../packages/server/src/store/memory/holds.ts';
import { post } from '../../packages/server/src/store/memory/outbox.ts';
import { verifyBooks } from '../../packages/server/src/store/memory/verify.ts';
import { accountRecord, claim, concluded, endpoint, event, reservation } from './conformance/bench.ts';

/** Books of one account with a top-up, a refunded charge, a running call and a delivery. */
function lived(): { readonly books: Books; readonly book: Book } {
  const clock = { nowMs: () => 1_795_219_200_000 };
  const books = openBooks(clock, webCrypto, memoryAnswers(clock));
  const book = blankBook(accountRecord({ id: 'a' }));
  books.accounts.set('a', book);
  fund(books, { accountId: 'a', amount: micro(1000n), kind: 'topup', reference: 'pay' });
  const charged = reserve(books, reservation('a', 300n, { claim: claim('a', 'done'), requestId: 'r' }));
  if (charged.kind === 'held') settle(books, charged.hold, { amount: micro(300n) }, concluded());
  refund(books, 'a', 'r', micro(200n), 'back');
  reserve(books, reservation('a', 50n, { claim: claim('a', 'running') }));
  book.endpoints.set('whk', endpoint('a', { id: 'whk' }));
  post(books, book, 'whk', event());
  return { books, book };
}

/** Replaces the transfer of that kind. */
function alter(book: Book, kind: Entry['kind'], change: Partial<Entry>): void {
  const at = book.transfers.findIndex((entry) => entry.kind === kind);
  book.transfers[at] = { ...(book.transfers[at] as Entry), ...change };
}

const DAMAGE: readonly (readonly [name: string, damage: (books: Books, book: Book) => void, fault: RegExp])[] = [
  ['credits that no transfer made', (_, book) => (book.credits += 1n), /has credits 1201/],
  ['debits that no transfer made', (_, book) => (book.debits += 1n), /has debits 301/],
  ['money aside for no hold', (_, book) => (book.pending += 1n), /sets 51 aside, its holds 50/],
  ['a wallet that owes', (_, book) => alter(book, 'topup', { amount: micro(100n) }), /is overdrawn by 50/],
  ['a transfer that was lost', (_, book) => book.transfers.shift(), /has credits/],
  ['a charge without a hold', (_, book) => alter(book, 'charge', { holdId: null }), /is a charge with hold null/],
  ['a charge that gives', (_, book) => alter(book, 'charge', { amount: micro(300n) }), /wrong sign/],
  ['a top-up that takes', (_, book) => alter(book, 'topup', { amount: micro(-1000n) }), /wrong sign/],
  ['a top-up of nothing', (_, book) => alter(book, 'topup', { amount: micro(0n) }), /moves nothing/],
  ['a second charge of one hold', (_, book) => book.transfers.push(book.transfers[1] as Entry), /is charged twice/],
  [
    'a hold charged and open',
    (books, book) => alter(book, 'charge', { holdId: [...books.holds.keys()][0] as string }),
    /charged and still open/,
  ],
  [
    'a refund above its charge',
    (_, book) => alter(book, 'refund', { amount: micro(301n) }),
    /of 300 was given back as 301/,
  ],
  ['a refund of no charge', (_, book) => alter(book, 'refund', { chargeId: 'trf_none' }), /no charge of its account/],
  ['a hold of nobody', (books) => books.accounts.delete('a'), /is of no account/],
  [
    'usage that spent more',
    (_, book) =>
      book.usage.set('2026-11', {
        period: '2026-11',
        requests: 1,
        spent: micro(301n),
        inputTokens: 0,
        outputTokens: 0,
      }),
    /says 301, charges 300/,
  ],
  [
    'usage that counts a call too many',
    (_, book) =>
      book.usage.set('2026-11', {
        period: '2026-11',
        requests: 2,
        spent: micro(300n),
        inputTokens: 0,
        outputTokens: 0,
      }),
    /counts 2 calls, charges 1/,
  ],
  ['usage that was lost', (_, book) => book.usage.clear(), /says undefined, charges 300/],
  ['a running claim without its hold', (books) => books.holds.clear(), /runs without a hold/],
  [
    'an answer that tells another price',
    (books, book) => alter(book, 'charge', { holdId: 'hold_other' }) ?? books,
    /remembers a charge of 300, its hold 0/,
  ],
  [
    'two claims of one hold',
    (books) => books.answers.take(claim('a', 'twin'), [...books.holds.keys()][0] as string, 1, 0),
    /answers two claims/,
  ],
  ['a delivery to nobody', (_, book) => book.endpoints.clear(), /waits for an endpoint that is gone/],
  ['a delivery that nobody lists', (_, book) => book.deliveries.clear(), /waits but is of no account/],
];

describe('the audit of the books in memory', () => {
  it('finds nothing in books that were kept', () => {
    expect(verifyBooks(lived().books)).toEqual({ accounts: 1, transfers: 3, pendingHolds: 1, faults: [] });
  });

  it.each(DAMAGE)('finds %s', (_, damage, fault) => {
    const { books, book } = lived();
    damage(books, book);
    expect(verifyBooks(books).faults.join('\n')).toMatch(fault);
  });
});
