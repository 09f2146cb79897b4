/** The doors of dignity against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/index.ts';
import * as dignity from '../../../packages/engine/src/western/dignity/index.ts';
import { radixFrom } from '../../../packages/engine/src/western/radix/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const points = {
  Sun: { longitudeDeg: 197, longitudeDegPerDay: 0.99 },
  Moon: { longitudeDeg: 303, longitudeDegPerDay: 12.1 },
  Mercury: 218,
  Venus: 153,
  Mars: 182,
  Jupiter: 43,
  Saturn: 43.2,
  Uranus: 55,
  NorthNode: 190,
};
const radix = radixFrom({ points, ascendantDeg: 19 });
const places = { fortuneDeg: 125, syzygyDeg: 189, dayLord: 'Mercury', hourLord: 'Moon' };
const schools = {
  domicile: 'modern-joint',
  exaltation: 'with-nodes',
  triplicity: 'ptolemaic',
  terms: 'chaldean',
  faces: 'manilius',
  dodecatemoria: 'times-13',
};
const ofRadix = (ask: (...args: never[]) => unknown, options: object): Door => [
  ask.name,
  ask,
  [[radix, options], [radix]],
];

const doors: readonly Door[] = [
  ['lordsAt', dignity.lordsAt as never, [[231.5, { ...schools, sect: 'night' }], [-0.1]]],
  ['almutenOf', dignity.almutenOf as never, [[231.5, { ...schools, sect: 'day', score: 'lilly' }]]],
  ofRadix(dignity.essentialDignitiesOf, {
    ...schools,
    triplicityLords: 'all',
    score: 'lilly',
    peregrine: 'no-dignity',
    planets: ['Mars', 'NorthNode'],
  }),
  ofRadix(dignity.receptionsOf, { ...schools, aspect: 'by-orb', orbDeg: 6, planets: ['Venus', 'Mars'] }),
  ofRadix(dignity.dispositorsOf, { domicile: 'modern', planets: ['Sun'] }),
  ofRadix(dignity.houseRulersOf, { ...schools, score: 'alcabitius', triplicityLords: 'all' }),
  ofRadix(dignity.accidentalDignitiesOf, {
    stars: [{ name: 'Algol', longitudeDeg: 56 }],
    fortunateStarOrbDeg: 2,
    limits: 'lilly',
    partile: 'within-one-degree',
    beforeCuspDeg: 5,
    besiegingArcDeg: 30,
  }),
  ofRadix(dignity.sectConditionsOf, { marsHayz: 'feminine' }),
  ['solarPhaseOf', dignity.solarPhaseOf as never, [[radix, 'Venus', { limits: 'lilly-any-sign' }]]],
  [
    'almutenFigurisOf',
    dignity.almutenFigurisOf as never,
    [
      [radix, places, { housePoints: 'eighth-over-ninth' }],
      [radix, places],
    ],
  ],
];

describe('whatever dignity is handed', () => {
  besiege(doors, { seed: 20261121, anyRuns: 60, alteredRuns: 200 });
});

describe('a refusal of dignity names its field', () => {
  const refused: readonly [string, () => unknown, string][] = [
    ['no radix', () => dignity.essentialDignitiesOf(null as never), 'radix'],
    ['a misspelt option', () => dignity.essentialDignitiesOf(radix, { term: 'egyptian' } as never), 'options.term'],
    ['an unknown school', () => dignity.lordsAt(5, { terms: 'ptolemy' as never }), 'terms'],
    ['a longitude that is none', () => dignity.lordsAt(Number.NaN), 'longitudeDeg'],
    ['a planet that has no dignities', () => dignity.receptionsOf(radix, { planets: ['Ceres'] }), 'planets'],
    ['a planet that is not there', () => dignity.dispositorsOf(radix, { planets: ['Pluto'] }), 'radix.points.Pluto'],
    ['no houses', () => dignity.houseRulersOf(radixFrom({ points: { Sun: 3 } })), 'radix.houses'],
    ['an orb too wide', () => dignity.receptionsOf(radix, { orbDeg: 16 }), 'orbDeg'],
    [
      'a star without a place',
      () => dignity.accidentalDignitiesOf(radix, { stars: [{ name: 'Algol' }] as never }),
      'stars[0].longitudeDeg',
    ],
    [
      'no lord of the hour',
      () => dignity.almutenFigurisOf(radix, { ...places, hourLord: 'Uranus' }),
      'places.hourLord',
    ],
    [
      'no syzygy',
      () => dignity.almutenFigurisOf(radix, { ...places, syzygyDeg: undefined as never }),
      'places.syzygyDeg',
    ],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
