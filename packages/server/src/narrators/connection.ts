/**
 * The way to a provider until its first byte: one request, and one more where the first told nothing and a second may be luckier. After a byte has
 * come nothing is asked again, for it may have been paid for.
 */

import type { Fetch, FetchAnswer, FetchAsk } from '../ports/fetch.ts';
import { NarratorFault } from '../ports/narrator.ts';
import type { Clock } from '../ports/world.ts';
import { within } from './within.ts';

export interface ConnectionLimits {
  /** Until a connection stands, milliseconds. */
  readonly connectMs: number;
  /** From the request to the first byte of the answer's body. */
  readonly firstByteMs: number;
  /** Before the second request, where the provider does not say how long. */
  readonly retryWaitMs: number;
  /** The longest that a provider may ask us to wait; when it wants more, it is not asked again. */
  readonly mostRetryAfterMs: number;
}

export interface Asking {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly limits: ConnectionLimits;
  readonly url: string;
  readonly ask: Omit<FetchAsk, 'signal' | 'connectMs'>;
  /** Types of content of which the answer must be one, without parameters. */
  readonly types: readonly string[];
  /** Stops everything, before and after the first byte. */
  readonly signal: AbortSignal;
}

/** An answer that has begun. */
export interface Connection {
  readonly first: Uint8Array;
  /** The next bytes, or null at the end. */
  next(): Promise<Uint8Array | null>;
}

/** A try that failed; `waitMs` is null where another one would fare no better. */
class Failure extends Error {
  override readonly name = 'Failure';
  readonly fault: NarratorFault;
  readonly waitMs: number | null;

  constructor(fault: NarratorFault, waitMs: number | null) {
    super(fault.message);
    this.fault = fault;
    this.waitMs = waitMs;
  }
}

/**
 * A provider's answer from its first byte on.
 *
 * @throws  NarratorFault; the reason of the signal when it is aborted
 */
export async function connect(asking: Asking): Promise<Connection> {
  try {
    return await attempt(asking);
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    if (thrown.waitMs === null) throw thrown.fault;
    await pause(thrown.waitMs, asking.signal);
  }
  try {
    return await attempt(asking);
  } catch (thrown) {
    throw thrown instanceof Failure ? thrown.fault : thrown;
  }
}

async function attempt(asking: Asking): Promise<Connection> {
  const { limits, signal } = asking;
  signal.throwIfAborted();
  // Each try is stopped by itself, so that a slow first one does not live on beside the second.
  const own = new AbortController();
  const stop = (): void => own.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const late = (): Failure =>
    new Failure(new NarratorFault('timeout', 'The narrator did not begin in time.'), limits.retryWaitMs);
  try {
    return await within(begin(asking, own.signal), limits.firstByteMs, signal, late);
  } catch (thrown) {
    signal.removeEventListener('abort', stop);
    own.abort();
    throw thrown;
  }
}

async function begin({ fetch, url, ask, limits, types, clock }: Asking, signal: AbortSignal): Promise<Connection> {
  const answer = await reached(fetch(url, { ...ask, signal, connectMs: limits.connectMs }), limits);
  if (answer.status !== 200) throw ofStatus(answer, limits, clock);
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type) || answer.body === null)
    throw new Failure(new NarratorFault('broken', 'The narrator answered with another type of content.'), null);
  const chunks = answer.body[Symbol.asyncIterator]();
  const next = async (): Promise<Uint8Array | null> => {
    for (;;) {
      const { done, value } = await chunks.next();
      if (done === true) return null;
      if (value.byteLength > 0) return value;
    }
  };
  const first = await reached(next(), limits);
  if (first === null)
    throw new Failure(new NarratorFault('broken', 'The narrator answered nothing.'), limits.retryWaitMs);
  return { first, next };
}

/** What the network says stays here: it may name addresses that are nobody's business. */
async function reached<T>(work: Promise<T>, { retryWaitMs }: ConnectionLimits): Promise<T> {
  try {
    return await work;
  } catch {
    throw new Failure(new NarratorFault('unavailable', 'The narrator is out of reach.'), retryWaitMs);
  }
}

/** 4xx that are about the request; the others are about us or about the moment. */
const OF_THE_REQUEST: ReadonlySet<number> = new Set([400, 406, 409, 410, 411, 413, 414, 415, 416, 417, 422, 431]);
const OF_THE_MOMENT: ReadonlySet<number> = new Set([408, 425, 429]);

function ofStatus(answer: FetchAnswer, limits: ConnectionLimits, clock: Clock): Failure {
  const { status } = answer;
  if (OF_THE_REQUEST.has(status))
    return new Failure(new NarratorFault('refused', `The narrator refused the request with ${status}.`), null);
  if (status < 300) return new Failure(new NarratorFault('broken', `The narrator answered ${status}.`), null);
  const waitMs = retryAfterMs(answer.headers.get('retry-after'), clock);
  const seconds = waitMs === null ? null : Math.min(3600, Math.max(1, Math.ceil(waitMs / 1000)));
  const fault = new NarratorFault('unavailable', `The narrator answered ${status}.`, seconds);
  const mayRetry = status >= 500 || OF_THE_MOMENT.has(status);
  const pauseMs = waitMs ?? limits.retryWaitMs;
  return new Failure(fault, mayRetry && pauseMs <= limits.mostRetryAfterMs ? pauseMs : null);
}

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date; null for anything else. */
function retryAfterMs(value: string | null, clock: Clock): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value)) return null;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - clock.nowMs());
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const over = new Error('over');
  await within(new Promise<never>(() => undefined), ms, signal, () => over).catch((thrown: unknown) => {
    if (thrown !== over) throw thrown;
  });
}
