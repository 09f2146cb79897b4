/** Which parts of a place a doubt can turn into their neighbours: those whose border lies within it. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { uncertainParts } from '../../packages/engine/src/chart/doubt.ts';
import { wrapQuanta } from '../../packages/engine/src/chart/quantum.ts';

const N = 1e7;
const TURN = 360 * N;
const seeded = { seed: 20261122, numRuns: 500 };

describe('a doubtful place', () => {
  test.prop([fc.integer({ min: 0, max: TURN - 1 }), fc.integer({ min: 0, max: 20e7 }).map((n) => n / N)], seeded)(
    'names each part of which a border is within reach',
    (q, totalDeg) => {
      const reach = Math.ceil(totalDeg * N);
      const crosses = (parts: number) => {
        const width = TURN / parts;
        return Math.floor((q - reach) / width) !== Math.floor((q + reach) / width);
      };
      const wanted = [
        ...(crosses(12) ? ['sign'] : []),
        ...(crosses(27) ? ['nakshatra'] : []),
        ...(crosses(108) ? ['pada'] : []),
      ];
      expect(uncertainParts(q, totalDeg, N, 'sidereal')).toEqual(wanted);
      expect(uncertainParts(q, totalDeg, N, 'tropical')).toEqual(wanted.filter((part) => part === 'sign'));
    },
  );

  test.prop([fc.integer({ min: -5 * TURN, max: 5 * TURN })], seeded)('comes home from any turn', (q) => {
    for (const any of [q, -TURN, TURN, 0]) {
      const home = wrapQuanta(any, N);
      expect(home >= 0 && home < TURN && !Object.is(home, -0)).toBe(true);
      expect((any - home) % TURN === 0).toBe(true);
    }
  });
});
