/**
 * Aspects between the planets of two people: 28 pairs of the seven, each in conjunction, in a soft aspect (sextile, trine) and in a hard one
 * (square, opposition): 84 rules. A pair is named in one order, Sun to Saturn, whichever of the two people has which planet.
 */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const ASPECTS_OF = {
  conjunction: ['conjunction'],
  soft: ['sextile', 'trine'],
  hard: ['square', 'opposition'],
} as const;

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  'Sun-Sun': ['self', 'marriage'],
  'Sun-Moon': ['marriage', 'love', 'mind'],
  'Sun-Mercury': ['mind', 'marriage'],
  'Sun-Venus': ['love', 'marriage'],
  'Sun-Mars': ['love', 'self'],
  'Sun-Jupiter': ['fortune', 'marriage'],
  'Sun-Saturn': ['marriage', 'career'],
  'Moon-Moon': ['mind', 'home', 'marriage'],
  'Moon-Mercury': ['mind', 'home'],
  'Moon-Venus': ['love', 'home'],
  'Moon-Mars': ['love', 'mind'],
  'Moon-Jupiter': ['home', 'family', 'marriage'],
  'Moon-Saturn': ['home', 'mind', 'marriage'],
  'Mercury-Mercury': ['mind', 'education'],
  'Mercury-Venus': ['love', 'mind'],
  'Mercury-Mars': ['mind', 'business'],
  'Mercury-Jupiter': ['education', 'mind', 'travel'],
  'Mercury-Saturn': ['mind', 'business'],
  'Venus-Venus': ['love', 'marriage', 'wealth'],
  'Venus-Mars': ['love', 'marriage'],
  'Venus-Jupiter': ['love', 'fortune', 'expenses'],
  'Venus-Saturn': ['marriage', 'love'],
  'Mars-Mars': ['love', 'career'],
  'Mars-Jupiter': ['business', 'travel'],
  'Mars-Saturn': ['career', 'marriage'],
  'Jupiter-Jupiter': ['fortune', 'spirituality'],
  'Jupiter-Saturn': ['career', 'wealth', 'family'],
  'Saturn-Saturn': ['marriage', 'career'],
};

