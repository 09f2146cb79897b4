/**
 * What a graha takes on from the sign in which it stands. The direction follows dignity: exaltation and own sign favour, the sign of fall
 * asks for effort; elsewhere friend or enemy and the words of the text decide, and count for less. The texts give the seven visible grahas
 * their signs; what the nodes do in signs is later practice and is a family of its own.
 */

import type { Family, Marks } from './rule.ts';
import type { Topic } from './topics.ts';

/** By graha and sign. The chapter is of the source. */
// biome-ignore format: a table reads in rows
const MARKS: Marks = {
  'Sun.Aries': ['favourable', 3, '22'],          'Sun.Taurus': ['mixed', 1, '22'],              'Sun.Gemini': ['favourable', 1, '22'],
  'Sun.Cancer': ['mixed', 1, '22'],              'Sun.Leo': ['favourable', 3, '22'],            'Sun.Virgo': ['favourable', 1, '22'],
  'Sun.Libra': ['unfavourable', 3, '22'],        'Sun.Scorpio': ['mixed', 2, '22'],             'Sun.Sagittarius': ['favourable', 2, '22'],
  'Sun.Capricorn': ['mixed', 1, '22'],           'Sun.Aquarius': ['mixed', 1, '22'],            'Sun.Pisces': ['favourable', 1, '22'],

  'Moon.Aries': ['mixed', 1, '23'],              'Moon.Taurus': ['favourable', 3, '23'],        'Moon.Gemini': ['favourable', 2, '23'],
  'Moon.Cancer': ['favourable', 3, '23'],        'Moon.Leo': ['favourable', 1, '23'],           'Moon.Virgo': ['favourable', 1, '23'],
  'Moon.Libra': ['favourable', 1, '23'],         'Moon.Scorpio': ['unfavourable', 3, '23'],     'Moon.Sagittarius': ['favourable', 2, '23'],
  'Moon.Capricorn': ['mixed', 2, '23'],          'Moon.Aquarius': ['mixed', 2, '23'],           'Moon.Pisces': ['favourable', 2, '23'],

  'Mars.Aries': ['favourable', 3, '25'],         'Mars.Taurus': ['mixed', 1, '25'],             'Mars.Gemini': ['mixed', 1, '25'],
  'Mars.Cancer': ['unfavourable', 3, '25'],      'Mars.Leo': ['favourable', 2, '25'],           'Mars.Virgo': ['mixed', 1, '25'],
  'Mars.Libra': ['mixed', 1, '25'],              'Mars.Scorpio': ['favourable', 3, '25'],       'Mars.Sagittarius': ['favourable', 1, '25'],
  'Mars.Capricorn': ['favourable', 3, '25'],     'Mars.Aquarius': ['mixed', 1, '25'],           'Mars.Pisces': ['mixed', 1, '25'],

  'Mercury.Aries': ['mixed', 1, '26'],           'Mercury.Taurus': ['favourable', 2, '26'],     'Mercury.Gemini': ['favourable', 3, '26'],
  'Mercury.Cancer': ['mixed', 2, '26'],          'Mercury.Leo': ['favourable', 1, '26'],        'Mercury.Virgo': ['favourable', 3, '26'],
  'Mercury.Libra': ['favourable', 2, '26'],      'Mercury.Scorpio': ['mixed', 1, '26'],         'Mercury.Sagittarius': ['favourable', 1, '26'],
  'Mercury.Capricorn': ['mixed', 1, '26'],       'Mercury.Aquarius': ['mixed', 1, '26'],        'Mercury.Pisces': ['unfavourable', 2, '26'],

  'Jupiter.Aries': ['favourable', 2, '27'],      'Jupiter.Taurus': ['mixed', 1, '27'],          'Jupiter.Gemini': ['mixed', 1, '27'],
  'Jupiter.Cancer': ['favourable', 3, '27'],     'Jupiter.Leo': ['favourable', 2, '27'],        'Jupiter.Virgo': ['mixed', 1, '27'],
  'Jupiter.Libra': ['mixed', 1, '27'],           'Jupiter.Scorpio': ['favourable', 1, '27'],    'Jupiter.Sagittarius': ['favourable', 3, '27'],
  'Jupiter.Capricorn': ['unfavourable', 2, '27'], 'Jupiter.Aquarius': ['mixed', 1, '27'],       'Jupiter.Pisces': ['favourable', 3, '27'],

  'Venus.Aries': ['mixed', 1, '28'],             'Venus.Taurus': ['favourable', 3, '28'],       'Venus.Gemini': ['favourable', 1, '28'],
  'Venus.Cancer': ['mixed', 1, '28'],            'Venus.Leo': ['mixed', 1, '28'],               'Venus.Virgo': ['unfavourable', 2, '28'],
  'Venus.Libra': ['favourable', 3, '28'],        'Venus.Scorpio': ['mixed', 2, '28'],           'Venus.Sagittarius': ['favourable', 1, '28'],
  'Venus.Capricorn': ['mixed', 1, '28'],         'Venus.Aquarius': ['favourable', 1, '28'],     'Venus.Pisces': ['favourable', 3, '28'],

  'Saturn.Aries': ['unfavourable', 3, '29'],     'Saturn.Taurus': ['favourable', 1, '29'],      'Saturn.Gemini': ['mixed', 1, '29'],
  'Saturn.Cancer': ['unfavourable', 2, '29'],    'Saturn.Leo': ['unfavourable', 1, '29'],       'Saturn.Virgo': ['favourable', 1, '29'],
  'Saturn.Libra': ['favourable', 3, '29'],       'Saturn.Scorpio': ['mixed', 2, '29'],          'Saturn.Sagittarius': ['favourable', 1, '29'],
  'Saturn.Capricorn': ['favourable', 3, '29'],   'Saturn.Aquarius': ['favourable', 3, '29'],    'Saturn.Pisces': ['mixed', 1, '29'],
};

