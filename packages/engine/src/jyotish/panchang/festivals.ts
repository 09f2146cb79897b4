/**
 * Which festivals and vows fall on which days, and why: the days of any span at any place, each with its rule, the tithi or entry it hangs on, and how
 * well the day serves.
 *
 * Rules are rows (festival-rules.ts); schools that keep different days are rows side by side. Where almanacs published another day than the rule gives,
 * the exception is a row too, and is used when asked for.
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { type Cell, type Classification, cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { formatDate } from '../../time/format.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { type CalendarSpan, readSpan } from './calendar.ts';
import { type CivilSpan, civilSpan } from './civil-span.ts';
import { DayBook } from './day-book.ts';
import type { Mahadwadashi, VrataSchool } from './ekadashi.ts';
import { EXCEPTIONS } from './festival-exceptions.ts';
import { type Found, findByRule } from './festival-finder.ts';
import { OTHER_ROWS } from './festival-rows-other.ts';
import { YEARLY_ROWS } from './festival-rows-yearly.ts';
import {
  type FestivalCategory,
  type FestivalRow,
  type FestivalRule,
  readSolarRule,
  readTithiRule,
  type SolarRuleInput,
  type TithiRuleInput,
} from './festival-rules.ts';
import { FESTIVAL_NAMES } from './option-names.ts';
import { readDayNumber } from './panchang.ts';
import type { PanchangOptions, PanchangSettings } from './settings.ts';

/** Every row there is: yearly by the Moon, monthly, by the Sun, by nakshatras. */
export const FESTIVALS: readonly FestivalRow[] = [...YEARLY_ROWS, ...OTHER_ROWS];

const FESTIVAL_IDS = FESTIVALS.map(({ id }) => id);

/** `rule`: every day as its rule gives it; `published`: where a publisher had another day (see `FestivalException`), that one. */
export const FESTIVAL_DATINGS = ['rule', 'published'] as const;
export type FestivalDating = (typeof FESTIVAL_DATINGS)[number];
export const FESTIVAL_SCHOOLS = ['both', 'smarta', 'vaishnava'] as const;
export type FestivalSchool = (typeof FESTIVAL_SCHOOLS)[number];

export interface FestivalOptions extends PanchangOptions {
  /** Only these rows, by id; all when left out. */
  readonly ids?: readonly string[];
  /** Only what a school keeps, with what both keep alike; `both` when left out. */
  readonly school?: FestivalSchool;
  /** `rule` when left out. */
  readonly dating?: FestivalDating;
}

/** What the day of a rule hangs on besides the rule. */
export interface RuleDaySettings extends Pick<PanchangSettings, 'sunrise' | 'moonrise' | 'air'> {
  readonly ayanamsa: string;
  readonly zone: string;
}
export interface FestivalSettings extends RuleDaySettings {
  readonly dating: FestivalDating;
}

