/**
 * Placidus: the point of the ecliptic that has spent a given part of its own semi-arc. Also the sector division of M.
 * Gauquelin, which cuts the same semi-arcs in nine, and the houses of equal parts that stand in for it inside the polar
 * circles.
 *
 * Source: R. W. Holden, The Elements of House Division (Placidus); F. Gauquelin's sectors as defined in the
 * documentation of Swiss Ephemeris.
 */

import {
  ascendant,
  cosEpsilon,
  cosPhi,
  HALF,
  longitudeAtAscension,
  midheaven,
  sinEpsilon,
  sinPhi,
  storeCusp,
  storePair,
  theta,
  turn,
  upperQuadrant,
} from './ground';

/**
 * The point whose distance from the meridian is `part` of its own semi-arc, east of the meridian.
 *
 * With t = tan φ tan ε and right ascension α, a point of the ecliptic has tan φ tan δ = t sin α, hence semi-arcs π/2 ±
 * asin(t sin α), above and below the horizon. Sought is the distance h with g(h) = h − part · semi-arc = 0. Outside the
 * polar circles |t| < 1, so the semi-arc changes by less than h does, g' > 1 − part > 0 and there is exactly one root
 * between 0 and part · π. Newton finds it; a step that leaves the bracket is replaced by halving it, which is needed
 * only near the polar circles.
 *
 * @param part   between 0 and 1
 * @param below  the arc below the horizon, h counted from the lower meridian
 * @returns longitude 0 … 2π
 */
export function placidusLongitude(part: f64, below: bool): f64 {
  const t = (sinPhi * sinEpsilon) / (cosPhi * cosEpsilon);
  const side: f64 = below ? -1 : 1;
  let low: f64 = 0;
  let high: f64 = part * Math.PI;
  let h: f64 = part * HALF;
  for (let i = 0; i < 80; i++) {
    const alpha = theta + side * h;
    // sin(α + π) for the lower arc turns both signs of the nocturnal semi-arc into the diurnal formula's.
    const sine = t * Math.sin(alpha);
    const g = h - part * (HALF + Math.asin(sine));
    if (g > 0) high = h;
    else low = h;
    const slope = 1 - (part * side * t * Math.cos(alpha)) / Math.sqrt(Math.max(1 - sine * sine, 1e-30));
    let next = h - g / slope;
    if (!(next >= low && next <= high)) next = 0.5 * (low + high);
    const step = Math.abs(next - h);
    h = next;
    if (step < 2e-15) break;
  }
  return longitudeAtAscension(below ? theta + Math.PI - h : theta + h);
}

export function placidus(out: usize): void {
  storePair(out, 1, ascendant);
  storePair(out, 2, placidusLongitude(2.0 / 3.0, true));
  storePair(out, 3, placidusLongitude(1.0 / 3.0, true));
  storePair(out, 4, turn(midheaven + Math.PI));
  storePair(out, 11, placidusLongitude(1.0 / 3.0, false));
  storePair(out, 12, placidusLongitude(2.0 / 3.0, false));
}

/**
 * 36 sectors with the daily motion: the 1st begins at the ascendant, the 10th at the midheaven, the 19th opposite the
 * first.
 */
export function gauquelin(out: usize): void {
  storeSectors(out, 1, ascendant);
  storeSectors(out, 10, midheaven);
  for (let i = 1; i < 9; i++) {
    storeSectors(out, 1 + i, placidusLongitude(<f64>(9 - i) / 9, false));
    storeSectors(out, 10 + i, turn(placidusLongitude(<f64>i / 9, true) + Math.PI));
  }
}

/**
 * What stands in for Gauquelin's sectors: each quarter of the ecliptic in nine equal parts, so that every third is a
 * cusp of Porphyry.
 */
export function equalSectors(out: usize): void {
  const upper = upperQuadrant() / 9;
  const lower = Math.PI / 9 - upper;
  for (let i = 0; i < 9; i++) {
    storeSectors(out, 1 + i, turn(ascendant - <f64>i * upper));
    storeSectors(out, 10 + i, turn(midheaven - <f64>i * lower));
  }
}

function storeSectors(out: usize, sector: i32, longitude: f64): void {
  storeCusp(out, sector, longitude);
  storeCusp(out, sector + 18, turn(longitude + Math.PI));
}
