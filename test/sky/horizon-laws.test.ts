/** What a search for risings must keep at any place and date: its instants are zeros, in order, and nothing that a look every minute sees is missing. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { altitudeOf } from '../../packages/engine/src/sky/altitude.ts';
import {
  type Body,
  type Crossing,
  extrema,
  type HorizonRule,
  horizonCrossings,
  riseBetween,
  setBetween,
  transitAfter,
} from '../../packages/engine/src/sky/index.ts';
import type { Place } from '../../packages/engine/src/time/moment.ts';
import { kernel } from './kernel.ts';

const micro = (min: number, max: number) => fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6);
const rules: readonly HorizonRule[] = [
  'upper-limb',
  'centre-refracted',
  'lower-limb-refracted',
  'upper-limb-geometric',
  'hindu',
  'civil',
  'astronomical',
  { altitudeDeg: 10 },
];
/** Years −1000 … 3000, and every latitude: more of them where day and night are long, and the poles. */
const asked = fc.record({
  body: fc.constantFrom<Body>('Sun', 'Moon', 'Sun', 'Moon', 'Venus', 'Saturn'),
  rule: fc.constantFrom(...rules),
  place: fc
    .record({
      latitudeDeg: fc.oneof(micro(-90, 90), micro(60, 90), micro(-90, -60), micro(89, 90), fc.constantFrom(90, -90)),
      longitudeDeg: micro(-180, 180),
      elevationMetres: fc.constantFrom(0, 2000),
    })
    .map((place): Place => place),
  from: micro(1356183, 2816000),
  dip: fc.boolean(),
});

describe('risings and settings', () => {
  test.prop([asked], { seed: 20261121, numRuns: 150 })(
    'are zeros, in order, and all there are',
    ({ body, rule, place, from, dip }) => {
      const to = from + 3;
      const at = altitudeOf(kernel, body, place, rule, { dip });
      const found = horizonCrossings(kernel, body, place, from, to, rule, { dip });
      found.forEach(({ jdTt, rising }, i) => {
        // Today's worst: 1.5e-9 rad, half the last bit of a Julian date of the turning sky.
        expect(Math.abs(at(jdTt).value)).toBeLessThan(4e-9);
        expect(at(jdTt).rate > 0).toBe(rising);
        expect(jdTt).toBeGreaterThanOrEqual(i === 0 ? from : (found[i - 1] as Crossing).jdTt);
        expect(jdTt).toBeLessThan(to);
        if (i > 0) expect(rising).toBe(!(found[i - 1] as Crossing).rising);
      });
      const minutes = 3 * 1440;
      let above = at(from).value >= 0;
      expect(above).toBe(found.length === 0 ? at(to).value >= 0 : !(found[0] as Crossing).rising);
      for (let i = 1; i <= minutes; i++) {
        const here = from + i / 1440;
        const now = at(here).value >= 0;
        if (now !== above) {
          const hit = found.some((e) => e.rising === now && e.jdTt > here - 1 / 1440 - 2e-8 && e.jdTt < here + 2e-8);
          expect(hit, `${now ? 'rise' : 'set'} before ${here}`).toBe(true);
        }
        above = now;
      }
      expect(horizonCrossings(kernel, body, place, from, to, rule, { dip })).toStrictEqual(found);
      const first = (wanted: boolean) => found.find(({ rising }) => rising === wanted);
      for (const [wanted, find] of [
        [true, riseBetween],
        [false, setBetween],
      ] as const) {
        const event = find(kernel, body, place, from, to, rule, { dip });
        const expected = first(wanted);
        if (expected === undefined)
          expect(event).toStrictEqual({ kind: 'never', side: at(to).value >= 0 ? 'above' : 'below' });
        else expect(event).toStrictEqual({ kind: 'at', jdTt: expected.jdTt });
      }
    },
  );

  test.prop(
    [
      fc.record({
        body: fc.constantFrom<Body>('Sun', 'Moon'),
        which: fc.constantFrom('upper' as const, 'lower' as const),
        south: fc.boolean(),
        longitudeDeg: micro(-180, 180),
        near: micro(1356183, 2816000),
        lead: micro(0, 0.3),
      }),
    ],
    { seed: 20261121, numRuns: 40 },
  )(
    'of a body that only just looks over the horizon, or under it, are found and no others',
    ({ body, which, south, longitudeDeg, near, lead }) => {
      const placeOf = (latitudeDeg: number): Place => ({
        latitudeDeg: south ? -latitudeDeg : latitudeDeg,
        longitudeDeg,
        elevationMetres: 0,
      });
      const noon = transitAfter(kernel, body, placeOf(70), near, which).jdTt;
      const turnAt = (latitudeDeg: number) => {
        const at = altitudeOf(kernel, body, placeOf(latitudeDeg), 'upper-limb', {});
        const options = { stepDays: 0.1, rate: (t: number) => at(t).rate };
        const kind = which === 'upper' ? 'maximum' : 'minimum';
        return extrema((t) => at(t).value, noon - 0.25, noon + 0.25, options).find((e) => e.kind === kind);
      };
      // The latitude at which the turn lies on the horizon, if there is one.
      let [low, high] = [60, 88];
      const [first, last] = [turnAt(low), turnAt(high)];
      if (first === undefined || last === undefined || first.value > 0 === last.value > 0) return;
      for (let i = 0; i < 45; i++) {
        const middle = (low + high) / 2;
        if ((turnAt(middle)?.value ?? 0) > 0 === first.value > 0) low = middle;
        else high = middle;
      }
      // 1e-7° is 0.4 milliarcseconds.
      for (const off of [1e-7, -1e-7, 1e-5, -1e-5, 1e-3, -1e-3]) {
        const turn = turnAt(low + off);
        if (turn === undefined) continue;
        const crossings = horizonCrossings(
          kernel,
          body,
          placeOf(low + off),
          noon - 0.2 - lead,
          noon + 0.5 - lead,
          'upper-limb',
        ).filter(({ jdTt }) => Math.abs(jdTt - turn.jdTt) < 0.06);
        expect(crossings.length, `${turn.value} rad`).toBe(
          (which === 'upper' ? turn.value > 0 : turn.value < 0) ? 2 : 0,
        );
      }
    },
  );
});
