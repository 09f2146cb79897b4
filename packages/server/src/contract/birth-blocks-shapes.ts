/** The shapes that the document promises of a birth chart: the chart, and what stands beside it (birth-blocks.ts). */

import { SIGNS } from '@khagol/engine/chart';
import { GRAHAS, MANGAL_SEVERITIES, PITRU_SEVERITIES, REMEDY_KINDS, SATURN_PHASES } from '@khagol/engine/jyotish';
import { chartSchemaWith } from './chart-record.ts';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, shape, text, truth } from './schema.ts';
import { THROUGH_DOUBT } from './through-doubt.ts';

export const CLASSIFICATION: JsonSchema = oneOf('How the rule stands.', [
  'classical',
  'traditional',
  'modern',
  'convention',
]);
export const SOURCE: JsonSchema = text('Key of the work that is followed.');
export const SOURCES: JsonSchema = listOf(text(''), 'Keys of works, the one followed first.');
export const BECAUSE: JsonSchema = listOf(text(''), 'Cells of the chart that made it so, such as `Mars.house=8`.');

/** What lifts a dosha or a koota. */
export const LIFTED: JsonSchema = shape({
  id: text(''),
  because: BECAUSE,
  source: SOURCE,
  classification: CLASSIFICATION,
});

const planet = oneOf('', GRAHAS);
const time = text('Local, ISO 8601 with offset.');
const periodMembers = { planet, start: time, end: time };
const period = shape(periodMembers);

const divisionRow = shape({
  name: oneOf('', ['Ascendant', ...GRAHAS]),
  sign: oneOf('', SIGNS),
  signNumber: integer('1 Aries … 12 Pisces.', { minimum: 1, maximum: 12 }),
  degree: number('Degrees within the sign of the division.', { minimum: 0, maximum: 30 }),
  house: integer('1 … 12 from the ascendant of the division.', { minimum: 1, maximum: 12 }),
});

const divisional: JsonSchema = {
  type: 'object',
  description: 'Divisional charts by name: `d9` always, `d10` and others as `divisions` asks.',
  properties: { d9: listOf(divisionRow, 'The navamsha.', { minItems: 10, maxItems: 10 }) },
  required: ['d9'],
  additionalProperties: listOf(divisionRow, '', { minItems: 10, maxItems: 10 }),
};

const dasha = shape(
  {
    system: oneOf('', ['vimshottari']),
    asOf: text('The instant that stands for the present: `asOf` of the request, or the time of the call.'),
    'balance?': shape(
      {
        planet,
        years: number('Left of the period at birth.', { minimum: 0 }),
        ofYears: number('Of the whole period.'),
        wholeYears: integer('The same in whole years, months and days.'),
        months: integer(''),
        days: integer(''),
      },
      'What was left at birth.',
    ),
    current: orNull(
      shape({ maha: period, antar: period, pratyantar: period }),
      'Null where the present lies before the period of the birth, or after the 120 years.',
    ),
    'periods?': listOf(
      shape({
        ...periodMembers,
        antardashas: listOf(shape({ ...periodMembers, pratyantardashas: listOf(period, '') }), ''),
      }),
      'All mahadashas with their parts, on `includeDasha: true`.',
    ),
  },
  'Vimshottari, of 365.25 days a year.',
);

