/**
 * The tables of the eight kootas, school by school: who gives how many points for what. The formulas that read them are in kootas.ts.
 *
 * Points stand in halves, so that all of them are whole numbers; rows are the groom's, columns the bride's. Sources: Raman's Muhurtha
 * (`raman-muhurtha`), the pages of saravali.de (`saravali-de`) and the tables that the programs panchangam-js 2.2.3, PyJHora 4.8.5 and
 * Maitreya 8.1.1 reckon with (`panchangam-js`, `pyjhora`, `maitreya`), compared on 46 pairs in the tests. Figures only are taken.
 */

import type { SourceKey } from '../../sources.ts';
import { STAR_VARNA_OF } from './attributes.ts';
import type { KootaSchools } from './settings.ts';

/** A school of one koota: its table, and on whose word. */
export interface School<T> {
  readonly table: T;
  readonly sources: readonly SourceKey[];
}
/** Every school of a koota by its name. */
type Schools<K extends keyof KootaSchools, T> = { readonly [S in KootaSchools[K]]: School<T> };

/** Rank of the varna (index into VARNAS), by sign (12) or by nakshatra (27). */
export interface VarnaTable {
  readonly by: 'sign' | 'nakshatra';
  readonly ranks: readonly number[];
}

export const VARNA_SCHOOLS: Schools<'varna', VarnaTable> = {
  'by-signs': {
    table: { by: 'sign', ranks: [2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3] },
    sources: ['muhurta-chintamani', 'drik-panchang-kuta', 'panchangam-js'],
  },
  raman: {
    table: { by: 'sign', ranks: [1, 0, 1, 3, 2, 0, 2, 3, 2, 0, 1, 3] },
    sources: ['raman-muhurtha', 'vedastro'],
  },
  saravali: {
    table: { by: 'sign', ranks: [2, 0, 1, 3, 2, 0, 1, 3, 2, 0, 1, 3] },
    sources: ['saravali-de', 'pyjhora', 'maitreya'],
  },
  nakshatra: { table: { by: 'nakshatra', ranks: STAR_VARNA_OF }, sources: ['almanac-practice'] },
};

/** The five natures of the signs, in the order of the tables. */
export const VASHYAS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const;
/** Nature of each sign in its first and in its second half; they differ in Sagittarius and Capricorn alone. */
export const VASHYA_FIRST: readonly number[] = [0, 0, 1, 2, 3, 1, 1, 4, 1, 0, 1, 2];
export const VASHYA_SECOND: readonly number[] = [0, 0, 1, 2, 3, 1, 1, 4, 0, 2, 1, 2];

/** Five natures against five, or twelve signs against twelve; halves of a point. */
export interface VashyaTable {
  readonly by: 'nature' | 'sign';
  readonly points: readonly (readonly number[])[];
}

/** Which signs each sign holds sway over, Aries first. */
export const VASHYA_SIGNS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [12, 3],
  [10, 6],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];

// biome-ignore format: tables read in rows
export const VASHYA_SCHOOLS: Schools<'vashya', VashyaTable> = {
  'north-indian': {
    table: { by: 'nature', points: [[4, 2, 2, 1, 2], [2, 4, 1, 0, 2], [2, 1, 4, 2, 2], [1, 0, 2, 4, 0], [2, 2, 2, 0, 4]] },
    sources: ['muhurta-chintamani', 'panchangam-js', 'program-practice'],
  },
  raman: {
    table: {
      by: 'sign',
      points: VASHYA_SIGNS.map((mine, groom) =>
        VASHYA_SIGNS.map((hers, bride) => (mine.includes(bride + 1) || hers.includes(groom + 1) ? 4 : 0)),
      ),
    },
    sources: ['raman-muhurtha', 'vedastro'],
  },
  pyjhora: {
    table: { by: 'nature', points: [[4, 1, 2, 0, 2], [1, 4, 0, 0, 0], [2, 0, 4, 4, 2], [0, 0, 4, 4, 0], [4, 0, 4, 0, 4]] },
    sources: ['pyjhora'],
  },
  saravali: {
    table: { by: 'nature', points: [[4, 2, 1, 0, 2], [0, 4, 2, 0, 2], [0, 2, 4, 0, 2], [1, 1, 2, 4, 0], [0, 2, 2, 0, 4]] },
    sources: ['saravali-de', 'maitreya'],
  },
  astroyogi: {
    table: { by: 'nature', points: [[4, 2, 2, 0, 2], [2, 4, 3, 0, 2], [2, 3, 4, 0, 2], [3, 0, 2, 4, 0], [2, 2, 2, 0, 4]] },
    sources: ['program-practice'],
  },
};

/** Where Sagittarius turns from man to horse, and Capricorn from goat to fish. */
export const VASHYA_HALF_SOURCES: { readonly [H in KootaSchools['vashyaHalves']]: readonly SourceKey[] } = {
  'by-longitude': ['drik-panchang-kuta', 'saravali-de'],
  'by-pada': ['pyjhora'],
  'first-half': ['panchangam-js'],
};

/**
 * How taras are counted. `half-each-way`: 1½ points for either count whose remainder by nine is not 3, 5 or 7. `all-or-nothing`: 3 points
 * unless the count from the bride leaves 3, 5 or 7. `raman`: 3 points where the count from the bride leaves 2, 4, 6, 8 or 0.
 * `pyjhora`: 1½ points where a count leaves 3, 5 or 7: that program has the rule turned over, a defect kept to reproduce its totals.
 */
