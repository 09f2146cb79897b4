import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arcTangent,
  degreesOf,
  normaliseDeg,
  normaliseRad,
  normaliseSignedDeg,
  normaliseSignedRad,
  radiansOf,
  sinCos,
  turnRad,
} from '../packages/engine/src/angle.ts';

const truth = readFileSync(new URL('./authorities/angle-sincos.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number) as [number, number, number]);
const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('sine and cosine by plain arithmetic', () => {
  it('agree with 60-digit values to 2.3e-16', () => {
    expect(truth.length).toBe(407);
    let worst = 0;
    for (const [rad, sin, cos] of truth) {
      const ours = sinCos(rad);
      worst = Math.max(worst, Math.abs(ours.sin - sin), Math.abs(ours.cos - cos));
    }
    // Today's worst: 1.1e-16, one unit in the last place just below 1, which rounding itself may cost.
    expect(worst).toBeLessThan(2.3e-16);
  });

  it('square and add to one', () => {
    fc.assert(
      fc.property(angle, (rad) => {
        const { sin, cos } = sinCos(rad);
        expect(Math.abs(sin * sin + cos * cos - 1)).toBeLessThan(5e-16);
      }),
      { seed: 1 },
    );
  });

  it('keep their symmetry bit for bit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (rad) => {
        expect(sinCos(-rad).cos).toBe(sinCos(rad).cos);
        expect(sinCos(-rad).sin + sinCos(rad).sin).toBe(0);
      }),
      { seed: 2 },
    );
  });

  it('have no value for what is not finite', () => {
    expect(sinCos(Number.POSITIVE_INFINITY).sin).toBeNaN();
    expect(sinCos(Number.NaN).cos).toBeNaN();
  });
});

describe('direction of a vector by plain arithmetic', () => {
  const side = fc.double({ min: -1e6, max: 1e6, noNaN: true });

  it('agrees with the host to 1e-15', () => {
    let worst = 0;
    fc.assert(
      fc.property(side, side, (y, x) => {
        if (Math.max(Math.abs(x), Math.abs(y)) < 1e-150) return;
        // −0 is 0 here.
        worst = Math.max(worst, Math.abs(arcTangent(y, x) - Math.atan2(y + 0, x)));
      }),
      { seed: 5, numRuns: 20000 },
    );
    // Today's worst: 8.9e-16, two units in the last place between 2 and π.
    expect(worst).toBeLessThan(1e-15);
  });

  it('keeps small angles to their last digits', () => {
    for (let power = -1; power > -140; power--)
      expect(Math.abs(arcTangent(3 * 10 ** power, 7) / Math.atan2(3 * 10 ** power, 7) - 1)).toBeLessThan(3e-16);
  });

  it('is exact on axes and diagonals, and undoes sine and cosine', () => {
    const around = [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ] as const;
    const eighths = around.map(([y, x]) => arcTangent(5 * y, 5 * x) / (Math.PI / 4));
    expect(eighths).toEqual([0, 1, 2, 3, 4, -3, -2, -1]);
    expect(arcTangent(0, 0)).toBe(0);
    for (let k = -314; k <= 314; k++) {
      const { sin, cos } = sinCos(k / 100);
      expect(Math.abs(arcTangent(sin, cos) - k / 100)).toBeLessThan(1e-15);
    }
  });

  it('has no value for what is not finite', () => {
    expect(arcTangent(Number.NaN, 1)).toBeNaN();
    expect(arcTangent(1, Number.POSITIVE_INFINITY)).toBeNaN();
  });
});

describe('an angle brought home', () => {
  it('lies in 0 … 360 and is the same direction', () => {
    fc.assert(
      fc.property(angle, (deg) => {
        const home = normaliseDeg(deg);
        expect(home).toBeGreaterThanOrEqual(0);
        expect(home).toBeLessThan(360);
        const turns = (home - deg) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }),
      { seed: 3 },
    );
  });

  it('never reads 360 or −0', () => {
    expect(normaliseDeg(-1e-20)).toBe(0);
    expect(normaliseDeg(-0)).toBe(0);
    expect(normaliseDeg(-360)).toBe(0);
    expect(normaliseDeg(720)).toBe(0);
    expect(normaliseRad(-1e-20)).toBe(0);
    expect(normaliseRad(-turnRad)).toBe(0);
  });

  it('lies within half a turn as a difference', () => {
    expect(normaliseSignedDeg(350)).toBe(-10);
    expect(normaliseSignedDeg(180)).toBe(-180);
    expect(normaliseSignedDeg(-190)).toBe(170);
    expect(normaliseSignedRad(turnRad / 2)).toBeCloseTo(-turnRad / 2, 15);
    fc.assert(
      fc.property(angle, (rad) => {
        expect(Math.abs(normaliseSignedRad(rad))).toBeLessThanOrEqual(turnRad / 2);
      }),
      { seed: 4 },
    );
  });

  it('survives the way to radians and back', () => {
    expect(radiansOf(180)).toBe(Math.PI);
    expect(degreesOf(radiansOf(77.2))).toBeCloseTo(77.2, 13);
  });
});
