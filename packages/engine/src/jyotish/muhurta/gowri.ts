/**
 * Gowri nalla neram: the sixteen named eighths of Tamil almanacs.
 *
 * By day the names follow the weekdays' lords (Uthi the Sun's, Amirdha the Moon's … Soram Saturn's) from the day's own, and Visham is put where rahu
 * kalam falls. By night they begin with the fifth lord; where Visham falls is known from almanacs alone.
 *
 * Source: tables of Tamil almanacs (`almanac-practice`). For Saturday night some prints have Soram twice and no Rogam; here Rogam ends it.
 */

import { wholeIn } from '../../choice.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import type { SolarDay } from '../day/index.ts';
import { equalParts, type MuhurtaQuality, type TimedSpan, timedSpan } from './quality.ts';

/** In the order of the weekdays' lords; Visham has none. */
export const GOWRI_NAMES = ['Uthi', 'Amirdha', 'Rogam', 'Labam', 'Dhanam', 'Sugam', 'Soram', 'Visham'] as const;
export type GowriName = (typeof GOWRI_NAMES)[number];

export const GOWRI_QUALITIES: { readonly [N in GowriName]: MuhurtaQuality } = {
  Uthi: 'good',
  Amirdha: 'good',
  Rogam: 'bad',
  Labam: 'good',
  Dhanam: 'good',
  Sugam: 'good',
  Soram: 'bad',
  Visham: 'bad',
};

/** Numbers of the names, 0 … 7, Sunday first: eight of the day, eight of the night. */
const ROWS: readonly (readonly [day: string, night: string])[] = [
  ['01234567', '45670123'],
  ['17234560', '56017234'],
  ['23456071', '60712345'],
  ['34567012', '01234567'],
  ['45601723', '17234560'],
  ['56071234', '23456071'],
  ['60712345', '34560712'],
];

export interface Gowri extends TimedSpan {
  /** 1 … 8 within the day or the night. */
  readonly index: number;
  readonly name: GowriName;
  readonly quality: MuhurtaQuality;
  readonly isDay: boolean;
}

/**
 * Name of one eighth of a weekday.
 *
 * @param vara   0 Sunday … 6 Saturday
 * @param index  1 … 8
 * @throws  EngineError INVALID_OPTION
 */
export function gowriOf(vara: number, isDay: boolean, index: number): GowriName {
  const row = ROWS[wholeIn('vara', vara, 0, 6)] as (typeof ROWS)[number];
  return GOWRI_NAMES[Number(row[isDay ? 0 : 1][wholeIn('index', index, 1, 8) - 1])] as GowriName;
}

/** The sixteen of a solar day, in the order of time. */
export function gowrisOf(day: SolarDay, vara: number, clock?: LocalClock): readonly Gowri[] {
  return equalParts(day, 8).map(({ isDay, place, startJdTt, endJdTt }) => {
    const name = gowriOf(vara, isDay, place + 1);
    return { index: place + 1, name, quality: GOWRI_QUALITIES[name], isDay, ...timedSpan(startJdTt, endJdTt, clock) };
  });
}
