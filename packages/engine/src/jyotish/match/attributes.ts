/**
 * What each nakshatra is, for those who match charts: its gana, yoni, nadi, rajju and the rest, in one table of 27 rows.
 *
 * Gana, yoni with its sex, nadi, rajju and vedha are those of Raman (`raman-muhurtha`), which all programs looked at share; elements by the
 * five groups of stars of the southern books (`prasna-marga`), the varna of the star as southern almanacs count it (`almanac-practice`); names,
 * lords (`bphs`, ch. 46) and deities (`brihat-samhita`, ch. 98) are those of the panchang.
 */

import type { NAKSHATRAS } from '../../chart/zodiac.ts';
import { wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha } from '../graha/index.ts';
import { NAKSHATRA_TABLE, type NakshatraRow } from '../panchang/limb-tables.ts';

export const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

/** The fourteen animals, in the order of the yoni tables. */
export const YONIS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const;
export type Yoni = (typeof YONIS)[number];

export const NADIS = ['Adi', 'Madhya', 'Antya'] as const;
export type Nadi = (typeof NADIS)[number];

/** From the lowest rank to the highest, so that ranks compare as indices. */
export const VARNAS = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'] as const;
export type Varna = (typeof VARNAS)[number];

export const RAJJUS = ['foot', 'waist', 'stomach', 'neck', 'head'] as const;
export type Rajju = (typeof RAJJUS)[number];

/** Whether the rope runs up or down at a star; the head is where it turns. */
export type RajjuDirection = 'ascending' | 'descending' | 'turning';

export const TATTVAS = ['earth', 'water', 'fire', 'air', 'ether'] as const;
export type Tattva = (typeof TATTVAS)[number];

export type Sex = 'male' | 'female';

/** One nakshatra. Plain data. */
export interface NakshatraAttributes {
  /** 1 … 27, Ashwini first. */
  readonly nakshatra: number;
  readonly name: (typeof NAKSHATRAS)[number];
  /** Of the Vimshottari order. */
  readonly lord: Graha;
  readonly deity: string;
  readonly gana: Gana;
  readonly yoni: Yoni;
  readonly yoniSex: Sex;
  readonly nadi: Nadi;
  /** Of the star; that of the sign is another (`varna` of a match). */
  readonly varna: Varna;
  readonly rajju: Rajju;
  readonly rajjuDirection: RajjuDirection;
  /** The stars it obstructs and is obstructed by, 1 … 27. */
  readonly vedha: readonly number[];
  readonly tattva: Tattva;
  readonly sources: readonly SourceKey[];
}

type Row = readonly [gana: number, yoni: number, sex: 'm' | 'f', varna: number, vedha: readonly number[]];

// biome-ignore format: a table reads in rows
const ROWS: readonly Row[] = [
  // gana yoni sex varna vedha
  [0,  0, 'm', 3, [18]],        // Ashwini
  [1,  1, 'm', 2, [17]],        // Bharani
  [2,  2, 'f', 1, [16]],        // Krittika
  [1,  3, 'm', 0, [15]],        // Rohini
  [0,  3, 'f', 0, [14, 23]],    // Mrigashira
  [1,  4, 'f', 1, [22]],        // Ardra
  [0,  5, 'f', 2, [21]],        // Punarvasu
  [0,  2, 'm', 3, [20]],        // Pushya
  [2,  5, 'm', 3, [19]],        // Ashlesha
  [2,  6, 'm', 2, [27]],        // Magha
  [1,  6, 'f', 1, [26]],        // Purva Phalguni
  [1,  7, 'm', 0, [25]],        // Uttara Phalguni
  [0,  8, 'f', 0, [24]],        // Hasta
  [2,  9, 'f', 1, [5, 23]],     // Chitra
  [0,  8, 'm', 2, [4]],         // Swati
  [2,  9, 'm', 3, [3]],         // Vishakha
  [0, 10, 'f', 3, [2]],         // Anuradha
  [2, 10, 'm', 2, [1]],         // Jyeshtha
  [2,  4, 'm', 1, [9]],         // Mula
  [1, 11, 'm', 0, [8]],         // Purva Ashadha
  [1, 12, 'm', 0, [7]],         // Uttara Ashadha
  [0, 11, 'f', 1, [6]],         // Shravana
  [2, 13, 'f', 2, [5, 14]],     // Dhanishta
  [2,  0, 'f', 3, [13]],        // Shatabhisha
  [1, 13, 'm', 3, [12]],        // Purva Bhadrapada
  [1,  7, 'f', 2, [11]],        // Uttara Bhadrapada
  [0,  1, 'f', 1, [10]],        // Revati
];

/** The rope: up from foot to head and down again, nine stars a turn. */
const ROPE: readonly (readonly [number, RajjuDirection])[] = [
  [0, 'ascending'],
  [1, 'ascending'],
  [2, 'ascending'],
  [3, 'ascending'],
  [4, 'turning'],
  [3, 'descending'],
  [2, 'descending'],
  [1, 'descending'],
  [0, 'descending'],
];
/** The three channels, up and down by turns. */
const CHANNEL = [0, 1, 2, 2, 1, 0];
/** The last star of each element. */
const ELEMENT_ENDS = [5, 11, 16, 22, 27];
const SOURCES_OF: readonly SourceKey[] = [
  'raman-muhurtha',
  'brihat-samhita',
  'prasna-marga',
  'almanac-practice',
  'bphs',
];

/** The table: 27 rows, Ashwini first. */
export const NAKSHATRA_ATTRIBUTES: readonly NakshatraAttributes[] = ROWS.map(
  ([gana, yoni, sex, varna, vedha], index) => {
    const [rajju, rajjuDirection] = ROPE[index % 9] as (typeof ROPE)[number];
    const { name, lord, deity } = NAKSHATRA_TABLE[index] as NakshatraRow;
    return {
      nakshatra: index + 1,
      name,
      lord,
      deity,
      gana: GANAS[gana] as Gana,
      yoni: YONIS[yoni] as Yoni,
      yoniSex: sex === 'm' ? 'male' : 'female',
      nadi: NADIS[CHANNEL[index % 6] as number] as Nadi,
      varna: VARNAS[varna] as Varna,
      rajju: RAJJUS[rajju] as Rajju,
      rajjuDirection,
      vedha,
      tattva: TATTVAS[ELEMENT_ENDS.findIndex((end) => index < end)] as Tattva,
      sources: SOURCES_OF,
    };
  },
);

/**
 * What a nakshatra is.
 *
 * @param nakshatra  1 … 27, Ashwini first
 * @throws  EngineError INVALID_OPTION
 */
export function nakshatraAttributes(nakshatra: number): NakshatraAttributes {
  return NAKSHATRA_ATTRIBUTES[wholeIn('nakshatra', nakshatra, 1, 27) - 1] as NakshatraAttributes;
}

/** Indices into GANAS, YONIS and NADIS, one per nakshatra, for the score tables. */
export const GANA_OF: readonly number[] = ROWS.map((row) => row[0]);
export const YONI_OF: readonly number[] = ROWS.map((row) => row[1]);
export const NADI_OF: readonly number[] = ROWS.map((_, index) => CHANNEL[index % 6] as number);
/** Index into VARNAS of each nakshatra. */
export const STAR_VARNA_OF: readonly number[] = ROWS.map((row) => row[3]);
