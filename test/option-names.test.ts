/** The doors of time, sky, chart and engine that take options: each name that is documented is taken, and a misspelt one is refused by its field. Jyotish has its own. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bodiesFor,
  castChart,
  findAspects,
  resolveAyanamsa,
  resolveChoices,
} from '../packages/engine/src/chart/index.ts';
import { ZodiacSky } from '../packages/engine/src/chart/zodiac-sky.ts';
import { openEngineWith } from '../packages/engine/src/engine.ts';
import { EngineError } from '../packages/engine/src/errors.ts';
import { openJyotish } from '../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../packages/engine/src/node.ts';
import * as sky from '../packages/engine/src/sky/index.ts';
import { localClock, momentAt, resolveMoment, wallClockAt } from '../packages/engine/src/time/index.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../${path}`, import.meta.url)));
const core = new WebAssembly.Module(bytes('.cache/kernel/release.wasm'));
const pack = bytes('packages/engine/data/ephemeris/pack-1800-2400.bin');
const engine = openEngineWith(core, [pack]);
const { kernel } = engine;
const birth = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const moment = engine.moment(birth);
const { place } = moment;
const from = 2460000.5;

const chart = {
  zodiac: 'sidereal',
  ayanamsa: { t0: 2451545, valueDeg: 24 },
  houseSystem: 'placidus',
  chalit: 'sripati',
  nodeType: 'true',
  bodies: ['Chiron'],
  quantumDeg: 1e-4,
} as const;
const time = { zoneOf: () => 'Asia/Kolkata', strict: true, overrides: ['bombay'], deltaT: () => 69 };
const wall = { timezone: 'Asia/Kolkata', overrides: ['bombay'] };
const dated = { ...wall, deltaT: () => 69 };
const between = { pressureMbar: 1000, temperatureC: 20, refractionDeg: 0.5, dip: true, deltaT: () => 69 };
const horizon = { ...between, spanDays: 2 };
const turn = { deltaT: () => 69 };
const places = { bodies: ['Sun'], centre: 'topocentric', place: 'geometric', equinox: 'mean' } as const;

/** A door, asked with its options alone, all of its options, and the field they stand in; `options` when left out. */
type NamedDoor = readonly [name: string, ask: (options: never) => unknown, full: object, field?: string];

const doors: readonly NamedDoor[] = [
  ['resolveMoment', (o) => resolveMoment(birth, o), time],
  ['engine.moment', (o) => engine.moment(birth, o), time],
  ['momentAt', (o) => momentAt(moment.tt, place, o), dated],
  ['wallClockAt', (o) => wallClockAt(moment.tt, place, o), dated],
  ['localClock', (o) => localClock(place, o), wall],
  ['openEngineWith', (o) => openEngineWith(core, [pack], o), { ephemeris: pack, time: {} }],
  ['openEngineWith, time', (o) => openEngineWith(core, [pack], { time: o }), time, 'options.time'],
  ['engine.sky', (o) => engine.sky(moment, o), places, 'choices'],
  ['engine.chart', (o) => engine.chart(moment, o), chart, 'choices'],
  ['resolveChoices', resolveChoices, chart, 'choices'],
  ['bodiesFor', bodiesFor, chart, 'choices'],
  [
    'castChart',
    (o) => castChart(kernel, moment, engine.sky(moment, { bodies: bodiesFor(chart) }), o),
    chart,
    'choices',
  ],
  ['ZodiacSky', (o) => new ZodiacSky(kernel, o), chart, 'choices'],
  ['openJyotish, chart', (o) => openJyotish(engine, { chart: o }), chart, 'choices.chart'],
  ['resolveAyanamsa', resolveAyanamsa, { t0: 2451545, valueDeg: 24 }, 'ayanamsa'],
  ['findAspects', (o) => findAspects([], o), { aspects: 'all', orbDeg: 3, orbsDeg: { trine: 3 } }, 'choices'],
  ['riseAfter', (o) => sky.riseAfter(kernel, 'Sun', place, from, 'upper-limb', o), horizon],
  ['setAfter', (o) => sky.setAfter(kernel, 'Sun', place, from, 'upper-limb', o), horizon],
  ['riseBefore', (o) => sky.riseBefore(kernel, 'Sun', place, from, 'upper-limb', o), horizon],
  ['setBefore', (o) => sky.setBefore(kernel, 'Sun', place, from, 'upper-limb', o), horizon],
  ['riseBetween', (o) => sky.riseBetween(kernel, 'Sun', place, from, from + 1, 'upper-limb', o), between],
  ['setBetween', (o) => sky.setBetween(kernel, 'Sun', place, from, from + 1, 'upper-limb', o), between],
  ['horizonCrossings', (o) => sky.horizonCrossings(kernel, 'Sun', place, from, from + 1, 'upper-limb', o), between],
  ['horizonDays', (o) => sky.horizonDays(kernel, 'Sun', place, [from, from + 1], 'upper-limb', o), between],
  ['sunDays', (o) => sky.sunDays(kernel, place, [from, from + 1], 'upper-limb', o), between],
  ['riseAfter, rule', (o) => sky.riseAfter(kernel, 'Sun', place, from, o), { altitudeDeg: -4 }, 'rule'],
  ['transitAfter', (o) => sky.transitAfter(kernel, 'Sun', place, from, 'upper', o), turn],
  ['transitsBetween', (o) => sky.transitsBetween(kernel, 'Sun', place, from, from + 1, 'upper', o), turn],
  ['skyDayOf', (o) => sky.skyDayOf(kernel, place, from, from + 1, o), { ...between, rule: 'hindu' }],
];

