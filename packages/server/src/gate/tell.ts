/**
 * A streamed answer from its first word to its last event. The order is the one thing that matters here: the teller has the first words, the
 * charge is settled, and only then a word is shown. Whatever goes wrong, before or after, gives everything back and says so in an event.
 */

import type { EventLog } from '../http/stream/log.ts';
import { piecesOf } from '../http/stream/pieces.ts';
import type { Account, Charge, Hold, Ledger } from '../ports/index.ts';
import type { Told } from './answer.ts';
import { giveBack } from './debts.ts';
import type { Desk } from './desk.ts';
import { faultOf, refusalOf } from './fault.ts';
import type { Call } from './name.ts';
import { unavailable } from './recall.ts';
import { rememberedAnswer } from './remembered.ts';
import type { NewEvent, Row, StreamOutcome } from './row.ts';
import { duesOf, settle } from './settle.ts';

/** How long money stays set aside when nobody renews it; short, so that a process that dies gives it back soon. */
export const LEASE_SECONDS = 60;
const RENEW_EVERY_MS = 20_000;

/** An answer that is about to be told into a log. */
export interface StreamTelling {
  readonly desk: Desk;
  readonly row: Row;
  readonly call: Call;
  readonly account: Account;
  readonly hold: Hold;
  readonly outcome: StreamOutcome;
  /** Ends with `completed` or `error`, whatever happens. */
  readonly log: EventLog;
  /** Ends the telling; its reason is a Refusal. */
  readonly signal: AbortSignal;
}

/** Tells the answer and charges for it. Never throws. @returns what the line of log says of it */
export async function tellStream(telling: StreamTelling): Promise<Told> {
  const { desk, account, hold, outcome, log, signal } = telling;
  const words = outcome.tell();
  const stopRenewing = renewing(desk.ledger, hold);
  let isPaying = false;
  try {
    let step = await unless(words.next(), signal);
    for (const event of outcome.ready()) log.append(event);
    let there = '';
    if (step.done !== true && step.value === outcome.text) {
      // Another may go on where ours end: they are the sure words only if nothing follows.
      there = step.value;
      step = await unless(words.next(), signal);
    }
    const isSure = there !== '' && step.done === true;
    isPaying = true;
    const charge = await pay(telling, isSure);
    stopRenewing();
    isPaying = false;
    let index = 0;
    const show = (words: string): void => {
      for (const text of piecesOf(words)) {
        log.append({ type: 'delta', index, text });
        index += 1;
      }
    };
    show(there);
    for (; step.done !== true; step = await unless(words.next(), signal)) show(step.value);
    for (const event of step.value.events(charge)) log.append(event);
    if (!isSure) await spread(desk, account, step.value.news);
    return { charged: charge.amount };
  } catch (error) {
    // Wherever the teller stands, it hears that nobody goes on.
    words.throw(error).catch(() => undefined);
    return await breakOff(telling, signal.aborted ? signal.reason : error, isPaying);
  } finally {
    stopRenewing();
  }
}

/** Charges, and remembers the answer. @throws Refusal BILLING_UNAVAILABLE */
async function pay({ desk, row, call, account, hold, outcome }: StreamTelling, isSure: boolean): Promise<Charge> {
  const { aftermath, ...bare } = outcome.assured;
  const paid: Charge[] = [];
  await settle(desk, account, hold, duesOf(isSure ? outcome.assured : bare, hold), (charge) => {
    paid.push(charge);
    return rememberedAnswer(desk, row, call, outcome, isSure, charge);
  });
  // A transaction that had to be repeated told of several; the last one stands.
  const charge = paid[paid.length - 1];
  if (charge === undefined) throw unavailable();
  return charge;
}

/** Events that no charge wrote. The answer stands without them. */
async function spread(desk: Desk, { id }: Account, news: readonly NewEvent[]): Promise<void> {
  try {
    const drafts = news.map(({ type, data, once }) => desk.draft(type, data, once));
    if (drafts.length > 0) await desk.webhooks.emit(id, drafts);
  } catch (error) {
    desk.log.write({ event: 'fault', level: 'error', accountId: id, fault: faultOf(error) });
  }
}

/** Gives back what was set aside or paid, and then says what happened. */
async function breakOff({ desk, call, hold, log }: StreamTelling, error: unknown, isPaying: boolean): Promise<Told> {
  const refunded = await giveBack(desk.ledger, desk.log, { hold, requestId: call.requestId });
  const { refusal, fault } = refusalOf(error);
  const { code, retryable } = refusal.row;
  const { retryAfterSeconds } = refusal.extras;
  const words = code === 'BILLING_UNAVAILABLE' ? unavailable().message : refusal.message;
  const message = refunded ? words : OWED;
  if (isPaying) log.append({ type: 'billing_error', code, message, charged: 0 });
  const retry = retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds };
  log.append({ type: 'error', code, message, retryable, ...retry, refunded });
  return { charged: 0n, code, ...(fault === undefined ? {} : { fault }) };
}

const OWED = 'The answer broke off. Whatever was charged for it is given back as soon as billing answers.';

/** What is promised, unless the signal comes first. @throws the reason of the signal, and what the promise throws */
export function unless<T>(promised: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    promised.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** Keeps the money of a long call set aside. @returns what to call when that need not be any longer */
export function renewing(ledger: Ledger, hold: Hold): () => void {
  const timer = setInterval(() => {
    // A ledger that does not hear it lets the hold end, and the settlement finds out.
    ledger.renew(hold, LEASE_SECONDS).catch(() => undefined);
  }, RENEW_EVERY_MS);
  return () => clearInterval(timer);
}
