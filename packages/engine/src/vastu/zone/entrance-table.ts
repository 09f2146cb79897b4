/**
 * The 32 doors: whose they are and what the verses say of them, in our words.
 *
 * Sources: `brihat-samhita` 53.72 east, 73 south, 74 west, 75 north (numbered as in the translation of 1884). Other texts and practice that differ are
 * printed beside it, not merged. Two verdicts are not the verse's: a child's sex is no fault, so E2 is neutral, and N7 speaks of the household.
 * W3 is neutral because manuscripts read it both ways. Ranges of 11.25° are modern practice.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { DEVATAS_81 } from './devata-table.ts';

/** A side of the box. */
export type Side = 'E' | 'S' | 'W' | 'N';

/** The sides in the order of the doors, and the corner at which each begins. */
export const SIDES: readonly Side[] = ['E', 'S', 'W', 'N'];

/** How a door stands. */
export type EntranceRating = 'ideal' | 'neutral' | 'adverse' | 'severe';

/** One of the doors. */
export interface EntranceRow {
  /** 1 … 32 from the north-east corner clockwise. */
  readonly index: number;
  /** E1 … E8, S1 … S8, W1 … W8, N1 … N8. */
  readonly code: string;
  readonly side: Side;
  /** 1 … 8 along the side. */
  readonly ordinal: number;
  readonly devata: string;
  readonly devataName: string;
  /** Its rim pada in the 9×9 grid: row from the north, column from the west, from 1. */
  readonly pada81: readonly [number, number];
  /** Part of the side, from its first corner: 0, 0.125 … 1. */
  readonly sideShareFrom: number;
  readonly sideShareTo: number;
  readonly angularFromDeg: number;
  readonly angularToDeg: number;
  readonly effect: string;
  readonly rating: EntranceRating;
  readonly locus: string;
  /** What other texts and practice say. */
  readonly variants: readonly string[];
  readonly classification: Classification;
  readonly sources: readonly SourceKey[];
}

type Row = readonly [
  code: string,
  devata: string,
  rating: EntranceRating,
  verse: string,
  effect: string,
  variants: readonly string[],
];

