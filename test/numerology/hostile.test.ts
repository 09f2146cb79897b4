/** The doors of numerology against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import * as numerology from '../../packages/engine/src/numerology/index.ts';
import { besiege, type Door } from '../hostile.ts';

const name = 'Thomas John Hancock';
const date = '1949-05-15';
const on = '2026-11-21';
const decoz = { preset: 'decoz', periodAges: 'nearest-28', kuaYear: 'january-1' };
const person = { name, birthDate: date, currentName: 'Tom Hancock', gender: 'male', on };
const door = (ask: (...args: never[]) => unknown, ...args: unknown[]): Door => [
  ask.name,
  ask,
  [args, [...args, decoz]],
];

const doors: readonly Door[] = [
  ...[
    numerology.expressionOf,
    numerology.soulUrgeOf,
    numerology.personalityOf,
    numerology.balanceOf,
    numerology.nameTraitsOf,
    numerology.hiddenPassionsOf,
    numerology.karmicLessonsOf,
    numerology.subconsciousSelfOf,
    numerology.planesOfExpressionOf,
    numerology.spellName,
  ].map((ask) => door(ask as never, 'राम Zoë Щукин Γιώργος')),
  ...[
    numerology.lifePathOf,
    numerology.birthDayOf,
    numerology.pinnaclesOf,
    numerology.challengesOf,
    numerology.periodCyclesOf,
  ].map((ask) => door(ask as never, date)),
  ...[numerology.mulankOf, numerology.bhagyankOf, numerology.birthChartOf].map(
    (ask): Door => [ask.name, ask as never, [[date]]],
  ),
  ...[numerology.personalCyclesOf, numerology.personalYearOf, numerology.personalMonthOf, numerology.personalDayOf].map(
    (ask) => door(ask as never, date, on),
  ),
  ...[numerology.maturityOf, numerology.rationalThoughtOf, numerology.bridgesOf].map((ask) =>
    door(ask as never, name, date),
  ),
  door(numerology.universalCyclesOf as never, on),
  door(numerology.reduceNumber as never, 79),
  door(numerology.rootAttributesOf as never, 7),
  door(numerology.transitsAt as never, name, 20),
  door(numerology.transitsOf as never, name, 20, 24),
  door(numerology.kuaOf as never, date, 'female'),
  door(numerology.lifePathFitOf as never, date, on),
  door(numerology.nameFitOf as never, name, 'Tom'),
  door(numerology.numerologyOf as never, person),
  door(numerology.numerologyMatch as never, { name, birthDate: date }, { name: 'Tom', birthDate: on }),
  ['loShuOf', numerology.loShuOf as never, [[date, { grid: 'date-roots-kua' }, 'male'], [date]]],
  ['compoundNumberOf', numerology.compoundNumberOf as never, [[46], [7]]],
  [
    'rootFitOf',
    numerology.rootFitOf as never,
    [
      [1, 9, 'planetary'],
      [2, 3],
    ],
  ],
  ['numerologySettings', numerology.numerologySettings as never, [[decoz]]],
];

describe('whatever numerology is handed', () => {
  besiege(doors, { seed: 20261121, anyRuns: 60, alteredRuns: 150 });
});

describe('a refusal of numerology names its field', () => {
  const refused: readonly [string, () => unknown, string][] = [
    ['no name', () => numerology.expressionOf(undefined as never), 'name'],
    ['a name of signs', () => numerology.expressionOf(' .-’ '), 'name'],
    ['a name of 501 letters', () => numerology.expressionOf('a'.repeat(501)), 'name'],
    ['a day that does not exist', () => numerology.lifePathOf('2001-02-29'), 'birthDate'],
    ['a month that does not exist', () => numerology.lifePathOf('2001-13-01'), 'birthDate'],
    ['a date with its time', () => numerology.lifePathOf('2001-02-03T00:00'), 'birthDate'],
    [
      'a choice that does not exist',
      () => numerology.lifePathOf(date, { lifePath: 'allDigits' as never }),
      'options.lifePath',
    ],
    ['a misspelt choice', () => numerology.lifePathOf(date, { lifepath: 'all-digits' } as never), 'options.lifepath'],
    ['nobody', () => numerology.numerologyOf({}), 'question'],
    ['a misspelt member', () => numerology.numerologyOf({ name, birthdate: date } as never), 'question.birthdate'],
    ['a day before the birth', () => numerology.numerologyOf({ birthDate: date, on: '1949-05-14' }), 'question.on'],
    ['the second person’s date', () => numerology.numerologyMatch({ name }, { birthDate: 'x' }), 'person2.birthDate'],
    ['a gender that is none', () => numerology.kuaOf(date, 'm' as never), 'gender'],
    ['ages the wrong way about', () => numerology.transitsOf(name, 9, 8), 'toAge'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
