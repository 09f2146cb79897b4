/**
 * Solar months: from one entry of the Sun into a sidereal sign (sankranti) to the next, each region with its own rule for the civil day on which a
 * month begins; and the national calendar of India, which is pure counting.
 *
 * @source  rules: `sewell-dikshit-1896` §28, `calendar-reform-1955`; national calendar: `calendar-reform-1955`
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd, jdSpan } from '../../span.ts';
import { dateOf, dayNumberOf, isLeapYear } from '../../time/calendar.ts';
import { formatDate } from '../../time/format.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import type { SolarDays } from '../day/solar-days.ts';
import { NATIONAL_MONTHS, SOLAR_MONTH_NAMES } from './calendar-tables.ts';
import { COURSES, type DailySky, dailySkyOf, type Mark } from './daily-sky.ts';
import { solarKaliYear } from './years.ts';

/**
 * Which day a solar month begins with. `tamil`: the day of the entry if it is before sunset, else the next; `malayalam`: if it is before three fifths
 * of the daylight are over; `bengali`: the civil date after the entry's (by midnight); `odia`: the day of the entry, from sunrise to sunrise,
 * whatever the hour.
 */
export const SOLAR_MONTH_SCHOOLS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
export type SolarMonthSchool = (typeof SOLAR_MONTH_SCHOOLS)[number];

export interface SolarDate {
  readonly school: SolarMonthSchool;
  /** 1 … 12: the month that begins with the Sun's entry into Aries first. */
  readonly month: number;
  readonly name: string;
  /** 1 … 32. */
  readonly day: number;
  readonly era: string;
  /** Of that era, as it is written. */
  readonly year: number;
  /** First civil date of the month. */
  readonly firstDate: string;
}

interface SchoolRow {
  readonly era: string;
  /** Kali years gone by at the entry into Aries, less the era's year. */
  readonly kaliLess: number;
  /** The month with which the era's year begins. */
  readonly firstMonth: number;
}

// biome-ignore format: a table reads in columns
const ROWS: { readonly [S in SolarMonthSchool]: SchoolRow } = {
  tamil:     { era: 'Kali (elapsed)', kaliLess: 0,    firstMonth: 1 },
  malayalam: { era: 'Kollam',         kaliLess: 3926, firstMonth: 5 },
  bengali:   { era: 'Bangabda',       kaliLess: 3694, firstMonth: 1 },
  odia:      { era: 'Shaka',          kaliLess: 3179, firstMonth: 1 },
};

/** The share of the daylight after which the south-west counts an entry to the next day (18 of 30 ghatikas). */
const MALAYALAM_SHARE = 3 / 5;

export const SOLAR_MONTH_SOURCES: readonly SourceKey[] = ['sewell-dikshit-1896', 'calendar-reform-1955'];

/** An entry of the Sun into a sign. */
export interface Sankranti {
  /** 1 … 12: the sign entered. */
  readonly sign: number;
  readonly jdTt: number;
}

/** The last entry of the Sun into a sign at or before an instant. @throws EngineError OUT_OF_SPAN */
export function sankrantiBefore(sky: ZodiacSky | DailySky, jdTt: number): Sankranti {
  checkJd('jdTt', jdTt);
  return sankrantiOf(dailySkyOf(sky).markBefore(COURSES.sunSign, jdTt));
}

/** Every entry of the Sun into a sign in [from, until). @throws EngineError OUT_OF_SPAN */
export function sankrantisBetween(
  sky: ZodiacSky | DailySky,
  fromJdTt: number,
  untilJdTt: number,
): readonly Sankranti[] {
  checkJd('fromJdTt', fromJdTt);
  checkJd('untilJdTt', untilJdTt);
  const daily = dailySkyOf(sky);
  const found: Sankranti[] = [];
  // Entries are a month apart: from a second before, the first at or after the instant is found.
  for (let at = fromJdTt - 1 / 86400; ; ) {
    const mark = daily.markAfter(COURSES.sunSign, at);
    if (mark.jdTt >= untilJdTt) return found;
    if (mark.jdTt >= fromJdTt) found.push(sankrantiOf(mark));
    at = mark.jdTt;
  }
}

