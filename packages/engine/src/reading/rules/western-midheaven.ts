/** What the sign on the Midheaven says of calling and public standing. The readings are ours. */

import type { Family, Marks } from './rule.ts';

/** By sign. */
const MARKS: Marks = {
  Aries: ['favourable', 2],
  Taurus: ['favourable', 2],
  Gemini: ['favourable', 2],
  Cancer: ['favourable', 2],
  Leo: ['favourable', 2],
  Virgo: ['favourable', 2],
  Libra: ['favourable', 2],
  Scorpio: ['mixed', 2],
  Sagittarius: ['favourable', 2],
  Capricorn: ['favourable', 2],
  Aquarius: ['favourable', 2],
  Pisces: ['mixed', 2],
};

export const WESTERN_MIDHEAVEN: Family = {
  name: 'western-midheaven',
  scope: 'natal',
  marks: MARKS,
  source: 'khagol',
  classification: 'convention',
  when: ([sign]) => [{ fact: 'w.midheaven', is: sign as string }],
  topics: () => ['career'],
};
