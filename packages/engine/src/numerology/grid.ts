/**
 * Squares of nine into which the digits of a date of birth are put: the Lo Shu square of China and India, and the birth chart that begins with 1 below; which of
 * their lines are full and which are empty. And the kua, the number of the eight mansions.
 *
 * Sources: `lo-shu-practice` for the square, its planes and the kua; `phillips-1992` for the birth chart and its arrows.
 */

import { oneOf } from '../choice.ts';
import { refusal } from '../input.ts';
import type { SourceKey } from '../sources.ts';
import type { CivilDate } from '../time/calendar.ts';
import { dateDigits, readDate } from './birth-date.ts';
import { bhagyankOfDate, mulankOfDate } from './date-numbers.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { type NumerologyNumber, Working } from './reduce.ts';

export const KUA_GENDERS = ['female', 'male'] as const;
export type KuaGender = (typeof KUA_GENDERS)[number];

/** A line of three cells. */
export interface GridLine {
  /** `thought`, `will`, `1-5-9` … */
  readonly id: string;
  readonly digits: readonly [number, number, number];
  /** All three digits are there; none is; or some are. */
  readonly state: 'full' | 'empty' | 'partial';
}

export interface DigitGrid {
  /** How often each of 1 … 9 was put in. */
  readonly counts: { readonly [digit: string]: number };
  /** What was put in besides the date, with its name. */
  readonly added: readonly { readonly id: 'mulank' | 'bhagyank' | 'kua'; readonly digit: number }[];
  /** Three rows from the top; each cell its digit as often as it comes, or nothing. */
  readonly rows: readonly (readonly [string, string, string])[];
  readonly present: readonly number[];
  readonly missing: readonly number[];
  readonly lines: readonly GridLine[];
  readonly sources: readonly SourceKey[];
}

interface Line {
  readonly id: string;
  readonly digits: readonly [number, number, number];
}

/** Rows, columns and diagonals of the Lo Shu square. Source: `lo-shu-practice`. */
// biome-ignore format: a table reads in rows
const LO_SHU: { readonly rows: readonly (readonly [number, number, number])[]; readonly lines: readonly Line[] } = {
  rows: [[4, 9, 2], [3, 5, 7], [8, 1, 6]],
  lines: [
    { id: 'mental-plane',    digits: [4, 9, 2] },
    { id: 'emotional-plane', digits: [3, 5, 7] },
    { id: 'practical-plane', digits: [8, 1, 6] },
    { id: 'thought-plane',   digits: [4, 3, 8] },
    { id: 'will-plane',      digits: [9, 5, 1] },
    { id: 'action-plane',    digits: [2, 7, 6] },
    { id: 'golden-plane',    digits: [4, 5, 6] },
    { id: 'silver-plane',    digits: [2, 5, 8] },
  ],
};

/** Arrows of the birth chart: what a full and an empty one are called stands with the readings. Source: `phillips-1992`. */
// biome-ignore format: a table reads in rows
const BIRTH_CHART: typeof LO_SHU = {
  rows: [[3, 6, 9], [2, 5, 8], [1, 4, 7]],
  lines: [
    { id: '1-2-3', digits: [1, 2, 3] }, { id: '4-5-6', digits: [4, 5, 6] }, { id: '7-8-9', digits: [7, 8, 9] },
    { id: '1-4-7', digits: [1, 4, 7] }, { id: '2-5-8', digits: [2, 5, 8] }, { id: '3-6-9', digits: [3, 6, 9] },
    { id: '1-5-9', digits: [1, 5, 9] }, { id: '3-5-7', digits: [3, 5, 7] },
  ],
};

/**
 * The Lo Shu grid of a date.
 *
 * @param birthDate  `YYYY-MM-DD`
 * @param gender     needed with `grid: 'date-roots-kua'` only
 * @throws  EngineError INVALID_DATETIME for a date that does not exist, INVALID_OPTION for a choice that does not
 * @source  `lo-shu-practice`
 */
export function loShuOf(birthDate: string, options?: NumerologyOptions, gender?: KuaGender): DigitGrid {
  const settings = numerologySettings(options);
  return loShuOfDate(readDate('birthDate', birthDate), settings, readGender('gender', gender));
}

