/**
 * Choghadiya: eight parts of the day and eight of the night, each with a lord and a name, as western and northern India use them for journeys
 * and beginnings.
 *
 * Lords of the day's parts follow each other like those of the hours, from the weekday's own; at night each is the second before.
 *
 * Source: almanacs of western India (`almanac-practice`), `pyjhora` compared.
 */

import { wholeIn } from '../../choice.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { HORA_ORDER, lordOfVara, type SolarDay } from '../day/index.ts';
import type { VisibleGraha } from '../graha/index.ts';
import { equalParts, type MuhurtaQuality, type TimedSpan, timedSpan } from './quality.ts';

/** Names by lord. Chara (moving) is taken for journeys and otherwise as middling. */
// biome-ignore format: a table reads in rows
export const CHOGHADIYAS = {
  Sun:     { name: 'Udvega',  quality: 'bad' },
  Venus:   { name: 'Chara',   quality: 'neutral' },
  Mercury: { name: 'Labha',   quality: 'good' },
  Moon:    { name: 'Amrita',  quality: 'good' },
  Saturn:  { name: 'Kala',    quality: 'bad' },
  Jupiter: { name: 'Shubha',  quality: 'good' },
  Mars:    { name: 'Roga',    quality: 'bad' },
} as const;

export type ChoghadiyaName = (typeof CHOGHADIYAS)[VisibleGraha]['name'];

/**
 * Eighths that are shunned whatever their name. Vara vela is the half watch (ardhayama) of the weekday; kala vela is Saturn's eighth of the day,
 * kala ratri Mercury's of the night.
 */
export const VELAS = ['vara-vela', 'kala-vela', 'kala-ratri'] as const;
export type Vela = (typeof VELAS)[number];

/** Eighth of the day that is vara vela, Sunday first, 1 … 8 (`muhurta-chintamani`, first chapter: the half watches). */
const VARA_VELA = [4, 7, 2, 5, 8, 3, 6];

/** What an eighth is, without its times. */
export interface ChoghadiyaKind {
  readonly name: ChoghadiyaName;
  readonly quality: MuhurtaQuality;
  readonly lord: VisibleGraha;
  /** Null for most. */
  readonly vela: Vela | null;
}

export interface Choghadiya extends ChoghadiyaKind, TimedSpan {
  /** 1 … 8 within the day or the night. */
  readonly index: number;
  readonly isDay: boolean;
}

/**
 * The eighth of a weekday.
 *
 * @param vara   0 Sunday … 6 Saturday
 * @param index  1 … 8
 * @throws  EngineError INVALID_OPTION
 */
export function choghadiyaOf(vara: number, isDay: boolean, index: number): ChoghadiyaKind {
  wholeIn('vara', vara, 0, 6);
  wholeIn('index', index, 1, 8);
  const first = HORA_ORDER.indexOf(lordOfVara(vara));
  const lord = HORA_ORDER[isDay ? (first + index - 1) % 7 : (first + 70 - 2 * index) % 7] as VisibleGraha;
  return { ...CHOGHADIYAS[lord], lord, vela: velaOf(vara, isDay, index, lord) };
}

/** The sixteen of a solar day, in the order of time. */
export function choghadiyasOf(day: SolarDay, vara: number, clock?: LocalClock): readonly Choghadiya[] {
  return equalParts(day, 8).map(({ isDay, place, startJdTt, endJdTt }) => ({
    index: place + 1,
    ...choghadiyaOf(vara, isDay, place + 1),
    isDay,
    ...timedSpan(startJdTt, endJdTt, clock),
  }));
}

function velaOf(vara: number, isDay: boolean, index: number, lord: VisibleGraha): Vela | null {
  if (!isDay) return lord === 'Mercury' ? 'kala-ratri' : null;
  if (lord === 'Saturn') return 'kala-vela';
  return VARA_VELA[vara] === index ? 'vara-vela' : null;
}
