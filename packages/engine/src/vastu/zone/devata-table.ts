/**
 * The 45 gods and their padas in the 81- and the 64-pada plan.
 *
 * Rows count from the north, columns from the west, both from 1. The verses' plate is printed with east at the top: its number of a square is
 * (9 − column)·9 + row.
 *
 * Sources: `brihat-samhita` 53.43–48 for the gods and their order, 53.49–50 for how many padas each holds, 53.55–56 for the 64; `mayamata` 7 for the
 * other names. In the 64 the counts are the verses', who sits where follows the order of the 81 (convention), as does which half of a divided
 * pada is whose.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Zone } from './zone-table.ts';

/** Row from the north and column from the west, from 1. */
export type Pada = readonly [row: number, column: number];

/** On the rim, with a door; in a corner within it; in the middle of a side within it; in the middle. */
export type DevataRing = 'outer' | 'inner-corner' | 'inner-side' | 'centre';

/** One of the 45. */
export interface Devata {
  /** 1 … 45 in the order of the verses. */
  readonly number: number;
  readonly id: string;
  /** As in Brihat Samhita. */
  readonly name: string;
  readonly mayamataName: string;
  readonly ring: DevataRing;
  /** Side of the rim, or direction within it. */
  readonly side: Zone;
  /** Code of the rim god's door; null for those within. */
  readonly entrance: string | null;
  readonly zone: Zone;
  readonly padas: readonly Pada[];
  readonly locus: string;
  readonly classification: Classification;
  readonly sources: readonly SourceKey[];
}

/** A god's ground in the 64-pada plan. */
export interface Devata64 {
  readonly id: string;
  readonly name: string;
  /** Padas it holds alone. */
  readonly padas: readonly Pada[];
  /** A pada it shares with a neighbour, divided by the plan's diagonal; null for most. */
  readonly sharedPada: Pada | null;
  /** Which half: the one before the diagonal, going clockwise about the middle, or the one after. */
  readonly half: 'before' | 'after' | null;
  /** 0.5, 1.5, 2 or 4. */
  readonly padaCount: number;
  readonly locus: string;
  /** Of the placement; the counts are classical. */
  readonly classification: Classification;
  readonly sources: readonly SourceKey[];
}

type Row81 = readonly [
  number: number,
  id: string,
  name: string,
  mayamataName: string,
  ring: DevataRing,
  side: Zone,
  entrance: string | null,
  zone: Zone,
  verse: string,
  padas: readonly Pada[],
];

