/** The limbs of a day as records: each with its name, whose it is, and when it begins and ends on a clock. */

import type { LocalClock } from '../../time/local-clock.ts';
import type { Graha } from '../graha/kundli.ts';
import { RASHIS } from './calendar-tables.ts';
import { type CivilSpan, civilSpan } from './civil-span.ts';
import { COURSES, type CourseSpan, type DailySky } from './daily-sky.ts';
import {
  type KaranaRow,
  karanaOf,
  NAKSHATRA_TABLE,
  type NakshatraRow,
  TITHIS,
  type TithiRow,
  YOGAS,
  type YogaRow,
} from './limb-tables.ts';

export interface TithiSpan extends TithiRow, CivilSpan {}

/** A quarter of a nakshatra. */
export interface PadaSpan extends CivilSpan {
  /** 1 … 4. */
  readonly pada: number;
}

export interface NakshatraSpan extends NakshatraRow, CivilSpan {
  readonly padas: readonly PadaSpan[];
}

export interface YogaSpan extends YogaRow, CivilSpan {}

export interface KaranaSpan extends KaranaRow, CivilSpan {
  /** 1 … 60 in the lunar month. */
  readonly index: number;
}

/** A stay in a sign of the sidereal zodiac. */
export interface SignSpan extends CivilSpan {
  /** 1 … 12. */
  readonly sign: number;
  /** `Mesha`. */
  readonly name: (typeof RASHIS)[number];
}

/** A stay of the Sun in a quarter of a nakshatra. */
export interface SunNakshatraSpan extends CivilSpan {
  /** 1 … 27. */
  readonly nakshatra: number;
  readonly name: NakshatraRow['name'];
  readonly lord: Graha;
  /** 1 … 4. */
  readonly pada: number;
}

export function tithiSpan(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): TithiSpan {
  const { name, number, paksha, kind, lord, deity, deityBrihatSamhita } = TITHIS[index - 1] as TithiRow;
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  return {
    index,
    name,
    number,
    paksha,
    kind,
    lord,
    deity,
    deityBrihatSamhita,
    startJdUt,
    endJdUt,
    start,
    end,
  };
}

export function nakshatraSpan(
  clock: LocalClock,
  daily: DailySky,
  { index, startJdTt, endJdTt }: CourseSpan,
): NakshatraSpan {
  const { name, lord, deity } = NAKSHATRA_TABLE[index - 1] as NakshatraRow;
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  const padas = daily.spansBetween(COURSES.pada, startJdTt, endJdTt).map((span): PadaSpan => {
    const times = civilSpan(clock, span.startJdTt, span.endJdTt);
    return { pada: ((span.index - 1) % 4) + 1, ...times };
  });
  return { index, name, lord, deity, startJdUt, endJdUt, start, end, padas };
}

export function yogaSpan(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): YogaSpan {
  const { name, lord, deity, nature } = YOGAS[index - 1] as YogaRow;
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  return { index, name, lord, deity, nature, startJdUt, endJdUt, start, end };
}

export function karanaSpan(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): KaranaSpan {
  const { id, name, kind, lord, deity } = karanaOf(index);
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  return { index, id, name, kind, lord, deity, startJdUt, endJdUt, start, end };
}

export function signSpan(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): SignSpan {
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  return { sign: index, name: RASHIS[index - 1] as SignSpan['name'], startJdUt, endJdUt, start, end };
}

/** From a span of the course `sunPada`. */
export function sunNakshatraSpan(clock: LocalClock, { index, startJdTt, endJdTt }: CourseSpan): SunNakshatraSpan {
  const nakshatra = Math.ceil(index / 4);
  const { name, lord } = NAKSHATRA_TABLE[nakshatra - 1] as NakshatraRow;
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  return { nakshatra, name, lord, pada: ((index - 1) % 4) + 1, startJdUt, endJdUt, start, end };
}
