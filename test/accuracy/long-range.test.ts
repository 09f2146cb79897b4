/**
 * The analytic theory outside the pack, against Swiss Ephemeris over −3000 … 3000, and the errors that pack and theory claim for themselves.
 * Fitted to the same DE431, so what is left is truncation: a few hundred terms instead of a few hundred thousand.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { authority, degPerRad, kernel, names, Report, type Row, separationArcsec, skyAt, twoPart } from './measure.ts';

const report = new Report('Analytic theory, −3000 … 3000 outside the pack', 'arcsec of direction');
const claims = {
  pack: new Report('Pack', 'error over what is said of it'),
  theory: new Report('Analytic theory', 'error over what is said of it'),
};
const absent = new Map<string, number>();
let last = '';

/** Where a body is at a date of an authority, against what is said of it there. */
function judge(row: Row, index: number): number {
  const { jd_tt: jd = '', body = '' } = row;
  const [l, b] = kernel.result(index) as unknown as [number, number];
  const error = separationArcsec(l * degPerRad, b * degPerRad, Number(row['lon']), Number(row['lat']));
  claims[kernel.source(index) === 1 ? 'pack' : 'theory'].of(body).add(error / kernel.errorArcsec(index), jd);
  return error;
}

for (const row of [...authority('ephemeris-apparent-1800-2400.csv'), ...authority('ephemeris-worst-dates.csv')]) {
  const index = names.indexOf(row['body'] as (typeof names)[number]);
  if (index < 0) continue;
  const { jd_tt: jd = '' } = row;
  if (jd !== last) expect(skyAt(twoPart(jd)), jd).toBe(true);
  last = jd;
  judge(row, index);
}

for (const row of authority('ephemeris-apparent-m3000-3000.csv')) {
  const { jd_tt: jd = '', body = '' } = row;
  const index = names.indexOf(body as (typeof names)[number]);
  const first = kernel.packs[0] as { firstJd: number; lastJd: number };
  if (index < 0) continue;
  if (jd !== last) expect(skyAt(twoPart(jd)), jd).toBe(true);
  last = jd;
  if (Number(jd) >= first.firstJd && Number(jd) <= first.lastJd) {
    judge(row, index);
    continue;
  }
  if (kernel.source(index) === 0) {
    absent.set(body, (absent.get(body) ?? 0) + 1);
    continue;
  }
  report.of(body).add(judge(row, index), jd);
  if (index < 15) expect(kernel.source(index), body).toBe(2);
}

afterAll(() => {
  report.print();
  if (process.env['KHAGOL_REPORT'] === 'full') for (const table of Object.values(claims)) table.print();
});

describe('the sky outside the pack', () => {
  // biome-ignore format: columns of a table
  it.each([
    ['Sun', 1], ['Moon', 2.5], ['Mercury', 1.5], ['Venus', 2.5], ['Mars', 5], ['Jupiter', 0.7], ['Saturn', 0.8], ['Uranus', 0.9], ['Neptune', 0.6],
    ['Pluto', 0.4], ['Chiron', 3], ['MeanNode', 2.5], ['MeanApog', 3],
  ] as const)('places %s within %d″', (body, gate) => {
    // Chiron can be followed from 675 to 4650 only.
    expect(report.of(body).count).toBeGreaterThan(body === 'Chiron' ? 60 : 200);
    expect(report.of(body).worst.value, report.of(body).worst.at).toBeLessThan(gate);
  });

  it('says that the asteroids cannot be placed, rather than guess', () => {
    for (const body of ['Ceres', 'Pallas', 'Juno', 'Vesta']) expect(absent.get(body)).toBeGreaterThan(100);
  });
});

describe('at every date of the authorities', () => {
  // A claim is the worst miss that its builder found and a fifth. Today 0.57 at most of what the rows of the pack hold and 0.71 of the theory's series; at the worst
  // dates of a dense search 0.8 and 0.9, and 0.82 of the interpolated perigee.
  it.each(names.filter((name) => name !== 'Earth'))(
    '%s never errs by more than it says of itself, in the pack and outside',
    (body) => {
      const outside = claims.theory.of(body);
      for (const [claim, least] of [
        [claims.pack.of(body), 450],
        [outside, absent.has(body) ? 0 : body === 'Chiron' ? 60 : 200],
      ] as const) {
        expect(claim.count).toBeGreaterThanOrEqual(least);
        if (claim.count === 0) continue;
        expect(claim.worst.value, `at JD ${claim.worst.at}`).toBeLessThanOrEqual(1);
        expect(claim.worst.value).toBeGreaterThan(0);
      }
    },
  );
});
