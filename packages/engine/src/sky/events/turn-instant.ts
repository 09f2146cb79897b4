/**
 * At which instant does a coordinate turn, once it is known between which samples? The one of a fixed raster, so that a turn has one instant from whatever
 * side and by however many looks it was found.
 */

import { normaliseSignedRad } from '../../angle.ts';
import { turnOfCubic } from '../bracket.ts';
import type { TurnStep } from '../walk.ts';
import { zeroBetween } from '../zero.ts';
import type { Motion } from './motion.ts';

type Rate = (jdTt: number) => number;
type Kind = TurnStep['kind'];

const TOLERANCE_DAYS = 1e-9;
const ROUGH_DAYS = 1e-4;
/** Instants a day: 0.64 ms, coarse enough for the slowest rate to tell one from the next. */
const RASTER = 134217728;
/** More are not walked, for where a rate is lost in its last bits. */
const MOST_TICKS = 16;

/**
 * When the apparent curve turns, given a step in which its smooth twin does.
 *
 * @param mayWrinkle  whether light may bend sharply there, so that the rate may have more zeros than one near by: that beside the smooth curve's is meant
 * @returns Julian date, TT; null when the smooth curve turns at the end of the span or after it
 */
export function turnInstant(
  smooth: Motion,
  apparent: Motion,
  step: TurnStep,
  toJdTt: number,
  mayWrinkle: boolean,
): number | null {
  return (mayWrinkle ? null : turnBySecants(apparent, step)) ?? turnByHalves(smooth, apparent, step, toJdTt);
}

/**
 * Of a longitude with one zero of its rate in the step: where the cubic of the smooth curve turns, from there one step by the cubic's own bend and two secants of the
 * apparent rate. Null unless both sides of a tick show that it is the one.
 */
function turnBySecants(apparent: Motion, { before, after, kind }: TurnStep): number | null {
  if (before === after) return null;
  const days = after.jdTt - before.jdTt;
  const share = turnOfCubic(before.rate, normaliseSignedRad(after.value - before.value), after.rate, days);
  if (!(share > 0 && share < 1)) return null;
  const first = before.jdTt + days * share;
  const firstRate = apparent.rate(first);
  // The rate of a cubic is the parabola through its rates at both ends and its zero.
  const bend = (after.rate * share) / (1 - share) - (before.rate * (1 - share)) / share;
  const second = first - (firstRate * days) / bend;
  const secondRate = apparent.rate(second);
  const third = secant(first, firstRate, second, secondRate);
  const fourth = secant(second, secondRate, third, apparent.rate(third));
  if (!(fourth > before.jdTt && fourth < after.jdTt)) return null;
  const n = Math.floor(fourth * RASTER) + 1;
  const has = (tick: number): boolean => hasTurned(apparent.rate, tick, kind);
  // The later tick last, so that its look is at hand for whoever wants the place.
  if (!has(n - 1)) return has(n) ? n / RASTER : null;
  return has(n - 2) ? null : (n - 1) / RASTER;
}

function secant(a: number, valueA: number, b: number, valueB: number): number {
  return valueA === valueB ? b : b - (valueB * (b - a)) / (valueB - valueA);
}

function turnByHalves(
  smooth: Motion,
  apparent: Motion,
  { before, after, kind }: TurnStep,
  toJdTt: number,
): number | null {
  // What is moved afterwards need not be found to the millisecond.
  const tolerance = smooth === apparent ? TOLERANCE_DAYS : ROUGH_DAYS;
  const rough =
    before === after
      ? before.jdTt
      : zeroBetween(smooth.rate, before.jdTt, before.rate, after.jdTt, after.rate, tolerance);
  if (!(rough < toJdTt)) return null;
  return firstAfter(apparent.rate, smooth === apparent ? rough : zeroNear(apparent.rate, rough, kind), kind);
}

/** The zero of a rate beside that of its smooth twin: within seconds as a rule, within hours behind the Sun. */
function zeroNear(rate: Rate, jdTt: number, kind: Kind): number {
  const sign = kind === 'maximum' ? 1 : -1;
  for (let reach = 1 / 1024; reach <= 1; reach *= 4) {
    const [before, after] = [rate(jdTt - reach), rate(jdTt + reach)];
    if (sign * before > 0 && sign * after < 0)
      return zeroBetween(rate, jdTt - reach, before, jdTt + reach, after, TOLERANCE_DAYS);
  }
  return jdTt;
}

/** The first tick of the raster at which the coordinate has turned: a turn then belongs to one of two spans side by side. */
function firstAfter(rate: Rate, jdTt: number, kind: Kind): number {
  let n = Math.floor(jdTt * RASTER);
  for (let i = 0; i < MOST_TICKS && !hasTurned(rate, n, kind); i++) n++;
  for (let i = 0; i < MOST_TICKS && hasTurned(rate, n - 1, kind); i++) n--;
  return n / RASTER;
}

function hasTurned(rate: Rate, tick: number, kind: Kind): boolean {
  return rate(tick / RASTER) < 0 === (kind === 'maximum');
}
