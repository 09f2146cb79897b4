/** The shape that the document promises of a matching. */

import { SIGNS } from '@khagol/engine/chart';
import { KOOTAS, MANGAL_SEVERITIES } from '@khagol/engine/jyotish';
import { BECAUSE, CLASSIFICATION, LIFTED, SOURCE, SOURCES } from './birth-blocks-shapes.ts';
import { MATCH_SYSTEMS } from './compatibility-input.ts';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, shape, text, truth } from './schema.ts';

const points = number('Points.', { minimum: 0 });
const person = oneOf('', ['person1', 'person2']);
const level = oneOf('', ['Excellent', 'Good', 'Average', 'Poor']);
const star = {
  nakshatra: text('Of the Moon.'),
  nakshatraNumber: integer('', { minimum: 1, maximum: 27 }),
  pada: integer('', { minimum: 1, maximum: 4 }),
};

const factor = shape({
  name: text('Of the koota or porutham.'),
  score: points,
  scoreWithExceptions: points,
  maxScore: points,
  'grade?': oneOf('Of a porutham.', ['uttama', 'madhyama', 'adhama']),
  person1Value: text('What person 1 is in it.'),
  person2Value: text(''),
  description: text('What it asks.'),
  'exception?': text('Id of the first exception that holds.'),
  'because?': BECAUSE,
  source: SOURCE,
});

const mangal = shape({
  present: truth('Formed, whether or not something lifts it.'),
  from: listOf(oneOf('', ['lagna', 'moon', 'venus']), 'Counted from where.'),
  severity: oneOf('', MANGAL_SEVERITIES),
  severityAfterCancellations: oneOf('', MANGAL_SEVERITIES),
  remains: truth('Nothing in the own chart lifts it.'),
  description: text(''),
  exceptions: listOf(LIFTED, 'What lifts it in the own chart.'),
});

const mangalDosha = shape({
  person1: mangal,
  person2: orNull(mangal),
  'male?': orNull(mangal, 'The same, where the caller used these names.'),
  'female?': orNull(mangal),
  compatible: orNull(truth('No dosha remains after both charts were asked.'), 'Null in a profile.'),
  verdict: orNull(oneOf('', ['neither', 'cancelled', 'balanced', 'mismatch'])),
  exceptions: listOf(
    shape({ id: text(''), person, because: BECAUSE, source: SOURCE, classification: CLASSIFICATION }),
    'What one chart lifts of the other.',
  ),
});

const somebody = shape({
  moonSign: oneOf('', SIGNS),
  moonSignNumber: integer('', { minimum: 1, maximum: 12 }),
  ...star,
  koot: shape(
    Object.fromEntries(KOOTAS.map(({ name }) => [name === 'tara' ? 'tara?' : name, text('')])),
    'What the person is in each koota; tara needs two.',
  ),
});

const row = shape({ ...star, totalScore: points, totalScoreWithExceptions: points });

/** The data of a matching. */
export const COMPATIBILITY: JsonSchema = shape(
  {
    mode: oneOf('`profile` where one person was given.', ['pair', 'profile']),
    system: oneOf('', MATCH_SYSTEMS),
    totalScore: orNull(points, 'Before any exception, in halves of a point; null in a profile.'),
    totalScoreWithExceptions: orNull(points),
    totalScoreSwapped: orNull(points, 'The same with bride and groom exchanged.'),
    maxScore: points,
    percentage: orNull(number('Of the total.', { minimum: 0, maximum: 100 })),
    compatibilityLevel: orNull(level),
    compatibilityLevelWithExceptions: orNull(level),
    cutoffs: {
      type: 'object',
      description:
        'From which total each level begins. Of the ten poruthams, dina, gana, yoni, rashi and rajju must be there, or the level is Poor.',
      additionalProperties: points,
    },
    recommendation: text(''),
    factors: listOf(factor, 'Eight kootas or ten poruthams; none in a profile.'),
    mangalDosha,
    mangalDoshaCheck: orNull(truth('The same as mangalDosha.compatible.')),
    exceptions: listOf(
      shape({
        id: text(''),
        factor: text(''),
        from: points,
        to: points,
        because: BECAUSE,
        source: SOURCE,
        sources: SOURCES,
        classification: CLASSIFICATION,
      }),
      'Those that hold.',
    ),
    person1: somebody,
    person2: orNull(somebody, 'Null in a profile.'),
    roles: shape({
      groom: person,
      bride: person,
      source: oneOf('Who said so: the names of the fields, `gender`, or nobody.', ['keys', 'gender', 'default']),
    }),
    profile: orNull(
      shape({
        table: listOf(row, 'Every quarter of a star that a partner’s Moon can stand in.', {
          minItems: 108,
          maxItems: 108,
        }),
        best: listOf(row, 'Ten by points before exceptions; equals in the order of the table.'),
      }),
      'Null for a pair.',
    ),
    settings: { type: 'object', description: 'Every choice of the school, as it was used.' },
    calculation: shape({
      ayanamsa: orNull(text('')),
      nodeType: oneOf('', ['mean', 'true']),
      ephemeris: text(''),
      rulesEdition: text(''),
      engineVersion: text(''),
    }),
    warnings: listOf(shape({ code: text(''), message: text(''), person }), 'May be empty.'),
  },
  'How two Moons match.',
);
