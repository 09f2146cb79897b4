/** The rising sign: 12 rules. Which sign is kind or hard is decided by its lord, so no sign points either way here. */

import type { Family } from './rule.ts';

/** Argument: the sign, by its English name. */
export const LAGNA_SIGN: Family = {
  name: 'lagna-sign',
  scope: 'natal',
  marks: {
    Aries: ['neutral', 3],
    Taurus: ['neutral', 3],
    Gemini: ['neutral', 3],
    Cancer: ['neutral', 3],
    Leo: ['neutral', 3],
    Virgo: ['neutral', 3],
    Libra: ['neutral', 3],
    Scorpio: ['neutral', 3],
    Sagittarius: ['neutral', 3],
    Capricorn: ['neutral', 3],
    Aquarius: ['neutral', 3],
    Pisces: ['neutral', 3],
  },
  source: 'phaladeepika',
  classification: 'traditional',
  when: ([sign]) => [{ fact: 'lagna', is: sign as string }],
  topics: () => ['self', 'mind'],
};
