/** The doors of Western charts, time and pairs against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { localClock } from '../../packages/engine/src/time/local-clock.ts';
import * as western from '../../packages/engine/src/western/index.ts';
import { besiege, type Door } from '../hostile.ts';

const engine = await openEngine();
const { kernel } = engine;
const birth = { datetime: '1940-10-09T18:30:00', latitude: 53.4, longitude: -3, timezone: '+01:00' };
const moment = engine.moment(birth);
const points = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Chiron', 'TrueLilith'];
const radix = western.radixOf(kernel, moment, { points });
const other = western.radixOf(kernel, engine.moment({ ...birth, datetime: '1942-06-18T15:30:00' }), { points });
const [from, to] = [2460000.5, 2460040.5];
const { jdUt } = western.needGround(radix);

/** Asked of the core, which is no JSON. */
const underCore = (name: string, ask: (...args: never[]) => unknown, ...good: Door[2]): Door => [
  name,
  (...args: unknown[]) => (ask as (...all: unknown[]) => unknown)(kernel, ...args),
  good,
];
const plainly = (name: string, ask: (...args: never[]) => unknown, ...good: Door[2]): Door => [name, ask, good];

const charts: readonly Door[] = [
  underCore('radixOf', western.radixOf, [moment, { zodiac: 'sidereal', ayanamsa: 'fagan-bradley', points }], [moment]),
  plainly(
    'radixFrom',
    western.radixFrom,
    [{ points: { Sun: 12, Moon: { longitudeDeg: 3, house: 2, isRetrograde: false } }, ascendantDeg: 3, sect: 'day' }],
    [{ points: { Sun: 12 }, ground: radix.ground, zodiac: 'sidereal', ayanamsa: 'lahiri', houseSystem: 'koch' }],
  ),
  plainly('readRadix', (each: never) => western.readRadix(each), [radix]),
  plainly('choicesOfRadix', (each: never) => western.choicesOfRadix(western.readRadix(each)), [radix]),
  underCore(
    'compositeOf',
    western.compositeOf,
    [radix, other, { houses: 'derived', latitudeDeg: 50, houseSystem: 'koch' }],
    [radix, other, { midpoints: 'far', base: 'Ascendant' }],
  ),
  underCore('davisonOf', western.davisonOf, [radix, other, { place: 'great-circle', chart: { houseSystem: 'koch' } }]),
  plainly('nearMidpointDeg', western.nearMidpointDeg, [10, 350]),
  plainly(
    'synastryOf',
    western.synastryOf,
    [radix, other, { aspects: 'common', orbs: 4, points: ['Sun', 'Moon'], angles: ['Ascendant'], score: 'discepolo' }],
    [radix, other],
  ),
  underCore('starContactsOf', western.starContactsOf, [
    radix,
    { stars: 'royal', orb: 'robson', parallelOrbDeg: 1, points: ['Sun'] },
  ]),
  underCore('chartStars', western.chartStars, [2451545, 0, ['Regulus']], [2451545, 24, 'royal']),
  underCore('paransOf', western.paransOf, [radix, { stars: ['Sirius'], orbDeg: 1 }]),
  underCore(
    'nativityOf',
    western.nativityOf,
    [moment, { chart: { points: ['Mars'] }, stars: { orb: 2 }, lots: { lots: 'hermetic' } }],
    [moment, 'lilly'],
  ),
  underCore('nativityOfRadix', western.nativityOfRadix, [radix, 'hellenistic'], [radix]),
];

