/**
 * The time that a question names, as days: a date, a year, months, a span from today, an age. What is only “soon” or “later” names no day and is a
 * tense alone.
 */

import { type CivilDate, dateOf, dayNumberOf, daysInMonth, weekdayOf } from '../../time/index.ts';
import { ageScope, DOUBTFUL_MONTHS } from './age.ts';
import type { Heard } from './heard.ts';
import type { TimeWord } from './lexicon/lexicon.ts';
import type { Hit } from './match.ts';
import type { Scope } from './question.ts';
import { dayOf, span } from './span.ts';

/** Years that four figures may name. */
const YEARS: readonly [number, number] = [1900, 2150];
/** Words between a number of months and the word that says which way from today. */
const REACH = 2;

/**
 * The span or age a question names.
 *
 * @param asOf   the asker's day
 * @param birth  of the person asked about, for ages; null when it is not known
 * @param past   whether the question speaks of what has been: a month without a year is then the last of its name
 * @returns null when no time is named
 */
export function scopeOf(heard: Heard, asOf: CivilDate, birth: CivilDate | null, past: boolean): Scope | null {
  return (
    ageScope(heard, birth) ??
    figuresScope(heard) ??
    monthsScope(heard, asOf, past) ??
    yearsScope(heard) ??
    countedScope(heard, asOf) ??
    namedScope(heard, asOf)
  );
}

function yearNumbers(heard: Heard): readonly { readonly year: number; readonly at: number }[] {
  return heard.words.flatMap(({ text }, at) => {
    const figures = /^(\d{4})(?!\d)/.exec(text)?.[1];
    const year = Number(figures);
    const named = figures !== undefined && year >= YEARS[0] && year <= YEARS[1];
    return named && !isOfBirth(heard, at) && !isMoney(heard, at) ? [{ year, at }] : [];
  });
}

/** Words of money after a figure, and before it. */
const MONEY_AFTER =
  /^(?:euros?|eur|dollars?|usd|pesos?|rupees?|rupay|rupa[iy]|rs|inr|taka|रुप|टका|টাকা|ரூபா|రూపా|ರೂಪಾ|രൂപ|રૂપિ|ਰੁਪ)/u;
const MONEY_BEFORE = /^(?:rs|inr|usd|eur)$/;

/** “2000 euros” is no year. */
function isMoney(heard: Heard, at: number): boolean {
  return MONEY_AFTER.test(heard.words[at + 1]?.text ?? '') || MONEY_BEFORE.test(heard.words[at - 1]?.text ?? '');
}

/** Words after a word of birth that belong to its date. */
const BIRTH_REACH = 7;

function isOfBirth(heard: Heard, at: number): boolean {
  return heard.of('time', 'born').some(({ start }) => start < at && at - start <= BIRTH_REACH);
}

/** A whole number of one or two figures, with or without the ending of an ordinal. */
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er)?$/;

/** The number of a day or month that a word is, up to a bound. */
function figureAt(heard: Heard, at: number, most: number): number | null {
  const figures = Number(DAY.exec(heard.words[at]?.text ?? '')?.[1] ?? 0);
  return figures >= 1 && figures <= most ? figures : null;
}

/** A date in figures alone: year, month, day, or else the day first, and the month first where only that can be. */
function figuresScope(heard: Heard): Scope | null {
  for (const { year, at } of yearNumbers(heard)) {
    const [after, last] = [figureAt(heard, at + 1, 12), figureAt(heard, at + 2, 31)];
    if (after !== null && last !== null) return dayScope({ year, month: after, day: last });
    const [first, before] = [figureAt(heard, at - 2, 31), figureAt(heard, at - 1, 31)];
    if (first === null || before === null || Math.min(first, before) > 12) continue;
    return before <= 12 ? dayScope({ year, month: before, day: first }) : dayScope({ year, month: first, day: before });
  }
  return null;
}

function dayScope(date: CivilDate): Scope {
  return span(dayOf(date), dayOf(date));
}

/** The day that is named with a month: before it, “15 August”, “15 de agosto”, or after it. */
function dayBeside(heard: Heard, { start, end }: Hit): number | null {
  const of = /^(?:of|de|d)$/.test(heard.words[start - 1]?.text ?? '') ? 2 : 1;
  return figureAt(heard, start - of, 31) ?? figureAt(heard, end, 31);
}

function yearsScope(heard: Heard): Scope | null {
  const years = yearNumbers(heard).map(({ year }) => year);
  if (years.length === 0) return null;
  return span(dayNumberOf(Math.min(...years), 1, 1), dayNumberOf(Math.max(...years), 12, 31));
}

function monthsScope(heard: Heard, asOf: CivilDate, past: boolean): Scope | null {
  const years = yearNumbers(heard);
  const hits = heard.all('month').filter((hit) => isMonth(heard, hit, years));
  const months = hits.map((hit) => ({ month: Number(hit.name), at: hit.start }));
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const yearOf = ({ month, at }: { readonly month: number; readonly at: number }): number => {
    const named = years.filter((year) => Math.abs(year.at - at) <= 3).at(0) ?? years[0];
    if (named !== undefined) return named.year;
    if (heard.has('time', 'nextYear')) return asOf.year + 1;
    if (heard.has('time', 'lastYear')) return asOf.year - 1;
    if (past || isPastAt(heard, at)) return month <= asOf.month ? asOf.year : asOf.year - 1;
    return month >= asOf.month ? asOf.year : asOf.year + 1;
  };
  const day = months.length === 1 ? dayBeside(heard, hits[0] as Hit) : null;
  if (day !== null) return dayScope({ year: yearOf(first), month: first.month, day });
  const from = { month: first.month, year: yearOf(first) };
  const to = { month: last.month, year: yearOf(last) };
  if (to.year * 12 + to.month < from.year * 12 + from.month) {
    if (years.length === 1) from.year = to.year - 1;
    else to.year = from.year + 1;
  }
  return span(dayNumberOf(from.year, from.month, 1), dayNumberOf(to.year, to.month, daysInMonth(to.year, to.month)));
}

