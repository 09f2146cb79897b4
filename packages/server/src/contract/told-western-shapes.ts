/** Shapes of what is told of Western charts: aspects between two, bodies of charts that have no moment, synastry, columns. */

import { SIGNS } from '@khagol/engine/chart';
import { integer, type JsonSchema, listOf, number, oneOf, ref, shape, text, truth } from './schema.ts';
import { WARNINGS } from './told-day-shapes.ts';

const nature = oneOf('', ['harmonious', 'challenging', 'neutral']);
const degrees = number('', { minimum: 0, exclusiveMaximum: 360 });
const house = {
  type: ['integer', 'null'],
  description: '1 … 12; null without houses, or where the hour of birth is not known.',
};
const maybe = (description: string): JsonSchema => ({ type: ['number', 'null'], description });

/** Aspects between points of two charts, or of one. */
export const ASPECTS_BETWEEN: JsonSchema = listOf(
  shape({
    planet1: text('Of the first chart.'),
    planet2: text('Of the second.'),
    type: text('`conjunction`, `sextile`, `square`, `trine`, `opposition`, or a minor aspect.'),
    angle: number('Degrees that it is named for.'),
    orb: number('Degrees from exact.', { minimum: 0 }),
    strength: number('100 exact … 0 at the edge of the orb.', { minimum: 0, maximum: 100 }),
    nature,
    applying: { type: ['boolean', 'null'], description: 'Null where nothing moves, or a speed is not known.' },
  }),
  '',
);

/** Bodies of a chart that may have no moment. */
export const BODIES: JsonSchema = listOf(
  shape({
    name: text(''),
    longitude: degrees,
    sign: oneOf('', SIGNS),
    signNumber: integer('', { minimum: 1, maximum: 12 }),
    signLord: text(''),
    degree: number('Within the sign.', { minimum: 0, exclusiveMaximum: 30 }),
    house,
    latitude: maybe('Degrees.'),
    declination: maybe('Degrees.'),
    speed: maybe('Degrees of longitude per day.'),
    retrograde: truth(''),
    isRetrograde: truth('The same as retrograde.'),
  }),
  '',
);

/** Angles of such a chart. */
export const POINTS: JsonSchema = listOf(
  shape({ name: text(''), longitude: degrees, sign: oneOf('', SIGNS), signNumber: integer(''), degree: number('') }),
  '',
);

const transitsShape = listOf(
  shape({
    planet: text(''),
    sign: oneOf('', SIGNS),
    house: integer('Counted from the sign asked for.', { minimum: 1, maximum: 12 }),
  }),
  'Planets at the beginning of the period, tropical.',
);
const sign = oneOf('', SIGNS);

type WesternShape =
  | 'transitChart'
  | 'transitPositions'
  | 'progressions'
  | 'solarReturn'
  | 'column'
  | 'horoscope'
  | 'advanced';

/** By the row that tells it. */
export const WESTERN_SHAPES: { readonly [S in WesternShape]: JsonSchema } = {
  transitChart: shape({
    natal: ref('Chart'),
    transit: ref('Chart'),
    aspects: ASPECTS_BETWEEN,
    transitDatetime: text('ISO 8601 with offset.'),
  }),
  transitPositions: shape({ transitDatetime: text('ISO 8601 with offset.'), planets: BODIES }),
  progressions: shape({
    progressedDatetime: text('The instant whose sky this is: a day after birth for each year of life.'),
    progressionDatetime: text('The time of life it stands for.'),
    progressionYear: integer('Year of that time.'),
    planets: BODIES,
    angles: { ...POINTS, description: 'Empty where the hour of birth is not known.' },
    natalAspects: ASPECTS_BETWEEN,
    method: { const: 'secondary' },
    warnings: WARNINGS,
  }),
  solarReturn: {
    allOf: [
      ref('Chart'),
      shape({ solarReturnDatetime: text('ISO 8601 with offset.'), year: integer(''), natalAspects: ASPECTS_BETWEEN }),
    ],
  },
  column: shape({
    sign,
    period: oneOf('', ['daily', 'weekly', 'monthly']),
    'date?': text('Of a daily column.'),
    'startDate?': text('First day of a longer one.'),
    'endDate?': text('Last day of it.'),
    prediction: shape({ overall: text(''), career: text(''), love: text(''), health: text(''), finance: text('') }),
    luckyNumber: integer('Root of the date’s universal day and the number of the sign.', { minimum: 1, maximum: 9 }),
    luckyColor: text('Of the planet of that number.'),
    mood: text('By the element of the Moon’s sign.'),
    transits: transitsShape,
    warnings: WARNINGS,
  }),
  horoscope: shape({ sign, date: text('`YYYY-MM-DD`.'), prediction: text(''), warnings: WARNINGS }),
  advanced: shape({
    sign,
    date: text('`YYYY-MM-DD`.'),
    signInfo: shape({ modality: text(''), element: text(''), polarity: text(''), ruler: text('') }),
    predictions: listOf(
      shape({
        type: oneOf('', ['general', 'career', 'love', 'health', 'finance']),
        prediction: text(''),
        seek: text('What helps.'),
        challenge: text('What hinders.'),
        insight: text(''),
      }),
      'Five.',
    ),
    aspects: ASPECTS_BETWEEN,
    transits: transitsShape,
    warnings: WARNINGS,
  }),
};
