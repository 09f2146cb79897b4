/** The core's altitude and hour angle against spherical trigonometry written out, and their rates against differences. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { kernel } from './kernel.ts';

const seeded = { seed: 20261121, numRuns: 150 };
const TURN = 2 * Math.PI;
const signed = (rad: number): number => rad - TURN * Math.round(rad / TURN);

const asked = fc.record({
  day: fc.integer({ min: 1356200, max: 2816700 }),
  fraction: fc.integer({ min: 0, max: 999999 }).map((n) => n / 1e6),
  // The osculating points shake more than their rates tell; their places are a fitted orbit's.
  body: fc.constantFrom(0, 1, 2, 3, 4, 5, 9, 15, 17, 20),
  mode: fc.constantFrom(0, 1, 2),
  latitudeRad: fc.integer({ min: -15707963, max: 15707963 }).map((n) => n / 1e7),
  longitudeRad: fc.integer({ min: -314, max: 314 }).map((n) => n / 100),
  elevationMetres: fc.constantFrom(0, 3000),
});
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

/** ΔT of 70 s, whatever the date. */
const UT1 = -70 / 86400;

function horizonAt(a: Asked, offsetDays = 0): readonly number[] {
  const moved = a.fraction + offsetDays;
  const found = kernel.horizon(
    a.day,
    moved,
    a.day,
    moved + UT1,
    a.body,
    a.mode,
    a.latitudeRad,
    a.longitudeRad,
    a.elevationMetres,
  );
  expect(found).not.toBeNull();
  return [...(found as Float64Array)];
}

describe('altitude and hour angle', () => {
  test.prop([asked], seeded)('are those of the place that the sky gives the body', (a) => {
    const [altitude, hour, declination, distance] = horizonAt(a) as [number, number, number, number];
    const call = {
      ttDay: a.day,
      ttFraction: a.fraction,
      ut1Day: a.day,
      ut1Fraction: a.fraction + UT1,
      bodies: 1 << a.body,
    };
    const centre = a.mode === 0 ? 1 : 0;
    expect(kernel.sky({ ...call, centre, steps: 15, equinox: 0, ...a })).toBe(true);
    const place = [...kernel.result(a.body)] as number[];
    const { siderealTimeRad, trueObliquityRad: e } = kernel.frame(a.day, a.fraction, a.day, a.fraction + UT1);
    let [ra, dec] = [place[6] as number, place[7] as number];
    if (a.mode === 2) {
      const longitude = place[0] as number;
      ra = Math.atan2(Math.sin(longitude) * Math.cos(e), Math.cos(longitude));
      dec = Math.asin(Math.sin(longitude) * Math.sin(e));
    }
    const expectedHour = signed(siderealTimeRad + a.longitudeRad - ra);
    // 1e-13 rad is 20 nanoarcseconds; an arc sine loses half the digits at the zenith.
    expect(Math.abs(signed(hour - expectedHour))).toBeLessThan(1e-12);
    expect(Math.abs(declination - dec)).toBeLessThan(1e-12);
    expect(distance).toBe(place[2]);
    const sine =
      Math.sin(a.latitudeRad) * Math.sin(dec) + Math.cos(a.latitudeRad) * Math.cos(dec) * Math.cos(expectedHour);
    expect(Math.abs(Math.sin(altitude) - sine)).toBeLessThan(1e-12);
    expect(Math.abs(altitude)).toBeLessThanOrEqual(Math.PI / 2);
  });

  test.prop([asked], seeded)('have rates that are their derivatives', (a) => {
    const h = 0.002;
    const [before2, before, here, after, after2] = [-2, -1, 0, 1, 2].map((k) => horizonAt(a, k * h)) as number[][];
    const at = (row: number[] | undefined, i: number): number => (row as number[])[i] as number;
    for (let i = 0; i < 4; i++) {
      const step = (one: number[] | undefined, other: number[] | undefined) => signed(at(one, i) - at(other, i));
      const slope = (8 * step(after, before) - step(after2, before2)) / (12 * h);
      // Rows of the ephemeris meet to some mas: 1e-5 a day over 6 minutes. The altitude's own curve, near the zenith or a pole, bends sharply.
      const bend = i === 0 ? 0.02 / Math.max(0.05, Math.cos(at(here, 0))) ** 4 : 0;
      expect(Math.abs(slope - at(here, i + 4)), `number ${i}`).toBeLessThan(2e-5 + 1e-3 * bend);
    }
  });

  it('turn half a degree with the Moon’s parallax, and none with a zero latitude’s', () => {
    const a = { day: 2460000, fraction: 0.3, body: 1, latitudeRad: 0.5, longitudeRad: 1, elevationMetres: 0 };
    const [seen, centre, flat] = [0, 1, 2].map((mode) => horizonAt({ ...a, mode } as Asked)[0] as number);
    expect((centre as number) - (seen as number)).toBeGreaterThan(0.001);
    expect((centre as number) - (seen as number)).toBeLessThan(0.018);
    expect(flat).not.toBe(centre);
  });

  it('do not exist where no ephemeris has the body', () => {
    expect(kernel.horizon(2300000, 0, 2300000, 0, 11, 0, 0.5, 1, 0)).toBeNull();
    expect(kernel.horizon(2900000, 0, 2900000, 0, 0, 0, 0.5, 1, 0)).toBeNull();
    expect(kernel.horizon(Number.NaN, 0, 2400000, 0, 0, 0, 0.5, 1, 0)).toBeNull();
    expect(kernel.horizon(2460000, 0, 2460000, 0, 21, 0, 0.5, 1, 0)).toBeNull();
  });

  it.each([
    ['INVALID_OPTION', () => kernel.horizon(2460000, 0, 2460000, 0, 22, 0, 0.5, 1, 0)],
    ['INVALID_OPTION', () => kernel.horizon(2460000, 0, 2460000, 0, 1, 3, 0.5, 1, 0)],
    ['INVALID_LATITUDE', () => kernel.horizon(2460000, 0, 2460000, 0, 1, 0, 2, 1, 0)],
    ['INVALID_OPTION', () => kernel.horizon(2460000, 0, 2460000, 0, 1, 0, 0.5, Number.NaN, 0)],
    ['INVALID_OPTION', () => kernel.horizon(2460000, 0, 2460000, 0, 1, 0, 0.5, 1, Number.POSITIVE_INFINITY)],
    ['OUT_OF_SPAN', () => kernel.horizon(2460000, 0, Number.NaN, 0, 1, 0, 0.5, 1, 0)],
  ])('are refused as %s for an argument that is none', (code, call) => {
    expect(call).toThrowError(expect.objectContaining({ name: 'EngineError', code }));
  });
});
