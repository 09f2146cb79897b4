/**
 * The line before the work: how long a call that comes in now would wait, so that it can be told at once where that is too long, and whose turn it
 * is. Whoever works on at the same pace while the line grows answers everybody too late, and nobody in time.
 *
 * What has not been read cannot be turned away, and the host reads nothing while it works. So work is done in short slices, and between two of them
 * the host takes in all that has come meanwhile. Without that, calls would wait unseen in sockets, and behind doors that nobody opens.
 */

import { Refusal } from '../http/refusal.ts';
import type { Clock } from '../ports/index.ts';
import type { Row } from './row.ts';

/** Longest wait that is worth it, milliseconds, unless the settings name another. */
export const MOST_WAIT_MS = 2_000;
/**
 * The part of it in a line that has not become short for five times the longest wait: a burst is worth waiting for, because it passes, and so is a
 * stall of the machine. Where there is always more than can be done, a long line does no more than a short one; everybody in it only waits longer, with
 * a connection and memory.
 */
const STANDING_SHARE = 0.25;
const STANDING_WAITS = 5;
/** A row that may take longer waits for somebody else, and holds nobody up. */
const QUICK_SECONDS = 10;
/** So many calls tell a pace, and count half as much when as many again have come. */
const PACE_CALLS = 64;
/** Work between two looks at what has come, milliseconds, and as a number of calls. */
const SLICE_MS = 8;
const MOST_IN_SLICE = 32;
/** Turns of the host's loop without a call after which nothing more is on its way: one opens a connection, the next one reads it. */
const QUIET_TURNS = 2;
/** However many come, and come again as soon as they were turned away, those that are in get on: milliseconds between two slices. */
const MOST_LOOK_MS = 2;
/** A stall of the host is no pace: one call counts for so many milliseconds at most. */
const MOST_CALL_MS = 250;

export interface Line {
  /** Whether a call that has waited so long would wait too long in all. It is then turned away, and does not join. */
  turnsAway(waitedMs: number): boolean;
  /**
   * Lets a call in.
   *
   * @param waitedMs  how long it has waited already
   * @returns what to call when it is over, once
   * @throws  Refusal OVERLOADED
   */
  join(row: Pick<Row, 'deadlineSeconds' | 'streaming'>, waitedMs: number): () => void;
  /** @returns nothing where work may begin at once; or else what is fulfilled when it may */
  turn(): Promise<void> | undefined;
}

/**
 * @param mostWaitMs  longest wait that is worth it
 * @param later       calls back when the host has taken in what had come; absent on a host that cannot tell: then nobody waits for a turn
 */
export function openLine(clock: Clock, mostWaitMs: number = MOST_WAIT_MS, later?: (then: () => void) => void): Line {
  const pace = openPace(clock);
  const waiting: (() => void)[] = [];
  let [come, seen] = [0, 0];
  let [lookedFromMs, quiet] = [0, 0];
  let isLooking = false;
  let longSinceMs: number | null = null;

  /** Once for each turn of the loop while somebody works or waits. */
  const look = (): void => {
    const nowMs = clock.nowMs();
    if (lookedFromMs === 0) lookedFromMs = nowMs;
    quiet = come === seen ? quiet + 1 : 0;
    seen = come;
    if (waiting.length > 0 && quiet < QUIET_TURNS && Math.abs(nowMs - lookedFromMs) < MOST_LOOK_MS) {
      later?.(look);
      return;
    }
    const slice = waiting.splice(0, Math.min(MOST_IN_SLICE, Math.max(1, Math.floor(SLICE_MS / pace.perCallMs))));
    for (const begin of slice) begin();
    [lookedFromMs, quiet] = [0, 0];
    if (slice.length > 0) later?.(look);
    else isLooking = false;
  };

  /** Whether the line has been long for so long that it will not pass by itself. */
  const isStanding = (aheadMs: number): boolean => {
    if (aheadMs < (mostWaitMs * STANDING_SHARE) / 2) {
      longSinceMs = null;
      return false;
    }
    longSinceMs ??= clock.nowMs();
    return Math.abs(clock.nowMs() - longSinceMs) > STANDING_WAITS * mostWaitMs;
  };

  const isTooLong = (waitedMs: number): boolean => {
    const aheadMs = pace.calls * pace.perCallMs;
    return waitedMs + aheadMs > (isStanding(aheadMs) ? mostWaitMs * STANDING_SHARE : mostWaitMs);
  };

  return {
    turnsAway: (waitedMs) => {
      if (!isTooLong(waitedMs)) return false;
      come += 1;
      return true;
    },
    join: ({ deadlineSeconds, streaming }, waitedMs) => {
      come += 1;
      if (isTooLong(waitedMs)) throw OVERLOADED;
      const waitsForOthers = deadlineSeconds > QUICK_SECONDS || streaming !== undefined;
      return waitsForOthers ? stay : pace.begin();
    },
    turn: () => {
      if (later === undefined) return undefined;
      if (isLooking) return new Promise((resolve) => waiting.push(resolve));
      isLooking = true;
      later(look);
      return undefined;
    },
  };
}

/** How fast calls have been done while there were any. */
function openPace(clock: Clock): { begin(): () => void; readonly calls: number; readonly perCallMs: number } {
  let [calls, sinceMs] = [0, 0];
  let [busyMs, done] = [0, 0];
  const end = (): void => {
    const nowMs = clock.nowMs();
    // A clock may be set back.
    busyMs += Math.min(MOST_CALL_MS, Math.max(0, nowMs - sinceMs));
    sinceMs = nowMs;
    calls -= 1;
    done += 1;
    if (done < 2 * PACE_CALLS) return;
    busyMs /= 2;
    done /= 2;
  };
  return {
    begin: () => {
      if (calls === 0) sinceMs = clock.nowMs();
      calls += 1;
      return end;
    },
    get calls() {
      return calls;
    },
    /** 0 while nobody knows. */
    get perCallMs() {
      return done < PACE_CALLS ? 0 : busyMs / done;
    },
  };
}

function stay(): void {}

/** One for all: the trace of its place would take longer than the rest of the refusal, and nobody reads it. */
export const OVERLOADED: Refusal = new Refusal(
  'OVERLOADED',
  'Too many calls are waiting. Nothing was charged; try again.',
  {
    retryAfterSeconds: 1,
  },
);
