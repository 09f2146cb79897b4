/**
 * The analytic theory outside the pack, against Swiss Ephemeris over −3000 … 3000, and the errors it claims for itself.
 * Fitted to the same DE431, so what is left is truncation: a few hundred terms instead of a few hundred thousand.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { authority, degPerRad, kernel, names, Report, separationArcsec, skyAt, twoPart } from './measure.ts';

const report = new Report('Analytic theory, −3000 … 3000 outside the pack', 'arcsec of direction');
const claims = new Map<string, number>();
const absent = new Map<string, number>();
let last = '';
for (const row of authority('ephemeris-apparent-m3000-3000.csv')) {
  const { jd_tt: jd = '', body = '' } = row;
  const index = names.indexOf(body as (typeof names)[number]);
  const first = kernel.packs[0] as { firstJd: number; lastJd: number };
  if (index < 0 || (Number(jd) >= first.firstJd && Number(jd) <= first.lastJd)) continue;
  if (jd !== last) expect(skyAt(twoPart(jd)), jd).toBe(true);
  last = jd;
  if (kernel.source(index) === 0) {
    absent.set(body, (absent.get(body) ?? 0) + 1);
    continue;
  }
  const r = kernel.result(index);
  report
    .of(body)
    .add(
      separationArcsec(
        (r[0] as number) * degPerRad,
        (r[1] as number) * degPerRad,
        Number(row['lon']),
        Number(row['lat']),
      ),
      jd,
    );
  claims.set(body, Math.max(claims.get(body) ?? 0, kernel.errorArcsec(index)));
  if (index < 15) expect(kernel.source(index), body).toBe(2);
}

afterAll(() => report.print());

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

  it('never errs by more than it says of itself', () => {
    for (const [body, claim] of claims) expect(report.of(body).worst.value, body).toBeLessThanOrEqual(1.3 * claim);
  });

  it('says that the asteroids cannot be placed, rather than guess', () => {
    for (const body of ['Ceres', 'Pallas', 'Juno', 'Vesta']) expect(absent.get(body)).toBeGreaterThan(100);
  });
});
