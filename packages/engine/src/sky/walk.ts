/**
 * A span of time walked in steps, and what is crossed on the way: the machinery behind search.ts.
 */

import { normaliseRad, turnRad } from '../angle.ts';
import { kindOf, readRecord, refusal } from '../input.ts';
import {
  beforeEnd,
  crossAtStart,
  crossBetween,
  type Levels,
  type Sample,
  type Sampler,
  type Search,
} from './bracket.ts';
import { clearanceOf, reachOf, simplicityOf } from './curve-bounds.ts';

export interface SearchOptions {
  /**
   * Length of a step, days. Promise: in any two steps side by side the function turns at most once; an angle moves less than half a turn in one.
   * A function that never turns may be walked in steps as long as it likes.
   */
  readonly stepDays: number;
  /** How fast the function changes, per day. With it a crossing costs two or three calls after its step; without it, three times as many. */
  readonly rate?: (jdTt: number) => number;
  /** How well an instant shall be known, days; 1e-8 (1 ms) when absent. Two instants closer than this may change places. */
  readonly toleranceDays?: number;
  /**
   * A bound on the third derivative, in the function's unit per day³; asks for `rate`. With it the promise of `stepDays` need not be kept (but for the half
   * turn of an angle): a step is halved until a second turn within it is excluded, down to 6 minutes. Then nothing depends on the step.
   */
  readonly bend?: number;
  /** What the bound leaves out: short wrinkles of the curve, such as that of light passing the Sun. */
  readonly kink?: Kink;
  /** How fast an angle runs at most, either way, radians per day. With it several steps are taken as one where no mark is in reach; nothing else depends on it. */
  readonly topSpeed?: number;
}

/** Wrinkles: how far the rate may leave the curve that `bend` bounds, in the function's unit per day. */
export interface Kink {
  /** At most, anywhere. */
  readonly perDay: number;
  /** At most, between two instants; asked only where the rate is small. */
  between(aJdTt: number, bJdTt: number): number;
}

/** Told of a sample, and whether none of the levels is met on the way to it; true ends the walk. */
export type Visitor = (sample: Sample, isClear: boolean) => boolean;

/** A span cut into steps, and the function on it. */
export interface Walk {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly toleranceDays: number;
  readonly at: Sampler;
  /** From the beginning, or from the end; as close as it takes to count turns, and no closer than it must where a curve is clear of the levels given. */
  visit(visitor: Visitor, backwards?: boolean, levels?: Levels): void;
}

/** How a value is read beside another: as it is, or on the turn of the circle that is nearest. */
export type Reading = (value: number, beside: number) => number;
export const linear: Reading = (value) => value;
export const circular: Reading = (value, beside) => {
  const home = normaliseRad(value);
  return home + turnRad * Math.round((beside - home) / turnRad);
};
const MOST_STEPS = 1e7;
/** So many steps are taken as one at most. */
const LONGEST_STRIDE = 8;
/** Below this length a step is taken as it is, days. */
const SHORTEST_DAYS = 1 / 256;
const TOLERANCE_DAYS = 1e-8;

/**
 * The walk of a search.
 *
 * @throws  EngineError INVALID_OPTION; what it is asked for throws the same when the function or its rate is not finite, and what these throw
 */
