/**
 * The panchang: a day of any place from sunrise to sunrise, with its five limbs to the second, its month, year and season, and its good and bad hours.
 * For whoever keeps the Hindu calendar, and for every rule that asks on what day something fell.
 *
 * A date begins its day with its own sunrise; everything that runs between that sunrise and the next is listed whole, with its beginning and end. What
 * ends within a second of sunrise is counted to the day before: no sunrise is known to the second.
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import type { Warning } from '../../errors.ts';
import { readText, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { readDate } from '../../time/civil.ts';
import { formatDate } from '../../time/format.ts';
import { jdTtOfUt, type LocalClock } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import { type SolarDay, varaOf } from '../day/solar-day.ts';
import { leftOut } from '../day/solar-days.ts';
import { cautionsOf } from './cautions.ts';
import { COURSES, type CourseId, type CourseSpan } from './daily-sky.ts';
import { DayBook } from './day-book.ts';
import {
  type BhadraSpan,
  bhadraSpans,
  type GandantaSpan,
  gandantaSpans,
  type PanchakaSpan,
  panchakaSpan,
} from './ghati-records.ts';
import { moonOf, type PanchangMoon, type PanchangSun, sunOf } from './lights.ts';
import {
  type KaranaSpan,
  karanaSpan,
  type NakshatraSpan,
  nakshatraSpan,
  type SignSpan,
  type SunNakshatraSpan,
  signSpan,
  sunNakshatraSpan,
  type TithiSpan,
  tithiSpan,
  type YogaSpan,
  yogaSpan,
} from './limb-records.ts';
import { LIMB_SOURCES, type Paksha, VARAS, type VaraRow } from './limb-tables.ts';
import { type Masa, masaAt } from './masa.ts';
import { type DayPeriod, type MuhurtaSpan, muhurtasOf, periodsOf } from './periods.ts';
import { type Ayanas, ayanasAt, type Ritus, ritusAt } from './seasons.ts';
import type { PanchangOptions, PanchangSettings } from './settings.ts';
import {
  type NationalDate,
  nationalDateOf,
  SOLAR_MONTH_SCHOOLS,
  SOLAR_MONTH_SOURCES,
  type SolarDate,
  type SolarMonthSchool,
  solarDateOn,
} from './solar-month.ts';
import { type LunarYears, lunarYearsAt, YEAR_SOURCES } from './years.ts';

/** One day. JSON-safe. */
export interface Panchang {
  readonly settings: PanchangSettings & { readonly ayanamsa: string; readonly zone: string };
  readonly place: Place;
  /** The civil date that is asked for, whose sunrise begins the day. */
  readonly date: string;
  readonly dayNumber: number;
  readonly vara: VaraRow;
  readonly sun: PanchangSun;
  readonly moon: PanchangMoon;
  /** At sunrise. */
  readonly paksha: Paksha;
  /** Whatever runs between sunrise and the next sunrise, in the order of time; the first runs at sunrise. */
  readonly tithi: readonly TithiSpan[];
  readonly nakshatra: readonly NakshatraSpan[];
  readonly yoga: readonly YogaSpan[];
  readonly karana: readonly KaranaSpan[];
  readonly moonSign: readonly SignSpan[];
  readonly sunSign: readonly SignSpan[];
  readonly sunNakshatra: readonly SunNakshatraSpan[];
  /** At sunrise. */
  readonly masa: Masa;
  readonly years: LunarYears;
  readonly ritu: Ritus;
  readonly ayana: Ayanas;
  readonly solarDate: { readonly [S in SolarMonthSchool]: SolarDate };
  readonly nationalDate: NationalDate;
  readonly periods: readonly DayPeriod[];
  readonly bhadra: readonly BhadraSpan[];
  readonly panchaka: PanchakaSpan | null;
  readonly gandanta: readonly GandantaSpan[];
  /** `LIMB_NEAR_SUNRISE`: a limb changes within a minute of sunrise; `NO_SUNRISE`: the Sun does not cross the horizon. */
  readonly warnings: readonly Warning[];
  readonly sources: readonly SourceKey[];
}

