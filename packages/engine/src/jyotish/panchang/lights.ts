/** The two lights of a day as almanacs print them: when they rise and set, noon and midnight, and how long day and night are. */

import { jdUtOfTt } from '../../time/local-clock.ts';
import type { SolarDay } from '../day/solar-day.ts';
import { civilSpan } from './civil-span.ts';
import type { DayBook } from './day-book.ts';

/** The Sun of a day. Where he does not cross the horizon (`horizon`), 6 and 18 hours by the true Sun stand in. */
export interface PanchangSun {
  readonly sunriseJdUt: number;
  readonly sunrise: string;
  readonly sunsetJdUt: number;
  readonly sunset: string;
  readonly nextSunriseJdUt: number;
  readonly nextSunrise: string;
  /** Passage of the meridian, and of the lower meridian in the night. */
  readonly noonJdUt: number;
  readonly noon: string;
  readonly midnightJdUt: number;
  readonly midnight: string;
  /** Length of the daylight and of the night, seconds. */
  readonly dinamanaSeconds: number;
  readonly ratrimanaSeconds: number;
  readonly horizon: SolarDay['horizon'];
}

/** The Moon of a day; null where she does not rise, or set, in the window of the settings. */
export interface PanchangMoon {
  readonly moonriseJdUt: number | null;
  readonly moonrise: string | null;
  readonly moonsetJdUt: number | null;
  readonly moonset: string | null;
}

/** The Sun of a day of a book. @throws EngineError OUT_OF_SPAN */
export function sunOf(book: DayBook, day: SolarDay): PanchangSun {
  const { clock } = book;
  const { sunriseJdTt, sunsetJdTt, nextSunriseJdTt, horizon } = day;
  const light = civilSpan(clock, sunriseJdTt, sunsetJdTt);
  const nextSunriseJdUt = jdUtOfTt(nextSunriseJdTt);
  const [noon, midnight] = book.noonAndMidnight(day);
  const passages = civilSpan(clock, noon, midnight);
  return {
    sunriseJdUt: light.startJdUt,
    sunrise: light.start,
    sunsetJdUt: light.endJdUt,
    sunset: light.end,
    nextSunriseJdUt,
    nextSunrise: clock.text(nextSunriseJdUt),
    noonJdUt: passages.startJdUt,
    noon: passages.start,
    midnightJdUt: passages.endJdUt,
    midnight: passages.end,
    dinamanaSeconds: Math.round((sunsetJdTt - sunriseJdTt) * 86400),
    ratrimanaSeconds: Math.round((nextSunriseJdTt - sunsetJdTt) * 86400),
    horizon,
  };
}

/** The Moon of a date, and of the day that begins on it. @throws EngineError OUT_OF_SPAN */
export function moonOf(book: DayBook, dayNumber: number, day: SolarDay): PanchangMoon {
  const [rise, set] = book.moonriseAndSet(dayNumber, day);
  const moonriseJdUt = rise === null ? null : jdUtOfTt(rise);
  const moonsetJdUt = set === null ? null : jdUtOfTt(set);
  return {
    moonriseJdUt,
    moonrise: moonriseJdUt === null ? null : book.clock.text(moonriseJdUt),
    moonsetJdUt,
    moonset: moonsetJdUt === null ? null : book.clock.text(moonsetJdUt),
  };
}
