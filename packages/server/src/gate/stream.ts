/**
 * The way of a call that is answered with a stream, from the memory of answers on. What can be refused is refused in JSON, before the first
 * byte; whoever comes back is told the rest and never charged; everybody else pays before the first word (see `tell.ts`).
 */

import type { Reply } from '../http/inquiry.ts';
import { invalidInput } from '../http/refusal.ts';
import { bodyOf } from '../http/stream/body.ts';
import { openEventLog } from '../http/stream/log.ts';
import { lastSeen, streamHeaders } from '../http/stream/writes.ts';
import type { Account, Answer, Claim, Hold } from '../ports/index.ts';
import { send, type Told, tellOf, type Where } from './answer.ts';
import type { Desk } from './desk.ts';
import type { Call } from './name.ts';
import { permit, planNeedOf } from './permit.ts';
import { claimOf, LAST_EVENT_ID, recall } from './recall.ts';
import { recalledLog, seenOf } from './remembered.ts';
import { reserve } from './reserve.ts';
import type { CallFacts, RawInput, Row, Streaming, StreamOutcome } from './row.ts';
import { release } from './settle.ts';
import type { KeptStream, Seat, StreamPlace } from './streams.ts';
import { LEASE_SECONDS, renewing, tellStream, unless } from './tell.ts';

/** A call to a row with `streaming`, read and known. */
export interface StreamCall {
  readonly desk: Desk;
  readonly row: Row;
  readonly where: Where;
  readonly call: Call;
  readonly account: Account;
  readonly key: string | null;
  readonly raw: RawInput;
  readonly parsed: unknown;
  readonly facts: CallFacts;
}

/**
 * The stream, or nothing more to tell.
 *
 * @throws  Refusal whatever a priced call can be refused with; RATE_LIMIT_EXCEEDED and OVERLOADED for too many answers at once
 */
export async function streamed(asked: StreamCall): Promise<Reply> {
  const { desk, row, call, account, key, raw } = asked;
  if (call.request.method === 'HEAD') return headOf(asked);
  const seen = seenBy(raw); //                                                                      400
  const claim = await claimOf(row, account, key ?? '', raw, desk.crypto);
  const place: StreamPlace = { accountId: account.id, fingerprint: claim.fingerprint, key };
  const kept = desk.streams.find(place);
  if (kept !== null && (seen !== null || (key !== null && !hasFailed(kept)))) return follow(asked, kept, seen ?? 0);
  const remembered = key === null ? null : await recall(desk.ledger, claim); //                     409, 422, 503
  if (remembered !== null) return follow(asked, recalledStream(asked, place, remembered), seen ?? 0);
  // Whoever asks for the rest of an answer that is gone has not asked for a new one.
  if (seen !== null) return nothingMore(asked);
  return begin(asked, place, key === null ? null : claim);
}

/** What the caller says to have of the answer; null where it asks for all of it. @throws Refusal VALIDATION_ERROR */
function seenBy(raw: RawInput): number | null {
  const header = raw.header(LAST_EVENT_ID);
  const seen = lastSeen(header);
  if (seen === null)
    throw invalidInput([
      {
        code: 'VALIDATION_ERROR',
        field: LAST_EVENT_ID,
        message: `${LAST_EVENT_ID} is the id of the last event that came.`,
      },
    ]);
  return seen === 0 ? null : seen;
}

/** Whether an answer ended with an error: to take it up again is to hear of that, to ask for it again is to ask anew. */
function hasFailed({ log }: KeptStream): boolean {
  return log.events[log.events.length - 1]?.event.type === 'error';
}

/** Of a HEAD nobody would hear the answer, so none is made and none charged. */
async function headOf(asked: StreamCall): Promise<Reply> {
  const { desk, where, call } = asked;
  await permitted(asked); //                                                                        403, 402, 503
  return send(desk, where, call, { status: 200, contentType: null, body: null, headers: headersOf(asked) });
}

/** The input and the price of the call. @throws Refusal as `permit` does */
async function permitted({ desk, row, account, parsed, facts }: StreamCall) {
  const input = (await row.look?.(parsed, facts)) ?? parsed; //                                     404, 409, 410
  const price = row.priceOf === undefined ? row.price : row.priceOf(input);
  const mostUsd = row.mostUsdOf?.(input);
  await permit(planNeedOf(row, input), price, account, desk.ledger, desk.settings, mostUsd); //     403, 402, 503
  return { input, price };
}

