/**
 * The ground every house system stands on: sidereal angle θ, latitude φ and obliquity ε of one moment and place, and
 * where the ecliptic lies in the local frame of that place.
 *
 * The frame: S, E, Z point to the south point of the horizon, the east point and the zenith; S × E = Z. M is the
 * meridian's upper point on the equator, so S = M sin φ − P cos φ and Z = M cos φ + P sin φ with P the north celestial
 * pole. Hour angles are counted eastward from M (the opposite of the astronomers' habit), because houses are.
 *
 * x, y and k are the components of the equinox, of longitude 90° and of the ecliptic's north pole. Everything here is
 * plain vector algebra on those three; no system needs more. `stand` is called once per question and fills module
 * variables: the core answers one question at a time.
 */

export const TAU: f64 = 2 * Math.PI;
export const HALF: f64 = Math.PI / 2;

export let theta: f64 = 0;
export let sinTheta: f64 = 0;
export let cosTheta: f64 = 1;
export let phi: f64 = 0;
export let sinPhi: f64 = 0;
export let cosPhi: f64 = 1;
export let epsilon: f64 = 0;
export let sinEpsilon: f64 = 0;
export let cosEpsilon: f64 = 1;

let xS: f64 = 0;
let xE: f64 = 0;
let xZ: f64 = 0;
let yS: f64 = 0;
let yE: f64 = 0;
let yZ: f64 = 0;
export let kS: f64 = 0;
export let kE: f64 = 0;
export let kZ: f64 = 0;

/** Ascendant and midheaven of the place, 0 … 2π. */
export let ascendant: f64 = 0;
export let midheaven: f64 = 0;
/** East component and meridian component (along M) of the ascendant's direction. */
export let ascendantE: f64 = 1;
export let ascendantM: f64 = 0;

/**
 * Takes a moment and a place.
 *
 * @param armcRad       right ascension of the meridian, any turn
 * @param latitudeRad   −π/2 … π/2, north positive
 * @param obliquityRad  true obliquity of date, above 0
 * @source Meeus, Astronomical Algorithms, ch. 13 and 14 (rotations between equator, ecliptic and horizon)
 */
export function stand(armcRad: f64, latitudeRad: f64, obliquityRad: f64): void {
  theta = armcRad;
  phi = latitudeRad;
  epsilon = obliquityRad;
  sinTheta = Math.sin(theta);
  cosTheta = Math.cos(theta);
  sinPhi = Math.sin(phi);
  cosPhi = Math.cos(phi);
  sinEpsilon = Math.sin(epsilon);
  cosEpsilon = Math.cos(epsilon);

  xS = cosTheta * sinPhi;
  xE = -sinTheta;
  xZ = cosTheta * cosPhi;
  yS = sinTheta * cosEpsilon * sinPhi - sinEpsilon * cosPhi;
  yE = cosTheta * cosEpsilon;
  yZ = sinTheta * cosEpsilon * cosPhi + sinEpsilon * sinPhi;
  kS = -sinTheta * sinEpsilon * sinPhi - cosEpsilon * cosPhi;
  kE = -cosTheta * sinEpsilon;
  kZ = cosEpsilon * sinPhi - sinTheta * sinEpsilon * cosPhi;

  ascendant = longitudeOnHouseCircle(1, 0);
  midheaven = longitudeAtAscension(theta);
  const s = Math.sin(ascendant);
  const c = Math.cos(ascendant);
  ascendantM = c * cosTheta + s * cosEpsilon * sinTheta;
  ascendantE = s * cosEpsilon * cosTheta - c * sinTheta;
}

/**
 * True when the midheaven lies below the horizon, as it does for part of each day inside the polar circles. The
 * ecliptic's north pole is then on the far side of the prime vertical: kS > 0.
 */
export function midheavenIsBelow(): bool {
  return kS > 0;
}

/** Any angle to 0 … 2π. */
export function turn(angle: f64): f64 {
  const rest = angle - TAU * Math.floor(angle / TAU);
  return rest >= TAU || rest < 0 ? 0 : rest;
}

/** Longitude of a direction given by local components. */
export function longitudeToward(s: f64, e: f64, z: f64): f64 {
  return turn(Math.atan2(s * yS + e * yE + z * yZ, s * xS + e * xE + z * xZ));
}

/**
 * Where the ecliptic crosses a house circle: the half circle from the north point to the south point of the horizon
 * through (0, e, z). The plane's normal is S × (0, e, z) = (0, −z, e); its product with k is the crossing, and that
 * lies on the wanted half when kS is positive.
 */
export function longitudeOnHouseCircle(e: f64, z: f64): f64 {
  const half: f64 = kS < 0 ? -1 : 1;
  return longitudeToward(-half * (z * kZ + e * kE), half * e * kS, half * z * kS);
}

/** Where the ecliptic crosses a vertical half circle, from zenith to nadir through (s, e, 0). */
export function longitudeOnVertical(s: f64, e: f64): f64 {
  const half: f64 = kZ < 0 ? -1 : 1;
  return longitudeToward(half * s * kZ, half * e * kZ, -half * (s * kS + e * kE));
}

/** The point of the ecliptic with this right ascension: tan λ = tan α / cos ε. */
export function longitudeAtAscension(alpha: f64): f64 {
  return turn(Math.atan2(Math.sin(alpha), Math.cos(alpha) * cosEpsilon));
}

/**
 * The rising point of the ecliptic for another horizon: sidereal angle and pole height of its own, the pole as any
 * positive multiple of (sin, cos).
 *
 * λ = atan2(cos θ, −(sin θ cos ε + tan φ sin ε)), Meeus (14.2) read as an ascendant. It is the eastern crossing while
 * that horizon's own midheaven stands above it, and the western one otherwise.
 */
export function risingLongitude(armc: f64, sinPole: f64, cosPole: f64): f64 {
  const s = Math.sin(armc);
  const c = Math.cos(armc);
  return turn(Math.atan2(c * cosPole, -(s * cosEpsilon * cosPole + sinPole * sinEpsilon)));
}

/**
 * How far the ascendant is ahead of the midheaven on the ecliptic: 0 … π, for the eastern half follows the midheaven.
 */
export function upperQuadrant(): f64 {
  return Math.min(turn(ascendant - midheaven), Math.PI);
}

/** Eastward hour angle of the ascendant's degree, which is its diurnal semi-arc: 0 … π. */
export function ascendantSemiArc(): f64 {
  return Math.atan2(ascendantE, ascendantM);
}

/** −1 … 1. */
export function clamp(x: f64): f64 {
  return Math.max(-1, Math.min(1, x));
}

/** Writes cusp `house` (1 … 12) and its opposite, π away. */
export function storePair(out: usize, house: i32, longitude: f64): void {
  storeCusp(out, house, longitude);
  storeCusp(out, house > 6 ? house - 6 : house + 6, turn(longitude + Math.PI));
}

export function storeCusp(out: usize, house: i32, longitude: f64): void {
  store<f64>(out + ((house - 1) << 3), longitude);
}

export function loadCusp(out: usize, house: i32): f64 {
  return load<f64>(out + ((house - 1) << 3));
}
