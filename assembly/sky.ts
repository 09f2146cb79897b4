/**
 * A whole sky in one call: states of the bodies asked for, then their places, two bodies at a time.
 */

import { EQUINOX_MEAN, frameAt, setRotation, siderealTime } from './frame';
import { equatorialOfPoint, point } from './lunar';
import { clearNumbers, copyNumbers } from './memory';
import { osculating } from './node';
import { addPlace } from './observer';
import { addOrbits, ELEMENT_BYTES } from './orbit';
import { bodyState, errorOf, isAnalytic, originOf, packFor } from './pack';
import { ABERRATION, DEFLECTION, EQUATORIAL, observer, place, RESULT_BYTES, sun } from './place';
import { stateOf } from './states';

export const SUN: i32 = 0;
export const MOON: i32 = 1;
const LAST_PACKED: i32 = 14;
const MEAN_NODE: i32 = 15;
const TRUE_NODE: i32 = 16;
const OSCULATING_APOGEE: i32 = 18;
const LAST_POINT: i32 = 20;
/** The Earth's centre; in packs the Earth–Moon barycentre. */
export const EARTH: i32 = 21;
export const BODY_COUNT: i32 = 22;

export const GEOCENTRIC: i32 = 0;
export const TOPOCENTRIC: i32 = 1;
export const HELIOCENTRIC: i32 = 2;
export const BARYCENTRIC: i32 = 3;

const GM_SUN: f64 = 2.9591220828559115e-4;
const GM_MOON: f64 = 1.0931895659898e-11;
const GM_EARTH_MOON: f64 = 8.997011390199871e-10;
/**
 * What the worst error of the Moon's place becomes in her osculating node and apogee, measured: 2.2″ and 38″ from 6.8 mas in the pack, all of it within
 * 0.25 days of the ends of a row, where her velocity is least well held; 25″ and 67″ from 2.3″ in the analytic theory.
 */
const NODE_LEVER: f64 = 340;
const APOGEE_LEVER: f64 = 5700;
const ANALYTIC_NODE_LEVER: f64 = 13;
const ANALYTIC_APOGEE_LEVER: f64 = 33;
/** Share of the Moon in the Earth–Moon system: 1 / (1 + 81.30056907). */
const MOON_SHARE: f64 = 1 / 82.30056907;

/** Places of the last sky: BODY_COUNT × ten f64 (place.ts). */
export const results: usize = memory.data(80 * 22, 16);
/** Who spoke for each body: 0 absent or not asked, 1 a fitted pack, 2 an analytic theory. */
export const sources: usize = memory.data(4 * 22, 16);
/** Worst error of that source, arcseconds. */
export const errors: usize = memory.data(8 * 22, 16);

const elements: usize = memory.data(56 * 32, 16);
const pending: usize = memory.data(4 * 32, 16);
const moonState: usize = memory.data(72, 16);
const order: usize = memory.data(4 * 32, 16);
const choice: usize = memory.data(4 * 32, 16);
let pendingCount: i32 = 0;

/** State of a body from a pack, relative to its own origin; its ellipse is queued. */
function start(body: i32, pack: i32, day: f64, fraction: f64): void {
  const state = stateOf(body);
  if (bodyState(pack, body, day, fraction, state, elements + ELEMENT_BYTES * <usize>body)) {
    store<i32>(pending + 4 * <usize>pendingCount, body);
    pendingCount++;
  }
}

function addQueuedOrbits(): void {
  const step = ASC_FEATURE_SIMD ? 2 : 1;
  for (let i = 0; i < pendingCount; i += step) {
    const a = load<i32>(pending + 4 * <usize>i);
    const b = load<i32>(pending + 4 * <usize>min(i + step - 1, pendingCount - 1));
    const ea = elements + ELEMENT_BYTES * <usize>a;
    const eb = elements + ELEMENT_BYTES * <usize>b;
    if (ASC_FEATURE_SIMD) addOrbits<v128>(ea, eb, stateOf(a), stateOf(b));
    else addOrbits<f64>(ea, ea, stateOf(a), stateOf(a));
  }
  pendingCount = 0;
}

