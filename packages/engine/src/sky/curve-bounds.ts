/**
 * What is certain of a curve between two of its samples, given bounds on its third derivative and on its speed: whether it turns twice, and whether it comes to a level.
 * For the walks of walk.ts, which halve a step until the first is excluded, and need not where the second is.
 */

import type { Levels, Sample } from './bracket.ts';
import type { SearchOptions } from './walk.ts';

type Bound = Pick<SearchOptions, 'bend' | 'kink'>;

/**
 * Whether a function is known to turn at most once between two samples, h days apart, its third derivative being at most J. There its rate lies within Jh²/8 of
 * the chord, so it has no zero when both ends are further than that from 0 on the same side; and its second derivative lies within Jh/2 of the chord's slope,
 * so its rate has one zero at most when that slope is steeper.
 */
export function simplicityOf({ bend, kink }: Bound): (a: Sample, b: Sample) => boolean {
  if (bend === undefined) return () => true;
  return (a, b) => {
    const days = b.jdTt - a.jdTt;
    const sag = (bend * days * days) / 8;
    const alike = a.rate > 0 === b.rate > 0;
    const least = alike ? Math.min(Math.abs(a.rate), Math.abs(b.rate)) : 0;
    if (kink !== undefined && least > sag + kink.perDay) return true;
    if (!(least > sag || Math.abs(b.rate - a.rate) > 4 * sag)) return false;
    if (kink === undefined) return true;
    const loose = kink.between(Math.min(a.jdTt, b.jdTt), Math.max(a.jdTt, b.jdTt));
    return loose === 0 || least > sag + loose;
  };
}

/** By how much an angle may jump where two ephemerides meet, and what rounding may do to it, with a margin: the theory's worst place is 13″ off; radians. */
const JUMP_RAD = 1e-4;
const HALF_TURN_RAD = 3;

/**
 * Whether an angle is known to meet none of the levels between two samples, so that how often it turns there is of no interest. Its rate lies within
 * E = Jh²/8 (and the kink) of the chord. So the angle lies within Eh/2 of the chord's integral begun at the left end, a parabola, as long as it is nearer to
 * that end, and of the one begun at the right end afterwards: both are looked at, for they part by what the samples' rates leave open. Samples whose rates do
 * not fit their values, as a caller's own function may have, exclude nothing.
 */
export function clearanceOf({ bend, kink }: Bound, levels: Levels): (a: Sample, b: Sample) => boolean {
  if (bend === undefined) return () => false;
  return (a, b) => {
    const days = Math.abs(b.jdTt - a.jdTt);
    const [from, to] = a.jdTt < b.jdTt ? [a, b] : [b, a];
    const loose = 0.5 * days * ((bend * days * days) / 8 + (kink?.perDay ?? 0)) + JUMP_RAD;
    const rise = 0.5 * days * (from.rate + to.rate);
    const apart = to.value - from.value - rise;
    if (!(Math.abs(apart) <= 2 * loose)) return false;
    const turns = from.rate > 0 !== to.rate > 0;
    const peak = turns ? from.value + (0.5 * days * from.rate * from.rate) / (from.rate - to.rate) : from.value;
    const [low, high] = [Math.min(from.value, from.value + rise, peak), Math.max(from.value, from.value + rise, peak)];
    const lowest = Math.min(low, low + apart) - loose;
    const highest = Math.max(high, high + apart) + loose;
    return levels.above(lowest) === levels.above(highest);
  };
}

/**
 * Whether an angle is too slow to meet any of the levels between two samples, however far apart: up beyond the higher one and down to the lower, or the other
 * way about, it goes half of what it has not used for the way between them. Never where it may go half a turn, for then nobody knows on which turn the second is.
 */
export function reachOf(
  { topSpeed }: Pick<SearchOptions, 'topSpeed'>,
  levels: Levels,
): (a: Sample, b: Sample) => boolean {
  if (topSpeed === undefined) return () => false;
  return (a, b) => {
    const most = topSpeed * Math.abs(b.jdTt - a.jdTt);
    const [low, high] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
    const spare = 0.5 * (most - (high - low));
    if (!(most < HALF_TURN_RAD) || spare < -JUMP_RAD) return false;
    const reach = Math.max(0, spare) + JUMP_RAD;
    return levels.above(low - reach) === levels.above(high + reach);
  };
}
