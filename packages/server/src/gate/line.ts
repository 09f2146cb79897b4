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
 * Of a line that stands: one in which work has waited for long (`long`), for twice the longest wait (`waits`), and never been short (`short`) for a while
 * (`calm`); in it nobody waits for more work than `share`. All but `waits` are parts of the longest wait. A burst is worth waiting for, because it passes, and so is
 * a stall of the machine. Where there is always more than can be done, a long line does no more than a short one; everybody in it only waits longer, with
 * a connection, and with memory that each small collection has to carry along.
 *
 * What counts is work that waits for this thread: whoever waits for a disk or a database waits as long in an empty house.
 */
const STANDING = { share: 0.02, waits: 2, long: 0.015, short: 0.005, calm: 0.1 };
/** A row that may take longer waits for somebody else, and holds nobody up. */
const QUICK_SECONDS = 10;
/** So many calls tell a pace, and count half as much when as many again have come. */
const PACE_CALLS = 64;
/**
 * Work between two looks at what has come, milliseconds: little, so that answers leave soon. Where calls are turned away, as much as all else took since the
 * work before, so that however many they are, those that are in have half of the time; within bounds, so that what has come is seen soon.
 */
const SLICE_MS = 4;
const CROWDED_SLICE_MS = { least: 8, most: 16 };
/** Calls of one slice at most, should the clock stand still. */
const MOST_IN_SLICE = 256;
/** Turns of the host's loop without a call after which nothing more is on its way: one opens a connection, the next one reads it. */
const QUIET_TURNS = 2;
/** However many come, and come again as soon as they were turned away, those that are in get on: milliseconds of looks between two slices, each of which may take as long again where the host lets in connections. */
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
  /** @returns nothing where work may begin at once; or else what is fulfilled when it may, with what to call when it is done */
  turn(): Promise<() => void> | undefined;
}

/**
 * @param mostWaitMs  longest wait that is worth it
 * @param later       calls back when the host has taken in what had come; absent on a host that cannot tell: then nobody waits for a turn
 */
export function openLine(clock: Clock, mostWaitMs: number = MOST_WAIT_MS, later?: (then: () => void) => void): Line {
  const pace = openPace(clock);
  const work = openMean();
  const stands = openStanding(mostWaitMs);
  const waiting: ((done: () => void) => void)[] = [];
  let [come, seen] = [0, 0];
  let [lookedFromMs, quiet] = [0, 0];
  let isLooking = false;
  let [sliceFromMs, sliceMs, inSlice] = [0, 0, 0];
  let workedMs = clock.nowMs();
  /** Whether somebody was turned away since the last slice. */
  let isCrowded = false;
  /** How many were begun, whether the last of them is not done yet, and since when it works; `null` once it is known to wait for somebody else. */
  let [begun, isBusy] = [0, false];
  let begunMs: number | null = null;

  /** Begins the next one. They begin one after another, so that a slice takes as long as it may, whatever each of them takes. */
  const begin = (nowMs: number): void => {
    const next = waiting.shift();
    if (next === undefined) return;
    begun += 1;
    inSlice += 1;
    [isBusy, begunMs] = [true, nowMs];
    const mine = begun;
    next(() => {
      if (mine !== begun || !isBusy) return;
      isBusy = false;
      workedMs = clock.nowMs();
      if (begunMs !== null) work.add(workedMs - begunMs);
      if (isOpen(workedMs)) begin(workedMs);
    });
  };
  const isOpen = (nowMs: number): boolean => inSlice < MOST_IN_SLICE && Math.abs(nowMs - sliceFromMs) < sliceMs;

  /** Once for each turn of the loop while somebody works or waits. */
  const look = (): void => {
    const nowMs = clock.nowMs();
    // The last one has not come back in its turn.
    if (isBusy) begunMs = null;
    isLooking = waiting.length > 0;
    if (!isLooking) {
      [lookedFromMs, quiet] = [0, 0];
      return;
    }
    later?.(look);
    if (isBusy && isOpen(nowMs)) {
      begin(nowMs);
      return;
    }
    if (lookedFromMs === 0) lookedFromMs = nowMs;
    quiet = come === seen ? quiet + 1 : 0;
    seen = come;
    if (quiet < QUIET_TURNS && Math.abs(nowMs - lookedFromMs) < MOST_LOOK_MS) return;
    [lookedFromMs, quiet] = [0, 0];
    const { least, most } = CROWDED_SLICE_MS;
    sliceMs = isCrowded ? Math.min(Math.max(least, nowMs - workedMs), most) : SLICE_MS;
    [sliceFromMs, inSlice, isCrowded] = [nowMs, 0, false];
    begin(nowMs);
  };

  const isTooLong = (waitedMs: number): boolean => {
    const queueMs = waiting.length * work.mean;
    if (stands(queueMs, clock.nowMs()) && waitedMs + queueMs > mostWaitMs * STANDING.share) return true;
    return waitedMs + pace.calls * pace.perCallMs > mostWaitMs;
  };

  return {
    turnsAway: (waitedMs) => {
      if (!isTooLong(waitedMs)) return false;
      come += 1;
      isCrowded = true;
      return true;
    },
    join: ({ deadlineSeconds, streaming }, waitedMs) => {
      come += 1;
      if (isTooLong(waitedMs)) {
        isCrowded = true;
        throw OVERLOADED;
      }
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

/**
 * Tells whether a line stands, by looks at how much work waits in it. Time counts from look to look, so that neither a quiet hour nor a clock that is set
 * makes a line long.
 */
function openStanding(mostWaitMs: number): (queueMs: number, nowMs: number) => boolean {
  let lookedMs = 0;
  let isLong = false;
  let [longMs, shortMs] = [0, 0];
  return (queueMs, nowMs) => {
    const passedMs = Math.min(Math.max(0, nowMs - lookedMs), MOST_CALL_MS);
    lookedMs = nowMs;
    shortMs = queueMs < mostWaitMs * STANDING.short ? shortMs + passedMs : 0;
    if (queueMs >= mostWaitMs * STANDING.long) isLong = true;
    else if (shortMs >= mostWaitMs * STANDING.calm) isLong = false;
    longMs = isLong ? longMs + passedMs : 0;
    return longMs > mostWaitMs * STANDING.waits;
  };
}

/** A mean of late, milliseconds; 0 while there is none. */
function openMean(): { add(ms: number): void; readonly mean: number } {
  let [sum, count] = [0, 0];
  return {
    add: (ms) => {
      sum += Math.min(MOST_CALL_MS, Math.max(0, ms));
      count += 1;
      if (count < 2 * PACE_CALLS) return;
      sum /= 2;
      count /= 2;
    },
    get mean() {
      return count < PACE_CALLS ? 0 : sum / count;
    },
  };
}

/** How fast calls have been done while there were any. */
function openPace(clock: Clock): { begin(): () => void; readonly calls: number; readonly perCallMs: number } {
  const taken = openMean();
  let [calls, sinceMs] = [0, 0];
  const end = (): void => {
    const nowMs = clock.nowMs();
    taken.add(nowMs - sinceMs);
    sinceMs = nowMs;
    calls -= 1;
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
    get perCallMs() {
      return taken.mean;
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
