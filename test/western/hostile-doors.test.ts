/**
 * Every function that eight rooms of Western astrology hand out, asked with something odd in place of each argument and of each member, one at a
 * time: an answer without NaN, or an `EngineError`. Where hostile.ts throws dice, this walks the whole floor, also with what no JSON can hold.
 */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import * as aspect from '../../packages/engine/src/western/aspect/index.ts';
import * as dignity from '../../packages/engine/src/western/dignity/index.ts';
import * as direction from '../../packages/engine/src/western/direction/index.ts';
import * as harmonic from '../../packages/engine/src/western/harmonic/index.ts';
import * as lot from '../../packages/engine/src/western/lot/index.ts';
import * as midpoint from '../../packages/engine/src/western/midpoint/index.ts';
import * as pattern from '../../packages/engine/src/western/pattern/index.ts';
import * as progression from '../../packages/engine/src/western/progression/index.ts';
import { radixOf } from '../../packages/engine/src/western/radix/index.ts';

const { kernel, moment } = await openEngine().then((engine) => ({
  kernel: engine.kernel,
  moment: engine.moment({ datetime: '1940-10-09T18:30:00', latitude: 53.4084, longitude: -2.9916, timezone: '+01:00' }),
}));
const radix = radixOf(kernel, moment, { points: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] });
const life = moment.tt.day + 9000;
const schools = {
  domicile: 'modern-joint',
  exaltation: 'with-nodes',
  triplicity: 'ptolemaic',
  terms: 'chaldean',
  faces: 'manilius',
  dodecatemoria: 'times-13',
};
const orbs = { byAspect: { trine: 2 }, byBody: { Sun: 3, Moon: { trine: 4 } }, join: 'larger', luminaryDeg: 1 };
const pace = { method: 'minor', course: 'converse', year: 'julian', month: 'synodic', angles: 'daily' };
const place = { latitudeDeg: 10, longitudeDeg: 20, elevationMetres: 0 };
const bounds = [
  { fromDeg: 0, lord: 'Mars' },
  { fromDeg: 180, lord: 'Venus' },
];

/** Not walked: a reader that rooms share, whose field and names come from their own tables. */
const SHARED = ['readNames'];

