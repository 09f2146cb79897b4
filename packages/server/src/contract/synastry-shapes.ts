/** The shape that the document promises of a synastry. */

import { SIGNS } from '@khagol/engine/chart';
import { SCORE_METHODS } from '@khagol/engine/western';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, ref, shape, text, truth } from './schema.ts';

const degrees = number('Degrees.', { minimum: 0, exclusiveMaximum: 360 });
const within = number('Degrees within the sign.', { minimum: 0, exclusiveMaximum: 30 });
const house = integer('1 … 12.', { minimum: 1, maximum: 12 });
const count = integer('', { minimum: 0 });

const aspect = (first: string, second: string): JsonSchema =>
  shape({
    planet1: text(first),
    planet2: text(second),
    type: text('`conjunction`, `sextile`, `square`, `trine`, `opposition`, or a minor aspect.'),
    aspect: text('The same as type.'),
    aspectType: text('The same as type.'),
    angle: number('Degrees that the aspect is named for.', { minimum: 0, maximum: 180 }),
    separation: number('Degrees there are.', { minimum: 0, maximum: 180 }),
    orb: number('Degrees from exact.', { minimum: 0 }),
    strength: number('100 exact … 0 at the edge of the orb.', { minimum: 0, maximum: 100 }),
    nature: oneOf('', ['harmonious', 'challenging', 'neutral']),
  });

const overlay = listOf(shape({ planet: text(''), house }), 'Empty where the houses are not known.');

const score = shape(
  {
    value: number('0 … 100.', { minimum: 0, maximum: 100 }),
    method: oneOf('With its version, where it has one.', SCORE_METHODS),
    points: number('The sum of the contributions.'),
    name: orNull(text(''), 'What the method calls it.'),
    contributions: listOf(
      shape({ id: text(''), points: number(''), because: listOf(text(''), 'Cells of both charts.') }),
      'Every part of it, the weightiest first.',
    ),
    source: text('Key of the work that is followed.'),
  },
  'How the aspects count; no more than that.',
);

const spot = {
  longitude: degrees,
  sign: oneOf('', SIGNS),
  signNumber: integer('1 Aries … 12 Pisces.', { minimum: 1, maximum: 12 }),
  signLord: text('Traditional ruler of the sign.'),
  degree: within,
};

const composite = shape(
  {
    method: oneOf('', ['midpoint']),
    houseMethod: oneOf('How the houses came about; `none` where a time of birth is unknown.', [
      'cusp-midpoints',
      'derived',
      'none',
    ]),
    zodiac: oneOf('', ['tropical']),
    ascendant: orNull(shape(spot)),
    midheaven: orNull(shape(spot)),
    planets: listOf(shape({ name: text(''), ...spot, 'house?': house }), 'The midpoints, on the shorter arc.'),
    houses: listOf(
      shape({
        number: house,
        house,
        ...spot,
        lord: text('The same as signLord.'),
        occupants: listOf(text(''), ''),
      }),
      'Twelve, or none.',
    ),
    aspects: listOf(aspect('', ''), ''),
  },
  'One chart of two; it has no moment.',
);

const indicator = shape({
  name: text(''),
  longitude: degrees,
  sign: oneOf('', SIGNS),
  degree: within,
  'house?': house,
  retrograde: truth(''),
});
const indicatorHouse = orNull(
  shape({
    number: house,
    sign: oneOf('', SIGNS),
    longitude: degrees,
    lord: text(''),
    occupants: listOf(text(''), ''),
  }),
  'Null where the time of birth is unknown.',
);

/** The data of a synastry. */
export const SYNASTRY: JsonSchema = shape(
  {
    mode: oneOf('`profile` where one person was given.', ['pair', 'profile']),
    person1: ref('Chart'),
    person2: orNull(ref('Chart'), 'Null in a profile.'),
    interAspects: listOf(aspect('Of person 1.', 'Of person 2.'), 'From one chart to the other.'),
    houseOverlays: shape({ person1InPerson2: overlay, person2InPerson1: overlay }),
    score: orNull(score, 'Null in a profile.'),
    summary: shape({
      total: count,
      harmonious: count,
      challenging: count,
      neutral: count,
      byType: { type: 'object', description: 'How many of each aspect.', additionalProperties: count },
    }),
    profile: orNull(
      shape({
        venus: indicator,
        mars: indicator,
        moon: indicator,
        fifthHouse: indicatorHouse,
        seventhHouse: indicatorHouse,
      }),
      'What one person’s own chart says of relations; null for a pair.',
    ),
    'composite?': composite,
  },
  'Two tropical charts laid over each other.',
);
