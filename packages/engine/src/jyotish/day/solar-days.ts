/**
 * Day after day of one place, the latest reckoned once: for calendars, and for whoever asks about the same days again. A day is reckoned from its own date
 * alone, so it has the same bits asked alone or in a year.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import type { EngineError } from '../../errors.ts';
import { refusal } from '../../input.ts';
import type { HorizonRule } from '../../sky/discs.ts';
import { type HorizonEvent, type HorizonOptions, riseAfter, riseBetween, setAfter } from '../../sky/horizon.ts';
import { formatDate } from '../../time/format.ts';
import { jdTtOfUt, jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { Recent } from './recent.ts';
import { DEFAULT_SUNRISE, dateOfSolarDay, type SolarDay, solarDayAt } from './solar-day.ts';

/** Days; a millisecond, so that an event found is not found again. */
const A_MOMENT = 1.2e-8;

/** Days that are kept: a year of a calendar and what it looks back and ahead. */
const KEPT_DAYS = 512;

export class SolarDays {
  readonly clock: LocalClock;
  readonly rule: HorizonRule;
  readonly #zodiac: ZodiacSky;
  readonly #air: HorizonOptions;
  readonly #midnights = new Recent<number>(KEPT_DAYS);
  readonly #rises = new Recent<HorizonEvent>(KEPT_DAYS);
  readonly #days = new Recent<SolarDay>(KEPT_DAYS);

  /**
   * @param zodiac  only its core is asked
   * @param clock   whose midnights bound the dates
   * @param rule    a definition of rising: `hindu` when left out
   * @param air     air and dip, as for any rising
   */
  constructor(
    zodiac: ZodiacSky,
    clock: LocalClock,
    rule: HorizonRule = DEFAULT_SUNRISE,
    air: Omit<HorizonOptions, 'spanDays'> = {},
  ) {
    this.#zodiac = readZodiac(zodiac);
    this.clock = readClock('clock', clock);
    this.rule = rule;
    this.#air = air;
  }

  /** How many values are kept: at most 512 midnights, as many risings and as many days. */
  get kept(): number {
    return this.#midnights.size + this.#rises.size + this.#days.size;
  }

  /** The beginning of a civil date, Julian date, TT. */
  midnight(dayNumber: number): number {
    const kept = this.#midnights.get(dayNumber);
    return kept ?? this.#midnights.keep(dayNumber, jdTtOfUt(this.clock.midnight(dayNumber)));
  }

  /** Whether the calendar of the place had a date: where the date line moved, it may have left one out. */
  has(dayNumber: number): boolean {
    return this.midnight(dayNumber) < this.midnight(dayNumber + 1);
  }

  /**
   * The day that begins with the first sunrise of a civil date. A date without a sunrise has the day that holds its middle, which began the date before
   * (a clock far from the Sun's); where the Sun keeps to one side of the horizon, the day whose stand-in for sunrise falls on the date.
   *
   * @param dayNumber  Julian day number of the date
   * @throws  EngineError as `riseAfter`
   */
  on(dayNumber: number): SolarDay {
    const kept = this.#days.get(dayNumber);
    return kept ?? this.#days.keep(dayNumber, this.#from(dayNumber) ?? this.#around(dayNumber));
  }

  /**
   * The day that holds an instant, and the date it belongs to: the clock's own where two dates share a day, for want of a sunrise.
   *
   * @throws  EngineError as `riseAfter`
   */
  at(jdTt: number): { readonly dayNumber: number; readonly day: SolarDay } {
    const { dayNumber } = this.clock.read(jdUtOfTt(jdTt));
    for (const candidate of [dayNumber, dayNumber - 1, dayNumber + 1]) {
      if (!this.has(candidate)) continue;
      const day = this.on(candidate);
      if (day.sunriseJdTt <= jdTt && jdTt < day.nextSunriseJdTt) return { dayNumber: candidate, day };
    }
    // Where the polar day or night begins or ends, a stand-in may leave a gap, and before the morning after a date left out the day is that of two dates
    // ago: the day is asked for by its instant.
    const day = this.#holding(jdTt);
    return { dayNumber: dateOfSolarDay(day, this.clock), day };
  }

  #from(dayNumber: number): SolarDay | null {
    const { kernel } = this.#zodiac;
    const { place } = this.clock;
    const rise = this.#rise(dayNumber);
    if (rise.kind === 'never') return null;
    const set = setAfter(kernel, 'Sun', place, rise.jdTt + A_MOMENT, this.rule, this.#air);
    if (set.kind === 'never') return null;
    // A night is shorter than a day of 24 hours; a later sunrise has another before it.
    const morrow = this.#rise(dayNumber + 1);
    const next =
      morrow.kind === 'at' && morrow.jdTt > set.jdTt && morrow.jdTt < set.jdTt + 1
        ? morrow
        : riseAfter(kernel, 'Sun', place, set.jdTt + A_MOMENT, this.rule, this.#air);
    if (next.kind === 'never') return null;
    return {
      sunriseJdTt: rise.jdTt,
      sunsetJdTt: set.jdTt,
      nextSunriseJdTt: next.jdTt,
      horizon: 'crossed',
    };
  }

  #rise(dayNumber: number): HorizonEvent {
    const kept = this.#rises.get(dayNumber);
    if (kept !== undefined) return kept;
    const [from, to] = [this.midnight(dayNumber), this.midnight(dayNumber + 1)];
    const { place } = this.clock;
    return this.#rises.keep(dayNumber, riseBetween(this.#zodiac.kernel, 'Sun', place, from, to, this.rule, this.#air));
  }

  #around(dayNumber: number): SolarDay {
    const [from, until] = [this.midnight(dayNumber), this.midnight(dayNumber + 1)];
    const day = this.#holding((from + until) / 2);
    if (day.horizon === 'crossed' || day.sunriseJdTt >= from) return day;
    // By a clock far from the Sun's, the stand-in that holds the middle may have begun the date before; the date's own begins within it.
    const own = this.#holding(day.nextSunriseJdTt + 0.25);
    return own.horizon !== 'crossed' && own.sunriseJdTt < until ? own : day;
  }

  #holding(jdTt: number): SolarDay {
    return solarDayAt(this.#zodiac, this.clock.place, jdTt, this.rule, this.#air);
  }
}

/** The refusal of a date that the calendar of a place left out. */
export function leftOut(field: string, { zone }: LocalClock, dayNumber: number): EngineError {
  const message = `${zone} had no ${formatDate(dayNumber)}: the date line moved and the calendar skipped it.`;
  return refusal('INVALID_DATETIME', field, 'a day that the place had', message);
}

/**
 * The solar day that begins on a civil date: one of `SolarDays`.
 *
 * @param clock      whose midnights bound the date
 * @param dayNumber  Julian day number of the date
 * @throws  EngineError as `riseAfter`
 */
export function solarDayOn(
  zodiac: ZodiacSky,
  clock: LocalClock,
  dayNumber: number,
  rule: HorizonRule = DEFAULT_SUNRISE,
): SolarDay {
  return new SolarDays(zodiac, clock, rule).on(dayNumber);
}
