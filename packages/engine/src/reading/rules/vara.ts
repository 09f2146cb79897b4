/** The weekday of the birth, which the almanacs count from sunrise: 7 rules. */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  Sunday: ['self', 'career'],
  Monday: ['mind', 'home'],
  Tuesday: ['self', 'siblings'],
  Wednesday: ['education', 'business'],
  Thursday: ['fortune', 'education'],
  Friday: ['love', 'wealth'],
  Saturday: ['career', 'self'],
};

/** Argument: the weekday, by its English name. */
export const VARA: Family = {
  name: 'vara',
  scope: 'natal',
  marks: {
    Sunday: ['mixed', 1],
    Monday: ['favourable', 1],
    Tuesday: ['mixed', 1],
    Wednesday: ['favourable', 1],
    Thursday: ['favourable', 1],
    Friday: ['favourable', 1],
    Saturday: ['mixed', 1],
  },
  source: 'almanac-practice',
  classification: 'traditional',
  when: ([day]) => [{ fact: 'vara', is: day as string }],
  topics: ([day]) => TOPICS_OF[day as string] as readonly Topic[],
};
