/**
 * The year of life by Tajika: the muntha by its house in the year's chart, the lord of the year, and the periods of the year by their lords (mudda): 28
 * rules. Neelakantha holds the muntha well placed in the ninth, tenth and eleventh, fairly in the first, second, third and fifth, ill in the rest.
 */

import type { Family } from './rule.ts';
import { type Topic, topicsOfHouse } from './topics.ts';

/** Argument: the house, counted from the lagna of the year. */
export const MUNTHA: Family = {
  name: 'muntha',
  scope: 'period',
  // biome-ignore format: a table reads in rows
  marks: {
    '1': ['favourable', 2],    '2': ['favourable', 2],    '3': ['favourable', 2],    '4': ['unfavourable', 2],
    '5': ['favourable', 2],    '6': ['unfavourable', 2],  '7': ['unfavourable', 2],  '8': ['unfavourable', 2],
    '9': ['favourable', 3],    '10': ['favourable', 3],   '11': ['favourable', 3],   '12': ['unfavourable', 2],
  },
  source: 'tajika-neelakanthi',
  classification: 'classical',
  when: ([house]) => [{ fact: 'muntha', is: Number(house) }],
  topics: ([house]) => topicsOfHouse(Number(house)),
  care: ([house]) => (house === '6' || house === '8' ? 'health' : undefined),
};

const GRAHA_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  Sun: ['career', 'self'],
  Moon: ['mind', 'home'],
  Mars: ['career', 'siblings'],
  Mercury: ['business', 'education'],
  Jupiter: ['fortune', 'children'],
  Venus: ['love', 'gains'],
  Saturn: ['career', 'expenses'],
  Rahu: ['travel', 'gains'],
  Ketu: ['spirituality', 'mind'],
};
const topics: Family['topics'] = ([graha]) => GRAHA_TOPICS[graha as string] as readonly Topic[];

/** Argument: the graha. */
export const YEAR_LORD: Family = {
  name: 'year-lord',
  scope: 'period',
  marks: {
    Sun: ['favourable', 2],
    Moon: ['mixed', 2],
    Mars: ['mixed', 2],
    Mercury: ['favourable', 2],
    Jupiter: ['favourable', 3],
    Venus: ['favourable', 2],
    Saturn: ['mixed', 2],
  },
  source: 'tajika-neelakanthi',
  classification: 'classical',
  when: ([graha]) => [{ fact: 'year-lord', is: graha as string }],
  topics,
};

/** Argument: the graha whose part of the year runs. */
export const MUDDA: Family = {
  name: 'mudda',
  scope: 'period',
  marks: {
    Sun: ['mixed', 1],
    Moon: ['mixed', 1],
    Mars: ['mixed', 1],
    Mercury: ['favourable', 1],
    Jupiter: ['favourable', 1],
    Venus: ['favourable', 1],
    Saturn: ['mixed', 1],
    Rahu: ['mixed', 1],
    Ketu: ['mixed', 1],
  },
  source: 'tajika-neelakanthi',
  classification: 'classical',
  when: ([graha]) => [{ fact: 'mudda', is: graha as string }],
  topics,
};
