/** Subscriptions and deliveries in memory. */

import type { Attempt, Delivery, DeliveryVerdict, Endpoint, TakenDelivery, WebhookStore } from '../../ports/index.ts';
import type { Book, Books, Parcel } from './books.ts';
import { isNew, post, writeEvents } from './outbox.ts';

export function memoryWebhooks(books: Books): WebhookStore {
  const bookOf = (accountId: string): Book | undefined => books.accounts.get(accountId);
  return {
    add: async (endpoint, most) => {
      const book = bookOf(endpoint.accountId);
      if (book === undefined || book.endpoints.size >= most || book.endpoints.has(endpoint.id)) return false;
      book.endpoints.set(endpoint.id, endpoint);
      return true;
    },
    list: async (accountId) =>
      [...(bookOf(accountId)?.endpoints.values() ?? [])].sort((a, b) => a.createdMs - b.createdMs),
    find: async (accountId, id) => bookOf(accountId)?.endpoints.get(id) ?? null,
    change: async (accountId, id, changeOf) => {
      const endpoint = bookOf(accountId)?.endpoints.get(id);
      if (endpoint === undefined) return null;
      const change = changeOf(endpoint);
      if (change === null) return endpoint;
      const changed = { ...endpoint, ...change, ...(change.status === 'active' ? { deadInRow: 0 } : {}) };
      bookOf(accountId)?.endpoints.set(id, changed);
      return changed;
    },
    remove: async (accountId, id) => {
      const book = bookOf(accountId);
      if (book?.endpoints.delete(id) !== true) return false;
      for (const parcel of book.deliveries.values())
        if (parcel.delivery.endpointId === id && books.waiting.has(parcel.delivery.id))
          close(books, parcel, { ...parcel.delivery, status: 'failed' });
      return true;
    },
    emit: async (accountId, events) => writeEvents(books, accountId, events),
    emitTo: async (accountId, endpointId, event) => {
      const book = bookOf(accountId);
      if (book === undefined || !book.endpoints.has(endpointId) || !isNew(book, event)) return null;
      return post(books, book, endpointId, event);
    },
    take: async (limit, perEndpoint, leaseSeconds) => take(books, limit, perEndpoint, leaseSeconds),
    finish: async (taken, attempt, verdict) => finish(books, taken, attempt, verdict),
    deliveries: async (accountId, endpointId, limit, before) => {
      const book = bookOf(accountId);
      if (book?.endpoints.has(endpointId) !== true) return null;
      const all = [...book.deliveries.values()].map(({ delivery }) => delivery);
      const own = all.filter((delivery) => delivery.endpointId === endpointId);
      const end = before === null ? own.length : own.findIndex(({ id }) => id === before);
      return own.slice(Math.max(0, end - limit), Math.max(0, end)).reverse();
    },
    redeliver: async (accountId, deliveryId) => {
      const book = bookOf(accountId);
      const parcel = book?.deliveries.get(deliveryId);
      if (parcel === undefined || book?.endpoints.has(parcel.delivery.endpointId) !== true) return null;
      if (books.waiting.has(deliveryId)) return 'busy';
      if (parcel.body === null) return 'forgotten';
      parcel.delivery = { ...parcel.delivery, status: 'pending', attempts: [], nextAttemptMs: books.clock.nowMs() };
      books.waiting.set(deliveryId, parcel);
      return parcel.delivery;
    },
    forget: async (olderThanMs, limit) => forget(books, books.clock.nowMs() - olderThanMs, limit),
  };
}

function forget(books: Books, beforeMs: number, limit: number): number {
  const awaited = new Set([...books.waiting.values()].map(({ delivery }) => delivery.eventId));
  const gone = new Set<string>();
  for (const { deliveries } of books.accounts.values()) {
    for (const parcel of deliveries.values()) {
      const { eventId } = parcel.delivery;
      const isOld = parcel.body !== null && parcel.eventMs < beforeMs && !awaited.has(eventId);
      if (!isOld || (gone.size >= limit && !gone.has(eventId))) continue;
      parcel.body = null;
      gone.add(eventId);
    }
  }
  return gone.size;
}

