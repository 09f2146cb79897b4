/** The doors of progressions, solar arcs and directions against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/index.ts';
import * as direction from '../../../packages/engine/src/western/direction/index.ts';
import * as progression from '../../../packages/engine/src/western/progression/index.ts';
import { needGround } from '../../../packages/engine/src/western/radix/index.ts';
import { besiege, type Door } from '../../hostile.ts';
import { buenosAires, churchill, kernel, natalOf } from './births.ts';

const natal = natalOf(churchill);
const sidereal = natalOf(buenosAires, { zodiac: 'sidereal' });
const life = needGround(natal).jdTt + 12000;
const place = { latitudeDeg: 10, longitudeDeg: 20, elevationMetres: 0 };

/** Asked under a core, which is no JSON. */
const underCore = (ask: (...args: never[]) => unknown, ...good: Door[2]): Door => [
  ask.name,
  (...args: unknown[]) => (ask as (...all: unknown[]) => unknown)(kernel, ...args),
  good,
];

const bounds = Array.from({ length: 12 }, (_, i) => ({ fromDeg: 30 * i, lord: 'Mars' }));
const doors: readonly Door[] = [
  underCore(
    progression.progressedRadixOf,
    [natal, life, { method: 'minor', course: 'converse', year: 'julian', month: 'synodic', angles: 'daily', place }],
    [sidereal, life, { angles: 'solar-arc-longitude', houseSystem: 'koch', ayanamsa: { t0: 2451545, valueDeg: 24 } }],
    [natal, life],
  ),
  underCore(
    progression.progressedEventsOf,
    [
      natal,
      life,
      life + 400,
      { points: ['Moon', 'Ascendant'], kinds: ['aspect'], natalPoints: ['Sun'], aspectsDeg: [0] },
    ],
    [sidereal, life, life + 100],
  ),
  underCore(
    progression.solarArcOf,
    [natal, life, { arc: 'naibod', measure: 'right-ascension', factor: 2, course: 'converse', year: 365 }],
    [sidereal, life],
  ),
  underCore(progression.solarArcContactsOf, [
    natal,
    life,
    life + 1000,
    { arc: 1.1, points: ['Sun'], natalPoints: ['Moon', 'Vertex'], aspectsDeg: [45] },
  ]),
  ['tropicalYearDays', progression.tropicalYearDays as never, []],
  underCore(
    direction.primaryDirectionsOf,
    [natal, { system: 'topocentric', space: 'mundane', motions: ['neo-converse'], key: 'brahe', promissors: ['Mars'] }],
    [
      sidereal,
      {
        promissors: [{ name: 'Fortune', longitudeDeg: 12, latitudeDeg: 1 }, 'Moon'],
        significators: ['Vertex', 'Ascendant'],
        promissorLatitude: 'bianchini',
        significatorLatitude: 'none',
        aspectsDeg: [60],
        key: 1.2,
        year: 'sidereal',
        maxArcDeg: 90,
      },
    ],
  ),
  underCore(direction.primaryArcOf, [
    { armcDeg: 12, obliquityDeg: 23.4, latitudeDeg: 50 },
    { longitudeDeg: 1, latitudeDeg: 2 },
    { angle: 'Ascendant' },
    { system: 'campanus', mundaneAspectDeg: 60 },
  ]),
  underCore(direction.distributionsOf, [natal, bounds, { significator: 'Moon', key: 'placidus', maxArcDeg: 80 }]),
];

describe('whatever progressions and directions are handed', () => {
  besiege(
    doors.filter(([, , good]) => good.length > 0),
    { seed: 20261121, anyRuns: 60, alteredRuns: 250 },
  );
});

describe('a refusal of progressions and directions names its field', () => {
  const { progressedRadixOf, progressedEventsOf, solarArcContactsOf } = progression;
  const { primaryDirectionsOf, distributionsOf } = direction;
  const bare = { ...natal, ground: null };
  const refused: readonly [string, () => unknown, string][] = [
    ['no moment', () => progressedRadixOf(kernel, bare, life), 'radix.ground'],
    ['an instant beyond all', () => progressedRadixOf(kernel, natal, 1e9), 'jdTt'],
    [
      'a method that is none',
      () => progressedRadixOf(kernel, natal, life, { method: 'daily' as never }),
      'choices.method',
    ],
    ['a misspelt choice', () => progressedRadixOf(kernel, natal, life, { angle: 'naibod' } as never), 'choices.angle'],
    [
      'a point without a body',
      () => progressedEventsOf(kernel, natal, life, life + 9, { points: ['Vulcan'] }),
      'choices.points[0]',
    ],
    ['a span of ages', () => progressedEventsOf(kernel, natal, life, life + 80000), 'toJdTt'],
    [
      'a natal point that is not there',
      () => solarArcContactsOf(kernel, natal, life, life + 9, { natalPoints: ['X'] }),
      'choices.natalPoints[0]',
    ],
    ['directions without a ground', () => primaryDirectionsOf(kernel, bare), 'radix.ground'],
    ['a key that is none', () => primaryDirectionsOf(kernel, natal, { key: 'simmonite' as never }), 'choices.key'],
    ['bounds out of order', () => distributionsOf(kernel, natal, [...bounds].reverse()), 'bounds'],
    ['one bound', () => distributionsOf(kernel, natal, bounds.slice(0, 1)), 'bounds'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