function refusalOf(ask: () => unknown): EngineError {
  try {
    ask();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe.each(doors.map(([name, ask, full, field = 'options']) => ({ name, ask, full, field })))(
  '$name, in $field',
  ({ ask, full, field }) => {
    it('takes every option that is documented', () => {
      expect(() => ask(full as never)).not.toThrow();
    });

    it('refuses each of them misspelt, by its field and with the name that was meant', () => {
      for (const name of Object.keys(full)) {
        const misspelt = `${name.slice(0, -1)}q`;
        const { code, field: named, allowed } = refusalOf(() => ask({ ...full, [misspelt]: undefined } as never));
        expect({ code, named }).toEqual({ code: 'INVALID_OPTION', named: `${field}.${misspelt}` });
        expect(allowed.split(', ')).toContain(name);
      }
    });
  },
);

describe('a misspelt option', () => {
  it('is refused by the entry of a host, which also knows the packs it stands in for', async () => {
    await expect(openEngine({ buildIn: [] } as never)).rejects.toMatchObject({ field: 'options.buildIn' });
    expect((await openEngine({ builtIn: [pack], ephemeris: [] })).ephemeris).toHaveLength(1);
  });

  it('is none in data that others write: a birth, a moment, a place', () => {
    const more = { ...moment, place: { ...place, name: 'Delhi' }, note: 'as told' };
    expect(engine.chart(more)).toEqual(engine.chart(moment));
    expect(engine.moment({ ...birth, note: 'as told' } as never)).toEqual(moment);
    expect(sky.riseAfter(kernel, 'Sun', more.place, from, 'hindu')).toEqual(
      sky.riseAfter(kernel, 'Sun', place, from, 'hindu'),
    );
  });
});

describe('without a core', () => {
  const none = undefined as never;
  it.each<readonly [string, () => unknown]>([
    ['skyAt', () => sky.skyAt(none, moment)],
    ['skiesAt', () => sky.skiesAt(none, [2451545])],
    ['riseAfter', () => sky.riseAfter(none, 'Sun', place, from, 'hindu')],
    ['setAfter', () => sky.setAfter(none, 'Sun', place, from, 'hindu')],
    ['riseBefore', () => sky.riseBefore(none, 'Sun', place, from, 'hindu')],
    ['setBefore', () => sky.setBefore(none, 'Sun', place, from, 'hindu')],
    ['riseBetween', () => sky.riseBetween(none, 'Sun', place, from, from + 1, 'hindu')],
    ['setBetween', () => sky.setBetween(none, 'Sun', place, from, from + 1, 'hindu')],
    ['horizonCrossings', () => sky.horizonCrossings(none, 'Sun', place, from, from + 1, 'hindu')],
    ['horizonDays', () => sky.horizonDays(none, 'Sun', place, [from, from + 1], 'hindu')],
    ['sunDays', () => sky.sunDays(none, place, [from, from + 1], 'hindu')],
    ['transitAfter', () => sky.transitAfter(none, 'Sun', place, from, 'upper')],
    ['transitsBetween', () => sky.transitsBetween(none, 'Sun', place, from, from + 1, 'upper')],
    ['apparentLongitudes', () => sky.apparentLongitudes(none, ['Sun'])],
  ])('%s says so by the field', (_, ask) => {
    expect(refusalOf(ask)).toMatchObject({ code: 'INVALID_OPTION', field: 'kernel' });
  });
});
