/** Geometric places against state vectors of the same authority, free of every model but the ephemeris itself. */
import { describe, expect, it } from 'vitest';
import { arcsecPerRad, authority, kernel, names, Report, skyAt, twoPart } from './measure.ts';

const centres: Readonly<Record<string, number>> = { geo: 0, helio: 2, bary: 3 };
const report = new Report('Geometric vectors', 'mas·au');
const direction = new Report('Geometric directions', 'arcsec');
const radial = new Report('Geometric distances', 'km');
for (const row of authority('ephemeris-vectors.csv')) {
  const { jd_tt: jd = '', center = '', body = '' } = row;
  const index = names.indexOf(body as (typeof names)[number]);
  const centre = centres[center];
  if (index < 0 || centre === undefined || (center === 'helio' && body === 'Sun')) continue;
  // ICRS equator: steps 8 without any effect.
  expect(skyAt(twoPart(jd), { centre, steps: 8, equinox: 3 }, 1 << index)).toBe(true);
  if (kernel.source(index) === 0) continue;
  const r = kernel.result(index) as unknown as readonly number[];
  const [distance, ra, dec] = [r[2] as number, r[6] as number, r[7] as number];
  const ours = [
    distance * Math.cos(dec) * Math.cos(ra),
    distance * Math.cos(dec) * Math.sin(ra),
    distance * Math.sin(dec),
  ];
  const theirs = [Number(row['x']), Number(row['y']), Number(row['z'])];
  const miss = Math.hypot(...ours.map((x, i) => x - (theirs[i] as number)));
  const length = Math.hypot(...theirs);
  const along = ours.reduce((sum, x, i) => sum + (x - (theirs[i] as number)) * ((theirs[i] as number) / length), 0);
  report.of(`${center} ${body}`).add(miss * arcsecPerRad * 1000, jd);
  direction
    .of(`${center} ${body}`)
    .add((Math.sqrt(Math.max(0, miss * miss - along * along)) / length) * arcsecPerRad, jd);
  if (body === 'Moon') radial.of(body).add(Math.abs(along) * 149597870.7, jd);
}

describe('geometric vectors', () => {
  it('agree for the planets within 5 mas·au about the Sun, the Earth within 4', () => {
    // Our rows smooth the noise of the compressed copy: 1–3 mas·au of it is not signal.
    for (const body of ['Mercury', 'Venus', 'Mars'])
      expect(report.of(`helio ${body}`).worst.value, body).toBeLessThan(5);
    expect(report.of('bary Earth').worst.value).toBeLessThan(4);
    expect(direction.of('geo Moon').worst.value).toBeLessThan(0.008);
    expect(radial.of('Moon').worst.value).toBeLessThan(0.1); // today 46 m
    expect(report.of('geo Moon').count).toBe(180);
  });

  it('agree for the outer planets within 2.5 mas as seen from the barycentre', () => {
    for (const body of ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']) {
      expect(direction.of(`bary ${body}`).count, body).toBe(180);
      expect(direction.of(`bary ${body}`).worst.value, body).toBeLessThan(0.0025);
    }
  });
});
