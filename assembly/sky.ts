/**
 * A whole sky in one call: the bodies asked for, from where they stand to where they are seen, two at a time.
 */

import { EQUINOX_MEAN, frameAt, setRotation, siderealTime } from './frame';
import { equatorialOfPoint, point } from './lunar';
import { clearNumbers, copyNumbers } from './memory';
import { osculating } from './node';
import { addPlace } from './observer';
import { errorOf, isAnalytic, originOf, placeErrorOf } from './pack';
import { placeLine, RESULT_BYTES } from './place';
import { ABERRATION, DEFLECTION, EQUATORIAL, enlist, observer, sun } from './sight';
import { countStanding, EARTH, MOON, moonState, packOf, SUN, stand, standing } from './stand';
import { stateOf } from './states';

const MEAN_NODE: i32 = 15;
const TRUE_NODE: i32 = 16;
const OSCULATING_APOGEE: i32 = 18;
const LAST_POINT: i32 = 20;
export const BODY_COUNT: i32 = 22;

export const GEOCENTRIC: i32 = 0;
export const TOPOCENTRIC: i32 = 1;
export const HELIOCENTRIC: i32 = 2;
export const BARYCENTRIC: i32 = 3;

const ARCSEC: f64 = 4.84813681109536e-6;
/**
 * What the error that the Moon's source declares becomes in her osculating node and apogee, with a margin. Measured against Swiss Ephemeris: 0.35″ and 6.7″ at
 * 460 000 dates of the pack, ends of rows among them, whose Moon declares 8.2 mas; 38″ and 97″ at 30 000 of the analytic theory, whose Moon declares 3.3″.
 */
const NODE_LEVER: f64 = 55;
const APOGEE_LEVER: f64 = 1050;
const ANALYTIC_NODE_LEVER: f64 = 13;
const ANALYTIC_APOGEE_LEVER: f64 = 33;

/** Places of the last sky: BODY_COUNT × ten f64 (place.ts). */
export const results: usize = memory.data(80 * 22, 16);
/** Who spoke for each body: 0 absent or not asked, 1 a fitted pack, 2 an analytic theory. */
export const sources: usize = memory.data(4 * 22, 16);
/** Worst error of that source, arcseconds of direction from the centre asked for. */
export const errors: usize = memory.data(8 * 22, 16);

/** Sun, Moon and Earth, those that are asked for. */
const order: usize = memory.data(4 * 4, 16);

/**
 * Computes a sky into `results`, `sources` and `errors`.
 *
 * @param day, fraction        TT, two-part Julian date
 * @param ut1Day, ut1Fraction  UT1, used by topocentric places only
 * @param bodies               bit i asks for body i
 * @param centre               GEOCENTRIC …
 * @param steps                LIGHT_TIME | DEFLECTION | ABERRATION | EQUATORIAL
 * @param equinox              EQUINOX_TRUE …
 * @param latitude, longitude  of the place, radians, for TOPOCENTRIC
 * @param elevation            metres
 * @returns 1, or 0 when no opened pack covers the date
 */
export function sky(
  day: f64,
  fraction: f64,
  ut1Day: f64,
  ut1Fraction: f64,
  bodies: u32,
  centre: i32,
  steps: i32,
  equinox: i32,
  latitude: f64,
  longitude: f64,
  elevation: f64,
): i32 {
  clearNumbers(sources, 11);
  clearNumbers(errors, BODY_COUNT);
  if (!stand(day, fraction, bodies)) return 0;
  frameAt(day, fraction);
  setRotation(equinox, (steps & EQUATORIAL) != 0);

  copyNumbers(observer, stateOf(centre == HELIOCENTRIC ? SUN : EARTH), 9);
  if (centre == BARYCENTRIC) clearNumbers(observer, 9);
  if (centre == TOPOCENTRIC) addPlace(observer, latitude, siderealTime(ut1Day, ut1Fraction) + longitude, elevation);
  if (centre >= HELIOCENTRIC) steps &= ~(DEFLECTION | ABERRATION);

  placeAll(bodies, centre, steps);
  if (centre <= TOPOCENTRIC) placePoints(bodies, day + fraction, equinox, steps);
  else for (let body = 0; body < BODY_COUNT; body++) if (load<u32>(sources + 4 * <usize>body)) seeFrom(centre, body);
  return 1;
}