// biome-ignore format: a table reads in rows
const ROWS_81: readonly Row81[] = [
  [ 1, 'shikhin',       'Śikhin',               'Īśa',                  'outer',        'E',      'E1', 'NE',     '53.43-45', [[1, 9]]],
  [ 2, 'parjanya',      'Parjanya',             'Parjanya',             'outer',        'E',      'E2', 'NE',     '53.43-45', [[2, 9]]],
  [ 3, 'jayanta',       'Jayanta',              'Jayanta',              'outer',        'E',      'E3', 'NE',     '53.43-45', [[3, 9], [3, 8]]],
  [ 4, 'indra',         'Indra',                'Mahendra',             'outer',        'E',      'E4', 'E',      '53.43-45', [[4, 9], [4, 8]]],
  [ 5, 'surya',         'Sūrya',                'Āditya',               'outer',        'E',      'E5', 'E',      '53.43-45', [[5, 9], [5, 8]]],
  [ 6, 'satya',         'Satya',                'Satyaka',              'outer',        'E',      'E6', 'E',      '53.43-45', [[6, 9], [6, 8]]],
  [ 7, 'bhrsha',        'Bhṛśa',                'Bhṛśa',                'outer',        'E',      'E7', 'SE',     '53.43-45', [[7, 9], [7, 8]]],
  [ 8, 'antariksha',    'Antarikṣa',            'Antarikṣa',            'outer',        'E',      'E8', 'SE',     '53.43-45', [[8, 9]]],
  [ 9, 'anila',         'Anila',                'Agni',                 'outer',        'S',      'S1', 'SE',     '53.43-45', [[9, 9]]],
  [10, 'pushan',        'Pūṣan',                'Pūṣan',                'outer',        'S',      'S2', 'SE',     '53.43-45', [[9, 8]]],
  [11, 'vitatha',       'Vitatha',              'Vitatha',              'outer',        'S',      'S3', 'SE',     '53.43-45', [[9, 7], [8, 7]]],
  [12, 'brihatkshata',  'Bṛhatkṣata',           'Rākṣasa (Gṛhakṣata)',  'outer',        'S',      'S4', 'S',      '53.43-45', [[9, 6], [8, 6]]],
  [13, 'yama',          'Yama',                 'Yama',                 'outer',        'S',      'S5', 'S',      '53.43-45', [[9, 5], [8, 5]]],
  [14, 'gandharva',     'Gandharva',            'Gandharva',            'outer',        'S',      'S6', 'S',      '53.43-45', [[9, 4], [8, 4]]],
  [15, 'bhringaraja',   'Bhṛṅgarāja',           'Bhṛṅgarāja',           'outer',        'S',      'S7', 'SW',     '53.43-45', [[9, 3], [8, 3]]],
  [16, 'mriga',         'Mṛga',                 'Mṛṣa',                 'outer',        'S',      'S8', 'SW',     '53.43-45', [[9, 2]]],
  [17, 'pitri',         'Pitṛ',                 'Pitṛ',                 'outer',        'W',      'W1', 'SW',     '53.43-45', [[9, 1]]],
  [18, 'dauvarika',     'Dauvārika',            'Dauvārika',            'outer',        'W',      'W2', 'SW',     '53.43-45', [[8, 1]]],
  [19, 'sugriva',       'Sugrīva',              'Sugrīva',              'outer',        'W',      'W3', 'SW',     '53.43-45', [[7, 1], [7, 2]]],
  [20, 'kusumadanta',   'Kusumadanta',          'Puṣpadanta',           'outer',        'W',      'W4', 'W',      '53.43-45', [[6, 1], [6, 2]]],
  [21, 'varuna',        'Varuṇa',               'Jalādhipa',            'outer',        'W',      'W5', 'W',      '53.43-45', [[5, 1], [5, 2]]],
  [22, 'asura',         'Asura',                'Asura',                'outer',        'W',      'W6', 'W',      '53.43-45', [[4, 1], [4, 2]]],
  [23, 'shosha',        'Śoṣa',                 'Śoṣa',                 'outer',        'W',      'W7', 'NW',     '53.43-45', [[3, 1], [3, 2]]],
  [24, 'papayakshman',  'Pāpayakṣman',          'Roga',                 'outer',        'W',      'W8', 'NW',     '53.43-45', [[2, 1]]],
  [25, 'roga',          'Roga',                 'Vāyu',                 'outer',        'N',      'N1', 'NW',     '53.43-45', [[1, 1]]],
  [26, 'naga',          'Ahi (Nāga)',           'Ahi (Nāga)',           'outer',        'N',      'N2', 'NW',     '53.43-45', [[1, 2]]],
  [27, 'mukhya',        'Mukhya',               'Mukhya',               'outer',        'N',      'N3', 'NW',     '53.43-45', [[1, 3], [2, 3]]],
  [28, 'bhallata',      'Bhallāṭa',             'Bhallāṭa',             'outer',        'N',      'N4', 'N',      '53.43-45', [[1, 4], [2, 4]]],
  [29, 'soma',          'Soma',                 'Soma',                 'outer',        'N',      'N5', 'N',      '53.43-45', [[1, 5], [2, 5]]],
  [30, 'bhujaga',       'Bhujaga',              'Mṛga',                 'outer',        'N',      'N6', 'N',      '53.43-45', [[1, 6], [2, 6]]],
  [31, 'aditi',         'Aditi',                'Aditi',                'outer',        'N',      'N7', 'NE',     '53.43-45', [[1, 7], [2, 7]]],
  [32, 'diti',          'Diti',                 'Uditi',                'outer',        'N',      'N8', 'NE',     '53.43-45', [[1, 8]]],
  [33, 'apa',           'Āpa',                  'Āpa',                  'inner-corner', 'NE',     null, 'NE',     '53.48',    [[2, 8]]],
  [34, 'savitra',       'Sāvitra',              'Savindra',             'inner-corner', 'SE',     null, 'SE',     '53.48',    [[8, 8]]],
  [35, 'jaya',          'Jaya',                 'Indrarāja',            'inner-corner', 'SW',     null, 'SW',     '53.48',    [[8, 2]]],
  [36, 'rudra',         'Rudra',                'Rudra',                'inner-corner', 'NW',     null, 'NW',     '53.48',    [[2, 2]]],
  [37, 'aryaman',       'Aryaman',              'Ārya',                 'inner-side',   'E',      null, 'E',      '53.46-47', [[4, 7], [5, 7], [6, 7]]],
  [38, 'savitri',       'Savitṛ',               'Savitra',              'inner-corner', 'SE',     null, 'SE',     '53.46-47', [[7, 7]]],
  [39, 'vivasvat',      'Vivasvat',             'Vivasvat',             'inner-side',   'S',      null, 'S',      '53.46-47', [[7, 4], [7, 5], [7, 6]]],
  [40, 'indra-inner',   'Indra (Vibudhādhipa)', 'Indra',                'inner-corner', 'SW',     null, 'SW',     '53.46-47', [[7, 3]]],
  [41, 'mitra',         'Mitra',                'Mitra',                'inner-side',   'W',      null, 'W',      '53.46-47', [[4, 3], [5, 3], [6, 3]]],
  [42, 'rajayakshman',  'Rājayakṣman',          'Rudrajaya',            'inner-corner', 'NW',     null, 'NW',     '53.46-47', [[3, 3]]],
  [43, 'prithvidhara',  'Pṛthvīdhara',          'Bhūdhara',             'inner-side',   'N',      null, 'N',      '53.46-47', [[3, 4], [3, 5], [3, 6]]],
  [44, 'apavatsa',      'Āpavatsa',             'Āpavatsa',             'inner-corner', 'NE',     null, 'NE',     '53.46-47', [[3, 7]]],
  [45, 'brahma',        'Brahmā',               'Brahmā',               'centre',       'CENTER', null, 'CENTER', '53.46',    [[4, 4], [4, 5], [4, 6], [5, 4], [5, 5], [5, 6], [6, 4], [6, 5], [6, 6]]],
];

