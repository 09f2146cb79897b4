/** What each koota and porutham asks, in a sentence, and what a level is taken to mean. Words of this interface; the rules are the engine's. */

import type { CompatibilityLevel, Koota, PoruthamGrade, PoruthamName } from '@khagol/engine/jyotish';

export const KOOTA_WORDS: { readonly [K in Koota]: string } = {
  varna: 'The ranks of the two Moons: the groom’s should not be below the bride’s.',
  vashya: 'The natures of the two Moon signs, and which holds sway over the other.',
  tara: 'The two stars counted from each other: some counts are said to bring good, some ill.',
  yoni: 'The animals of the two stars: alike, friends, or sworn enemies.',
  grahaMaitri: 'The lords of the two Moon signs: friends, neutral, or enemies.',
  gana: 'The temper of the two stars: of gods, of men, or of demons.',
  bhakoot: 'The two Moon signs counted from each other: 2–12, 5–9 and 6–8 are shunned.',
  nadi: 'The channels of the two stars: they should differ.',
};

export const PORUTHAM_WORDS: { readonly [P in PoruthamName]: string } = {
  dina: 'His star counted from hers: for health and long life.',
  gana: 'The temper of the two stars: of gods, of men, or of demons.',
  mahendra: 'His star at certain counts from hers: for children and means.',
  streeDeergha: 'His star far enough from hers: for her well-being.',
  yoni: 'The animals of the two stars: alike, friends, or sworn enemies.',
  rashi: 'His Moon sign counted from hers.',
  rashyadhipati: 'The lords of the two Moon signs: friends, neutral, or enemies.',
  vashya: 'Whether one Moon sign holds sway over the other.',
  rajju: 'The ropes of the two stars: they should differ.',
  vedha: 'Whether the two stars obstruct each other.',
  nadi: 'The channels of the two stars: they should differ.',
  varna: 'The ranks of the two stars.',
};

/** From which grade of the ten poruthams comes which level. */
export const LEVEL_OF_GRADE: { readonly [G in PoruthamGrade]: CompatibilityLevel } = {
  uttama: 'Excellent',
  madhyama: 'Good',
  adhama: 'Poor',
};

/** How many of the ten make a level; the five essential ones must be among them, or the level is Poor. */
export const PORUTHAM_CUTOFFS = { Excellent: 8, Good: 6, Poor: 0 } as const;

const RECOMMENDATIONS: { readonly [L in CompatibilityLevel]: string } = {
  Excellent: 'By this count the match is held to be excellent.',
  Good: 'By this count the match is held to be good.',
  Average: 'By this count the match is held to be middling: what lost points should be looked at one by one.',
  Poor: 'By this count the match is not advised: what lost points should be looked at one by one.',
};

/** What a level, the exceptions and Mars come to, in words. */
export function recommendationOf(level: CompatibilityLevel, excused: CompatibilityLevel, marsAgrees: boolean): string {
  const exceptions = excused === level ? '' : ` With the exceptions that hold it would be ${excused.toLowerCase()}.`;
  const mars = marsAgrees ? '' : ' Mangal dosha remains in one chart and is not answered in the other.';
  return `${RECOMMENDATIONS[level]}${exceptions}${mars}`;
}
