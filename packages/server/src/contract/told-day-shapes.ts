/** Shapes of what is told of a day: limbs, hours, periods, seasons. Times are ISO 8601 with the offset of the place. */

import { integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

const time = text('ISO 8601 with offset.');
/** How a time is thought of. */
export const kind: JsonSchema = oneOf('', ['auspicious', 'inauspicious', 'neutral']);

/** A stretch of time, and what it is. */
export function spanShape(members: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return shape({
    ...members,
    start: time,
    end: time,
    'isRunning?': truth('Whether it runs at the `time` that was asked for.'),
  });
}

/** A number and a name. */
export function refShape(description: string, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return shape({ id: integer(''), name: text(''), ...more }, description);
}

const rows = (members: Readonly<Record<string, JsonSchema>>, description: string): JsonSchema =>
  listOf(spanShape(members), description);

const BEFORE_SUNRISE = 'At a time before sunrise what then runs, of the day before, stands first.';

const TITHI: JsonSchema = rows(
  {
    index: integer('1 … 30 in the lunar month.', { minimum: 1, maximum: 30 }),
    id: integer('Of the name: 1 Pratipada … 15 Purnima, 16 Amavasya.', { minimum: 1, maximum: 16 }),
    name: text(''),
    paksha: oneOf('Bright or dark half.', ['Shukla', 'Krishna']),
  },
  `All that run between sunrise and the next, whole. ${BEFORE_SUNRISE}`,
);
const NAKSHATRA: JsonSchema = rows(
  {
    id: integer('1 Ashwini … 27 Revati.', { minimum: 1, maximum: 27 }),
    name: text(''),
    lord: text(''),
    pada: integer('Running at the sunrise of its day, or when the nakshatra begins after it.', {
      minimum: 1,
      maximum: 4,
    }),
  },
  `Of the Moon. ${BEFORE_SUNRISE}`,
);
const YOGA: JsonSchema = rows(
  { id: integer('1 … 27.'), name: text('') },
  `Of Sun and Moon together. ${BEFORE_SUNRISE}`,
);
const KARANA: JsonSchema = rows(
  { index: integer('1 … 60 in the lunar month.'), id: integer('1 … 11.'), name: text('') },
  `Halves of tithis. ${BEFORE_SUNRISE}`,
);

const CHOGHADIYA: JsonSchema = rows(
  {
    id: integer('1 … 7, of the name.'),
    name: text(''),
    type: kind,
    vela: {
      enum: ['vara-vela', 'kala-vela', 'kala-ratri', null],
      description: 'Eighths that are shunned whatever their name.',
    },
    isDay: truth(''),
  },
  'Eight of the day, eight of the night.',
);
const HORA: JsonSchema = rows(
  { index: integer('1 … 24 from sunrise.'), planet: text('Its lord.'), type: kind, isDay: truth('') },
  'Twenty-four.',
);

const PERIODS: JsonSchema = listOf(
  shape({ id: text('Stable.'), name: text(''), type: kind, period: listOf(spanShape(), 'May be empty.') }),
  '',
);

/** What had to be taken for granted, or was out of reach. */
export const WARNINGS: JsonSchema = listOf(shape({ code: text('Stable.'), message: text('') }), 'May be empty.');

const YOGAS_OF_DAY: JsonSchema = listOf(
  shape({
    id: text('Stable.'),
    name: text(''),
    period: listOf(
      spanShape({ combination: listOf(shape({ type: text('`vara`, `tithi`, `nakshatra` …'), name: text('') }), '') }),
      '',
    ),
  }),
  '',
);

const ritu = spanShape({ id: integer('1 Vasanta … 6 Shishira.'), name: text('In English.'), vedicName: text('') });
const turn = shape({ id: text('`december-solstice` …'), time });

type DayShape =
  | 'panchang'
  | 'tithi'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'choghadiya'
  | 'hora'
  | 'period'
  | 'muhurta'
  | 'durmuhurta'
  | 'ritu'
  | 'solstice'
  | 'anandadi'
  | 'yogas'
  | 'periods'
  | 'gowri'
  | 'dishaShool'
  | 'chandraBala'
  | 'taraBala'
  | 'muhurtas';

/** By the row that tells it. */
export const DAY_SHAPES: { readonly [S in DayShape]: JsonSchema } = {
  panchang: shape({
    date: text('`YYYY-MM-DD`.'),
    vara: refShape('Weekday, from sunrise.', { lord: text('') }),
    tithi: TITHI,
    nakshatra: NAKSHATRA,
    yoga: YOGA,
    karana: KARANA,
    sunrise: time,
    sunset: time,
    moonrise: { type: ['string', 'null'], description: 'Null on a day without.' },
    moonset: { type: ['string', 'null'], description: 'Null on a day without.' },
    sunSign: text('Sidereal, at sunrise.'),
    moonSign: text('Sidereal, at sunrise.'),
    ayana: text('By the sidereal Sun.'),
    ritu: text('By the sidereal Sun.'),
    auspiciousPeriod: PERIODS,
    inauspiciousPeriod: PERIODS,
    warnings: WARNINGS,
  }),
  tithi: TITHI,
  nakshatra: NAKSHATRA,
  yoga: YOGA,
  karana: KARANA,
  choghadiya: CHOGHADIYA,
  hora: HORA,
  period: spanShape({ name: text(''), type: kind, durationMinutes: number('', { minimum: 0 }) }),
  muhurta: spanShape({
    name: text(''),
    type: kind,
    applicable: truth('False where a rule takes it out of use that day.'),
    'note?': text('Why not.'),
  }),
  durmuhurta: rows({ name: text('') }, 'One or two.'),
  ritu: shape({ vedicRitu: ritu, drikRitu: ritu }),
  solstice: shape({
    ayana: refShape('Course of the tropical Sun.', { vedicName: text('') }),
    lastSolstice: turn,
    nextSolstice: turn,
    nextEquinox: turn,
  }),
  anandadi: rows({ id: integer('1 … 28.'), name: text(''), type: kind, description: text('') }, BEFORE_SUNRISE),
  yogas: YOGAS_OF_DAY,
  periods: PERIODS,
  gowri: rows({ id: integer('1 … 8, of the name.'), name: text(''), type: kind, isDay: truth('') }, 'Sixteen.'),
  dishaShool: spanShape({
    direction: text('Shunned that day.'),
    remedy: text('What is eaten before a journey that cannot wait.'),
  }),
  chandraBala: rows({ rasis: listOf(refShape(''), 'Natal signs to which the Moon is good.') }, BEFORE_SUNRISE),
  taraBala: rows(
    {
      id: integer('1 … 9.'),
      name: text(''),
      type: kind,
      nakshatras: listOf(refShape(''), 'Birth stars that have this tara.'),
    },
    BEFORE_SUNRISE,
  ),
  muhurtas: shape({
    date: text('`YYYY-MM-DD`.'),
    sunrise: time,
    sunset: time,
    auspiciousPeriod: PERIODS,
    inauspiciousPeriod: PERIODS,
    choghadiya: CHOGHADIYA,
    hora: HORA,
    warnings: WARNINGS,
  }),
};