/** The 45 in the order of the verses, with their padas of 81. */
export const DEVATAS_81: readonly Devata[] = ROWS_81.map(
  ([number, id, name, mayamataName, ring, side, entrance, zone, verse, padas]) => ({
    number,
    id,
    name,
    mayamataName,
    ring,
    side,
    entrance,
    zone,
    padas,
    locus: `BS ${verse}`,
    classification: 'classical',
    sources: ['brihat-samhita', 'mayamata'],
  }),
);

type Row64 = readonly [id: string, padas: readonly Pada[], sharedPada: Pada | null, half: 'before' | 'after' | null];

// biome-ignore format: a table reads in rows
const ROWS_64: readonly Row64[] = [
  ['shikhin',       [],                                        [1, 8],  'after'],
  ['parjanya',      [[2, 8]],                                  [2, 7],  'after'],
  ['jayanta',       [[3, 8], [3, 7]],                          null,    null],
  ['indra',         [[4, 8], [4, 7]],                          null,    null],
  ['surya',         [[5, 8], [5, 7]],                          null,    null],
  ['satya',         [[6, 8], [6, 7]],                          null,    null],
  ['bhrsha',        [[7, 8]],                                  [7, 7],  'before'],
  ['antariksha',    [],                                        [8, 8],  'before'],
  ['anila',         [],                                        [8, 8],  'after'],
  ['pushan',        [[8, 7]],                                  [7, 7],  'after'],
  ['vitatha',       [[8, 6], [7, 6]],                          null,    null],
  ['brihatkshata',  [[8, 5], [7, 5]],                          null,    null],
  ['yama',          [[8, 4], [7, 4]],                          null,    null],
  ['gandharva',     [[8, 3], [7, 3]],                          null,    null],
  ['bhringaraja',   [[8, 2]],                                  [7, 2],  'before'],
  ['mriga',         [],                                        [8, 1],  'before'],
  ['pitri',         [],                                        [8, 1],  'after'],
  ['dauvarika',     [[7, 1]],                                  [7, 2],  'after'],
  ['sugriva',       [[6, 1], [6, 2]],                          null,    null],
  ['kusumadanta',   [[5, 1], [5, 2]],                          null,    null],
  ['varuna',        [[4, 1], [4, 2]],                          null,    null],
  ['asura',         [[3, 1], [3, 2]],                          null,    null],
  ['shosha',        [[2, 1]],                                  [2, 2],  'before'],
  ['papayakshman',  [],                                        [1, 1],  'before'],
  ['roga',          [],                                        [1, 1],  'after'],
  ['naga',          [[1, 2]],                                  [2, 2],  'after'],
  ['mukhya',        [[1, 3], [2, 3]],                          null,    null],
  ['bhallata',      [[1, 4], [2, 4]],                          null,    null],
  ['soma',          [[1, 5], [2, 5]],                          null,    null],
  ['bhujaga',       [[1, 6], [2, 6]],                          null,    null],
  ['aditi',         [[1, 7]],                                  [2, 7],  'before'],
  ['diti',          [],                                        [1, 8],  'before'],
  ['aryaman',       [[4, 6], [5, 6]],                          null,    null],
  ['vivasvat',      [[6, 4], [6, 5]],                          null,    null],
  ['mitra',         [[4, 3], [5, 3]],                          null,    null],
  ['prithvidhara',  [[3, 4], [3, 5]],                          null,    null],
  ['apa',           [],                                        [3, 6],  'before'],
  ['apavatsa',      [],                                        [3, 6],  'after'],
  ['savitra',       [],                                        [6, 6],  'before'],
  ['savitri',       [],                                        [6, 6],  'after'],
  ['jaya',          [],                                        [6, 3],  'before'],
  ['indra-inner',   [],                                        [6, 3],  'after'],
  ['rudra',         [],                                        [3, 3],  'before'],
  ['rajayakshman',  [],                                        [3, 3],  'after'],
  ['brahma',        [[4, 4], [4, 5], [5, 4], [5, 5]],          null,    null],
];

/** The same 45 with their padas of 64; rim gods first, in the same order. */
export const DEVATAS_64: readonly Devata64[] = ROWS_64.map(([id, padas, sharedPada, half]) => ({
  id,
  name: DEVATAS_81.find((devata) => devata.id === id)?.name ?? id,
  padas,
  sharedPada,
  half,
  padaCount: padas.length + (sharedPada === null ? 0 : 0.5),
  locus: 'BS 53.55-56',
  classification: 'convention',
  sources: ['brihat-samhita', 'agni-purana'],
}));
