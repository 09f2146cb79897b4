/** Aspects against lists that another program made, and what must hold for any points. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASPECTS, type AspectPoint, type AspectType, findAspects } from '../../packages/engine/src/chart/aspects.ts';

interface Case {
  readonly id: string;
  readonly input: { readonly longitudes?: Record<string, number>; readonly speeds?: Record<string, number> };
  readonly expect: {
    readonly aspects: readonly (readonly [string, string, AspectType, number, 'applying' | 'separating'])[];
  };
}
const truth = JSON.parse(readFileSync(new URL('../authorities/western-aspects.json', import.meta.url), 'utf8')) as {
  settings: { orbs: { kerykeionCases: Partial<Record<AspectType, number>> } };
  cases: readonly Case[];
};
const PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

describe('aspects of published charts', () => {
  const cases = truth.cases.filter(({ input }) => input.longitudes !== undefined);

  it('there are charts with their longitudes and speeds to compare with', () => {
    expect(cases.length).toBeGreaterThanOrEqual(2);
  });

  it.each(cases.map((row) => [row.id, row] as const))(
    '%s: the same pairs, orbs and movements as the published list',
    (_, row) => {
      const points = PLANETS.map(
        (name): AspectPoint => ({
          name,
          longitude: row.input.longitudes?.[name.toLowerCase()] as number,
          speed: row.input.speeds?.[name.toLowerCase()] as number,
        }),
      );
      const found = findAspects(points, { orbsDeg: truth.settings.orbs.kerykeionCases });
      const listed = row.expect.aspects.filter(([a, b]) => PLANETS.includes(a) && PLANETS.includes(b));
      expect(
        found.map(({ planet1, planet2, type, applying }) => [
          planet1,
          planet2,
          type,
          applying ? 'applying' : 'separating',
        ]),
      ).toEqual(listed.map(([a, b, type, , movement]) => [a, b, type, movement]));
      // The list's orbs and its longitudes are rounded to 1e-4° and 1e-5°; worst today 9e-5°.
      for (const [i, { orb }] of found.entries()) expect(orb).toBeCloseTo(listed[i]?.[3] as number, 3);
    },
  );
});

const point = (name: string): fc.Arbitrary<AspectPoint> =>
  fc.record({
    name: fc.constant(name),
    longitude: fc.integer({ min: 0, max: 3_599_999_999 }).map((q) => q / 1e7),
    speed: fc.double({ min: -2, max: 15, noNaN: true }),
  });

describe('aspects of any points', () => {
  const seed = 20261121;

  it('a pair in aspect is within the orb of its name, and a pair that is not is outside every orb', () => {
    fc.assert(
      fc.property(point('Mars'), point('Venus'), (a, b) => {
        const [found] = findAspects([a, b], { aspects: 'all' });
        const apart = Math.abs(a.longitude - b.longitude);
        const separation = Math.min(apart, 360 - apart);
        const near = ASPECTS.filter(({ angleDeg, orbDeg }) => Math.abs(separation - angleDeg) <= orbDeg - 1e-7);
        if (found === undefined) expect(near).toEqual([]);
        else
          expect(found.orb).toBeCloseTo(
            Math.min(...near.map(({ angleDeg }) => Math.abs(separation - angleDeg)), found.orb),
            6,
          );
        if (found !== undefined) expect(Math.abs(found.separation - found.angle)).toBeCloseTo(found.orb, 6);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('an applying aspect is nearer to exact a minute later, a separating one is not', () => {
    fc.assert(
      fc.property(point('Moon'), point('Saturn'), (a, b) => {
        const [now] = findAspects([a, b]);
        if (now === undefined || now.orb < 0.05 || Math.abs(a.speed - b.speed) < 0.01) return;
        const later = (p: AspectPoint): AspectPoint => ({ ...p, longitude: p.longitude + p.speed / 1440 + 360 });
        const [then] = findAspects([later(a), later(b)], { orbDeg: 15 });
        expect((then?.orb as number) < now.orb).toBe(now.applying);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('does not depend on which point is told first, save for the order of the names', () => {
    fc.assert(
      fc.property(point('Sun'), point('Jupiter'), (a, b) => {
        const [one, other] = [findAspects([a, b]), findAspects([b, a])];
        expect(one.map(({ type, orb, applying, strength }) => [type, orb, applying, strength])).toEqual(
          other.map(({ type, orb, applying, strength }) => [type, orb, applying, strength]),
        );
      }),
      { seed, numRuns: 2000 },
    );
  });
});

describe('rules of the table', () => {
  const at = (name: string, longitude: number, speed = 1): AspectPoint => ({ name, longitude, speed });

  it('gives the Sun and the Moon two degrees more than the planets', () => {
    expect(findAspects([at('Mars', 0), at('Saturn', 98)])).toHaveLength(1);
    expect(findAspects([at('Mars', 0), at('Saturn', 98.1)])).toHaveLength(0);
    expect(findAspects([at('Sun', 0), at('Saturn', 100)])).toHaveLength(1);
    expect(findAspects([at('Moon', 0), at('Saturn', 100.0000001)])).toHaveLength(0);
  });

  it('crosses the first point of Aries', () => {
    expect(findAspects([at('Mars', 359), at('Venus', 2)])[0]).toMatchObject({
      type: 'conjunction',
      separation: 3,
      orb: 3,
    });
  });

  it('never compares the two lunar nodes', () => {
    expect(findAspects([at('Rahu', 10), at('Ketu', 190)])).toEqual([]);
    expect(findAspects([at('NorthNode', 10), at('SouthNode', 190)])).toEqual([]);
  });

  it('looks for the minor aspects only when asked', () => {
    expect(findAspects([at('Mars', 0), at('Venus', 150)])).toEqual([]);
    expect(findAspects([at('Mars', 0), at('Venus', 150)], { aspects: 'all' })[0]?.type).toBe('quincunx');
  });

  it('refuses an orb that is no orb', () => {
    for (const orbDeg of [-1, 15.1, Number.NaN])
      expect(() => findAspects([], { orbDeg })).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', field: 'orbDeg' }),
      );
  });

  it('refuses what would otherwise be passed over in silence, by its field', () => {
    const mars = at('Mars', 0);
    const bad: readonly [string, unknown, unknown][] = [
      ['points', null, {}],
      ['points[1]', [mars, 'Venus'], {}],
      ['points[0].longitude', [{ ...mars, longitude: Number.NaN }], {}],
      ['points[0].speed', [{ name: 'Mars', longitude: 1 }], {}],
      ['choices', [], null],
      ['aspects', [], { aspects: 'minor' }],
      ['orbsDeg', [], { orbsDeg: { trigon: 5 } }],
      ['orbsDeg.trine', [], { orbsDeg: { trine: '5' } }],
    ];
    for (const [field, points, choices] of bad) {
      expect(() => findAspects(points as never, choices as never), field).toThrow(
        expect.objectContaining({ name: 'EngineError', code: 'INVALID_OPTION', field }),
      );
    }
  });

  it('an exact aspect has full strength and is no longer applying', () => {
    expect(findAspects([at('Mars', 0, 1), at('Venus', 90, 0.5)])[0]).toMatchObject({
      orb: 0,
      strength: 100,
      applying: false,
    });
  });
});
