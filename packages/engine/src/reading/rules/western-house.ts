/**
 * What a planet does in each house of a Western chart. Houses bind a planet to a person, so also those of a generation count, most of all
 * at the angles; the lights at the angles decide. The readings are ours.
 */

import type { Family, Marks } from './rule.ts';
import { topicsOfHouse } from './topics.ts';

/** By planet and house. */
// biome-ignore format: a table reads in rows
const MARKS: Marks = {
  'Sun.1': ['favourable', 3],     'Sun.2': ['favourable', 2],     'Sun.3': ['favourable', 2],     'Sun.4': ['mixed', 3],
  'Sun.5': ['favourable', 2],     'Sun.6': ['mixed', 2],          'Sun.7': ['mixed', 3],          'Sun.8': ['mixed', 2],
  'Sun.9': ['favourable', 2],     'Sun.10': ['favourable', 3],    'Sun.11': ['favourable', 2],    'Sun.12': ['mixed', 2],

  'Moon.1': ['mixed', 3],         'Moon.2': ['mixed', 2],         'Moon.3': ['favourable', 2],    'Moon.4': ['favourable', 3],
  'Moon.5': ['favourable', 2],    'Moon.6': ['mixed', 2],         'Moon.7': ['favourable', 3],    'Moon.8': ['mixed', 2],
  'Moon.9': ['favourable', 2],    'Moon.10': ['mixed', 3],        'Moon.11': ['favourable', 2],   'Moon.12': ['mixed', 2],

  'Mercury.1': ['favourable', 2], 'Mercury.2': ['favourable', 2], 'Mercury.3': ['favourable', 2], 'Mercury.4': ['neutral', 2],
  'Mercury.5': ['favourable', 1], 'Mercury.6': ['favourable', 2], 'Mercury.7': ['favourable', 2], 'Mercury.8': ['mixed', 1],
  'Mercury.9': ['favourable', 1], 'Mercury.10': ['favourable', 2], 'Mercury.11': ['favourable', 1], 'Mercury.12': ['mixed', 1],

  'Venus.1': ['favourable', 3],   'Venus.2': ['favourable', 2],   'Venus.3': ['favourable', 1],   'Venus.4': ['favourable', 2],
  'Venus.5': ['favourable', 2],   'Venus.6': ['favourable', 1],   'Venus.7': ['favourable', 3],   'Venus.8': ['favourable', 1],
  'Venus.9': ['favourable', 1],   'Venus.10': ['favourable', 2],  'Venus.11': ['favourable', 2],  'Venus.12': ['mixed', 1],

  'Mars.1': ['mixed', 3],         'Mars.2': ['mixed', 2],         'Mars.3': ['mixed', 1],         'Mars.4': ['mixed', 2],
  'Mars.5': ['mixed', 1],         'Mars.6': ['favourable', 2],    'Mars.7': ['mixed', 3],         'Mars.8': ['mixed', 2],
  'Mars.9': ['favourable', 1],    'Mars.10': ['favourable', 3],   'Mars.11': ['favourable', 1],   'Mars.12': ['mixed', 2],

  'Jupiter.1': ['favourable', 3], 'Jupiter.2': ['favourable', 2], 'Jupiter.3': ['favourable', 1], 'Jupiter.4': ['favourable', 2],
  'Jupiter.5': ['favourable', 2], 'Jupiter.6': ['favourable', 1], 'Jupiter.7': ['favourable', 2], 'Jupiter.8': ['favourable', 1],
  'Jupiter.9': ['favourable', 3], 'Jupiter.10': ['favourable', 3], 'Jupiter.11': ['favourable', 2], 'Jupiter.12': ['favourable', 2],

  'Saturn.1': ['mixed', 3],       'Saturn.2': ['mixed', 2],       'Saturn.3': ['mixed', 1],       'Saturn.4': ['unfavourable', 2],
  'Saturn.5': ['unfavourable', 1], 'Saturn.6': ['mixed', 2],      'Saturn.7': ['mixed', 3],       'Saturn.8': ['mixed', 2],
  'Saturn.9': ['mixed', 1],       'Saturn.10': ['favourable', 3], 'Saturn.11': ['favourable', 1], 'Saturn.12': ['unfavourable', 2],

  'Uranus.1': ['mixed', 2],       'Uranus.2': ['mixed', 1],       'Uranus.3': ['favourable', 1],  'Uranus.4': ['mixed', 2],
  'Uranus.5': ['mixed', 1],       'Uranus.6': ['mixed', 1],       'Uranus.7': ['mixed', 2],       'Uranus.8': ['mixed', 1],
  'Uranus.9': ['favourable', 1],  'Uranus.10': ['mixed', 2],      'Uranus.11': ['favourable', 1], 'Uranus.12': ['mixed', 1],

  'Neptune.1': ['mixed', 2],      'Neptune.2': ['mixed', 1],      'Neptune.3': ['mixed', 1],      'Neptune.4': ['mixed', 2],
  'Neptune.5': ['mixed', 1],      'Neptune.6': ['mixed', 1],      'Neptune.7': ['mixed', 2],      'Neptune.8': ['mixed', 1],
  'Neptune.9': ['favourable', 1], 'Neptune.10': ['mixed', 2],     'Neptune.11': ['mixed', 1],     'Neptune.12': ['favourable', 1],

  'Pluto.1': ['mixed', 2],        'Pluto.2': ['mixed', 1],        'Pluto.3': ['mixed', 1],        'Pluto.4': ['mixed', 2],
  'Pluto.5': ['mixed', 1],        'Pluto.6': ['mixed', 1],        'Pluto.7': ['mixed', 2],        'Pluto.8': ['favourable', 1],
  'Pluto.9': ['mixed', 1],        'Pluto.10': ['mixed', 2],       'Pluto.11': ['mixed', 1],       'Pluto.12': ['mixed', 1],
};

export const WESTERN_HOUSE: Family = {
  name: 'western-house',
  scope: 'natal',
  marks: MARKS,
  source: 'khagol',
  classification: 'convention',
  when: ([planet, house]) => [{ fact: `w.house:${planet}`, is: Number(house) }],
  topics: ([, house]) => topicsOfHouse(Number(house)),
};
