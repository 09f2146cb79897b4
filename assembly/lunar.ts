/**
 * The Moon's mean node and apogee in the frame asked for, and right ascension and declination of any point.
 *
 * @source  IERS Conventions (2003), eq. (5.43), for l, F and Ω, with corrections that bring them to mean elements fitted to DE431: a fourth
 *          degree in T that reproduces those of Swiss Ephemeris to 2 mas from −18 to +9 centuries (0.002 mas within 1800–2400), and before
 *          that a table; after +9 centuries the polynomial goes on (1.3″ off at +10)
 */

import { rotation } from './frame';
import { cosine, sine, turn } from './lanes';
import { write } from './node';
import { interpolatedApogee, interpolatedPerigee } from './points';
import { earlyArgument, earlyNode } from './tables/mean-lunar';

const MEAN_NODE: i32 = 15;
const MEAN_APOGEE: i32 = 17;
const INTERPOLATED_APOGEE: i32 = 19;
const INTERPOLATED_PERIGEE: i32 = 20;

const PER_TURN: f64 = 0.15915494309189535;
const TAU: f64 = 6.283185307179586;

const ARCSEC: f64 = 4.84813681109536e-6;
const CENTURY: f64 = 36525;
const FIRST_EARLY: f64 = -50;
const LAST_EARLY: f64 = -20;

/** Inclination of the mean orbit, 5.1453964°, as cosine and sine; mean distances of node and apogee, au. */
const COS_INCLINATION: f64 = 0.9959703203465923;
const SIN_INCLINATION: f64 = 0.08968344880024577;
const NODE_DISTANCE: f64 = 0.0025695552898;
const APOGEE_DISTANCE: f64 = 0.0027106251317;

/** Value and rate per century of the last polynomial or correction. */
const value: usize = memory.data(16, 8);

/** c₀ + c₁T + … + c₄T⁴ arcseconds into `value`. */
function polynomial(t: f64, c0: f64, c1: f64, c2: f64, c3: f64, c4: f64): void {
  store<f64>(value, c0 + t * (c1 + t * (c2 + t * (c3 + t * c4))));
  store<f64>(value, c1 + t * (2 * c2 + t * (3 * c3 + t * (4 * c4))), 8);
}

/** Adds a correction that is a polynomial from −20 centuries on and a table of centuries before. */
function correct(t: f64, table: usize, c0: f64, c1: f64, c2: f64, c3: f64, c4: f64): void {
  const base = load<f64>(value);
  const rate = load<f64>(value, 8);
  if (t >= LAST_EARLY) {
    polynomial(t, c0, c1, c2, c3, c4);
    store<f64>(value, base + load<f64>(value));
    store<f64>(value, rate + load<f64>(value, 8), 8);
    return;
  }
  const x = max(0, t - FIRST_EARLY);
  const i = min(29, <i32>Math.floor(x));
  const a = load<f64>(table + 8 * <usize>i);
  const b = load<f64>(table + 8 * <usize>i, 8);
  store<f64>(value, base + a + (b - a) * (x - <f64>i));
  store<f64>(value, rate + (b - a), 8);
}

/** Mean longitude of the ascending node from the mean equinox of date, arcseconds, into `value`. */
function nodeElement(t: f64): void {
  polynomial(t, 450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939);
  correct(t, earlyNode, 1.24e-4, -0.193109, -0.0149093, -8.409e-4, -1.56e-5);
}

/** Mean argument of the apogee, F − l + 180°, arcseconds, into `value`. */
function argumentElement(t: f64): void {
  polynomial(
    t,
    335779.526232 - 485868.249036 + 648000,
    1739527262.8478 - 1717915923.2178,
    -44.6304,
    -0.052672,
    0.00024887,
  );
  correct(t, earlyArgument, -6.06e-4, -0.0088476, 0.0426057, 3.8502e-3, 8.36e-5);
}

/** Writes a point that has a theory of its own and returns its worst error, arcseconds; −1 when there is none for this body. */
export function point(body: i32, jd: f64, at: usize): f64 {
  const t = (jd - 2451545) / CENTURY;
  if (body == MEAN_NODE) meanNode(t, at);
  else if (body == MEAN_APOGEE) meanApogee(t, at);
  else if (body == INTERPOLATED_APOGEE) return interpolatedApogee(t, at);
  else if (body == INTERPOLATED_PERIGEE) return interpolatedPerigee(t, at);
  else return -1;
  return t >= -18 && t <= 9 ? 0.004 : 5;
}

function meanNode(t: f64, at: usize): void {
  nodeElement(t);
  write(at, load<f64>(value) * ARCSEC, 0, NODE_DISTANCE, (load<f64>(value, 8) * ARCSEC) / CENTURY, 0, 0);
}

/** The apogee of the mean orbit, inclined by 5.1453964° at the mean node. */
function meanApogee(t: f64, at: usize): void {
  nodeElement(t);
  const node = load<f64>(value) * ARCSEC;
  const dNode = (load<f64>(value, 8) * ARCSEC) / CENTURY;
  argumentElement(t);
  turn<f64>(load<f64>(value) * ARCSEC * PER_TURN);
  const s = sine<f64>();
  const c = cosine<f64>();
  const rate = (load<f64>(value, 8) * ARCSEC) / CENTURY;
  const flat2 = c * c + s * s * COS_INCLINATION * COS_INCLINATION;
  const longitude = node + Math.atan2(s * COS_INCLINATION, c);
  const latitude = Math.atan2(s * SIN_INCLINATION, Math.sqrt(flat2));
  write(
    at,
    longitude,
    latitude,
    APOGEE_DISTANCE,
    dNode + (rate * COS_INCLINATION) / flat2,
    (rate * SIN_INCLINATION * c) / Math.sqrt(flat2),
    0,
  );
}

/** Fills the equatorial half of a result from its ecliptic half. */
export function equatorialOfPoint(at: usize): void {
  turn<f64>(load<f64>(at) * PER_TURN);
  const sl = sine<f64>();
  const cl = cosine<f64>();
  turn<f64>(load<f64>(at, 8) * PER_TURN);
  const sb = sine<f64>();
  const cb = cosine<f64>();
  const dl = load<f64>(at, 24);
  const db = load<f64>(at, 32);
  const c = load<f64>(rotation, 160);
  const s = load<f64>(rotation, 168);
  const rate = load<f64>(rotation, 176);
  const x = cb * cl;
  const y = cb * sl;
  const dx = -sb * cl * db - y * dl;
  const dy = -sb * sl * db + x * dl;
  const dz = cb * db;
  const qy = c * y - s * sb;
  const qz = s * y + c * sb;
  const dqy = c * dy - s * dz - rate * qz;
  const dqz = s * dy + c * dz + rate * qy;
  const flat2 = x * x + qy * qy;
  const flat = Math.sqrt(flat2);
  const ascension = Math.atan2(qy, x);
  store<f64>(at, ascension < 0 ? ascension + TAU : ascension, 48);
  store<f64>(at, Math.atan2(qz, flat), 56);
  store<f64>(at, (x * dqy - qy * dx) / flat2, 64);
  store<f64>(at, flat * dqz - (qz * (x * dx + qy * dqy)) / flat, 72);
}
