/** Periods of time lords: stretches of life that tile it without gap, each under a planet or a sign. */

import { refusal } from '../../input.ts';
import type { LocalClock } from '../../time/local-clock.ts';

/** A stretch of life; civil Julian dates, with local texts where a clock was given. The end is the next one's start. */
export interface LifeSpan {
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
}

/** A span with its texts. */
export function lifeSpan(startJdUt: number, endJdUt: number, clock: LocalClock | undefined): LifeSpan {
  if (clock === undefined) return { startJdUt, endJdUt };
  return { startJdUt, endJdUt, start: clock.text(startJdUt), end: clock.text(endJdUt) };
}

/** Lengths of a year by which periods are counted, days. */
export const YEAR_LENGTHS = {
  /** Mean tropical year. */
  tropical: 365.24219,
  /** Julian year. */
  julian: 365.25,
  /** Twelve months of thirty days: the year of Valens's planetary periods. */
  'egyptian-360': 360,
} as const;
export type YearLength = keyof typeof YEAR_LENGTHS;

/** The period that holds an instant: half-open, so that an instant belongs to one. */
export function runningAt<P extends LifeSpan>(periods: readonly P[], jdUt: number): P | null {
  return periods.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt) ?? null;
}

/** An instant within so many days of a birth, the end left out. @throws EngineError INVALID_OPTION */
export function checkLife(field: string, jdUt: unknown, birthJdUt: number, days: number): number {
  if (typeof jdUt === 'number' && jdUt >= birthJdUt && jdUt < birthJdUt + days) return jdUt;
  const allowed = `a Julian date from ${birthJdUt} (the birth) to ${birthJdUt + days}`;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
