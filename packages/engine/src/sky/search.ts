/**
 * When does a quantity of the sky take a value? Zeros of a function of time, passages of an angle through marks of the circle, greatest
 * and least values: the one answer on which tithis, ingresses, returns, stations and aspects stand. Knows no sky itself: callers hand in a
 * function of the Julian date (TT).
 *
 * Nothing is missed as long as `stepDays` or `bend` keeps its promise (see `SearchOptions`): a function that turns round between two steps and comes
 * back is looked at where it turns. Spans are half-open, [from, to), so that two searches side by side find each event once. Same arguments,
 * same bits.
 *
 * @source  bracketing and cubic: bracket.ts; zeros of a rate: `chandrupatla-1997`
 */

import { oneOf } from '../choice.ts';
import { readRecord } from '../input.ts';
import { type Search, zeroLevel } from './bracket.ts';
import { type AngleMarks, markLevels } from './marks.ts';
import {
  allOf,
  checkAbove,
  circular,
  firstOf,
  type Hit,
  lastOf,
  linear,
  type SearchOptions,
  visitTurns,
  walkOf,
} from './walk.ts';
import { zeroBetween } from './zero.ts';

export type { AngleMarks } from './marks.ts';
export type { Kink, SearchOptions } from './walk.ts';

/** An instant at which a function passes a level: upwards (`rising`) or downwards. */
export interface Crossing {
  /** Julian date, TT. */
  readonly jdTt: number;
  readonly rising: boolean;
}

/** An angle passing a mark. `rising`: the angle grows; falling is retrograde. */
export interface AngleCrossing extends Crossing {
  /** Which mark: its place in `targetsRad`, or how many steps of `everyRad` it is from `offsetRad`, 0 … n − 1. */
  readonly index: number;
}

/** A function turning round: its greatest or least value near by. */
export interface Extremum {
  readonly jdTt: number;
  readonly value: number;
  readonly kind: 'maximum' | 'minimum';
}

export interface OpenSearchOptions extends SearchOptions {
  /** How far to look, days. */
  readonly limitDays: number;
  /** `either` when absent. */
  readonly direction?: 'rising' | 'falling' | 'either';
}

/**
 * Every zero of a continuous function in [from, to), in the order of time.
 *
 * @param f  any unit; must not jump (an angle does: see `angleCrossings`)
 * @throws  EngineError INVALID_OPTION for options that are no such numbers and for a function that does not return a finite one; what `f` throws
 */
export function crossings(
  f: (jdTt: number) => number,
  fromJdTt: number,
  toJdTt: number,
  options: SearchOptions,
): readonly Crossing[] {
  const walk = walkOf(f, fromJdTt, toJdTt, options, linear);
  return allOf(walk, zeroLevel).map(crossingOf);
}

/**
 * Every passage of an angle through a mark in [from, to), in the order of time, retrograde ones too.
 *
 * @param angle  radians, any turn; jumps by whole turns do not matter
 * @param options  with `everyRad` (a whole part of the circle) and `offsetRad`, or `targetsRad`
 * @throws  EngineError as `crossings`
 */
export function angleCrossings(
  angle: (jdTt: number) => number,
  fromJdTt: number,
  toJdTt: number,
  options: SearchOptions & AngleMarks,
): readonly AngleCrossing[] {
  const { levels, indexOf } = markLevels(options);
  const walk = walkOf(angle, fromJdTt, toJdTt, options, circular);
  return allOf(walk, levels).map((hit) => angleCrossingOf(hit, indexOf));
}

/** The first zero at or after an instant, at most `limitDays` later; null when there is none. Errors as `crossings`. */
export function nextCrossing(
  f: (jdTt: number) => number,
  fromJdTt: number,
  options: OpenSearchOptions,
): Crossing | null {
  const walk = walkOf(f, fromJdTt, fromJdTt + limitOf(options), options, linear);
  const hit = firstOf(walk, zeroLevel, directionOf(options));
  return hit && crossingOf(hit);
}

/** The last zero before an instant, at most `limitDays` earlier; null when there is none. Errors as `crossings`. */
export function previousCrossing(
  f: (jdTt: number) => number,
  fromJdTt: number,
  options: OpenSearchOptions,
): Crossing | null {
  const walk = walkOf(f, fromJdTt - limitOf(options), fromJdTt, options, linear);
  const hit = lastOf(walk, zeroLevel, directionOf(options));
  return hit && crossingOf(hit);
}

/** The first passage of a mark at or after an instant, at most `limitDays` later; null when there is none. Errors as `crossings`. */
export function nextAngleCrossing(
  angle: (jdTt: number) => number,
  fromJdTt: number,
  options: OpenSearchOptions & AngleMarks,
): AngleCrossing | null {
  const { levels, indexOf } = markLevels(options);
  const walk = walkOf(angle, fromJdTt, fromJdTt + limitOf(options), options, circular);
  const hit = firstOf(walk, levels, directionOf(options));
  return hit && angleCrossingOf(hit, indexOf);
}

/** The last passage of a mark before an instant, at most `limitDays` earlier; null when there is none. Errors as `crossings`. */
export function previousAngleCrossing(
  angle: (jdTt: number) => number,
  fromJdTt: number,
  options: OpenSearchOptions & AngleMarks,
): AngleCrossing | null {
  const { levels, indexOf } = markLevels(options);
  const walk = walkOf(angle, fromJdTt - limitOf(options), fromJdTt, options, circular);
  const hit = lastOf(walk, levels, directionOf(options));
  return hit && angleCrossingOf(hit, indexOf);
}

/**
 * Every greatest and least value of a function in [from, to), in the order of time.
 *
 * @param f  with `options.rate` also an angle of any turn; without it, it must not jump, and near its turn it is flat: the instant is then known to
 *           about the square root of what the value is
 * @param options  `stepDays`: the function turns at most once in a step
 * @throws  EngineError as `crossings`
 */
export function extrema(
  f: (jdTt: number) => number,
  fromJdTt: number,
  toJdTt: number,
  options: SearchOptions,
): readonly Extremum[] {
  const found: Extremum[] = [];
  const walk = walkOf(f, fromJdTt, toJdTt, options, linear);
  const rate = (jdTt: number): number => walk.at(jdTt).rate;
  visitTurns(walk, ({ before, after, kind }) => {
    const jdTt =
      before === after
        ? before.jdTt
        : zeroBetween(rate, before.jdTt, before.rate, after.jdTt, after.rate, walk.toleranceDays);
    if (jdTt < toJdTt) found.push({ jdTt, value: f(jdTt), kind });
  });
  return found;
}

function crossingOf({ jdTt, rising }: Hit): Crossing {
  return { jdTt, rising };
}

function angleCrossingOf({ jdTt, rising, number }: Hit, indexOf: (levelNumber: number) => number): AngleCrossing {
  return { jdTt, rising, index: indexOf(number) };
}

function directionOf({ direction = 'either' }: OpenSearchOptions): Search['wanted'] {
  return oneOf('direction', direction, ['rising', 'falling', 'either']);
}

function limitOf(options: OpenSearchOptions): number {
  readRecord('options', options, 'an object with stepDays and limitDays');
  return checkAbove('limitDays', options.limitDays, 0);
}
