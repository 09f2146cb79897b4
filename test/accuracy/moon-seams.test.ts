/**
 * The Moon, her true node and her osculating apogee beside the seams of her rows, against Swiss Ephemeris: node and apogee are made of her velocity, which
 * Chebyshev rows hold least well at their ends.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { authority, degPerRad, kernel, Report, rowsOf, separationArcsec, skyAt, twoPart } from './measure.ts';

const MOON = 1;
const NODE = 16;
const APOGEE = 18;
const asked = (1 << MOON) | (1 << NODE) | (1 << APOGEE);
const { firstJd, rowDays } = rowsOf(MOON);
const report = new Report('Beside the seams of the Moon’s rows', 'arcsec of direction');
const claims = new Report('Beside the seams of the Moon’s rows', 'error over what is said of it');
const besides = new Set<number>();

for (const row of authority('ephemeris-moon-seams.csv')) {
  const { jd_tt: jd = '' } = row;
  const seam = firstJd + rowDays * Math.round((Number(jd) - firstJd) / rowDays);
  besides.add(Math.round(1000 * (Number(jd) - seam)));
  expect(skyAt(twoPart(jd), {}, asked), jd).toBe(true);
  for (const [name, body, longitude, latitude] of [
    ['Moon', MOON, row['moon_lon'], row['moon_lat']],
    ['node', NODE, row['node_lon'], '0'],
    ['apogee', APOGEE, row['apogee_lon'], row['apogee_lat']],
  ] as const) {
    const [l, b] = kernel.result(body) as unknown as [number, number];
    const error = separationArcsec(l * degPerRad, b * degPerRad, Number(longitude), Number(latitude));
    report.of(name).add(error, jd);
    claims.of(name).add(error / kernel.errorArcsec(body), jd);
  }
}

afterAll(() => {
  if (process.env['KHAGOL_REPORT'] === 'full') for (const table of [report, claims]) table.print();
});

describe('beside the seams of the Moon’s rows', () => {
  it('the dates are a thousandth, a twentieth and a quarter of a day from seams of this very pack', () => {
    expect([...besides].sort((a, b) => a - b)).toEqual([-250, -50, -1, 1, 50, 250]);
  });

  // Today 0.0043″, 0.22″, 3.9″ (0.0074″, 0.35″, 6.7″ over all 8131 seams and dates between); the authority itself has noise of 0.1″ and 1.1″ there.
  it.each([
    ['Moon', 0.0085, 0.0045],
    ['node', 0.45, 0.25],
    ['apogee', 8.6, 4],
  ] as const)('the %s is within %d″, and within %d″ in 99 of 100 cases', (name, worst, most) => {
    const errors = report.of(name);
    expect(errors.count).toBe(1218);
    expect(errors.worst.value, errors.worst.at).toBeLessThan(worst);
    expect(errors.quantile(0.99)).toBeLessThan(most);
  });

  it('nothing errs by more than it says', () => {
    for (const name of ['Moon', 'node', 'apogee']) {
      const { value, at } = claims.of(name).worst;
      expect(value, `${name} ${at}`).toBeLessThan(1);
    }
  });
});
