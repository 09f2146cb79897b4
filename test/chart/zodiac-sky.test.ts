import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign, tropicalPlacidus, trueCitraWholeSign } from '../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../packages/engine/src/chart/zodiac-sky.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { momentAt } from '../../packages/engine/src/time/moment-at.ts';

const engine = await openEngine();
const place = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'MeanNode'] as const;
const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu'];

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

describe('the sky through one zodiac', () => {
  it.each([
    ['Lahiri', lahiriWholeSign],
    ['true Citra', trueCitraWholeSign],
  ])('stands where a chart of the same choices stands: %s', (_, choices) => {
    const zodiac = new ZodiacSky(engine.kernel, choices);
    fc.assert(
      fc.property(fc.double({ min: 2378600, max: 2597500, noNaN: true }), (jdTt) => {
        const day = Math.floor(jdTt);
        const moment = momentAt({ scale: 'tt', day, fraction: jdTt - day }, place);
        const chart = engine.chart(moment, choices);
        const places = zodiac.places(jdTt, bodies);
        const angles = zodiac.anglesDeg(jdTt, place);
        // Half a quantum of the chart, and what one double of a Julian date rounds off the Moon and the ascendant (40 µs).
        names.forEach((name, i) => {
          const placed = chart.planets.find((planet) => planet.name === name);
          expect(apart(places[i]?.longitudeDeg ?? Number.NaN, placed?.longitude ?? 0)).toBeLessThan(6e-8);
          expect(Math.abs((places[i]?.longitudeDegPerDay ?? Number.NaN) - (placed?.speed ?? 0))).toBeLessThan(2e-6);
        });
        expect(apart(angles.ascendantDeg, chart.ascendant.longitude)).toBeLessThan(2e-6);
        expect(apart(angles.midheavenDeg, chart.midheaven.longitude)).toBeLessThan(2e-6);
        expect(zodiac.luminaries(jdTt).moonDeg).toBe(places[1]?.longitudeDeg);
        expect(zodiac.longitudeDeg(jdTt, 'Mars')).toBe(places[4]?.longitudeDeg);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('has no ayanamsa in the tropical zodiac', () => {
    expect(new ZodiacSky(engine.kernel, tropicalPlacidus).ayanamsaDeg(2451545)).toBe(0);
  });

  it('says which date no ephemeris covers', () => {
    const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
    for (const jdTt of [1e6 * -1, 9e6, Number.NaN])
      expect(() => zodiac.luminaries(jdTt)).toThrowError(/No loaded ephemeris/);
  });
});