/** By node and sign. Teachers differ on the strong signs of the nodes, so no row decides. */
// biome-ignore format: a table reads in rows
const NODE_MARKS: Marks = {
  'Rahu.Aries': ['mixed', 1],                    'Rahu.Taurus': ['favourable', 2],              'Rahu.Gemini': ['favourable', 2],
  'Rahu.Cancer': ['mixed', 1],                   'Rahu.Leo': ['mixed', 1],                      'Rahu.Virgo': ['favourable', 2],
  'Rahu.Libra': ['mixed', 1],                    'Rahu.Scorpio': ['unfavourable', 2],           'Rahu.Sagittarius': ['mixed', 1],
  'Rahu.Capricorn': ['mixed', 1],                'Rahu.Aquarius': ['favourable', 2],            'Rahu.Pisces': ['mixed', 1],

  'Ketu.Aries': ['mixed', 1],                    'Ketu.Taurus': ['unfavourable', 2],            'Ketu.Gemini': ['unfavourable', 1],
  'Ketu.Cancer': ['mixed', 1],                   'Ketu.Leo': ['mixed', 1],                      'Ketu.Virgo': ['mixed', 1],
  'Ketu.Libra': ['mixed', 1],                    'Ketu.Scorpio': ['favourable', 2],             'Ketu.Sagittarius': ['favourable', 2],
  'Ketu.Capricorn': ['mixed', 1],                'Ketu.Aquarius': ['mixed', 1],                 'Ketu.Pisces': ['favourable', 2],
};

/** What each graha signifies, as topics. @source `phaladeepika` ch. 15.15–16 for the seven; practice for the nodes */
const GRAHA_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  Sun: ['self', 'career'],
  Moon: ['mind', 'home'],
  Mars: ['self', 'siblings'],
  Mercury: ['education', 'business', 'mind'],
  Jupiter: ['fortune', 'education', 'spirituality'],
  Venus: ['love', 'marriage'],
  Saturn: ['career', 'self'],
  Rahu: ['gains', 'mind'],
  Ketu: ['spirituality', 'mind'],
};

/** Seven visible grahas in twelve signs. @source `saravali` ch. 22–29 */
export const GRAHA_IN_SIGN: Family = {
  name: 'graha-in-sign',
  scope: 'natal',
  marks: MARKS,
  source: 'saravali',
  classification: 'classical',
  when: whenInSign,
  topics: topicsOfGraha,
};

/** Two nodes in twelve signs. The text of the seven is silent on them. @source `program-practice` */
export const NODE_IN_SIGN: Family = {
  name: 'node-in-sign',
  scope: 'natal',
  marks: NODE_MARKS,
  source: 'program-practice',
  classification: 'convention',
  when: whenInSign,
  topics: topicsOfGraha,
};

function whenInSign([graha, sign]: readonly string[]): ReturnType<Family['when']> {
  return [{ fact: `sign:${graha}`, is: sign as string }];
}

function topicsOfGraha([graha]: readonly string[]): readonly Topic[] {
  return GRAHA_TOPICS[graha as string] as readonly Topic[];
}
