/**
 * Where does a coordinate turn round? Greatest and least values of a motion: the ground of stations, apsides, elongations and extremes of declination.
 *
 * Found on the smooth curve, which leaves light deflection out, and then moved by the second or two to where the rate of the apparent place is zero. So
 * a body that passes behind the Sun's disc has no stations of some hours there (Pluto would: light bends faster than it moves).
 */

import { type Extremum, extrema } from '../search.ts';
import { zeroBetween } from '../zero.ts';
import { type Motion, type StepOption, searchAlong } from './motion.ts';

/** How far an instant is looked for beyond the span, for it may move in: days. */
const PAD_DAYS = 0.25;
const TOLERANCE_DAYS = 1e-9;
const ROUGH_DAYS = 1e-4;
/** Instants a day: 0.64 ms, coarse enough for the slowest rate to tell one from the next. */
const RASTER = 134217728;
/** More are not walked, for where a rate is lost in its last bits. */
const MOST_TICKS = 16;

/**
 * Every turn in [from, to), in the order of time.
 *
 * @param smooth    the curve on which turns are counted
 * @param apparent  the curve whose rate is zero at the instants, and whose values are told
 * @throws  EngineError OUT_OF_SPAN, and INVALID_OPTION for a step that is none
 */
export function turnsOf(
  smooth: Motion,
  apparent: Motion,
  fromJdTt: number,
  toJdTt: number,
  options: StepOption,
): readonly Extremum[] {
  const search = searchAlong(smooth, options);
  if (!(fromJdTt < toJdTt)) return [];
  const from = has(smooth, fromJdTt - PAD_DAYS) ? fromJdTt - PAD_DAYS : fromJdTt;
  const to = has(smooth, toJdTt + PAD_DAYS) ? toJdTt + PAD_DAYS : toJdTt;
  const turns: Extremum[] = [];
  // What is moved afterwards need not be found to the millisecond.
  const toleranceDays = smooth === apparent ? TOLERANCE_DAYS : ROUGH_DAYS;
  for (const { jdTt, kind } of extrema(smooth.value, from, to, { ...search, toleranceDays })) {
    const near = smooth === apparent ? jdTt : zeroNear(apparent.rate, jdTt, kind);
    const at = firstAfter(apparent.rate, near, kind);
    if (at >= fromJdTt && at < toJdTt) turns.push({ jdTt: at, value: apparent.value(at), kind });
  }
  return turns;
}

/** The zero of a rate beside that of its smooth twin: within seconds as a rule, within hours behind the Sun. */
function zeroNear(rate: (jdTt: number) => number, jdTt: number, kind: Extremum['kind']): number {
  const sign = kind === 'maximum' ? 1 : -1;
  for (let reach = 1 / 1024; reach <= 1; reach *= 4) {
    const [before, after] = [rate(jdTt - reach), rate(jdTt + reach)];
    if (sign * before > 0 && sign * after < 0)
      return zeroBetween(rate, jdTt - reach, before, jdTt + reach, after, TOLERANCE_DAYS);
  }
  return jdTt;
}

/**
 * The first instant of a fixed raster at which the coordinate has turned: so a turn has one instant, the same from whatever side and in whatever steps it was
 * found, and belongs to one of two spans side by side.
 */
function firstAfter(rate: (jdTt: number) => number, jdTt: number, kind: Extremum['kind']): number {
  const isAfter = (n: number): boolean => rate(n / RASTER) < 0 === (kind === 'maximum');
  let n = Math.floor(jdTt * RASTER);
  for (let i = 0; i < MOST_TICKS && !isAfter(n); i++) n++;
  for (let i = 0; i < MOST_TICKS && isAfter(n - 1); i++) n--;
  return n / RASTER;
}

function has(motion: Motion, jdTt: number): boolean {
  try {
    motion.rate(jdTt);
    return true;
  } catch {
    return false;
  }
}
