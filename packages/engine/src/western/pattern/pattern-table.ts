/**
 * Figures of aspects, as rows: how many points, which aspects join them, and on whom the figure rests.
 *
 * Points of a row have numbers from 0; an edge says which two are joined by which aspect. Aspects that a row does not name may be there or not.
 * The older names are in `tierney-1983`; those of programs have no one author.
 */

import type { SourceKey } from '../../sources.ts';
import type { WesternAspectType } from '../aspect/index.ts';

export const PATTERN_IDS = [
  'grand-trine',
  't-square',
  'grand-cross',
  'yod',
  'boomerang',
  'kite',
  'mystic-rectangle',
  'grand-sextile',
  'minor-grand-trine',
  'cradle',
  'wedge',
  'thors-hammer',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** Two points of a figure, by number, and the aspect between them. */
export type PatternEdge = readonly [number, number, WesternAspectType];

export interface PatternRow {
  readonly id: PatternId;
  readonly name: string;
  /** The condition in words. */
  readonly rule: string;
  readonly size: number;
  readonly edges: readonly PatternEdge[];
  /** Numbers of the points on which it rests; empty where all weigh alike. */
  readonly apex: readonly number[];
  /** The number of a point opposite to which the figure is open (the missing leg of a T-square); null where it is not. */
  readonly openOpposite: number | null;
  readonly source: SourceKey;
}

const TRINES: readonly PatternEdge[] = [
  [0, 1, 'trine'],
  [1, 2, 'trine'],
  [0, 2, 'trine'],
];
const YOD: readonly PatternEdge[] = [
  [0, 1, 'sextile'],
  [0, 2, 'quincunx'],
  [1, 2, 'quincunx'],
];

/** Every figure that is told by aspects; groups in one place are in stellium.ts. */
export const PATTERNS: readonly PatternRow[] = [
  {
    id: 'grand-trine',
    name: 'Grand Trine',
    rule: 'three points, each in trine to the others',
    size: 3,
    edges: TRINES,
    apex: [],
    openOpposite: null,
    source: 'tierney-1983',
  },
  {
    id: 't-square',
    name: 'T-Square',
    rule: 'two points in opposition, a third in square to both',
    size: 3,
    edges: [
      [0, 1, 'opposition'],
      [0, 2, 'square'],
      [1, 2, 'square'],
    ],
    apex: [2],
    openOpposite: 2,
    source: 'tierney-1983',
  },
  {
    id: 'grand-cross',
    name: 'Grand Cross',
    rule: 'two oppositions in square to each other',
    size: 4,
    edges: [
      [0, 2, 'opposition'],
      [1, 3, 'opposition'],
      [0, 1, 'square'],
      [1, 2, 'square'],
      [2, 3, 'square'],
      [0, 3, 'square'],
    ],
    apex: [],
    openOpposite: null,
    source: 'tierney-1983',
  },
  {
    id: 'yod',
    name: 'Yod',
    rule: 'two points in sextile, both in quincunx to a third',
    size: 3,
    edges: YOD,
    apex: [2],
    openOpposite: 2,
    source: 'tierney-1983',
  },
  {
    id: 'boomerang',
    name: 'Boomerang',
    rule: 'a yod with a fourth point in opposition to its apex',
    size: 4,
    edges: [...YOD, [2, 3, 'opposition']],
    apex: [2, 3],
    openOpposite: null,
    source: 'program-practice',
  },
  {
    id: 'kite',
    name: 'Kite',
    rule: 'a grand trine with a fourth point in opposition to one corner and in sextile to the two others',
    size: 4,
    edges: [...TRINES, [0, 3, 'opposition'], [1, 3, 'sextile'], [2, 3, 'sextile']],
    apex: [3],
    openOpposite: null,
    source: 'tierney-1983',
  },
  {
    id: 'mystic-rectangle',
    name: 'Mystic Rectangle',
    rule: 'two oppositions whose ends are in sextile and trine',
    size: 4,
    edges: [
      [0, 2, 'opposition'],
      [1, 3, 'opposition'],
      [0, 1, 'sextile'],
      [2, 3, 'sextile'],
      [1, 2, 'trine'],
      [0, 3, 'trine'],
    ],
    apex: [],
    openOpposite: null,
    source: 'tierney-1983',
  },
  {
    id: 'grand-sextile',
    name: 'Grand Sextile',
    rule: 'six points in sextile one after the other: two grand trines whose corners oppose each other',
    size: 6,
    edges: [
      [0, 1, 'sextile'],
      [1, 2, 'sextile'],
      [2, 3, 'sextile'],
      [3, 4, 'sextile'],
      [4, 5, 'sextile'],
      [0, 5, 'sextile'],
      [0, 2, 'trine'],
      [2, 4, 'trine'],
      [0, 4, 'trine'],
      [1, 3, 'trine'],
      [3, 5, 'trine'],
      [1, 5, 'trine'],
      [0, 3, 'opposition'],
      [1, 4, 'opposition'],
      [2, 5, 'opposition'],
    ],
    apex: [],
    openOpposite: null,
    source: 'tierney-1983',
  },
  {
    id: 'minor-grand-trine',
    name: 'Minor Grand Trine',
    rule: 'two points in trine, a third in sextile to both (talent triangle)',
    size: 3,
    edges: [
      [0, 1, 'trine'],
      [0, 2, 'sextile'],
      [1, 2, 'sextile'],
    ],
    apex: [2],
    openOpposite: null,
    source: 'program-practice',
  },
  {
    id: 'cradle',
    name: 'Cradle',
    rule: 'four points in sextile one after the other, the ends in opposition',
    size: 4,
    edges: [
      [0, 1, 'sextile'],
      [1, 2, 'sextile'],
      [2, 3, 'sextile'],
      [0, 2, 'trine'],
      [1, 3, 'trine'],
      [0, 3, 'opposition'],
    ],
    apex: [],
    openOpposite: null,
    source: 'program-practice',
  },
  {
    id: 'wedge',
    name: 'Wedge',
    rule: 'two points in opposition, a third in trine to one and in sextile to the other',
    size: 3,
    edges: [
      [0, 1, 'opposition'],
      [0, 2, 'trine'],
      [1, 2, 'sextile'],
    ],
    apex: [2],
    openOpposite: null,
    source: 'program-practice',
  },
  {
    id: 'thors-hammer',
    name: 'Thor’s Hammer',
    rule: 'two points in square, both in sesquisquare to a third (fist of God)',
    size: 3,
    edges: [
      [0, 1, 'square'],
      [0, 2, 'sesquisquare'],
      [1, 2, 'sesquisquare'],
    ],
    apex: [2],
    openOpposite: 2,
    source: 'program-practice',
  },
];
