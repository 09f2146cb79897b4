/** House systems by name, and the house of a longitude in degrees. */
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import {
  HOUSE_SYSTEM_ALIASES,
  houseOf,
  houseSystemNamed,
  wholeSignHouseOf,
} from '../../packages/engine/src/chart/houses.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';

const seeded = { seed: 20261121 };
const degree = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
/** Twelve cusps in order from anywhere, all different. */
const cusps = fc.uniqueArray(degree, { minLength: 12, maxLength: 12 }).chain((points) => {
  const sorted = points.sort((a, b) => a - b);
  return fc.nat(11).map((first) => [...sorted.slice(first), ...sorted.slice(0, first)]);
});
/** Whole 2⁻²⁰ degrees, which lose nothing when turns are added or 360 − x is taken. */
const coarse = (x: number): number => Math.floor(x * 2 ** 20) / 2 ** 20;

describe('the table of house systems', () => {
  it('numbers its rows from 0, as the core does', () => {
    const numbers = readFileSync(new URL('../../assembly/houses/numbers.ts', import.meta.url), 'utf8');
    expect(HOUSE_SYSTEMS.map(({ number }) => number)).toEqual(HOUSE_SYSTEMS.map((_, i) => i));
    expect(numbers).toContain(`SYSTEMS: i32 = ${HOUSE_SYSTEMS.length};`);
    for (const name of ['PLACIDUS', 'WHOLE_SIGN', 'SRIPATI', 'GAUQUELIN']) {
      const id = { PLACIDUS: 'placidus', WHOLE_SIGN: 'whole-sign', SRIPATI: 'sripati', GAUQUELIN: 'gauquelin-36' }[
        name
      ] as string;
      expect(numbers).toContain(`${name}: i32 = ${houseSystemNamed(id).number};`);
    }
  });

  it('gives each system one id, one letter and a listed source', () => {
    for (const key of ['id', 'swissLetter', 'name'] as const)
      expect(new Set(HOUSE_SYSTEMS.map((row) => row[key])).size).toBe(HOUSE_SYSTEMS.length);
    for (const { id, source, description } of HOUSE_SYSTEMS) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(SOURCES).toHaveProperty(source);
      expect(description).toMatch(/\.$/);
    }
  });

  it('knows every name of the published charts by its letter', () => {
    const file = JSON.parse(readFileSync(new URL('../authorities/houses.json', import.meta.url), 'utf8')) as {
      settings: { systems: Record<string, string> };
    };
    for (const [name, words] of Object.entries(file.settings.systems))
      expect(houseSystemNamed(name).swissLetter, name).toBe(words.slice(-1));
  });

  it('finds ids and aliases in any case, and says what exists when a name does not', () => {
    expect(houseSystemNamed(' Whole_Sign ').id).toBe('whole-sign');
    expect(houseSystemNamed('equal asc').id).toBe('equal');
    expect(houseSystemNamed('Topocentric').id).toBe('polich-page-topocentric');
    for (const [alias, id] of Object.entries(HOUSE_SYSTEM_ALIASES)) {
      expect(
        HOUSE_SYSTEMS.some((row) => row.id === alias),
        alias,
      ).toBe(false);
      expect(houseSystemNamed(alias).id).toBe(id);
    }
    for (const name of ['', 'placidius', 'constructor', '__proto__', 'P']) {
      expect(() => houseSystemNamed(name), name).toThrow(EngineError);
      try {
        houseSystemNamed(name);
      } catch (error) {
        expect(error).toMatchObject({
          code: 'INVALID_OPTION',
          field: 'houseSystem',
          allowed: expect.stringContaining('regiomontanus'),
        });
      }
    }
    // Two letters more than one make many a short name: apc.
    expect(() => houseSystemNamed('P')).toThrow('No house system is called "P". HOUSE_SYSTEMS');
    expect(() => houseSystemNamed('Placidius')).toThrow('No house system is called "Placidius". Near it: placidus');
    expect(() => houseSystemNamed('x'.repeat(5000))).toThrow(/^No house system is called "x{40}…"\. HOUSE_SYSTEMS/);
  });
});

