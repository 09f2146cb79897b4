/** What the scores of a synastry count: weights of points, signs of aspects, and the points of Discepolo's method. Data only. */

import type { SourceKey } from '../../sources.ts';

/**
 * How much a point weighs between two people, 0 … 10. A convention of this engine: the lights first, then Venus and Mars and the ascendant, slow planets,
 * which whole years of births share, last.
 */
// biome-ignore format: a table reads in rows
export const POINT_WEIGHTS: { readonly [name: string]: number } = {
  Sun: 10, Moon: 10, Venus: 8, Mars: 8, Ascendant: 8, Mercury: 5, Jupiter: 5, Saturn: 5,
  Midheaven: 3, NorthNode: 3, SouthNode: 2, Chiron: 2, Uranus: 2, Neptune: 2, Pluto: 2,
};

/** Points that make a conjunction strain rather than join, unless both lights or Venus and Mars are the pair. */
export const STRAINING: ReadonlySet<string> = new Set(['Mars', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'SouthNode']);

/** What an aspect does, −1 … 1: by its nature, the five by name. */
export const ASPECT_SIGNS: { readonly [type: string]: number } = {
  trine: 1,
  sextile: 0.8,
  square: -0.8,
  opposition: -0.5,
};
/** A conjunction of points that join, and of others. */
export const CONJUNCTION_SIGNS: { readonly joining: number; readonly straining: number } = {
  joining: 0.9,
  straining: -0.3,
};
/** Every other aspect, by its nature. */
export const MINOR_SIGNS: { readonly harmonious: number; readonly challenging: number; readonly neutral: number } = {
  harmonious: 0.3,
  challenging: -0.3,
  neutral: 0,
};

/** One rule of Discepolo's count. `closer` is what it gives within two degrees. */
export interface DiscepoloRule {
  readonly id: string;
  readonly pair: readonly [string, string];
  /** Null: every aspect. */
  readonly aspects: readonly string[] | null;
  readonly points: number;
  readonly closer: number;
  readonly source: SourceKey;
}

// biome-ignore format: a table reads in columns
export const DISCEPOLO_RULES: readonly DiscepoloRule[] = [
  { id: 'sun-sun-main',       pair: ['Sun', 'Sun'],        aspects: ['conjunction', 'opposition', 'square'], points: 8, closer: 11, source: 'discepolo' },
  { id: 'sun-sun-other',      pair: ['Sun', 'Sun'],        aspects: null,                                    points: 4, closer: 4,  source: 'discepolo' },
  { id: 'sun-moon-conjunct',  pair: ['Sun', 'Moon'],       aspects: ['conjunction'],                         points: 8, closer: 11, source: 'discepolo' },
  { id: 'sun-moon-other',     pair: ['Sun', 'Moon'],       aspects: null,                                    points: 4, closer: 4,  source: 'discepolo' },
  { id: 'sun-ascendant',      pair: ['Sun', 'Ascendant'],  aspects: null,                                    points: 4, closer: 4,  source: 'discepolo' },
  { id: 'moon-ascendant',     pair: ['Moon', 'Ascendant'], aspects: null,                                    points: 4, closer: 4,  source: 'discepolo' },
  { id: 'venus-mars',         pair: ['Venus', 'Mars'],     aspects: null,                                    points: 4, closer: 4,  source: 'discepolo' },
];
/** Suns in signs of one quality: cardinal, fixed or mutable. */
export const DISCEPOLO_DESTINY = 5;
/** Within so many degrees an aspect is close. */
export const DISCEPOLO_CLOSE_DEG = 2;
/** What a count is called, from so many points on. */
export const DISCEPOLO_NAMES: readonly (readonly [number, string])[] = [
  [0, 'minimal'],
  [5, 'medium'],
  [10, 'important'],
  [15, 'very important'],
  [20, 'exceptional'],
  [30, 'rare exceptional'],
];
