/**
 * The events of one answer, kept while it is told and a while after. Whoever listens reads the log and not the teller: a connection that breaks costs
 * nothing, and one that comes back goes on where it stopped.
 */

import { isLast, type StreamEvent } from './events.ts';
import { asciiJson, type Numbered } from './framing.ts';

export interface EventLog {
  /** True once the last event stands. */
  readonly isFinished: boolean;
  /** All that was told so far. */
  readonly events: readonly Numbered[];
  /** How much that is, in letters of its JSON. */
  readonly letters: number;
  /**
   * Adds an event and wakes whoever listens.
   *
   * @throws  RangeError after the last event, for a delta out of its order, and beyond the bound, which an `error` may pass
   */
  append(event: StreamEvent): void;
  /**
   * Every event from the first, those to come included, to the last one.
   *
   * @param signal  ends the listening without a word
   */
  follow(signal: AbortSignal): AsyncIterable<Numbered>;
}

/** Far above any answer: some 200 pages of text with two charts. */
const MOST_LETTERS = 2 * 1024 * 1024;

/**
 * @param kept   events that were told before, such as from a store
 * @param below  the number before that of the first event
 */
export function openEventLog(kept: readonly StreamEvent[] = [], below = 0): EventLog {
  const events: Numbered[] = [];
  const waiting = new Set<() => void>();
  let [letters, deltas, isFinished] = [0, 0, false];
  const append = (event: StreamEvent): void => {
    if (isFinished) throw new RangeError('an event after the last one');
    if (event.type === 'delta' && event.index !== deltas)
      throw new RangeError(`the delta ${event.index} in the place of ${deltas}`);
    const size = asciiJson(event).length;
    if (letters + size > MOST_LETTERS && event.type !== 'error')
      throw new RangeError(`an answer of more than ${MOST_LETTERS} letters`);
    letters += size;
    if (event.type === 'delta') deltas += 1;
    events.push({ id: below + events.length + 1, event });
    isFinished = isLast(event);
    for (const wake of [...waiting]) wake();
  };
  for (const event of kept) append(event);
  return {
    get isFinished() {
      return isFinished;
    },
    get letters() {
      return letters;
    },
    events,
    append,
    async *follow(signal) {
      for (let at = 0; !signal.aborted; ) {
        const next = events[at];
        if (next !== undefined) {
          at += 1;
          yield next;
        } else if (isFinished) return;
        else await woken(waiting, signal);
      }
    },
  };
}

/** Waits for the next event, or for the signal. */
function woken(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      waiting.delete(wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    waiting.add(wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}
