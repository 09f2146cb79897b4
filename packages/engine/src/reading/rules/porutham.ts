/**
 * The ten poruthams of a match, each present or absent: 20 rules. Present means that it fits: of rajju that the ropes differ, of vedha that
 * nothing stands in the way.
 */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  dina: ['marriage', 'home'],
  gana: ['marriage', 'mind'],
  mahendra: ['family', 'children', 'marriage'],
  streeDeergha: ['marriage', 'fortune'],
  yoni: ['love', 'marriage'],
  rashi: ['family', 'marriage'],
  rashyadhipati: ['mind', 'marriage'],
  vashya: ['love', 'marriage'],
  rajju: ['marriage', 'home'],
  vedha: ['marriage', 'fortune'],
};

/** Arguments: the porutham, and present or absent. */
export const PORUTHAM: Family = {
  name: 'porutham',
  scope: 'pair',
  marks: {
    'dina.present': ['favourable', 2],
    'dina.absent': ['unfavourable', 2],
    'gana.present': ['favourable', 2],
    'gana.absent': ['unfavourable', 2],
    'mahendra.present': ['favourable', 1],
    'mahendra.absent': ['mixed', 1],
    'streeDeergha.present': ['favourable', 1],
    'streeDeergha.absent': ['mixed', 1],
    'yoni.present': ['favourable', 2],
    'yoni.absent': ['unfavourable', 2],
    'rashi.present': ['favourable', 2],
    'rashi.absent': ['unfavourable', 2],
    'rashyadhipati.present': ['favourable', 2],
    'rashyadhipati.absent': ['unfavourable', 1],
    'vashya.present': ['favourable', 1],
    'vashya.absent': ['mixed', 1],
    'rajju.present': ['favourable', 3],
    'rajju.absent': ['unfavourable', 3],
    'vedha.present': ['favourable', 2],
    'vedha.absent': ['unfavourable', 2],
  },
  source: 'almanac-practice',
  classification: 'traditional',
  when: ([porutham, state]) => [{ fact: `porutham:${porutham}`, is: state === 'present' }],
  topics: ([porutham]) => TOPICS_OF[porutham as string] as readonly Topic[],
};
