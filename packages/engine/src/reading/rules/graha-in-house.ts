/**
 * What a graha does in the house in which it stands. The direction follows the texts: benefics serve most houses, malefics the third, sixth,
 * tenth and eleventh, and the eighth and twelfth ask for care of whoever stands there, Venus in the twelfth excepted.
 */

import type { Family, Marks } from './rule.ts';
import { topicsOfHouse } from './topics.ts';

/** By graha and house. The chapter is of the source; a verse is given where it was checked. */
// biome-ignore format: a table reads in rows
const MARKS: Marks = {
  'Sun.1': ['mixed', 3, '8'],           'Sun.2': ['mixed', 2, '8'],           'Sun.3': ['favourable', 2, '8'],
  'Sun.4': ['unfavourable', 2, '8'],    'Sun.5': ['mixed', 2, '8'],           'Sun.6': ['favourable', 3, '8'],
  'Sun.7': ['unfavourable', 2, '8'],    'Sun.8': ['unfavourable', 2, '8'],    'Sun.9': ['mixed', 2, '8'],
  'Sun.10': ['favourable', 3, '8'],     'Sun.11': ['favourable', 3, '8'],     'Sun.12': ['unfavourable', 2, '8'],

  'Moon.1': ['favourable', 3, '8'],     'Moon.2': ['favourable', 2, '8'],     'Moon.3': ['mixed', 1, '8'],
  'Moon.4': ['favourable', 3, '8'],     'Moon.5': ['favourable', 2, '8'],     'Moon.6': ['unfavourable', 2, '8'],
  'Moon.7': ['favourable', 2, '8'],     'Moon.8': ['unfavourable', 3, '8'],   'Moon.9': ['favourable', 2, '8'],
  'Moon.10': ['favourable', 2, '8'],    'Moon.11': ['favourable', 2, '8'],    'Moon.12': ['unfavourable', 2, '8'],

  'Mars.1': ['mixed', 3, '8'],          'Mars.2': ['unfavourable', 2, '8'],   'Mars.3': ['favourable', 3, '8'],
  'Mars.4': ['unfavourable', 2, '8'],   'Mars.5': ['unfavourable', 2, '8'],   'Mars.6': ['favourable', 3, '8'],
  'Mars.7': ['unfavourable', 3, '8'],   'Mars.8': ['unfavourable', 3, '8'],   'Mars.9': ['mixed', 1, '8'],
  'Mars.10': ['favourable', 3, '8'],    'Mars.11': ['favourable', 2, '8'],    'Mars.12': ['unfavourable', 2, '8'],

  'Mercury.1': ['favourable', 3, '8'],  'Mercury.2': ['favourable', 2, '8'],  'Mercury.3': ['mixed', 1, '8'],
  'Mercury.4': ['favourable', 2, '8'],  'Mercury.5': ['favourable', 2, '8'],  'Mercury.6': ['mixed', 2, '8'],
  'Mercury.7': ['favourable', 2, '8'],  'Mercury.8': ['mixed', 2, '8'],       'Mercury.9': ['favourable', 2, '8'],
  'Mercury.10': ['favourable', 3, '8'], 'Mercury.11': ['favourable', 2, '8'], 'Mercury.12': ['unfavourable', 1, '8'],

  'Jupiter.1': ['favourable', 3, '8'],  'Jupiter.2': ['favourable', 3, '8'],  'Jupiter.3': ['mixed', 2, '8'],
  'Jupiter.4': ['favourable', 3, '8'],  'Jupiter.5': ['favourable', 2, '8'],  'Jupiter.6': ['mixed', 2, '8'],
  'Jupiter.7': ['favourable', 2, '8'],  'Jupiter.8': ['mixed', 2, '8'],       'Jupiter.9': ['favourable', 3, '8'],
  'Jupiter.10': ['favourable', 3, '8'], 'Jupiter.11': ['favourable', 3, '8'], 'Jupiter.12': ['mixed', 1, '8'],

  'Venus.1': ['favourable', 3, '8'],    'Venus.2': ['favourable', 2, '8'],    'Venus.3': ['mixed', 1, '8'],
  'Venus.4': ['favourable', 3, '8'],    'Venus.5': ['favourable', 2, '8'],    'Venus.6': ['unfavourable', 1, '8'],
  'Venus.7': ['mixed', 3, '8'],         'Venus.8': ['mixed', 2, '8'],         'Venus.9': ['favourable', 2, '8'],
  'Venus.10': ['favourable', 2, '8'],   'Venus.11': ['favourable', 2, '8'],   'Venus.12': ['favourable', 2, '8'],

  'Saturn.1': ['mixed', 3, '8'],        'Saturn.2': ['mixed', 2, '8'],        'Saturn.3': ['favourable', 2, '8'],
  'Saturn.4': ['unfavourable', 2, '8'], 'Saturn.5': ['unfavourable', 2, '8'], 'Saturn.6': ['favourable', 3, '8'],
  'Saturn.7': ['mixed', 2, '8'],        'Saturn.8': ['unfavourable', 2, '8'], 'Saturn.9': ['mixed', 2, '8.24'],
  'Saturn.10': ['favourable', 3, '8.24'], 'Saturn.11': ['favourable', 3, '8.24'], 'Saturn.12': ['unfavourable', 2, '8.24'],

  'Rahu.1': ['mixed', 2, '8.25'],       'Rahu.2': ['mixed', 2, '8.25'],       'Rahu.3': ['favourable', 3, '8.25'],
  'Rahu.4': ['unfavourable', 2, '8.25'], 'Rahu.5': ['unfavourable', 2, '8.26'], 'Rahu.6': ['favourable', 3, '8.26'],
  'Rahu.7': ['unfavourable', 2, '8.26'], 'Rahu.8': ['unfavourable', 2, '8.26'], 'Rahu.9': ['mixed', 2, '8'],
  'Rahu.10': ['favourable', 2, '8'],    'Rahu.11': ['favourable', 3, '8'],    'Rahu.12': ['unfavourable', 2, '8'],

  'Ketu.1': ['mixed', 2, '8'],          'Ketu.2': ['unfavourable', 2, '8'],   'Ketu.3': ['favourable', 2, '8'],
  'Ketu.4': ['unfavourable', 2, '8'],   'Ketu.5': ['mixed', 2, '8'],          'Ketu.6': ['favourable', 2, '8'],
  'Ketu.7': ['unfavourable', 2, '8'],   'Ketu.8': ['mixed', 2, '8'],          'Ketu.9': ['mixed', 2, '8'],
  'Ketu.10': ['mixed', 2, '8'],         'Ketu.11': ['favourable', 2, '8'],    'Ketu.12': ['mixed', 2, '8'],
};

