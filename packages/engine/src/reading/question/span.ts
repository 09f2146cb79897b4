/** A stretch of civil days as a scope. */

import { type CivilDate, dateOf, dayNumberOf, daysInMonth } from '../../time/index.ts';
import type { Scope } from './question.ts';

/** The day number of a date; the last day of its month where it has no such day. */
export function dayOf({ year, month, day }: CivilDate): number {
  return dayNumberOf(year, month, Math.min(day, daysInMonth(year, month)));
}

/** A stretch from a first day to a last one, by their numbers. */
export function span(first: number, last: number): Scope {
  return {
    kind: 'span',
    fromDate: written(first),
    toDate: written(last),
    fromJd: first - 0.5,
    toJd: last + 0.5,
    age: null,
  };
}

/** Whether a scope is a single day. */
export function isOneDay(scope: Scope | null): boolean {
  return scope !== null && scope.fromDate !== null && scope.fromDate === scope.toDate;
}

function written(dayNumber: number): string {
  const { year, month, day } = dateOf(dayNumber);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