/** A new answer: its seat, its money, its first byte. */
async function begin(asked: StreamCall, place: StreamPlace, claim: Claim | null): Promise<Reply> {
  const { desk, row, call, account } = asked;
  const { input, price } = await permitted(asked);
  const seat = enter(asked); //                                                                     429, 503
  let hold: Hold | null = null;
  try {
    const lease = { path: row.path, deadlineSeconds: LEASE_SECONDS };
    const reserved = await reserve(lease, price, account, claim, call, desk.ledger, desk.settings); // 402, 409, 422, 429, 503
    if (reserved === null) throw new Error(`${row.id} answers with a stream, so it has to have a price`);
    if ('answer' in reserved) {
      seat.leave();
      return follow(asked, recalledStream(asked, place, reserved.answer), 0);
    }
    hold = reserved.hold;
    const outcome = await openingOf(asked, input, seat, hold); //                                   400, 500, 503
    return tellAndFollow(asked, place, seat, hold, outcome);
  } catch (error) {
    if (hold !== null) await release(desk.ledger, hold);
    seat.leave();
    throw error;
  }
}

function enter({ desk, row, account }: StreamCall): Seat {
  try {
    return desk.streams.enter(account, row.deadlineSeconds);
  } catch (error) {
    desk.telemetry.count('calls.shed', 1);
    throw error;
  }
}

/** What the row has to say before the first byte; the hold lives as long as that takes. */
async function openingOf(asked: StreamCall, input: unknown, seat: Seat, hold: Hold): Promise<StreamOutcome> {
  const { desk, row, facts } = asked;
  const { requestId, nowMs, origin, account, allowance, sha256 } = facts;
  const { signal } = seat;
  const stop = renewing(desk.ledger, hold);
  try {
    const run = async () => row.run(input, { requestId, nowMs, origin, account, allowance, sha256, signal });
    // A row that hears no signal would hold its seat and its money for ever.
    const outcome = await unless(desk.telemetry.span('engine', run), signal);
    if (outcome.kind !== 'stream') throw new Error(`${row.id} is to answer with a stream`);
    return outcome;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    stop();
  }
}

/** The answer is told from here on, whether anybody listens or not. */
function tellAndFollow(
  asked: StreamCall,
  place: StreamPlace,
  seat: Seat,
  hold: Hold,
  outcome: StreamOutcome,
): Promise<Reply> {
  const { desk, row, call, account } = asked;
  const log = openEventLog(outcome.opening);
  const about = {
    requestId: call.requestId,
    model: outcome.model,
    createdSeconds: Math.floor(call.startedMs / 1000),
  };
  const stream: KeptStream = { ...place, log, about };
  seat.show(stream);
  const telling = tellStream({ desk, row, call, account, hold, outcome, log, signal: seat.signal });
  seat.run(telling.then(() => seat.leave()));
  return listen(asked, stream, 0, {}, telling);
}

/** The rest of an answer that somebody has paid for. */
async function follow(asked: StreamCall, stream: KeptStream, told: number): Promise<Reply> {
  const { log, about } = stream;
  const seen = seenOf(log, told);
  if (log.isFinished && seen >= (log.events[log.events.length - 1]?.id ?? 0)) return nothingMore(asked);
  const headers = { 'idempotent-replayed': 'true', 'x-original-request-id': about.requestId };
  return listen(asked, stream, seen, headers, Promise.resolve({ replayed: true, charged: 0n }));
}

/** One connection to an answer. Its line of log is written when both are over, the connection and what is to be told of the answer. */
async function listen(
  asked: StreamCall,
  { log, about }: KeptStream,
  seen: number,
  headers: Readonly<Record<string, string>>,
  told: Promise<Told>,
): Promise<Reply> {
  const { desk, row, where, call, parsed } = asked;
  const { format, final } = (row.streaming as Streaming<unknown>).form(parsed);
  const body = bodyOf(log, { format, about: { ...about, final }, seen }, (bytes) => {
    void told.then((how) => tellOf(desk, where, call, 200, { bytes, ...how }));
  });
  return send(desk, where, call, {
    status: 200,
    contentType: null,
    body,
    headers: { ...headersOf(asked), ...headers },
  });
}

function headersOf({ row, parsed }: StreamCall): Readonly<Record<string, string>> {
  const { format } = (row.streaming as Streaming<unknown>).form(parsed);
  return { ...streamHeaders(format), ...row.headersOf?.(parsed) };
}

/** The status that makes a browser stop coming back. */
async function nothingMore({ desk, where, call }: StreamCall): Promise<Reply> {
  return send(desk, where, call, { status: 204, contentType: null, body: null }, { replayed: true, charged: 0n });
}

/** A remembered answer as a stream that is over. */
function recalledStream({ row, parsed, call }: StreamCall, place: StreamPlace, answer: Answer): KeptStream {
  const { model, log } = recalledLog(row, parsed, answer);
  const createdSeconds = Math.floor(call.startedMs / 1000);
  return { ...place, log, about: { requestId: answer.requestId, model, createdSeconds } };
}