const times: readonly Door[] = [
  underCore(
    'transitsTo',
    western.transitsTo,
    [radix, from, to, { bodies: ['Mars'], points: ['Sun', 'Ascendant'], aspects: ['trine'] }],
    [radix, from, to],
  ),
  underCore('transitWindows', western.transitWindows, [radix, from, to, { bodies: ['Venus'], orbDeg: 2 }]),
  underCore(
    'voidCourses',
    western.voidCourses,
    [from, to, { rule: 'thirty-degrees', planets: ['Sun', 'Mars'], aspects: ['conjunction'] }],
    [from, to, { zodiac: 'sidereal', ayanamsa: 'lahiri', planets: 'modern' }],
  ),
  underCore('motionOf', (core: never, frame: never, name: never) => western.motionOf(core, frame, name).stepDays, [
    radix.settings,
    'NorthNode',
  ]),
  underCore('returnsOf', western.returnsOf, [
    radix,
    'Moon',
    from,
    to,
    { precessionCorrected: true, phasesDeg: [0, 180] },
  ]),
  underCore('nextReturn', western.nextReturn, [radix, 'Mars', from, {}]),
  underCore('previousReturn', western.previousReturn, [radix, 'Mars', from, {}]),
  underCore('solarReturnOf', western.solarReturnOf, [radix, 30, { precessionCorrected: true }]),
  underCore('solarReturnIn', western.solarReturnIn, [radix, 1980, {}]),
  underCore('returnRadix', western.returnRadix, [{ jdTt: from }, moment.place, { houseSystem: 'koch' }, {}]),
  underCore('profectionOf', western.profectionOf, [radix, 30, { from: 'Sun', yearBy: 'mean-year' }]),
  underCore('profectionAt', western.profectionAt, [radix, jdUt + 9000, { from: 12.5 }]),
  plainly('firdariaOf', western.firdariaOf, [radix, { nodesByNight: 'after-mars', year: 'julian', rounds: 2 }]),
  plainly('firdariaAt', western.firdariaAt, [radix, jdUt + 9000, { year: 'egyptian-360' }]),
  plainly('releasingOf', western.releasingOf, [
    radix,
    3,
    { fortuneSign: 4, levels: 3, years: 30, year: 'tropical', capricornYears: 30 },
  ]),
  plainly('releasingAt', western.releasingAt, [radix, 3, jdUt + 9000, { fortuneSign: 4 }]),
  plainly('signInfoOf', western.signInfoOf, [3]),
];

const clock = localClock(moment.place, { timezone: 'Europe/London' });
const short = western.openWestern(engine, 'modern');
const at = { ...birth, datetime: '1980-12-08T22:50:00' };
const column = (sign: never, day: never, options: never) =>
  western.signForecastOf(kernel, sign, clock, day, options ?? {});
const facade: readonly Door[] = [
  plainly('signForecastOf', column, [3, 2460000, { period: 'weekly' }]),
  plainly('Western.radix', (native: never) => short.radix(native), [birth], [moment], [radix]),
  plainly('Western.nativity', (native: never) => short.nativity(native), [birth], [radix]),
  plainly('Western.davison', (...args: never[]) => short.davison(...(args as unknown as [never, never, never])), [
    birth,
    radix,
    { place: 'mean' },
  ]),
  plainly('Western.composite', (...args: never[]) => short.composite(...(args as unknown as [never, never, never])), [
    birth,
    at,
    {},
  ]),
  plainly('Western.transits', (a: never, b: never, c: never, d: never) => short.transits(a, b, c, d), [
    birth,
    at,
    2444590.5,
    { bodies: ['Sun'] },
  ]),
  plainly('Western.solarReturn', (a: never, b: never, c: never) => short.solarReturn(a, b, c), [
    birth,
    1980,
    { place: moment.place },
  ]),
  plainly('Western.progressed', (a: never, b: never, c: never) => short.progressed(a, b, c), [birth, at, {}]),
  plainly('Western.clock', (a: never) => short.clock(a).zone, [birth], [radix]),
];

describe('whatever charts and pairs are handed', () => {
  besiege(charts, { seed: 20261121, anyRuns: 60, alteredRuns: 200 });
});

describe('whatever searches and time lords are handed', () => {
  besiege(times, { seed: 20261121, anyRuns: 60, alteredRuns: 200 });
});

describe('whatever the short way is handed', () => {
  besiege(facade, { seed: 20261121, anyRuns: 60, alteredRuns: 120 });
});

describe('a refusal of these rooms names its field', () => {
  const unnamed = { ...radix, settings: { ...radix.settings, ayanamsa: 'user-defined', zodiac: 'sidereal' } } as const;
  const bare = western.radixFrom({ points: { Sun: 5 } });
  const refused: readonly [string, () => unknown, string][] = [
    ['no radix', () => western.nativityOfRadix(kernel, null as never), 'radix'],
    ['no core', () => western.nativityOfRadix({} as never, radix), 'kernel'],
    ['a room that is null', () => western.nativityOf(kernel, moment, { aspects: null } as never), 'choices.aspects'],
    ['options that are null', () => short.davison(birth, at, null as never), 'options'],
    [
      'options of a solar return that are null',
      () => western.solarReturnOf(kernel, radix, 3, null as never),
      'options',
    ],
    ['no return', () => western.returnRadix(kernel, null as never, moment.place), 'at'],
    ['a date of no calendar', () => western.returnRadix(kernel, { jdTt: 1e9 }, moment.place), 'at.jdTt'],
    ['three centuries of transits', () => western.transitsTo(kernel, radix, 2400000, 2500000), 'toJdTt'],
    ['an ayanamsa without a name', () => western.transitsTo(kernel, unnamed, from, to), 'radix.settings.ayanamsa'],
    ['a birthday without a place', () => short.solarReturn(bare, 1980), 'radix.ground'],
    ['a clock without a place', () => short.clock(bare), 'radix.ground'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