/** What runs at one instant. */
export interface PanchangInstant {
  readonly jdUt: number;
  readonly time: string;
  /** Whether the Sun is up, by the definition of rising in the settings. */
  readonly isDay: boolean;
  /** Ghatis since sunrise, 60 to a day of 24 hours. */
  readonly ghatis: number;
  readonly vara: VaraRow;
  readonly paksha: Paksha;
  readonly tithi: TithiSpan;
  readonly nakshatra: NakshatraSpan;
  /** 1 … 4. */
  readonly pada: number;
  readonly yoga: YogaSpan;
  readonly karana: KaranaSpan;
  readonly moonSign: SignSpan;
  readonly sunSign: SignSpan;
  readonly sunNakshatra: SunNakshatraSpan;
  readonly masa: Masa;
  readonly years: LunarYears;
}

/** The day that holds an instant, and what runs at it. */
export interface PanchangAt extends Panchang {
  readonly at: PanchangInstant;
}

const A_SECOND = 1 / 86400;
const SOURCES: readonly SourceKey[] = [...new Set([...LIMB_SOURCES, ...YEAR_SOURCES, ...SOLAR_MONTH_SOURCES])];

/**
 * The panchang of a civil date.
 *
 * @param zodiac   sidereal, as a rule: its ayanamsa decides nakshatras, months and sankrantis
 * @param clock    of the place; its midnights bound the dates
 * @param date     `2025-10-01`, years −3000 … 3000, or its Julian day number
 * @param options  see `PanchangOptions`
 * @throws  EngineError INVALID_DATETIME for a date that is none, or that the place never had; INVALID_OPTION for a choice that does not exist; OUT_OF_SPAN outside the ephemeris
 * @source  `surya-siddhanta` ch. 2 and 14; each record names its own
 */
export function panchangOn(
  zodiac: ZodiacSky,
  clock: LocalClock,
  date: string | number,
  options: PanchangOptions = {},
): Panchang {
  const book = new DayBook(zodiac, clock, options);
  return panchangFrom(book, readDayOf(book, date));
}

/**
 * The panchang of the day that holds an instant, with the limbs that run at it: what a birth chart asks.
 *
 * @param jdUt  civil Julian date
 * @throws  EngineError as `panchangOn`
 */
export function panchangAt(
  zodiac: ZodiacSky,
  localClock: LocalClock,
  jdUt: number,
  options: PanchangOptions = {},
): PanchangAt {
  checkJd('jdUt', jdUt);
  const book = new DayBook(zodiac, localClock, options);
  const jdTt = jdTtOfUt(jdUt);
  const { dayNumber, day } = book.days.at(jdTt);
  const { clock, settings } = book;
  const tithi = runningAt(book, 'tithi', jdTt);
  const pada = runningAt(book, 'pada', jdTt);
  const civilDay = clock.read(jdUt).dayNumber;
  const vara = varaOf(settings.vara === 'sunrise' ? dayNumber : civilDay);
  const masa = masaAt(book.months, clock, jdTt, settings.adhikaInPurnimanta);
  return {
    ...panchangFrom(book, dayNumber, day),
    at: {
      jdUt,
      time: clock.text(jdUt),
      isDay: day.horizon === 'crossed' ? jdTt < day.sunsetJdTt : day.horizon === 'always-above',
      ghatis: (jdTt - day.sunriseJdTt) * 60,
      vara: VARAS[vara] as VaraRow,
      paksha: masa.paksha,
      tithi: tithiSpan(clock, tithi),
      nakshatra: nakshatraSpan(clock, book.daily, runningAt(book, 'nakshatra', jdTt)),
      pada: ((pada.index - 1) % 4) + 1,
      yoga: yogaSpan(clock, runningAt(book, 'yoga', jdTt)),
      karana: karanaSpan(clock, runningAt(book, 'karana', jdTt)),
      moonSign: signSpan(clock, runningAt(book, 'moonSign', jdTt)),
      sunSign: signSpan(clock, runningAt(book, 'sunSign', jdTt)),
      sunNakshatra: sunNakshatraSpan(clock, runningAt(book, 'sunPada', jdTt)),
      masa,
      years: lunarYearsAt(book.months, jdTt, settings.vikramaTurn, settings.adhikaInPurnimanta),
    },
  };
}

/**
 * A day out of a book: what `panchangOn` gives, and a calendar for every one of its days. Errors as `panchangOn`.
 *
 * @param day  the day of the date, unless it is another that holds an instant: near the poles, a date may have none that does
 */
