/**
 * What two planets in aspect do together, by three qualities: conjunction, soft (sextile, trine), hard (square, opposition). Aspects of the
 * lights decide where they are hard or joined, those among the planets of a generation colour. The readings are ours.
 *
 * The Sun, Mercury and Venus stand too near each other for five of the rows to hold at a birth: Sun and Mercury soft or hard, Sun and
 * Venus soft or hard, Mercury and Venus hard. They are met in charts of midpoints alone.
 */

import type { FactValue } from './facts.ts';
import type { Family, Marks } from './rule.ts';
import type { Topic } from './topics.ts';
import { topicsOfPlanet } from './western-sign.ts';

/** By pair, in the order of the chart, and quality. */
// biome-ignore format: a table reads in rows
const MARKS: Marks = {
  'Sun-Moon.conjunction': ['favourable', 3],       'Sun-Moon.soft': ['favourable', 3],       'Sun-Moon.hard': ['mixed', 3],
  'Sun-Mercury.conjunction': ['favourable', 1],    'Sun-Mercury.soft': ['favourable', 1],    'Sun-Mercury.hard': ['mixed', 1],
  'Sun-Venus.conjunction': ['favourable', 2],      'Sun-Venus.soft': ['favourable', 2],      'Sun-Venus.hard': ['mixed', 1],
  'Sun-Mars.conjunction': ['mixed', 3],            'Sun-Mars.soft': ['favourable', 2],       'Sun-Mars.hard': ['mixed', 3],
  'Sun-Jupiter.conjunction': ['favourable', 3],    'Sun-Jupiter.soft': ['favourable', 2],    'Sun-Jupiter.hard': ['mixed', 2],
  'Sun-Saturn.conjunction': ['mixed', 3],          'Sun-Saturn.soft': ['favourable', 2],     'Sun-Saturn.hard': ['unfavourable', 3],
  'Sun-Uranus.conjunction': ['mixed', 3],          'Sun-Uranus.soft': ['favourable', 2],     'Sun-Uranus.hard': ['mixed', 3],
  'Sun-Neptune.conjunction': ['mixed', 3],         'Sun-Neptune.soft': ['favourable', 2],    'Sun-Neptune.hard': ['mixed', 3],
  'Sun-Pluto.conjunction': ['mixed', 3],           'Sun-Pluto.soft': ['favourable', 2],      'Sun-Pluto.hard': ['mixed', 3],

  'Moon-Mercury.conjunction': ['favourable', 2],   'Moon-Mercury.soft': ['favourable', 2],   'Moon-Mercury.hard': ['mixed', 2],
  'Moon-Venus.conjunction': ['favourable', 2],     'Moon-Venus.soft': ['favourable', 2],     'Moon-Venus.hard': ['mixed', 2],
  'Moon-Mars.conjunction': ['mixed', 3],           'Moon-Mars.soft': ['favourable', 2],      'Moon-Mars.hard': ['mixed', 3],
  'Moon-Jupiter.conjunction': ['favourable', 3],   'Moon-Jupiter.soft': ['favourable', 2],   'Moon-Jupiter.hard': ['mixed', 2],
  'Moon-Saturn.conjunction': ['mixed', 3],         'Moon-Saturn.soft': ['favourable', 2],    'Moon-Saturn.hard': ['unfavourable', 3],
  'Moon-Uranus.conjunction': ['mixed', 3],         'Moon-Uranus.soft': ['favourable', 2],    'Moon-Uranus.hard': ['mixed', 3],
  'Moon-Neptune.conjunction': ['mixed', 3],        'Moon-Neptune.soft': ['favourable', 2],   'Moon-Neptune.hard': ['mixed', 3],
  'Moon-Pluto.conjunction': ['mixed', 3],          'Moon-Pluto.soft': ['favourable', 2],     'Moon-Pluto.hard': ['mixed', 3],

  'Mercury-Venus.conjunction': ['favourable', 1],  'Mercury-Venus.soft': ['favourable', 1],  'Mercury-Venus.hard': ['mixed', 1],
  'Mercury-Mars.conjunction': ['mixed', 2],        'Mercury-Mars.soft': ['favourable', 1],   'Mercury-Mars.hard': ['mixed', 2],
  'Mercury-Jupiter.conjunction': ['favourable', 2], 'Mercury-Jupiter.soft': ['favourable', 2], 'Mercury-Jupiter.hard': ['mixed', 1],
  'Mercury-Saturn.conjunction': ['mixed', 2],      'Mercury-Saturn.soft': ['favourable', 2], 'Mercury-Saturn.hard': ['mixed', 2],
  'Mercury-Uranus.conjunction': ['favourable', 2], 'Mercury-Uranus.soft': ['favourable', 1], 'Mercury-Uranus.hard': ['mixed', 2],
  'Mercury-Neptune.conjunction': ['mixed', 2],     'Mercury-Neptune.soft': ['favourable', 1], 'Mercury-Neptune.hard': ['mixed', 2],
  'Mercury-Pluto.conjunction': ['mixed', 2],       'Mercury-Pluto.soft': ['favourable', 1],  'Mercury-Pluto.hard': ['mixed', 2],

  'Venus-Mars.conjunction': ['favourable', 2],     'Venus-Mars.soft': ['favourable', 2],     'Venus-Mars.hard': ['mixed', 2],
  'Venus-Jupiter.conjunction': ['favourable', 2],  'Venus-Jupiter.soft': ['favourable', 2],  'Venus-Jupiter.hard': ['mixed', 1],
  'Venus-Saturn.conjunction': ['mixed', 2],        'Venus-Saturn.soft': ['favourable', 2],   'Venus-Saturn.hard': ['unfavourable', 2],
  'Venus-Uranus.conjunction': ['mixed', 2],        'Venus-Uranus.soft': ['favourable', 1],   'Venus-Uranus.hard': ['mixed', 2],
  'Venus-Neptune.conjunction': ['mixed', 2],       'Venus-Neptune.soft': ['favourable', 1],  'Venus-Neptune.hard': ['mixed', 2],
  'Venus-Pluto.conjunction': ['mixed', 2],         'Venus-Pluto.soft': ['favourable', 1],    'Venus-Pluto.hard': ['mixed', 2],

  'Mars-Jupiter.conjunction': ['favourable', 2],   'Mars-Jupiter.soft': ['favourable', 2],   'Mars-Jupiter.hard': ['mixed', 1],
  'Mars-Saturn.conjunction': ['mixed', 2],         'Mars-Saturn.soft': ['favourable', 2],    'Mars-Saturn.hard': ['unfavourable', 2],
  'Mars-Uranus.conjunction': ['mixed', 2],         'Mars-Uranus.soft': ['favourable', 1],    'Mars-Uranus.hard': ['mixed', 2],
  'Mars-Neptune.conjunction': ['mixed', 2],        'Mars-Neptune.soft': ['favourable', 1],   'Mars-Neptune.hard': ['unfavourable', 2],
  'Mars-Pluto.conjunction': ['mixed', 2],          'Mars-Pluto.soft': ['favourable', 1],     'Mars-Pluto.hard': ['mixed', 2],

  'Jupiter-Saturn.conjunction': ['mixed', 2],      'Jupiter-Saturn.soft': ['favourable', 1], 'Jupiter-Saturn.hard': ['mixed', 1],
  'Jupiter-Uranus.conjunction': ['favourable', 1], 'Jupiter-Uranus.soft': ['favourable', 1], 'Jupiter-Uranus.hard': ['mixed', 1],
  'Jupiter-Neptune.conjunction': ['favourable', 1], 'Jupiter-Neptune.soft': ['favourable', 1], 'Jupiter-Neptune.hard': ['mixed', 1],
  'Jupiter-Pluto.conjunction': ['favourable', 1],  'Jupiter-Pluto.soft': ['favourable', 1],  'Jupiter-Pluto.hard': ['mixed', 1],

  'Saturn-Uranus.conjunction': ['mixed', 1],       'Saturn-Uranus.soft': ['favourable', 1],  'Saturn-Uranus.hard': ['mixed', 1],
  'Saturn-Neptune.conjunction': ['mixed', 1],      'Saturn-Neptune.soft': ['favourable', 1], 'Saturn-Neptune.hard': ['unfavourable', 1],
  'Saturn-Pluto.conjunction': ['mixed', 1],        'Saturn-Pluto.soft': ['favourable', 1],   'Saturn-Pluto.hard': ['mixed', 1],

  'Uranus-Neptune.conjunction': ['neutral', 1],    'Uranus-Neptune.soft': ['favourable', 1], 'Uranus-Neptune.hard': ['mixed', 1],
  'Uranus-Pluto.conjunction': ['mixed', 1],        'Uranus-Pluto.soft': ['favourable', 1],   'Uranus-Pluto.hard': ['mixed', 1],
  'Neptune-Pluto.conjunction': ['neutral', 1],     'Neptune-Pluto.soft': ['favourable', 1],  'Neptune-Pluto.hard': ['mixed', 1],
};

/** The aspects of each quality. */
const ASPECTS_OF: Readonly<Record<string, readonly FactValue[]>> = {
  conjunction: ['conjunction'],
  soft: ['sextile', 'trine'],
  hard: ['square', 'opposition'],
};

export const WESTERN_ASPECT: Family = {
  name: 'western-aspect',
  scope: 'natal',
  marks: MARKS,
  source: 'khagol',
  classification: 'convention',
  when: ([pair, quality]) => [{ fact: `w.aspect:${pair}`, is: ASPECTS_OF[quality as string] as readonly FactValue[] }],
  topics: ([pair]) => topicsOfPair(pair as string),
};

/** Topics of both planets, those of the first first, none twice. */
function topicsOfPair(pair: string): readonly Topic[] {
  return [...new Set(pair.split('-').flatMap(topicsOfPlanet))];
}