/** The Lo Shu grid of a date that was read already. */
export function loShuOfDate(date: CivilDate, settings: NumerologySettings, gender: KuaGender | undefined): DigitGrid {
  const added: { readonly id: 'mulank' | 'bhagyank' | 'kua'; readonly digit: number }[] = [];
  if (settings.grid !== 'date') {
    // A day of one digit, or 10, 20, 30, has put its root in already.
    if (date.day > 9 && date.day % 10 !== 0) added.push({ id: 'mulank', digit: mulankOfDate(date).value });
    added.push({ id: 'bhagyank', digit: bhagyankOfDate(date).value });
  }
  if (settings.grid === 'date-roots-kua') {
    if (gender === undefined)
      throw refusal(
        'INVALID_OPTION',
        'gender',
        KUA_GENDERS.join(', '),
        `The kua in the grid needs a gender: ${KUA_GENDERS.join(' or ')}.`,
      );
    added.push({ id: 'kua', digit: kuaOfDate(date, gender, settings).value });
  }
  return gridOf(date, LO_SHU, added, ['lo-shu-practice']);
}

/**
 * The birth chart of a date, which begins with 1 at the lower left, and its arrows.
 *
 * @throws  EngineError INVALID_DATETIME
 * @source  `phillips-1992`
 */
export function birthChartOf(birthDate: string): DigitGrid {
  return birthChartOfDate(readDate('birthDate', birthDate));
}

/** The birth chart of a date that was read already. */
export function birthChartOfDate(date: CivilDate): DigitGrid {
  return gridOf(date, BIRTH_CHART, [], ['phillips-1992']);
}

function gridOf(
  date: CivilDate,
  { rows, lines }: typeof LO_SHU,
  added: DigitGrid['added'],
  sources: readonly SourceKey[],
): DigitGrid {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const digit of [...Array.from(dateDigits(date), Number), ...added.map((one) => one.digit)])
    counts[digit] = (counts[digit] as number) + 1;
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const has = (digit: number): boolean => (counts[digit] as number) > 0;
  const cell = (digit: number): string => String(digit).repeat(counts[digit] as number);
  return {
    counts: Object.fromEntries(digits.map((digit) => [digit, counts[digit] as number])),
    added,
    rows: rows.map(([a, b, c]) => [cell(a), cell(b), cell(c)]),
    present: digits.filter(has),
    missing: digits.filter((digit) => !has(digit)),
    lines: lines.map(({ id, digits: line }) => {
      const there = line.filter(has).length;
      return { id, digits: line, state: there === 3 ? 'full' : there === 0 ? 'empty' : 'partial' };
    }),
    sources,
  };
}

/** A gender, or nothing. @throws EngineError INVALID_OPTION */
export function readGender(field: string, gender: unknown): KuaGender | undefined {
  return gender === undefined ? undefined : oneOf(field, gender, KUA_GENDERS);
}

/**
 * Kua of the eight mansions: for a man 11 less the root of the year, for a woman 4 and the root, as one digit; 5 is 2 for a man and 8 for a woman.
 *
 * The year begins with `kuaYear`. 4 February stands for the solar term Li Chun, which can fall on the 3rd or 5th: who was born on these days looks it up.
 *
 * @throws  EngineError INVALID_DATETIME, INVALID_OPTION
 * @source  `lo-shu-practice`
 */
export function kuaOf(birthDate: string, gender: KuaGender, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  return kuaOfDate(readDate('birthDate', birthDate), oneOf('gender', gender, KUA_GENDERS), settings);
}

const FEBRUARY = 2;
const LI_CHUN_DAY = 4;

/** The kua of a date that was read already. */
export function kuaOfDate(date: CivilDate, gender: KuaGender, settings: NumerologySettings): NumerologyNumber {
  const isBefore = date.month < FEBRUARY || (date.month === FEBRUARY && date.day < LI_CHUN_DAY);
  const year = settings.kuaYear === 'february-4' && isBefore ? date.year - 1 : date.year;
  const working = new Working([]);
  const root = working.reduce('year', year < 0 ? sinceZero(working, year) : year);
  const sum =
    gender === 'male'
      ? working.difference('11 - year', ['11', 'year'], 11, root)
      : working.sum('4 + year', ['4', 'year'], [4, root]);
  const kua = working.reduce('kua', sum);
  // The middle has no mansion.
  const value = kua === 5 ? (gender === 'male' ? 2 : 8) : kua;
  return working.result('kua', value, sum, ['lo-shu-practice']);
}

/** The nine years go on before the year 0, where digits would run backwards: as many nines are added as lead to a year after it. */
function sinceZero(working: Working, year: number): number {
  const nines = NINE_YEARS * Math.ceil(-year / NINE_YEARS);
  return working.sum('year', ['year', 'nines'], [year, nines]);
}

const NINE_YEARS = 9;