describe('the door of charts', () => {
  it('lets through what a user of houses needs: the table, the names, and the house of a longitude', async () => {
    const door = await import('../../packages/engine/src/chart/index.ts');
    expect(door.HOUSE_SYSTEMS).toBe(HOUSE_SYSTEMS);
    expect(door.HOUSE_SYSTEM_ALIASES).toBe(HOUSE_SYSTEM_ALIASES);
    expect(door.houseSystemNamed('Koch').number).toBe(1);
    expect(door.houseOf(15, [345, 15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315])).toBe(2);
    expect(door.wholeSignHouseOf(10, 350)).toBe(2);
  });

  it('refuses a longitude or cusp that is no number, by its field', () => {
    const cusps = [345, 15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315];
    const field = (run: () => unknown): unknown => {
      try {
        return run();
      } catch (error) {
        return (error as EngineError).field;
      }
    };
    expect(field(() => houseOf(Number.NaN, cusps))).toBe('longitudeDeg');
    expect(field(() => houseOf(0, [...cusps.slice(1), Number.POSITIVE_INFINITY]))).toBe('cuspsDeg');
    expect(field(() => houseOf(0, null as never))).toBe('cuspsDeg');
    expect(field(() => wholeSignHouseOf(0, '5' as never))).toBe('ascendantDeg');
    expect(field(() => houseSystemNamed(3 as never, 'chalit'))).toBe('chalit');
  });
});

describe('the house of a longitude', () => {
  test.prop([cusps, fc.integer({ min: -3, max: 3 })], seeded)(
    'begins exactly at its cusp, on any turn',
    (twelve, turns) => {
      const grid = twelve.map(coarse);
      if (new Set(grid).size < 12) return;
      for (const [i, cusp] of twelve.entries()) {
        expect(houseOf(cusp, twelve)).toBe(i + 1);
        expect(houseOf((grid[i] as number) + 360 * turns, grid)).toBe(i + 1);
      }
    },
  );

  test.prop([cusps, degree], seeded)('ends where the next begins', (twelve, point) => {
    const house = houseOf(point, twelve);
    const [cusp, next] = [twelve[house - 1] as number, twelve[house % 12] as number];
    expect(cusp <= next ? cusp <= point && point < next : cusp <= point || point < next).toBe(true);
  });

  test.prop([cusps, degree], seeded)('is the same in the mirror, where cusps run backward', (twelve, point) => {
    const grid = twelve.map(coarse);
    if (new Set(grid).size < 12) return;
    expect(
      houseOf(
        360 - coarse(point),
        grid.map((cusp) => 360 - cusp),
      ),
    ).toBe(houseOf(coarse(point), grid));
  });

  test.prop([fc.array(degree, { minLength: 12, maxLength: 12 }), degree], seeded)(
    'is always one of twelve, however the cusps cross',
    (any, point) => {
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(houseOf(point, any));
    },
  );

  it('wraps at 360 and never loses a hair below zero', () => {
    const equal = [345, 15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315];
    expect(houseOf(0, equal)).toBe(1);
    expect(houseOf(-1e-18, equal)).toBe(1);
    expect(houseOf(360, equal)).toBe(1);
    expect(houseOf(344.9999999999999, equal)).toBe(12);
    expect(houseOf(345, equal)).toBe(1);
    expect(houseOf(-15, equal)).toBe(1);
    expect(houseOf(14.999999999999998, equal)).toBe(1);
    expect(houseOf(15, equal)).toBe(2);
  });

  it('skips houses without width', () => {
    // Sunshine in a polar night: houses 8 to 12 have shrunk to the meridian.
    const polarNight = [181, 184, 185, 296, 356, 358, 1, 116, 116, 116, 116, 116];
    expect(houseOf(116, polarNight)).toBe(12);
    expect(houseOf(115, polarNight)).toBe(7);
    expect(houseOf(150, polarNight)).toBe(12);
  });

  it('counts Gauquelin’s 36 sectors against the zodiac', () => {
    const sectors = Array.from({ length: 36 }, (_, i) => (360 - 10 * i) % 360);
    expect(houseOf(0, sectors)).toBe(1);
    expect(houseOf(355, sectors)).toBe(1);
    expect(houseOf(350, sectors)).toBe(2);
    expect(houseOf(5, sectors)).toBe(36);
  });

  test.prop([degree, degree], seeded)('by whole signs is the count of signs', (point, ascendant) => {
    const first = Math.floor(ascendant / 30) * 30;
    expect(wholeSignHouseOf(point, ascendant)).toBe(
      houseOf(
        point,
        Array.from({ length: 12 }, (_, i) => (first + 30 * i) % 360),
      ),
    );
  });
});
