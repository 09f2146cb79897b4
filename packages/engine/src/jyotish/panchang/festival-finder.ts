/** Walks the tithis, nakshatras and entries of the Sun about a span of days, and tells which rows fall on which of them. For festivals.ts. */

import { type Cell, cell } from '../../fact.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import { MASAS } from './calendar-tables.ts';
import { COURSES, type Course, type CourseSpan } from './daily-sky.ts';
import type { DayBook } from './day-book.ts';
import type { Stretch } from './day-parts.ts';
import { ekadashiDay, ekadashiName, type Mahadwadashi, type VrataSchool } from './ekadashi.ts';
import { type ChosenDay, chooseDay } from './festival-kala.ts';
import { movedDay } from './festival-moves.ts';
import type { FestivalRow, NakshatraRule, SolarRule, TithiRule, WeekdayRule } from './festival-rules.ts';
import { NAKSHATRA_TABLE, TITHIS } from './limb-tables.ts';
import type { LunarMonth } from './lunar-month.ts';
import { sankrantisBetween, solarMonthStart } from './solar-month.ts';

/** A day found, in numbers. Stretches in TT. */
export interface Found {
  readonly dayNumber: number;
  /** Where the row's own name is not enough. */
  readonly name: string | null;
  readonly because: readonly Cell[];
  readonly span: Stretch | null;
  readonly kala: Stretch | null;
  readonly parana: Stretch | null;
  readonly mahadwadashi: Mahadwadashi | null;
}

type Tell = (row: FestivalRow, found: Found) => void;

/**
 * Tells every day in [from, until) that some row falls on, row by row within each tithi, nakshatra and entry.
 *
 * @throws  EngineError OUT_OF_SPAN
 */
export function findByRule(book: DayBook, rows: readonly FestivalRow[], from: number, until: number, tell: Tell): void {
  const within: Tell = (row, found) => {
    if (found.dayNumber >= from && found.dayNumber < until) tell(row, found);
  };
  findByTithi(book, rows, from, until, within);
  findByNakshatra(book, rows, from, until, within);
  findBySun(book, rows, from, until, within);
}

/** A day is kept at most so far from the tithi, nakshatra or entry it hangs on; a shift of the rule comes on top. */
const REACH_DAYS = 4;

function findByTithi(book: DayBook, rows: readonly FestivalRow[], from: number, until: number, tell: Tell): void {
  const byTithi = new Map<number, FestivalRow[]>();
  let [before, after] = [REACH_DAYS, REACH_DAYS];
  for (const row of rows) {
    const { rule } = row;
    if (rule.kind !== 'tithi' && rule.kind !== 'weekday-before' && rule.kind !== 'ekadashi') continue;
    for (const tithi of rule.kind === 'ekadashi' ? [11, 26] : [rule.tithi])
      byTithi.set(tithi, [...(byTithi.get(tithi) ?? []), row]);
    if (rule.kind === 'weekday-before') after = Math.max(after, REACH_DAYS + 7);
    if (rule.kind !== 'tithi') continue;
    // A day after its tithi is found from a tithi before it, and the other way round.
    if (rule.dayShift > 0) before = Math.max(before, REACH_DAYS + rule.dayShift);
    else after = Math.max(after, REACH_DAYS - rule.dayShift);
  }
  if (byTithi.size === 0) return;
  const spans = book.daily.spansBetween(
    COURSES.tithi,
    book.days.midnight(from - before),
    book.days.midnight(until + after),
  );
  for (const span of spans) {
    const here = byTithi.get(span.index);
    if (here === undefined) continue;
    const month = book.months.at(span.startJdTt);
    for (const row of here) {
      const { rule } = row;
      if (rule.kind === 'tithi') tellTithi(book, row, rule, span, month, tell);
      else if (rule.kind === 'weekday-before') tellWeekday(book, row, rule, span, month, tell);
      else if (rule.kind === 'ekadashi') tellEkadashi(book, row, rule.school, span, month, tell);
    }
  }
}

