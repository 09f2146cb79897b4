/**
 * Saturn by the Moon: the three parts of his seven and a half years (in the 12th, 1st and 2nd sign from hers) and his two lesser passages, the small
 * panoti of the 4th and the 8th: 5 rules.
 */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  rising: ['expenses', 'mind'],
  peak: ['mind', 'self', 'career'],
  setting: ['wealth', 'family'],
  fourth: ['home', 'mind'],
  eighth: ['mind', 'wealth', 'career'],
};

/** Argument: the part. */
export const SADE_SATI: Family = {
  name: 'sade-sati',
  scope: 'transit',
  marks: {
    rising: ['mixed', 2],
    peak: ['unfavourable', 3],
    setting: ['mixed', 2],
    fourth: ['unfavourable', 2],
    eighth: ['unfavourable', 2],
  },
  source: 'almanac-practice',
  classification: 'traditional',
  when: ([part]) => [{ fact: 'sade-sati', is: part as string }],
  topics: ([part]) => TOPICS_OF[part as string] as readonly Topic[],
};
