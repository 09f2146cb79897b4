/**
 * The angles of a place: ascendant, midheaven, vertex, east point and the lesser ascendants, with the daily rates of
 * the first two.
 *
 * The ascendant is the crossing of ecliptic and horizon on the eastern side, at every latitude, so inside the polar
 * circles it moves backward for a part of the day. The midheaven is always the point at right ascension θ, even while
 * that lies below the horizon there. The vertex is the crossing with the prime vertical on the western side.
 *
 * Sources: Meeus, Astronomical Algorithms, ch. 13–14; co-ascendants of W. Koch and M. Munkasey and polar ascendant as
 * defined in the documentation of Swiss Ephemeris.
 */

import {
  ascendant,
  cosEpsilon,
  cosPhi,
  cosTheta,
  kE,
  kZ,
  longitudeToward,
  midheaven,
  risingLongitude,
  sinEpsilon,
  sinPhi,
  sinTheta,
  stand,
  theta,
  turn,
} from './ground';

/**
 * @param armcRad           right ascension of the meridian, any turn
 * @param latitudeRad       −π/2 … π/2, north positive
 * @param obliquityRad      true obliquity of date
 * @param siderealRadPerDay growth of the ARMC per day of UT1 (6.300 388 099)
 * @param out               10 f64: ascendant, midheaven, ARMC, vertex, east point, co-ascendant (Koch), co-ascendant
 *                          (Munkasey), polar ascendant, all 0 … 2π; then ascendant and midheaven per day. The drift of
 *                          the obliquity (1e-7 of the rates) is left out.
 */
export function angles(armcRad: f64, latitudeRad: f64, obliquityRad: f64, siderealRadPerDay: f64, out: usize): void {
  stand(armcRad, latitudeRad, obliquityRad);
  const west: f64 = kZ < 0 ? 1 : -1;
  const coAscendant = risingLongitude(theta, -sinPhi, cosPhi);
  const hemisphere: f64 = latitudeRad < 0 ? -1 : 1;
  store<f64>(out, ascendant, 0);
  store<f64>(out, midheaven, 8);
  store<f64>(out, turn(theta), 16);
  store<f64>(out, longitudeToward(0, west * kZ, -west * kE), 24);
  store<f64>(out, risingLongitude(theta, 0, 1), 32);
  store<f64>(out, coAscendant, 40);
  store<f64>(out, risingLongitude(theta, hemisphere * cosPhi, Math.abs(sinPhi)), 48);
  store<f64>(out, turn(coAscendant + Math.PI), 56);
  store<f64>(out, siderealRadPerDay * ascendantSlope(), 64);
  store<f64>(out, siderealRadPerDay * midheavenSlope(), 72);
}

/**
 * dλ/dθ of atan2(y, x) with y = cos θ cos φ, x = −(sin θ cos ε cos φ + sin φ sin ε); 0 where ecliptic and horizon
 * coincide.
 */
function ascendantSlope(): f64 {
  const y = cosTheta * cosPhi;
  const x = -(sinTheta * cosEpsilon * cosPhi + sinPhi * sinEpsilon);
  const square = x * x + y * y;
  return square > 0 ? (y * cosTheta * cosEpsilon * cosPhi - x * sinTheta * cosPhi) / square : 0;
}

/** dλ/dθ of tan λ = tan θ / cos ε. */
function midheavenSlope(): f64 {
  const c = cosTheta * cosEpsilon;
  return cosEpsilon / (c * c + sinTheta * sinTheta);
}
