/**
 * Quadrant systems by semi-arcs and oblique ascensions in closed form: Koch, Alcabitius, Polich and Page (topocentric).
 *
 * Source: R. W. Holden, The Elements of House Division.
 */

import {
  ascendant,
  ascendantSemiArc,
  clamp,
  cosEpsilon,
  cosPhi,
  HALF,
  longitudeAtAscension,
  midheaven,
  midheavenIsBelow,
  risingLongitude,
  sinEpsilon,
  sinPhi,
  sinTheta,
  storePair,
  theta,
  turn,
} from './ground';

/**
 * Diurnal semi-arc of the midheaven's degree, whose declination has tan δ = sin θ tan ε; at most π and at least 0 where
 * it never sets or rises.
 */
export function midheavenSemiArc(): f64 {
  return HALF + Math.asin(clamp((sinPhi * sinEpsilon * sinTheta) / (cosPhi * cosEpsilon)));
}

/** Cusp k is the ascendant k thirds of the midheaven's semi-arc from now; three thirds ago the midheaven rose. */
export function koch(out: usize): void {
  const third = midheavenSemiArc() / 3;
  storePair(out, 1, ascendant);
  storePair(out, 2, risingLongitude(theta + third, sinPhi, cosPhi));
  storePair(out, 3, risingLongitude(theta + 2 * third, sinPhi, cosPhi));
  storePair(out, 4, turn(midheaven + Math.PI));
  storePair(out, 11, risingLongitude(theta - 2 * third, sinPhi, cosPhi));
  storePair(out, 12, risingLongitude(theta - third, sinPhi, cosPhi));
}

export function alcabitius(out: usize): void {
  const day = ascendantSemiArc();
  const night = Math.PI - day;
  storePair(out, 1, ascendant);
  storePair(out, 2, longitudeAtAscension(theta + day + night / 3));
  storePair(out, 3, longitudeAtAscension(theta + day + (2 * night) / 3));
  storePair(out, 4, turn(midheaven + Math.PI));
  storePair(out, 11, longitudeAtAscension(theta + day / 3));
  storePair(out, 12, longitudeAtAscension(theta + (2 * day) / 3));
}

/**
 * Oblique ascensions 30° apart under poles with tan φₖ = ⅓, ⅔, 1 of tan φ. While the midheaven is below the horizon all
 * cusps but the ascendant and its opposite change sides, the tenth included, as in the house circles of Regiomontanus.
 */
export function topocentric(out: usize): void {
  const across: f64 = midheavenIsBelow() ? Math.PI : 0;
  storePair(out, 1, ascendant);
  storePair(out, 2, turn(across + oblique(1, 2)));
  storePair(out, 3, turn(across + oblique(2, 1)));
  storePair(out, 4, turn(across + midheaven + Math.PI));
  storePair(out, 11, turn(across + oblique(-2, 1)));
  storePair(out, 12, turn(across + oblique(-1, 2)));
}

function oblique(steps: f64, thirds: f64): f64 {
  return risingLongitude(theta + (steps * Math.PI) / 6, (thirds * sinPhi) / 3, cosPhi);
}
