/** Plans, assessments and options that nobody should hand in: drawn, or refused by name. And how long the largest honest plan takes. */

import { describe, expect, it } from 'vitest';
import { drawPlan, type PlanOptions } from '../../packages/engine/src/drawing/index.ts';
import { type AssessmentRequest, assess } from '../../packages/engine/src/vastu/assess/index.ts';
import type { PointM } from '../../packages/engine/src/vastu/plan/index.ts';
import { besiege, type Door } from '../hostile.ts';
import { EXAMPLES, HOUSE } from '../vastu/assess/houses.ts';
import { PLANS } from './plans.ts';

const options: PlanOptions = {
  up: 'plan',
  sectors: 16,
  mandala: 81,
  title: 'Mine',
  caption: ['One', 'two'],
  width: 700,
  colours: 'dark',
};

/** A picture with no number in it that is none. */
function sound(request: AssessmentRequest, choices: PlanOptions): unknown {
  const drawing = drawPlan(request, assess(request), choices);
  expect(drawing.svg.replaceAll(/<(title|desc|text)\b.*?<\/\1>|aria-label="[^"]*"/g, '')).not.toMatch(
    /NaN|Infinity|undefined/,
  );
  return drawing;
}

const stated = PLANS['stated and far'] as AssessmentRequest;
const doors: readonly Door[] = [
  ['drawPlan', drawPlan as never, [HOUSE, stated].map((request) => [request, assess(request), options])],
  [
    'drawPlan of what was assessed',
    sound as never,
    [...EXAMPLES.slice(3), stated].map((request) => [request, options]),
  ],
];

describe('a siege of drawn plans', () => {
  besiege(doors, { seed: 22, anyRuns: 60, alteredRuns: 300 });
});

describe('time', () => {
  it('of a plot of 256 corners and 64 rooms of 64 is a matter of a second', () => {
    const wobbly = (count: number, radius: number, x: number, y: number): readonly PointM[] =>
      Array.from({ length: count }, (_, k): PointM => {
        const angle = (2 * Math.PI * k) / count;
        const reach = radius * (1 + 0.2 * Math.sin(5 * angle) + 0.05 * (k % 2));
        return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      });
    const request: AssessmentRequest = {
      inputSource: 'plan-derived',
      bearingDeg: 20,
      plotPolygon: wobbly(256, 24, 0, 0),
      doorXY: [24, 0],
      rooms: Array.from({ length: 64 }, (_, i) => ({
        name: `Guest bedroom with a balcony ${i}`,
        roomType: 'bedroom',
        polygon: wobbly(64, 1.6, 4 * (i % 8) - 14, 4 * Math.floor(i / 8) - 14),
      })),
    };
    const assessment = assess(request);
    const times = [0, 1, 2].map(() => {
      const begin = performance.now();
      drawPlan(request, assessment, options);
      return performance.now() - begin;
    });
    // 0.2 s; several times that where many programs share two cores. What this catches is work that grows with the square.
    expect(Math.min(...times)).toBeLessThan(3000);
    if (process.env['KHAGOL_REPORT']) console.log('drawPlan, ms:', times.map((time) => time.toFixed(0)).join(', '));
  });
});
