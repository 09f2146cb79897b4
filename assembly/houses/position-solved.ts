/**
 * House positions that need an equation solved or inverted: topocentric and Savard.
 */

import { cosPhi, phi, sinPhi } from './ground';

const SIGN: f64 = Math.PI / 6;

/**
 * Topocentric: the house circles have poles with tan ψ = (1 − |k|/3) tan φ at hour angles 30°·k, k = −3 … 3 from the
 * ascendant. The circle through a body solves F(k) = cos δ cos(H − 30°k) cos φ + sin δ sin φ (1 − |k|/3) = 0. F changes
 * sign between the ends (the meridian's two halves), so a root is there always, and one only for bodies that rise and
 * set at ordinary latitudes; halving finds it. Of the circle's two halves the body's is the one on its side of the
 * horizon: houses 7 to 12 are above it.
 *
 * @param h              eastward hour angle of the body, −π … π
 * @param cosineSquared  cos² of its declination
 * @param sine           sin of its declination
 * @param up             its height component: positive above the horizon
 */
export function topocentricPosition(h: f64, cosineSquared: f64, sine: f64, up: f64): f64 {
  const a = Math.sqrt(cosineSquared) * cosPhi;
  const b = sine * sinPhi;
  let low: f64 = -3;
  let high: f64 = 3;
  const rising = Math.sin(h) > 0;
  for (let i = 0; i < 60; i++) {
    const k = 0.5 * (low + high);
    const f = a * Math.cos(h - k * SIGN) + b * (1 - Math.abs(k) / 3);
    if (f > 0 == rising) high = k;
    else low = k;
  }
  const k = 0.5 * (low + high);
  // The eastern half's position; the other half's is six houses on.
  const east = k < 0 ? 13 + k : 1 + k;
  const west = 7 + k;
  // On the horizon itself the side is a matter of rounding, and the circle's own east decides.
  if (Math.abs(up) < 1e-9) return Math.sin(h - k * SIGN) >= 0 ? east : west;
  return k < 0 == up > 0 ? east : west;
}

/** Savard: the height a of the body's house circle on the prime vertical, turned back by sin a sin φ = sin(nφ/3). */
export function savardPosition(e: f64, z: f64): f64 {
  const sine = Math.abs(z) / Math.sqrt(e * e + z * z);
  const thirds =
    Math.abs(phi) < 2e-8 ? 3 * sine : (3 * Math.asin(Math.min(sine * Math.abs(sinPhi), 1))) / Math.abs(phi);
  const n = Math.min(thirds, 3);
  if (z < 0) return e >= 0 ? 1 + n : 7 - n;
  const p = e >= 0 ? 13 - n : 7 + n;
  return p >= 13 ? 1 : p;
}
