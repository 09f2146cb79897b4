/**
 * A narrator elsewhere: a model of some provider, spoken to in the provider's own protocol. What comes back is bounded in time, bytes and tokens,
 * and turned into the five events of the port; nothing of it is believed.
 */

import type { Fetch } from '../ports/fetch.ts';
import {
  type FinishReason,
  type GroundedRequest,
  type Narrator,
  type NarratorEvent,
  NarratorFault,
  type Tier,
} from '../ports/narrator.ts';
import type { Clock } from '../ports/world.ts';
import { type Breaker, openBreaker } from './breaker.ts';
import { type Connection, type ConnectionLimits, connect } from './connection.ts';
import { readEvents, readLines } from './lines.ts';
import { promptOf } from './prompt.ts';
import { openProse } from './prose.ts';
import type { Account, Heard, Protocol } from './protocols/protocol.ts';
import { estimateTokens, weighTokens, wholeTokens } from './tokens.ts';
import { within } from './within.ts';

/** Times in milliseconds. */
export interface NarratorLimits extends ConnectionLimits {
  /** Silence between two pieces. */
  readonly idleMs: number;
  /** The same once the reason for the end has come: then only figures follow, and they can be done without. */
  readonly tailMs: number;
  /** From the question to the last byte, the second try included. */
  readonly totalMs: number;
  /** Of an answer as it travels. */
  readonly mostBytes: number;
  /** Of one event or line. */
  readonly mostEventLetters: number;
  /** Faults in a row after which it rests, and for how long. */
  readonly faults: number;
  readonly restMs: number;
}

export const NARRATOR_LIMITS: NarratorLimits = {
  connectMs: 5_000,
  firstByteMs: 20_000,
  idleMs: 15_000,
  tailMs: 1_000,
  totalMs: 80_000,
  retryWaitMs: 250,
  mostRetryAfterMs: 2_000,
  mostBytes: 4 * 1024 * 1024,
  mostEventLetters: 256 * 1024,
  faults: 5,
  restMs: 30_000,
};

export interface RemoteParts {
  readonly id: string;
  readonly tiers: readonly Tier[];
  readonly protocol: Protocol;
  readonly account: Account;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly limits?: Partial<NarratorLimits>;
}

/** A narrator over a provider's protocol. Faults are counted per narrator, so each model rests by itself. */
export function openRemote(parts: RemoteParts): Narrator {
  const { id, tiers, clock } = parts;
  const limits: NarratorLimits = { ...NARRATOR_LIMITS, ...parts.limits };
  const breaker = openBreaker({ clock, faults: limits.faults, restMs: limits.restMs });
  return {
    id,
    tiers,
    remote: true,
    restSeconds: () => Math.ceil(breaker.restMs() / 1000),
    answer: (request, signal) => answer(request, signal, { ...parts, limits }, breaker),
  };
}

type Bounded = RemoteParts & { readonly limits: NarratorLimits };

/** Faults that say something about the other side. */
const COUNTED: ReadonlySet<NarratorFault['kind']> = new Set(['unavailable', 'timeout', 'broken']);

async function* answer(
  request: GroundedRequest,
  signal: AbortSignal,
  parts: Bounded,
  breaker: Breaker,
): AsyncGenerator<NarratorEvent, void, undefined> {
  const leave = breaker.enter();
  if (leave === null)
    throw new NarratorFault(
      'unavailable',
      'The narrator rests after faults.',
      Math.max(1, Math.ceil(breaker.restMs() / 1000)),
    );
  const stop = new AbortController();
  const abort = (): void => stop.abort(new NarratorFault('aborted', 'The answer was stopped.'));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const deadline = setTimeout(
    () => stop.abort(new NarratorFault('timeout', 'The narrator took too long.')),
    parts.limits.totalMs,
  );
  try {
    for await (const event of telling(request, parts, stop.signal)) {
      // Said before it is handed on: whoever has the reason for the end need not come back for more.
      if (event.kind === 'finish') leave.succeeded();
      yield event;
    }
  } catch (thrown) {
    const fault = faultOf(thrown, stop.signal);
    if (COUNTED.has(fault.kind)) leave.failed();
    throw fault;
  } finally {
    leave.left();
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
    // Whoever leaves the loop early stops the provider, too.
    stop.abort();
  }
}

