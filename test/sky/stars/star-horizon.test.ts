/** Risings, settings and culminations of stars as Swiss Ephemeris has them, and those that never rise or set. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/index.ts';
import { starHorizon } from '../../../packages/engine/src/sky/stars/index.ts';
import { besiege } from '../../hostile.ts';
import { jdTtOf, kernel } from '../kernel.ts';

const lines = readFileSync(new URL('../../authorities/sky/stars-rise-swetest.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(';'));

/** `15.06.2000 02:36:34.1` as a Julian date, TT. */
function jdOf(date: string, time: string): number {
  const [day = 1, month = 1, year = 2000] = date.split('.').map(Number);
  const [h = 0, m = 0, s = 0] = time.split(':').map(Number);
  const pad = (n: number): string => String(n).padStart(2, '0');
  return jdTtOf(`${year}-${pad(month)}-${pad(day)}`) + (h + m / 60 + s / 3600) / 24;
}

describe('starHorizon', () => {
  it('finds each event where the authority has it', () => {
    let compared = 0;
    for (const [star = '', longitude, latitude, , printed = ''] of lines) {
      const place = { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude), elevationMetres: 0 };
      for (const [, what = '', date = '', time = ''] of printed.matchAll(
        /(rise|set|mtransit|itransit) (\d+\.\d+\.\d+) ([\d:.]+)/g,
      )) {
        const want = jdOf(date, time);
        // From half a day before: the first event of its kind is then the printed one.
        const found = starHorizon(kernel, star, place, want - 0.5);
        const events = {
          rise: found.rise,
          set: found.set,
          mtransit: found.culmination,
          itransit: found.anticulmination,
        };
        const event = events[what as keyof typeof events];
        expect(event.kind, `${star} ${printed}`).toBe('at');
        if (event.kind !== 'at') continue;
        const seconds = Math.abs(event.jdTt - want) * 86400;
        // Printed to 0.05 s. Today's worst 0.38 s, at culminations as at risings: the authority takes the clock for UT1.
        expect(seconds, `${star} ${what} ${printed}`).toBeLessThan(0.6);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(120);
  });

  it('puts a star on the altitude asked for', () => {
    const place = { latitudeDeg: 51.5, longitudeDeg: 0, elevationMetres: 0 };
    const plain = starHorizon(kernel, 'Sirius', place, 2451545, { rule: 'geometric' });
    const level = starHorizon(kernel, 'Sirius', place, 2451545, { rule: { altitudeDeg: 0 } });
    const almanac = starHorizon(kernel, 'Sirius', place, 2451545, { refractionDeg: 34 / 60 });
    expect(level.rise).toEqual(plain.rise);
    expect(Object.is(level.settings.depressionDeg, 0)).toBe(true);
    expect(almanac.settings.depressionDeg).toBeCloseTo(34 / 60, 12);
    if (plain.rise.kind !== 'at' || almanac.rise.kind !== 'at') throw new Error('Sirius rises in London');
    // 34′ at the slant of that latitude: some 4 minutes.
    expect((plain.rise.jdTt - almanac.rise.jdTt) * 1440).toBeGreaterThan(2);
    expect((plain.rise.jdTt - almanac.rise.jdTt) * 1440).toBeLessThan(6);
  });

  it('tells of stars that never set and never rise', () => {
    const oslo = { latitudeDeg: 59.9, longitudeDeg: 10.7, elevationMetres: 0 };
    expect(starHorizon(kernel, 'Polaris', oslo, 2451545).set).toEqual({ kind: 'never', side: 'above' });
    expect(starHorizon(kernel, 'Canopus', oslo, 2451545).rise).toEqual({ kind: 'never', side: 'below' });
    expect(starHorizon(kernel, 'Canopus', oslo, 2451545).culmination.kind).toBe('at');
  });

  it('refuses what it cannot answer, by its field', () => {
    const place = { latitudeDeg: 51.5, longitudeDeg: 0, elevationMetres: 0 };
    const fieldOf = (options: unknown, core: unknown = kernel): string => {
      try {
        starHorizon(core as never, 'Sirius', place, 2451545, options as never);
      } catch (error) {
        if (error instanceof EngineError) return `${error.code} ${error.field}`;
        throw error;
      }
      return 'taken';
    };
    expect(fieldOf({})).toBe('taken');
    expect(fieldOf({}, null)).toBe('INVALID_OPTION kernel');
    expect(fieldOf({ deltaT: 64 })).toBe('INVALID_OPTION options.deltaT');
    expect(fieldOf({ rule: 'upper-limb' })).toBe('INVALID_OPTION options.rule');
    expect(fieldOf({ rule: { altitude: 5 } })).toBe('INVALID_OPTION options.rule.altitude');
    expect(fieldOf({ rule: { altitudeDeg: 5 }, pressureMbar: 'thin' })).toBe('INVALID_OPTION options.pressureMbar');
  });

  it('keeps what was asked for in a record of its own, and names the works behind it', () => {
    const place = { latitudeDeg: 51.5, longitudeDeg: 0, elevationMetres: 0 };
    const rule = { altitudeDeg: 5 };
    const { settings, sources } = starHorizon(kernel, 'Sirius', place, 2451545, { rule });
    rule.altitudeDeg = 6;
    expect(settings.rule).toEqual({ altitudeDeg: 5 });
    expect(sources).not.toContain('bennett-1982');
    expect(starHorizon(kernel, 'Sirius', place, 2451545).sources).toContain('bennett-1982');
  });

  it('comes round in a sidereal day', () => {
    const place = { latitudeDeg: -33.87, longitudeDeg: 151.2, elevationMetres: 0 };
    const first = starHorizon(kernel, 'Antares', place, 2460000.25);
    if (first.rise.kind !== 'at' || first.set.kind !== 'at') throw new Error('Antares rises in Sydney');
    const second = starHorizon(kernel, 'Antares', place, first.rise.jdTt + 0.1);
    expect(second.rise.kind === 'at' && second.rise.jdTt - first.rise.jdTt).toBeCloseTo(0.99726957, 5);
  });

  besiege(
    [
      [
        'starHorizon',
        (...args: unknown[]) => (starHorizon as (...all: unknown[]) => unknown)(kernel, ...args),
        [
          [
            'Vega',
            { latitudeDeg: 51.5, longitudeDeg: 0, elevationMetres: 0 },
            2451545,
            { rule: 'geometric', spanDays: 1 },
          ],
          ['Spica', { latitudeDeg: -90, longitudeDeg: 180, elevationMetres: 0 }, 2451545, { rule: { altitudeDeg: 5 } }],
        ],
      ],
    ],
    { seed: 20261121 },
  );
});