/** One festival on one day. JSON-safe. */
export interface Festival {
  readonly settings: FestivalSettings;
  /** Of its row. */
  readonly id: string;
  /** With the name of the fast or the weekday, where it has one. */
  readonly name: string;
  readonly date: string;
  readonly dayNumber: number;
  readonly category: FestivalCategory;
  readonly school: VrataSchool | null;
  readonly rule: FestivalRule;
  /** What made it this day: month, tithi, part of the day and its share, or what replaced them. */
  readonly because: readonly Cell[];
  /** The tithi or nakshatra it hangs on; null for a day of the Sun. */
  readonly span: CivilSpan | null;
  /** The part of the day that decided; an instant begins and ends at once. */
  readonly kala: CivilSpan | null;
  /** When a fast of Ekadashi is broken, the next morning. */
  readonly parana: CivilSpan | null;
  readonly mahadwadashi: Mahadwadashi | null;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/**
 * Every festival and vow in a span of days, in the order of days and of `FESTIVALS`.
 *
 * @param zodiac   sidereal: its ayanamsa decides the months
 * @param clock    of the place
 * @param span     up to 1500 days
 * @throws  EngineError INVALID_OPTION for an id, school or choice that does not exist; INVALID_DATETIME; OUT_OF_SPAN
 * @source  `dharma-sindhu`, `nirnaya-sindhu`; each record names its own
 */
export function festivalsBetween(
  zodiac: ZodiacSky,
  clock: LocalClock,
  span: CalendarSpan,
  options: FestivalOptions = {},
): readonly Festival[] {
  const { from, count } = readSpan(span);
  const { panchang, ...choice } = readOptions(options);
  return festivalsFrom(new DayBook(zodiac, clock, panchang), from, count, choice);
}

/** The festivals of one date. Errors as `festivalsBetween`. */
export function festivalsOn(
  zodiac: ZodiacSky,
  clock: LocalClock,
  date: string | number,
  options: FestivalOptions = {},
): readonly Festival[] {
  return festivalsBetween(zodiac, clock, { from: readDayNumber('date', date), days: 1 }, options);
}

/** The festivals of some days of a book; a calendar that has one asks it. Errors as `festivalsBetween`. */
export function festivalsFrom(
  book: DayBook,
  from: number,
  count: number,
  options: FestivalOptions = {},
): readonly Festival[] {
  const { ids, dating, school } = readOptions(options);
  const rows = FESTIVALS.filter(
    (row) => ids.includes(row.id) && (school === 'both' || (row.school ?? school) === school),
  );
  const until = from + count;
  const found: Festival[] = [];
  const settings: FestivalSettings = { ...settingsOf(book), dating };
  // An exception may lie days from its rule, or a month: the rule is then asked further out.
  const reach = dating === 'published' ? FURTHEST_EXCEPTION : 0;
  findByRule(book, rows, from - reach, until + reach, (row, day) => {
    const festival = festivalOf(book, row, day, settings);
    if (festival.dayNumber >= from && festival.dayNumber < until) found.push(festival);
  });
  const order = new Map(FESTIVAL_IDS.map((id, i) => [id, i]));
  return found.sort((a, b) => a.dayNumber - b.dayNumber || (order.get(a.id) as number) - (order.get(b.id) as number));
}

/** What comes of a rule of a caller's own: its days in a span. */
export interface RuleDay {
  readonly settings: RuleDaySettings;
  readonly date: string;
  readonly dayNumber: number;
  readonly because: readonly Cell[];
  readonly span: CivilSpan | null;
  readonly kala: CivilSpan | null;
}

/**
 * The days of a tithi rule of one's own, such as `{ masa: 5, tithi: 15, kala: 'first-half' }`.
 *
 * @throws  EngineError INVALID_OPTION with the field of the rule; as `festivalsBetween`
 */
export function tithiDaysBetween(
  zodiac: ZodiacSky,
  clock: LocalClock,
  rule: TithiRuleInput,
  span: CalendarSpan,
  options: PanchangOptions = {},
): readonly RuleDay[] {
  return ruleDays(zodiac, clock, readTithiRule(rule), span, options);
}

/** The days of a rule of one's own by the Sun's entries, such as `{ sign: 10, begins: 'tamil' }`. Errors as `tithiDaysBetween`. */
export function solarDaysBetween(
  zodiac: ZodiacSky,
  clock: LocalClock,
  rule: SolarRuleInput,
  span: CalendarSpan,
  options: PanchangOptions = {},
): readonly RuleDay[] {
  return ruleDays(zodiac, clock, readSolarRule(rule), span, options);
}

const FURTHEST_EXCEPTION = 32;

function ruleDays(
  zodiac: ZodiacSky,
  clock: LocalClock,
  rule: FestivalRule,
  span: CalendarSpan,
  options: PanchangOptions,
): readonly RuleDay[] {
  const { from, count } = readSpan(span);
  const book = new DayBook(zodiac, clock, options);
  const row: FestivalRow = {
    id: 'own',
    name: 'own',
    category: 'vrata',
    rule,
    school: null,
    sources: ['almanac-practice'],
    classification: 'convention',
  };
  const days: RuleDay[] = [];
  const settings = settingsOf(book);
  findByRule(book, [row], from, from + count, (_, found) => {
    days.push({
      settings,
      date: formatDate(found.dayNumber),
      dayNumber: found.dayNumber,
      because: found.because,
      span: spanOf(book, found.span),
      kala: spanOf(book, found.kala),
    });
  });
  return days.sort((a, b) => a.dayNumber - b.dayNumber);
}

function festivalOf(book: DayBook, row: FestivalRow, found: Found, settings: FestivalSettings): Festival {
  const byRule = formatDate(found.dayNumber);
  const exception =
    settings.dating === 'published' ? EXCEPTIONS.find(({ id, rule }) => id === row.id && rule === byRule) : undefined;
  const dayNumber = exception === undefined ? found.dayNumber : readDayNumber('date', exception.published);
  const weekday = (((dayNumber + 1) % 7) + 7) % 7;
  const name = found.name ?? row.weekdayNames?.[weekday] ?? row.name;
  return {
    settings,
    id: row.id,
    name,
    date: formatDate(dayNumber),
    dayNumber,
    category: row.category,
    school: row.school,
    rule: row.rule,
    because:
      exception === undefined
        ? found.because
        : [...found.because, cell('rule', 'date', byRule), cell('publisher', 'date', exception.published)],
    span: spanOf(book, found.span),
    kala: spanOf(book, found.kala),
    parana: spanOf(book, found.parana),
    mahadwadashi: found.mahadwadashi,
    sources: exception === undefined ? row.sources : [exception.source, ...row.sources],
    classification: exception === undefined ? row.classification : 'convention',
  };
}

function settingsOf({ settings, zodiac, clock }: DayBook): RuleDaySettings {
  const { sunrise, moonrise, air } = settings;
  return { sunrise, moonrise, air, ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none', zone: clock.zone };
}

function spanOf(book: DayBook, span: readonly [number, number] | null): CivilSpan | null {
  return span === null ? null : civilSpan(book.clock, span[0], span[1]);
}

function readOptions(options: FestivalOptions) {
  const {
    ids = FESTIVAL_IDS,
    school = 'both',
    dating = 'rule',
    ...panchang
  } = readChoices(options, 'options', FESTIVAL_NAMES);
  return {
    ids: Array.isArray(ids) ? ids.map((id) => oneOf('ids', id, FESTIVAL_IDS)) : [oneOf('ids', ids, FESTIVAL_IDS)],
    school: oneOf('school', school, FESTIVAL_SCHOOLS),
    dating: oneOf('dating', dating, FESTIVAL_DATINGS),
    panchang,
  };
}
