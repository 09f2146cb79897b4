/**
 * Systems that divide a great circle in twelve and carry the parts to the ecliptic along other great circles.
 *
 * Sources: R. W. Holden, The Elements of House Division (Regiomontanus, Campanus, meridian, Morinus, horizontal); B.
 * Krusinski's, L. Knegt's (APC), C. E. O. Carter's and J. Savard's systems as defined in the documentation of Swiss
 * Ephemeris.
 */

import {
  ascendant,
  ascendantE,
  ascendantM,
  ascendantSemiArc,
  cosEpsilon,
  cosPhi,
  kZ,
  longitudeAtAscension,
  longitudeOnHouseCircle,
  longitudeOnVertical,
  phi,
  sinEpsilon,
  sinPhi,
  storeCusp,
  storePair,
  theta,
  turn,
} from './ground';

const SIGN: f64 = Math.PI / 6;

/** The prime vertical, from the east point downward. */
export function campanus(out: usize): void {
  for (let i = 0; i < 6; i++)
    storePair(out, i + 1, longitudeOnHouseCircle(Math.cos(<f64>i * SIGN), -Math.sin(<f64>i * SIGN)));
}

/** The equator, from the east point downward. */
export function regiomontanus(out: usize): void {
  for (let i = 0; i < 6; i++)
    storePair(
      out,
      i + 1,
      i == 3 ? onMeridian(-1) : longitudeOnHouseCircle(Math.cos(<f64>i * SIGN), -Math.sin(<f64>i * SIGN) * cosPhi),
    );
}

/**
 * The upper (1) or lower (−1) half of the meridian. Its east component is 0 and not cos(π/2) = 6e-17, which is as much as what stands beside it where the
 * equator lies in the horizon: at the poles.
 */
function onMeridian(side: f64): f64 {
  return longitudeOnHouseCircle(0, side);
}

/**
 * Parallels of declination 0, φ/3, 2φ/3 and φ, from the equator to the zenith, cut the prime vertical at heights a with
 * sin a = sin(nφ/3) / sin φ; on the equator of the Earth this is n/3.
 */
export function savard(out: usize): void {
  const first = savardHeight(1);
  const second = savardHeight(2);
  storePair(out, 1, ascendant);
  storePair(out, 2, longitudeOnHouseCircle(Math.cos(first), -Math.sin(first)));
  storePair(out, 3, longitudeOnHouseCircle(Math.cos(second), -Math.sin(second)));
  storePair(out, 4, longitudeOnHouseCircle(0, -1));
  storePair(out, 11, longitudeOnHouseCircle(Math.cos(second), Math.sin(second)));
  storePair(out, 12, longitudeOnHouseCircle(Math.cos(first), Math.sin(first)));
}

function savardHeight(thirds: f64): f64 {
  // Below 2e-8 rad the quotient's limit is its value: (φ/3)² / 6 is under the last place.
  if (Math.abs(phi) < 2e-8) return Math.asin(thirds / 3);
  return Math.asin(Math.min(Math.sin((thirds * phi) / 3) / sinPhi, 1));
}

/** The equator by hour circles, from the meridian. */
export function meridian(out: usize): void {
  for (let i = 0; i < 6; i++) storePair(out, i + 1, longitudeAtAscension(theta + <f64>(i + 3) * SIGN));
}

/** The equator by hour circles, from the ascendant. */
export function carter(out: usize): void {
  const alpha = theta + ascendantSemiArc();
  storePair(out, 1, ascendant);
  for (let i = 1; i < 6; i++) storePair(out, i + 1, longitudeAtAscension(alpha + <f64>i * SIGN));
}

/** The equator by circles of ecliptic latitude: tan λ = tan α cos ε. */
export function morinus(out: usize): void {
  for (let i = 0; i < 6; i++) {
    const alpha = theta + <f64>(i + 3) * SIGN;
    storePair(out, i + 1, turn(Math.atan2(Math.sin(alpha) * cosEpsilon, Math.cos(alpha))));
  }
}

/**
 * The horizon by vertical circles. The tenth cusp is the midheaven, so it lies due south or due north as the midheaven
 * does; from there the houses turn with increasing azimuth in northern latitudes and the other way on the equator and
 * south of it.
 */
export function horizontal(out: usize): void {
  const sense: f64 = phi > 0 ? 1 : -1;
  // The midheaven's south component is kZ times a positive factor.
  const south: f64 = kZ >= 0 ? 1 : -1;
  for (let i = 0; i < 6; i++) {
    const azimuth = sense * <f64>(i - 9) * SIGN;
    storePair(out, i + 1, longitudeOnVertical(south * Math.cos(azimuth), south * Math.sin(azimuth)));
  }
}

/**
 * The circle through ascendant and zenith, from the ascendant downward, by hour circles. A quarter of it is the nadir, whose hour circle is the lower half
 * of the meridian, at the poles too.
 */
export function krusinski(out: usize): void {
  storePair(out, 1, ascendant);
  storePair(out, 4, longitudeAtAscension(theta + Math.PI));
  for (let i = 1; i < 6; i++) {
    if (i == 3) continue;
    const down = Math.sin(<f64>i * SIGN);
    const along = Math.cos(<f64>i * SIGN);
    storePair(
      out,
      i + 1,
      longitudeAtAscension(theta + Math.atan2(ascendantE * along, ascendantM * along - cosPhi * down)),
    );
  }
}

/**
 * The parallel of the ascendant's degree, its night arc and its day arc in six parts each, by house circles. Opposite
 * cusps differ.
 */
export function ascendantParallel(out: usize): void {
  const sine = Math.sin(ascendant) * sinEpsilon;
  const cosine = Math.sqrt(1 - sine * sine);
  const day = ascendantSemiArc();
  parallel(sine, cosine, day, out);
}

/**
 * Twelve house circles through a parallel of declination δ whose diurnal semi-arc is `day`: sixths of the night arc
 * from the eastern horizon to the western, then sixths of the day arc back. Where the parallel never reaches the
 * horizon one of the arcs shrinks to a point of the meridian, and the circles through it keep to their side of the
 * horizon.
 */
export function parallel(sine: f64, cosine: f64, day: f64, out: usize): void {
  const night = Math.PI - day;
  storePair(out, 1, ascendant);
  for (let i = 1; i < 6; i++) {
    storeCusp(out, i + 1, i == 3 ? onMeridian(-1) : throughParallel(sine, cosine, day + (<f64>i * night) / 3, -1));
    storeCusp(out, i + 7, i == 3 ? onMeridian(1) : throughParallel(sine, cosine, (<f64>(i - 3) * day) / 3, 1));
  }
}

/** Less height is rounding and tells no side: at a pole of the Earth the parallel of the ascendant is the horizon. */
const NO_HEIGHT: f64 = 1e-15;

function throughParallel(sine: f64, cosine: f64, h: f64, side: f64): f64 {
  const e = Math.sin(h) * cosine;
  const z = Math.cos(h) * cosine * cosPhi + sine * sinPhi;
  return z * side < -NO_HEIGHT ? longitudeOnHouseCircle(-e, -z) : longitudeOnHouseCircle(e, z);
}
