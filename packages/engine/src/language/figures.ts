/** Numbers, angles, dates, times and lists as text, by the habits of a language. Pure arithmetic: no `Intl`, no `Date`. */

import { wholeIn } from '../choice.ts';
import { refusal } from '../input.ts';
import type { Digits } from './codes.ts';
import type { Habits } from './habits.ts';

/** Writes a number as a language does; messages are given one. */
export type WriteNumber = (value: number, decimals?: number) => string;

/** The same text in the figures that were chosen. */
export function inFigures(text: string, habits: Habits, digits: Digits): string {
  if (digits === 'latin') return text;
  const figures = [...habits.figures];
  return text.replace(/[0-9]/g, (figure) => figures[Number(figure)] as string);
}

/**
 * A number with its groups.
 *
 * @param value     |value| < 1e15
 * @param decimals  0 … 9 places after the point, rounded half away from zero; when absent whole numbers have none and others as many as they need, at most two
 * @throws  EngineError INVALID_OPTION for a value that is not finite or too great
 */
export function numberText(value: number, habits: Habits, decimals?: number): string {
  if (!(Math.abs(value) < 1e15))
    throw refusal(
      'INVALID_OPTION',
      'value',
      'a finite number below 1e15',
      'A number to be written must be finite and below 1e15.',
    );
  if (decimals !== undefined) wholeIn('decimals', decimals, 0, 9);
  const places = decimals ?? (Number.isInteger(value) ? 0 : 2);
  const [whole, part = ''] = scaled(Math.abs(value), places);
  const kept = decimals === undefined ? part.replace(/0+$/, '') : part;
  const isZero = /^0*$/.test(whole) && /^0*$/.test(kept);
  return `${value < 0 && !isZero ? '−' : ''}${grouped(whole, habits)}${kept === '' ? '' : habits.decimal + kept}`;
}

/** Whole and decimal figures. A hair is added, so that 1.005, which the machine holds as 1.00499…, goes up as people expect. */
function scaled(value: number, places: number): readonly [string, string] {
  let power = 1;
  for (let i = 0; i < places; i++) power *= 10;
  const units = Math.floor(value * power * (1 + 1e-15) + 0.5);
  const whole = Math.floor(units / power);
  return [String(whole), places === 0 ? '' : String(units - whole * power).padStart(places, '0')];
}

function grouped(whole: string, { group, grouping, groupsFrom }: Habits): string {
  if (whole.length < groupsFrom) return whole;
  const head = whole.slice(0, -3);
  const step = grouping === 'lakh' ? 2 : 3;
  const parts: string[] = [];
  for (let end = head.length; end > 0; end -= step) parts.unshift(head.slice(Math.max(0, end - step), end));
  return [...parts, whole.slice(-3)].join(group);
}

/**
 * `12°34′`, or with seconds `12°34′56″`: cut off, not rounded, because a body at 29°59.9′ has not reached the next sign.
 *
 * @param deg  degrees; a sign is written before them
 */
export function degreesText(deg: number, withSeconds: boolean): string {
  // A ten-millionth of a second is what degrees lose in binary.
  const seconds = Math.floor(Math.abs(deg) * 3600 + 1e-7);
  const [d, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const sign = deg < 0 && seconds > 0 ? '−' : '';
  return `${sign}${d}°${two(m)}′${withSeconds ? `${two(s)}″` : ''}`;
}

/** `14:05`, `14:05:09`. */
export function timeText(hour: number, minute: number, second: number | undefined): string {
  return `${two(hour)}:${two(minute)}${second === undefined ? '' : `:${two(second)}`}`;
}

/** Day, name of the month and year; before the year 1 astronomers' counting, with its minus. */
export function dateText(year: number, monthName: string, day: number, habits: Habits): string {
  const pattern = day === 1 && habits.firstOfMonth !== undefined ? habits.firstOfMonth : habits.date;
  const parts: Readonly<Record<string, string>> = { d: String(day), m: monthName, y: String(year).replace('-', '−') };
  return pattern.replace(/\{([dmy])\}/g, (_, part: string) => parts[part] as string);
}

/** `a`, `a and b`, `a, b and c`. */
export function listText(words: readonly string[], habits: Habits): string {
  if (words.length < 2) return words[0] ?? '';
  const last = words[words.length - 1] as string;
  const pattern = words.length === 2 ? habits.pair : habits.last;
  return joined(pattern, words.slice(0, -1).join(', '), last);
}

/** Spanish says `e` before a word that begins with the sound of i. */
function joined(pattern: string, before: string, last: string): string {
  const fitted = pattern === '{a} y {b}' && /^h?[ií](?![aeo])/i.test(last) ? '{a} e {b}' : pattern;
  return fitted.replace(/\{([ab])\}/g, (_, part: string) => (part === 'a' ? before : last));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
