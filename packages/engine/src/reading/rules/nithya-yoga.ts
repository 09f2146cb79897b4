/**
 * The yoga of the day of birth, of the sum of the Sun's and the Moon's longitudes: 27 rules. The nine that almanacs shun for beginnings are
 * mixed in a birth: each has a strength of its own.
 */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  Vishkambha: ['self', 'gains'],
  Priti: ['love', 'mind'],
  Ayushman: ['health', 'self'],
  Saubhagya: ['fortune', 'marriage'],
  Shobhana: ['self', 'love'],
  Atiganda: ['mind', 'family'],
  Sukarma: ['career', 'fortune'],
  Dhriti: ['self', 'wealth'],
  Shula: ['mind', 'self'],
  Ganda: ['self', 'mind'],
  Vriddhi: ['gains', 'fortune'],
  Dhruva: ['self', 'home'],
  Vyaghata: ['self', 'career'],
  Harshana: ['mind', 'fortune'],
  Vajra: ['self', 'wealth'],
  Siddhi: ['career', 'spirituality'],
  Vyatipata: ['mind', 'fortune'],
  Variyan: ['wealth', 'love'],
  Parigha: ['self', 'career'],
  Shiva: ['spirituality', 'education'],
  Siddha: ['career', 'spirituality'],
  Sadhya: ['education', 'self'],
  Shubha: ['fortune', 'wealth'],
  Shukla: ['mind', 'education'],
  Brahma: ['education', 'spirituality'],
  Indra: ['career', 'gains'],
  Vaidhriti: ['mind', 'family'],
};

/** Argument: the yoga, by its name. */
export const NITHYA_YOGA: Family = {
  name: 'nithya-yoga',
  scope: 'natal',
  marks: {
    Vishkambha: ['mixed', 1],
    Priti: ['favourable', 1],
    Ayushman: ['favourable', 1],
    Saubhagya: ['favourable', 1],
    Shobhana: ['favourable', 1],
    Atiganda: ['mixed', 1],
    Sukarma: ['favourable', 1],
    Dhriti: ['favourable', 1],
    Shula: ['mixed', 1],
    Ganda: ['mixed', 1],
    Vriddhi: ['favourable', 1],
    Dhruva: ['favourable', 1],
    Vyaghata: ['mixed', 1],
    Harshana: ['favourable', 1],
    Vajra: ['mixed', 1],
    Siddhi: ['favourable', 1],
    Vyatipata: ['mixed', 1],
    Variyan: ['favourable', 1],
    Parigha: ['mixed', 1],
    Shiva: ['favourable', 1],
    Siddha: ['favourable', 1],
    Sadhya: ['favourable', 1],
    Shubha: ['favourable', 1],
    Shukla: ['favourable', 1],
    Brahma: ['favourable', 1],
    Indra: ['favourable', 1],
    Vaidhriti: ['mixed', 1],
  },
  source: 'almanac-practice',
  classification: 'traditional',
  when: ([yoga]) => [{ fact: 'nithya-yoga', is: yoga as string }],
  topics: ([yoga]) => TOPICS_OF[yoga as string] as readonly Topic[],
  care: ([yoga]) => (yoga === 'Ayushman' ? 'health' : undefined),
};
