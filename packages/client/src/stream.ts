/**
 * `@khagol/client/stream`: a question answered piece by piece. A connection that breaks is taken up again where it ended, under the same
 * idempotency key, so that the answer is paid for once.
 */

import { open } from './attempt.ts';
import { type Client, settingsOfClient } from './client.ts';
import { type ErrorFacts, type KhagolError, veiledError } from './error.ts';
import { badAnswer, Failed, type Fault, fault, networkFault, stoppedFault } from './fault.ts';
import { openLimit, pause, Stopped } from './limit.ts';
import { waitOf } from './perform.ts';
import { type Asked, type Prepared, prepare } from './prepare.ts';
import { LONGEST_TIMER_MS, type Settings, whole } from './settings.ts';
import { openEventReader, type ServerEvent } from './sse.ts';
import type { StreamBody, StreamErrorEvent, StreamEvent } from './stream-events.ts';

export type * from './stream-events.ts';

export interface StreamCall extends Pick<Asked, 'headers' | 'signal' | 'idempotencyKey'> {
  readonly body: StreamBody;
  /** Silence after which a connection counts as broken; the server says something every 15 s. 1 … 2 147 483 647 ms, usually 45 000. */
  readonly silenceMs?: number | undefined;
}

const ROUTE = 'POST /api/v1/astrology/query/stream $';
const LONGEST_RECONNECT_MS = 30_000;
/** Far above any event; a stream without line ends is not kept in memory. */
const MAX_HELD = 4 * 1024 * 1024;

/** Where a stream stands, over all its connections. */
interface Place {
  lastId: string;
  reconnectMs: number;
  /** Whether something was sent whose end is not known. */
  onWire: boolean;
}

/**
 * The events of one answer, each once, until `completed`. Leaving the loop closes the connection. `timeoutMs` of the client holds for the
 * opening of each connection and for the wait before it, `retries` for connections in a row that told nothing new.
 *
 * @throws  KhagolError when the stream cannot be opened, is lost for good, or ends with its `error` event
 */
export async function* stream(client: Client, call: StreamCall): AsyncGenerator<StreamEvent, void, undefined> {
  const settings = settingsOfClient(client);
  const { silenceMs: silence = 45_000, ...asked } = call;
  const silenceMs = whole('silenceMs', silence, 1, LONGEST_TIMER_MS);
  const prepared = prepare('queryStream', ROUTE, 'text/event-stream', asked, settings);
  const seen = new Set<string>();
  const place: Place = { lastId: '', reconnectMs: 0, onWire: false };
  let [unsure, failures, waitMs] = [false, 0, 0];
  for (;;) {
    try {
      if (failures > 0) await waitUnder(prepared.signal, waitMs, settings);
      for await (const event of connection(prepared, settings, silenceMs, place)) {
        unsure = true;
        if (event.named && seen.has(event.id)) continue;
        seen.add(event.id);
        failures = 0;
        const told = toldBy(event);
        if (told.type === 'error') throw errorTold(told, prepared, settings);
        yield told;
        if (told.type === 'completed') return;
      }
    } catch (thrown) {
      const failed = thrown instanceof Stopped ? new Failed(stoppedFault(thrown.code, prepared)) : thrown;
      if (!(failed instanceof Failed)) throw thrown;
      const { unsure: maybe, ...facts } = failed.fault;
      unsure ||= maybe && place.onWire;
      place.onWire = false;
      const charged = unsure ? ('unknown' as const) : false;
      const error = veiledError({ ...facts, charged, idempotencyKey: prepared.idempotencyKey }, settings.apiKey);
      failures += 1;
      if (error.code === 'ABORTED' || !error.retryable || failures > settings.retries) throw error;
      waitMs = waitOf(error.retryAfterSeconds, failures, settings.random) + place.reconnectMs;
      if (waitMs >= settings.timeoutMs + place.reconnectMs) throw error;
      settings.onRetry({ operation: prepared.operation, retry: failures, waitMs, error });
    }
  }
}

/** The events of one connection. It never ends by itself: its end is a fault, as whoever has seen the last event has left. */
async function* connection(
  prepared: Prepared,
  settings: Settings,
  silenceMs: number,
  place: Place,
): AsyncGenerator<ServerEvent, never, undefined> {
  const limit = openLimit(settings.timeoutMs, prepared.signal, settings.now);
  place.onWire = !limit.signal.aborted;
  try {
    const { lastId } = place;
    const headers = lastId === '' ? prepared.headers : { ...prepared.headers, 'last-event-id': lastId };
    const response = await open({ ...prepared, headers }, settings, limit);
    if (response.status === 204)
      throw new Failed(
        lost('The server knows no more of this answer; ask again under the same idempotency key.', false),
      );
    const type = (response.headers.get('content-type') ?? '').toLowerCase();
    const reader = response.body?.getReader();
    if (!type.startsWith('text/event-stream') || reader === undefined)
      throw new Failed(badAnswer('The answer is no stream of events', response, prepared, settings.now()));
    const events = openEventReader(lastId);
    for (;;) {
      limit.restart(silenceMs);
      const { done, value } = await limit.race(reader.read()).catch((thrown: unknown) => {
        if (!(thrown instanceof Stopped)) throw new Failed(networkFault(thrown, prepared));
        throw thrown.code === 'ABORTED' ? thrown : new Failed(lost('The stream fell silent.'));
      });
      // However long the caller takes over an event, that is not the server's silence.
      limit.restart(null);
      if (done) throw new Failed(lost('The stream ended before its answer did.'));
      const told = events.push(value);
      place.reconnectMs = Math.min(events.retryMs ?? place.reconnectMs, LONGEST_RECONNECT_MS);
      for (const event of told) {
        place.lastId = event.id;
        yield event;
      }
      if (events.held > MAX_HELD) throw new Failed(lost('An event is too large.', false));
    }
  } finally {
    limit.close();
  }
}

function lost(message: string, retryable = true): Fault {
  return fault({ code: retryable ? 'NETWORK_FAILURE' : 'BAD_ANSWER', message, retryable });
}

function toldBy({ event, data }: ServerEvent): StreamEvent | StreamErrorEvent {
  let told: unknown;
  try {
    told = JSON.parse(data);
  } catch {
    // Said below.
  }
  if (typeof told !== 'object' || told === null || Array.isArray(told))
    throw new Failed(lost('An event of the stream is no record.', false));
  return { type: event, ...told } as StreamEvent | StreamErrorEvent;
}

function errorTold(told: StreamErrorEvent, { idempotencyKey }: Prepared, { apiKey }: Settings): KhagolError {
  const { code, message, retryable, retryAfter, refunded } = told;
  const facts: ErrorFacts = {
    code: String(code),
    message: String(message),
    status: 200,
    details: [],
    requestId: null,
    retryAfterSeconds: typeof retryAfter === 'number' ? retryAfter : null,
    retryable: retryable === true,
    charged: refunded === true ? false : 'unknown',
    idempotencyKey,
  };
  return veiledError(facts, apiKey);
}

async function waitUnder(signal: AbortSignal | undefined, ms: number, { sleep, now }: Settings): Promise<void> {
  const limit = openLimit(LONGEST_TIMER_MS, signal, now);
  try {
    await limit.race((sleep ?? pause)(ms));
  } finally {
    limit.close();
  }
}
