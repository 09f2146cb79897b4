/**
 * When does a planet come back to where it stood at birth? Solar, lunar and planetary returns, and their quarters; the moment found then enters at
 * the top, and its radix is the return's chart.
 */

import { degreesOf, normaliseDeg, radiansOf } from '../../angle.ts';
import { numberIn, type OptionNames, readChoices, wholeIn } from '../../choice.ts';
import { readFlag, readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { angleCrossings, nextAngleCrossing, previousAngleCrossing } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd, jdSpan } from '../../span.ts';
import { dayNumberOf } from '../../time/calendar.ts';
import { jdTtOfUt, type LocalClock, readClock } from '../../time/local-clock.ts';
import type { Moment, Place } from '../../time/moment.ts';
import { type MomentOptions, momentAt } from '../../time/moment-at.ts';
import {
  needGround,
  needPoint,
  type Radix,
  type RadixGround,
  radixOf,
  readRadix,
  type WesternChoices,
} from '../radix/index.ts';
import {
  APPROACH_DAYS,
  type EventTime,
  eventTime,
  motionOf,
  numberPasses,
  type PointMotion,
} from '../transit/index.ts';

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

export interface Returns {
  readonly settings: {
    readonly body: string;
    readonly zodiac: 'tropical' | 'sidereal';
    readonly precessionCorrected: boolean;
    readonly phasesDeg: readonly number[];
  };
  readonly sources: readonly SourceKey[];
  readonly returns: readonly Return[];
}

/** A body on its way from the natal place: the arc between, and what makes it a longitude again. */
interface Question {
  readonly motion: PointMotion;
  /** The body less its natal place, radians. */
  arc(jdTt: number): number;
  readonly phasesDeg: readonly number[];
  readonly precessionCorrected: boolean;
  readonly clock: LocalClock | undefined;
  longitudeDeg(jdTt: number): number;
}

const LONGEST_DAYS = 109575;

/**
 * Every return in [from, to), retrograde ones too.
 *
 * @param radix  cast for a moment where precession is corrected; otherwise longitudes will do
 * @param body   a point of the radix that moves: `Sun`, `Moon`, `Saturn`, `NorthNode`, `Chiron` …
 * @param fromJdTt, toJdTt  Julian dates, TT; at most 300 years apart
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 * @source  `morin-23` (returns); precession: `fagan-firebrace-1971`
 */
export function returnsOf(
  kernel: Kernel,
  radix: Radix,
  body: string,
  fromJdTt: number,
  toJdTt: number,
  options: ReturnOptions = {},
): Returns {
  const natal = readRadix(radix);
  const question = questionOf(readKernel(kernel), natal, body, options);
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt > LONGEST_DAYS) {
    const allowed = 'at most 300 years after fromJdTt';
    throw refusal('INVALID_OPTION', 'toJdTt', allowed, `A search for returns is ${allowed} at the end.`);
  }
  return recordOf(natal, question, between(question, fromJdTt, toJdTt));
}

/** The first return at or after an instant, or null where the ephemeris ends before it. Arguments and errors as `returnsOf`. */
export function nextReturn(
  kernel: Kernel,
  radix: Radix,
  body: string,
  fromJdTt: number,
  options: ReturnOptions = {},
): Return | null {
  const question = questionOf(readKernel(kernel), readRadix(radix), body, options);
  checkJd('fromJdTt', fromJdTt);
  const hit = nextAngleCrossing(question.arc, fromJdTt, {
    stepDays: question.motion.stepDays,
    rate: question.motion.rate,
    targetsRad: question.phasesDeg.map(radiansOf),
    limitDays: Math.min(PERIOD_DAYS[question.motion.body] ?? 800, jdSpan.last - fromJdTt),
  });
  return hit === null ? null : (between(question, hit.jdTt - 1e-6, hit.jdTt + 1e-6)[0] ?? null);
}

/** The last return before an instant; as `nextReturn`. */
export function previousReturn(
  kernel: Kernel,
  radix: Radix,
  body: string,
  beforeJdTt: number,
  options: ReturnOptions = {},
): Return | null {
  const question = questionOf(readKernel(kernel), readRadix(radix), body, options);
  checkJd('beforeJdTt', beforeJdTt);
  const hit = previousAngleCrossing(question.arc, beforeJdTt, {
    stepDays: question.motion.stepDays,
    rate: question.motion.rate,
    targetsRad: question.phasesDeg.map(radiansOf),
    limitDays: Math.min(PERIOD_DAYS[question.motion.body] ?? 800, beforeJdTt - jdSpan.first),
  });
  return hit === null ? null : (between(question, hit.jdTt - 1e-6, hit.jdTt + 1e-6)[0] ?? null);
}

/** Mean tropical year, days. */
const YEAR_DAYS = 365.24219;

/**
 * The solar return that begins a year of life: the one nearest to so many years after the birth.
 *
 * @param age  completed years, 0 … 200; 0 is the birth itself
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN; a radix without a moment has no age
 */
export function solarReturnOf(kernel: Kernel, radix: Radix, age: number, options: ReturnOptions = {}): Return {
  const natal = readRadix(radix);
  const { jdTt } = needGround(natal);
  wholeIn('age', age, 0, 200);
  const question = questionOf(readKernel(kernel), natal, 'Sun', { ...options, phasesDeg: [0] });
  const about = jdTt + age * YEAR_DAYS;
  // Precession takes the Sun 20 minutes a year, 2.8 days in two hundred; the Sun's own year varies by minutes.
  const [found] = between(question, about - 40, about + 40);
  if (found !== undefined) return found;
  throw refusal(
    'OUT_OF_SPAN',
    'age',
    'a year that the loaded ephemeris covers',
    'No loaded ephemeris covers that return.',
  );
}

