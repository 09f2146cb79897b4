/** The return that begins a year of life or falls in a civil year, and the chart of any return. */

import { type OptionNames, readChoices, wholeIn } from '../../choice.ts';
import { readFlag, readRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { checkJd } from '../../span.ts';
import { dayNumberOf } from '../../time/calendar.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';
import type { Moment, Place } from '../../time/moment.ts';
import { type MomentOptions, momentAt } from '../../time/moment-at.ts';
import { doubted, doubtSeconds } from '../radix/doubt.ts';
import { needGround, type Radix, radixOf, readRadix, type WesternChoices } from '../radix/index.ts';
import type { EventTime } from '../transit/index.ts';
import { type Return, type ReturnOptions, returnQuestionOf, returnsBetween } from './question.ts';
import { nextReturn } from './returns.ts';

/** Options of a solar return, which has one phase. */
export type SolarReturnOptions = Omit<ReturnOptions, 'phasesDeg'>;

/** Mean tropical and sidereal years, days. */
const TROPICAL_YEAR_DAYS = 365.24219;
const SIDEREAL_YEAR_DAYS = 365.256363;

/**
 * The solar return that begins a year of life: the one nearest to so many years after the birth.
 *
 * @param age  completed years, 0 … 200; 0 is the birth itself
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN; a radix without a moment has no age
 */
export function solarReturnOf(kernel: Kernel, radix: Radix, age: number, options: SolarReturnOptions = {}): Return {
  const natal = readRadix(radix);
  const { jdTt } = needGround(natal);
  wholeIn('age', age, 0, 200);
  const question = returnQuestionOf(readKernel(kernel), natal, 'Sun', onePhase(options));
  const isSidereal = natal.settings.zodiac === 'sidereal' || question.settings.precessionCorrected;
  const about = jdTt + age * (isSidereal ? SIDEREAL_YEAR_DAYS : TROPICAL_YEAR_DAYS);
  checkAge(about);
  // The Sun's own year differs from the mean by minutes, and in two centuries by an hour or two.
  const [found] = returnsBetween(question, about - NEAR_DAYS, about + NEAR_DAYS);
  if (found !== undefined) return found;
  throw notCovered('age');
}

/** No further than the return can be from the mean year, nor so far that a birth at the edge of an ephemeris is refused. */
const NEAR_DAYS = 2;

function checkAge(jdTt: number): void {
  try {
    checkJd('age', jdTt);
  } catch {
    throw notCovered('age');
  }
}

/**
 * The solar return of a civil year: the first at or after its 1 January, 0h UT. Who was born at the turn of a year may have it on its last day, or on the first
 * of the next; `solarReturnOf` counts by age instead.
 *
 * @param year  −3000 … 3000
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function solarReturnIn(kernel: Kernel, radix: Radix, year: number, options: SolarReturnOptions = {}): Return {
  wholeIn('year', year, -3000, 3000);
  const from = jdTtOfUt(dayNumberOf(year, 1, 1) - 0.5);
  const found = nextReturn(kernel, radix, 'Sun', from, onePhase(options));
  if (found !== null) return found;
  throw notCovered('year');
}

function onePhase(options: SolarReturnOptions): ReturnOptions {
  return { ...readRecord('options', options, 'an object of choices'), phasesDeg: [0] };
}

function notCovered(field: string): Error {
  const allowed = 'a year that the loaded ephemeris covers';
  return refusal('OUT_OF_SPAN', field, allowed, 'No loaded ephemeris covers that return.');
}

/** How the chart of a return is cast. */
export interface ReturnRadixOptions extends MomentOptions {
  /**
   * `isTimeKnown` of the natal radix; true when left out. Where it is false a return of the Sun or the Moon may come half a day sooner or later, and so much is told. A planet's,
   * which may stand almost still at its return, can be unsure by days; that is not reckoned.
   */
  readonly isTimeKnown?: boolean;
}
const RETURN_RADIX_NAMES: OptionNames<ReturnRadixOptions> = {
  timezone: true,
  overrides: true,
  deltaT: true,
  isTimeKnown: true,
};

/**
 * The chart of a return: the radix of its moment at a place.
 *
 * @param at       a return, or any instant
 * @param place    where the year is spent: the birth place, or another
 * @param choices  as of `radixOf`; `choicesOfRadix` gives those of the natal radix
 * @param options  zone of the local text, and whether the hour of birth was known: where not, moment and radix are as unsure as the birth
 * @throws  EngineError as `radixOf` and `momentAt`; INVALID_OPTION for an `isTimeKnown` that is not true or false
 */
export function returnRadix(
  kernel: Kernel,
  at: Pick<EventTime, 'jdTt'>,
  place: Place,
  choices: WesternChoices = {},
  options: ReturnRadixOptions = {},
): { readonly moment: Moment; readonly radix: Radix } {
  const { jdTt } = readRecord('at', at, 'a return, or an object with jdTt') as { readonly jdTt: number };
  checkJd('at.jdTt', jdTt);
  const day = Math.floor(jdTt);
  const { isTimeKnown = true, ...local } = readChoices(options, 'options', RETURN_RADIX_NAMES);
  const doubt = doubtSeconds({ isTimeKnown: readFlag('options.isTimeKnown', isTimeKnown) });
  const moment = doubted(momentAt({ scale: 'tt', day, fraction: jdTt - day }, place, local), doubt);
  return { moment, radix: radixOf(kernel, moment, choices) };
}
