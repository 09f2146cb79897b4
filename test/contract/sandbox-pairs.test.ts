/** Two people in one body: every form that clients send is read alike, and a fault is told where it was written. */

import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { AYANAMSA } from '../../packages/server/src/contract/choices.ts';
import type { Fault } from '../../packages/server/src/contract/fields.ts';
import { type Pair, pairPlaces, readPair, readSharedChoice } from '../../packages/server/src/contract/two-people.ts';
import type { JsonRecord } from '../../packages/server/src/http/json.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine();
});

const ONE = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
const OTHER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' };

const read = (body: JsonRecord): { readonly pair: Pair | null; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  return { pair: readPair(body, engine, faults), faults };
};
const localsOf = ({ pair, faults }: ReturnType<typeof read>) => {
  expect(faults).toEqual([]);
  return [pair?.first.moment.local, pair?.second?.moment.local ?? null];
};
const BOTH = ['1990-01-15T10:30:00', '1992-06-03T18:05:00'];

describe('two people', () => {
  // biome-ignore format: a table reads in columns
  const FORMS: readonly (readonly [name: string, body: JsonRecord])[] = [
    ['person1 and person2',            { person1: ONE, person2: OTHER }],
    ['top and person2',                { ...ONE, person2: OTHER }],
    ['top and partnerBirthDetails',    { ...ONE, partnerBirthDetails: OTHER }],
    ['top and partner',                { ...ONE, partner: OTHER }],
    ['birthDetails and person2',       { birthDetails: ONE, person2: { birthDetails: OTHER } }],
    ['person1 and partner',            { person1: ONE, partner: OTHER }],
    ['male and female',                { male: ONE, female: OTHER }],
    ['boy and girl',                   { boy: ONE, girl: OTHER }],
    ['groom and bride',                { groom: ONE, bride: OTHER }],
    ['first_subject, second_subject',  { first_subject: ONE, second_subject: OTHER }],
    ['person1 before the top',         { ...OTHER, person1: ONE, person2: OTHER }],
    ['top before male',                { ...ONE, person2: OTHER, male: OTHER, female: ONE }],
    ['a null is absent',               { ...ONE, person1: null, person2: null, partner: OTHER }],
  ];
  it.each(FORMS)('as %s', (_, body) => {
    expect(localsOf(read(body))).toEqual(BOTH);
  });

  it('subjects may come in civil parts, unless they have a datetime', () => {
    const { datetime: _, ...place } = ONE;
    const parts = { ...place, year: 1990, month: 1, day: 15, hour: 10, minute: 30 };
    expect(localsOf(read({ first_subject: parts, second_subject: OTHER }))).toEqual(BOTH);
    expect(localsOf(read({ first_subject: { ...parts, ...ONE, year: 1800 }, second_subject: OTHER }))).toEqual(BOTH);
    expect(read({ first_subject: { ...parts, month: 13 } }).faults).toMatchObject([
      { field: 'first_subject.datetime', code: 'INVALID_DATETIME' },
    ]);
    expect(read({ first_subject: { ...parts, minute: undefined } }).faults).toMatchObject([
      { code: 'MISSING_DATETIME' },
    ]);
  });

  it('one alone is one, whichever half of a form it stands in; a lone person2 is not', () => {
    for (const body of [
      ONE,
      { birthDetails: ONE },
      { person1: ONE },
      { male: ONE },
      { girl: ONE },
      { second_subject: ONE },
    ])
      expect(localsOf(read(body))).toEqual([BOTH[0], null]);
    for (const body of [{}, { person2: ONE }, { partner: ONE }])
      expect(read(body).faults.map(({ field }) => field)).toEqual(['datetime', 'latitude', 'longitude']);
    expect(pairPlaces({ bride: ONE })).toEqual({ first: 'bride', second: null, gendered: true });
  });

  it('every fault of both is told, each with its path as it was written', () => {
    const body = { birthDetails: { ...ONE, latitude: 91 }, partner: { ...OTHER, longitude: '1', timezone: 'EST' } };
    const { pair, faults } = read(body);
    expect(pair).toBeNull();
    expect(faults.map(({ field }) => field)).toEqual([
      'birthDetails.latitude',
      'partner.longitude',
      'partner.timezone',
    ]);
    expect(read({ person1: ONE, person2: [] }).faults).toMatchObject([{ field: 'person2', code: 'VALIDATION_ERROR' }]);
    expect(read({ male: { ...ONE, gender: 7 }, female: { ...OTHER, datetime: 'x' } }).faults).toMatchObject([
      { field: 'male.gender', code: 'VALIDATION_ERROR' },
      { field: 'female.datetime', code: 'INVALID_DATETIME' },
    ]);
  });

  // biome-ignore format: a table reads in columns
  const ROLES: readonly (readonly [name: string, body: JsonRecord, groom: string, source: string])[] = [
    ['nobody said it',            { ...ONE, person2: OTHER },                                                          'person1', 'default'],
    ['male and female',           { male: ONE, female: OTHER },                                                        'person1', 'keys'],
    ['a lone bride',              { bride: ONE },                                                                      'person2', 'keys'],
    ['person 1 is a woman',       { person1: { ...ONE, gender: 'Female' }, person2: OTHER },                            'person2', 'gender'],
    ['person 2 is a man',         { person1: ONE, person2: { ...OTHER, gender: 'male' } },                              'person2', 'gender'],
    ['person 2 is a woman',       { ...ONE, person2: { ...OTHER, gender: 'f' } },                                       'person1', 'gender'],
    ['both are said',             { ...ONE, gender: 'm', person2: { ...OTHER, gender: 'f' } },                          'person1', 'gender'],
    ['two men',                   { ...ONE, gender: 'm', person2: { ...OTHER, gender: 'm' } },                          'person1', 'default'],
    ['two women',                 { ...ONE, gender: 'f', person2: { ...OTHER, gender: 'f' } },                          'person1', 'default'],
    ['keys go before gender',     { groom: { ...ONE, gender: 'f' }, bride: OTHER },                                     'person1', 'keys'],
    ['another word says nothing', { ...ONE, gender: 'x', person2: OTHER },                                              'person1', 'default'],
  ];
  it.each(ROLES)('who is groom: %s', (_, body, groom, source) => {
    expect(read(body).pair?.roles).toEqual({ groom, bride: groom === 'person1' ? 'person2' : 'person1', source });
  });

  const shared = (body: JsonRecord) => {
    const faults: Fault[] = [];
    return [readSharedChoice(body, AYANAMSA, faults), ...faults.map(({ field }) => field)];
  };
  const [KP, RAMAN, FOO] = ['kp', 'raman', 'foo'].map((ayanamsa) => ({ ayanamsa }));
  // biome-ignore format: a table reads in columns
  const SHARED: readonly (readonly [name: string, body: JsonRecord, said: readonly unknown[]])[] = [
    ['nobody',                            { ...ONE, person2: OTHER },                                                [undefined]],
    ['the top',                           { ...ONE, ...KP, person2: OTHER },                                         ['kp']],
    ['the wrapper',                       { birthDetails: { ...ONE, ...KP }, person2: OTHER },                       ['kp']],
    ['the top before its wrapper',        { ...KP, birthDetails: { ...ONE, ...RAMAN }, person2: OTHER },             ['kp']],
    ['the second person',                 { ...ONE, person2: { ...OTHER, ...KP } },                                  ['kp']],
    ['a wrapper of the second person',    { ...ONE, partner: { birthDetails: { ...OTHER, ...KP } } },                ['kp']],
    ['one of two',                        { male: { ...ONE, ...KP }, female: OTHER },                                ['kp']],
    ['both alike, by another name',       { male: { ...ONE, ...KP }, female: { ...OTHER, ayanamsa: 'krishnamurti' } }, ['kp']],
    ['the top before the persons',        { ...KP, person1: { ...ONE, ...RAMAN }, person2: { ...OTHER, ...KP } },    ['kp']],
    ['two who differ',                    { person1: { ...ONE, ...KP }, person2: { ...OTHER, ...RAMAN } },           ['kp', 'person2.ayanamsa']],
    ['a first on top, and a second',      { ...ONE, ...KP, partner: { birthDetails: { ...OTHER, ...RAMAN } } },      ['kp', 'partner.birthDetails.ayanamsa']],
    ['no name of one',                    { birthDetails: { ...ONE, ...FOO }, person2: OTHER },                      [undefined, 'birthDetails.ayanamsa']],
    ['no name, beneath one that is',      { ...KP, bride: { ...ONE, ...FOO } },                                      ['kp', 'bride.ayanamsa']],
  ];
  it.each(SHARED)('an ayanamsa is said by %s', (_, body, said) => {
    expect(shared(body)).toEqual(said);
  });
});
