/** A bar on standard error for those who wait. Where nobody watches, nothing is written. */

import type { Terminal } from './terminal.ts';

const WIDTH = 24;
const LEAST_PAUSE_MS = 100;

/** A bar, or nothing. */
export interface Progress {
  /** @param share 0 … 1, or null where the end is not known; @param done how many so far */
  at(share: number | null, done: number): void;
  /** Takes the bar away, before anything else is written and at the end. */
  clear(): void;
}

/** @param what  what is counted, as in `births` */
export function progressOn({ err, watched, now }: Terminal, what: string): Progress {
  if (!watched.err) return { at: () => undefined, clear: () => undefined };
  const began = now();
  let [last, shown] = [Number.NEGATIVE_INFINITY, false];
  return {
    at: (share, done) => {
      const time = now();
      if (time - last < LEAST_PAUSE_MS) return;
      [last, shown] = [time, true];
      err(`\r${lineOf(share, done, (time - began) / 1000, what)}\u001b[K`);
    },
    clear: () => {
      if (shown) err('\r\u001b[K');
      shown = false;
    },
  };
}

function lineOf(share: number | null, done: number, seconds: number, what: string): string {
  const rate = seconds > 0 ? `, ${Math.round(done / seconds)} a second` : '';
  if (share === null) return `${done} ${what}${rate}`;
  const full = Math.min(WIDTH, Math.floor(share * WIDTH));
  const left = share > 0.01 ? `, ${Math.ceil((seconds * (1 - share)) / share)} s left` : '';
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %, ${done} ${what}${left}`;
}
