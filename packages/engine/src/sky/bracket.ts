/**
 * Where, between two samples of a smooth curve, does it cross a level? For the searches of search.ts and horizon.ts, which walk along a
 * curve from sample to sample.
 *
 * Two samples with their rates fix a cubic (Hermite's). Its zero is where the curve is looked at next, and the sample found there takes the
 * place of the one on its own side: the crossing stays between the two, and the error falls with about the power 2.7, so that two or three
 * looks find a millisecond in half a day. Plain arithmetic throughout.
 */

/** A curve at one instant: its value, and its rate per day. */
export interface Sample {
  readonly jdTt: number;
  readonly value: number;
  readonly rate: number;
}

export type Sampler = (jdTt: number) => Sample;

/** The levels whose crossing is wanted, numbered upwards without end; a level that does not exist is ±∞. */
export interface Levels {
  level(number: number): number;
  /** Number of the lowest level above a value. */
  above(value: number): number;
}

/** The one level 0. */
export const zeroLevel: Levels = {
  level: (number) => (number === 0 ? 0 : number < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY),
  above: (value) => (value < 0 ? 0 : 1),
};

/** What is searched for, and how. */
export interface Search {
  readonly at: Sampler;
  readonly levels: Levels;
  readonly toleranceDays: number;
  /** Which crossings; those of the other kind are not worked out. */
  readonly wanted: 'rising' | 'falling' | 'either';
  /** Told of each crossing, in the order of time; true ends the search. */
  found(jdTt: number, rising: boolean, levelNumber: number): boolean;
}

/**
 * Every crossing of a level between two samples.
 *
 * A value on a level counts as above it, so a crossing that falls on a sample is found in one step and not in its neighbour. A touch that
 * does not change sides is no crossing.
 *
 * @param a, b  samples in the order of time, between which the curve turns at most once and is nowhere steeper than twice its rate at that
 *              end of theirs from which it runs to the turn (what `SearchOptions.stepDays` promises)
 * @returns true when `found` ended the search
 */
export function crossBetween(search: Search, a: Sample, b: Sample): boolean {
  const turn = turnBeyond(search, a, b);
  if (turn !== null) return crossBetween(search, a, turn) || crossBetween(search, turn, b);
  const first = search.levels.above(a.value);
  const last = search.levels.above(b.value);
  if (search.wanted !== 'falling') {
    for (let number = first; number < last; number++)
      if (search.found(crossingOf(search, a, b, number), true, number)) return true;
  }
  if (search.wanted !== 'rising') {
    for (let number = first - 1; number >= last; number--)
      if (search.found(crossingOf(search, a, b, number), false, number)) return true;
  }
  return false;
}

/** At the very beginning of a span: a rise that begins on its level, which elsewhere belongs to the step before. True when `found` ended the search. */
export function crossAtStart({ levels, wanted, found }: Search, { jdTt, value, rate }: Sample): boolean {
  if (wanted === 'falling' || !(rate > 0)) return false;
  for (let number = levels.above(value) - 1; levels.level(number) === value; number--)
    if (found(jdTt, true, number)) return true;
  return false;
}

/**
 * Whether a crossing found in a step that ends at the end of a half-open span is inside. One whose instant rounds to the end still is, when the curve is
 * past the level there: what begins at that end cannot find it.
 *
 * @param end  the sample there
 * @returns the instant, before the end; null when it is the end's own
 */
export function beforeEnd(jdTt: number, level: number, end: Sample): number | null {
  if (jdTt < end.jdTt) return jdTt;
  return end.value === level ? null : end.jdTt - 1.2e-16 * Math.abs(end.jdTt);
}

