/** The body of one connection to a kept answer: counted as it is taken, and it tells when it is over, however that came. */

import { countBytes, type TextStream } from '../inquiry.ts';
import type { EventLog } from './log.ts';
import { type WriteOptions, writesOf } from './writes.ts';

/**
 * A body to be read once. Whoever leaves it ends the listening at once; the answer goes on.
 *
 * @param whenOver  called once, with the bytes that were taken
 */
export function bodyOf(
  log: EventLog,
  options: Omit<WriteOptions, 'signal'>,
  whenOver: (bytes: number) => void,
): TextStream {
  const left = new AbortController();
  const writes = writesOf(log, { ...options, signal: left.signal });
  let [bytes, isOver] = [0, false];
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    left.abort();
    whenOver(bytes);
  };
  const iterator: AsyncIterator<string, void, undefined> = {
    next: async () => {
      try {
        const step = await writes.next();
        if (step.done === true) over();
        else bytes += countBytes(step.value);
        return step;
      } catch (error) {
        over();
        throw error;
      }
    },
    return: async () => {
      over();
      await writes.return();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
