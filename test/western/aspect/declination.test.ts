/** Parallels, bounds and antiscia by their definitions, and by the examples of Lilly. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { antisciaOf, declinationsOf } from '../../../packages/engine/src/western/aspect/index.ts';
import { radixFrom, radixOf } from '../../../packages/engine/src/western/index.ts';

const engine = await openEngine();
const moment = engine.moment({
  datetime: '1940-10-09T18:30:00',
  latitude: 53.4084,
  longitude: -2.9916,
  timezone: '+01:00',
});
const seed = 20261121;

/** Two points by declination and its rate. */
const two = (a: number, b: number, rates: readonly [number, number] | null = [0.2, 0]) =>
  radixFrom({
    points: {
      Mars: { longitudeDeg: 0, declinationDeg: a, declinationDegPerDay: rates?.[0] ?? null },
      Venus: { longitudeDeg: 0, declinationDeg: b, declinationDegPerDay: rates?.[1] ?? null },
    },
  });

describe('declinations', () => {
  it('are parallel on one side of the equator, contraparallel on either', () => {
    const of = (a: number, b: number, rates?: readonly [number, number] | null) =>
      declinationsOf(two(a, b, rates)).aspects[0];
    expect(of(20, 20.5)).toMatchObject({ type: 'parallel', orbDeg: 0.5, strength: 50, movement: 'applying' });
    expect(of(20.5, 20)).toMatchObject({ type: 'parallel', movement: 'separating' });
    expect(of(-20.5, 20)).toMatchObject({ type: 'contraparallel', orbDeg: 0.5, movement: 'applying' });
    expect(of(-19.5, 20)).toMatchObject({ type: 'contraparallel', movement: 'separating' });
    expect(of(20, 20.5, [0.2, 0.3])?.movement).toBe('separating');
    expect(of(-20.5, 20, [0.2, 0.3])?.movement).toBe('applying');
    expect(of(-20.5, 20, [0.2, -0.3])?.movement).toBe('separating');
    expect(of(20, 20)).toMatchObject({ movement: 'exact', strength: 100 });
    expect(of(20, 20.5, null)?.movement).toBeNull();
    expect(of(20, 21.1)).toBeUndefined();
    expect(of(0.3, -0.2)).toMatchObject({ type: 'contraparallel', orbDeg: 0.1 });
  });

  it('are out of bounds beyond the obliquity', () => {
    const radix = two(24, -23);
    expect(declinationsOf(radix).points.map(({ isOutOfBounds }) => isOutOfBounds)).toEqual([null, null]);
    const { points } = declinationsOf(radix, { obliquityDeg: 23.44 });
    expect(points.map(({ isOutOfBounds, beyondDeg }) => [isOutOfBounds, beyondDeg])).toEqual([
      [true, 0.56],
      [false, 0],
    ]);
  });

  it('of the Sun never are, and of the Moon are in years of her great standstill', () => {
    for (let year = 1980; year < 2040; year++) {
      const at = engine.moment({ datetime: `${year}-06-21T12:00:00`, latitude: 0, longitude: 0, timezone: 'UTC' });
      const sun = declinationsOf(radixOf(engine.kernel, at)).points.find(({ name }) => name === 'Sun');
      expect(sun?.isOutOfBounds).toBe(false);
      expect(Math.abs(sun?.declinationDeg ?? 0)).toBeGreaterThan(23.4);
    }
    const days = (year: number) =>
      Array.from({ length: 28 }, (_, i) => {
        const datetime = `${year}-02-${String(i + 1).padStart(2, '0')}T12:00:00`;
        const radix = radixOf(engine.kernel, engine.moment({ datetime, latitude: 0, longitude: 0, timezone: 'UTC' }));
        return declinationsOf(radix).points.find(({ name }) => name === 'Moon')?.isOutOfBounds;
      }).filter(Boolean).length;
    expect([days(2006), days(2015), days(2025)].map((n) => n > 4)).toEqual([true, false, true]);
  });

  test.prop([fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true })], { seed })(
    'turned upside down make the same aspects',
    (a, b) => {
      const core = (x: number, y: number) =>
        declinationsOf(two(x, y), { orbDeg: 5 }).aspects.map((r) => [r.type, r.orbDeg]);
      if (Math.abs(a) > 1e-6 && Math.abs(b) > 1e-6) expect(core(-a, -b)).toEqual(core(a, b));
    },
  );
});