/** to += factor · from, over `count` numbers. */
function accumulate(to: usize, from: usize, factor: f64, count: i32): void {
  for (let i: usize = 0; i < 8 * <usize>count; i += 8)
    store<f64>(to + i, load<f64>(to + i) + factor * load<f64>(from + i));
}

/** Writes −gm · (a − b) / |a − b|³ as the acceleration of state a. */
function attract(a: usize, b: usize, gm: f64): void {
  const x = load<f64>(a) - load<f64>(b);
  const y = load<f64>(a, 8) - load<f64>(b, 8);
  const z = load<f64>(a, 16) - load<f64>(b, 16);
  const r2 = x * x + y * y + z * z;
  const pull = -gm / (r2 * Math.sqrt(r2));
  store<f64>(a, pull * x, 48);
  store<f64>(a, pull * y, 56);
  store<f64>(a, pull * z, 64);
}

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
  const jd = day + fraction;
  clearNumbers(sources, 11);
  clearNumbers(errors, BODY_COUNT);
  const earthPack = packFor(EARTH, jd);
  const moonPack = packFor(MOON, jd);
  const sunPack = packFor(SUN, jd);
  if (earthPack < 0 || moonPack < 0 || sunPack < 0) return 0;

  frameAt(day, fraction);
  setRotation(equinox, (steps & EQUATORIAL) != 0);
  start(SUN, sunPack, day, fraction);
  start(EARTH, earthPack, day, fraction);
  bodyState(moonPack, MOON, day, fraction, stateOf(MOON), elements);
  for (let body = 2; body <= LAST_PACKED; body++) {
    if (((bodies >> body) & 1) == 0) continue;
    const pack = packFor(body, jd);
    store<i32>(choice + 4 * <usize>body, pack);
    if (pack >= 0) start(body, pack, day, fraction);
  }
  addQueuedOrbits();
  settleEarth(earthPack);

  copyNumbers(observer, stateOf(centre == HELIOCENTRIC ? SUN : EARTH), 9);
  if (centre == BARYCENTRIC) clearNumbers(observer, 9);
  if (centre == TOPOCENTRIC) addPlace(observer, latitude, siderealTime(ut1Day, ut1Fraction) + longitude, elevation);
  if (centre >= HELIOCENTRIC) steps &= ~(DEFLECTION | ABERRATION);

  // The Sun and the Moon are not deflected.
  placeFew(bodies & 3, sunPack, moonPack, centre, steps & ~DEFLECTION);
  let count = 0;
  for (let body = 2; body <= LAST_PACKED; body++) {
    if (((bodies >> body) & 1) == 0) continue;
    const pack = load<i32>(choice + 4 * <usize>body);
    if (pack < 0) continue;
    const state = stateOf(body);
    if (originOf(pack, body) == 1) accumulate(state, stateOf(SUN), 1, 6);
    attract(state, stateOf(SUN), GM_SUN);
    note(body, pack);
    count = enlist(body, count);
  }
  if ((bodies >> EARTH) & 1 && centre >= HELIOCENTRIC) {
    note(EARTH, earthPack);
    count = enlist(EARTH, count);
  }
  placeAll(count, steps);
  if (centre <= TOPOCENTRIC) placePoints(bodies, moonPack, jd, equinox, steps);
  return 1;
}

