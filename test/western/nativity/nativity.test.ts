/** A whole nativity, by every preset, of any birth; and the short way to each room. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { dayNumberOf } from '../../../packages/engine/src/time/calendar.ts';
import {
  compositeOf,
  nativityOf,
  nativityOfRadix,
  openWestern,
  radixFrom,
  radixOf,
  returnRadix,
  synastryOf,
  transitsTo,
  WESTERN_PRESET_NAMES,
  WESTERN_PRESETS,
} from '../../../packages/engine/src/western/index.ts';

const engine = await openEngine();
const { kernel } = engine;
const birth = { datetime: '1940-10-09T18:30:00', latitude: 53.4084, longitude: -2.9916, timezone: '+01:00' };
const other = { datetime: '1942-06-18T15:30:00', latitude: 53.4084, longitude: -2.9916, timezone: '+02:00' };
const error = (field: string) => expect.objectContaining({ name: 'EngineError', field });

/** Every number in a record, with its path. */
function numbersIn(value: unknown, path = ''): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => numbersIn(member, `${path}.${name}`));
}

describe('a nativity', () => {
  it('of any birth, at any latitude, by every preset, is plain data without a hole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 2900 }),
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom(...WESTERN_PRESET_NAMES),
        (year, month, latitude, longitude, preset) => {
          const y = year < 0 ? `-${String(-year).padStart(6, '0')}` : String(year).padStart(4, '0');
          const moment = engine.moment({
            datetime: `${y}-${String(month).padStart(2, '0')}-15T03:20:00Z`,
            latitude,
            longitude,
          });
          const nativity = nativityOf(kernel, moment, preset);
          expect(JSON.parse(JSON.stringify(nativity))).toEqual(nativity);
          for (const [path, number] of numbersIn(nativity)) expect(Number.isFinite(number), path).toBe(true);
        },
      ),
      { numRuns: 120, seed: 20261121 },
    );
  });

  it('of an unknown time leaves out what rests on it', () => {
    const moment = engine.moment({ date: '1980-05-05', time: 'unknown', latitude: 51, longitude: 0 });
    const nativity = nativityOf(kernel, moment);
    expect([nativity.essential, nativity.accidental, nativity.rulers, nativity.sect, nativity.lots]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    const named = [...nativity.aspects.aspects.flatMap(({ point1, point2 }) => [point1, point2])];
    expect(named).not.toContain('Ascendant');
    expect(nativity.dispositors).not.toBeNull();
  });

  it('of few points leaves out what they are too few for, and of none everything', () => {
    const moment = engine.moment(birth);
    const few = nativityOf(kernel, moment, { chart: { points: [] } });
    expect([few.shape, few.lots]).toEqual([null, null]);
    expect(few.lunation).not.toBeNull();
    expect(nativityOf(kernel, moment, { chart: { points: [] }, lots: { lots: 'all' } }).lots).not.toBeNull();
    expect(() => nativityOf(kernel, moment, { chart: { points: [] }, shape: { points: ['Sun'] } })).toThrow(
      error('points'),
    );
    const none = nativityOfRadix(kernel, radixFrom({ points: {} }));
    expect([none.shape, none.lots, none.lunation, none.essential, none.stars]).toEqual([null, null, null, null, null]);
    expect(nativityOfRadix(kernel, radixFrom({ points: { Sun: 1, Moon: 2 }, ascendantDeg: 3 })).shape).toBeNull();
  });

  it('of a date at which a body cannot be placed says so, and goes without', () => {
    const old = engine.moment({ datetime: '-001000-03-01T12:00Z', latitude: 30, longitude: 31 });
    const nativity = nativityOf(kernel, old, 'modern');
    expect(nativity.radix.points.map(({ name }) => name)).not.toContain('Chiron');
    expect(nativity.radix.warnings.map(({ code }) => code)).toContain('BODY_UNAVAILABLE');
    for (const [path, number] of numbersIn(nativity)) expect(Number.isFinite(number), path).toBe(true);
  });

  it('seen from the Sun has aspects and patterns, and nothing of houses', () => {
    const nativity = nativityOf(kernel, engine.moment(birth), { chart: { centre: 'heliocentric' } });
    expect(nativity.aspects.aspects.length).toBeGreaterThan(3);
    expect([nativity.radix.houses, nativity.lots, nativity.lunation, nativity.stars]).toEqual([null, null, null, null]);
  });

  it('follows its presets', () => {
    const moment = engine.moment(birth);
    const lilly = nativityOf(kernel, moment, 'lilly');
    expect(lilly.radix.settings.houseSystem).toBe('regiomontanus');
    expect(lilly.radix.points.map(({ name }) => name)).not.toContain('Pluto');
    const sidereal = nativityOf(kernel, moment, 'fagan-bradley');
    expect(sidereal.radix.settings).toMatchObject({
      zodiac: 'sidereal',
      ayanamsa: 'fagan-bradley',
      houseSystem: 'campanus',
    });
    expect(nativityOf(kernel, moment, 'modern').radix.points.map(({ name }) => name)).toContain('Chiron');
    for (const name of WESTERN_PRESET_NAMES) expect(WESTERN_PRESETS[name].sources.length).toBeGreaterThan(0);
  });

  it('refuses a misspelt room and an unknown preset', () => {
    expect(() => nativityOf(kernel, engine.moment(birth), { aspect: {} } as never)).toThrow(error('choices.aspect'));
    expect(() => nativityOf(kernel, engine.moment(birth), 'placidus' as never)).toThrow(error('choices'));
    expect(() => nativityOf(kernel, engine.moment(birth), { chart: { houses: 'koch' } } as never)).toThrow(
      error('choices.houses'),
    );
  });
});

