/** Shapes of what is told of a name and a date: one number, all of them, two people’s. */

import { integer, type JsonSchema, listOf, number, oneOf, orNull, shape, text, truth } from './schema.ts';
import { BIRTH_SHAPES } from './told-birth-shapes.ts';

/** Members of a number. */
const NUMBER: Readonly<Record<string, JsonSchema>> = {
  number: integer(''),
  isMaster: truth('11, 22 or 33.'),
  steps: listOf(text(''), 'How it was added up.'),
  meaning: text(''),
};
const one = shape(NUMBER);
const phase = shape({
  ...NUMBER,
  index: integer('', { minimum: 1, maximum: 4 }),
  fromAge: integer('', { minimum: 0 }),
  toAge: orNull(integer(''), 'The last full year; null for one that lasts.'),
});
const cycles = shape({
  on: text('The day, `YYYY-MM-DD`.'),
  calendarYear: integer('The year that the number is of.'),
  year: one,
  month: one,
  day: one,
});
const published = BIRTH_SHAPES.numerology['properties'] as Readonly<Record<string, JsonSchema>>;
const SYSTEMS = ['pythagorean', 'chaldean', 'vedic', 'agrippa'] as const;

/** By the row that tells it. */
export const NUMBER_SHAPES: { readonly [S in 'one' | 'personalYear' | 'complete' | 'compatibility']: JsonSchema } = {
  one: shape({ name: text('Which number.'), ...NUMBER, system: oneOf('', SYSTEMS) }),
  personalYear: shape({ name: text('Which number.'), ...NUMBER, system: oneOf('', SYSTEMS), cycles }),
  complete: shape({
    ...published,
    system: oneOf('', SYSTEMS),
    currentName: orNull(
      shape({ expression: orNull(one), soulUrge: orNull(one), personality: orNull(one) }),
      'The numbers of the name in use; null where none was given.',
    ),
    balance: orNull(one),
    bridges: listOf(shape({ ...NUMBER, between: listOf(text(''), 'Two numbers.') }), ''),
    karmicDebts: listOf(shape({ number: integer(''), in: text('The number in which it was met.') }), ''),
    karmicLessons: listOf(integer(''), 'Numbers that no letter of the name has.'),
    pinnacles: listOf(phase, 'Four; empty without a date.'),
    challenges: listOf(phase, 'Empty without a date.'),
    cycles: orNull(cycles, 'Of the day of the call; null without a date.'),
    warnings: listOf(shape({ code: text('Stable.'), message: text('') }), 'May be empty.'),
    sources: listOf(text(''), 'Keys of works.'),
  }),
  compatibility: shape({
    system: oneOf('', SYSTEMS),
    score: number('', { minimum: 0 }),
    maxScore: number('', { minimum: 0 }),
    percentage: number('', { minimum: 0, maximum: 100 }),
    grade: {
      enum: ['natural', 'compatible', 'neutral', 'challenging', null],
      description: 'Null where nothing could be compared.',
    },
    factors: listOf(
      shape({
        name: text(''),
        person1: one,
        person2: one,
        grade: oneOf('', ['natural', 'compatible', 'neutral', 'challenging']),
        score: number('', { minimum: 0 }),
        maxScore: number('', { minimum: 0 }),
        source: text(''),
      }),
      'What both people have.',
    ),
    relationship: orNull(one, 'Both life paths together.'),
    names: orNull(one, 'Both expressions together.'),
    sources: listOf(text(''), 'Keys of works.'),
  }),
};
