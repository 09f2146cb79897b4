/** Dates among items: a day, a month, a year, an age, a time counted from now. */

import { dayNumberOf, daysInMonth } from '../../time/calendar.ts';
import type { Stretch, When } from './claim.ts';
import { argOf, type Item, is } from './scan.ts';

export interface DateFound {
  readonly when: When;
  /** How many items it takes. */
  readonly length: number;
}

/** A span of years that a reading may speak of; another number of four figures is none. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2300;

/** The date that begins at an item, if one does. */
export function dateAt(items: readonly Item[], at: number): DateFound | undefined {
  const item = items[at] as Item;
  if (item.tag === 'ahead') {
    const [unit, ahead] = item.arg.split(':') as ['year' | 'month' | 'day', string];
    return { when: { unit, ahead: Number(ahead) }, length: 1 };
  }
  if (is(item, 'now')) return { when: 'now', length: 1 };
  if (is(item, 'month')) return monthFirst(items, at);
  if (is(item, 'age') && item.tag !== 'number') return ageAfter(items, at);
  if (item.tag !== 'number') return undefined;
  return isoDate(items, at) ?? dayFirst(items, at) ?? yearAlone(items, at) ?? ageBefore(items, at) ?? ageAt(items, at);
}

/** A year as a stretch of time. */
export function stretchOf(year: number, month?: number, day?: number): Stretch {
  const first = dayNumberOf(year, month ?? 1, day ?? 1) - 0.5;
  if (month === undefined) return { fromJd: first, toJd: dayNumberOf(year + 1, 1, 1) - 0.5 };
  return { fromJd: first, toJd: day === undefined ? first + daysInMonth(year, month) : first + 1 };
}

function yearOf(item: Item | undefined): number | undefined {
  if (item?.tag !== 'number' || item.arg.length !== 4) return undefined;
  const year = Number(item.arg);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

function dayOf(item: Item | undefined): number | undefined {
  if (item?.tag !== 'number' || item.arg.length > 2) return undefined;
  const day = Number(item.arg);
  return day >= 1 && day <= 31 ? day : undefined;
}

/** `March 2027`, `March 12, 2027`, `March of 2027`; a month without a year is no date. */
function monthFirst(items: readonly Item[], at: number): DateFound | undefined {
  const month = Number(argOf(items[at] as Item, 'month'));
  let next = at + 1;
  const day = dayOf(items[next]);
  if (day !== undefined) {
    next += 1;
    while (is(items[next], 'comma') || is(items[next], 'ordend')) next += 1;
  } else if (is(items[next], 'gen') || is(items[next], 'comma')) next += 1;
  const year = yearOf(items[next]);
  if (year === undefined || (items[next] as Item).gap > 1) return undefined;
  return { when: stretchOf(year, month, day), length: next - at + 1 };
}

/** `12 March 2027`, `12th of March, 2027`, `2027 March`, `2027 March 12`. */
function dayFirst(items: readonly Item[], at: number): DateFound | undefined {
  const day = dayOf(items[at]);
  const year = yearOf(items[at]);
  let next = at + 1;
  while (is(items[next], 'ordend') || is(items[next], 'gen')) next += 1;
  if (!is(items[next], 'month') || (items[next] as Item).gap > 1) return undefined;
  const month = Number(argOf(items[next] as Item, 'month'));
  if (year !== undefined) {
    const last = items[next + 1];
    const date = last?.gap === 0 ? dayOf(last) : undefined;
    return { when: stretchOf(year, month, date), length: next - at + (date === undefined ? 1 : 2) };
  }
  if (day === undefined) return undefined;
  next += 1;
  while (is(items[next], 'comma') || is(items[next], 'gen')) next += 1;
  const ofYear = yearOf(items[next]);
  return ofYear === undefined ? undefined : { when: stretchOf(ofYear, month, day), length: next - at + 1 };
}

/** `2027-03-12`, `2027-03`, `12/03/2027`, `12.3.2027`. */
function isoDate(items: readonly Item[], at: number): DateFound | undefined {
  const [a, s1, b, s2, c] = items.slice(at, at + 5);
  const parts = (mark: Item | undefined) => is(mark, 'dash') || is(mark, 'slash') || is(mark, 'stop');
  const year = yearOf(a);
  if (!parts(s1) || !s1?.joined || b?.tag !== 'number' || !b.joined) return undefined;
  const middle = Number(b.arg);
  if (b.arg.length > 2 || middle < 1 || middle > 12) return undefined;
  const third = parts(s2) && s2?.joined && c?.joined ? c : undefined;
  if (year !== undefined && is(s1, 'dash')) {
    const day = dayOf(third);
    return { when: stretchOf(year, middle, day), length: day === undefined ? 3 : 5 };
  }
  const lastYear = yearOf(third);
  const day = dayOf(a);
  return lastYear === undefined || day === undefined
    ? undefined
    : { when: stretchOf(lastYear, middle, day), length: 5 };
}

function yearAlone(items: readonly Item[], at: number): DateFound | undefined {
  const year = yearOf(items[at]);
  return year === undefined ? undefined : { when: stretchOf(year), length: 1 };
}

/** `age 34`, `age of 34`, `aged 28 to 44`. */
function ageAfter(items: readonly Item[], at: number): DateFound | undefined {
  let next = at + 1;
  while (is(items[next], 'gen')) next += 1;
  const years = items[next];
  if (years?.tag !== 'number' || years.arg.length > 3 || years.gap > 0) return undefined;
  return { when: { years: Number(years.arg), until: Number(years.arg) + 1 }, length: next - at + 1 };
}

/** `34 years old`, `34 वर्ष की आयु`. */
function ageBefore(items: readonly Item[], at: number): DateFound | undefined {
  const years = Number((items[at] as Item).arg);
  if (years > 120) return undefined;
  const next = is(items[at + 1], 'years') ? at + 2 : at + 1;
  const age = items[next];
  return age?.tag === 'age' && age.gap === 0 ? { when: { years, until: years + 1 }, length: next - at + 1 } : undefined;
}

/** `at 32`, where a period is spoken of. */
function ageAt(items: readonly Item[], at: number): DateFound | undefined {
  const [before, item, after] = [items[at - 1], items[at] as Item, items[at + 1]];
  const years = Number(item.arg);
  if (before?.word !== 'at' || item.gap > 0 || years > 120 || !items.some((each) => is(each, 'period')))
    return undefined;
  if (
    after !== undefined &&
    (after.joined
      ? !is(after, 'comma') && !is(after, 'stop')
      : !['you', 'comma', 'period', 'and', 'place', 'body'].some((tag) => is(after, tag)))
  )
    return undefined;
  return { when: { years, until: years + 1 }, length: 1 };
}
