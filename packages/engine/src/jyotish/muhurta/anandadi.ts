/**
 * The twenty-eight anandadi yogas of weekday and Moon's star.
 *
 * Counted, with Abhijit, from a first star that each weekday has. Source: `muhurta-chintamani`, first chapter; names as almanacs print them.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { DayGround } from './ground.ts';
import { ANANDADI_NAMES } from './option-names.ts';
import { type MuhurtaQuality, type TimedSpan, timedSpan } from './quality.ts';
import { abhijitStretches, type Stretch } from './stretches.ts';

// biome-ignore format: a table reads in rows
export const ANANDADI_YOGAS = [
  { name: 'Ananda',     quality: 'good' }, { name: 'Kaladanda', quality: 'bad' },  { name: 'Dhumra',   quality: 'bad' },  { name: 'Prajapati', quality: 'good' },
  { name: 'Saumya',     quality: 'good' }, { name: 'Dhvanksha', quality: 'bad' },  { name: 'Dhvaja',   quality: 'good' }, { name: 'Shrivatsa', quality: 'good' },
  { name: 'Vajra',      quality: 'bad' },  { name: 'Mudgara',   quality: 'bad' },  { name: 'Chhatra',  quality: 'good' }, { name: 'Mitra',     quality: 'good' },
  { name: 'Manasa',     quality: 'good' }, { name: 'Padma',     quality: 'bad' },  { name: 'Lumbaka',  quality: 'bad' },  { name: 'Utpata',    quality: 'bad' },
  { name: 'Mrityu',     quality: 'bad' },  { name: 'Kana',      quality: 'bad' },  { name: 'Siddhi',   quality: 'good' }, { name: 'Shubha',    quality: 'good' },
  { name: 'Amrita',     quality: 'good' }, { name: 'Musala',    quality: 'bad' },  { name: 'Gada',     quality: 'bad' },  { name: 'Matanga',   quality: 'good' },
  { name: 'Rakshasa',   quality: 'bad' },  { name: 'Chara',     quality: 'good' }, { name: 'Sthira',   quality: 'good' }, { name: 'Vardhamana', quality: 'good' },
] as const;
export type AnandadiName = (typeof ANANDADI_YOGAS)[number]['name'];

/** Star of 28 from which each weekday counts, Sunday first: Ashwini, Mrigashira, Ashlesha, Hasta, Anuradha, Uttara Ashadha, Shatabhisha. */
const FIRST_STAR = [1, 5, 9, 13, 17, 21, 25];

/**
 * How Abhijit takes part. `counted`: in the count alone, the Moon being in Uttara Ashadha or Shravana as usual. `own-span`: she is in
 * Abhijit from 276°40′ to 280°53′20″ and has its yoga there.
 */
export const ABHIJIT_SCHOOLS = ['counted', 'own-span'] as const;
export type AbhijitSchool = (typeof ABHIJIT_SCHOOLS)[number];
export const DEFAULT_ABHIJIT: AbhijitSchool = 'counted';

/** One of the 27 stars as one of 28. */
export function starOf28(nakshatra: number): number {
  return nakshatra > 21 ? nakshatra + 1 : nakshatra;
}

/** What a yoga is, without its times. */
export interface AnandadiKind {
  /** 1 … 28. */
  readonly index: number;
  readonly name: AnandadiName;
  readonly quality: MuhurtaQuality;
}

export interface AnandadiYoga extends AnandadiKind, TimedSpan {}

/**
 * The yoga of a weekday and a star of the 28.
 *
 * @param vara  0 Sunday … 6 Saturday
 * @param star  1 … 28, 22 being Abhijit (`starOf28`)
 * @throws  EngineError INVALID_OPTION
 */
export function anandadiOf(vara: number, star: number): AnandadiKind {
  const first = FIRST_STAR[wholeIn('vara', vara, 0, 6)] as number;
  const index = ((wholeIn('star', star, 1, 28) - first + 28) % 28) + 1;
  return { index, ...(ANANDADI_YOGAS[index - 1] as (typeof ANANDADI_YOGAS)[number]) };
}

/** The yogas of a solar day, in the order of time. */
export function anandadiYogasOf(
  ground: DayGround,
  options: { readonly abhijit?: AbhijitSchool } = {},
): readonly AnandadiYoga[] {
  readChoices(options, 'options', ANANDADI_NAMES);
  const { sky, day, vara, nakshatras, clock } = ground;
  const school = oneOf('abhijit', options.abhijit ?? DEFAULT_ABHIJIT, ABHIJIT_SCHOOLS);
  const stars: readonly Stretch[] =
    school === 'own-span'
      ? abhijitStretches(sky, day.sunriseJdTt, day.nextSunriseJdTt)
      : nakshatras.map((stretch) => ({ ...stretch, value: starOf28(stretch.value) }));
  return stars.map(({ value, startJdTt, endJdTt }) => ({
    ...anandadiOf(vara, value),
    ...timedSpan(startJdTt, endJdTt, clock),
  }));
}
