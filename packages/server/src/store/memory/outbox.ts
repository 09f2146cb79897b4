/** Events and their deliveries, written inside the change that they tell of. */

import type { Delivery, EventDraft } from '../../ports/index.ts';
import type { Book, Books, Parcel } from './books.ts';

/** Writes events with a delivery for each active endpoint of the account that asked for them; a name that was used before is dropped. */
export function writeEvents(books: Books, accountId: string, events: readonly EventDraft[]): void {
  const book = books.accounts.get(accountId);
  if (book === undefined) return;
  for (const event of events) {
    if (!isNew(book, event)) continue;
    for (const endpoint of book.endpoints.values())
      if (endpoint.status === 'active' && endpoint.events.includes(event.type)) post(books, book, endpoint.id, event);
  }
}

/** Remembers the event's name; false when it was there before. */
export function isNew(book: Book, { once, createdMs }: EventDraft): boolean {
  if (once === null) return true;
  if (book.once.has(once)) return false;
  book.once.set(once, createdMs);
  return true;
}

/** A delivery that is due at once. */
export function post(books: Books, book: Book, endpointId: string, event: EventDraft): Delivery {
  const nowMs = books.clock.nowMs();
  const delivery: Delivery = {
    id: books.newId('dlv'),
    eventId: event.id,
    endpointId,
    type: event.type,
    status: 'pending',
    attempts: [],
    nextAttemptMs: nowMs,
    createdMs: nowMs,
  };
  const parcel: Parcel = {
    delivery,
    accountId: book.record.id,
    eventMs: event.createdMs,
    body: event.body,
    hand: null,
  };
  book.deliveries.set(delivery.id, parcel);
  books.waiting.set(delivery.id, parcel);
  return delivery;
}
