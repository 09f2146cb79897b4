/** Shapes of the strengths of a birth and of a year of its life, told with a key and not in the sandbox. */

import { CONTRIBUTORS, VISIBLE_GRAHAS } from '@khagol/engine/jyotish';
import { BECAUSE, SOURCES } from './birth-blocks-shapes.ts';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, shape, text, truth } from './schema.ts';
import { WARNINGS } from './told-day-shapes.ts';
import { graha, house, settings, seven, sign, spot, time } from './twin-members.ts';

const twelve = (description: string, most: number): JsonSchema =>
  listOf(integer('', { minimum: 0, maximum: most }), description, { minItems: 12, maxItems: 12 });
const parts = (names: readonly string[]): JsonSchema =>
  shape(Object.fromEntries(names.map((name) => [name, number('Virupas.')])));

type StrengthShape = 'ashtakavarga' | 'sarvashtakavarga' | 'shadbala' | 'varshaphal';

/** By the row that tells it. */
export const STRENGTH_SHAPES: { readonly [S in StrengthShape]: JsonSchema } = {
  ashtakavarga: shape({
    tables: listOf(
      shape({
        planet: oneOf('', CONTRIBUTORS),
        bindus: twelve('Aries first.', 8),
        total: integer('', { minimum: 0 }),
        trikona: twelve('After the first reduction.', 8),
        ekadhipatya: twelve('After both.', 8),
        pinda: orNull(
          shape({ rashi: number(''), graha: number(''), yoga: number('Both together.') }),
          'Null for the lagna.',
        ),
      }),
      'Those asked for.',
    ),
    signs: listOf(sign, 'The order of every list.'),
    settings,
    sources: SOURCES,
  }),
  sarvashtakavarga: shape({
    signs: listOf(
      shape({
        sign,
        house,
        bindus: integer('', { minimum: 0, maximum: 56 }),
        from: shape(
          Object.fromEntries(VISIBLE_GRAHAS.map((name) => [name, integer('', { minimum: 0, maximum: 8 })])),
          'Bindus of each planet’s table.',
        ),
      }),
      'Twelve, Aries first.',
      { minItems: 12, maxItems: 12 },
    ),
    total: integer('', { minimum: 0 }),
    settings,
    sources: SOURCES,
  }),
  shadbala: shape({
    planets: listOf(
      shape({
        planet: seven,
        sthana: parts(['uchcha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana', 'total']),
        dig: number('Virupas.'),
        kala: parts([
          ...['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana', 'yuddha'],
          'total',
        ]),
        cheshta: number('Virupas.'),
        naisargika: number('Virupas.'),
        drik: number('Virupas; negative where bad glances outweigh good ones.'),
        virupas: number('The sum of the six.'),
        rupas: number('The same, of sixty virupas each.'),
        requiredVirupas: number('What it needs to be strong.'),
        ratio: number('The one over the other.'),
        isStrong: truth(''),
        rank: integer('By virupas.', { minimum: 1, maximum: 7 }),
        ratioRank: integer('By the ratio.', { minimum: 1, maximum: 7 }),
        ishta: number('', { minimum: 0, maximum: 60 }),
        kashta: number('', { minimum: 0, maximum: 60 }),
        lacks: listOf(text(''), 'Parts that fall short of what each alone should be.'),
      }),
      'Seven.',
    ),
    wars: listOf(
      shape({
        between: listOf(graha, ''),
        winner: orNull(graha),
        loser: orNull(graha),
        separationDeg: number(''),
        virupas: number('What the one gained and the other lost.'),
      }),
      'Planets within a degree of each other; mostly empty.',
    ),
    settings,
    sources: SOURCES,
  }),
  varshaphal: shape({
    year: integer('Civil year of the birthday that begins it.'),
    completedYears: integer('', { minimum: 0 }),
    start: time,
    end: time,
    isDay: truth('It begins between sunrise and sunset.'),
    ascendant: shape(spot),
    planets: listOf(shape({ name: graha, ...spot, house, isRetrograde: truth('') }), 'Nine.'),
    muntha: shape({ ...spot, house, natalHouse: house, lord: seven }),
    yearLord: shape({
      planet: seven,
      offices: { type: 'object', description: 'Who holds each of the five offices.', additionalProperties: seven },
      because: BECAUSE,
    }),
    strengths: listOf(
      shape({
        planet: seven,
        panchavargiya: number('Of 80.'),
        vishwa: number('A fourth of it.'),
        dwadashavargiya: integer('Good divisions less bad ones.', { minimum: -12, maximum: 12 }),
        harsha: integer('', { minimum: 0, maximum: 20 }),
      }),
      'Seven.',
    ),
    yogas: listOf(
      shape({
        id: text(''),
        name: text(''),
        planets: listOf(seven, 'Those in whose bond it lies.'),
        through: orNull(seven),
        houses: listOf(house, ''),
        because: BECAUSE,
      }),
      'Of Tajika; `through` is a third who carries, gathers, spoils or helps.',
    ),
    sahams: listOf(
      shape({
        name: text(''),
        matter: text('What it stands for.'),
        ...spot,
        house,
        formula: text('As it was reckoned, by day or by night.'),
        isAdded: truth('Thirty degrees were added.'),
      }),
      'Thirty-six.',
    ),
    muddaDasha: listOf(shape({ planet: graha, start: time, end: time }), 'Periods of the year.'),
    patyayiniDasha: listOf(
      shape({ planet: orNull(seven), start: time, end: time }),
      'The same by degrees; null is the lagna’s own.',
    ),
    warnings: WARNINGS,
    settings,
    sources: SOURCES,
  }),
};
