import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign, tropicalPlacidus, trueCitraWholeSign } from '../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../packages/engine/src/chart/zodiac-sky.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { LONGITUDE_STEP_DAYS } from '../../packages/engine/src/sky/places.ts';
import { angleCrossings } from '../../packages/engine/src/sky/search.ts';
import type { Body } from '../../packages/engine/src/sky/sky.ts';
import { jdTtOfUt, jdUtOf } from '../../packages/engine/src/time/local-clock.ts';
import { momentAt } from '../../packages/engine/src/time/moment-at.ts';
import { readTruth } from '../truth/ledger.ts';

const engine = await openEngine();
const place = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'MeanNode'] as const;
const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', /^(Rahu|NorthNode)$/];

interface Span {
  readonly body: Exclude<Body, 'Earth'>;
  readonly fromUT: string;
  readonly toUT: string;
}
interface Entries {
  readonly ingresses: readonly (readonly [utc: string, sign: string])[];
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

describe('the sky through one zodiac', () => {
  it.each([
    ['Lahiri', lahiriWholeSign],
    ['true Citra', trueCitraWholeSign],
    ['tropical', tropicalPlacidus],
    ['tropical, geometric', { ...tropicalPlacidus, place: 'geometric' } as const],
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
          const placed = chart.planets.find((planet) => planet.name.match(name) !== null);
          expect(apart(places[i]?.longitudeDeg ?? Number.NaN, placed?.longitude ?? 0)).toBeLessThan(6e-8);
          expect(Math.abs((places[i]?.longitudeDegPerDay ?? Number.NaN) - (placed?.speed ?? 0))).toBeLessThan(2e-6);
          if (placed?.declination !== undefined)
            expect(Math.abs((places[i]?.declinationDeg ?? Number.NaN) - placed.declination)).toBeLessThan(6e-8);
        });
        expect(apart(angles.ascendantDeg, chart.ascendant.longitude)).toBeLessThan(2e-6);
        expect(apart(angles.midheavenDeg, chart.midheaven.longitude)).toBeLessThan(2e-6);
        expect(zodiac.luminaries(jdTt).moonDeg).toBe(places[1]?.longitudeDeg);
        expect(zodiac.longitudeDeg(jdTt, 'Mars')).toBe(places[4]?.longitudeDeg);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('enters the tropical signs when Swiss Ephemeris says', () => {
    const zodiac = new ZodiacSky(engine.kernel, tropicalPlacidus);
    const cases = readTruth<Span, Entries>('ingresses-stations.json').cases.filter(({ id }) =>
      /^ingress-tropical-(sun|jupiter|uranus|pluto)$/.test(id),
    );
    expect(cases).toHaveLength(4);
    const at = (text: string) => jdTtOfUt(jdUtOf(engine.moment({ datetime: `${text}Z`, latitude: 0, longitude: 0 })));
    for (const { id, input, expect: truth } of cases) {
      const { angleRad, rateRadPerDay } = zodiac.motion(input.body);
      const options = { everyRad: Math.PI / 6, rate: rateRadPerDay, stepDays: LONGITUDE_STEP_DAYS[input.body] };
      const found = angleCrossings(angleRad, at(input.fromUT), at(input.toUT), options);
      expect(found.length, id).toBe(truth.ingresses.length);
      // Arcseconds, the file's whole seconds and the ephemeris together; worst today 0.03. Nutation is up to 17″.
      truth.ingresses.forEach(([utc], i) => {
        const { jdTt } = found[i] as { readonly jdTt: number };
        const apartDays = Math.abs(jdTt - at(utc));
        expect(Math.abs(rateRadPerDay(jdTt)) * apartDays * 206265, `${id} ${utc}`).toBeLessThan(0.05);
      });
    }
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