function faultOf(thrown: unknown, stopped: AbortSignal): NarratorFault {
  if (stopped.aborted && stopped.reason instanceof NarratorFault) return stopped.reason;
  if (thrown instanceof NarratorFault) return thrown;
  return new NarratorFault('broken', 'The connection to the narrator broke.');
}

/** A provider that does not keep to the bound it was given is cut off here: estimates are off by less than this. */
const SLACK = 2;
const FIT_MODEL = /^[\w.:@/-]{1,100}$/;

async function* telling(
  request: GroundedRequest,
  parts: Bounded,
  signal: AbortSignal,
): AsyncGenerator<NarratorEvent, void, undefined> {
  const prose = openProse(new Set(request.plan.map(({ id }) => id)));
  const told: { input?: number; output?: number; reason: FinishReason } = { reason: 'unknown' };
  let [model, isStarted, weight] = [parts.account.model, false, 0];
  for await (const heard of hearing(request, parts, signal)) {
    if (heard.kind === 'model' && !isStarted && FIT_MODEL.test(heard.model)) model = heard.model;
    if (heard.kind === 'usage') Object.assign(told, { ...told, ...figures(heard) });
    if (heard.kind === 'finish') told.reason = heard.reason;
    if (heard.kind !== 'text') continue;
    weight += weighTokens(heard.text);
    if (weight > request.maxOutputTokens * SLACK) {
      told.reason = 'budgetExceeded';
      break;
    }
    if (!isStarted) yield { kind: 'start', model };
    isStarted = true;
    for (const passage of prose.push(heard.text)) yield { kind: 'delta', ...passage };
  }
  if (!isStarted) yield { kind: 'start', model };
  for (const passage of prose.end()) yield { kind: 'delta', ...passage };
  yield {
    kind: 'usage',
    input: told.input ?? inputOf(request),
    output: told.output ?? wholeTokens(weight),
    isEstimate: told.input === undefined || told.output === undefined,
  };
  yield { kind: 'finish', reason: told.reason };
}

function figures({ input, output }: Extract<Heard, { kind: 'usage' }>): { input?: number; output?: number } {
  return { ...(input === undefined ? {} : { input }), ...(output === undefined ? {} : { output }) };
}

function inputOf(request: GroundedRequest): number {
  const { system, user } = promptOf(request);
  return estimateTokens(system) + estimateTokens(user);
}

/** What the stream says, to its end. */
async function* hearing(
  request: GroundedRequest,
  parts: Bounded,
  signal: AbortSignal,
): AsyncGenerator<Heard, void, undefined> {
  const { protocol, limits } = parts;
  const connection = await reachable(request, parts, signal);
  const reader = (protocol.framing === 'events' ? readEvents : readLines)(limits.mostEventLetters);
  let [isFinished, bytes] = [false, 0];
  try {
    for (
      let chunk: Uint8Array | null = connection.first;
      ;
      chunk = await nextOf(connection, isFinished, limits, signal)
    ) {
      bytes += chunk?.byteLength ?? 0;
      if (bytes > limits.mostBytes) throw new NarratorFault('broken', 'The answer of the narrator is too long.');
      for (const told of chunk === null ? reader.end() : reader.push(chunk))
        for (const heard of protocol.hear(told)) {
          isFinished ||= heard.kind === 'finish' || heard.kind === 'end';
          if (heard.kind === 'end') return;
          yield heard;
        }
      if (chunk === null) break;
    }
  } catch (thrown) {
    if (!isFinished || signal.aborted) throw thrown;
  }
  if (!isFinished) throw new NarratorFault('broken', 'The answer of the narrator ended half way.');
}

function nextOf(
  connection: Connection,
  isFinished: boolean,
  { idleMs, tailMs }: NarratorLimits,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const late = (): NarratorFault => new NarratorFault('timeout', 'The narrator fell silent.');
  return within(connection.next(), isFinished ? Math.min(tailMs, idleMs) : idleMs, signal, late);
}

function reachable(request: GroundedRequest, parts: Bounded, signal: AbortSignal): Promise<Connection> {
  const { protocol, account, fetch, clock, limits } = parts;
  const { url, headers, body } = protocol.ask(request, account);
  const types = protocol.framing === 'events' ? ['text/event-stream'] : ['application/x-ndjson', 'application/json'];
  return connect({
    fetch,
    clock,
    limits,
    url,
    ask: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: types.join(', '), ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
    },
    types,
    signal,
  });
}
