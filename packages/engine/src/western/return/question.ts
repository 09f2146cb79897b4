/** What is asked of a search for returns: a body on its way from its natal place, in the zodiac of the radix or among the stars. */

import { degreesOf, radiansOf } from '../../angle.ts';
import { numberIn, type OptionNames, readChoices } from '../../choice.ts';
import { readFlag, readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { angleCrossings } from '../../sky/search.ts';
import { jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { needGround, needPoint, type Radix, type RadixGround, zodiacSpot } from '../radix/index.ts';
import { type EventTime, motionOf, type PointMotion, reachOf, searchAlong, shownBy } from '../transit/motion.ts';
import { APPROACH_DAYS, numberPasses } from '../transit/passes.ts';

export interface ReturnOptions {
  /**
   * True: the natal place is carried along with the equinox, so that the body comes back to the same place among the stars (in a sidereal radix it does
   * anyhow). False when left out.
   */
  readonly precessionCorrected?: boolean;
  /** Arcs beyond the natal place that count too, degrees 0 … <360: [0] when left out; [0, 90, 180, 270] for the quarters. */
  readonly phasesDeg?: readonly number[];
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const RETURN_NAMES: OptionNames<ReturnOptions> = { precessionCorrected: true, phasesDeg: true, clock: true };

/** One return. */
export interface Return extends EventTime {
  readonly body: string;
  readonly phaseDeg: number;
  /** Where the body then stands in the zodiac of the radix: its natal longitude, unless precession was corrected. */
  readonly longitudeDeg: number;
  readonly isRetrograde: boolean;
  readonly pass: number;
  readonly passes: number;
}

/** What a search was made with. */
export interface ReturnSettings {
  readonly body: string;
  readonly zodiac: 'tropical' | 'sidereal';
  readonly ayanamsa: string | null;
  readonly nodeType: 'mean' | 'true';
  /** False: noon stood in for the time of birth, so a solar return is uncertain by as much. */
  readonly isTimeKnown: boolean;
  readonly precessionCorrected: boolean;
  readonly phasesDeg: readonly number[];
}

/** A body on its way from the natal place. */
export interface ReturnQuestion {
  readonly motion: PointMotion;
  /** The body less its natal place, radians, and how that grows, radians a day. */
  arc(jdTt: number): number;
  rate(jdTt: number): number;
  readonly settings: ReturnSettings;
  readonly clock: LocalClock | undefined;
  /** In the zodiac of the radix. */
  longitudeDeg(jdTt: number): number;
}

/** @throws EngineError INVALID_OPTION naming the member */
export function returnQuestionOf(kernel: Kernel, natal: Radix, body: string, options: ReturnOptions): ReturnQuestion {
  const chosen = readChoices(options, 'options', RETURN_NAMES);
  const precessionCorrected = readFlag('options.precessionCorrected', chosen.precessionCorrected);
  const phases = readList('options.phasesDeg', chosen.phasesDeg ?? [0], 'a list of degrees, 0 … <360');
  const phasesDeg = phases.map((deg, i) => numberIn(`options.phasesDeg[${i}]`, deg, 0, 359.9999999, 'degrees'));
  if (phasesDeg.length === 0)
    throw refusal('INVALID_OPTION', 'options.phasesDeg', 'one at least', 'options.phasesDeg names one arc at least.');
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  const seen = motionOf(kernel, natal.settings, body);
  const natalRad = radiansOf(needPoint(natal, body).longitudeDeg);
  const { zodiac, ayanamsa, nodeType } = natal.settings;
  const settings = {
    body,
    zodiac,
    ayanamsa,
    nodeType,
    isTimeKnown: natal.isTimeKnown,
    precessionCorrected,
    phasesDeg: phasesDeg.length === 1 ? phasesDeg : [...new Set(phasesDeg)],
  };
  const longitudeDeg = (jdTt: number) => zodiacSpot(degreesOf(seen.angle(jdTt))).longitudeDeg;
  if (!precessionCorrected || zodiac === 'sidereal')
    return { clock, settings, longitudeDeg, motion: seen, arc: (jdTt) => seen.angle(jdTt) - natalRad, rate: seen.rate };
  // From the mean equinox on both sides; the equinox itself has gone back by the precession since.
  const birth = needGround(natal);
  const motion = motionOf(kernel, natal.settings, body, 'body', 'mean');
  const natalMeanRad = natalRad - nutationRad(kernel, birth);
  return {
    clock,
    settings,
    longitudeDeg,
    motion,
    arc: (jdTt) => motion.angle(jdTt) - natalMeanRad + kernel.vernalShiftRad(jdTt, birth.jdTt),
    rate: (jdTt) => motion.rate(jdTt) - PRECESSION_RAD_PER_DAY,
  };
}

/** General precession, 50.29″ a year; it changes by 0.02″ in a century, which a search does not feel. */
const PRECESSION_RAD_PER_DAY = radiansOf(50.29 / 3600 / 365.25);

function nutationRad(kernel: Kernel, { jdTt }: RadixGround): number {
  const day = Math.floor(jdTt);
  return kernel.frame(day, jdTt - day, day, jdTt - day).nutationLongitudeRad;
}

/** Every return in [from, to), with the passes that lie beyond it counted. */
export function returnsBetween(question: ReturnQuestion, fromJdTt: number, toJdTt: number): readonly Return[] {
  const { motion, arc, rate, clock } = question;
  const { phasesDeg } = question.settings;
  if (!(toJdTt > fromJdTt)) return [];
  const more = APPROACH_DAYS[motion.name] ?? 0;
  const [from, to] = [reachOf(motion, fromJdTt, fromJdTt - more), reachOf(motion, toJdTt, toJdTt + more)];
  const targetsRad = phasesDeg.map(radiansOf);
  const crossings = angleCrossings(arc, from, to, { ...searchAlong(motion), rate, targetsRad });
  const returns: Return[] = [];
  for (const { jdTt, rising, index, pass, passes } of numberPasses(crossings)) {
    if (jdTt < fromJdTt || jdTt >= toJdTt) continue;
    // Written member by member, as all records that are made by the thousand.
    const found = {
      jdTt,
      jdUt: jdUtOfTt(jdTt),
      body: motion.name,
      phaseDeg: phasesDeg[index] as number,
      longitudeDeg: question.longitudeDeg(jdTt),
      isRetrograde: !rising,
      pass,
      passes,
    };
    returns.push(shownBy(found, clock));
  }
  return returns;
}
