/**
 * What a zone's clocks showed: the offset at an instant, and the instants at which a clock showed a given time.
 *
 * Works on plain UTC seconds since 1970 (no leap seconds) and "local seconds", the same count on the wall's clock.
 * Pure: the answer depends on the table and the arguments only.
 */

import { dateOf, dayNumberOf, daysInMonth, epochDayNumber, weekdayOf } from './calendar.ts';
import type { YearlyRule, ZoneHistory } from './zone-table.ts';

/** A stretch of time with one offset: `fromUtc` ≤ t < `untilUtc`; the outermost reach to infinity. */
export interface Stretch {
  readonly fromUtc: number;
  readonly untilUtc: number;
  readonly offsetSeconds: number;
  /** The offset is a local mean time. */
  readonly meanTime: boolean;
}

/** How a local time reads. In a gap, `before` and `after` are the stretches either side of the change. */
export type LocalReading =
  | { readonly kind: 'unique'; readonly at: Stretch }
  | { readonly kind: 'ambiguous'; readonly first: Stretch; readonly second: Stretch }
  | { readonly kind: 'gap'; readonly before: Stretch; readonly after: Stretch };

const secondsPerDay = 86400;
/** No two clocks on Earth are further apart. */
const reachSeconds = 2 * secondsPerDay;

/** The stretch that holds at an instant. */
export function stretchAt(history: ZoneHistory, utcSeconds: number): Stretch {
  const stretches = stretchesBetween(history, utcSeconds, utcSeconds);
  return stretches[stretches.length - 1] as Stretch;
}

/** The stretches that could hold a local time: everything within two days of it, in time order. */
export function stretchesAround(history: ZoneHistory, localSeconds: number): readonly Stretch[] {
  return stretchesBetween(history, localSeconds - reachSeconds, localSeconds + reachSeconds);
}

/**
 * Which instants, if any, show a local time.
 *
 * @param stretches     neighbouring stretches in time order, wide enough around the time
 * @param localSeconds  seconds since 1970 on the local clock
 */
export function readLocal(stretches: readonly Stretch[], localSeconds: number): LocalReading {
  const shown = stretches.filter(({ fromUtc, untilUtc, offsetSeconds }) => {
    const utcSeconds = localSeconds - offsetSeconds;
    return fromUtc <= utcSeconds && utcSeconds < untilUtc;
  });
  const [first, second] = shown;
  if (first !== undefined && second !== undefined) return { kind: 'ambiguous', first, second };
  if (first !== undefined) return { kind: 'unique', at: first };
  // The last stretch whose local end has passed: the next one begins, on its own clock, later than the time asked for.
  let i = stretches.length - 1;
  while (i > 0 && (stretches[i] as Stretch).untilUtc + (stretches[i] as Stretch).offsetSeconds > localSeconds) i--;
  return { kind: 'gap', before: stretches[i] as Stretch, after: stretches[i + 1] as Stretch };
}

/** Stretches that overlap a span of UTC seconds, ends included. */
function stretchesBetween(history: ZoneHistory, firstUtc: number, lastUtc: number): readonly Stretch[] {
  const { changes, types, typeAfter, future } = history;
  const out: Stretch[] = [];
  const count = changes.length;
  let held = types[0] as (typeof types)[number];
  let from = Number.NEGATIVE_INFINITY;
  let next = firstChangeAfter(changes, firstUtc);
  if (next > 0) {
    held = types[typeAfter[next - 1] as number] as (typeof types)[number];
    from = changes[next - 1] as number;
  }
  for (; next < count && (changes[next] as number) <= lastUtc; next++) {
    const until = changes[next] as number;
    out.push({ fromUtc: from, untilUtc: until, offsetSeconds: held.offsetSeconds, meanTime: held.meanTime });
    held = types[typeAfter[next] as number] as (typeof types)[number];
    from = until;
  }
  if (next < count) {
    out.push({
      fromUtc: from,
      untilUtc: changes[next] as number,
      offsetSeconds: held.offsetSeconds,
      meanTime: held.meanTime,
    });
    return out;
  }
  let { offsetSeconds, meanTime } = held;
  if (future.daylight !== null) {
    const lastChange = count > 0 ? (changes[count - 1] as number) : Number.NEGATIVE_INFINITY;
    const lastYear = yearOf(lastUtc) + 1;
    for (let year = yearOf(Math.max(firstUtc, lastChange)) - 1; year <= lastYear; year++) {
      for (const change of changesOfYear(history, year)) {
        if (change.at <= lastChange) continue;
        if (change.at > firstUtc) out.push({ fromUtc: from, untilUtc: change.at, offsetSeconds, meanTime });
        from = change.at;
        offsetSeconds = change.offsetSeconds;
        meanTime = false;
        if (from > lastUtc) return out;
      }
    }
  }
  out.push({ fromUtc: from, untilUtc: Number.POSITIVE_INFINITY, offsetSeconds, meanTime });
  return out;
}

/** Index of the first change later than an instant, by halving. */
function firstChangeAfter(changes: readonly number[], utcSeconds: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] as number) <= utcSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The two changes that a zone's continuing rule makes in a year, in time order. */
function changesOfYear({ future }: ZoneHistory, year: number): readonly { at: number; offsetSeconds: number }[] {
  const { standardSeconds, daylight } = future;
  if (daylight === null) return [];
  const start = { at: ruleSeconds(year, daylight.start) - standardSeconds, offsetSeconds: daylight.offsetSeconds };
  const end = { at: ruleSeconds(year, daylight.end) - daylight.offsetSeconds, offsetSeconds: standardSeconds };
  return start.at < end.at ? [start, end] : [end, start];
}

/** Local seconds at which a yearly rule strikes. */
function ruleSeconds(year: number, { month, week, weekday, seconds }: YearlyRule): number {
  const first = dayNumberOf(year, month, 1);
  let day = ((weekday - weekdayOf(first) + 7) % 7) + (week - 1) * 7;
  if (day >= daysInMonth(year, month)) day -= 7;
  return (first + day - epochDayNumber) * secondsPerDay + seconds;
}

function yearOf(utcSeconds: number): number {
  return dateOf(Math.floor(utcSeconds / secondsPerDay) + epochDayNumber).year;
}
