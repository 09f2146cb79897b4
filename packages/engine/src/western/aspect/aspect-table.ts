/**
 * The aspects by name: how many parts of the circle each is, whose it is, and how it is taken.
 *
 * The five are Ptolemy's (`ptolemy-tetrabiblos`, I.13, with the conjunction); those of 30°, 36°, 45°, 72°, 108°, 135°, 144° and 150° are Kepler's
 * (`kepler-1619`, book IV); sevenths, ninths and elevenths came in with harmonics (`addey-1976`). Orbs of the first eleven are those of
 * chart/aspects.ts; the rest have 1°, a convention of programs, as are all natures but Ptolemy's.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';

/** How an aspect is taken, by itself: whom it joins may say otherwise. */
export const ASPECT_NATURES = ['harmonious', 'challenging', 'neutral'] as const;
export type AspectNature = (typeof ASPECT_NATURES)[number];

/** Names of the aspects, in the order of the table; where two are equally near, the one that stands first is taken. */
export const WESTERN_ASPECT_TYPES = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
  'semisextile',
  'semisquare',
  'quintile',
  'sesquisquare',
  'biquintile',
  'quincunx',
  'decile',
  'tredecile',
  'septile',
  'biseptile',
  'triseptile',
  'novile',
  'binovile',
  'quadnovile',
  'undecile',
  'biundecile',
  'triundecile',
  'quadundecile',
  'quinundecile',
] as const;
export type WesternAspectType = (typeof WESTERN_ASPECT_TYPES)[number];

/** `major`: Ptolemy's five. `common`: six more that most charts show. `rare`: the others. */
export type AspectRank = 'major' | 'common' | 'rare';

export interface WesternAspectRow {
  readonly type: WesternAspectType;
  /** The circle is cut into so many parts … */
  readonly harmonic: number;
  /** … and the aspect is so many of them. */
  readonly parts: number;
  /** 360 · parts / harmonic. */
  readonly angleDeg: number;
  /** Of the scheme `by-aspect`, before what the Sun and the Moon add. */
  readonly orbDeg: number;
  readonly rank: AspectRank;
  readonly nature: AspectNature;
  readonly source: SourceKey;
  readonly classification: Classification;
}

type Row = readonly [WesternAspectType, number, number, number, AspectRank, AspectNature, SourceKey];

// biome-ignore format: a table reads in columns
const ROWS: readonly Row[] = [
  // type          of  parts orb rank      nature         source
  ['conjunction',   1, 0, 8, 'major',  'neutral',     'ptolemy-tetrabiblos'],
  ['sextile',       6, 1, 6, 'major',  'harmonious',  'ptolemy-tetrabiblos'],
  ['square',        4, 1, 8, 'major',  'challenging', 'ptolemy-tetrabiblos'],
  ['trine',         3, 1, 8, 'major',  'harmonious',  'ptolemy-tetrabiblos'],
  ['opposition',    2, 1, 8, 'major',  'challenging', 'ptolemy-tetrabiblos'],
  ['semisextile',  12, 1, 2, 'common', 'neutral',     'kepler-1619'],
  ['semisquare',    8, 1, 2, 'common', 'challenging', 'kepler-1619'],
  ['quintile',      5, 1, 2, 'common', 'harmonious',  'kepler-1619'],
  ['sesquisquare',  8, 3, 2, 'common', 'challenging', 'kepler-1619'],
  ['biquintile',    5, 2, 2, 'common', 'harmonious',  'kepler-1619'],
  ['quincunx',     12, 5, 2, 'common', 'challenging', 'kepler-1619'],
  ['decile',       10, 1, 1, 'rare',   'neutral',     'kepler-1619'],
  ['tredecile',    10, 3, 1, 'rare',   'neutral',     'kepler-1619'],
  ['septile',       7, 1, 1, 'rare',   'neutral',     'addey-1976'],
  ['biseptile',     7, 2, 1, 'rare',   'neutral',     'addey-1976'],
  ['triseptile',    7, 3, 1, 'rare',   'neutral',     'addey-1976'],
  ['novile',        9, 1, 1, 'rare',   'neutral',     'addey-1976'],
  ['binovile',      9, 2, 1, 'rare',   'neutral',     'addey-1976'],
  ['quadnovile',    9, 4, 1, 'rare',   'neutral',     'addey-1976'],
  ['undecile',     11, 1, 1, 'rare',   'neutral',     'addey-1976'],
  ['biundecile',   11, 2, 1, 'rare',   'neutral',     'addey-1976'],
  ['triundecile',  11, 3, 1, 'rare',   'neutral',     'addey-1976'],
  ['quadundecile', 11, 4, 1, 'rare',   'neutral',     'addey-1976'],
  ['quinundecile', 11, 5, 1, 'rare',   'neutral',     'addey-1976'],
];

/** Every aspect that has a name here, the five major ones first. */
export const WESTERN_ASPECTS: readonly WesternAspectRow[] = ROWS.map(
  ([type, harmonic, parts, orbDeg, rank, nature, source]) => ({
    type,
    harmonic,
    parts,
    angleDeg: (360 * parts) / harmonic,
    orbDeg,
    rank,
    nature,
    source,
    classification: source === 'addey-1976' ? 'modern' : 'classical',
  }),
);

/** How many signs an aspect spans, 0 … 6; null where it is no whole number of signs. */
export function signsSpanned(angleDeg: number): number | null {
  return angleDeg % 30 === 0 ? angleDeg / 30 : null;
}
