/**
 * A place on the turning Earth as an observer: where it is, how it moves and how that changes, from the Earth's centre.
 *
 * @source  IERS Conventions 2010 (equatorial radius 6378136.6 m, flattening 1/298.25642); Meeus, Astronomical Algorithms, ch. 11
 */

import { fromMeanEcliptic, nutationLongitude, trueObliquity } from './frame';
import { cosine, sine, turn } from './lanes';

const PER_TURN: f64 = 0.15915494309189535;
const METRES_PER_AU: f64 = 149597870700;
const RADIUS: f64 = 6378136.6;
const FLATTENING: f64 = 1 / 298.25642;
/** Turn of the Earth against the equinox, radians per day. */
export const SPIN: f64 = 6.300388098984957;

/**
 * Adds to an observer (position, velocity, acceleration; ecliptic J2000 axes, au) what the place adds to the Earth's centre.
 * frameAt has been called.
 *
 * @param latitude   geodetic, radians
 * @param sidereal   local apparent sidereal time, radians
 * @param elevation  metres above the ellipsoid
 */
export function addPlace(to: usize, latitude: f64, sidereal: f64, elevation: f64): void {
  turn<f64>(latitude * PER_TURN);
  const s = sine<f64>();
  const c = cosine<f64>();
  const shrink = (1 - FLATTENING) * (1 - FLATTENING);
  const curve = RADIUS / Math.sqrt(c * c + shrink * s * s);
  const flat = ((curve + elevation) * c) / METRES_PER_AU;
  const high = ((shrink * curve + elevation) * s) / METRES_PER_AU;
  turn<f64>(sidereal * PER_TURN);
  const x = flat * cosine<f64>();
  const y = flat * sine<f64>();
  addVector(to, x, y, high);
  addVector(to + 24, -SPIN * y, SPIN * x, 0);
  addVector(to + 48, -SPIN * SPIN * x, -SPIN * SPIN * y, 0);
}

const vector: usize = memory.data(24, 16);

/** Adds a vector given on the true equator and equinox of date. */
function addVector(to: usize, x: f64, y: f64, z: f64): void {
  turn<f64>(trueObliquity() * PER_TURN);
  const c = cosine<f64>();
  const s = sine<f64>();
  const ey = c * y + s * z;
  const ez = c * z - s * y;
  turn<f64>(nutationLongitude() * PER_TURN);
  store<f64>(vector, cosine<f64>() * x + sine<f64>() * ey);
  store<f64>(vector, cosine<f64>() * ey - sine<f64>() * x, 8);
  store<f64>(vector, ez, 16);
  fromMeanEcliptic(vector);
  for (let i: usize = 0; i < 24; i += 8) store<f64>(to + i, load<f64>(to + i) + load<f64>(vector + i));
}