/** Rows whose words touch the body, and rows whose words touch a loss of money. */
// biome-ignore format: a table reads in rows
const BODY: ReadonlySet<string> = new Set([
  'Sun.6', 'Sun.8', 'Sun.12', 'Moon.6', 'Mars.1', 'Mars.8', 'Mercury.6', 'Jupiter.6', 'Saturn.6', 'Saturn.8', 'Rahu.6', 'Rahu.8', 'Ketu.6',
]);
// biome-ignore format: a table reads in rows
const LOSS: ReadonlySet<string> = new Set([
  'Mars.2', 'Mars.12', 'Mercury.12', 'Jupiter.8', 'Jupiter.12', 'Rahu.5', 'Rahu.12',
]);

/** Nine grahas in twelve houses. @source `phaladeepika` ch. 8 */
export const GRAHA_IN_HOUSE: Family = {
  name: 'graha-in-house',
  scope: 'natal',
  marks: MARKS,
  source: 'phaladeepika',
  classification: 'classical',
  when: ([graha, house]) => [{ fact: `house:${graha}`, is: Number(house) }],
  topics: ([, house]) => topicsOfHouse(Number(house)),
  care: ([graha, house]) => {
    const key = `${graha}.${house}`;
    if (BODY.has(key)) return 'health';
    return LOSS.has(key) ? 'loss' : undefined;
  },
};