export function walkOf(
  f: (jdTt: number) => number,
  fromJdTt: number,
  toJdTt: number,
  options: SearchOptions,
  reading: Reading,
): Walk {
  readRecord('options', options, 'an object with stepDays');
  const { stepDays, rate, toleranceDays = TOLERANCE_DAYS } = options;
  checkFunction('f', f);
  if (rate !== undefined) checkFunction('rate', rate);
  checkAbove('fromJdTt', fromJdTt, Number.NEGATIVE_INFINITY);
  checkAbove('toJdTt', toJdTt, Number.NEGATIVE_INFINITY);
  checkAbove('stepDays', stepDays, 0);
  checkAbove('toleranceDays', toleranceDays, 0);
  if (options.bend !== undefined) checkAbove('bend', options.bend, 0);
  if (options.topSpeed !== undefined) checkAbove('topSpeed', options.topSpeed, 0);
  const count = Math.ceil((toJdTt - fromJdTt) / stepDays);
  if (count > MOST_STEPS) {
    const allowed = `a length of which the span has at most ${MOST_STEPS}`;
    throw refusal(
      'INVALID_OPTION',
      'stepDays',
      allowed,
      `The span has ${count} steps; at most ${MOST_STEPS} are walked.`,
    );
  }
  let beside = 0;
  const value = (jdTt: number): number => reading(finite('f', f(jdTt), jdTt), beside);
  const slope = rate ?? slopeOf(value, fromJdTt, toJdTt, stepDays / 1000);
  const isSimple = simplicityOf(options);
  const at = (jdTt: number): Sample => ({ jdTt, value: value(jdTt), rate: finite('rate', slope(jdTt), jdTt) });
  const visit = (visitor: Visitor, backwards: boolean = false, levels?: Levels): void => {
    if (!(toJdTt > fromJdTt)) return;
    // Only angles are told from their levels so: of another unit nobody knows how much a jump between two ephemerides is.
    const known = reading === linear ? undefined : levels;
    const isClear = known === undefined ? () => false : clearanceOf(options, known);
    const isOutOfReach = known === undefined ? () => false : reachOf(options, known);
    const [begin, end, step] = backwards ? [toJdTt, fromJdTt, -stepDays] : [fromJdTt, toJdTt, stepDays];
    const look = (i: number): Sample => at(i === 0 ? begin : i === count ? end : begin + i * step);
    let last = look(0);
    const tell = (sample: Sample, clear: boolean): boolean => {
      beside = sample.value;
      last = sample;
      return visitor(sample, clear);
    };
    /** The samples after `a` up to `b`, as close as it takes; true when one of them ended the walk. */
    const between = (a: Sample, b: Sample): boolean => {
      const clear = isOutOfReach(a, b) || isClear(a, b);
      if (clear || Math.abs(b.jdTt - a.jdTt) <= SHORTEST_DAYS || isSimple(a, b)) return tell(b, clear);
      const middle = at(0.5 * (a.jdTt + b.jdTt));
      return between(a, middle) || between(middle, b);
    };
    /** The samples after that of step i, which was told last, up to that of step j. */
    const over = (i: number, b: Sample, j: number): boolean => {
      if (isOutOfReach(last, b)) return tell(b, true);
      if (j - i === 1) return between(last, b);
      const k = (i + j) >> 1;
      return over(i, look(k), k) || over(k, b, j);
    };
    if (tell(last, false)) return;
    for (let i = 0, j = 0; i < count; i = j) {
      j = Math.min(count, i + strideFrom(last, isOutOfReach, step));
      if (over(i, look(j), j)) return;
    }
  };
  return { fromJdTt, toJdTt, toleranceDays, at, visit };
}

/** In how many steps from a sample a curve will reach no level, as far as its rate tells: 1, 2, 4 or 8. */
function strideFrom(from: Sample, isOutOfReach: (a: Sample, b: Sample) => boolean, stepDays: number): number {
  let stride = LONGEST_STRIDE;
  for (; stride > 1; stride /= 2) {
    const days = stride * stepDays;
    if (isOutOfReach(from, { jdTt: from.jdTt + days, value: from.value + days * from.rate, rate: from.rate })) break;
  }
  return stride;
}

