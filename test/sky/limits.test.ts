/** What the core may be asked with: each number has its range, and outside it there is a refusal and no figure. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { openKernel } from '../../packages/engine/src/kernel/open.ts';
import { jdSpan } from '../../packages/engine/src/span.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../../${path}`, import.meta.url)));
const kernel = openKernel(bytes('.cache/kernel/release.wasm'), [
  bytes('packages/engine/data/ephemeris/pack-1800-2400.bin'),
]);
const star = { raRad: 1, decRad: 0, pmRaRadPerYear: 0, pmDecRadPerYear: 0, parallaxRad: 0, radialKmPerSecond: 0 };
const call = {
  ttDay: 2451545,
  ttFraction: 0,
  ut1Day: 2451545,
  ut1Fraction: 0,
  bodies: 1,
  centre: 1,
  steps: 15,
  equinox: 0,
  latitudeRad: 0.5,
  longitudeRad: 1,
  elevationMetres: 0,
};
const dates = Float64Array.of(2451545, 0);
const { NaN: nan, POSITIVE_INFINITY: endless } = Number;

const refused: readonly [string, () => unknown, string, string][] = [
  ['frame of NaN', () => kernel.frame(nan, 0, 2451545, 0), 'OUT_OF_SPAN', 'tt'],
  ['frame before −3200', () => kernel.frame(jdSpan.first - 1, 0, 2451545, 0), 'OUT_OF_SPAN', 'tt'],
  ['frame with endless UT1', () => kernel.frame(2451545, 0, endless, 0), 'OUT_OF_SPAN', 'ut1'],
  ['vernalShiftRad after 3400', () => kernel.vernalShiftRad(jdSpan.last + 1, 2451545), 'OUT_OF_SPAN', 'jdTt'],
  ['vernalShiftRad from NaN', () => kernel.vernalShiftRad(2451545, nan), 'OUT_OF_SPAN', 't0Tt'],
  ['starLongitudeRad at NaN', () => kernel.starLongitudeRad(nan, star, true), 'OUT_OF_SPAN', 'jdTt'],
  ['houses of no number', () => kernel.houses(HOUSE_SYSTEMS.length, 1, 0.5, 0.4, 0), 'INVALID_OPTION', 'system'],
  ['houses of half a number', () => kernel.houses(0.5, 1, 0.5, 0.4, 0), 'INVALID_OPTION', 'system'],
  ['houses at NaN', () => kernel.houses(0, nan, 0.5, 0.4, 0), 'INVALID_OPTION', 'armcRad'],
  ['houses beyond a pole', () => kernel.houses(0, 1, 1.571, 0.4, 0), 'INVALID_LATITUDE', 'latitudeRad'],
  ['houses without obliquity', () => kernel.houses(0, 1, 0.5, 0, 0), 'INVALID_OPTION', 'obliquityRad'],
  ['houses with an endless Sun', () => kernel.houses(22, 1, 0.5, 0.4, endless), 'INVALID_OPTION', 'extra'],
  ['cuspRates at NaN', () => kernel.cuspRates(0, 1, nan, 0.4, 0), 'INVALID_LATITUDE', 'latitudeRad'],
  ['housePosition of NaN', () => kernel.housePosition(0, 1, 0.5, 0.4, nan, 0, 0), 'INVALID_OPTION', 'longitudeRad'],
  ['angles at NaN', () => kernel.angles(1, 0.5, nan), 'INVALID_OPTION', 'obliquityRad'],
  ['result of a body that is none', () => kernel.result(22), 'INVALID_OPTION', 'body'],
  ['source of a body that is none', () => kernel.source(-1), 'INVALID_OPTION', 'body'],
  ['errorArcsec of a body that is none', () => kernel.errorArcsec(1.5), 'INVALID_OPTION', 'body'],
  ['sky from nowhere', () => kernel.sky({ ...call, latitudeRad: nan }), 'INVALID_LATITUDE', 'latitudeRad'],
  [
    'sky from an endless height',
    () => kernel.sky({ ...call, elevationMetres: endless }),
    'INVALID_OPTION',
    'elevationMetres',
  ],
  ['sky of a fifth equinox', () => kernel.sky({ ...call, equinox: 4 }), 'INVALID_OPTION', 'equinox'],
  ['sky of a 23rd body', () => kernel.sky({ ...call, bodies: 1 << 22 }), 'INVALID_OPTION', 'bodies'],
  ['skyColumns of a list', () => kernel.skyColumns([2451545, 0] as never, 1, 7, 0, 6), 'INVALID_OPTION', 'dates'],
  ['skyColumns of a 23rd body', () => kernel.skyColumns(dates, 1 << 22, 7, 0, 6), 'INVALID_OPTION', 'bodies'],
  ['skyBatch of a list', () => kernel.skyBatch([2451545, 0] as never, 1, 7, 0, 6), 'INVALID_OPTION', 'dates'],
  ['skyBatch of half a date', () => kernel.skyBatch(dates.subarray(1), 1, 7, 0, 6), 'INVALID_OPTION', 'dates'],
  ['skyBatch of seven numbers', () => kernel.skyBatch(dates, 1, 7, 0, 7 as never), 'INVALID_OPTION', 'width'],
];

describe('the core', () => {
  it('holds its precession over the span that the engine states', () => {
    const rows = readFileSync(new URL('../../assembly/precession.ts', import.meta.url), 'utf8');
    const number = (name: string) => Number(new RegExp(`${name}: \\w+ = (\\d+);`).exec(rows)?.[1]);
    expect(number('FIRST_JD')).toBe(jdSpan.first);
    expect(number('FIRST_JD') + number('ROWS') * number('ROW_DAYS')).toBe(jdSpan.last);
  });

  it.each(refused)('is not asked for the %s', (_, ask, code, field) => {
    let error: unknown;
    try {
      ask();
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code, field });
  });

  it('answers to both ends of what it takes', () => {
    for (const jd of [jdSpan.first, jdSpan.last]) {
      for (const value of Object.values(kernel.frame(jd, 0, jd, 0))) expect(value).toSatisfy(Number.isFinite);
      expect(kernel.vernalShiftRad(jd, 2451545)).toSatisfy(Number.isFinite);
    }
    for (const latitudeRad of [-Math.PI / 2, Math.PI / 2]) {
      for (const value of Object.values(kernel.angles(1e6, latitudeRad, 0.4))) expect(value).toSatisfy(Number.isFinite);
      for (const { number } of HOUSE_SYSTEMS) {
        for (const cusp of kernel.houses(number, 1e6, latitudeRad, 0.4, 0.1).cuspsRad)
          expect(cusp).toSatisfy(Number.isFinite);
      }
    }
  });

  it('has no star to show where it has no Earth to see it from, and says so without NaN', () => {
    expect(kernel.starLongitudeRad(2e6, star, true)).toBeNull();
    expect(kernel.starPolarLongitudeRad(2e6, star, true)).toBeNull();
    expect(kernel.starLongitudeRad(2451545, star, true)).toSatisfy(Number.isFinite);
    expect(kernel.sky({ ...call, centre: 0, ttDay: nan })).toBe(false);
    expect(kernel.packAt(nan)).toBeNull();
  });
});
