/** The half tithi of the birth: seven that come round eight times in a month and four that come once: 11 rules. */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  Bava: ['self', 'career'],
  Balava: ['education', 'spirituality'],
  Kaulava: ['love', 'family'],
  Taitila: ['home', 'wealth'],
  Gara: ['home', 'career'],
  Vanija: ['business', 'gains'],
  Vishti: ['self', 'career'],
  Shakuni: ['mind', 'business'],
  Chatushpada: ['home', 'spirituality'],
  Naga: ['mind', 'self'],
  Kimstughna: ['fortune', 'self'],
};

/** Argument: the karana, by its name. */
export const KARANA: Family = {
  name: 'karana',
  scope: 'natal',
  marks: {
    Bava: ['favourable', 1],
    Balava: ['favourable', 1],
    Kaulava: ['favourable', 1],
    Taitila: ['favourable', 1],
    Gara: ['favourable', 1],
    Vanija: ['favourable', 1],
    Vishti: ['mixed', 1],
    Shakuni: ['mixed', 1],
    Chatushpada: ['mixed', 1],
    Naga: ['mixed', 1],
    Kimstughna: ['favourable', 1],
  },
  source: 'almanac-practice',
  classification: 'traditional',
  when: ([karana]) => [{ fact: 'karana', is: karana as string }],
  topics: ([karana]) => TOPICS_OF[karana as string] as readonly Topic[],
};