// biome-ignore format: a table reads in rows
const ROWS: readonly Row[] = [
  ['E1', 'shikhin',      'adverse', '53.72', 'danger from fire',                        []],
  ['E2', 'parjanya',     'neutral', '53.72', 'birth of daughters', ['VP 7.57: many women and wealth']],
  ['E3', 'jayanta',      'ideal',   '53.72', 'abundant wealth',                         ['Matsya 254.8: praised', 'MahaVastu convention: good', 'Mayamata 9.58: water outlet / secondary']],
  ['E4', 'indra',        'ideal',   '53.72', 'favour of the ruler',                     ['Matsya 254.8: praised', 'Mayamata 30 and 9.57: main gate (Mahendra)']],
  ['E5', 'surya',        'adverse', '53.72', 'excess of anger',                         []],
  ['E6', 'satya',        'adverse', '53.72', 'untruthfulness',                          []],
  ['E7', 'bhrsha',       'adverse', '53.72', 'cruelty',                                 []],
  ['E8', 'antariksha',   'adverse', '53.72', 'theft',                                   []],
  ['S1', 'anila',        'adverse', '53.73', 'few children',                            []],
  ['S2', 'pushan',       'adverse', '53.73', 'servitude',                               []],
  ['S3', 'vitatha',      'adverse', '53.73', 'baseness',                                ['Matsya 254.9: Vitatha praised (contradicts BS)', 'MahaVastu convention: good (contradicts BS)']],
  ['S4', 'brihatkshata', 'ideal',   '53.73', 'plenty of food and drink, growing family', ['Mayamata 30 and 9.57: main gate (Rakshasa/Grihakshata)']],
  ['S5', 'yama',         'adverse', '53.73', 'fierceness',                              ['Matsya 254.9: Yamya praised (contradicts BS)']],
  ['S6', 'gandharva',    'adverse', '53.73', 'ingratitude',                             []],
  ['S7', 'bhringaraja',  'adverse', '53.73', 'poverty',                                 []],
  ['S8', 'mriga',        'severe',  '53.73', 'loss of children and vigour',             []],
  ['W1', 'pitri',        'adverse', '53.74', 'trouble to children',                     []],
  ['W2', 'dauvarika',    'adverse', '53.74', 'growing enmity',                          []],
  ['W3', 'sugriva',      'neutral', '53.74', 'wealth and children: attained or not attained depending on the reading', ['VP 7.62: loss of a son', 'MahaVastu convention: good', 'BS readings split between na-suta and suta; keep neutral until collated']],
  ['W4', 'kusumadanta',  'ideal',   '53.74', 'children, wealth and gains',              ['Matsya 254.9: praised', 'Mayamata 30 and 9.57: main gate', 'VP 7.62: growth']],
  ['W5', 'varuna',       'ideal',   '53.74', 'wealth',                                  ['Matsya 254.9: Varuna praised', 'VP 7.62: anger and enjoyment (mixed)']],
  ['W6', 'asura',        'adverse', '53.74', 'danger from the ruler',                   []],
  ['W7', 'shosha',       'adverse', '53.74', 'wasting of wealth',                       []],
  ['W8', 'papayakshman', 'adverse', '53.74', 'disease',                                 []],
  ['N1', 'roga',         'severe',  '53.75', 'death and bondage',                       []],
  ['N2', 'naga',         'adverse', '53.75', 'growing enmity',                          []],
  ['N3', 'mukhya',       'ideal',   '53.75', 'gain of children and wealth',             ['VP 7.64: wealth and sons']],
  ['N4', 'bhallata',     'ideal',   '53.75', 'every good quality',                      ['Mayamata 30 and 9.57: main gate', 'Matsya 254.9: praised', 'VP 7.64: great fortune']],
  ['N5', 'soma',         'ideal',   '53.75', 'children and wealth',                     ['Matsya 254.9: Saumya praised', 'VP 7.64: virtue']],
  ['N6', 'bhujaga',      'adverse', '53.75', 'enmity with the son',                     []],
  ['N7', 'aditi',        'adverse', '53.75', 'moral blame in the family',               ['VP 7.65: Aditi stores wealth (contradicts BS)']],
  ['N8', 'diti',         'adverse', '53.75', 'poverty',                                 []],
];

/** Works that variants name, by the word each begins with. */
const VARIANT_SOURCES: readonly (readonly [start: string, source: SourceKey])[] = [
  ['Matsya', 'matsya-purana'],
  ['Mayamata', 'mayamata'],
  ['VP', 'vishvakarma-prakasha'],
  ['MahaVastu', 'vastu-practice'],
];

/** The doors in their order. */
export const ENTRANCES: readonly EntranceRow[] = ROWS.map(([code, devata, rating, verse, effect, variants], i) => {
  const ordinal = (i % 8) + 1;
  const god = DEVATAS_81.find(({ id }) => id === devata);
  return {
    index: i + 1,
    code,
    side: SIDES[Math.floor(i / 8)] as Side,
    ordinal,
    devata,
    devataName: god?.name ?? devata,
    pada81: god?.padas[0] ?? [1, 1],
    sideShareFrom: (ordinal - 1) / 8,
    sideShareTo: ordinal / 8,
    angularFromDeg: (45 + i * 11.25) % 360,
    angularToDeg: (45 + (i + 1) * 11.25) % 360,
    effect,
    rating,
    locus: `BS ${verse}`,
    variants,
    classification: 'classical',
    sources: ['brihat-samhita', ...sourcesOf(variants)],
  };
});

function sourcesOf(variants: readonly string[]): readonly SourceKey[] {
  const named = VARIANT_SOURCES.filter(([start]) => variants.some((variant) => variant.startsWith(start)));
  return named.map(([, source]) => source);
}