/** Good questions by the name of the function: lists of arguments. */
const GOOD: { readonly [name: string]: readonly (readonly unknown[])[] } = {
  aspectsOf: [[radix, { aspects: ['trine'], orbs, points: ['Sun', 'Moon'], angles: ['Vertex'], angleMotion: 'fixed' }]],
  aspectsBetween: [[radix.points.slice(0, 2), radix.points.slice(2, 4), { moving: 'first', orbs: 2, aspects: 'all' }]],
  aspectingPoints: [[radix, ['Sun', 'Mars'], ['Ascendant']]],
  antisciaOf: [[radix, { points: ['Sun', 'Moon'], angles: [], orbDeg: 2, mirror: 'signs' }]],
  declinationsOf: [[radix, { points: ['Sun', 'Moon'], orbDeg: 1.5, obliquityDeg: 23.4 }]],
  signAspectsOf: [[radix, { points: ['Sun', 'Mars'], angles: ['Midheaven'] }]],
  aspectsByPerfection: [[kernel, radix, { points: ['Sun', 'Moon'], angles: [], limitDays: 5 }]],
  readAngleNames: [[['Ascendant']]],
  patternsOf: [
    [radix, { patterns: ['yod'], points: ['Sun', 'Moon', 'Mars'], angles: ['Ascendant'], orbs: 9, report: 'every' }],
    [radix, { conjunct: 'merged' }],
  ],
  stelliumsOf: [[radix, { by: 'house', least: 4, orbDeg: 10, points: ['Sun', 'Moon'] }]],
  chartShapeOf: [[radix, { orbDeg: 3, points: ['Sun', 'Moon', 'Mars', 'Venus'] }]],
  balanceOf: [[radix, { weights: 'birkbeck', points: ['Sun', 'Moon'], angles: ['Midheaven'] }]],
  lunationOf: [[radix, { phases: 'calendar' }]],
  planetsIn: [[radix]],
  elementOf: [[3]],
  modalityOf: [[3]],
  polarityOf: [[3]],
  midpointsOf: [[radix, { points: ['Sun', 'Moon'], angles: ['Ascendant'] }]],
  dialOf: [[radix, { points: ['Sun', 'Moon'], angles: [], modulusDeg: 90 }]],
  midpointTreesOf: [[radix, { points: ['Sun', 'Moon', 'Mars'], angles: [], modulusDeg: 45, orbDeg: 2 }]],
  planetaryPicturesOf: [[radix, { points: ['Sun', 'Moon', 'Mars', 'Venus'], modulusDeg: 22.5, orbDeg: 2 }]],
  harmonicChartOf: [[radix, 9, { houses: 'whole-sign' }]],
  harmonicAspectsOf: [[radix, 5.5, { aspects: 'major', orbs: 'hamblin', points: ['Sun', 'Moon'] }]],
  lordsAt: [[231.5, { ...schools, sect: 'night' }]],
  almutenOf: [[231.5, { ...schools, sect: 'day', score: 'lilly', triplicityLords: 'all' }]],
  almutenFigurisOf: [
    [radix, { fortuneDeg: 1, syzygyDeg: 2, dayLord: 'Sun', hourLord: 'Mars' }, { housePoints: 'eighth-over-ninth' }],
  ],
  essentialDignitiesOf: [
    [
      radix,
      { ...schools, score: 'lilly', peregrine: 'no-dignity', triplicityLords: 'all', planets: ['Mars', 'Venus'] },
    ],
  ],
  receptionsOf: [[radix, { ...schools, aspect: 'by-orb', orbDeg: 6, planets: ['Venus', 'Mars'] }]],
  dispositorsOf: [[radix, { domicile: 'modern', planets: ['Sun'] }]],
  houseRulersOf: [[radix, { ...schools, score: 'alcabitius', triplicityLords: 'all' }]],
  accidentalDignitiesOf: [
    [
      radix,
      { stars: [{ name: 'Algol', longitudeDeg: 56 }], limits: 'lilly', partile: 'same-degree', beforeCuspDeg: 5 },
    ],
    [radix, { fortunateStarOrbDeg: 2, besiegingArcDeg: 30 }],
  ],
  sectConditionsOf: [[radix, { marsHayz: 'feminine' }]],
  solarPhaseOf: [[radix, 'Venus', { limits: 'lilly-any-sign' }]],
  domicileLords: [[8, 'modern-joint']],
  lotsOf: [
    [radix, { lots: 'all', syzygyDeg: 3, fortuneAtNight: 'same', erosAndNecessity: 'valens', domicile: 'traditional' }],
    [radix, { lots: ['eros', 'death'] }],
  ],
  lotOf: [
    [radix, { from: 'lord-of:cusp:7', to: 'degree:5', plus: 'lot:fortune', reverseAtNight: true, arc: 'shorter' }, {}],
  ],
  prenatalSyzygy: [[kernel, 2451545.25]],
  prenatalSyzygyOf: [[kernel, radix]],
  progressedRadixOf: [[kernel, radix, life, { ...pace, place, houseSystem: 'koch' }]],
  progressedEventsOf: [
    [kernel, radix, life, life + 9, { kinds: ['aspect'], points: ['Moon'], natalPoints: ['Sun'], aspectsDeg: [60] }],
  ],
  solarArcOf: [
    [kernel, radix, life, { arc: 'true', measure: 'right-ascension', factor: 2, year: 365, course: 'direct' }],
  ],
  solarArcContactsOf: [[kernel, radix, life, life + 9, { arc: 1.1, points: ['Sun'], natalPoints: ['Moon'] }]],
  tropicalYearDays: [[2451545]],
  primaryDirectionsOf: [
    [
      kernel,
      radix,
      { system: 'topocentric', space: 'mundane', motions: ['direct'], key: 'brahe', promissors: ['Mars'] },
    ],
    [
      kernel,
      radix,
      {
        promissors: [{ name: 'Fortune', longitudeDeg: 12, latitudeDeg: 1 }],
        significators: ['Vertex'],
        promissorLatitude: 'bianchini',
        significatorLatitude: 'none',
        aspectsDeg: [60],
        key: 1.2,
        year: 'sidereal',
        maxArcDeg: 90,
      },
    ],
  ],
  primaryArcOf: [
    [
      kernel,
      { armcDeg: 12, obliquityDeg: 23.4, latitudeDeg: 50 },
      { longitudeDeg: 1, latitudeDeg: 2 },
      { angle: 'Ascendant' },
      { system: 'campanus', mundaneAspectDeg: 60 },
    ],
  ],
  distributionsOf: [
    [kernel, radix, bounds, { significator: 'Moon', key: 'naibod', maxArcDeg: 80, system: 'placidus' }],
  ],
};