function tellTithi(
  book: DayBook,
  row: FestivalRow,
  rule: TithiRule,
  span: CourseSpan,
  month: LunarMonth,
  tell: Tell,
): void {
  if (rule.masa !== null && (month.isAdhika || !month.numbers.includes(rule.masa))) return;
  const chosen = dayOfSpan(book, rule, span);
  if (
    rule.sign !== undefined &&
    !isItsMonth(book, { ...tithisCome(rule), ...rule, sign: rule.sign }, span, chosen.dayNumber)
  )
    return;
  const tithi = [span.startJdTt, span.endJdTt] as const;
  const day = rule.moves === undefined ? chosen : movedDay(book, rule.moves, tithi, rule.kala, chosen);
  const shift = rule.dayShift === 0 ? [] : [cell('rule', 'dayShift', rule.dayShift)];
  tell(row, {
    dayNumber: day.dayNumber + rule.dayShift,
    name: null,
    because: [
      ...(rule.sign === undefined ? [] : [cell('Sun', 'sign', rule.sign)]),
      ...monthCells(month, span.index),
      ...dayCells(rule.kala, day),
      ...shift,
    ],
    span: tithi,
    kala: day.kala,
    parana: null,
    mahadwadashi: null,
  });
}

function tellWeekday(
  book: DayBook,
  row: FestivalRow,
  rule: WeekdayRule,
  span: CourseSpan,
  month: LunarMonth,
  tell: Tell,
): void {
  if (month.isAdhika || !month.numbers.includes(rule.masa)) return;
  const day = chooseDay(book, span.startJdTt, span.endJdTt, 'sunrise', 'first', 'most');
  const back = (((day.dayNumber + 1 - rule.weekday) % 7) + 7) % 7;
  tell(row, {
    dayNumber: day.dayNumber - back,
    name: null,
    because: [...monthCells(month, span.index), cell('vara', 'index', rule.weekday), cell('vara', 'daysBefore', back)],
    span: [span.startJdTt, span.endJdTt],
    kala: null,
    parana: null,
    mahadwadashi: null,
  });
}

function tellEkadashi(
  book: DayBook,
  row: FestivalRow,
  school: VrataSchool,
  span: CourseSpan,
  month: LunarMonth,
  tell: Tell,
): void {
  const { dayNumber, reason, mahadwadashi, parana } = ekadashiDay(book, span, school);
  const name = ekadashiName(month.numbers[0] as number, month.isAdhika, span.index > 15, school);
  const great = mahadwadashi === null ? [] : [cell('dwadashi', 'mahadwadashi', mahadwadashi)];
  tell(row, {
    dayNumber,
    name: `${name} Ekadashi`,
    because: [...monthCells(month, span.index), cell('ekadashi', 'kind', reason), ...great],
    span: [span.startJdTt, span.endJdTt],
    kala: null,
    parana,
    mahadwadashi,
  });
}

function findByNakshatra(book: DayBook, rows: readonly FestivalRow[], from: number, until: number, tell: Tell): void {
  const mine = rows.filter(({ rule }) => rule.kind === 'nakshatra');
  if (mine.length === 0) return;
  const spans = book.daily.spansBetween(
    COURSES.nakshatra,
    book.days.midnight(from - REACH_DAYS),
    book.days.midnight(until + REACH_DAYS),
  );
  for (const span of spans) {
    for (const row of mine) {
      const rule = row.rule as NakshatraRule;
      if (rule.nakshatra !== span.index) continue;
      const day = dayOfSpan(book, rule, span);
      if (rule.sign !== null && !isItsMonth(book, { ...STARS_COME, ...rule }, span, day.dayNumber)) continue;
      tell(row, {
        dayNumber: day.dayNumber,
        name: null,
        because: [
          ...(rule.sign === null ? [] : [cell('Sun', 'sign', rule.sign)]),
          cell('Moon', 'nakshatra', NAKSHATRA_TABLE[span.index - 1]?.name as string),
          ...dayCells(rule.kala, day),
        ],
        span: [span.startJdTt, span.endJdTt],
        kala: day.kala,
        parana: null,
        mahadwadashi: null,
      });
    }
  }
}

