/** How the engine's stretches of a day are published: camelCase rows with `start` and `end`, and what runs at the time asked for. */

import { NAKSHATRAS } from '@khagol/engine/chart';
import {
  type DayGround,
  dayGroundOn,
  type MuhurtaQuality,
  type Panchang,
  panchangOn,
  RASHIS,
} from '@khagol/engine/jyotish';
import type { DayAsked } from '../../contract/asked.ts';
import type { Doors } from './doors.ts';

/** A stretch as the engine has it. */
export interface EngineSpan {
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
}

export interface PublishedSpan {
  readonly start: string;
  readonly end: string;
  readonly isRunning?: boolean;
}

/** A stretch; with `isRunning` where a time was asked for. */
export function spanOf(
  { startJdUt, endJdUt, start, end }: EngineSpan,
  { clock, atJdUt }: Pick<DayAsked, 'clock' | 'atJdUt'>,
): PublishedSpan {
  return {
    start: start ?? clock.text(startJdUt),
    end: end ?? clock.text(endJdUt),
    ...(atJdUt === null ? {} : { isRunning: startJdUt <= atJdUt && atJdUt < endJdUt }),
  };
}

const A_SECOND = 1 / 86400;

/** What a solar day is found by. */
type SolarDate = Pick<DayAsked, 'dayNumber' | 'clock' | 'ayanamsa'>;

/** The day before, where the time asked for lies before the sunrise of its date and so in the night of that day; else null. */
export function eveOf(day: DayAsked, sunriseJdUt: number): SolarDate | null {
  const { atJdUt, dayNumber, clock, ayanamsa } = day;
  if (atJdUt === null || atJdUt >= sunriseJdUt) return null;
  // Not the number before: where the date line moved, a date was left out.
  return { dayNumber: clock.read(clock.midnight(dayNumber) - A_SECOND).dayNumber, clock, ayanamsa };
}

/** The rows of a day; where none of them runs at the time asked for, those of its eve that do stand before them. */
export function withRunning<Row extends PublishedSpan>(rows: readonly Row[], eve: readonly Row[]): readonly Row[] {
  const running = (row: Row): boolean => row.isRunning === true;
  return rows.some(running) ? rows : [...eve.filter(running), ...rows];
}

/** Words of the interface for how a time is thought of. */
export const TYPE_OF: { readonly [Q in MuhurtaQuality]: 'auspicious' | 'inauspicious' | 'neutral' } = {
  good: 'auspicious',
  bad: 'inauspicious',
  neutral: 'neutral',
};

export interface Ref {
  readonly id: number;
  readonly name: string;
}

/** @param sign  1 … 12 */
export function rashiRef(sign: number): Ref {
  return { id: sign, name: RASHIS[sign - 1] as string };
}

/** @param nakshatra  1 … 27 */
export function nakshatraRef(nakshatra: number): Ref {
  return { id: nakshatra, name: NAKSHATRAS[nakshatra - 1] as string };
}

/** The panchang of the day asked for. */
export function panchangOf({ dayNumber, clock, ayanamsa }: SolarDate, doors: Doors): Panchang {
  return panchangOn(doors.jyotish(ayanamsa).zodiac, clock, dayNumber);
}

/** Its solar day, cut into whatever stands over it. */
export function groundOf({ dayNumber, clock, ayanamsa }: SolarDate, doors: Doors): DayGround {
  return dayGroundOn(doors.jyotish(ayanamsa).zodiac, clock, dayNumber);
}