/** Places the bodies asked for: first Sun and Moon, who are not deflected, and the Earth, then all others. */
function placeAll(bodies: u32, centre: i32, steps: i32): void {
  let few = 0;
  if (bodies & 1 && centre != HELIOCENTRIC) few = call(SUN, few);
  if ((bodies >> MOON) & 1) few = call(MOON, few);
  if ((bodies >> EARTH) & 1 && centre >= HELIOCENTRIC) few = call(EARTH, few);
  const clear = lineUp(order, few, 0);
  const count = lineUp(standing, countStanding(), clear);
  if (ASC_FEATURE_SIMD) placeLine<v128>(count, clear, steps);
  else placeLine<f64>(count, clear, steps);
}

/** Adds a body to `order`; returns how many there are. */
function call(body: i32, count: i32): i32 {
  store<i32>(order + 4 * <usize>count, body);
  return count + 1;
}

/** Puts the bodies of a list (i32 each) in line behind `length` records, two in each with SIMD, and notes who speaks for them; returns the line's new length. */
function lineUp(list: usize, count: i32, length: i32): i32 {
  const step = ASC_FEATURE_SIMD ? 2 : 1;
  for (let i = 0; i < count; i += step, length++) {
    const a = load<i32>(list + 4 * <usize>i);
    const b = load<i32>(list + 4 * <usize>min(i + step - 1, count - 1));
    note(a);
    if (ASC_FEATURE_SIMD) note(b);
    enlist(length, stateOf(a), stateOf(b), results + RESULT_BYTES * <usize>a, results + RESULT_BYTES * <usize>b);
  }
  return length;
}

function note(body: i32): void {
  const pack = packOf(body);
  store<u32>(sources + 4 * <usize>body, 1 + isAnalytic(pack));
  store<f64>(errors + 8 * <usize>body, errorOf(pack, body));
}

/**
 * Worst error of a direction from the Sun or the barycentre: the body's own in au, with the Sun's when the one is counted from her and the other is not,
 * over the distance. A pack that does not say them keeps its geocentric figure.
 */
function seeFrom(centre: i32, body: i32): void {
  const error = placeErrorOf(packOf(body), body);
  const ofSun = placeErrorOf(packOf(SUN), SUN);
  if (!(error > 0) || !(ofSun > 0)) return;
  const counted = body == MOON ? EARTH : body;
  const own = body == MOON ? error + placeErrorOf(packOf(EARTH), EARTH) : error;
  const fromSun = originOf(packOf(counted), counted) == 1;
  const all = body != SUN && fromSun != (centre == HELIOCENTRIC) ? own + ofSun : own;
  const distance = load<f64>(results + RESULT_BYTES * <usize>body, 16);
  store<f64>(errors + 8 * <usize>body, all / (distance * ARCSEC));
}

function leverOf(body: i32, analytic: bool): f64 {
  if (body == TRUE_NODE) return analytic ? ANALYTIC_NODE_LEVER : NODE_LEVER;
  return analytic ? ANALYTIC_APOGEE_LEVER : APOGEE_LEVER;
}

/** Nodes and apogees of the Moon, on the ecliptic of date only. */
function placePoints(bodies: u32, jd: f64, equinox: i32, steps: i32): void {
  if (equinox > EQUINOX_MEAN || bodies >> MEAN_NODE == 0) return;
  const nodeAt: usize = (bodies >> TRUE_NODE) & 1 ? results + RESULT_BYTES * <usize>TRUE_NODE : 0;
  const apogeeAt: usize = (bodies >> OSCULATING_APOGEE) & 1 ? results + RESULT_BYTES * <usize>OSCULATING_APOGEE : 0;
  if (nodeAt | apogeeAt) osculating(moonState, stateOf(EARTH), sun, nodeAt, apogeeAt);
  const moonPack = packOf(MOON);
  const analytic = isAnalytic(moonPack);
  for (let body = MEAN_NODE; body <= LAST_POINT; body++) {
    if (((bodies >> body) & 1) == 0) continue;
    const at = results + RESULT_BYTES * <usize>body;
    let error = errorOf(moonPack, MOON) * leverOf(body, analytic == 1);
    if (body != TRUE_NODE && body != OSCULATING_APOGEE) {
      error = point(body, jd, at);
      if (error < 0) continue;
    }
    store<u32>(sources + 4 * <usize>body, 1 + analytic);
    store<f64>(errors + 8 * <usize>body, error);
    if (steps & EQUATORIAL) equatorialOfPoint(at);
  }
}