/** Words between a month and the verb it belongs to. */
const VERB_REACH = 4;

/** Whether the words around a month speak of what has been, though the question is about what will be: “we parted in June, will he return”. */
function isPastAt(heard: Heard, at: number): boolean {
  const near = (name: TimeWord): boolean =>
    heard.of('time', name).some(({ start, end }) => end > at - VERB_REACH && start <= at + VERB_REACH);
  return near('past') && !heard.of('time', 'future').some(({ start, end }) => end > at - VERB_REACH && start < at);
}

const BEFORE_MONTH = new Set([
  'in',
  'by',
  'since',
  'until',
  'till',
  'of',
  'this',
  'next',
  'last',
  'between',
  'and',
  'from',
  'to',
  'during',
  'before',
  'after',
  'en',
  'de',
  'entre',
  'et',
]);

function isMonth(heard: Heard, { start, end }: Hit, years: readonly { readonly at: number }[]): boolean {
  const text = heard.words[start]?.text ?? '';
  if (isOfBirth(heard, start)) return false;
  if (!DOUBTFUL_MONTHS.has(text)) return true;
  return years.some(({ at }) => at === end) || BEFORE_MONTH.has(heard.words[start - 1]?.text ?? '');
}

/** “In six months”, “the last two years”: a number of units, and a word near it that says which way. */
function countedScope(heard: Heard, asOf: CivilDate): Scope | null {
  const today = dayOf(asOf);
  for (const unit of ['days', 'weeks', 'months', 'years'] as const) {
    for (const { start } of heard.of('time', unit)) {
      const between = (['ahead', 'ago'] as const).some((way) => heard.of('time', way).some(({ end }) => end === start));
      const count = numberAt(heard, start - 1) ?? (between ? numberAt(heard, start - 2) : null);
      if (count === null) continue;
      const way = direction(heard, start);
      if (way === 0) continue;
      const far = shifted(asOf, unit, count * way);
      return way > 0 ? span(today, far) : span(far, today);
    }
  }
  return null;
}

function numberAt(heard: Heard, at: number): number | null {
  const text = heard.words[at]?.text ?? '';
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const word = heard.all('number').find(({ start, end }) => start <= at && end === at + 1);
  return word === undefined ? null : Number(word.name);
}

function direction(heard: Heard, unitAt: number): -1 | 0 | 1 {
  // Latin languages say the way ahead before the number; those of India may say it after the unit.
  const latin = heard.words[unitAt]?.latin === true;
  const near = (name: TimeWord): boolean =>
    heard
      .of('time', name)
      .some(
        ({ start, end }) => start <= unitAt + (latin && name === 'ahead' ? 0 : 1 + REACH) && end >= unitAt - 1 - REACH,
      );
  return near('ago') ? -1 : near('ahead') ? 1 : 0;
}

function shifted(asOf: CivilDate, unit: 'days' | 'weeks' | 'months' | 'years', count: number): number {
  if (unit === 'days') return dayOf(asOf) + count;
  if (unit === 'weeks') return dayOf(asOf) + 7 * count;
  const months = asOf.year * 12 + asOf.month - 1 + (unit === 'months' ? count : 12 * count);
  return dayOf({ year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1, day: asOf.day });
}

/** “Today”, “this month”, “next year”. */
function namedScope(heard: Heard, asOf: CivilDate): Scope | null {
  const today = dayOf(asOf);
  const has = (name: TimeWord): boolean => heard.has('time', name);
  const year = (of: number): Scope => span(dayNumberOf(of, 1, 1), dayNumberOf(of, 12, 31));
  const month = (by: number): Scope => {
    const first = dayOf({ ...dateOf(shifted({ ...asOf, day: 1 }, 'months', by)), day: 1 });
    const { year: y, month: m } = dateOf(first);
    return span(first, first + daysInMonth(y, m) - 1);
  };
  // Weeks begin on Monday.
  const monday = today - ((weekdayOf(today) + 6) % 7);
  const week = (by: number): Scope => span(monday + 7 * by, monday + 7 * by + 6);
  if (has('thisYear') && has('nextYear')) return span(dayNumberOf(asOf.year, 1, 1), dayNumberOf(asOf.year + 1, 12, 31));
  if (has('nextYear')) return year(asOf.year + 1);
  if (has('lastYear')) return year(asOf.year - 1);
  if (has('thisYear')) return year(asOf.year);
  if (has('nextMonth')) return month(1);
  if (has('lastMonth')) return month(-1);
  if (has('thisMonth')) return month(0);
  if (has('nextWeek')) return week(1);
  if (has('lastWeek')) return week(-1);
  if (has('thisWeek')) return week(0);
  if (has('tomorrow')) return span(today + 1, today + 1);
  if (has('yesterday')) return span(today - 1, today - 1);
  return has('today') ? span(today, today) : null;
}
