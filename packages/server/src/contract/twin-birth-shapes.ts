/** Shapes of what is told of a birth with a key and not in the sandbox: parts of the chart, divisions, strengths, years, transits, other dashas. */

import { SIGNS } from '@khagol/engine/chart';
import { CONTRIBUTORS, GRAHAS, VISIBLE_GRAHAS, YOGINIS } from '@khagol/engine/jyotish';
import { BECAUSE, BIRTH_CHART, CLASSIFICATION, orNull, SOURCE, SOURCES } from './birth-blocks-shapes.ts';
import { CHART_SCHEMAS } from './chart-record.ts';
import { integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';
import { WARNINGS } from './told-day-shapes.ts';

type Members = Readonly<Record<string, JsonSchema>>;

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

const house = integer('1 … 12.', { minimum: 1, maximum: 12 });
const sign = oneOf('', SIGNS);
const graha = oneOf('', GRAHAS);
const seven = oneOf('', VISIBLE_GRAHAS);
const time = text('Local, ISO 8601 with offset.');
const settings: JsonSchema = { type: 'object', description: 'Every choice of a school that was made.' };
const twelve = (description: string, most: number): JsonSchema =>
  listOf(integer('', { minimum: 0, maximum: most }), description, { minItems: 12, maxItems: 12 });
const span = shape({ start: time, end: time });
const parts = (names: readonly string[]): JsonSchema =>
  shape(Object.fromEntries(names.map((name) => [name, number('Virupas.')])));

const signOf = shape({ name: sign, number: integer('', { minimum: 1, maximum: 12 }), lord: text('') });
const placed: Members = {
  sign,
  signNumber: integer('1 Aries … 12 Pisces.', { minimum: 1, maximum: 12 }),
  signLord: text(''),
  degree: number('Degrees within the sign.', { minimum: 0, exclusiveMaximum: 30 }),
};
const spot: Members = { longitude: number('Sidereal degrees.', { minimum: 0, exclusiveMaximum: 360 }), ...placed };

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
  | 'ashtakavarga'
  | 'sarvashtakavarga'
  | 'shadbala'
  | 'varshaphal'
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
  'yoga-detection': shape({ total: integer('', { minimum: 0 }), yogas: birthChart['yogas'] as JsonSchema }),
  'all-doshas': shape({
    present: listOf(text(''), 'Names of those that are formed.'),
    ...propertiesOf(birthChart['doshas']),
    nadi: oneOf('Of the Moon’s star; a dosha only between two.', ['Adi', 'Madhya', 'Antya']),
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