describe('the short way', () => {
  const western = openWestern(engine, 'modern');

  it('answers as the rooms do', () => {
    const [lennon, mccartney] = [birth, other].map((each) =>
      radixOf(kernel, engine.moment(each), WESTERN_PRESETS.modern.choices.chart),
    );
    if (lennon === undefined || mccartney === undefined) throw new Error('two radixes');
    expect(western.radix(birth)).toEqual(lennon);
    expect(western.nativity(birth)).toEqual(nativityOfRadix(kernel, lennon, 'modern'));
    expect(western.synastry(birth, mccartney)).toEqual(synastryOf(lennon, mccartney));
    expect(western.composite(lennon, other)).toEqual(compositeOf(kernel, lennon, mccartney));
    const span = [
      { datetime: '2024-01-01T00:00Z', latitude: 0, longitude: 0 },
      { datetime: '2024-02-01T00:00Z', latitude: 0, longitude: 0 },
    ] as const;
    const { hits } = western.transits(birth, ...span);
    const [from, to] = span.map((each) => engine.moment(each).tt).map(({ day, fraction }) => day + fraction);
    expect(hits.map(({ body, point }) => [body, point])).toEqual(
      transitsTo(kernel, lennon, from as number, to as number).hits.map(({ body, point }) => [body, point]),
    );
  });

  it('reaches every room', () => {
    const clock = western.clock(birth);
    expect(western.davison(birth, other).radix.points.length).toBeGreaterThan(10);
    expect(western.progressed(birth, 2444581.5).radix.points.length).toBeGreaterThan(10);
    expect(western.solarArc(birth, 2444581.5).arcDeg).toBeGreaterThan(39);
    expect(western.directions(birth).directions.length).toBeGreaterThan(10);
    expect(western.returns(birth, 'Saturn', 2439857, 2441317).returns.length).toBeGreaterThan(0);
    const found = western.solarReturn(birth, 1980);
    expect(found.radix).toEqual(
      returnRadix(kernel, found.return, western.moment(birth).place, WESTERN_PRESETS.modern.choices.chart).radix,
    );
    expect(western.harmonic(birth, 5).radix.points.length).toBeGreaterThan(9);
    expect(western.profection(birth, 40).year.age).toBe(40);
    expect(western.firdaria(birth).periods).toHaveLength(9);
    expect(western.releasing(birth, 4).periods.length).toBeGreaterThan(3);
    expect(western.voidCourses(2444581.5, 2444591.5).courses.length).toBeGreaterThan(2);
    expect(western.forecast(7, clock, dayNumberOf(1980, 12, 8)).planets).toHaveLength(10);
  });

  it('casts the chart of a return as the natal one was, and asks for a place where there is none', () => {
    const sidereal = radixOf(kernel, engine.moment(birth), { zodiac: 'sidereal', houseSystem: 'campanus', points: [] });
    const found = western.solarReturn(sidereal, 1980);
    expect(found.radix.settings).toMatchObject({ zodiac: 'sidereal', houseSystem: 'campanus' });
    const sun = (radix: typeof sidereal) => radix.points.find(({ name }) => name === 'Sun')?.longitudeDeg ?? 0;
    expect(sun(found.radix)).toBeCloseTo(sun(sidereal), 6);
    const bare = radixFrom({ points: { Sun: 196.27 } });
    expect(() => western.solarReturn(bare, 1980)).toThrow(error('radix.ground'));
    const place = { latitudeDeg: 40.7, longitudeDeg: -74, elevationMetres: 0 };
    expect(western.solarReturn(bare, 1980, { place }).moment.place).toEqual(place);
  });

  it('takes the middle of two charts as the first of them was cast', () => {
    const first = radixOf(kernel, engine.moment(birth), { zodiac: 'sidereal', houseSystem: 'koch' });
    const second = radixOf(kernel, engine.moment(other), { zodiac: 'sidereal' });
    expect(western.davison(first, second).radix.settings).toMatchObject({ zodiac: 'sidereal', houseSystem: 'koch' });
    expect(western.davison(birth, other).radix.points.map(({ name }) => name)).toContain('Chiron');
  });

  it('takes an instant as it is, to the last bit', () => {
    const at = engine.moment({ datetime: '2024-01-05T07:08:09.123Z', latitude: 0, longitude: 0 });
    const later = engine.moment({ datetime: '2024-02-01T00:00Z', latitude: 0, longitude: 0 });
    const jdTt = (moment: typeof at) => moment.tt.day + moment.tt.fraction;
    expect(western.transits(birth, at, later)).toEqual(transitsTo(kernel, western.radix(birth), jdTt(at), jdTt(later)));
  });

  it('refuses what is no birth', () => {
    expect(() => western.radix(null as never)).toThrow(error('native'));
    expect(() => western.radix({ latitude: 1, longitude: 1 } as never)).toThrow(
      expect.objectContaining({ code: 'MISSING_DATETIME' }),
    );
    expect(() => western.transits(birth, Number.NaN, 2460000)).toThrow(
      expect.objectContaining({ name: 'EngineError' }),
    );
    expect(() => western.progressed(birth, '2026-01-01T00:00Z' as never)).toThrow(error('at'));
    expect(() => western.transits(birth, 2460000, '2026-01-01' as never)).toThrow(error('to'));
    expect(() => western.voidCourses(null as never, 2460000)).toThrow(error('from'));
    expect(() => openWestern(engine, 'uranian' as never)).toThrow(error('choices'));
  });
});
