import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  JYOTISH_PRESET_NAMES,
  JYOTISH_PRESETS,
  openJyotish,
  shadbalaOf,
} from '../../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';

const engine = await openEngine();
const birth = { datetime: '1996-12-07T10:34:00', latitude: 13.0878, longitude: 80.2785, timezone: '+05:30' };
const jyotish = openJyotish(engine);

describe('a whole horoscope', () => {
  const horoscope = jyotish.horoscope(birth, { runningAtJdUt: 2460676.5 });

  it('is plain data, and comes back from its text as it was', () => {
    expect(JSON.parse(canonicalJson(horoscope))).toEqual(horoscope);
  });

  it('says what made it', () => {
    expect(horoscope.meta).toMatchObject({ preset: 'khagol', rulesEdition: 'khagol-jyotish/1' });
    expect(horoscope.meta.choices).toEqual(JYOTISH_PRESETS.khagol.choices);
  });

  it('has in each part what its room says alone', () => {
    const kundli = jyotish.kundli(birth);
    expect(horoscope.chart).toEqual(engine.chart(birth));
    expect(horoscope.kundli.lagna).toEqual(kundli.lagna);
    expect(horoscope.shadbala).toEqual(shadbalaOf(horoscope.kundli, horoscope.day));
    expect(horoscope.running?.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(horoscope.vargas).toHaveLength(16);
    expect(horoscope.argalas).toHaveLength(12);
  });

  it('can be had for every preset, and no two presets are alike', () => {
    const texts = JYOTISH_PRESET_NAMES.map((preset) => {
      const { meta: _, ...rest } = openJyotish(engine, preset).horoscope(birth);
      return canonicalJson(rest);
    });
    expect(new Set(texts).size).toBe(JYOTISH_PRESET_NAMES.length);
  });

  it('refuses a preset, a choice and an engine that do not exist', () => {
    expect(() => openJyotish(engine, 'nobody' as 'kp')).toThrowError(/preset/);
    expect(() => openJyotish(engine, { dasha: { year: 'long' as 'julian' } }).horoscope(birth)).toThrowError(/year/);
    expect(() => openJyotish(null as never)).toThrowError(/engine/);
    expect(() => openJyotish(engine, { chart: { zodiac: 'tropical' } }).horoscope(birth)).toThrowError(/sidereal/);
  });
});

describe('comparing two conventions', () => {
  it('finds nothing between a convention and itself', () => {
    expect(jyotish.compare(birth, 'khagol')).toEqual([]);
  });

  it('tells which values differ, by names a reader knows', () => {
    const differences = jyotish.compare(birth, 'raman');
    const paths = differences.map(({ path }) => path);
    expect(paths).toContain('chart.calculation.ayanamsa');
    expect(paths).toContain('chart.planets[Moon].longitude');
    expect(paths.some((path) => path.startsWith('dasha.spans[Rahu]'))).toBe(true);
    for (const { a, b } of differences) expect(a).not.toEqual(b);
  });

  it('leaves out what it is told to, and what is within the tolerance', () => {
    expect(differencesOf({ a: 1, b: { c: 2 } }, { a: 1.01, b: { c: 3 } }, { tolerance: 0.1, skip: ['b'] })).toEqual([]);
    expect(differencesOf([{ id: 'x', n: 1 }], [{ id: 'y', n: 1 }])).toEqual([
      { path: '[x]', a: { id: 'x', n: 1 }, b: null },
      { path: '[y]', a: null, b: { id: 'y', n: 1 } },
    ]);
  });
});

describe('the short way', () => {
  it('answers for a place, two people and a life', () => {
    const where = { latitude: 13.0878, longitude: 80.2785 };
    expect(jyotish.panchang('2025-10-01', where).vara.name).toMatch(/budha/i);
    expect(jyotish.calendar({ from: '2025-10-01', days: 3 }, where)).toHaveLength(3);
    const partner = { ...birth, datetime: '1998-03-02T04:10:00' };
    const matched = jyotish.match(birth, partner);
    expect(matched.maxScore).toBe(36);
    expect(jyotish.sadeSati(birth, 30).stays.length).toBeGreaterThan(3);
    expect(jyotish.gochara(birth, 2460676.5).rows).toHaveLength(9);
    expect(jyotish.sensitivity(birth).vargas).toHaveLength(16);
  });
});
