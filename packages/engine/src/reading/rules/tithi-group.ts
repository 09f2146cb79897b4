/** The kind of the tithi of the birth, of which each comes round three times in a fortnight: 5 rules. */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

/** Tithis of each kind, 1 … 30, the bright fortnight first. */
const TITHIS_OF: Readonly<Record<string, readonly number[]>> = {
  nanda: [1, 6, 11, 16, 21, 26],
  bhadra: [2, 7, 12, 17, 22, 27],
  jaya: [3, 8, 13, 18, 23, 28],
  rikta: [4, 9, 14, 19, 24, 29],
  purna: [5, 10, 15, 20, 25, 30],
};

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  nanda: ['mind', 'fortune'],
  bhadra: ['home', 'business'],
  jaya: ['career', 'self'],
  rikta: ['self', 'spirituality'],
  purna: ['fortune', 'family'],
};

/** Argument: the kind. */
export const TITHI_GROUP: Family = {
  name: 'tithi-group',
  scope: 'natal',
  marks: {
    nanda: ['favourable', 1],
    bhadra: ['favourable', 1],
    jaya: ['favourable', 1],
    rikta: ['mixed', 1],
    purna: ['favourable', 1],
  },
  source: 'almanac-practice',
  classification: 'traditional',
  when: ([kind]) => [{ fact: 'tithi', is: TITHIS_OF[kind as string] as readonly number[] }],
  topics: ([kind]) => TOPICS_OF[kind as string] as readonly Topic[],
};
