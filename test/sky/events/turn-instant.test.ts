/** A turn has one instant, whatever way leads to it. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { motionOf, searchAlong, type View } from '../../../packages/engine/src/sky/events/motion.ts';
import { turnInstant } from '../../../packages/engine/src/sky/events/turn-instant.ts';
import { turnsOf } from '../../../packages/engine/src/sky/events/turns.ts';
import { linear, visitTurns, walkOf } from '../../../packages/engine/src/sky/walk.ts';
import { kernel } from '../kernel.ts';

const body = fc.constantFrom(
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
  'Ceres',
  'TrueNode',
  'OsculatingApogee',
  'InterpolatedPerigee',
);
/** A smooth view and the one whose turns are timed. */
const views = fc.constantFrom<readonly [View, View]>(
  ['smooth', 'apparent'],
  ['mean-smooth', 'mean'],
  ['mean-smooth', 'apparent'],
);
const from = fc.double({ min: 2378500, max: 2596000, noNaN: true });

describe('the instant of a station', () => {
  test.prop([body, views, from], { seed: 20261122, numRuns: 120 })(
    'is the same by a cubic and secants and by halving',
    (name, [smoothly, seen], start) => {
      const days = name === 'TrueNode' || name === 'OsculatingApogee' ? 40 : 1200;
      const smooth = motionOf(kernel, name, 'longitude', smoothly);
      const apparent = motionOf(kernel, name, 'longitude', seen);
      const walk = walkOf(smooth.value, start, start + days, searchAlong(smooth, {}), linear);
      visitTurns(walk, (step) => {
        expect(turnInstant(smooth, apparent, step, start + days, false)).toBe(
          turnInstant(smooth, apparent, step, start + days, true),
        );
      });
    },
  );

  test.prop([body, from], { seed: 20261122, numRuns: 30 })(
    'is one at which the apparent rate changes sign within 0.64 ms',
    (name, start) => {
      const apparent = motionOf(kernel, name, 'longitude', 'apparent');
      const smooth = motionOf(kernel, name, 'longitude', 'smooth');
      const found = turnsOf(smooth, apparent, start, start + 500, {}, true);
      for (const { jdTt, kind } of found) {
        const [before, after] = [apparent.rate(jdTt - 2 ** -27), apparent.rate(jdTt)];
        expect(before < 0).toBe(kind === 'minimum');
        expect(after < 0).toBe(kind === 'maximum');
      }
    },
  );
});
