/** What people ask about. Every rule speaks to at least one topic; a question and a chapter of a report gather by them. */

export const TOPICS = [
  'self',
  'mind',
  'wealth',
  'family',
  'siblings',
  'home',
  'education',
  'children',
  'love',
  'marriage',
  'health',
  'career',
  'business',
  'fortune',
  'gains',
  'expenses',
  'travel',
  'spirituality',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What each house is asked about, from the first. @source `bphs` ch. 11 (significations of the houses) */
export const HOUSE_TOPICS: readonly (readonly Topic[])[] = [
  ['self', 'health'],
  ['wealth', 'family'],
  ['siblings', 'self'],
  ['home', 'education'],
  ['children', 'education', 'love'],
  ['health', 'career'],
  ['marriage', 'business'],
  ['health', 'mind'],
  ['fortune', 'spirituality', 'travel'],
  ['career'],
  ['gains', 'wealth'],
  ['expenses', 'spirituality', 'travel'],
];

/** Topics of a house by its number. */
export function topicsOfHouse(house: number): readonly Topic[] {
  return HOUSE_TOPICS[house - 1] as readonly Topic[];
}