/** Arguments: the pair, and conjunction, soft or hard. */
export const SYNASTRY_ASPECT: Family = {
  name: 'synastry-aspect',
  scope: 'pair',
  // biome-ignore format: a table reads in rows
  marks: {
    'Sun-Sun.conjunction': ['mixed', 2],             'Sun-Sun.soft': ['favourable', 2],         'Sun-Sun.hard': ['mixed', 2],
    'Sun-Moon.conjunction': ['favourable', 3],       'Sun-Moon.soft': ['favourable', 3],        'Sun-Moon.hard': ['mixed', 3],
    'Sun-Mercury.conjunction': ['favourable', 1],    'Sun-Mercury.soft': ['favourable', 1],     'Sun-Mercury.hard': ['mixed', 1],
    'Sun-Venus.conjunction': ['favourable', 3],      'Sun-Venus.soft': ['favourable', 2],       'Sun-Venus.hard': ['mixed', 2],
    'Sun-Mars.conjunction': ['mixed', 2],            'Sun-Mars.soft': ['favourable', 2],        'Sun-Mars.hard': ['unfavourable', 2],
    'Sun-Jupiter.conjunction': ['favourable', 2],    'Sun-Jupiter.soft': ['favourable', 2],     'Sun-Jupiter.hard': ['mixed', 1],
    'Sun-Saturn.conjunction': ['mixed', 3],          'Sun-Saturn.soft': ['favourable', 2],      'Sun-Saturn.hard': ['unfavourable', 2],
    'Moon-Moon.conjunction': ['favourable', 3],      'Moon-Moon.soft': ['favourable', 3],       'Moon-Moon.hard': ['unfavourable', 2],
    'Moon-Mercury.conjunction': ['favourable', 2],   'Moon-Mercury.soft': ['favourable', 1],    'Moon-Mercury.hard': ['mixed', 1],
    'Moon-Venus.conjunction': ['favourable', 3],     'Moon-Venus.soft': ['favourable', 2],      'Moon-Venus.hard': ['mixed', 1],
    'Moon-Mars.conjunction': ['mixed', 2],           'Moon-Mars.soft': ['favourable', 2],       'Moon-Mars.hard': ['unfavourable', 2],
    'Moon-Jupiter.conjunction': ['favourable', 3],   'Moon-Jupiter.soft': ['favourable', 2],    'Moon-Jupiter.hard': ['mixed', 1],
    'Moon-Saturn.conjunction': ['mixed', 3],         'Moon-Saturn.soft': ['favourable', 2],     'Moon-Saturn.hard': ['unfavourable', 3],
    'Mercury-Mercury.conjunction': ['favourable', 2], 'Mercury-Mercury.soft': ['favourable', 2], 'Mercury-Mercury.hard': ['mixed', 1],
    'Mercury-Venus.conjunction': ['favourable', 2],  'Mercury-Venus.soft': ['favourable', 1],   'Mercury-Venus.hard': ['mixed', 1],
    'Mercury-Mars.conjunction': ['mixed', 1],        'Mercury-Mars.soft': ['favourable', 1],    'Mercury-Mars.hard': ['unfavourable', 1],
    'Mercury-Jupiter.conjunction': ['favourable', 1], 'Mercury-Jupiter.soft': ['favourable', 1], 'Mercury-Jupiter.hard': ['mixed', 1],
    'Mercury-Saturn.conjunction': ['mixed', 1],      'Mercury-Saturn.soft': ['favourable', 1],  'Mercury-Saturn.hard': ['unfavourable', 1],
    'Venus-Venus.conjunction': ['favourable', 2],    'Venus-Venus.soft': ['favourable', 2],     'Venus-Venus.hard': ['mixed', 1],
    'Venus-Mars.conjunction': ['favourable', 3],     'Venus-Mars.soft': ['favourable', 3],      'Venus-Mars.hard': ['mixed', 3],
    'Venus-Jupiter.conjunction': ['favourable', 2],  'Venus-Jupiter.soft': ['favourable', 2],   'Venus-Jupiter.hard': ['mixed', 1],
    'Venus-Saturn.conjunction': ['mixed', 3],        'Venus-Saturn.soft': ['favourable', 3],    'Venus-Saturn.hard': ['unfavourable', 2],
    'Mars-Mars.conjunction': ['mixed', 2],           'Mars-Mars.soft': ['favourable', 2],       'Mars-Mars.hard': ['unfavourable', 2],
    'Mars-Jupiter.conjunction': ['favourable', 1],   'Mars-Jupiter.soft': ['favourable', 1],    'Mars-Jupiter.hard': ['mixed', 1],
    'Mars-Saturn.conjunction': ['mixed', 2],         'Mars-Saturn.soft': ['favourable', 1],     'Mars-Saturn.hard': ['unfavourable', 2],
    'Jupiter-Jupiter.conjunction': ['favourable', 1], 'Jupiter-Jupiter.soft': ['favourable', 1], 'Jupiter-Jupiter.hard': ['mixed', 1],
    'Jupiter-Saturn.conjunction': ['favourable', 1], 'Jupiter-Saturn.soft': ['favourable', 1],  'Jupiter-Saturn.hard': ['mixed', 1],
    'Saturn-Saturn.conjunction': ['mixed', 1],       'Saturn-Saturn.soft': ['favourable', 1],   'Saturn-Saturn.hard': ['mixed', 1],
  },
  source: 'davison-1977',
  classification: 'modern',
  when: ([pair, kind]) => [{ fact: `s.aspect:${pair}`, is: ASPECTS_OF[kind as keyof typeof ASPECTS_OF] }],
  topics: ([pair]) => TOPICS_OF[pair as string] as readonly Topic[],
};
