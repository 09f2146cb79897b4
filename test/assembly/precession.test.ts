/** Precession is summed a century at a time, when a date asks for it: nothing shows the order, nor where one century meets the next. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from '../../packages/engine/src/base64.ts';
import { coreBase64 } from '../../packages/engine/src/kernel/core.generated.ts';
import { openKernel } from '../../packages/engine/src/kernel/open.ts';

const core = bytesOfBase64(coreBase64);
const FIRST_JD = 552245;
const LAST_JD = 2962895;
const ROW_DAYS = 36525;
const date = fc.double({ min: FIRST_JD, max: LAST_JD, noNaN: true });

/** What a new core says of these dates, asked in this order. */
function framesOf(dates: readonly number[]): Map<number, readonly number[]> {
  const kernel = openKernel(core, []);
  return new Map(
    dates.map((jd) => [jd, [...Object.values(kernel.frame(jd, 0, jd, 0)), kernel.vernalShiftRad(jd, 2451545)]]),
  );
}

describe('precession', () => {
  test.prop([fc.array(date, { minLength: 1, maxLength: 12 })], { seed: 20261122, numRuns: 60 })(
    'has the same bits whatever was asked before',
    (dates) => {
      const forwards = framesOf(dates);
      const backwards = framesOf([...dates].reverse());
      for (const jd of dates) {
        expect(backwards.get(jd)).toEqual(forwards.get(jd));
        expect(framesOf([jd]).get(jd)).toEqual(forwards.get(jd));
      }
    },
  );

  it('turns on from one century to the next without a step', () => {
    const kernel = openKernel(core, []);
    for (let border = FIRST_JD + ROW_DAYS; border < LAST_JD; border += ROW_DAYS) {
      // The same turn of the Earth, a nanoday of precession apart: 4e-16 rad, and the rounding of an angle below 2π.
      const [before, after] = [-(2 ** -30), 2 ** -30].map((fraction) => kernel.frame(border, fraction, border, 0));
      const step = (after?.siderealTimeRad ?? Number.NaN) - (before?.siderealTimeRad ?? Number.NaN);
      expect(Math.abs(step), `at ${border}`).toBeLessThan(8e-15);
      const tilt = (after?.meanObliquityRad ?? Number.NaN) - (before?.meanObliquityRad ?? Number.NaN);
      expect(Math.abs(tilt), `at ${border}`).toBeLessThan(4e-15);
    }
  });

  it('joins its centuries by the numbers that its own series give', () => {
    const generator = fileURLToPath(new URL('../../packages/workshop/src/precession.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [generator, '--check'], { stdio: 'pipe' })).not.toThrow();
  }, 60_000);
});
