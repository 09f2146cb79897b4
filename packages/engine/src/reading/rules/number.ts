/**
 * What the numbers of a name and a birth date mean: four core numbers of twelve values each, the birthday by its root and the personal year:
 * 66 rules.
 */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  'life-path': ['self', 'fortune', 'career'],
  expression: ['career', 'self'],
  'soul-urge': ['mind', 'love'],
  personality: ['self', 'business'],
  birthday: ['self', 'career'],
  'personal-year': ['fortune', 'career', 'home'],
};

/** Arguments: the kind of number and its value; a birthday goes by its root. A number points neither way; a personal year may. */
export const NUMBER: Family = {
  name: 'number',
  scope: 'number',
  // biome-ignore format: a table reads in rows
  marks: {
    'life-path.1': ['neutral', 3],       'life-path.2': ['neutral', 3],       'life-path.3': ['neutral', 3],
    'life-path.4': ['neutral', 3],       'life-path.5': ['neutral', 3],       'life-path.6': ['neutral', 3],
    'life-path.7': ['neutral', 3],       'life-path.8': ['neutral', 3],       'life-path.9': ['neutral', 3],
    'life-path.11': ['neutral', 3],      'life-path.22': ['neutral', 3],      'life-path.33': ['neutral', 3],

    'expression.1': ['neutral', 2],      'expression.2': ['neutral', 2],      'expression.3': ['neutral', 2],
    'expression.4': ['neutral', 2],      'expression.5': ['neutral', 2],      'expression.6': ['neutral', 2],
    'expression.7': ['neutral', 2],      'expression.8': ['neutral', 2],      'expression.9': ['neutral', 2],
    'expression.11': ['neutral', 2],     'expression.22': ['neutral', 2],     'expression.33': ['neutral', 2],

    'soul-urge.1': ['neutral', 2],       'soul-urge.2': ['neutral', 2],       'soul-urge.3': ['neutral', 2],
    'soul-urge.4': ['neutral', 2],       'soul-urge.5': ['neutral', 2],       'soul-urge.6': ['neutral', 2],
    'soul-urge.7': ['neutral', 2],       'soul-urge.8': ['neutral', 2],       'soul-urge.9': ['neutral', 2],
    'soul-urge.11': ['neutral', 2],      'soul-urge.22': ['neutral', 2],      'soul-urge.33': ['neutral', 2],

    'personality.1': ['neutral', 1],     'personality.2': ['neutral', 1],     'personality.3': ['neutral', 1],
    'personality.4': ['neutral', 1],     'personality.5': ['neutral', 1],     'personality.6': ['neutral', 1],
    'personality.7': ['neutral', 1],     'personality.8': ['neutral', 1],     'personality.9': ['neutral', 1],
    'personality.11': ['neutral', 1],    'personality.22': ['neutral', 1],    'personality.33': ['neutral', 1],

    'birthday.1': ['neutral', 1],        'birthday.2': ['neutral', 1],        'birthday.3': ['neutral', 1],
    'birthday.4': ['neutral', 1],        'birthday.5': ['neutral', 1],        'birthday.6': ['neutral', 1],
    'birthday.7': ['neutral', 1],        'birthday.8': ['neutral', 1],        'birthday.9': ['neutral', 1],

    'personal-year.1': ['favourable', 2], 'personal-year.2': ['neutral', 2],   'personal-year.3': ['favourable', 2],
    'personal-year.4': ['mixed', 2],     'personal-year.5': ['mixed', 2],     'personal-year.6': ['favourable', 2],
    'personal-year.7': ['neutral', 2],   'personal-year.8': ['favourable', 2], 'personal-year.9': ['mixed', 2],
  },
  source: 'decoz-1994',
  classification: 'modern',
  when: ([kind, value]) => [{ fact: `number:${kind}`, is: Number(value) }],
  topics: ([kind]) => TOPICS_OF[kind as string] as readonly Topic[],
};
