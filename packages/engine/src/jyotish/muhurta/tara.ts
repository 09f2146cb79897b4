/**
 * Tara bala: the strength of a day's star for a person, by the count from the star of birth. Nine taras, three rounds (paryaya).
 *
 * Source: `muhurta-chintamani`, fourth chapter; the easing by rounds after `raman-muhurtha`.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { TARA_NAMES } from './option-names.ts';
import type { MuhurtaQuality } from './quality.ts';

/** The nine, in their order. The birth star itself is middling: taken for some rites, shunned for others. */
// biome-ignore format: a table reads in rows
export const TARAS = [
  { name: 'Janma',        quality: 'neutral' },
  { name: 'Sampat',       quality: 'good' },
  { name: 'Vipat',        quality: 'bad' },
  { name: 'Kshema',       quality: 'good' },
  { name: 'Pratyari',     quality: 'bad' },
  { name: 'Sadhaka',      quality: 'good' },
  { name: 'Vadha',        quality: 'bad' },
  { name: 'Mitra',        quality: 'good' },
  { name: 'Parama Mitra', quality: 'good' },
] as const;
export type TaraName = (typeof TARAS)[number]['name'];

/**
 * How the three bad taras are taken. `every-round`: bad in all three rounds. `by-round`: bad throughout in the first, in one quarter of the
 * star in the second (Vipat the first, Pratyari the fourth, Vadha the third), harmless in the third.
 */
export const TARA_SCHOOLS = ['every-round', 'by-round'] as const;
export type TaraSchool = (typeof TARA_SCHOOLS)[number];
export const DEFAULT_TARA: TaraSchool = 'every-round';

export interface TaraBala {
  /** 1 … 9. */
  readonly tara: number;
  readonly name: TaraName;
  /** 1 … 3. */
  readonly paryaya: number;
  readonly quality: MuhurtaQuality;
}

export interface TaraOptions {
  /** `every-round` when left out. */
  readonly school?: TaraSchool;
  /** Quarter of the day's star that runs, 1 … 4; `by-round` takes the whole star of the second round as bad without it. */
  readonly pada?: number;
}

/** Quarter of the star in which a bad tara harms in the second round. */
const BAD_PADA: { readonly [tara: number]: number } = { 3: 1, 5: 4, 7: 3 };

/**
 * The tara of a day's star.
 *
 * @param birthNakshatra, dayNakshatra  1 … 27
 * @throws  EngineError INVALID_OPTION
 */
export function taraBalaOf(birthNakshatra: number, dayNakshatra: number, options: TaraOptions = {}): TaraBala {
  readChoices(options, 'options', TARA_NAMES);
  const school = oneOf('school', options.school ?? DEFAULT_TARA, TARA_SCHOOLS);
  const count = countOf(wholeIn('birthNakshatra', birthNakshatra, 1, 27), wholeIn('dayNakshatra', dayNakshatra, 1, 27));
  const tara = ((count - 1) % 9) + 1;
  const paryaya = Math.floor((count - 1) / 9) + 1;
  const { name, quality } = TARAS[tara - 1] as (typeof TARAS)[number];
  const pada = options.pada === undefined ? null : wholeIn('pada', options.pada, 1, 4);
  const eased =
    school === 'by-round' &&
    quality === 'bad' &&
    (paryaya === 3 || (paryaya === 2 && pada !== null && BAD_PADA[tara] !== pada));
  return { tara, name, paryaya, quality: eased ? 'neutral' : quality };
}

/**
 * Birth stars to which a day's star is a given tara, three of them, ascending.
 *
 * @param dayNakshatra  1 … 27
 * @param tara          1 … 9
 */
export function birthStarsOf(dayNakshatra: number, tara: number): readonly number[] {
  wholeIn('dayNakshatra', dayNakshatra, 1, 27);
  wholeIn('tara', tara, 1, 9);
  return [0, 1, 2].map((round) => ((dayNakshatra - tara - 9 * round + 54) % 27) + 1).sort((a, b) => a - b);
}

/** Inclusive count from one star to another: 1 … 27. */
function countOf(from: number, to: number): number {
  return ((to - from + 27) % 27) + 1;
}
