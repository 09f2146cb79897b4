/** Obliquity, nutation and sidereal time against Swiss Ephemeris. */
import { afterAll, describe, expect, it } from 'vitest';
import { authority, degPerRad, kernel, Report, signedDeg, twoPart } from './measure.ts';

const report = new Report('Frame of date', 'arcsec');
for (const row of authority('ephemeris-frame.csv')) {
  const { jd = '' } = row;
  const { day, fraction } = twoPart(jd);
  const span = Number(jd) > 2378496 && Number(jd) < 2597642 ? '1800–2400' : 'long';
  const tt = kernel.frame(day, fraction, day, fraction);
  report
    .of(`mean obliquity ${span}`)
    .add(3600 * Math.abs(tt.meanObliquityRad * degPerRad - Number(row['eps_mean'])), jd);
  report
    .of(`true obliquity ${span}`)
    .add(3600 * Math.abs(tt.trueObliquityRad * degPerRad - Number(row['eps_true'])), jd);
  report.of(`nutation ${span}`).add(3600 * Math.abs(tt.nutationLongitudeRad * degPerRad - Number(row['dpsi'])), jd);
  // The clock: the same column is UT1 there, so TT is ΔT later.
  const ut = kernel.frame(day, fraction + Number(row['deltat_s']) / 86400, day, fraction);
  const modern = Number(jd) > 2396758.5 && Number(jd) < 2469807.5 ? '1850–2050' : span;
  report
    .of(`sidereal time ${modern}`)
    .add(3600 * Math.abs(signedDeg(ut.siderealTimeRad * degPerRad - 15 * Number(row['gast_h']))), jd);
}

afterAll(() => {
  if (process.env['KHAGOL_REPORT'] === 'full') report.print();
});

describe('the frame of date', () => {
  it('has Vondrák’s mean obliquity to the last printed digit, over 6000 years', () => {
    for (const span of ['1800–2400', 'long'])
      expect(report.of(`mean obliquity ${span}`).worst.value).toBeLessThan(1e-6);
  });

  it('has IAU 2000B nutation to 0.1 mas within 600 years and 1 mas over 6000', () => {
    // Left out: amplitude rates below 40e-7″ a century (data/nutation/build.mjs).
    expect(report.of('nutation 1800–2400').worst.value).toBeLessThan(1e-4);
    expect(report.of('true obliquity 1800–2400').worst.value).toBeLessThan(1e-4);
    expect(report.of('nutation long').worst.value).toBeLessThan(1e-3);
  });

  it('has sidereal time within 0.01″ of the authority where that follows IAU 2006 (1850–2050)', () => {
    // 6.6 mas at most: Vondrák's precession parts from IAU 2006 by that much over the span.
    expect(report.of('sidereal time 1850–2050').worst.value).toBeLessThan(0.01);
  });

  it('is continuous beyond, where the authority changes its formula and jumps by 1.9″', () => {
    expect(report.of('sidereal time 1800–2400').worst.value).toBeLessThan(9);
    for (const jd of [2396758, 2469807, 2488070]) {
      const before = kernel.frame(jd, 0.4999, jd, 0.4999).siderealTimeRad;
      const after = kernel.frame(jd, 0.5001, jd, 0.5001).siderealTimeRad;
      const turned = (after - before + 2 * Math.PI) % (2 * Math.PI);
      expect(Math.abs(turned - 0.0002 * 6.300388) * 206265).toBeLessThan(0.001);
    }
  });
});