function sankrantiOf({ number, jdTt }: Mark): Sankranti {
  return { sign: number + 1, jdTt };
}

/**
 * The civil day with which a solar month begins.
 *
 * @param days       of the place
 * @param entryJdTt  the Sun's entry into the month's sign
 * @returns Julian day number of the date
 * @throws  EngineError INVALID_OPTION for a school that does not exist; OUT_OF_SPAN
 */
export function solarMonthStart(days: SolarDays, entryJdTt: number, school: SolarMonthSchool): number {
  if (oneOf('solarMonth', school, SOLAR_MONTH_SCHOOLS) === 'bengali')
    return days.clock.read(jdUtOfTt(entryJdTt)).dayNumber + 1;
  const { dayNumber, day } = days.at(entryJdTt);
  if (school === 'odia') return dayNumber;
  const share = school === 'tamil' ? 1 : MALAYALAM_SHARE;
  const limit = day.sunriseJdTt + share * (day.sunsetJdTt - day.sunriseJdTt);
  return entryJdTt < limit ? dayNumber : dayNumber + 1;
}

/**
 * The solar date of a civil date.
 *
 * @param dayNumber  Julian day number of the date
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function solarDateOn(daily: DailySky, days: SolarDays, dayNumber: number, school: SolarMonthSchool): SolarDate {
  const row = ROWS[oneOf('solarMonth', school, SOLAR_MONTH_SCHOOLS)];
  // The day may run into the next date's morning, and a month begin up to two days after the entry.
  let entry = sankrantiBefore(daily, days.midnight(dayNumber + 1) + 0.5);
  let first = solarMonthStart(days, entry.jdTt, school);
  while (first > dayNumber) {
    entry = sankrantiBefore(daily, entry.jdTt - 1);
    first = solarMonthStart(days, entry.jdTt, school);
  }
  // Where the Sun stands at his entry needs no look: at the beginning of the sign.
  const kali = solarKaliYear(entry.jdTt, (entry.sign - 1) * 30);
  return {
    school,
    month: entry.sign,
    name: SOLAR_MONTH_NAMES[school][entry.sign - 1] as string,
    day: dayNumber - first + 1,
    era: row.era,
    year: kali - row.kaliLess + (row.firstMonth > 1 && entry.sign >= row.firstMonth ? 1 : 0),
    firstDate: formatDate(first),
  };
}

/** A date of India's national calendar. */
export interface NationalDate {
  /** Shaka. */
  readonly year: number;
  /** 1 … 12. */
  readonly month: number;
  readonly name: string;
  /** 1 … 31. */
  readonly day: number;
}

/**
 * The date in the national calendar of India: Chaitra begins on 22 March, in a leap year on the 21st; Vaishakha to Bhadra have 31 days, the others 30,
 * and Chaitra of a leap year 31. Carried back and forth for ever, though in use since 1957.
 *
 * @param dayNumber  Julian day number of the date
 * @throws  EngineError INVALID_OPTION
 * @source  `calendar-reform-1955`
 */
export function nationalDateOf(dayNumber: number): NationalDate {
  const { year } = dateOf(wholeIn('dayNumber', dayNumber, jdSpan.first, jdSpan.last));
  const start = newYear(year);
  const opened = dayNumber >= start ? year : year - 1;
  let rest = dayNumber - (dayNumber >= start ? start : newYear(opened));
  let month = 1;
  for (let length = monthLength(opened, 1); rest >= length; length = monthLength(opened, month)) {
    rest -= length;
    month++;
  }
  return { year: opened - 78, month, name: NATIONAL_MONTHS[month - 1] as string, day: rest + 1 };
}

function newYear(year: number): number {
  return dayNumberOf(year, 3, isLeapYear(year) ? 21 : 22);
}

function monthLength(year: number, month: number): number {
  if (month === 1) return isLeapYear(year) ? 31 : 30;
  return month <= 6 ? 31 : 30;
}
