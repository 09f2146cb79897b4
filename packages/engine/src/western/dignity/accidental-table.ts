/** What each accidental fortitude and debility is worth: the figures of Lilly's table, one row a rule. */

import type { SourceKey } from '../../sources.ts';

/** Lilly p. 115, houses 1 … 12. */
export const HOUSE_FORTITUDES: readonly number[] = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5];

export const ACCIDENTAL_RULES = [
  'house',
  'direct',
  'retrograde',
  'swift',
  'slow',
  'oriental',
  'occidental',
  'moon-increasing',
  'moon-decreasing',
  'free-of-sun',
  'cazimi',
  'combust',
  'under-beams',
  'conjunction-benefic',
  'conjunction-north-node',
  'trine-benefic',
  'sextile-benefic',
  'conjunction-malefic',
  'conjunction-south-node',
  'opposition-malefic',
  'square-malefic',
  'besieged',
  'regulus',
  'spica',
  'algol',
] as const;
export type AccidentalRule = (typeof ACCIDENTAL_RULES)[number];

export interface AccidentalRow {
  /** Points; for `house` see `HOUSE_FORTITUDES`, for `oriental` and `occidental` they are those of the superior planets, of Mercury and Venus the opposite. */
  readonly points: number;
  readonly source: SourceKey;
}

/** Lilly p. 115. */
// biome-ignore format: a table reads in rows
export const ACCIDENTAL_TABLE: { readonly [R in Exclude<AccidentalRule, 'house'>]: AccidentalRow } = {
  direct:                   { points: 4,  source: 'lilly-1647' },
  retrograde:               { points: -5, source: 'lilly-1647' },
  swift:                    { points: 2,  source: 'lilly-1647' },
  slow:                     { points: -2, source: 'lilly-1647' },
  oriental:                 { points: 2,  source: 'lilly-1647' },
  occidental:               { points: -2, source: 'lilly-1647' },
  'moon-increasing':        { points: 2,  source: 'lilly-1647' },
  'moon-decreasing':        { points: -2, source: 'lilly-1647' },
  'free-of-sun':            { points: 5,  source: 'lilly-1647' },
  cazimi:                   { points: 5,  source: 'lilly-1647' },
  combust:                  { points: -5, source: 'lilly-1647' },
  'under-beams':            { points: -4, source: 'lilly-1647' },
  'conjunction-benefic':    { points: 5,  source: 'lilly-1647' },
  'conjunction-north-node': { points: 4,  source: 'lilly-1647' },
  'trine-benefic':          { points: 4,  source: 'lilly-1647' },
  'sextile-benefic':        { points: 3,  source: 'lilly-1647' },
  'conjunction-malefic':    { points: -5, source: 'lilly-1647' },
  'conjunction-south-node': { points: -4, source: 'lilly-1647' },
  'opposition-malefic':     { points: -4, source: 'lilly-1647' },
  'square-malefic':         { points: -3, source: 'lilly-1647' },
  besieged:                 { points: -5, source: 'lilly-1647' },
  regulus:                  { points: 6,  source: 'lilly-1647' },
  spica:                    { points: 5,  source: 'lilly-1647' },
  algol:                    { points: -5, source: 'lilly-1647' },
};

/** Mean daily motions by which a planet is swift or slow, degrees: Lilly's, in his chapters on the planets. */
// biome-ignore format: a table reads in rows
export const MEAN_MOTIONS_DEG: { readonly [planet: string]: number } = {
  Saturn: 2 / 60 + 1 / 3600, Jupiter: 4 / 60 + 59 / 3600, Mars: 31 / 60 + 27 / 3600, Sun: 59 / 60 + 8 / 3600,
  Venus: 59 / 60 + 8 / 3600, Mercury: 59 / 60 + 8 / 3600, Moon: 13 + 10 / 60 + 36 / 3600,
};