/** What is kept once in a solar month, though its nakshatra or tithi may come twice. */
interface OfSolarMonth extends Pick<NakshatraRule, 'which' | 'kala' | 'choice' | 'ifNone'> {
  /** Of the Sun. */
  readonly sign: number | null;
  readonly course: Course;
  /** Days after which it comes again, in the mean. */
  readonly periodDays: number;
  /** When of the day the Sun's sign says to which month it belongs. */
  readonly signAt: 'sunriseJdTt' | 'sunsetJdTt';
}
const STARS_COME = { course: COURSES.nakshatra, periodDays: 27.3217, signAt: 'sunriseJdTt' } as const;

/** What is kept later in the day than at sunrise has the month that the Tamil calendar gives the day: the one that has begun by sunset. */
function tithisCome({ kala }: TithiRule): Pick<OfSolarMonth, 'course' | 'periodDays' | 'signAt' | 'which'> {
  const signAt = kala === 'sunrise' ? 'sunriseJdTt' : 'sunsetJdTt';
  return { course: COURSES.tithi, periodDays: 29.5306, signAt, which: 'second' };
}

function dayOfSpan(
  book: DayBook,
  { kala, choice, ifNone }: Pick<OfSolarMonth, 'kala' | 'choice' | 'ifNone'>,
  { startJdTt, endJdTt }: CourseSpan,
): ChosenDay {
  return chooseDay(book, startJdTt, endJdTt, kala, choice, ifNone);
}

/** Whether the day lies in the solar month, and is the one of two that the rule wants. */
function isItsMonth(book: DayBook, rule: OfSolarMonth, span: CourseSpan, dayNumber: number): boolean {
  const signOn = (date: number) => book.daily.spanAt(COURSES.sunSign, book.days.on(date)[rule.signAt]).index;
  if (signOn(dayNumber) !== rule.sign) return false;
  const { course, periodDays } = rule;
  const away = rule.which === 'second' ? periodDays : -periodDays;
  const other = book.daily.spanAt(course, (span.startJdTt + span.endJdTt) / 2 + away);
  const same =
    other.index === span.index
      ? other
      : book.daily.spanAt(
          course,
          other.index === (span.index % course.parts) + 1 ? other.startJdTt - 0.5 : other.endJdTt,
        );
  return signOn(dayOfSpan(book, rule, same).dayNumber) !== rule.sign;
}

function findBySun(book: DayBook, rows: readonly FestivalRow[], from: number, until: number, tell: Tell): void {
  const mine = rows.filter(({ rule }) => rule.kind === 'solar');
  if (mine.length === 0) return;
  const furthest = Math.max(...mine.map(({ rule }) => (rule as SolarRule).day));
  const entries = sankrantisBetween(
    book.daily,
    book.days.midnight(from - REACH_DAYS - Math.max(0, furthest)),
    book.days.midnight(until + REACH_DAYS + 30),
  );
  for (const { sign, jdTt } of entries) {
    for (const row of mine) {
      const rule = row.rule as SolarRule;
      if (rule.sign !== sign) continue;
      const entry = jdUtOfTt(jdTt);
      const first =
        rule.begins === 'civil-date' ? book.clock.read(entry).dayNumber : solarMonthStart(book.days, jdTt, rule.begins);
      tell(row, {
        dayNumber: first + rule.day - 1,
        name: null,
        because: [
          cell('Sun', 'entersSign', sign),
          cell('Sun', 'entry', book.clock.text(entry)),
          cell('month', 'begins', rule.begins),
          ...(rule.day === 1 ? [] : [cell('month', 'day', rule.day)]),
        ],
        span: null,
        kala: [jdTt, jdTt],
        parana: null,
        mahadwadashi: null,
      });
    }
  }
}

function monthCells(month: LunarMonth, tithi: number): readonly Cell[] {
  const { paksha, name } = TITHIS[tithi - 1] as (typeof TITHIS)[number];
  const names = month.numbers.map((number) => MASAS[number - 1]).join('-');
  return [
    cell('masa', 'amanta', names),
    ...(month.isAdhika ? [cell('masa', 'adhika', true)] : []),
    cell('tithi', 'index', tithi),
    cell('tithi', 'name', `${paksha} ${name}`),
  ];
}

function dayCells(kala: string, { share, why }: ChosenDay): readonly Cell[] {
  return [
    cell('kala', 'name', kala),
    cell('kala', 'share', Math.round(share * 1000) / 1000),
    cell('day', 'choice', why),
  ];
}