export const TARA_SCHOOLS: { readonly [S in KootaSchools['tara']]: { readonly sources: readonly SourceKey[] } } = {
  'half-each-way': { sources: ['saravali-de', 'panchangam-js', 'maitreya'] },
  'all-or-nothing': { sources: ['almanac-practice'] },
  raman: { sources: ['raman-muhurtha'] },
  pyjhora: { sources: ['pyjhora'] },
};

export const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Parama Mitra',
] as const;

/** Whole points, 14 animals against 14. */
type YoniTable = readonly (readonly number[])[];

// biome-ignore format: a table reads in rows
const YONI_SARAVALI: YoniTable = [
  // Ho El Sh Se Do Ca Ra Co Bu Ti De Mo Mg Li
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 2],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];
/** The printed table differs with the direction in two pairs, horse with deer and lion with buffalo; here the lesser holds both ways. */
const YONI_NORTH_INDIAN: YoniTable = YONI_SARAVALI.map((row, a) =>
  row.map((points, b) => Math.min(points, (YONI_SARAVALI[b] as readonly number[])[a] as number)),
);

/** Sworn enemies, as indices into YONIS. */
export const YONI_ENEMIES: readonly (readonly [number, number])[] = [
  [0, 8],
  [1, 13],
  [2, 11],
  [3, 12],
  [4, 10],
  [5, 6],
  [7, 9],
];

/** 4 for the same animal, 0 for sworn enemies, 1 for the pairs listed, 2 for the rest. */
function yoniTable(unfriendly: readonly (readonly [number, number])[]): YoniTable {
  const has = (pairs: readonly (readonly [number, number])[], a: number, b: number) =>
    pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return YONI_SARAVALI.map((row, a) =>
    row.map((_, b) => (a === b ? 4 : has(YONI_ENEMIES, a, b) ? 0 : has(unfriendly, a, b) ? 1 : 2)),
  );
}

export const YONI_SCHOOLS: Schools<'yoni', YoniTable> = {
  'north-indian': { table: YONI_NORTH_INDIAN, sources: ['pyjhora', 'program-practice'] },
  saravali: { table: YONI_SARAVALI, sources: ['saravali-de'] },
  'panchangam-js': {
    table: yoniTable([
      [8, 9],
      [1, 9],
      [0, 10],
    ]),
    sources: ['panchangam-js'],
  },
  'enemies-only': { table: yoniTable([]), sources: ['muhurta-chintamani', 'xalen'] },
};

/** Halves of a point for: both friends, friend and neutral, both neutral, friend and enemy, neutral and enemy, both enemies. */
type MaitriTable = readonly [number, number, number, number, number, number];
export const MAITRI_SCHOOLS: Schools<'grahaMaitri', MaitriTable> = {
  'half-steps': { table: [10, 8, 6, 2, 1, 0], sources: ['future-point-matching', 'panchangam-js', 'pyjhora'] },
  maitreya: { table: [10, 8, 4, 4, 2, 0], sources: ['maitreya'] },
  saravali: { table: [10, 8, 6, 4, 2, 0], sources: ['saravali-de'] },
};

/** Whole points, three ganas against three. */
type GanaTable = readonly (readonly number[])[];
// biome-ignore format: tables read in rows
export const GANA_SCHOOLS: Schools<'gana', GanaTable> = {
  saravali: { table: [[6, 5, 1], [6, 6, 0], [0, 0, 6]], sources: ['saravali-de', 'pyjhora', 'maitreya'] },
  astrosage: { table: [[6, 6, 0], [5, 6, 0], [0, 0, 6]], sources: ['panchangam-js'] },
  'future-point': { table: [[6, 6, 1], [5, 6, 0], [1, 0, 6]], sources: ['future-point-matching'] },
  symmetric: { table: [[6, 5, 0], [5, 6, 0], [0, 0, 6]], sources: ['xalen', 'program-practice'] },
};

/** Whether a sign counted from the bride's to the groom's is good: 1 … 12, the same sign the first. */
type BhakootTable = readonly boolean[];
// biome-ignore format: tables read in rows
const BHAKOOT_STANDARD: BhakootTable = [true, false, true, true, false, false, true, false, false, true, true, false];
// biome-ignore format: tables read in rows
const BHAKOOT_RAMAN: BhakootTable = [true, false, false, false, false, false, true, true, true, true, true, true];
/**
 * `standard`: no points for 2/12, 5/9 and 6/8. `raman`: by direction, none where the groom's sign is the 2nd to the 6th from the
 * bride's; within one sign his star must come first. `pyjhora`: as `standard`, save for one cell (groom Cancer, bride Aquarius), a defect of
 * that program, kept to reproduce its totals.
 */
export const BHAKOOT_SCHOOLS: Schools<'bhakoot', BhakootTable> = {
  standard: { table: BHAKOOT_STANDARD, sources: ['muhurta-chintamani', 'saravali-de', 'panchangam-js'] },
  raman: { table: BHAKOOT_RAMAN, sources: ['raman-muhurtha', 'vedastro'] },
  pyjhora: { table: BHAKOOT_STANDARD, sources: ['pyjhora'] },
};

export const NADI_SOURCES: readonly SourceKey[] = ['muhurta-chintamani', 'raman-muhurtha', 'saravali-de'];

/** Varnas of grahas, ranks into VARNAS, for the exception by the lords of the signs. */
export const LORD_VARNA: { readonly [graha: string]: number } = {
  Venus: 3,
  Jupiter: 3,
  Mars: 2,
  Sun: 2,
  Moon: 1,
  Mercury: 0,
  Saturn: 0,
};
