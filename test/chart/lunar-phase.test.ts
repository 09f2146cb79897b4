/** The Moon's phase against a worked example and at its corners. */

import { describe, expect, it } from 'vitest';
import { lunarPhaseOf } from '../../packages/engine/src/chart/lunar-phase.ts';

describe('the phase of the Moon', () => {
  it('Meeus, example 48.a: 1992 April 12, 0h TD, 0.6786 of the disc is lit', () => {
    // Meeus gives the equatorial places; these are the same bodies in ecliptic coordinates of that instant.
    const sun = { longitude: 22.3395, latitude: 0, distance: 1.0024977 };
    const moon = { longitude: 133.1673, latitude: -3.2291, distance: 368410 / 149597870.7 };
    expect(lunarPhaseOf(sun, moon)).toMatchObject({ name: 'First Quarter' });
    // The example's own figures have four decimals; today's difference is below one unit of the last.
    expect(lunarPhaseOf(sun, moon).illumination).toBeCloseTo(0.6786, 3);
  });

  it('names the quarters around their exact angles and starts a new name half way between', () => {
    const at = (longitude: number) =>
      lunarPhaseOf(
        { longitude: 10, latitude: 0, distance: 1 },
        { longitude: 10 + longitude, latitude: 0, distance: 0.0026 },
      );
    expect([0, 22.4, 22.5, 90, 135, 180, 225, 270, 315, 337.4, 337.5, 359.9].map((angle) => at(angle).name)).toEqual([
      'New Moon',
      'New Moon',
      'Waxing Crescent',
      'First Quarter',
      'Waxing Gibbous',
      'Full Moon',
      'Waning Gibbous',
      'Last Quarter',
      'Waning Crescent',
      'Waning Crescent',
      'New Moon',
      'New Moon',
    ]);
    expect(at(0).illumination).toBe(0);
    expect(at(180).illumination).toBe(1);
    expect(at(90).illumination).toBeCloseTo(0.5, 2);
  });

  it('keeps the angle in one turn', () => {
    const moon = { longitude: 5, latitude: 0, distance: 0.0026 };
    expect(lunarPhaseOf({ longitude: 355, latitude: 0, distance: 1 }, moon).angleDeg).toBe(10);
    expect(lunarPhaseOf({ longitude: 5, latitude: 0, distance: 1 }, moon).angleDeg).toBe(0);
  });
});
