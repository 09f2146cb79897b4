/** Shapes of what is told of a birth: doshas, dashas, Saturn’s trials, upagrahas, friendships, stones, numbers. */

import { integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';
import { DOSHAS_THROUGH_DOUBT } from './through-doubt.ts';
import { refShape, spanShape } from './told-day-shapes.ts';

const house = integer('', { minimum: 1, maximum: 12 });
const words = listOf(text(''), 'May be empty.');
const nadi = { enum: ['Adi', 'Madhya', 'Antya', null], description: '' };
const numberOrNull: JsonSchema = {
  description: 'Null where what it is made of was not given.',
  anyOf: [
    { type: 'null' },
    shape({
      number: integer(''),
      isMaster: truth('11, 22 or 33.'),
      steps: listOf(text(''), 'How it was added up.'),
      meaning: text(''),
    }),
  ],
};
const saturnNow: Readonly<Record<string, JsonSchema>> = {
  isInSadeSati: truth('At the time of the call.'),
  transitPhase: { enum: ['rising', 'peak', 'setting', null], description: 'Null outside of it.' },
  moonSign: text('Natal.'),
  saturnSign: text('Where Saturn is now.'),
  description: text(''),
};
const pratyantardasha = listOf(spanShape({ id: integer(''), name: text('') }), 'Third level.');
const runs = spanShape({ id: integer(''), name: text('') });
const snaked: Readonly<Record<string, JsonSchema>> = {
  planet: text(''),
  start_date: text(''),
  end_date: text(''),
  duration_years: number(''),
};
const relations = (words: readonly string[]): JsonSchema =>
  listOf(
    shape({ firstPlanet: text(''), secondPlanet: text(''), relationship: oneOf('', words) }),
    'Each planet to each other one.',
  );

type BirthShape =
  | 'mangal'
  | 'kaalSarp'
  | 'pitru'
  | 'nadi'
  | 'dashaPeriods'
  | 'mahadasha'
  | 'antardasha'
  | 'pratyantardasha'
  | 'sadeSati'
  | 'sadeSatiAdvanced'
  | 'chandrashtama'
  | 'upagrahas'
  | 'relationships'
  | 'gemstones'
  | 'numerology';

/** By the row that tells it. */
export const BIRTH_SHAPES: { readonly [S in BirthShape]: JsonSchema } = {
  mangal: shape({
    hasDosha: truth('From at least one of lagna, Moon and Venus.'),
    type: text('From where it is there: `lagna`, `lagna-and-moon` …; `none`.'),
    description: text(''),
    hasException: truth(''),
    exceptions: words,
    remedies: words,
    marsHouseFrom: shape({ lagna: house, moon: house, venus: house }),
    'throughDoubt?': DOSHAS_THROUGH_DOUBT,
  }),
  kaalSarp: shape({
    hasDosha: truth('Where it is whole; a partial one is told by `type`.'),
    type: oneOf('', ['full', 'partial', 'none']),
    doshaType: text('One of twelve names, by the house of Rahu.'),
    description: text(''),
    axis: shape({ rahuHouse: house, ketuHouse: house }),
    'throughDoubt?': DOSHAS_THROUGH_DOUBT,
  }),
  pitru: shape({
    hasDosha: truth(''),
    severity: oneOf('', ['none', 'low', 'medium', 'high']),
    indicators: listOf(shape({ rule: text(''), present: truth(''), source: text('') }), 'Each that is looked for.'),
    remedies: words,
    'throughDoubt?': DOSHAS_THROUGH_DOUBT,
  }),
  nadi: shape({
    hasDosha: { type: ['boolean', 'null'], description: 'Null where one person was given.' },
    person1Nadi: nadi,
    person2Nadi: nadi,
    exceptions: words,
    points: { enum: [0, 8, null], description: 'Of eight; null where one person was given.' },
  }),
  dashaPeriods: shape({
    system: text('`vimshottari`.'),
    yearLengthDays: number(''),
    dashaPeriods: listOf(
      spanShape({
        id: integer('1 Sun … 9 Ketu.'),
        name: text(''),
        antardasha: listOf(spanShape({ id: integer(''), name: text(''), pratyantardasha }), 'Second level.'),
      }),
      'Nine.',
    ),
    current: {
      description: 'What runs at the time of the call; null before the first period and after the last.',
      anyOf: [shape({ mahadasha: runs, antardasha: runs, pratyantardasha: runs }), { type: 'null' }],
    },
    maha_dasha: listOf(
      shape({ ...snaked, antar_dasha: listOf(shape(snaked), 'Second level.') }),
      'The same periods under other names.',
    ),
  }),
  mahadasha: listOf(
    spanShape({ planet: text(''), durationYears: number(''), isCurrent: truth('At the time of the call.') }),
    'Nine.',
  ),
  antardasha: listOf(
    spanShape({
      planet: text(''),
      mahadasha: text(''),
      durationYears: number(''),
      isCurrent: truth('At the time of the call.'),
    }),
    'Eighty-one.',
  ),
  pratyantardasha: listOf(
    spanShape({
      planet: text(''),
      mahadasha: text(''),
      antardasha: text(''),
      durationYears: number(''),
      isCurrent: truth('At the time of the call.'),
    }),
    'Seven hundred and twenty-nine.',
  ),
  sadeSati: shape(saturnNow),
  sadeSatiAdvanced: shape({
    ...saturnNow,
    transits: listOf(
      spanShape({
        saturnSign: text(''),
        phase: oneOf('', ['rising', 'peak', 'setting']),
        isRetrograde: truth('Saturn came into it backwards.'),
        description: text(''),
      }),
      'A hundred years from birth.',
    ),
  }),
  chandrashtama: shape({
    rasi: refShape('Natal sign of the Moon.'),
    nakshatras: listOf(refShape(''), 'Birth stars within it.'),
    periods: listOf(
      spanShape({
        nakshatraTimings: listOf(
          spanShape({
            nakshatra: text(''),
            isPeak: truth('The 17th star from the birth star; false where that was not given.'),
          }),
          '',
        ),
      }),
      'Thirty days from the date.',
    ),
  }),
  upagrahas: listOf(
    shape({
      id: integer('1 … 11.'),
      name: text(''),
      longitude: number('Sidereal degrees.', { minimum: 0, exclusiveMaximum: 360 }),
      degree: number('Within the sign.', { minimum: 0, exclusiveMaximum: 30 }),
      rasi: refShape('', { lord: text('') }),
      position: house,
    }),
    '',
  ),
  relationships: shape({
    natural: relations(['friend', 'neutral', 'enemy']),
    temporal: relations(['friend', 'enemy']),
    compound: relations(['great-friend', 'friend', 'neutral', 'enemy', 'great-enemy']),
  }),
  gemstones: shape({
    recommendations: listOf(
      shape({
        gem: text(''),
        planet: text(''),
        role: text('Why, in a word.'),
        reason: text(''),
        metal: text(''),
        finger: text(''),
        day: text(''),
        classification: text(''),
        source: text(''),
      }),
      '',
    ),
    avoid: listOf(shape({ gem: text(''), planet: text(''), reason: text('') }), ''),
    disclaimer: text(''),
  }),
  numerology: shape({
    lifePath: numberOrNull,
    expression: numberOrNull,
    soulUrge: numberOrNull,
    personality: numberOrNull,
    birthDay: numberOrNull,
    maturity: numberOrNull,
    luckyNumbers: listOf(integer(''), ''),
    luckyColors: words,
    system: text('`pythagorean`.'),
  }),
};
