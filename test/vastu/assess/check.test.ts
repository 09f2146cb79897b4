/** The checks before money: they refuse exactly what the calculation refuses, in the same words. */

import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  anchorRecommendations,
  assess,
  checkAnchors,
  checkAssessment,
  checkMerge,
  mergeCaptures,
} from '../../../packages/engine/src/vastu/index.ts';
import { square, twoSquares } from '../merge/captures.ts';
import { anyHouse, HOUSE } from './houses.ts';

const SEED = 20261122;
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    'x',
    0,
    -1,
    1e9,
    Number.NaN,
    true,
    [],
    {},
    [1],
    [1, 2, 3],
    [[0, 0]],
    [6, 9],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a call is refused with; null when it is not. */
function refusalOf(call: () => unknown): readonly unknown[] | null {
  try {
    call();
    return null;
  } catch (error) {
    const { name, code, field, message } = error as Error & { code?: unknown; field?: unknown };
    expect(name).toBe('EngineError');
    return [code, field, message];
  }
}

/** A request of which some members are something else. */
const spoilt = (request: object): fc.Arbitrary<object> =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys(request), 'confidence', 'slope', 'marma', 'zoneResolution', 'floors'),
      odd,
      {
        maxKeys: 2,
      },
    )
    .map((members) => ({ ...request, ...members }));

describe('a check', () => {
  it('refuses what an assessment refuses, and nothing else', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(spoilt(HOUSE), anyHouse.chain(spoilt)), (request) => {
        const told = refusalOf(() => checkAssessment(request as typeof HOUSE));
        if (told !== null) refused += 1;
        expect(told).toEqual(refusalOf(() => assess(request as typeof HOUSE)));
      }),
      { seed: SEED, numRuns: 1500 },
    );
    expect(refused).toBeGreaterThan(300);
    expect(refusalOf(() => checkAssessment({ ...HOUSE, doorXY: [6, 9] }))?.[1]).toBe('doorXY');
    expect(refusalOf(() => checkAssessment({ ...HOUSE, slope: { towards: 'up' } }))?.[1]).toBe('slope.towards');
  });

  it('refuses what anchors and merges refuse, and nothing else', () => {
    const anchors = {
      plotPolygon: square(0, 0),
      bearingDeg: 10,
      planToWorld: { units: 'metres', origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] },
      worldAlignment: 'gravity',
      propertyId: 'p',
    } as const;
    fc.assert(
      fc.property(spoilt(anchors), spoilt(twoSquares({ toleranceM: 0.1 })), (plot, captures) => {
        expect(refusalOf(() => checkAnchors(plot as typeof anchors))).toEqual(
          refusalOf(() => anchorRecommendations(plot as typeof anchors)),
        );
        const merge = captures as ReturnType<typeof twoSquares>;
        expect(refusalOf(() => checkMerge(merge))).toEqual(refusalOf(() => mergeCaptures(merge)));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