const ODD: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  0.5,
  -1,
  13,
  360,
  1e9,
  -1e15,
  1e308,
  5e-324,
  '',
  'Sun',
  'constructor',
  '__proto__',
  'lot:eros',
  '\ud800',
  true,
  [],
  [null],
  [[]],
  {},
  { length: 3 },
  { toString: null },
  12n,
  Symbol('odd'),
  () => 'odd',
];

const rooms = { aspect, dignity, direction, harmonic, lot, midpoint, pattern, progression };
const doors = Object.values(rooms)
  .flatMap((room) => Object.entries(room))
  .filter((entry): entry is [string, (...args: never[]) => unknown] => typeof entry[1] === 'function')
  .filter(([name]) => !SHARED.includes(name))
  .filter(([name], i, all) => all.findIndex(([other]) => other === name) === i);

/** Paths to every member, to some depth; of a list the first two and the last. */
function pathsOf(value: unknown, depth: number): readonly (readonly string[])[] {
  if (depth === 0 || typeof value !== 'object' || value === null || value === kernel) return [[]];
  const keys = Object.keys(value);
  const few = Array.isArray(value) ? keys.filter((_, i) => i < 2 || i === keys.length - 1) : keys;
  const members = value as { readonly [key: string]: unknown };
  return [[], ...few.flatMap((key) => pathsOf(members[key], depth - 1).map((path) => [key, ...path]))];
}

function put(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: unknown };
  copy[key] = put(copy[key], rest, odd);
  return copy;
}

/** Whether NaN or an infinity stands somewhere in an answer. */
function hasNoNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNoNumber);
}

describe('whatever odd thing stands in one place of a question', () => {
  it('has good questions for every function of the rooms, and for no other', () => {
    expect(Object.keys(GOOD).sort()).toEqual(doors.map(([name]) => name).sort());
  });

  it.each(doors)('%s answers or refuses', (name, ask) => {
    const call = ask as (...args: readonly unknown[]) => unknown;
    for (const args of GOOD[name] ?? []) {
      expect(hasNoNumber(call(...args)), 'the good question').toBe(false);
      for (const path of pathsOf(args, 4).slice(1)) {
        for (const odd of ODD) {
          let answer: unknown;
          try {
            answer = call(...(put(args, path, odd) as readonly unknown[]));
          } catch (error) {
            if (error instanceof EngineError) continue;
            throw new Error(`${name}: ${path.join('.')} = ${typeof odd} threw ${String(error)}`, { cause: error });
          }
          const isOwn = typeof odd === 'number' && !Number.isFinite(odd);
          if (!isOwn) expect(hasNoNumber(answer), `${name}: ${path.join('.')} = ${typeof odd}`).toBe(false);
        }
      }
    }
  });
});
