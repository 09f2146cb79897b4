/** The ground of a solar day: its weekday, and every limb and sign that stands over it, cut at its sunrises. Reckoned once, asked by every table. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices } from '../../choice.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { type SolarDay, varaOf } from '../day/index.ts';
import type { CourseId, DailySky } from '../panchang/daily-sky.ts';
import { DayBook } from '../panchang/day-book.ts';
import { readDayOf } from '../panchang/panchang.ts';
import type { PanchangOptions, PanchangSettings } from '../panchang/settings.ts';
import { DAY_GROUND_NAMES } from './option-names.ts';
import { courseStretches, type Stretch } from './stretches.ts';

export interface DayGround {
  /** What counts as sunrise, and in what air. */
  readonly settings: Pick<PanchangSettings, 'sunrise' | 'air'>;
  readonly sky: DailySky;
  readonly clock: LocalClock;
  readonly day: SolarDay;
  /** Julian day number of the civil date on which it began. */
  readonly dayNumber: number;
  /** 0 Sunday … 6 Saturday. */
  readonly vara: number;
  /** 1 … 30. */
  readonly tithis: readonly Stretch[];
  /** 1 … 27. */
  readonly nakshatras: readonly Stretch[];
  /** 1 … 27. */
  readonly yogas: readonly Stretch[];
  /** 1 … 60. */
  readonly karanas: readonly Stretch[];
  /** 1 … 12. */
  readonly moonSigns: readonly Stretch[];
  /** The Sun's star, 1 … 27. */
  readonly sunNakshatras: readonly Stretch[];
}

/**
 * The ground of the solar day that begins on a civil date.
 *
 * @param clock    whose date it is, and at which place
 * @param date     `YYYY-MM-DD`, or a Julian day number
 * @param options  as for a panchang; sunrise is of the disc's upper limb when left out
 * @throws  EngineError INVALID_DATETIME, INVALID_OPTION, OUT_OF_SPAN, and as `riseAfter`
 */
export function dayGroundOn(
  zodiac: ZodiacSky,
  clock: LocalClock,
  date: string | number,
  options: Pick<PanchangOptions, 'sunrise' | 'air'> = {},
): DayGround {
  readChoices(options, 'options', DAY_GROUND_NAMES);
  const book = new DayBook(zodiac, clock, options);
  return dayGroundFrom(book, readDayOf(book, date));
}

/** The same out of a book that serves many days. Errors as `dayGroundOn`. */
export function dayGroundFrom({ daily, clock, days, settings }: DayBook, dayNumber: number): DayGround {
  const day = days.on(dayNumber);
  const over = (course: CourseId) => courseStretches(daily, course, day.sunriseJdTt, day.nextSunriseJdTt);
  return {
    settings: { sunrise: settings.sunrise, air: settings.air },
    sky: daily,
    clock,
    day,
    dayNumber,
    vara: varaOf(dayNumber),
    tithis: over('tithi'),
    nakshatras: over('nakshatra'),
    yogas: over('yoga'),
    karanas: over('karana'),
    moonSigns: over('moonSign'),
    sunNakshatras: over('sunNakshatra'),
  };
}
