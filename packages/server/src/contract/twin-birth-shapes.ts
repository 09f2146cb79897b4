/** Shapes of what is told of a birth with a key and not in the sandbox: parts of the chart, divisions, transits, other dashas. Strengths and years have a file of their own. */

import { YOGINIS } from '@khagol/engine/jyotish';
import { BIRTH_CHART, CLASSIFICATION, SOURCE, SOURCES } from './birth-blocks-shapes.ts';
import { CHART_SCHEMAS } from './chart-record.ts';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, shape, text, truth } from './schema.ts';
import { THROUGH_DOUBT } from './through-doubt.ts';
import { WARNINGS } from './told-day-shapes.ts';
import { graha, house, type Members, placed, settings, sign, time } from './twin-members.ts';

function propertiesOf(schema: JsonSchema | undefined): Members {
  return schema?.['properties'] as Members;
}

/** Members of the chart that each of these tells. */
function membersOf(...names: readonly string[]): Members {
  const chart = propertiesOf(CHART_SCHEMAS['Chart']);
  return Object.fromEntries(names.map((name) => [name, chart[name] as JsonSchema]));
}

const GROUND = ['time', 'calculation', 'warnings'] as const;

/** By the last part of the path: the members of a chart that are told. */
export const CHART_PARTS: { readonly [P in 'planetary-positions' | 'house-cusps' | 'ascendant']: Members } = {
  'planetary-positions': membersOf('zodiac', 'planets', 'ascendant', 'moonSign', 'sunSign', ...GROUND),
  'house-cusps': membersOf('zodiac', 'houses', 'ascendant', 'midheaven', 'angles', ...GROUND),
  ascendant: membersOf('zodiac', 'ascendant', ...GROUND),
};

const span = shape({ start: time, end: time });
const signOf = shape({ name: sign, number: integer('', { minimum: 1, maximum: 12 }), lord: text('') });

/** Levels of a dasha, each within the one above; the last has no parts. */
function levels(depth: number): JsonSchema {
  const members: Members = {
    planet: orNull(graha),
    'yogini?': oneOf('Of yogini dasha.', YOGINIS),
    start: time,
    end: time,
    durationYears: number('Of 365.25 days.'),
    isCurrent: truth('At the time of the call.'),
  };
  return listOf(shape(depth === 1 ? members : { ...members, 'periods?': levels(depth - 1) }), 'In the order of time.');
}

const transit: Members = {
  planet: graha,
  sign,
  isGoodHouse: truth('Good by the rules of transits, obstructed or not.'),
  obstructedBy: listOf(graha, 'Who stands in the house of obstruction.'),
  isFavourable: truth('Good and not obstructed.'),
  isRetrograde: truth(''),
};

type TwinShape =
  | keyof typeof CHART_PARTS
  | 'birth-details'
  | 'yoga-detection'
  | 'all-doshas'
  | 'varga'
  | 'dasha'
  | 'planet-transit'
  | 'chandrashtama'
  | 'prediction'
  | 'remedies';

const birthChart = propertiesOf(BIRTH_CHART);

/** By the row that tells it. */
export const TWIN_SHAPES: { readonly [S in TwinShape]: JsonSchema } = {
  'planetary-positions': shape(CHART_PARTS['planetary-positions']),
  'house-cusps': shape(CHART_PARTS['house-cusps']),
  ascendant: shape(CHART_PARTS.ascendant),
  'birth-details': shape({
    ascendant: signOf,
    moonSign: signOf,
    sunSign: signOf,
    nakshatra: shape({
      name: text(''),
      number: integer('', { minimum: 1, maximum: 27 }),
      pada: integer('', { minimum: 1, maximum: 4 }),
      lord: text(''),
    }),
    varna: text('Of the Moon’s sign.'),
    vashya: text('Of the Moon’s sign.'),
    yoni: text('Of the star.'),
    gana: text('Of the star.'),
    nadi: text('Of the star.'),
    panchang: birthChart['panchang'] as JsonSchema,
    time: birthChart['time'] as JsonSchema,
    warnings: WARNINGS,
  }),
  'yoga-detection': shape({
    total: integer('', { minimum: 0 }),
    yogas: birthChart['yogas'] as JsonSchema,
    'throughDoubt?': THROUGH_DOUBT,
  }),
  'all-doshas': shape({
    present: listOf(text(''), 'Names of those that are formed.'),
    ...propertiesOf(birthChart['doshas']),
    nadi: oneOf('Of the Moon’s star; a dosha only between two.', ['Adi', 'Madhya', 'Antya']),
    'throughDoubt?': THROUGH_DOUBT,
    warnings: WARNINGS,
  }),
  varga: shape({
    division: integer('', { minimum: 1 }),
    id: text('`D9`.'),
    name: orNull(text('Sanskrit.')),
    method: text('How the signs are divided.'),
    ascendant: shape({ name: text(''), ...placed, house }),
    planets: listOf(
      shape({
        name: graha,
        ...placed,
        house,
        isRetrograde: truth(''),
        inSameSign: truth('In the sign of the birth chart; in the ninth that is vargottama.'),
      }),
      'Nine.',
    ),
  }),
  dasha: shape({
    system: oneOf('', ['yogini', 'ashtottari']),
    depth: integer('Levels that are told.', { minimum: 1, maximum: 4 }),
    balance: orNull(
      shape({ planet: orNull(graha), years: number('Left at birth.'), ofYears: number('Of the whole period.') }),
    ),
    periods: levels(4),
    settings,
    sources: SOURCES,
  }),
  'planet-transit': shape({
    transitDatetime: time,
    moonSign: sign,
    ascendant: sign,
    transits: listOf(shape({ ...transit, houseFromMoon: house, houseFromLagna: house }), 'Nine.'),
    sources: SOURCES,
  }),
  chandrashtama: shape({
    asOf: time,
    moonSign: sign,
    chandrashtamaSign: sign,
    isChandrashtama: truth('Now.'),
    current: orNull(span),
    next: orNull(span, 'Within thirty days.'),
  }),
  prediction: shape({
    rashi: text('Sanskrit.'),
    sign,
    period: oneOf('', ['daily', 'weekly', 'monthly', 'quarterly', 'yearly']),
    startDate: text('`YYYY-MM-DD`.'),
    endDate: text('Last day, `YYYY-MM-DD`.'),
    prediction: shape({ overall: text(''), career: text(''), love: text(''), health: text(''), finance: text('') }),
    favourable: listOf(graha, 'Whose transit is good and free on the first day.'),
    transits: listOf(shape({ ...transit, house }), 'On the first day at noon, from the sign asked for.'),
    changes: listOf(
      shape({ planet: graha, sign, house, start: time, isRetrograde: truth('It goes back into it.') }),
      'Who enters which sign within the period; the Moon’s own for a week at most.',
    ),
    sources: SOURCES,
    warnings: WARNINGS,
  }),
  remedies: shape({
    system: oneOf('Whose rules these are.', ['jyotish']),
    lalKitab: { type: 'null', description: 'Not served.' },
    debts: { type: 'null', description: 'Not served.' },
    planets: listOf(
      shape({
        planet: graha,
        sign,
        house,
        remedies: listOf(
          shape({
            kind: oneOf('', ['mantra', 'gift', 'fast', 'deity', 'stone', 'rudraksha']),
            text: text(''),
            count: orNull(integer('How often.')),
            weekday: orNull(text('')),
            source: SOURCE,
            classification: CLASSIFICATION,
          }),
          'What the tables hold of the planet.',
        ),
      }),
      'Those asked for.',
    ),
    warnings: WARNINGS,
  }),
};