function take(books: Books, limit: number, perEndpoint: number, leaseSeconds: number): readonly TakenDelivery[] {
  const nowMs = books.clock.nowMs();
  const due: { readonly parcel: Parcel; readonly atMs: number }[] = [];
  const underWay = new Map<string, number>();
  for (const parcel of books.waiting.values()) {
    const { delivery, hand } = parcel;
    const atMs = hand?.untilMs ?? delivery.nextAttemptMs ?? nowMs;
    if (atMs <= nowMs) due.push({ parcel, atMs });
    else if (hand !== null) underWay.set(delivery.endpointId, (underWay.get(delivery.endpointId) ?? 0) + 1);
  }
  due.sort((a, b) => a.atMs - b.atMs);

  const taken: TakenDelivery[] = [];
  for (const { parcel } of due) {
    if (taken.length >= limit) break;
    const endpoint = books.accounts.get(parcel.accountId)?.endpoints.get(parcel.delivery.endpointId);
    // What was meant for a paused or disabled endpoint waits until it is active again.
    if (endpoint?.status !== 'active' || parcel.body === null) continue;
    const busy = underWay.get(endpoint.id) ?? 0;
    if (busy >= perEndpoint) continue;
    underWay.set(endpoint.id, busy + 1);
    const token = books.newId('tok');
    parcel.delivery = { ...parcel.delivery, status: 'sending', attempts: attemptsOf(parcel, nowMs) };
    parcel.hand = { token, sinceMs: nowMs, untilMs: nowMs + leaseSeconds * 1000 };
    taken.push({ delivery: parcel.delivery, token, endpoint, body: parcel.body });
  }
  return taken;
}

/** A hand that let its lease pass has crashed, and that was an attempt. */
function attemptsOf({ delivery, hand }: Parcel, nowMs: number): readonly Attempt[] {
  if (hand === null) return delivery.attempts;
  const { sinceMs } = hand;
  return [...delivery.attempts, { atMs: sinceMs, durationMs: nowMs - sinceMs, status: null, result: 'crashed' }];
}

function finish(books: Books, { delivery, token }: TakenDelivery, attempt: Attempt, verdict: DeliveryVerdict): boolean {
  const parcel = books.waiting.get(delivery.id);
  if (parcel === undefined || parcel.hand?.token !== token) return false;
  const nowMs = books.clock.nowMs();
  const tried = { ...parcel.delivery, attempts: [...parcel.delivery.attempts, attempt] };
  if (verdict.kind === 'retry') {
    parcel.delivery = { ...tried, status: 'pending', nextAttemptMs: nowMs + verdict.inSeconds * 1000 };
    parcel.hand = null;
    return true;
  }
  close(books, parcel, { ...tried, status: verdict.kind });
  const endpoints = books.accounts.get(parcel.accountId)?.endpoints;
  const endpoint = endpoints?.get(delivery.endpointId);
  if (endpoint !== undefined) endpoints?.set(endpoint.id, told(endpoint, verdict, nowMs));
  return true;
}

/** Nothing more will be tried. */
function close(books: Books, parcel: Parcel, delivery: Delivery): void {
  parcel.delivery = { ...delivery, nextAttemptMs: null };
  parcel.hand = null;
  books.waiting.delete(delivery.id);
}

/** The endpoint after a delivery came to its end. */
function told(endpoint: Endpoint, verdict: Exclude<DeliveryVerdict, { kind: 'retry' }>, atMs: number): Endpoint {
  const lastDelivery = { status: verdict.kind, atMs };
  if (verdict.kind === 'delivered') return { ...endpoint, deadInRow: 0, lastDelivery };
  const deadInRow = endpoint.deadInRow + 1;
  const status = deadInRow >= verdict.disableAfter ? 'disabled' : endpoint.status;
  return { ...endpoint, deadInRow, status, lastDelivery };
}
