/** The Earth's figure under a shadow: against the definitions, walked by brute force. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { radiansOf } from '../../../packages/engine/src/angle.ts';
import {
  groundPointOf,
  heightAtLimb,
  heightOf,
  limbPointOf,
  outlinePolar,
  placeVectorOf,
  zenithPointOf,
} from '../../../packages/engine/src/sky/eclipse/earth.ts';
import { kernel } from '../kernel.ts';
import { turned } from './swetest.ts';

const seed = 20261121;
const declination = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const turn = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

describe('the outline of the Earth', () => {
  test.prop([turn, fc.double({ min: 0.3, max: 2, noNaN: true }), declination], { seed, numRuns: 200 })(
    'is as far as the nearest of all its points',
    (direction, out, d) => {
      const polar = outlinePolar(Math.cos(d));
      const [x, y] = [out * Math.cos(direction), out * Math.sin(direction)];
      const { distance, x: nearX, y: nearY } = limbPointOf(x, y, polar, { distance: 0, x: 0, y: 0 });
      const far = (q: number): number => Math.hypot(x - Math.cos(q), y - polar * Math.sin(q));
      let best = direction;
      for (let step = 0.01; step > 1e-11; step /= 2) {
        while (far(best + step) < far(best)) best += step;
        while (far(best - step) < far(best)) best -= step;
      }
      expect(Math.abs(distance)).toBeCloseTo(far(best), 12);
      expect(distance < 0).toBe(Math.hypot(x, y / polar) < 1);
      expect(Math.hypot(nearX, nearY / polar)).toBeCloseTo(1, 12);
      expect(Math.hypot(nearX - Math.cos(best), nearY - polar * Math.sin(best))).toBeLessThan(1e-7);
    },
  );

  test.prop([turn, fc.double({ min: 0, max: 1.2, noNaN: true }), declination, turn], { seed, numRuns: 200 })(
    'bounds the lines that come down on the ground, where the place is that they come down on',
    (direction, out, d, muRad) => {
      const [sinD, cosD] = [Math.sin(d), Math.cos(d)];
      const [x, y] = [out * Math.cos(direction), out * Math.sin(direction)];
      const polar = outlinePolar(cosD);
      const limb = limbPointOf(x, y, polar, { distance: 0, x: 0, y: 0 });
      const zeta = heightOf(x, y, sinD, cosD);
      if (Math.abs(limb.distance) > 1e-9) expect(zeta === null).toBe(limb.distance > 0);
      const [xi, eta, height] = zeta === null ? [limb.x, limb.y, heightAtLimb(limb.y, sinD, cosD)] : [x, y, zeta];
      const point = groundPointOf(kernel, xi, eta, height, sinD, cosD, muRad);
      const { rhoCos, rhoSin, longitudeRad } = placeVectorOf(kernel, { ...point, elevationMetres: 0 });
      const hour = muRad + longitudeRad;
      expect(rhoCos * Math.sin(hour)).toBeCloseTo(xi, 11);
      expect(rhoSin * cosD - rhoCos * Math.cos(hour) * sinD).toBeCloseTo(eta, 11);
      expect(rhoSin * sinD + rhoCos * Math.cos(hour) * cosD).toBeCloseTo(height, 7);
    },
  );

  test.prop([declination, turn], { seed, numRuns: 100 })('has one place with the Moon in its zenith', (d, hour) => {
    const distance = 60;
    const point = zenithPointOf(kernel, Math.sin(d), Math.cos(d), distance, hour);
    const { rhoCos, rhoSin } = placeVectorOf(kernel, { ...point, elevationMetres: 0 });
    const [up, out] = [distance * Math.sin(d) - rhoSin, distance * Math.cos(d) - rhoCos];
    expect(Math.atan2(up, out)).toBeCloseTo(radiansOf(point.latitudeDeg), 9);
    expect(turned(point.longitudeDeg + (hour * 180) / Math.PI)).toBeCloseTo(0, 9);
  });
});
