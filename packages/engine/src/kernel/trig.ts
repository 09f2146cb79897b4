/**
 * Sines and arcs that the core works out, for whatever the engine reckons with angles of its own: hosts differ in the last bit of theirs.
 * Radians; about 20 ns a call. Absolute error below 2e-15 within a few turns.
 */

import type { CoreExports } from './exports.ts';

/** The part of the core that needs nothing but an angle. */
export class TrigKernel {
  readonly #core: CoreExports;

  constructor(core: CoreExports) {
    this.#core = core;
  }

  /** Sine of an angle. */
  sin(angleRad: number): number {
    return this.#core.sineOf(angleRad);
  }

  /** Cosine of an angle. */
  cos(angleRad: number): number {
    return this.#core.cosineOf(angleRad);
  }

  /** Tangent of an angle; huge, never infinite, at a quarter turn. */
  tan(angleRad: number): number {
    return this.#core.sineOf(angleRad) / this.#core.cosineOf(angleRad);
  }

  /** Angle whose sine it is, −π/2 … π/2; what lies beyond −1 … 1 is taken as the end, so that a last bit too many does no harm. */
  asin(x: number): number {
    return this.#core.arctangentOf(x, otherLeg(x));
  }

  /** Angle whose cosine it is, 0 … π; beyond −1 … 1 as `asin`. */
  acos(x: number): number {
    return this.#core.arctangentOf(otherLeg(x), x);
  }

  /** Angle of the direction (x, y), −π … π; 0 for (0, 0). */
  atan2(y: number, x: number): number {
    return this.#core.arctangentOf(y, x);
  }
}

/** √(1 − x²) without loss near the ends. */
function otherLeg(x: number): number {
  return Math.sqrt(Math.max(0, (1 - x) * (1 + x)));
}
