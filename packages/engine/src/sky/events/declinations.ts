/**
 * When do declinations agree, and when does a body leave the Sun's bounds? Parallels and contraparallels between two bodies, and the stretches out of bounds.
 */

import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkSpan } from '../altitude.ts';
import { crossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import { readPair } from './aspects.ts';
import { lookAt, type Motion, motionOf, pairMotion, readBody, type StepOption, searchAlong } from './motion.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import { turnsOf } from './turns.ts';

/** Equal declinations, on one side of the equator (`parallel`) or on both (`contraparallel`). */
export interface Parallel {
  readonly jdTt: number;
  readonly kind: 'parallel' | 'contraparallel';
  /** Apparent, true equator of date. */
  readonly declinationARad: number;
  readonly declinationBRad: number;
}

/** A stretch beyond the greatest declination that the Sun reaches. */
export interface OutOfBounds extends Stretch {
  readonly side: 'north' | 'south';
  /** The greatest declination within the stretch; null when that lies outside the span. */
  readonly peak: { readonly jdTt: number; readonly declinationRad: number } | null;
}

const NAMES = { stepDays: true } as const;
const DECLINATION = 7;
/** Bodies that can: the Sun stays within his own bounds, and so do points of the ecliptic. */
const STRAYING = BODIES.filter((body) => body !== 'Sun' && body !== 'Earth' && !/Node$/.test(body));
/** The obliquity's nutation bends by 2e-8 radians per day³: 9.2″ in 6800 days, 0.55″ in 183, 0.1″ in 13.7. */
const OBLIQUITY_BEND = 1e-7;

/**
 * Parallels and contraparallels of two bodies in [from, to), in the order of time: apparent declinations, true equator of date.
 *
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has a body
 */
export function parallelsBetween(
  kernel: Kernel,
  bodyA: Body,
  bodyB: Body,
  fromJdTt: number,
  toJdTt: number,
  options: StepOption = {},
): readonly Parallel[] {
  readChoices<StepOption>(options, 'options', NAMES);
  checkSpan(fromJdTt, toJdTt);
  readPair(bodyA, bodyB);
  const look = lookAt(kernel, [bodyA, bodyB], 'apparent');
  const found: Parallel[] = [];
  for (const [kind, sign] of [
    ['parallel', -1],
    ['contraparallel', 1],
  ] as const) {
    const motion = pairMotion(kernel, bodyA, bodyB, 'declination', sign, 'apparent');
    for (const { jdTt } of crossings(motion.value, fromJdTt, toJdTt, searchAlong(motion, options))) {
      const numbers = look(jdTt);
      const declinationARad = numbers[DECLINATION] as number;
      found.push({ jdTt, kind, declinationARad, declinationBRad: numbers[10 + DECLINATION] as number });
    }
  }
  return found.sort((a, b) => a.jdTt - b.jdTt);
}

/**
 * The stretches in [from, to) in which a body's declination is beyond the true obliquity of date, north or south, in the order of time.
 *
 * @param body  Moon to Vesta, or the apogees and the perigee; the Sun and the nodes never are
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function outOfBoundsOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: StepOption = {},
): readonly OutOfBounds[] {
  readChoices<StepOption>(options, 'options', NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, STRAYING);
  if (!(fromJdTt < toJdTt)) return [];
  const declination = motionOf(kernel, body, 'declination', 'apparent');
  const peaks = turnsOf(motionOf(kernel, body, 'declination', 'smooth'), declination, fromJdTt, toJdTt, options);
  const found: OutOfBounds[] = [];
  for (const [side, sign] of [
    ['north', 1],
    ['south', -1],
  ] as const) {
    const beyond = beyondObliquity(kernel, declination, sign);
    const borders = crossings(beyond.value, fromJdTt, toJdTt, searchAlong(beyond, options));
    for (const { beginJdTt, endJdTt } of stretchesOf(borders, beyond.value(fromJdTt) >= 0)) {
      let peak: OutOfBounds['peak'] = null;
      for (const { jdTt, value } of peaks) {
        const inside = jdTt >= (beginJdTt ?? fromJdTt) && jdTt <= (endJdTt ?? toJdTt);
        if (inside && sign * value > sign * (peak?.declinationRad ?? 0)) peak = { jdTt, declinationRad: value };
      }
      found.push({ side, beginJdTt, endJdTt, peak });
    }
  }
  return found.sort((a, b) => (a.beginJdTt ?? fromJdTt) - (b.beginJdTt ?? fromJdTt));
}

/** How far a declination is beyond the true obliquity, north (1) or south (−1). */
function beyondObliquity(kernel: Kernel, declination: Motion, sign: 1 | -1): Motion {
  const obliquity = (jdTt: number): number => {
    const day = Math.floor(jdTt);
    // UT1 turns the sidereal time alone, which is not asked for.
    return kernel.frame(day, jdTt - day, day, jdTt - day).trueObliquityRad;
  };
  const beyond: Motion = {
    value: (jdTt) => sign * declination.value(jdTt) - obliquity(jdTt),
    rate: (jdTt) => sign * declination.rate(jdTt) - 4 * (obliquity(jdTt + 0.125) - obliquity(jdTt - 0.125)),
    stepDays: declination.stepDays,
    bend: declination.bend + OBLIQUITY_BEND,
  };
  return declination.kink === undefined ? beyond : { ...beyond, kink: declination.kink };
}
