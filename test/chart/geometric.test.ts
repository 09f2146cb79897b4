/** Geometric places: where the bodies are, without light-time, deflection and aberration, in charts and in everything that follows the same choices. */
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../packages/engine/src/chart/zodiac-sky.ts';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';

const engine = await openEngine();
const birth = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
const geometric = { ...lahiriWholeSign, place: 'geometric' } as const;

/** swetest 2.10.03, -b15.1.1990 -ut5:00 -p0123456m -sid1 -true -nonut -fPl, queried 2026-11-22. */
const SWISS: { readonly [name: string]: number } = {
  Sun: 271.0656007,
  Moon: 140.123977,
  Mercury: 257.8366184,
  Venus: 277.1360611,
  Mars: 235.9891713,
  Jupiter: 69.6760228,
  Saturn: 263.5661626,
  Rahu: 293.9878375,
};

describe('geometric places', () => {
  it('agree with Swiss Ephemeris', () => {
    const chart = engine.chart(birth, geometric);
    for (const [name, longitude] of Object.entries(SWISS)) {
      const placed = chart.planets.find((planet) => planet.name === name)?.longitude ?? Number.NaN;
      // Worst 4.4e-5° (Moon, 0.16″), others 4e-6°: the authority takes the time as UT1, here it is UTC, a third of a second apart.
      expect(Math.abs(placed - longitude), name).toBeLessThan(name === 'Moon' ? 6e-5 : 1e-5);
    }
    expect(chart.calculation.place).toBe('geometric');
  });

  it('stand apart from apparent ones by what light and motion make', () => {
    const [here, seen] = [engine.chart(birth, geometric), engine.chart(birth, lahiriWholeSign)];
    const arcsec = (name: string) =>
      Math.abs(
        (here.planets.find((p) => p.name === name)?.longitude ?? 0) -
          (seen.planets.find((p) => p.name === name)?.longitude ?? 0),
      ) * 3600;
    expect(arcsec('Sun')).toBeGreaterThan(20);
    expect(arcsec('Sun')).toBeLessThan(21.5);
    expect(arcsec('Moon')).toBeLessThan(1.5);
    expect(seen.calculation).not.toHaveProperty('place');
  });

  it('are those of the zodiac’s sky and of a horoscope with the same choices', () => {
    const moment = engine.moment(birth);
    const sky = new ZodiacSky(engine.kernel, geometric);
    const [sun] = sky.places(moment.tt.day + moment.tt.fraction, ['Sun']);
    expect(sun?.longitudeDeg).toBeCloseTo(SWISS['Sun'] as number, 5);
    const angle = (sky.motion('Sun').angleRad(moment.tt.day + moment.tt.fraction) * 180) / Math.PI;
    expect(angle).toBeCloseTo(SWISS['Sun'] as number, 5);
    const { kundli } = openJyotish(engine, 'pyjhora').horoscope(birth) as {
      kundli?: { grahas: { Sun: { longitudeDeg: number } } };
    };
    const ours = kundli ?? openJyotish(engine, 'pyjhora').kundli(birth);
    expect(ours.grahas.Sun.longitudeDeg).toBeCloseTo(SWISS['Sun'] as number, 5);
  });

  it('are refused when misspelt, and a sky of the other kind with them', () => {
    const wrong = { ...lahiriWholeSign, place: 'true' } as never;
    expect(() => engine.chart(birth, wrong)).toThrow(expect.objectContaining({ field: 'place' }));
  });
});
