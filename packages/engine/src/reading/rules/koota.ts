/** The eight kootas of a match, with all of their points, a part of them or none: 21 rules. Varna, bhakoot and nadi give all or none. */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  varna: ['marriage', 'self'],
  vashya: ['marriage', 'love'],
  tara: ['marriage', 'fortune'],
  yoni: ['love', 'marriage'],
  grahaMaitri: ['mind', 'marriage'],
  gana: ['marriage', 'mind'],
  bhakoot: ['family', 'marriage', 'wealth'],
  nadi: ['health', 'children', 'marriage'],
};

/** Arguments: the koota, and full, part or none. A koota counts here as its points count. */
export const KOOTA: Family = {
  name: 'koota',
  scope: 'pair',
  marks: {
    'varna.full': ['favourable', 1],
    'varna.none': ['mixed', 1],
    'vashya.full': ['favourable', 1],
    'vashya.part': ['mixed', 1],
    'vashya.none': ['unfavourable', 1],
    'tara.full': ['favourable', 1],
    'tara.part': ['mixed', 1],
    'tara.none': ['unfavourable', 1],
    'yoni.full': ['favourable', 2],
    'yoni.part': ['mixed', 1],
    'yoni.none': ['unfavourable', 2],
    'grahaMaitri.full': ['favourable', 2],
    'grahaMaitri.part': ['mixed', 2],
    'grahaMaitri.none': ['unfavourable', 2],
    'gana.full': ['favourable', 2],
    'gana.part': ['mixed', 2],
    'gana.none': ['unfavourable', 2],
    'bhakoot.full': ['favourable', 3],
    'bhakoot.none': ['unfavourable', 3],
    'nadi.full': ['favourable', 3],
    'nadi.none': ['unfavourable', 3],
  },
  source: 'muhurta-chintamani',
  classification: 'traditional',
  when: ([koota, points]) => [{ fact: `koota:${koota}`, is: points as string }],
  topics: ([koota]) => TOPICS_OF[koota as string] as readonly Topic[],
  care: ([koota]) => (koota === 'nadi' ? 'health' : undefined),
};