function checkFunction(field: 'f' | 'rate', value: unknown): void {
  if (typeof value === 'function') return;
  const allowed = 'a function of the Julian date to a finite number';
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not ${kindOf(value)}.`);
}

function finite(field: 'f' | 'rate', value: number, jdTt: number): number {
  if (Number.isFinite(value)) return value;
  const message = `What is searched did not have a finite ${field === 'f' ? 'value' : 'rate'} at Julian date ${jdTt}.`;
  throw refusal('INVALID_OPTION', field, 'a function of the Julian date to a finite number', message);
}

/** The rate of a function that gives none, from its differences; within the span, beyond which it may not exist. */
function slopeOf(value: (jdTt: number) => number, from: number, to: number, reach: number): (jdTt: number) => number {
  return (jdTt) => {
    const before = Math.max(from, jdTt - reach);
    const after = Math.min(to, jdTt + reach);
    return (value(after) - value(before)) / (after - before);
  };
}

/** Two samples between which a function turns. At the very beginning of a walk both may be the one on which it does. */
export interface TurnStep {
  readonly before: Sample;
  readonly after: Sample;
  readonly kind: 'maximum' | 'minimum';
}

/** Tells of every turn of a walk, in the order of time. A rate of 0 counts as positive, so that a turn on a sample is found once. */
export function visitTurns(walk: Walk, told: (step: TurnStep) => void): void {
  let before: Sample | null = null;
  walk.visit((after) => {
    if (before !== null) {
      // At the very beginning there is no step before it.
      if (before.rate === 0 && after.rate > 0 && before.jdTt === walk.fromJdTt)
        told({ before, after: before, kind: 'minimum' });
      else if (before.rate < 0 !== after.rate < 0)
        told({ before, after, kind: after.rate < 0 ? 'maximum' : 'minimum' });
    }
    before = after;
    return false;
  });
}

/** A crossing found: which way, and of which level. */
export interface Hit {
  readonly jdTt: number;
  readonly rising: boolean;
  readonly number: number;
}

/** Every crossing of a walk. */
export function allOf(walk: Walk, levels: Levels): readonly Hit[] {
  return forwards(walk, levels, 'either', false);
}

/** The first crossing of a walk; nothing beyond it is looked at but the rest of its step. */
export function firstOf(walk: Walk, levels: Levels, wanted: Search['wanted']): Hit | null {
  return forwards(walk, levels, wanted, true)[0] ?? null;
}

function forwards(walk: Walk, levels: Levels, wanted: Search['wanted'], onlyFirst: boolean): readonly Hit[] {
  const { hits, search } = collecting(walk, levels, wanted, onlyFirst);
  let before: Sample | null = null;
  walk.visit(
    (after, isClear) => {
      const isOver = before === null ? crossAtStart(search, after) : !isClear && crossBetween(search, before, after);
      before = after;
      return isOver;
    },
    false,
    levels,
  );
  return hits;
}

/** The last crossing of a walk. */
export function lastOf(walk: Walk, levels: Levels, wanted: Search['wanted']): Hit | null {
  const { hits, search } = collecting(walk, levels, wanted, false);
  let after: Sample | null = null;
  walk.visit(
    (before, isClear) => {
      if (after !== null) {
        if (before.jdTt === walk.fromJdTt) crossAtStart(search, before);
        if (!isClear) crossBetween(search, before, after);
      }
      after = before;
      return hits.length > 0;
    },
    true,
    levels,
  );
  return hits.at(-1) ?? null;
}

function collecting(
  { at, toJdTt, toleranceDays }: Walk,
  levels: Levels,
  wanted: Search['wanted'],
  onlyFirst: boolean,
): { readonly hits: Hit[]; readonly search: Search } {
  const hits: Hit[] = [];
  const found = (jdTt: number, rising: boolean, number: number): boolean => {
    const inside = jdTt < toJdTt ? jdTt : beforeEnd(jdTt, levels.level(number), at(toJdTt));
    if (inside === null) return false;
    hits.push({ jdTt: inside, rising, number });
    return onlyFirst;
  };
  return { hits, search: { at, levels, toleranceDays, wanted, found } };
}

/** A finite number above a bound. */
export function checkAbove(field: string, value: number, bound: number): number {
  if (Number.isFinite(value) && value > bound) return value;
  const allowed = bound === 0 ? 'a finite number above 0' : 'a finite number';
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
