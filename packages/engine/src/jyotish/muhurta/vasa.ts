/**
 * Where fire and Shiva dwell on a tithi, and the wheels that count stars from the Sun's to the Moon's: kumbha (entering a house), homahuti
 * (offerings), vrisha (building), the sleep of the earth.
 *
 * Source: `muhurta-chintamani` (griha pravesh, vastu, miscellany) and `almanac-practice`.
 */

import { wholeIn } from '../../choice.ts';
import type { Graha } from '../graha/index.ts';
import { starOf28 } from './anandadi.ts';
import type { MuhurtaQuality } from './quality.ts';

/** Where something dwells, and whether it serves. */
export interface Vasa<Name extends string = string> {
  readonly name: Name;
  readonly quality: MuhurtaQuality;
}

export type AgniVasa = Vasa<'earth' | 'heaven' | 'underworld'>;

/**
 * Where fire dwells: only on earth does an offering serve.
 *
 * @param tithi  1 … 30
 * @param vara   0 Sunday … 6 Saturday
 * @returns by tithi + weekday (Sunday 1) + 1, less fours: 3 and 0 earth, 1 heaven, 2 underworld
 * @throws  EngineError INVALID_OPTION
 */
export function agniVasaOf(tithi: number, vara: number): AgniVasa {
  const rest = (wholeIn('tithi', tithi, 1, 30) + wholeIn('vara', vara, 0, 6) + 2) % 4;
  if (rest === 1) return { name: 'heaven', quality: 'bad' };
  return rest === 2 ? { name: 'underworld', quality: 'bad' } : { name: 'earth', quality: 'good' };
}

/** By twice the tithi and five, less sevens. */
// biome-ignore format: a table reads in rows
const SHIVA = [
  { name: 'cremation ground', quality: 'bad' },
  { name: 'Kailasa',          quality: 'good' },
  { name: 'with Gauri',       quality: 'good' },
  { name: 'on Nandi',         quality: 'good' },
  { name: 'in assembly',      quality: 'bad' },
  { name: 'at meal',          quality: 'bad' },
  { name: 'at play',          quality: 'bad' },
] as const;
export type ShivaVasa = (typeof SHIVA)[number];

/** Where Shiva dwells, for rites to him. @param tithi 1 … 30 @throws EngineError INVALID_OPTION */
export function shivaVasaOf(tithi: number): ShivaVasa {
  return SHIVA[(2 * wholeIn('tithi', tithi, 1, 30) + 5) % 7] as ShivaVasa;
}

/** Limbs of the jar, with how many stars each holds. */
// biome-ignore format: a table reads in rows
const KUMBHA = [
  { name: 'mouth',  stars: 1, quality: 'bad' },
  { name: 'east',   stars: 4, quality: 'bad' },
  { name: 'south',  stars: 4, quality: 'good' },
  { name: 'west',   stars: 4, quality: 'good' },
  { name: 'north',  stars: 4, quality: 'bad' },
  { name: 'womb',   stars: 4, quality: 'bad' },
  { name: 'bottom', stars: 3, quality: 'good' },
  { name: 'throat', stars: 3, quality: 'good' },
] as const;
export type KumbhaLimb = (typeof KUMBHA)[number]['name'];

/**
 * The limb of the jar (kalasha) that holds the Moon's star, for entering a house. @param sunNakshatra, nakshatra 1 … 27 @throws EngineError
 * INVALID_OPTION
 */
export function kumbhaChakraOf(sunNakshatra: number, nakshatra: number): Vasa<KumbhaLimb> {
  let rest = countOf(sunNakshatra, nakshatra);
  for (const { name, stars, quality } of KUMBHA) {
    if (rest <= stars) return { name, quality };
    rest -= stars;
  }
  return { name: 'throat', quality: 'good' };
}

/** In whose mouth an offering falls: three stars each from the Sun's. */
const HOMAHUTI: readonly Graha[] = ['Sun', 'Mercury', 'Venus', 'Saturn', 'Moon', 'Mars', 'Jupiter', 'Rahu', 'Ketu'];
const BENEFICS: readonly Graha[] = ['Mercury', 'Venus', 'Moon', 'Jupiter'];

/** In whose mouth an offering into the fire falls; a benefic's serves. @param sunNakshatra, nakshatra 1 … 27 @throws EngineError INVALID_OPTION */
export function homahutiOf(sunNakshatra: number, nakshatra: number): Vasa<Graha> {
  const name = HOMAHUTI[Math.floor((countOf(sunNakshatra, nakshatra) - 1) / 3)] as Graha;
  return { name, quality: BENEFICS.includes(name) ? 'good' : 'bad' };
}

/**
 * The bull of building: of 28 stars from the Sun's seven harm, eleven serve, ten harm. @param sunNakshatra, nakshatra 1 … 27 @throws
 * EngineError INVALID_OPTION
 */
export function vrishaChakraOf(
  sunNakshatra: number,
  nakshatra: number,
): Vasa<'first seven' | 'middle eleven' | 'last ten'> {
  const [from, to] = [wholeIn('sunNakshatra', sunNakshatra, 1, 27), wholeIn('nakshatra', nakshatra, 1, 27)];
  const count = ((starOf28(to) - starOf28(from) + 28) % 28) + 1;
  if (count <= 7) return { name: 'first seven', quality: 'bad' };
  return count <= 18 ? { name: 'middle eleven', quality: 'good' } : { name: 'last ten', quality: 'bad' };
}

/** Counts from the Sun's star at which the earth sleeps. */
const SLEEP: readonly number[] = [5, 7, 9, 12, 19, 26];

/** Whether the earth sleeps, and is not to be dug. @param sunNakshatra, nakshatra 1 … 27 @throws EngineError INVALID_OPTION */
export function isEarthAsleep(sunNakshatra: number, nakshatra: number): boolean {
  return SLEEP.includes(countOf(sunNakshatra, nakshatra));
}

/** Inclusive count of stars, 1 … 27. */
function countOf(from: number, to: number): number {
  return ((wholeIn('nakshatra', to, 1, 27) - wholeIn('sunNakshatra', from, 1, 27) + 27) % 27) + 1;
}