const limb = (last: number, description: string, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  shape(
    { index: integer('', { minimum: 1, maximum: last }), name: text(''), start: time, end: time, ...more },
    description,
  );

const panchang = orNull(
  shape({
    tithi: limb(30, '1 … 15 bright, 16 … 30 dark.', { paksha: oneOf('', ['shukla', 'krishna']) }),
    nakshatra: limb(27, ''),
    yoga: limb(27, ''),
    karana: limb(60, 'In the lunar month.'),
    vara: shape({
      index: integer('0 Sunday … 6 Saturday, from sunrise.', { minimum: 0, maximum: 6 }),
      name: text(''),
      english: text(''),
    }),
    sunrise: orNull(time, 'Of the day that holds the birth; null where the Sun does not cross the horizon.'),
    sunset: orNull(time),
  }),
  'What ran at the birth. Null where the ephemeris ends too near.',
);

const yoga = shape({
  id: text(''),
  name: text('Sanskrit, in plain letters.'),
  family: text(''),
  nature: text(''),
  present: truth('Always true: those that are not formed are left out.'),
  planets: listOf(planet, ''),
  description: text('The rule in a sentence.'),
  strength: orNull(text(''), 'As a source grades it; null where none does.'),
  isCancelled: truth('Something that is said to cancel it holds.'),
  cancellations: listOf(
    shape({ id: text(''), description: text(''), source: SOURCE, classification: CLASSIFICATION }),
    '',
  ),
  because: BECAUSE,
  source: SOURCE,
  sources: SOURCES,
  locus: orNull(text('Chapter and verse.')),
  classification: CLASSIFICATION,
});

const remedy = shape({
  kind: oneOf('', REMEDY_KINDS),
  key: text(''),
  count: orNull(integer('How often.')),
  weekday: orNull(integer('0 Sunday … 6 Saturday.')),
  tithi: orNull(integer('1 … 30.')),
  source: SOURCE,
  classification: CLASSIFICATION,
});

const dosha = (
  severities: readonly string[],
  type: string,
  more: Readonly<Record<string, JsonSchema>>,
  description: string,
): JsonSchema =>
  shape(
    {
      present: truth('Formed, whether or not something lifts it.'),
      type: orNull(text(''), type),
      severity: oneOf('', severities),
      description: text('In a sentence.'),
      remedies: listOf(remedy, 'What is kept against it; empty where it is not there.'),
      source: SOURCE,
      sources: SOURCES,
      classification: CLASSIFICATION,
      ...more,
    },
    description,
  );

const lifting = {
  isCancelled: truth('Something that is said to lift it holds.'),
  cancellations: listOf(LIFTED, 'What lifts it.'),
};

const doshas = shape({
  mangal: dosha(
    MANGAL_SEVERITIES,
    'From where it is: `lagna`, `moon`, `lagna-and-moon`.',
    { ...lifting, severityAfterCancellations: oneOf('', MANGAL_SEVERITIES) },
    'Mars in the houses 1, 2, 4, 7, 8, 12 from the ascendant or the Moon.',
  ),
  kaalSarp: dosha(
    ['none', 'partial', 'full'],
    'Named by the house of Rahu.',
    { ...lifting, direction: orNull(oneOf('', ['rahu-first', 'ketu-first'])) },
    'All planets on one side of the nodes.',
  ),
  sadeSati: orNull(
    dosha(
      ['none', 'low', 'medium', 'high'],
      `${SATURN_PHASES.join(', ')}.`,
      { asOf: time, until: orNull(time, 'The end of this stay of Saturn.') },
      'Saturn round the natal Moon at the present.',
    ),
    'Null where the ephemeris does not reach the present.',
  ),
  pitra: dosha(
    PITRU_SEVERITIES,
    'The first of the indicators.',
    {
      indicators: listOf(
        shape({
          id: text(''),
          description: text(''),
          planets: listOf(planet, ''),
          because: BECAUSE,
          source: SOURCE,
          classification: CLASSIFICATION,
        }),
        'Those that are there.',
      ),
    },
    'A debt to the fathers.',
  ),
});

/** The data of a birth chart. */
export const BIRTH_CHART: JsonSchema = chartSchemaWith(
  {
    divisional,
    dasha,
    panchang,
    yogas: listOf(yoga, 'Those that are formed.'),
    doshas,
    'throughDoubt?': THROUGH_DOUBT,
  },
  'A sidereal chart with its divisions, dashas, panchang, yogas and doshas.',
);