/** Earth and Moon from their barycentre: barycentric states with accelerations; the geocentric Moon is kept in `moonState`. */
function settleEarth(earthPack: i32): void {
  const earth = stateOf(EARTH);
  const moon = stateOf(MOON);
  const center = stateOf(SUN);
  clearNumbers(center + 48, 3);
  copyNumbers(moonState, moon, 6);
  if (originOf(earthPack, EARTH) == 1) accumulate(earth, center, 1, 6);
  accumulate(earth, moonState, -MOON_SHARE, 6);
  attract(earth, center, GM_SUN);
  // The Moon's pull on the Earth, and the Earth's on the Moon.
  clearNumbers(sun, 3);
  attract(moonState, sun, GM_EARTH_MOON);
  accumulate(earth + 48, moonState + 48, -GM_MOON / GM_EARTH_MOON, 3);
  accumulate(moon, earth, 1, 6);
  copyNumbers(moon + 48, earth + 48, 3);
  accumulate(moon + 48, moonState + 48, 1, 3);
  copyNumbers(sun, center, 9);
}

function note(body: i32, pack: i32): void {
  store<u32>(sources + 4 * <usize>body, 1 + isAnalytic(pack));
  // The osculating points have no record of their own.
  if (body <= LAST_PACKED || body == EARTH) store<f64>(errors + 8 * <usize>body, errorOf(pack, body));
}

function placeFew(bodies: u32, sunPack: i32, moonPack: i32, centre: i32, steps: i32): void {
  let count = 0;
  if (bodies & 1 && centre != HELIOCENTRIC) {
    note(SUN, sunPack);
    count = enlist(SUN, count);
  }
  if (bodies & 2) {
    note(MOON, moonPack);
    count = enlist(MOON, count);
  }
  placeAll(count, steps);
}

/** Puts a body in line to be placed; returns the new length of the line. */
function enlist(body: i32, count: i32): i32 {
  store<i32>(order + 4 * <usize>count, body);
  return count + 1;
}

function placeAll(count: i32, steps: i32): void {
  const step = ASC_FEATURE_SIMD ? 2 : 1;
  for (let i = 0; i < count; i += step) {
    const a = load<i32>(order + 4 * <usize>i);
    const b = load<i32>(order + 4 * <usize>min(i + step - 1, count - 1));
    const ra = results + RESULT_BYTES * <usize>a;
    const rb = results + RESULT_BYTES * <usize>b;
    if (ASC_FEATURE_SIMD) place<v128>(stateOf(a), stateOf(b), ra, rb, steps);
    else place<f64>(stateOf(a), stateOf(a), ra, ra, steps);
  }
}

function leverOf(body: i32, analytic: bool): f64 {
  if (body == TRUE_NODE) return analytic ? ANALYTIC_NODE_LEVER : NODE_LEVER;
  return analytic ? ANALYTIC_APOGEE_LEVER : APOGEE_LEVER;
}

/** Nodes and apogees of the Moon, on the ecliptic of date only. */
function placePoints(bodies: u32, moonPack: i32, jd: f64, equinox: i32, steps: i32): void {
  if (equinox > EQUINOX_MEAN || bodies >> MEAN_NODE == 0) return;
  if ((bodies >> TRUE_NODE) & 1 || (bodies >> OSCULATING_APOGEE) & 1) {
    osculating(
      moonState,
      stateOf(EARTH),
      sun,
      results + RESULT_BYTES * <usize>TRUE_NODE,
      results + RESULT_BYTES * <usize>OSCULATING_APOGEE,
    );
  }
  for (let body = MEAN_NODE; body <= LAST_POINT; body++) {
    if (((bodies >> body) & 1) == 0) continue;
    const at = results + RESULT_BYTES * <usize>body;
    if (body == TRUE_NODE || body == OSCULATING_APOGEE) {
      note(body, moonPack);
      store<f64>(errors + 8 * <usize>body, errorOf(moonPack, MOON) * leverOf(body, isAnalytic(moonPack) == 1));
    } else {
      const error = point(body, jd, at);
      if (error < 0) continue;
      store<u32>(sources + 4 * <usize>body, 1 + isAnalytic(moonPack));
      store<f64>(errors + 8 * <usize>body, error);
    }
    if (steps & EQUATORIAL) equatorialOfPoint(at);
  }
}