describe('antiscia', () => {
  it('fall as Lilly works them', () => {
    // Christian Astrology, p. 90: the Sun in 10° Taurus has it at 20° Leo. P. 91: Saturn in 20°35′ Leo at 9°25′ Taurus.
    const { points } = antisciaOf(radixFrom({ points: { Sun: 40, Saturn: 140 + 35 / 60 } }), { orbDeg: 0 });
    expect(points[0]?.antiscion).toMatchObject({ sign: 5, degree: 20 });
    expect(points[1]?.antiscion.sign).toBe(2);
    expect(points[1]?.antiscion.degree).toBeCloseTo(9 + 25 / 60, 6);
    expect(points[0]?.contraAntiscion).toMatchObject({ sign: 11, degree: 20 });
  });

  it('pair the signs as his table does', () => {
    const points = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`P${i + 1}`, 30 * i + 10]));
    const signs = antisciaOf(radixFrom({ points })).points.map(({ antiscion }) => antiscion.sign);
    expect(signs).toEqual([6, 5, 4, 3, 2, 1, 12, 11, 10, 9, 8, 7]);
  });

  test.prop([fc.double({ min: 0, max: 360, noNaN: true }), fc.constantFrom(0, 180)], { seed })(
    'of antiscia are the place itself, and a point there is in contact',
    (deg, side) => {
      const { points } = antisciaOf(radixFrom({ points: { Sun: deg } }));
      const there = (side === 0 ? points[0]?.antiscion : points[0]?.contraAntiscion)?.longitudeDeg ?? 0;
      const mirrored = antisciaOf(radixFrom({ points: { Sun: deg, Moon: there } }));
      const back = side === 0 ? mirrored.points[1]?.antiscion : mirrored.points[1]?.contraAntiscion;
      expect(Math.abs((((back?.longitudeDeg ?? 0) - deg + 540) % 360) - 180)).toBeLessThan(1.1e-7);
      const type = side === 0 ? 'antiscion' : 'contra-antiscion';
      expect(mirrored.contacts.find((contact) => contact.type === type)?.orbDeg).toBeLessThan(1.1e-7);
    },
  );

  it('apply by both speeds', () => {
    const of = (a: number, b: number, speed = 1) =>
      antisciaOf(
        radixFrom({
          points: {
            Sun: { longitudeDeg: a, longitudeDegPerDay: speed },
            Mars: { longitudeDeg: b, longitudeDegPerDay: 0.5 },
          },
        }),
      ).contacts[0]?.movement;
    expect([of(40, 139.5), of(40, 140.5), of(40, 139.5, -1), of(40, 140)]).toEqual([
      'applying',
      'separating',
      'separating',
      'exact',
    ]);
  });

  it('of a sidereal chart stand where those of the tropical one do, or in the mirror of its signs', () => {
    const tropical = antisciaOf(radixOf(engine.kernel, moment));
    const radix = radixOf(engine.kernel, moment, { zodiac: 'sidereal' });
    const sidereal = antisciaOf(radix);
    const ayanamsaDeg = radix.ground?.ayanamsaDeg ?? 0;
    expect(sidereal.settings.ayanamsaDeg).toBe(ayanamsaDeg);
    sidereal.points.forEach(({ name, antiscion }) => {
      const other = tropical.points.find((point) => point.name === name)?.antiscion.longitudeDeg ?? 0;
      expect(Math.abs(((antiscion.longitudeDeg + ayanamsaDeg - other + 540) % 360) - 180)).toBeLessThan(1e-5);
    });
    const core = ({ contacts }: typeof sidereal) =>
      contacts.map((c) => [...[c.point1, c.point2].sort(), c.type].join()).sort();
    expect(core(sidereal)).toEqual(core(tropical));
    expect(core(tropical).length).toBeGreaterThan(0);
    expect(antisciaOf(radix, { mirror: 'signs' }).settings.ayanamsaDeg).toBe(0);
    const bare = { ...radix, ground: null };
    expect(() => antisciaOf(bare)).toThrow(expect.objectContaining({ field: 'radix.ground' }));
  });
});
