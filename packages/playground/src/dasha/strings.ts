/** The words of the dasha tab. */

import { SIGNS } from '@khagol/engine/chart';
import type { DashaBalance, DashaName, DashaSpan } from '@khagol/engine/jyotish';
import { civilDay } from '../format.ts';

export const dashaStrings = {
  system: 'System',
  day: 'Running on',
  periods: 'Periods',
  levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana', 'Deha'],
  noDay: 'Name a day to see what runs on it.',
  nothingRuns: 'On that day no period of this dasha runs.',
  now: 'runs on that day',
  nameOf: (name: DashaName): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  balance: (ruler: string, years: number, months: number, days: number): string =>
    `Left of ${ruler} at birth: ${years} years, ${months} months, ${days} days.`,
  line: 'The periods as a line',
  timeline: (from: string, to: string): string => `Mahadashas from ${from} to ${to}`,
} as const;

/** The graha or the sign that rules; the lagna where neither is named. */
export function rulerOf({ lord, sign }: Pick<DashaSpan | DashaBalance, 'lord' | 'sign'>): string {
  return lord ?? (sign === null ? 'Lagna' : (SIGNS[sign - 1] as string));
}

/** `3 Feb 2011 – 3 Feb 2027`, by the clock of the place of birth where the dasha has it. */
export function spanText({ start, end, startJdUt, endJdUt }: DashaSpan): string {
  return `${start === undefined ? jdDay(startJdUt) : civilDay(start)} – ${end === undefined ? jdDay(endJdUt) : civilDay(end)}`;
}

function jdDay(jdUt: number): string {
  return civilDay(new Date((jdUt - 2_440_587.5) * 86_400_000).toISOString());
}
