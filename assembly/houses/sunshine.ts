/**
 * Sunshine houses: the day arc and the night arc of the Sun's own parallel in six equal parts each. Two readings of the
 * same idea.
 *
 * Treindl's joins the parts to the north and south points of the horizon and takes the crossing on the Sun's side of
 * it. Makransky's goes by zenith distances, poles and oblique ascensions (B. Makransky, Primary Directions); outside
 * the polar circles the two agree, but for cusps whose meridian distance exceeds 90°, where his second case works with
 * the height on the prime vertical in the place of its complement. That case is kept as charts show it, and found from
 * program output (test/authorities/ephemeris-houses.csv).
 */

import { parallel } from './circles';
import {
  ascendant,
  clamp,
  cosPhi,
  HALF,
  midheaven,
  risingLongitude,
  sinPhi,
  storeCusp,
  storePair,
  theta,
  turn,
} from './ground';

/** cos of the Sun's diurnal semi-arc: below −1 it never sets, above 1 it never rises. */
export function cosSemiArc(declination: f64): f64 {
  return -(sinPhi * Math.sin(declination)) / (cosPhi * Math.cos(declination));
}

export function treindl(declination: f64, out: usize): void {
  parallel(Math.sin(declination), Math.cos(declination), Math.acos(clamp(cosSemiArc(declination))), out);
}

/** False, with nothing written, where the Sun neither rises nor sets. */
export function makransky(declination: f64, out: usize): bool {
  const cosine = cosSemiArc(declination);
  if (Math.abs(cosine) >= 1) return false;
  const day = Math.acos(cosine);
  const night = Math.PI - day;
  storePair(out, 1, ascendant);
  storePair(out, 4, turn(midheaven + Math.PI));
  for (let i = 1; i < 3; i++) {
    const below = (<f64>(3 - i) * night) / 3;
    const above = (<f64>(3 - i) * day) / 3;
    storeCusp(out, 1 + i, poleCusp(declination, Math.PI - below, below));
    storeCusp(out, 7 - i, poleCusp(declination, below - Math.PI, below));
    storeCusp(out, 7 + i, poleCusp(declination, -above, above));
    storeCusp(out, 13 - i, poleCusp(declination, above, above));
  }
  return true;
}

/**
 * The cusp whose circle passes the Sun's parallel at eastward hour angle h, `distance` from the nearer half of the
 * meridian.
 */
function poleCusp(declination: f64, h: f64, distance: f64): f64 {
  const e = Math.sin(h) * Math.cos(declination);
  const z = Math.cos(h) * Math.cos(declination) * cosPhi + Math.sin(declination) * sinPhi;
  const zenithDistance = Math.atan2(e, z);
  const second = distance > HALF;
  const sine = second
    ? sinPhi * Math.sin(Math.abs(HALF - Math.abs(zenithDistance))) * (zenithDistance < 0 ? -1 : 1)
    : sinPhi * Math.sin(zenithDistance);
  // Never quite 0, so that a Sun on the equator seen from a pole of the Earth has an ascensional difference of 0 and
  // not of 0 / 0.
  const cosine = Math.max(Math.sqrt(1 - sine * sine), 1e-16);
  const ascensional = Math.asin(clamp((Math.tan(declination) * sine) / cosine));
  return risingLongitude(theta + h + (second ? ascensional : -ascensional) - HALF, sine, cosine);
}
