/**
 * How high a body stands at a place, and how far it is past the meridian, with the rates of both: what risings, settings and culminations
 * are searched with.
 *
 * @source  Meeus, Astronomical Algorithms, 2nd ed., (13.5), (13.6), as vectors
 */

import { EQUINOX_TRUE, siderealTime, TAU, trueObliquity } from './frame';
import { angleOf, cosine, sine, turn } from './lanes';
import { SPIN } from './observer';
import { RESULT_BYTES } from './place';
import { ABERRATION, DEFLECTION, EQUATORIAL, LIGHT_TIME } from './sight';
import { BODY_COUNT, GEOCENTRIC, results, sky, sources, TOPOCENTRIC } from './sky';

const PER_TURN: f64 = 0.15915494309189535;
const PI: f64 = 3.141592653589793;

/** Modes: as the place sees the body, or (1) as the Earth's centre does, or from there with the ecliptic latitude taken as zero. */
const OF_PLACE: i32 = 0;
const ON_ECLIPTIC: i32 = 2;

const out: usize = memory.data(64, 16);

/**
 * Altitude and hour angle of one body's apparent place, true equator of date, without refraction.
 *
 * @param day, fraction        TT, two-part Julian date
 * @param ut1Day, ut1Fraction  the same instant in UT1
 * @param body                 0 … 21
 * @param mode                 0 topocentric, 1 geocentric, 2 geocentric on the ecliptic
 * @param latitude, longitude  of the place, radians, north and east positive
 * @param elevation            metres
 * @returns address of eight f64: altitude, hour angle (−π … π, west positive), declination, distance (au), and their rates per day in the
 *          same order; 0 when no pack places the body
 */
export function horizon(
  day: f64,
  fraction: f64,
  ut1Day: f64,
  ut1Fraction: f64,
  body: i32,
  mode: i32,
  latitude: f64,
  longitude: f64,
  elevation: f64,
): usize {
  if (body < 0 || body >= BODY_COUNT) return 0;
  const steps = LIGHT_TIME | DEFLECTION | ABERRATION | EQUATORIAL;
  const centre = mode == OF_PLACE ? TOPOCENTRIC : GEOCENTRIC;
  const asked: u32 = 1 << body;
  if (!sky(day, fraction, ut1Day, ut1Fraction, asked, centre, steps, EQUINOX_TRUE, latitude, longitude, elevation))
    return 0;
  if (load<u32>(sources + 4 * <usize>body) == 0) return 0;
  const at = results + RESULT_BYTES * <usize>body;
  if (mode == ON_ECLIPTIC) ontoEcliptic(at);
  const past = siderealTime(ut1Day, ut1Fraction) + longitude - load<f64>(at, 48);
  const hour = past - TAU * Math.floor((past + PI) / TAU);
  const hourRate = SPIN - load<f64>(at, 64);
  const declination = load<f64>(at, 56);
  const declinationRate = load<f64>(at, 72);

  turn<f64>(hour * PER_TURN);
  const sh = sine<f64>();
  const ch = cosine<f64>();
  turn<f64>(declination * PER_TURN);
  const sd = sine<f64>();
  const cd = cosine<f64>();
  turn<f64>(latitude * PER_TURN);
  const sl = sine<f64>();
  const cl = cosine<f64>();
  // South, west and up.
  const south = sl * cd * ch - cl * sd;
  const west = cd * sh;
  const up = cl * cd * ch + sl * sd;
  const flat = Math.sqrt(south * south + west * west);
  const upRate = declinationRate * (sl * cd - cl * sd * ch) - hourRate * cl * cd * sh;

  store<f64>(out, angleOf<f64>(up, flat));
  store<f64>(out, hour, 8);
  store<f64>(out, declination, 16);
  store<f64>(out, load<f64>(at, 16), 24);
  // In the zenith itself the altitude has no rate; it turns there.
  store<f64>(out, flat < 1e-12 ? 0 : upRate / flat, 32);
  store<f64>(out, hourRate, 40);
  store<f64>(out, declinationRate, 48);
  store<f64>(out, load<f64>(at, 40), 56);
  return out;
}

/** Puts the body on the ecliptic at its own longitude: right ascension and declination anew. The slow change of the obliquity is left out of the rates (below 0.1″ a day). */
function ontoEcliptic(at: usize): void {
  turn<f64>(load<f64>(at) * PER_TURN);
  const s = sine<f64>();
  const c = cosine<f64>();
  turn<f64>(trueObliquity() * PER_TURN);
  const ce = cosine<f64>();
  const se = sine<f64>();
  const y = s * ce;
  const z = s * se;
  const flat2 = c * c + y * y;
  const rate = load<f64>(at, 24);
  store<f64>(at, angleOf<f64>(y, c), 48);
  store<f64>(at, angleOf<f64>(z, Math.sqrt(flat2)), 56);
  store<f64>(at, (rate * ce) / flat2, 64);
  store<f64>(at, (rate * c * se) / Math.sqrt(flat2), 72);
}
