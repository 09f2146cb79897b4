/** A kept answer as what is written to one connection: the opening, what the client has not seen, and a word now and then while there is nothing to say. */

import { eventsFraming } from './events-framing.ts';
import {
  type Framing,
  type FramingAbout,
  type Numbered,
  STREAM_HEADERS,
  STREAM_OPENING,
  STREAM_PING,
  type StreamFormat,
} from './framing.ts';
import type { EventLog } from './log.ts';
import { openAiFraming } from './openai-framing.ts';
import { textFraming } from './text-framing.ts';
import { UI_HEADERS, uiFraming } from './ui-framing.ts';

/** Forms whose events have numbers to come back with; the others are told from the beginning again. */
const NUMBERED: ReadonlySet<StreamFormat> = new Set(['events', 'text']);
const FRAMINGS: Readonly<Record<StreamFormat, (about: FramingAbout) => Framing>> = {
  events: eventsFraming,
  text: textFraming,
  ui: uiFraming,
  openai: openAiFraming,
};
/** Silence that a proxy bears. */
const PING_MS = 15_000;

/** A framing for one connection. */
export function framingOf(format: StreamFormat, about: FramingAbout): Framing {
  return FRAMINGS[format](about);
}

/** Headers of a stream in this form. */
export function streamHeaders(format: StreamFormat): Readonly<Record<string, string>> {
  return format === 'ui' ? { ...STREAM_HEADERS, ...UI_HEADERS } : STREAM_HEADERS;
}

/**
 * The number in a `Last-Event-ID`: what the client has seen. 0 for none, null for a text that is no number of ours.
 *
 * @param value  the header, or null when it did not come
 */
export function lastSeen(value: string | null): number | null {
  if (value === null || value === '') return 0;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

export interface WriteOptions {
  readonly format: StreamFormat;
  readonly about: FramingAbout;
  /** Number of the last event the client has seen, 0 for none. A form without numbers is told from the beginning. */
  readonly seen: number;
  /** Ends the writes, not the answer. */
  readonly signal: AbortSignal;
  /** Silence after which a comment is written, milliseconds; 15 000 when left out. */
  readonly pingMs?: number;
}

/** What is written, in its order, each text by one write. Ends after the last event. */
export async function* writesOf(
  log: EventLog,
  { format, about, seen, signal, pingMs = PING_MS }: WriteOptions,
): AsyncGenerator<string, void, undefined> {
  const framing = framingOf(format, about);
  const from = NUMBERED.has(format) ? seen : 0;
  // Whoever leaves the loop stops listening, too.
  const own = new AbortController();
  const stop = (): void => own.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    yield STREAM_OPENING;
    const events = log.follow(own.signal)[Symbol.asyncIterator]();
    for (let next = events.next(); ; ) {
      const step = await orSilence(next, pingMs);
      if (step?.done === true) return;
      if (step === null) yield STREAM_PING;
      else {
        if (step.value.id > from) yield* framing.frame(step.value);
        next = events.next();
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    own.abort();
  }
}

/** The next event, or null when none came for so long. */
function orSilence(next: Promise<IteratorResult<Numbered>>, ms: number): Promise<IteratorResult<Numbered> | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    next.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