/** A sample between two beyond the next level that the curve would reach by turning there; null when it does not turn, or not so far. */
function turnBeyond({ at, levels, toleranceDays }: Search, a: Sample, b: Sample): Sample | null {
  const upwards = a.rate > 0 && b.rate < 0;
  if (!upwards && !(a.rate < 0 && b.rate > 0)) return null;
  const number = upwards ? levels.above(Math.max(a.value, b.value)) : levels.above(Math.min(a.value, b.value)) - 1;
  const level = levels.level(number);
  let [before, after] = [a, b];
  while (mayReach(before, after, level)) {
    const days = after.jdTt - before.jdTt;
    if (days <= toleranceDays) return null;
    const share = turnOfCubic(before.rate, after.value - before.value, after.rate, days);
    const middle = at(before.jdTt + days * Math.max(0.02, Math.min(0.98, share)));
    if (upwards ? middle.value >= level : middle.value < level) return middle;
    if (middle.rate > 0 === upwards) before = middle;
    else after = middle;
  }
  return null;
}

/** Whether a curve that turns between two samples may come as far as a level: its tangents, taken twice as steep, do. */
function mayReach(a: Sample, b: Sample, level: number): boolean {
  const days = 2 * (b.jdTt - a.jdTt);
  return Math.abs(level - a.value) <= Math.abs(a.rate) * days && Math.abs(level - b.value) <= Math.abs(b.rate) * days;
}

/** Halving alone brings any step below the last bit of a Julian date in so many. */
const MOST_ROUNDS = 120;

/** When the curve crosses a level that lies between two samples. */
function crossingOf({ at, levels, toleranceDays }: Search, a: Sample, b: Sample, levelNumber: number): number {
  const level = levels.level(levelNumber);
  let [before, after] = [a, b];
  for (let round = 0; ; round++) {
    if (before.value === level) return before.jdTt;
    if (after.value === level) return after.jdTt;
    const days = after.jdTt - before.jdTt;
    const share = zeroOfCubic(before, after, level, days);
    const next = before.jdTt + days * share;
    // The next look would be at a sample we have, or no closer one can be told apart.
    if (Math.min(share, 1 - share) * days <= toleranceDays || round === MOST_ROUNDS) return next;
    // A cubic that keeps missing, as over a kink, gives way to halving.
    const middle = at(round < 8 || round % 2 === 0 ? next : before.jdTt + 0.5 * days);
    if (middle.value < level === before.value < level) before = middle;
    else after = middle;
  }
}

/** Share of the way, 0 … 1, at which the cubic of two samples on either side of a level crosses it. */
function zeroOfCubic(a: Sample, b: Sample, level: number, days: number): number {
  const from = a.value - level;
  const rise = b.value - a.value;
  const c1 = days * a.rate;
  const c2 = 3 * rise - days * (2 * a.rate + b.rate);
  const c3 = days * (a.rate + b.rate) - 2 * rise;
  let low = 0;
  let high = 1;
  let u = -from / rise;
  for (let i = 0; i < 40; i++) {
    const value = from + u * (c1 + u * (c2 + u * c3));
    if (value === 0) return u;
    if (value < 0 === from < 0) low = u;
    else high = u;
    const step = value / (c1 + u * (2 * c2 + u * 3 * c3));
    const next = u - step;
    // Newton's step, or half the interval where that would leave it.
    const inside = next > low && next < high;
    const moved = inside ? next : 0.5 * (low + high);
    if (Math.abs(moved - u) < 1e-15) return moved;
    u = moved;
  }
  return u;
}

/** Share of the way, in days, at which the cubic turns that rises by so much between two rates of opposite signs. */
export function turnOfCubic(rateA: number, rise: number, rateB: number, days: number): number {
  const c = days * rateA;
  const half = 3 * rise - days * (2 * rateA + rateB);
  const square = 3 * (days * (rateA + rateB) - 2 * rise);
  // c + 2·half·u + square·u² = 0, the root that lies between: without cancelling.
  const root = Math.sqrt(Math.max(0, half * half - square * c));
  const q = -(half + (half < 0 ? -root : root));
  const near = c / q;
  return near >= 0 && near <= 1 ? near : q / square;
}
