/** A slope is stated or measured, and a front that looks another way than the door is told of. */

import { describe, expect, it } from 'vitest';
import { planOf, slopeOf } from '../../../packages/engine/src/vastu/index.ts';

const PLOT = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;

describe('a slope', () => {
  it('cannot be stated and measured at once', () => {
    const { frame } = planOf({ plotPolygon: PLOT, bearingDeg: 0 });
    const levels = [
      { pointXY: [0, 0], levelM: 0 },
      { pointXY: [10, 0], levelM: 0 },
      { pointXY: [0, 10], levelM: 1 },
    ] as const;
    expect(slopeOf({ towards: 'NE' }, frame).zone).toBe('NE');
    expect(slopeOf({ levels }, frame).zone).toBe('S');
    expect(() => slopeOf({ towards: 'NE', levels }, frame)).toThrow(expect.objectContaining({ field: 'slope' }));
  });
});

describe('a facing', () => {
  it('that the door contradicts is told of, also where the bearing was made of it', () => {
    const plan = planOf({ width: 10, length: 10, facing: 'N', doorXY: [5, 10] });
    expect(plan.warnings.map(({ code }) => code)).toContain('FACING_MISMATCH');
    const front = planOf({ width: 10, length: 10, facing: 'N', doorXY: [5, 0] });
    expect(front.warnings.map(({ code }) => code)).not.toContain('FACING_MISMATCH');
  });
});
