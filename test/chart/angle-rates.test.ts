/** How fast each angle moves, and what the doubt about a birth time makes of it: every angle by its own rate. */
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { tropicalPlacidus } from '../../packages/engine/src/chart/choices.ts';
import { openEngineWith } from '../../packages/engine/src/engine.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../../${path}`, import.meta.url)));
const engine = openEngineWith(bytes('.cache/kernel/release.wasm'), [
  bytes('packages/engine/data/ephemeris/pack-1800-2400.bin'),
]);
const { kernel } = engine;
const signed = (x: number) => x - 2 * Math.PI * Math.round(x / (2 * Math.PI));
const SIDEREAL_RAD_PER_DAY = 6.300388098984957;
const NAMES = ['ascendant', 'midheaven', 'vertex', 'eastPoint'] as const;

const ground = fc.tuple(
  fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  fc.double({ min: 0.39, max: 0.42, noNaN: true }),
);

describe('the rate of an angle', () => {
  test.prop([ground], { seed: 20261121, numRuns: 500 })('is its derivative', ([armc, latitude, obliquity]) => {
    const h = 1e-6;
    const [before, here, after] = [armc - h, armc, armc + h].map((x) => kernel.angles(x, latitude, obliquity));
    for (const name of NAMES) {
      const moved = signed((after?.[`${name}Rad`] as number) - (before?.[`${name}Rad`] as number));
      const derivative = (moved / (2 * h)) * SIDEREAL_RAD_PER_DAY;
      const rate = here?.[`${name}RadPerDay`] as number;
      // A leap by half a turn has no derivative, and beside one the curve is too steep for a difference.
      if (Math.abs(derivative) > 100) continue;
      // Radians a day, relative; worst today 1.1e-9: rounding over 2e-6 rad, and the curvature of an ascendant near the poles.
      expect(Math.abs(rate - derivative), name).toBeLessThan(1e-8 * (1 + Math.abs(derivative)));
    }
  });

  it('is another for the vertex than for the ascendant, and for the east point than for the midheaven', () => {
    const birth = { datetime: '1990-01-15T10:30', latitude: 51.5, longitude: -0.1 };
    const later = { ...birth, datetime: '1990-01-15T10:31' };
    const [chart, next] = [engine.chart(birth, tropicalPlacidus), engine.chart(later, tropicalPlacidus)];
    for (const name of ['Ascendant', 'Midheaven', 'Vertex', 'EastPoint'] as const) {
      const [here, there] = [chart, next].map(
        ({ angles }) => angles.find((angle) => angle.name === name)?.longitude as number,
      ) as [number, number];
      // Degrees in that minute; not equal, for the rate is that of its beginning.
      expect(Math.abs((chart.uncertainty[name]?.perMinuteDeg ?? 0) - Math.abs(there - here)), name).toBeLessThan(0.002);
    }
    const perMinute = (name: string) => chart.uncertainty[name]?.perMinuteDeg as number;
    expect(Math.abs(perMinute('Vertex') - perMinute('Ascendant'))).toBeGreaterThan(0.05);
    expect(Math.abs(perMinute('EastPoint') - perMinute('Midheaven'))).toBeGreaterThan(0.01);
  });

  test.prop(
    [
      fc.integer({ min: 0, max: 1439 }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    ],
    { seed: 20261121, numRuns: 200 },
  )('decides whether a time to the minute leaves the sign of an angle open', (minute, latitude, longitude) => {
    const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const chart = engine.chart({ datetime: `1990-01-15T${clock}Z`, latitude, longitude }, tropicalPlacidus);
    for (const name of ['Vertex', 'EastPoint'] as const) {
      const angle = chart.angles.find((one) => one.name === name);
      const { degree = 0, uncertain = [] } = angle ?? {};
      const reach = chart.uncertainty[name]?.totalDeg as number;
      expect(uncertain.includes('sign'), `${name} at ${degree}° ± ${reach}°`).toBe(
        degree < reach || degree + reach >= 30,
      );
    }
  });
});
