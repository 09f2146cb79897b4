/**
 * Years, months and days of a person and of the world, by number.
 *
 * Sources: `decoz-1994`, `jordan-romance`, `campbell-days`.
 */

import type { CivilDate } from '../time/calendar.ts';
import { isBirthdayPast, readDate } from './birth-date.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { mastersOf, type NumerologyNumber, Working } from './reduce.ts';

/** Of a person: the year, the month within it, the day within that. */
export interface PersonalCycles {
  readonly year: NumerologyNumber;
  readonly month: NumerologyNumber;
  readonly day: NumerologyNumber;
  /** The calendar year that was added: with `personalYear: 'birthday'` the one of the last birthday. */
  readonly calendarYear: number;
}
/** Of the world. */
export interface UniversalCycles {
  readonly year: NumerologyNumber;
  readonly month: NumerologyNumber;
  readonly day: NumerologyNumber;
}

/**
 * Personal year, month and day.
 *
 * The year is the birth's month and day and the year in question, each reduced, added and reduced. The month adds the calendar's month to it, the day the calendar's
 * day to that.
 *
 * @param birthDate  `YYYY-MM-DD`
 * @param on         the day that is asked about
 * @throws  EngineError INVALID_DATETIME for a date that does not exist, INVALID_OPTION for a choice that does not
 * @source  `decoz-1994` for the calendar’s year; `program-practice` for the birthday’s
 */
export function personalCyclesOf(birthDate: string, on: string, options?: NumerologyOptions): PersonalCycles {
  const settings = numerologySettings(options);
  return personalCyclesOfDate(readDate('birthDate', birthDate), readDate('on', on), settings);
}

/** Personal year alone. Arguments and errors as `personalCyclesOf`. @source `decoz-1994` */
export function personalYearOf(birthDate: string, on: string, options?: NumerologyOptions): NumerologyNumber {
  return personalCyclesOf(birthDate, on, options).year;
}
/** Personal month alone. Arguments and errors as `personalCyclesOf`. @source `decoz-1994` */
export function personalMonthOf(birthDate: string, on: string, options?: NumerologyOptions): NumerologyNumber {
  return personalCyclesOf(birthDate, on, options).month;
}
/** Personal day alone. Arguments and errors as `personalCyclesOf`. @source `decoz-1994` */
export function personalDayOf(birthDate: string, on: string, options?: NumerologyOptions): NumerologyNumber {
  return personalCyclesOf(birthDate, on, options).day;
}

/** Personal cycles of dates that were read already. */
export function personalCyclesOfDate(birth: CivilDate, on: CivilDate, settings: NumerologySettings): PersonalCycles {
  const masters = cycleMasters(settings);
  const past = settings.personalYear === 'calendar' || isBirthdayPast(birth, on);
  const calendarYear = past ? on.year : on.year - 1;
  const working = new Working(masters);
  const labels = ['birth month', 'birth day', 'year'];
  const parts = [birth.month, birth.day, Math.abs(calendarYear)];
  const terms = parts.map((part, i) => working.reduce(labels[i] as string, part));
  const year = working.close('personal-year', working.sum('personal year', labels, terms), [
    'decoz-1994',
    'campbell-days',
  ]);
  const month = added('personal-month', year, 'month', on.month, masters);
  return { year, month, day: added('personal-day', month, 'day', on.day, masters), calendarYear };
}

/**
 * Universal year, month and day: the digits of the year; with the month; with the day.
 *
 * @throws  as `personalCyclesOf`
 * @source  `decoz-1994`, `campbell-days`
 */
export function universalCyclesOf(on: string, options?: NumerologyOptions): UniversalCycles {
  const settings = numerologySettings(options);
  return universalCyclesOfDate(readDate('on', on), settings);
}

/** Universal cycles of a date that was read already. */
export function universalCyclesOfDate(on: CivilDate, settings: NumerologySettings): UniversalCycles {
  const masters = cycleMasters(settings);
  const year = new Working(masters).close('universal-year', Math.abs(on.year), ['decoz-1994', 'campbell-days']);
  const month = added('universal-month', year, 'month', on.month, masters);
  return { year, month, day: added('universal-day', month, 'day', on.day, masters) };
}

function cycleMasters(settings: NumerologySettings): readonly number[] {
  return settings.cycleMasters === 'kept' ? mastersOf(settings) : [];
}

/** A shorter cycle: the longer one's number and a reduced month or day. */
function added(
  id: string,
  to: NumerologyNumber,
  label: string,
  part: number,
  masters: readonly number[],
): NumerologyNumber {
  const working = new Working(masters);
  const reduced = working.reduce(label, part);
  return working.close(id, working.sum(`${to.id} + ${label}`, [to.id, label], [to.value, reduced]), [
    'decoz-1994',
    'campbell-days',
  ]);
}
