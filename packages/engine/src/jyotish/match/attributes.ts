/**
 * What each nakshatra is, for those who match charts: its gana, yoni, nadi, rajju and the rest, in one table of 27 rows.
 *
 * Gana, yoni with its sex, nadi, rajju and vedha are those of Raman (`raman-muhurtha`), which all programs looked at share; deities from
 * Varahamihira (`brihat-samhita`, ch. 98), elements by the five groups of stars of the southern books (`prasna-marga`), the varna of the
 * star as southern almanacs count it (`almanac-practice`), lords by Parashara (`bphs`, ch. 46).
 */

import { NAKSHATRA_LORDS, NAKSHATRAS } from '../../chart/zodiac.ts';
import { wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha } from '../graha/index.ts';

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

type Row = readonly [
  deity: string,
  gana: number,
  yoni: number,
  sex: 'm' | 'f',
  varna: number,
  vedha: readonly number[],
];

// biome-ignore format: a table reads in rows
const ROWS: readonly Row[] = [
  // deity             gana yoni sex varna vedha
  ['Ashvins',           0,  0, 'm', 3, [18]],
  ['Yama',              1,  1, 'm', 2, [17]],
  ['Agni',              2,  2, 'f', 1, [16]],
  ['Prajapati',         1,  3, 'm', 0, [15]],
  ['Soma',              0,  3, 'f', 0, [14, 23]],
  ['Rudra',             1,  4, 'f', 1, [22]],
  ['Aditi',             0,  5, 'f', 2, [21]],
  ['Brihaspati',        0,  2, 'm', 3, [20]],
  ['Sarpas',            2,  5, 'm', 3, [19]],
  ['Pitris',            2,  6, 'm', 2, [27]],
  ['Bhaga',             1,  6, 'f', 1, [26]],
  ['Aryaman',           1,  7, 'm', 0, [25]],
  ['Savitri',           0,  8, 'f', 0, [24]],
  ['Tvashtri',          2,  9, 'f', 1, [5, 23]],
  ['Vayu',              0,  8, 'm', 2, [4]],
  ['Indra and Agni',    2,  9, 'm', 3, [3]],
  ['Mitra',             0, 10, 'f', 3, [2]],
  ['Indra',             2, 10, 'm', 2, [1]],
  ['Nirriti',           2,  4, 'm', 1, [9]],
  ['Apas',              1, 11, 'm', 0, [8]],
  ['Vishvedevas',       1, 12, 'm', 0, [7]],
  ['Vishnu',            0, 11, 'f', 1, [6]],
  ['Vasus',             2, 13, 'f', 2, [5, 14]],
  ['Varuna',            2,  0, 'f', 3, [13]],
  ['Aja Ekapada',       1, 13, 'm', 3, [12]],
  ['Ahirbudhnya',       1,  7, 'f', 2, [11]],
  ['Pushan',            0,  1, 'f', 1, [10]],
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
  ([deity, gana, yoni, sex, varna, vedha], index) => {
    const [rajju, rajjuDirection] = ROPE[index % 9] as (typeof ROPE)[number];
    return {
      nakshatra: index + 1,
      name: NAKSHATRAS[index] as (typeof NAKSHATRAS)[number],
      lord: NAKSHATRA_LORDS[index % 9] as Graha,
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
export const GANA_OF: readonly number[] = ROWS.map((row) => row[1]);
export const YONI_OF: readonly number[] = ROWS.map((row) => row[2]);
export const NADI_OF: readonly number[] = ROWS.map((_, index) => CHANNEL[index % 6] as number);
/** Index into VARNAS of each nakshatra. */
export const STAR_VARNA_OF: readonly number[] = ROWS.map((row) => row[4]);
