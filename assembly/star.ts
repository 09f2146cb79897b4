/** A star's direction from the Earth: space motion and annual parallax always, deflection and aberration when asked. */

import { frameAt, rotation, setRotation } from './frame';
import { cosine, sine, turn } from './lanes';
import { copyNumbers } from './memory';
import { place } from './place';
import { COS_J2000, SIN_J2000 } from './precession';
import { EQUATORIAL, LIGHT_TIME, observer } from './sight';
import { EARTH, stand } from './stand';
import { STATE_BYTES, stateOf } from './states';

const PER_TURN: f64 = 0.15915494309189535;
const JULIAN_YEAR: f64 = 365.25;
const AU_PER_DAY: f64 = 86400.0 / 149597870.7; // of one km/s
/** Stands in for an infinite distance, au. */
const FAR: f64 = 1e12;

const state: usize = memory.data(72, 16);
const result: usize = memory.data(80, 16);

/**
 * Places a star on the ecliptic and equator asked for. What the last sky left to be read stays as it is.
 *
 * @param ra, dec            ICRS at J2000.0, radians
 * @param pmRa, pmDec        proper motion, radians per Julian year, in right ascension times cos δ
 * @param parallax           radians, 0 for a mere direction
 * @param radial             km/s, receding positive
 * @param steps              DEFLECTION | ABERRATION as in place.ts. Light-time is none: catalogues give places as they are seen
 * @param equinox            as in frame.ts
 * @returns address of ten f64 as in place.ts; 0 when no pack covers the date. The rates hold the star's own motion, too
 */
export function star(
  day: f64,
  fraction: f64,
  ra: f64,
  dec: f64,
  pmRa: f64,
  pmDec: f64,
  parallax: f64,
  radial: f64,
  steps: i32,
  equinox: i32,
): usize {
  if (!stand(day, fraction, 0)) return 0;
  frameAt(day, fraction);
  setRotation(equinox, true);
  copyNumbers(observer, stateOf(EARTH), 9);
  const distance = parallax > 0 ? 1 / parallax : FAR;
  const years = (day - 2451545 + fraction) / JULIAN_YEAR;
  turn<f64>(ra * PER_TURN);
  const sa = sine<f64>();
  const ca = cosine<f64>();
  turn<f64>(dec * PER_TURN);
  const sd = sine<f64>();
  const cd = cosine<f64>();
  const perYear = radial * AU_PER_DAY * JULIAN_YEAR;
  const out = distance + (parallax > 0 ? perYear * years : 0);
  memory.fill(state, 0, STATE_BYTES);
  toEcliptic(0, out, distance * pmRa * years, distance * pmDec * years, sa, ca, sd, cd);
  const perDay = distance / JULIAN_YEAR;
  const outPerDay = parallax > 0 ? radial * AU_PER_DAY : 0;
  toEcliptic(24, outPerDay, perDay * pmRa, perDay * pmDec, sa, ca, sd, cd);
  place(state, result, EQUATORIAL | (steps & ~LIGHT_TIME));
  return result;
}

/** Writes a vector, given along the star's direction, towards growing right ascension and growing declination, in ecliptic J2000 axes. */
function toEcliptic(offset: usize, out: f64, alongRa: f64, alongDec: f64, sa: f64, ca: f64, sd: f64, cd: f64): void {
  const x = out * cd * ca - alongRa * sa - alongDec * sd * ca;
  const y = out * cd * sa + alongRa * ca - alongDec * sd * sa;
  const z = out * sd + alongDec * cd;
  store<f64>(state + offset, x);
  store<f64>(state + offset, y * COS_J2000 + z * SIN_J2000, 8);
  store<f64>(state + offset, z * COS_J2000 - y * SIN_J2000, 16);
}

/**
 * Polar longitude (dhruvaka) of the star placed last: the point of the ecliptic on the star's meridian, radians.
 */
export function polarLongitude(): f64 {
  const ra = load<f64>(result, 48);
  turn<f64>(ra * PER_TURN);
  return Math.atan2(sine<f64>(), cosine<f64>() * load<f64>(rotation, 160));
}
