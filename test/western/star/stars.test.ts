/** Fixed stars in charts: contacts where the longitudes meet, parans where two corners are passed at one sidereal time. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { starHorizon } from '../../../packages/engine/src/sky/index.ts';
import { starsAt } from '../../../packages/engine/src/sky/stars/index.ts';
import { radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import {
  chartStars,
  paransOf,
  ROBSON_ORBS_DEG,
  starContactsOf,
} from '../../../packages/engine/src/western/star/index.ts';

const engine = await openEngine();
const { kernel } = engine;
const cast = (jd: number, latitude: number, longitude: number, choices = {}) =>
  radixOf(
    kernel,
    engine.moment({ datetime: new Date((jd - 2440587.5) * 86400000).toISOString(), latitude, longitude }),
    choices,
  );
const error = (field: string) => expect.objectContaining({ name: 'EngineError', field });

describe('contacts with fixed stars', () => {
  it('hold exactly where a point and a star are within orb', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2400000, max: 2480000 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (jd, orb) => {
          const radix = cast(jd, 40, 10);
          const { contacts, stars } = starContactsOf(kernel, radix, { orb, parallelOrbDeg: 0.5 });
          const expected = stars.flatMap((star) =>
            [
              ...radix.points,
              ...(radix.angles === null ? [] : [radix.angles.Ascendant, radix.angles.Midheaven]),
            ].filter(({ longitudeDeg }) => {
              const apart = Math.abs(longitudeDeg - star.longitudeDeg);
              return Math.min(apart, 360 - apart) <= orb;
            }),
          );
          expect(contacts.filter(({ value }) => value.kind === 'conjunction')).toHaveLength(expected.length);
          expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);
          for (const { value, because } of contacts) {
            expect(value.orbDeg).toBeLessThanOrEqual(value.allowedDeg);
            expect(because).toHaveLength(2);
          }
        },
      ),
      { numRuns: 25, seed: 20261121 },
    );
  });

  it('find Regulus at 29°50′ of Leo in 2000, the Sun there on 23 August', () => {
    // Regulus 149°50′ at J2000 by every table; the Sun passes it about 23 August.
    const radix = cast(2451779.5, 0, 0);
    const [nearest] = starContactsOf(kernel, radix, { stars: ['Regulus'], points: ['Sun'], orb: 1 }).contacts;
    expect(nearest?.value).toMatchObject({ star: 'Regulus', point: 'Sun', kind: 'conjunction' });
    const [star] = chartStars(kernel, 2451545, 0, ['Regulus']);
    expect(star?.longitudeDeg).toBeCloseTo(149.83, 1);
    expect(star?.sign).toBe(5);
  });

  it('stand in the zodiac of the chart', () => {
    const [tropical, sidereal] = [cast(2451545, 0, 0), cast(2451545, 0, 0, { zodiac: 'sidereal' })];
    const at = (radix: typeof tropical) =>
      starContactsOf(kernel, radix, { stars: ['Spica'] }).stars[0]?.longitudeDeg ?? 0;
    expect(at(tropical) - at(sidereal)).toBeCloseTo(sidereal.ground?.ayanamsaDeg ?? 0, 6);
    // Fagan and Bradley hold Spica near 29° of Virgo.
    expect(at(sidereal)).toBeCloseTo(179.1, 0);
  });

  it('have Robson’s orbs by brightness', () => {
    const { contacts, stars } = starContactsOf(kernel, cast(2451545, 0, 0), { orb: 'robson' });
    for (const { value } of contacts) {
      const magnitude = stars.find(({ name }) => name === value.star)?.magnitude ?? 9;
      expect(value.allowedDeg).toBe(
        ROBSON_ORBS_DEG[magnitude < 1.5 ? 0 : magnitude < 2.5 ? 1 : magnitude < 3.5 ? 2 : 3],
      );
    }
    expect(contacts.length).toBeGreaterThan(5);
  });

  it('are asked by lists: fifteen Behenian, four royal, all bright', () => {
    const radix = cast(2451545, 0, 0);
    const count = (stars: 'royal' | 'behenian' | 'bright') => starContactsOf(kernel, radix, { stars }).stars.length;
    expect([count('royal'), count('behenian')]).toEqual([4, 15]);
    expect(count('bright')).toBeGreaterThan(80);
  });

  it('refuse by field', () => {
    const radix = cast(2451545, 0, 0);
    expect(() => starContactsOf(kernel, radix, { orb: 11 })).toThrow(error('options.orb'));
    expect(() => starContactsOf(kernel, radix, { stars: 'dim' as never })).toThrow(error('options.stars'));
    expect(() => starContactsOf(kernel, radix, { stars: ['Nibiru'] })).toThrow(error('options.stars'));
    expect(() => starContactsOf(kernel, radix, { points: ['Vulcan'] })).toThrow(error('options.points'));
    expect(() => starContactsOf(kernel, radixFrom({ points: { Sun: 1 } }))).toThrow(error('radix.ground'));
    expect(() => paransOf(kernel, radix, { orbDeg: 3 })).toThrow(error('options.orbDeg'));
  });
});

describe('parans', () => {
  it('are moments at which both stand on their corners, by the horizon of the place', () => {
    const radix = cast(2451545, 48, 11);
    const place = { latitudeDeg: 48, longitudeDeg: 11, elevationMetres: 0 };
    const { parans } = paransOf(kernel, radix, { stars: ['Regulus', 'Sirius', 'Vega'], orbDeg: 0.5 });
    expect(parans.length).toBeGreaterThan(0);
    const meridian = { ...radix, points: radix.points.filter(({ name }) => name === 'Pluto' || name === 'Saturn') };
    for (const { star, starCorner, orbDeg } of paransOf(kernel, meridian, { stars: ['Sirius', 'Vega'], orbDeg: 2 })
      .parans) {
      expect(['rising', 'culminating', 'setting', 'anticulminating']).toContain(starCorner);
      expect(orbDeg).toBeLessThanOrEqual(2);
      // The day of the star itself, by the search of the sky: rising and setting without air lie either side of its culmination.
      const horizon = starHorizon(kernel, star, place, 2451545, { rule: { altitudeDeg: 0 } } as never);
      expect(horizon).toBeDefined();
    }
  });

  it('pass both corners at one sidereal time, by the altitudes at that time', () => {
    const rad = Math.PI / 180;
    for (const latitude of [-35, 0, 28, 59]) {
      const radix = cast(2455000, latitude, 30);
      const { parans, settings, sources } = paransOf(kernel, radix, { orbDeg: 2 });
      expect(settings.stars).toBe('usual');
      expect(settings.points).toHaveLength(radix.points.length);
      expect(sources).toContain('brady-1998');
      const stars = starsAt(kernel, 2455000.000733, { faintestMagnitude: 2.5 }).stars;
      let checked = 0;
      for (const { star, starCorner, point, pointCorner, orbDeg } of parans) {
        const [fixed, moving] = [
          stars.find(({ name }) => name === star),
          radix.points.find(({ name }) => name === point),
        ];
        if (fixed === undefined || moving === undefined) continue;
        const times = [
          [fixed.rightAscensionRad / rad, fixed.declinationRad / rad, starCorner],
          [moving.rightAscensionDeg ?? 0, moving.declinationDeg ?? 0, pointCorner],
        ].map(([ascension, declination, corner]) => {
          const off = (corner === 'rising' ? 1 : -1) as number;
          if (corner === 'culminating') return ascension as number;
          if (corner === 'anticulminating') return (ascension as number) + 180;
          // The hour angle at which the altitude is nothing, by halving: not by the formula of the code.
          let [low, high] = [0, 180];
          const altitude = (hour: number) =>
            Math.sin(latitude * rad) * Math.sin((declination as number) * rad) +
            Math.cos(latitude * rad) * Math.cos((declination as number) * rad) * Math.cos(hour * rad);
          while (high - low > 1e-9) {
            const middle = (low + high) / 2;
            if (altitude(middle) > 0) low = middle;
            else high = middle;
          }
          return (ascension as number) - off * low;
        });
        const apart = Math.abs((((((times[0] ?? 0) - (times[1] ?? 0)) % 360) + 540) % 360) - 180);
        expect(Math.abs(apart - orbDeg), `${star} ${point}`).toBeLessThan(2e-6);
        checked += 1;
      }
      expect(checked).toBeGreaterThan(20);
    }
  });

  it('leave out risings and settings of what never rises or never sets', () => {
    const radix = cast(2451545, 80, 0);
    const { parans } = paransOf(kernel, radix, { stars: ['Polaris'], orbDeg: 2 });
    for (const { starCorner } of parans) expect(['culminating', 'anticulminating']).toContain(starCorner);
    for (const latitude of [90, -90]) expect(() => paransOf(kernel, cast(2451545, latitude, 0))).not.toThrow();
  });
});
