/**
 * What a graha is doing: the twelve states from lying down to sleep (shayanadi avasthas), and how fully it does so.
 *
 * Source: Parashara 45.30–37 (`bphs`). The number of the graha's nakshatra, of the graha and of its navamsha are multiplied; the
 * Moon's nakshatra, the ghatis of birth and the lagna's sign are added; what is left after division by twelve is the state.
 */

import { vargaPart, vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { GRAHAS, type Graha, type Kundli } from './kundli.ts';
import { SHAYANADI_BIRTH_NAMES } from './option-names.ts';
import { readKundli } from './read-kundli.ts';

export const SHAYANADI = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;
export type ShayanadiState = (typeof SHAYANADI)[number];
/** Half, full and no results. */
export type ShayanadiManner = 'drishti' | 'cheshta' | 'vicheshta';

export interface ShayanadiBirth {
  /** Whole ghatis (24 minutes) from sunrise to birth, 0 … 60. */
  readonly ghatis: number;
  /** Number of the vowel of the first syllable of the name: a 1, i 2, u 3, e 4, o 5, by the verse's table of sounds. */
  readonly nameNumber?: number | null;
  /** Whether the navamsha is counted within its sign, 1 … 9, or is a sign, 1 … 12. */
  readonly navamshaCount?: 'part' | 'sign';
}

export interface Shayanadi {
  readonly state: ShayanadiState;
  /** Null without a name number. */
  readonly manner: ShayanadiManner | null;
}

/** What is added for the manner, by graha. */
const ADDED: { readonly [G in Graha]: number } = {
  Sun: 5,
  Moon: 2,
  Mars: 2,
  Mercury: 3,
  Jupiter: 5,
  Venus: 3,
  Saturn: 3,
  Rahu: 4,
  Ketu: 4,
};
const MANNERS: readonly ShayanadiManner[] = ['vicheshta', 'drishti', 'cheshta'];

/**
 * The state of a graha.
 *
 * @throws  EngineError INVALID_OPTION for ghatis, a name number or a count that cannot be, and for what is no kundli or no graha
 */
export function shayanadiOf(kundli: Kundli, graha: Graha, birth: ShayanadiBirth): Shayanadi {
  const { ghatis, nameNumber, navamshaCount } = readShayanadiBirth(birth);
  const { lagna, grahas } = readKundli(kundli);
  const { nakshatra, longitudeDeg } = grahas[oneOf('graha', graha, GRAHAS)];
  const navamsha = navamshaCount === 'part' ? vargaPart(longitudeDeg, 9) : vargaSign(longitudeDeg, 9);
  const product = nakshatra * (GRAHAS.indexOf(graha) + 1) * navamsha;
  const sum = product + grahas.Moon.nakshatra + ghatis + lagna.sign;
  const number = sum % 12 === 0 ? 12 : sum % 12;
  const state = SHAYANADI[number - 1] as ShayanadiState;
  if (nameNumber === null) return { state, manner: null };
  return { state, manner: MANNERS[(((number * number + nameNumber) % 12) + ADDED[graha]) % 3] as ShayanadiManner };
}

/** A birth with its choices resolved. @throws EngineError INVALID_OPTION as `shayanadiOf` */
export function readShayanadiBirth(birth: ShayanadiBirth): Required<ShayanadiBirth> {
  const { ghatis, nameNumber = null, navamshaCount = 'part' } = readChoices(birth, 'birth', SHAYANADI_BIRTH_NAMES);
  return {
    ghatis: wholeIn('birth.ghatis', ghatis, 0, 60),
    nameNumber: nameNumber === null ? null : wholeIn('birth.nameNumber', nameNumber, 1, 5),
    navamshaCount: oneOf('birth.navamshaCount', navamshaCount, ['part', 'sign'] as const),
  };
}
