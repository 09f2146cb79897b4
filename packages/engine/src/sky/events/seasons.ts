/** When do the seasons begin? The Sun at the four quarters of the circle: equinoxes and solstices, or the same four from a moving zero. */

import { radiansOf } from '../../angle.ts';
import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings } from '../search.ts';
import { lookAt, motionOf, type StepOption, searchAlong } from './motion.ts';
import { lessOffset, type OffsetOption, viewOf } from './offset.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';

export type SeasonName = 'march-equinox' | 'june-solstice' | 'september-equinox' | 'december-solstice';

export interface Season {
  readonly jdTt: number;
  /** Which quarter begins, 0 … 3: the Sun at 0°, 90°, 180°, 270°. */
  readonly quarter: number;
  /** Null when the quarters are counted from an offset. */
  readonly name: SeasonName | null;
  /** Of the Sun: apparent, true equinox of date, 0 … 2π. */
  readonly longitudeRad: number;
}

/** With an offset, such as an ayanamsa, the quarters are those of another zodiac; all twelve: `ingressesOf` of the Sun. */
export type SeasonOptions = StepOption & OffsetOption;
export type OpenSeasonOptions = SeasonOptions & LimitOption;

const NAMES = { stepDays: true, offsetRad: true, offsetRadPerDay: true } as const;
const OPEN_NAMES = { ...NAMES, limitDays: true } as const;
const SEASONS: readonly SeasonName[] = ['march-equinox', 'june-solstice', 'september-equinox', 'december-solstice'];
const WINDOW_DAYS = 95;
const USUAL_DAYS = 100;

/**
 * The equinoxes and solstices in [from, to), in the order of time: the Sun's apparent longitude at the quarters.
 *
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN
 * @source  `meeus-1998`, chapter 27 (the definition)
 */
export function seasonsOf(
  kernel: Kernel,
  fromJdTt: number,
  toJdTt: number,
  options: SeasonOptions = {},
): readonly Season[] {
  readChoices<SeasonOptions>(options, 'options', NAMES);
  checkSpan(fromJdTt, toJdTt);
  const view = viewOf(options);
  const motion = lessOffset(motionOf(kernel, 'Sun', 'longitude', view), options);
  const search = { ...searchAlong(motion, options), everyRad: radiansOf(90) };
  const look = lookAt(kernel, ['Sun'], 'apparent');
  return angleCrossings(motion.value, fromJdTt, toJdTt, search).map(({ jdTt, index }) => ({
    jdTt,
    quarter: index,
    name: view === 'apparent' ? (SEASONS[index] as SeasonName) : null,
    longitudeRad: look(jdTt)[0] as number,
  }));
}

/** The first equinox or solstice at or after an instant. Errors as `seasonsOf`. */
export function nextSeason(kernel: Kernel, fromJdTt: number, options: OpenSeasonOptions = {}): Season | null {
  const { limitDays, ...listed } = readChoices<OpenSeasonOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => seasonsOf(kernel, from, to, listed);
  return firstOf(find, fromJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

/** The last equinox or solstice before an instant. Errors as `seasonsOf`. */
export function previousSeason(kernel: Kernel, beforeJdTt: number, options: OpenSeasonOptions = {}): Season | null {
  const { limitDays, ...listed } = readChoices<OpenSeasonOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => seasonsOf(kernel, from, to, listed);
  return lastOf(find, beforeJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}
