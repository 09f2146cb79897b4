/**
 * What a planet takes on from its sign in a Western chart. The Sun and the Moon decide, the planets of a person count, those of a generation
 * colour. Own sign and exaltation favour; detriment and fall are told as work to be done, so they are mixed. The readings are ours.
 */

import type { Family, Marks } from './rule.ts';
import type { Topic } from './topics.ts';

/** By planet and sign. */
// biome-ignore format: a table reads in rows
const MARKS: Marks = {
  'Sun.Aries': ['favourable', 3],       'Sun.Taurus': ['favourable', 3],     'Sun.Gemini': ['favourable', 3],
  'Sun.Cancer': ['favourable', 3],      'Sun.Leo': ['favourable', 3],        'Sun.Virgo': ['favourable', 3],
  'Sun.Libra': ['mixed', 3],            'Sun.Scorpio': ['mixed', 3],         'Sun.Sagittarius': ['favourable', 3],
  'Sun.Capricorn': ['mixed', 3],        'Sun.Aquarius': ['mixed', 3],        'Sun.Pisces': ['mixed', 3],

  'Moon.Aries': ['mixed', 3],           'Moon.Taurus': ['favourable', 3],    'Moon.Gemini': ['favourable', 3],
  'Moon.Cancer': ['favourable', 3],     'Moon.Leo': ['favourable', 3],       'Moon.Virgo': ['mixed', 3],
  'Moon.Libra': ['favourable', 3],      'Moon.Scorpio': ['mixed', 3],        'Moon.Sagittarius': ['favourable', 3],
  'Moon.Capricorn': ['mixed', 3],       'Moon.Aquarius': ['mixed', 3],       'Moon.Pisces': ['favourable', 3],

  'Mercury.Aries': ['mixed', 2],        'Mercury.Taurus': ['favourable', 2], 'Mercury.Gemini': ['favourable', 3],
  'Mercury.Cancer': ['mixed', 2],       'Mercury.Leo': ['favourable', 2],    'Mercury.Virgo': ['favourable', 3],
  'Mercury.Libra': ['favourable', 2],   'Mercury.Scorpio': ['mixed', 2],     'Mercury.Sagittarius': ['mixed', 2],
  'Mercury.Capricorn': ['favourable', 2], 'Mercury.Aquarius': ['favourable', 2], 'Mercury.Pisces': ['mixed', 2],

  'Venus.Aries': ['mixed', 2],          'Venus.Taurus': ['favourable', 3],   'Venus.Gemini': ['favourable', 2],
  'Venus.Cancer': ['favourable', 2],    'Venus.Leo': ['favourable', 2],      'Venus.Virgo': ['mixed', 2],
  'Venus.Libra': ['favourable', 3],     'Venus.Scorpio': ['mixed', 2],       'Venus.Sagittarius': ['favourable', 2],
  'Venus.Capricorn': ['mixed', 2],      'Venus.Aquarius': ['mixed', 2],      'Venus.Pisces': ['favourable', 3],

  'Mars.Aries': ['favourable', 3],      'Mars.Taurus': ['mixed', 2],         'Mars.Gemini': ['mixed', 2],
  'Mars.Cancer': ['mixed', 2],          'Mars.Leo': ['favourable', 2],       'Mars.Virgo': ['favourable', 2],
  'Mars.Libra': ['mixed', 2],           'Mars.Scorpio': ['favourable', 3],   'Mars.Sagittarius': ['favourable', 2],
  'Mars.Capricorn': ['favourable', 3],  'Mars.Aquarius': ['mixed', 2],       'Mars.Pisces': ['mixed', 2],

  'Jupiter.Aries': ['favourable', 2],   'Jupiter.Taurus': ['favourable', 2], 'Jupiter.Gemini': ['mixed', 1],
  'Jupiter.Cancer': ['favourable', 3],  'Jupiter.Leo': ['favourable', 2],    'Jupiter.Virgo': ['mixed', 1],
  'Jupiter.Libra': ['favourable', 2],   'Jupiter.Scorpio': ['mixed', 1],     'Jupiter.Sagittarius': ['favourable', 3],
  'Jupiter.Capricorn': ['mixed', 2],    'Jupiter.Aquarius': ['favourable', 1], 'Jupiter.Pisces': ['favourable', 3],

  'Saturn.Aries': ['mixed', 2],         'Saturn.Taurus': ['mixed', 1],       'Saturn.Gemini': ['mixed', 1],
  'Saturn.Cancer': ['mixed', 2],        'Saturn.Leo': ['mixed', 2],          'Saturn.Virgo': ['favourable', 1],
  'Saturn.Libra': ['favourable', 2],    'Saturn.Scorpio': ['mixed', 1],      'Saturn.Sagittarius': ['mixed', 1],
  'Saturn.Capricorn': ['favourable', 2], 'Saturn.Aquarius': ['favourable', 2], 'Saturn.Pisces': ['mixed', 1],

  'Uranus.Aries': ['mixed', 1],         'Uranus.Taurus': ['mixed', 1],       'Uranus.Gemini': ['favourable', 1],
  'Uranus.Cancer': ['mixed', 1],        'Uranus.Leo': ['mixed', 1],          'Uranus.Virgo': ['favourable', 1],
  'Uranus.Libra': ['mixed', 1],         'Uranus.Scorpio': ['mixed', 1],      'Uranus.Sagittarius': ['neutral', 1],
  'Uranus.Capricorn': ['favourable', 1], 'Uranus.Aquarius': ['favourable', 1], 'Uranus.Pisces': ['neutral', 1],

  'Neptune.Aries': ['neutral', 1],      'Neptune.Taurus': ['neutral', 1],    'Neptune.Gemini': ['mixed', 1],
  'Neptune.Cancer': ['mixed', 1],       'Neptune.Leo': ['mixed', 1],         'Neptune.Virgo': ['mixed', 1],
  'Neptune.Libra': ['mixed', 1],        'Neptune.Scorpio': ['mixed', 1],     'Neptune.Sagittarius': ['neutral', 1],
  'Neptune.Capricorn': ['neutral', 1],  'Neptune.Aquarius': ['neutral', 1],  'Neptune.Pisces': ['favourable', 1],

  'Pluto.Aries': ['neutral', 1],        'Pluto.Taurus': ['mixed', 1],        'Pluto.Gemini': ['neutral', 1],
  'Pluto.Cancer': ['mixed', 1],         'Pluto.Leo': ['favourable', 1],      'Pluto.Virgo': ['neutral', 1],
  'Pluto.Libra': ['mixed', 1],          'Pluto.Scorpio': ['mixed', 1],       'Pluto.Sagittarius': ['neutral', 1],
  'Pluto.Capricorn': ['neutral', 1],    'Pluto.Aquarius': ['neutral', 1],    'Pluto.Pisces': ['neutral', 1],
};

/** What each planet is asked about, most usual first. */
export const WESTERN_PLANET_TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  Sun: ['self'],
  Moon: ['mind', 'home'],
  Mercury: ['mind', 'education'],
  Venus: ['love', 'marriage'],
  Mars: ['self', 'career'],
  Jupiter: ['fortune', 'spirituality'],
  Saturn: ['career', 'self'],
  Uranus: ['self'],
  Neptune: ['spirituality'],
  Pluto: ['self'],
};

/** Topics of a planet by its name. */
export function topicsOfPlanet(planet: string): readonly Topic[] {
  return WESTERN_PLANET_TOPICS[planet] as readonly Topic[];
}

export const WESTERN_SIGN: Family = {
  name: 'western-sign',
  scope: 'natal',
  marks: MARKS,
  source: 'khagol',
  classification: 'convention',
  when: ([planet, sign]) => [{ fact: `w.sign:${planet}`, is: sign as string }],
  topics: ([planet]) => topicsOfPlanet(planet as string),
};
