/**
 * A language: its names, its messages, and how it writes figures.
 *
 * A report or a drawing is handed a `Language`, never a code, so a program carries only the languages it imports. Each is complete: what is
 * missing anywhere fails the build (packages/workshop/src/languages.mjs).
 */

import { wholeIn } from '../choice.ts';
import { refusal } from '../input.ts';
import type { Messages } from './catalog/messages.generated.ts';
import type { Digits, LanguageCode } from './codes.ts';
import { dateText, degreesText, inFigures, listText, numberText, timeText, type WriteNumber } from './figures.ts';
import { HABITS } from './habits.ts';
import type { Names } from './names.ts';

/** Years, months and days, as dashas are told in. */
export interface Duration {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

export interface Language {
  readonly code: LanguageCode;
  /** As its speakers write it. */
  readonly name: string;
  readonly english: string;
  readonly digits: Digits;
  /** The same language in other figures: `१२°३४′`. */
  inDigits(digits: Digits): Language;
  readonly names: Names;
  /** Messages by area and key: text where there is nothing to fill in, else a function of named arguments. */
  readonly say: Messages;
  /** `12,34,567.5`; without `decimals` as many as are needed, at most two. @throws EngineError INVALID_OPTION for what is not finite */
  number(value: number, decimals?: number): string;
  /** `12°34′`, cut off; with `seconds` `12°34′56″`. */
  degrees(deg: number, precision?: 'minutes' | 'seconds'): string;
  /** `1 मई 1990`. @throws EngineError INVALID_OPTION for a month outside 1 … 12, a day outside 1 … 31 */
  date(year: number, month: number, day: number): string;
  /** `14:05`, `14:05:09`. @throws EngineError INVALID_OPTION outside 0 … 24 hours, 0 … 59 minutes, 0 … 60 seconds */
  time(hour: number, minute: number, second?: number): string;
  /** `a, b and c`. */
  list(words: readonly string[]): string;
  /** `1990–1997`. */
  range(from: string, to: string): string;
  /** `2 years 3 months 1 day`; parts that are zero are left out, unless all are. */
  duration(parts: Duration): string;
}

/** What the catalogs compile to, one a language. */
export interface LanguageSource {
  readonly code: LanguageCode;
  readonly name: string;
  readonly english: string;
  readonly names: Names;
  readonly messages: (write: WriteNumber) => Messages;
}

/** A language in the figures that were chosen. */
export function languageOf(source: LanguageSource, digits: Digits): Language {
  const habits = HABITS[source.code];
  const figures = (text: string): string => inFigures(text, habits, digits);
  const number: WriteNumber = (value, decimals) => figures(numberText(value, habits, decimals));
  const names = digits === 'latin' ? source.names : inNativeFigures(source.names, figures);
  const say = source.messages(number);
  return {
    code: source.code,
    name: source.name,
    english: source.english,
    digits,
    inDigits: (other) => languageOf(source, other),
    names,
    say,
    number,
    degrees: (deg, precision = 'minutes') => figures(degreesText(finite('deg', deg), precision === 'seconds')),
    date(year, month, day) {
      wholeIn('month', month, 1, 12);
      wholeIn('day', day, 1, 31);
      return figures(dateText(year, names.month[month as 1], day, habits));
    },
    time(hour, minute, second) {
      wholeIn('hour', hour, 0, 24);
      wholeIn('minute', minute, 0, 59);
      if (second !== undefined) wholeIn('second', second, 0, 60);
      return figures(timeText(hour, minute, second));
    },
    list: (words) => listText(words, habits),
    range: (from, to) => `${from}–${to}`,
    duration({ years = 0, months = 0, days = 0 }) {
      const { furniture } = say;
      const parts = [
        ...(years === 0 ? [] : [furniture.years({ count: years })]),
        ...(months === 0 ? [] : [furniture.months({ count: months })]),
        ...(days === 0 ? [] : [furniture.days({ count: days })]),
      ];
      return parts.length === 0 ? furniture.days({ count: 0 }) : parts.join(' ');
    },
  };
}

/**
 * Finds a language among those that were given.
 *
 * @param code   ISO 639-1, such as `hi`
 * @param given  the languages that the program carries
 * @throws  EngineError INVALID_OPTION with the codes that are there
 */
export function languageNamed(code: string, given: readonly Language[]): Language {
  const found = given.find((language) => language.code === code);
  if (found !== undefined) return found;
  const allowed = given.map((language) => language.code).join(', ');
  throw refusal('INVALID_OPTION', 'language', allowed, `The language must be one of ${allowed}.`);
}

/** Some names hold figures (`1ஆம் பாவம்`). */
function inNativeFigures(names: Names, figures: (text: string) => string): Names {
  const entries = Object.entries(names).map(([group, words]) => [
    group,
    Object.fromEntries(
      Object.entries(words as Readonly<Record<string, string>>).map(([key, word]) => [key, figures(word)]),
    ),
  ]);
  return Object.fromEntries(entries) as Names;
}

function finite(field: string, value: number): number {
  if (Number.isFinite(value)) return value;
  throw refusal('INVALID_OPTION', field, 'a finite number', `${field} must be a finite number.`);
}
