/**
 * What a graha stands for by nature: houses and relatives (the fixed significators; those that change with the kundli are Jaimini's).
 *
 * Sources: Parashara 32.18–21 and 32.34 (`bphs`); Phaladeepika 15.17 (`phaladeepika`).
 */

import { oneOf, wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha } from './kundli.ts';

export const BHAVA_KARAKA_SCHOOLS = ['bphs', 'phaladeepika'] as const;
export type BhavaKarakaSchool = (typeof BHAVA_KARAKA_SCHOOLS)[number];

// biome-ignore format: a table reads in rows
const BHAVA_KARAKAS: { readonly [S in BhavaKarakaSchool]: readonly (readonly Graha[])[] } = {
  bphs: [['Sun'], ['Jupiter'], ['Mars'], ['Moon'], ['Jupiter'], ['Mars'], ['Venus'], ['Saturn'], ['Jupiter'], ['Mercury'], ['Jupiter'], ['Saturn']],
  phaladeepika: [
    ['Sun'], ['Jupiter'], ['Mars'], ['Moon', 'Mercury'], ['Jupiter'], ['Mars', 'Saturn'], ['Venus'], ['Saturn'],
    ['Sun', 'Jupiter'], ['Sun', 'Mercury', 'Jupiter', 'Saturn'], ['Jupiter'], ['Saturn'],
  ],
};

/**
 * Significators of a house.
 *
 * @param house  1 … 12
 * @throws  EngineError INVALID_OPTION for an unknown school or house
 */
export function bhavaKarakasOf(house: number, school: BhavaKarakaSchool = 'bphs'): readonly Graha[] {
  const karakas = BHAVA_KARAKAS[oneOf('school', school, BHAVA_KARAKA_SCHOOLS)];
  return karakas[wholeIn('house', house, 1, 12) - 1] as readonly Graha[];
}

/** A relative and the graha that always stands for him; of two the stronger. */
export interface SthiraKaraka {
  readonly relative: string;
  readonly grahas: readonly Graha[];
  readonly source: SourceKey;
}

/** Parashara 32.18–21. */
// biome-ignore format: a table reads in rows
export const STHIRA_KARAKAS: readonly SthiraKaraka[] = [
  { relative: 'father', grahas: ['Sun', 'Venus'], source: 'bphs' },
  { relative: 'mother', grahas: ['Moon', 'Mars'], source: 'bphs' },
  { relative: 'younger siblings, siblings-in-law', grahas: ['Mars'], source: 'bphs' },
  { relative: 'maternal relatives', grahas: ['Mercury'], source: 'bphs' },
  { relative: 'paternal grandfather', grahas: ['Jupiter'], source: 'bphs' },
  { relative: 'spouse', grahas: ['Venus'], source: 'bphs' },
  { relative: 'sons', grahas: ['Saturn'], source: 'bphs' },
  { relative: 'parents-in-law, maternal grandfather', grahas: ['Ketu'], source: 'bphs' },
];