/**
 * The solar return of a civil year: the first at or after its 1 January, 0h UT. Who was born at the turn of a year may have it on its last day, or on the first
 * of the next; `solarReturnOf` counts by age instead.
 *
 * @param year  −3000 … 3000
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function solarReturnIn(kernel: Kernel, radix: Radix, year: number, options: ReturnOptions = {}): Return {
  wholeIn('year', year, -3000, 3000);
  const from = jdTtOfUt(dayNumberOf(year, 1, 1) - 0.5);
  const found = nextReturn(kernel, radix, 'Sun', from, { ...options, phasesDeg: [0] });
  if (found !== null) return found;
  throw refusal(
    'OUT_OF_SPAN',
    'year',
    'a year that the loaded ephemeris covers',
    'No loaded ephemeris covers that return.',
  );
}

/**
 * The chart of a return: the radix of its moment at a place.
 *
 * @param at       a return, or any instant
 * @param place    where the year is spent: the birth place, or another
 * @param choices  as of `radixOf`; give those of the natal radix
 * @param options  zone of the local text
 * @throws  EngineError as `radixOf` and `momentAt`
 */
export function returnRadix(
  kernel: Kernel,
  at: Pick<EventTime, 'jdTt'>,
  place: Place,
  choices: WesternChoices = {},
  options: MomentOptions = {},
): { readonly moment: Moment; readonly radix: Radix } {
  checkJd('at.jdTt', at.jdTt);
  const day = Math.floor(at.jdTt);
  const moment = momentAt({ scale: 'tt', day, fraction: at.jdTt - day }, place, options);
  return { moment, radix: radixOf(kernel, moment, choices) };
}

function questionOf(kernel: Kernel, natal: Radix, body: string, options: ReturnOptions): Question {
  const chosen = readChoices(options, 'options', RETURN_NAMES);
  const precessionCorrected = readFlag('options.precessionCorrected', chosen.precessionCorrected);
  const phases = readList('options.phasesDeg', chosen.phasesDeg ?? [0], 'a list of degrees, 0 … <360');
  const phasesDeg = phases.map((deg, i) => numberIn(`options.phasesDeg[${i}]`, deg, 0, 359.9999999, 'degrees'));
  if (phasesDeg.length === 0)
    throw refusal('INVALID_OPTION', 'options.phasesDeg', 'one at least', 'options.phasesDeg names one arc at least.');
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  const seen = motionOf(kernel, natal.settings, body);
  const natalRad = radiansOf(needPoint(natal, body).longitudeDeg);
  const longitudeDeg = (jdTt: number) => normaliseDeg(degreesOf(seen.angle(jdTt)));
  const shared = { phasesDeg, precessionCorrected, clock, longitudeDeg };
  if (!precessionCorrected || natal.settings.zodiac === 'sidereal')
    return { ...shared, motion: seen, arc: (jdTt) => seen.angle(jdTt) - natalRad };
  // From the mean equinox on both sides; the equinox itself has gone back by the precession since.
  const birth = needGround(natal);
  const motion = motionOf(kernel, natal.settings, body, 'body', 'mean');
  const natalMeanRad = natalRad - nutationRad(kernel, birth);
  const arc = (jdTt: number) => motion.angle(jdTt) - natalMeanRad + kernel.vernalShiftRad(jdTt, birth.jdTt);
  return { ...shared, motion, arc };
}

function nutationRad(kernel: Kernel, { jdTt }: RadixGround): number {
  const day = Math.floor(jdTt);
  return kernel.frame(day, jdTt - day, day, jdTt - day).nutationLongitudeRad;
}

function between(question: Question, fromJdTt: number, toJdTt: number): readonly Return[] {
  const { motion, arc, phasesDeg, clock } = question;
  const more = APPROACH_DAYS[motion.name] ?? 0;
  const from = Math.max(fromJdTt - more, jdSpan.first);
  const to = Math.min(toJdTt + more, jdSpan.last);
  const crossings = angleCrossings(arc, from, to, {
    stepDays: motion.stepDays,
    rate: motion.rate,
    targetsRad: phasesDeg.map(radiansOf),
  });
  return numberPasses(crossings)
    .filter(({ jdTt }) => jdTt >= fromJdTt && jdTt < toJdTt)
    .map(({ jdTt, rising, index, pass, passes }) => ({
      ...eventTime(jdTt, clock),
      body: motion.name,
      phaseDeg: phasesDeg[index] as number,
      longitudeDeg: question.longitudeDeg(jdTt),
      isRetrograde: !rising,
      pass,
      passes,
    }));
}

function recordOf(natal: Radix, question: Question, returns: readonly Return[]): Returns {
  const { motion, precessionCorrected, phasesDeg } = question;
  return {
    settings: { body: motion.name, zodiac: natal.settings.zodiac, precessionCorrected, phasesDeg },
    sources: precessionCorrected ? ['morin-23', 'fagan-firebrace-1971'] : ['morin-23'],
    returns,
  };
}

/** A round and a half of the zodiac, days: how far the next return can be. */
// biome-ignore format: a table reads in rows
const PERIOD_DAYS: { readonly [body: string]: number } = {
  Sun: 550, Moon: 42, Mercury: 900, Venus: 900, Mars: 1200, Jupiter: 6600, Saturn: 16500, Uranus: 47000, Neptune: 92000, Pluto: 138000,
  Chiron: 30000, Ceres: 2600, Pallas: 2600, Juno: 2600, Vesta: 2200,
  MeanNode: 10300, TrueNode: 10300, MeanApogee: 4900, OsculatingApogee: 5200, InterpolatedApogee: 4900, InterpolatedPerigee: 4900,
};