export function panchangFrom(book: DayBook, dayNumber: number, day: SolarDay = book.days.on(dayNumber)): Panchang {
  const { clock, daily, months, settings, zodiac } = book;
  const bounds = book.bounds(dayNumber, day);
  const { nextSunrise } = bounds;
  const start = bounds.sunrise + A_SECOND;
  const spans = (course: CourseId) => daily.spansBetween(COURSES[course], start, nextSunrise);
  const [tithis, nakshatras, yogas, karanas] = [spans('tithi'), spans('nakshatra'), spans('yoga'), spans('karana')];
  const vara = VARAS[varaOf(dayNumber)] as VaraRow;
  const masa = masaAt(months, clock, start, settings.adhikaInPurnimanta);
  return {
    settings: { ...settings, ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none', zone: clock.zone },
    place: clock.place,
    date: formatDate(dayNumber),
    dayNumber,
    vara,
    sun: sunOf(book, day),
    moon: moonOf(book, dayNumber, day),
    paksha: masa.paksha,
    tithi: tithis.map((span) => tithiSpan(clock, span)),
    nakshatra: nakshatras.map((span) => nakshatraSpan(clock, daily, span)),
    yoga: yogas.map((span) => yogaSpan(clock, span)),
    karana: karanas.map((span) => karanaSpan(clock, span)),
    moonSign: spans('moonSign').map((span) => signSpan(clock, span)),
    sunSign: spans('sunSign').map((span) => signSpan(clock, span)),
    sunNakshatra: spans('sunPada').map((span) => sunNakshatraSpan(clock, span)),
    masa,
    years: lunarYearsAt(months, start, settings.vikramaTurn, settings.adhikaInPurnimanta),
    ritu: ritusAt(months, book.tropical, clock, start),
    ayana: ayanasAt(daily, book.tropical, clock, start),
    solarDate: solarDatesOn(book, dayNumber),
    nationalDate: nationalDateOf(dayNumber),
    periods: periodsOf(clock, { bounds, vara: vara.index, nakshatras, settings }),
    bhadra: bhadraSpans(book, start, nextSunrise),
    panchaka: panchakaSpan(book, start, nextSunrise),
    gandanta: gandantaSpans(book, start, nextSunrise),
    warnings: cautionsOf(day, [
      ['tithi', tithis[0] as CourseSpan],
      ['nakshatra', nakshatras[0] as CourseSpan],
      ['yoga', yogas[0] as CourseSpan],
      ['karana', karanas[0] as CourseSpan],
    ]),
    sources: SOURCES,
  };
}

/**
 * A day number out of a date.
 *
 * @throws  EngineError INVALID_DATETIME
 */
export function readDayNumber(field: string, date: unknown): number {
  if (typeof date === 'number') {
    if (Number.isInteger(date)) {
      checkJd(field, date);
      return date;
    }
    const allowed = 'a date, YYYY-MM-DD, or a whole Julian day number';
    throw refusal('INVALID_DATETIME', field, allowed, `The ${field} must be ${allowed}.`);
  }
  return readDate(readText(field, date, 'a date, YYYY-MM-DD, or a Julian day number'), 'gregorian');
}

/**
 * The day number of a date that the place of a book had.
 *
 * @throws  EngineError INVALID_DATETIME, field `date`
 */
export function readDayOf({ days, clock }: DayBook, date: unknown): number {
  const dayNumber = readDayNumber('date', date);
  if (days.has(dayNumber)) return dayNumber;
  throw leftOut('date', clock, dayNumber);
}

/**
 * The thirty muhurtas of a date's day and night, with their names.
 *
 * @throws  EngineError as `panchangOn`
 * @source  `muhurta-chintamani` ch. 1
 */
export function muhurtasOn(
  zodiac: ZodiacSky,
  clock: LocalClock,
  date: string | number,
  options: PanchangOptions = {},
): readonly MuhurtaSpan[] {
  const book = new DayBook(zodiac, clock, options);
  return muhurtasOf(book.clock, book.bounds(readDayOf(book, date)));
}

function runningAt(book: DayBook, course: CourseId, jdTt: number): CourseSpan {
  return book.daily.spanAt(COURSES[course], jdTt);
}

function solarDatesOn({ daily, days }: DayBook, dayNumber: number): Panchang['solarDate'] {
  const [tamil, malayalam, bengali, odia] = SOLAR_MONTH_SCHOOLS.map((school) =>
    solarDateOn(daily, days, dayNumber, school),
  ) as [SolarDate, SolarDate, SolarDate, SolarDate];
  return { tamil, malayalam, bengali, odia };
}
