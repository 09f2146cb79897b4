/**
 * What the days of one place share: sunrises by date, Sun and Moon day by day, lunar months, entries of the Sun. A panchang of one day opens one and
 * throws it away; a calendar keeps one for all its days. What is asked is reckoned from the date alone, so both read the same in it.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { horizonCrossings, transitAfter } from '../../sky/horizon.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import type { SolarDay } from '../day/solar-day.ts';
import { SolarDays } from '../day/solar-days.ts';
import { KeptClock } from './civil-span.ts';
import { DailySky } from './daily-sky.ts';
import type { DayBounds } from './day-parts.ts';
import { LunarMonths } from './lunar-month.ts';
import { TropicalSun } from './seasons.ts';
import { type PanchangOptions, type PanchangSettings, panchangSettings } from './settings.ts';

export class DayBook {
  readonly zodiac: ZodiacSky;
  /** The caller's, remembering what it has shown. */
  readonly clock: KeptClock;
  readonly settings: PanchangSettings;
  readonly daily: DailySky;
  readonly months: LunarMonths;
  readonly days: SolarDays;
  readonly tropical: TropicalSun;

  /** @throws EngineError INVALID_OPTION for choices that do not exist */
  constructor(zodiac: ZodiacSky, clock: LocalClock, options: PanchangOptions = {}) {
    this.zodiac = readZodiac(zodiac);
    this.clock = new KeptClock(readClock('clock', clock));
    this.settings = panchangSettings(options);
    this.daily = new DailySky(zodiac);
    this.months = new LunarMonths(this.daily);
    this.days = new SolarDays(zodiac, this.clock, this.settings.sunrise, this.settings.air);
    this.tropical = new TropicalSun(zodiac);
  }

  /**
   * Sunrise, sunset, next sunrise and the sunset before: TT.
   *
   * @param day  the day of the date, unless it is another that holds an instant
   */
  bounds(dayNumber: number, day: SolarDay = this.days.on(dayNumber)): DayBounds {
    const { sunriseJdTt, sunsetJdTt, nextSunriseJdTt } = day;
    const before = this.days.on(dayNumber - 1);
    // Where yesterday's sunset is no neighbour (the polar day begins), the night is taken as long as the one to come.
    const night = nextSunriseJdTt - sunsetJdTt;
    const isNeighbour = before.sunsetJdTt < sunriseJdTt && before.sunsetJdTt > sunriseJdTt - 1;
    return {
      sunrise: sunriseJdTt,
      sunset: sunsetJdTt,
      nextSunrise: nextSunriseJdTt,
      previousSunset: isNeighbour ? before.sunsetJdTt : sunriseJdTt - night,
    };
  }

  /** Upper and lower passage of the Sun after a day's sunrise: TT. */
  noonAndMidnight({ sunriseJdTt }: SolarDay): readonly [number, number] {
    const { kernel } = this.zodiac;
    const { place } = this.clock;
    const noon = transitAfter(kernel, 'Sun', place, sunriseJdTt, 'upper').jdTt;
    return [noon, transitAfter(kernel, 'Sun', place, noon, 'lower').jdTt];
  }

  /** First rising and first setting of the Moon within the window of the settings: TT, or null. */
  moonriseAndSet(dayNumber: number, day: SolarDay): readonly [number | null, number | null] {
    const { kernel } = this.zodiac;
    const { place } = this.clock;
    const { moonrise, air, moonWindow } = this.settings;
    const [from, to] =
      moonWindow === 'civil-date'
        ? [this.days.midnight(dayNumber), this.days.midnight(dayNumber + 1)]
        : [day.sunriseJdTt, day.nextSunriseJdTt];
    const passages = horizonCrossings(kernel, 'Moon', place, from, to, moonrise, air);
    const first = (rising: boolean) => passages.find((passage) => passage.rising === rising)?.jdTt ?? null;
    return [first(true), first(false)];
  }
}
