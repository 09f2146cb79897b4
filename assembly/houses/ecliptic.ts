/**
 * Systems that divide the ecliptic itself: equal houses and their kin, whole signs, Porphyry, Sripati, Pullen.
 *
 * Sources: R. W. Holden, The Elements of House Division (equal, Porphyry, Vehlow); the definitions of W. Pullen's two
 * sinusoidal systems as published in the documentation of Swiss Ephemeris; Sripati's sandhis as in
 * test/authorities/bhava.json.
 */

import { ascendant, loadCusp, midheaven, storeCusp, storePair, turn, upperQuadrant } from './ground';

const SIGN: f64 = Math.PI / 6;

/** Twelve houses of 30° from a start. */
export function equal(start: f64, out: usize): void {
  for (let i = 0; i < 12; i++) storeCusp(out, i + 1, turn(start + <f64>i * SIGN));
}

/** Where the sign that holds a longitude begins. */
export function signStart(longitude: f64): f64 {
  return Math.floor(longitude / SIGN) * SIGN;
}

/**
 * Four quarters, given the first house's share and the second's in each: the lower quarter from the ascendant, the
 * upper from the midheaven.
 */
function quarters(first: f64, second: f64, fourth: f64, fifth: f64, out: usize): void {
  storePair(out, 1, ascendant);
  storePair(out, 2, turn(ascendant + first));
  storePair(out, 3, turn(ascendant + first + second));
  storePair(out, 4, turn(midheaven + Math.PI));
  storePair(out, 5, turn(midheaven + Math.PI + fourth));
  storePair(out, 6, turn(midheaven + Math.PI + fourth + fifth));
}

/** Each quarter in three equal parts. */
export function porphyry(out: usize): void {
  const upper = upperQuadrant() / 3;
  const lower = Math.PI / 3 - upper;
  quarters(lower, lower, upper, upper, out);
}

/** Beginnings of the bhavas: halfway between Porphyry's cusps, which are their middles. */
export function sripati(out: usize): void {
  porphyry(out);
  const upper = upperQuadrant() / 6;
  const lower = Math.PI / 6 - upper;
  for (let i = 1; i <= 6; i++) storePair(out, i, turn(loadCusp(out, i) - (i == 1 || i > 4 ? upper : lower)));
}

/**
 * Sinusoidal delta. In the smaller quarter q ≤ 90° the houses measure x+n, x, x+n, in the larger x+3n, x+4n, x+3n, so n
 * = (90° − q)/4 and the middle house is q/2 − 15°. Below q = 30° that would be negative: it is nothing, and its
 * neighbours halve the quarter.
 */
export function pullenDelta(out: usize): void {
  const q = Math.min(upperQuadrant(), Math.PI - upperQuadrant());
  const outer = q < SIGN ? q / 2 : q / 4 + SIGN / 4;
  const middle = q < SIGN ? 0 : q / 2 - SIGN / 2;
  const large = Math.PI - q;
  const largeOuter = large / 4 + SIGN / 4;
  const largeMiddle = large - 2 * largeOuter;
  if (upperQuadrant() <= Math.PI / 2) quarters(largeOuter, largeMiddle, outer, middle, out);
  else quarters(outer, middle, largeOuter, largeMiddle, out);
}

/**
 * Sinusoidal ratio. In the smaller quarter q the houses measure rx, x, rx, in the larger r³x, r⁴x, r³x. With c = (180°
 * − q)/q the ratio solves r⁴ + 2r³ − 2cr − c = 0: one root r ≥ 1, found by Newton from ∛(2c), which lies above it on
 * the convex side.
 */
export function pullenRatio(out: usize): void {
  const q = Math.max(Math.min(upperQuadrant(), Math.PI - upperQuadrant()), 1e-12);
  const c = (Math.PI - q) / q;
  let r = Math.cbrt(2 * c);
  for (let i = 0; i < 40; i++) {
    const step = (((r + 2) * r * r - 2 * c) * r - c) / ((4 * r + 6) * r * r - 2 * c);
    r -= step;
    if (Math.abs(step) < 1e-15 * r) break;
  }
  const x = q / (2 * r + 1);
  const large = r * r * r * x;
  if (upperQuadrant() <= Math.PI / 2) quarters(large, r * large, r * x, x, out);
  else quarters(r * x, x, large, r * large, out);
}
