/** What the sign that rises says of a person’s manner and first approach. It decides as much as the lights do. The readings are ours. */

import type { Family, Marks } from './rule.ts';

/** By sign. */
const MARKS: Marks = {
  Aries: ['favourable', 3],
  Taurus: ['favourable', 3],
  Gemini: ['favourable', 3],
  Cancer: ['mixed', 3],
  Leo: ['favourable', 3],
  Virgo: ['mixed', 3],
  Libra: ['favourable', 3],
  Scorpio: ['mixed', 3],
  Sagittarius: ['favourable', 3],
  Capricorn: ['mixed', 3],
  Aquarius: ['mixed', 3],
  Pisces: ['mixed', 3],
};

export const WESTERN_ASCENDANT: Family = {
  name: 'western-ascendant',
  scope: 'natal',
  marks: MARKS,
  source: 'khagol',
  classification: 'convention',
  when: ([sign]) => [{ fact: 'w.ascendant', is: sign as string }],
  topics: () => ['self'],
};
