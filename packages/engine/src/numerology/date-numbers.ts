/**
 * The numbers of a date of birth: birth day and mulank, life path and bhagyank.
 *
 * Sources: `decoz-1994` for the life path by parts; `cheiro-numbers`, `johari-numerology`, `sethuraman` for the day's root and for the digits of the whole date.
 */

import type { SourceKey } from '../sources.ts';
import type { CivilDate } from '../time/calendar.ts';
import { dateDigits, readDate } from './birth-date.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { mastersOf, type NumerologyNumber, Working } from './reduce.ts';

/**
 * Life path: the whole date of birth, by the method `lifePath` names.
 *
 * @param birthDate  `YYYY-MM-DD`
 * @throws  EngineError INVALID_DATETIME for a date that does not exist, INVALID_OPTION for a choice that does not
 * @source  `decoz-1994` for the way by parts; `program-practice` for the others
 */
export function lifePathOf(birthDate: string, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  return lifePathOfDate(readDate('birthDate', birthDate), settings);
}

/** The life path of a date that was read already. */
export function lifePathOfDate(date: CivilDate, settings: NumerologySettings): NumerologyNumber {
  const working = new Working(mastersOf(settings));
  const sum = LIFE_PATHS[settings.lifePath](working, date);
  return working.close('life-path', sum, LIFE_PATH_SOURCES[settings.lifePath]);
}

type Method = NumerologySettings['lifePath'];
const PARTS = ['month', 'day', 'year'];
const partsOf = ({ month, day, year }: CivilDate): readonly number[] => [month, day, Math.abs(year)];

const LIFE_PATHS: { readonly [M in Method]: (working: Working, date: CivilDate) => number } = {
  'by-parts': (working, date) =>
    working.sum(
      'date',
      PARTS,
      partsOf(date).map((part, i) => working.reduce(PARTS[i] as string, part)),
    ),
  'by-parts-plain': (working, date) =>
    working.sum(
      'date',
      PARTS,
      partsOf(date).map((part, i) => working.reduce(PARTS[i] as string, part, [])),
    ),
  'all-digits': (working, date) => digitSum(working, date),
  'whole-numbers': (working, date) => working.sum('date', PARTS, partsOf(date)),
};
const LIFE_PATH_SOURCES: { readonly [M in Method]: readonly SourceKey[] } = {
  'by-parts': ['decoz-1994', 'jordan-romance'],
  'by-parts-plain': ['program-practice'],
  'all-digits': ['program-practice', 'cheiro-numbers'],
  'whole-numbers': ['program-practice'],
};

function digitSum(working: Working, date: CivilDate): number {
  const digits = Array.from(dateDigits(date));
  return working.sum('date', digits, digits.map(Number), 'digits');
}

/**
 * Birth day: the day of the month, masters kept; `compound` is the day itself, which many read unreduced.
 *
 * @throws  as `lifePathOf`
 * @source  `decoz-1994`
 */
export function birthDayOf(birthDate: string, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  return birthDayOfDate(readDate('birthDate', birthDate), settings);
}

/** The birth day of a date that was read already. */
export function birthDayOfDate({ day }: CivilDate, settings: NumerologySettings): NumerologyNumber {
  return new Working(mastersOf(settings)).close('birth-day', day, ['decoz-1994', 'cheiro-numbers']);
}

/**
 * Mulank, the psychic or driver number: the day of the month as one digit, 1 … 9.
 *
 * @throws  as `lifePathOf`
 * @source  `johari-numerology`, `cheiro-numbers`
 */
export function mulankOf(birthDate: string): NumerologyNumber {
  return mulankOfDate(readDate('birthDate', birthDate));
}

/** The mulank of a date that was read already. */
export function mulankOfDate({ day }: CivilDate): NumerologyNumber {
  return new Working([]).close('mulank', day, ['johari-numerology', 'cheiro-numbers']);
}

/**
 * Bhagyank, the destiny or conductor number: all digits of the date as one digit, 1 … 9; `compound` is their sum.
 *
 * @throws  as `lifePathOf`
 * @source  `johari-numerology`, `sethuraman`
 */
export function bhagyankOf(birthDate: string): NumerologyNumber {
  return bhagyankOfDate(readDate('birthDate', birthDate));
}

/** The bhagyank of a date that was read already. */
export function bhagyankOfDate(date: CivilDate): NumerologyNumber {
  const working = new Working([]);
  return working.close('bhagyank', digitSum(working, date), ['johari-numerology', 'sethuraman']);
}
