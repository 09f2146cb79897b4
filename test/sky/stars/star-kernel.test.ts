/** What the core's wrapper takes for a star and for a guest, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/index.ts';
import { starNamed } from '../../../packages/engine/src/sky/stars/index.ts';
import { kernel } from '../kernel.ts';

const vega = starNamed('Vega').numbers;
const guest = { state: [1, 2, 3, 0, 0, 0, 0, 0, 0], axesJdTt: 2451545, centre: 'sun' } as const;

function fieldOf(ask: () => unknown): string {
  try {
    ask();
  } catch (error) {
    if (error instanceof EngineError) return `${error.code} ${error.field}`;
    throw error;
  }
  return 'taken';
}

describe('stars and guests at the kernel', () => {
  it('are refused by the field that is wrong', () => {
    expect(fieldOf(() => kernel.star(2451545, 0, { ...vega, raRad: Number.NaN }, 6, 0))).toBe(
      'INVALID_OPTION star.raRad',
    );
    expect(fieldOf(() => kernel.star(2451545, 0, vega, 16, 0))).toBe('INVALID_OPTION steps');
    expect(fieldOf(() => kernel.star(2451545, 0, vega, 6, 4))).toBe('INVALID_OPTION equinox');
    expect(fieldOf(() => kernel.star(1e9, 0, vega, 6, 0))).toMatch(/^OUT_OF_SPAN/);
    for (const [wrong, want] of [
      [null, 'INVALID_OPTION guest'],
      [{ ...guest, state: [1, 2] }, 'INVALID_OPTION guest.state'],
      [{ ...guest, state: 'nine' }, 'INVALID_OPTION guest.state'],
      [{ ...guest, state: [...guest.state.slice(1), Number.NaN] }, 'INVALID_OPTION guest.state'],
      [{ ...guest, axesJdTt: 1e9 }, 'OUT_OF_SPAN guest.axesJdTt'],
      [{ ...guest, axesJdTt: undefined }, 'OUT_OF_SPAN guest.axesJdTt'],
      [{ ...guest, centre: 'moon' }, 'INVALID_OPTION guest.centre'],
    ] as const)
      expect(fieldOf(() => kernel.guest(2451545, 0, wrong as never, 7, 0))).toBe(want);
  });

  it('have no place outside every pack', () => {
    expect(kernel.star(600_000, 0, vega, 6, 0)).toBeNull();
    expect(kernel.guest(600_000, 0, guest, 7, 0)).toBeNull();
  });

  it('leave the last sky as it was, and a star has no light-time', () => {
    const call = {
      ttDay: 2451545,
      ttFraction: 0.5,
      ut1Day: 2451545,
      ut1Fraction: 0.5,
      bodies: 7,
      centre: 0,
      steps: 15,
      equinox: 0,
    };
    kernel.sky({ ...call, latitudeRad: 0, longitudeRad: 0, elevationMetres: 0 });
    const moon = [...kernel.result(1)];
    const plain = [...(kernel.star(2451545, 0.5, vega, 6, 0) ?? [])];
    expect([...(kernel.star(2451545, 0.5, vega, 7, 0) ?? [])]).toEqual(plain);
    kernel.guest(2451545, 0.5, guest, 7, 0);
    expect([...kernel.result(1)]).toEqual(moon);
  });

  it('stand where the axes say: the pole of an ecliptic is at its latitude 90', () => {
    const far = { state: [0, 0, 1e9, 0, 0, 0, 0, 0, 0], centre: 'sun' } as const;
    const old = kernel.guest(2451545, 0, { ...far, axesJdTt: null }, 0, 1);
    expect(old?.[1]).toBeCloseTo(Math.PI / 2, 7);
    // A thousand years of planetary precession tilt the ecliptic by some 470″.
    const tilted = kernel.guest(2451545, 0, { ...far, axesJdTt: 2451545 - 365250 }, 0, 1);
    expect(((Math.PI / 2 - (tilted?.[1] ?? 0)) * 180 * 3600) / Math.PI).toBeGreaterThan(400);
    expect(((Math.PI / 2 - (tilted?.[1] ?? 0)) * 180 * 3600) / Math.PI).toBeLessThan(540);
  });
});
