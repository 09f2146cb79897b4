/**
 * The Moon's interpolated apogee and perigee, from the mean equinox of date: where her own theory puts the distance that is greatest or least.
 *
 * From the moment of a mean apsis, with the Sun, the node and the apsis standing where they are now, time runs on at the Moon's mean rates
 * until her distance has an extremum; her place then is the point. This is the definition of Swiss Ephemeris, whose printed points the terms
 * (tables/lunar-points.ts) were fitted to: 0.7″ of longitude (median) and 6″ at worst in 1800–2400, growing to 10″ and 1′ at −3000.
 *
 * @source  the Moon's arguments: IERS Conventions (2003), (5.43); the factor E of the Sun's anomaly: Meeus, Astronomical Algorithms, 2nd ed., (47.6)
 */

import { cosine, sine, turn } from './lanes';
import { write } from './node';
import {
  distanceCount,
  distanceTerms,
  distanceValues,
  latitudeCount,
  latitudeTerms,
  latitudeValues,
  longitudeCount,
  longitudeTerms,
  longitudeValues,
  mostOf,
  slowAngles,
} from './tables/lunar-points';

const PER_TURN: f64 = 0.15915494309189535; // 1 / 2π
const PI: f64 = 3.141592653589793;
const ARCSEC: f64 = 4.84813681109536e-6;
const CENTURY: f64 = 36525;

/** Change of D, l′, F and of the mean longitude per change of l: ratios of the mean months and the year. */
const PACE_D: f64 = 27.55454988 / 29.530588835;
const PACE_M: f64 = 27.55454988 / 365.2596;
const PACE_F: f64 = 27.55454988 / 27.212220817;
const PACE_LONGITUDE: f64 = 27.55454988 / 27.321582;

/** Most that a multiplier may be, and the room of one argument: cosine and sine of −MOST … MOST times it. */
const MOST: i32 = 24;
const ROOM: usize = 16 * 49;
const multiples: usize = memory.data(16 * 49 * 8, 16);
/** The eight slow angles and their rates per day. */
const slow: usize = memory.data(16 * 8, 8);
/** E to the powers 0 … 8. */
const powersOfE: usize = memory.data(8 * 9, 8);
/** Sum of a list: value, its slope and curvature in the anomaly, its rate per day at a fixed anomaly, the rate of the slope. */
const sums: usize = memory.data(8 * 5, 8);

/** Angles of the slow arguments, their rates, the factors E, and the multiples of those that do not change with the anomaly. */
function setTime(t: f64): void {
  for (let i = 0; i < 8; i++) {
    const p = slowAngles + 40 * <usize>i;
    const c1 = load<f64>(p, 8);
    const c2 = load<f64>(p, 16);
    const c3 = load<f64>(p, 24);
    const c4 = load<f64>(p, 32);
    store<f64>(slow + 16 * <usize>i, load<f64>(p) + t * (c1 + t * (c2 + t * (c3 + t * c4))));
    store<f64>(slow + 16 * <usize>i, (c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4))) / CENTURY, 8);
  }
  const e = 1 - 0.002516 * t - 0.0000074 * t * t;
  store<f64>(powersOfE, 1);
  for (let k = 1; k < 9; k++) store<f64>(powersOfE + 8 * <usize>k, load<f64>(powersOfE + 8 * <usize>(k - 1)) * e);
  for (let i = 3; i < 7; i++) setMultiples(i + 1, load<f64>(slow + 16 * <usize>i));
}

/** Cosines and sines of the multiples of an argument. */
function setMultiples(argument: i32, angle: f64): void {
  turn<f64>(angle * PER_TURN);
  const c = cosine<f64>();
  const s = sine<f64>();
  const middle = multiples + ROOM * <usize>argument + 16 * MOST;
  store<f64>(middle, 1);
  store<f64>(middle, 0, 8);
  let x = 1.0;
  let y = 0.0;
  const most = <usize>load<i8>(mostOf + <usize>argument);
  for (let at: usize = 16; at <= 16 * most; at += 16) {
    const next = x * c - y * s;
    y = y * c + x * s;
    x = next;
    store<f64>(middle + at, x);
    store<f64>(middle + at, y, 8);
    store<f64>(middle - at, x);
    store<f64>(middle - at, -y, 8);
  }
}

/** Puts the Moon `shift` past the mean perigee (base 0) or apogee (base π), as her anomaly counts. */
function setAnomaly(base: f64, shift: f64): void {
  setMultiples(0, load<f64>(slow) + base + PACE_D * shift);
  setMultiples(1, load<f64>(slow, 16) + PACE_M * shift);
  setMultiples(2, base + shift);
  setMultiples(3, load<f64>(slow, 32) + base + PACE_F * shift);
}

/** Adds up a list of terms into `sums`. */
function addUp(terms: usize, values: usize, count: i32): void {
  let value = 0.0;
  let slope = 0.0;
  let curvature = 0.0;
  let rate = 0.0;
  let rateOfSlope = 0.0;
  for (let j = 0; j < count; j++, terms += 9, values += 8) {
    let c = 1.0;
    let s = 0.0;
    for (let i: usize = 0; i < 8; i++) {
      const n = <i32>load<i8>(terms + i);
      if (n == 0) continue;
      const at = multiples + ROOM * i + 16 * <usize>(MOST + n);
      const x = load<f64>(at);
      const y = load<f64>(at, 8);
      const next = c * x - s * y;
      s = s * x + c * y;
      c = next;
    }
    const nD = <f64>load<i8>(terms);
    const nM = <i32>load<i8>(terms, 1);
    const nF = <f64>load<i8>(terms, 3);
    const pace = nD * PACE_D + <f64>nM * PACE_M + <f64>load<i8>(terms, 2) + nF * PACE_F;
    let drift = nD * load<f64>(slow, 8) + <f64>nM * load<f64>(slow, 24) + nF * load<f64>(slow, 40);
    for (let i: usize = 3; i < 7; i++) drift += <f64>load<i8>(terms + i, 1) * load<f64>(slow + 16 * i, 8);
    const f = load<f64>(values) * load<f64>(powersOfE + 8 * <usize>(nM < 0 ? -nM : nM));
    const isSine = load<i8>(terms, 8) != 0;
    const v = f * (isSine ? s : c);
    const d = f * (isSine ? c : -s);
    value += v;
    slope += d * pace;
    curvature -= v * pace * pace;
    rate += d * drift; // the slow change of E is left out: 1e-4 arcsecond a day
    rateOfSlope -= v * pace * drift;
  }
  store<f64>(sums, value);
  store<f64>(sums, slope, 8);
  store<f64>(sums, curvature, 16);
  store<f64>(sums, rate, 24);
  store<f64>(sums, rateOfSlope, 32);
}

/** Writes the point's place and rates; base is 0 for the perigee and π for the apogee. */
function apsis(t: f64, base: f64, at: usize): void {
  setTime(t);
  let shift = 0.0;
  // Newton's steps, held short because the perigee's curve has a shoulder; six are enough, and the last ones cost little.
  for (let i = 0; i < 20; i++) {
    setAnomaly(base, shift);
    addUp(distanceTerms, distanceValues, distanceCount);
    const step = max(-0.15, min(0.15, load<f64>(sums, 8) / load<f64>(sums, 16)));
    shift -= step;
    if (Math.abs(step) < 1e-12) break;
  }
  setAnomaly(base, shift);
  addUp(distanceTerms, distanceValues, distanceCount);
  const shiftRate = -load<f64>(sums, 32) / load<f64>(sums, 16);
  const distance = load<f64>(sums) * 1e-9;
  const distanceRate = load<f64>(sums, 24) * 1e-9;
  addUp(longitudeTerms, longitudeValues, longitudeCount);
  const longitude = load<f64>(slow, 112) + base + PACE_LONGITUDE * shift + load<f64>(sums) * ARCSEC;
  const longitudeRate =
    load<f64>(slow, 120) + PACE_LONGITUDE * shiftRate + (load<f64>(sums, 24) + load<f64>(sums, 8) * shiftRate) * ARCSEC;
  addUp(latitudeTerms, latitudeValues, latitudeCount);
  const latitude = load<f64>(sums) * ARCSEC;
  write(
    at,
    longitude,
    latitude,
    distance,
    longitudeRate,
    (load<f64>(sums, 24) + load<f64>(sums, 8) * shiftRate) * ARCSEC,
    distanceRate,
  );
}

/**
 * The interpolated apogee T centuries from J2000 (TT), as ten f64 of `write`: longitude with what `rotation` adds, latitude, distance (au), rates per day.
 *
 * @returns the worst error against Swiss Ephemeris, arcseconds
 */
export function interpolatedApogee(t: f64, at: usize): f64 {
  apsis(t, PI, at);
  return errorAt(t, 5, 50);
}

/** The interpolated perigee, as `interpolatedApogee`. */
export function interpolatedPerigee(t: f64, at: usize): f64 {
  apsis(t, 0, at);
  return errorAt(t, 7, 70);
}

function errorAt(t: f64, inside: f64, outside: f64): f64 {
  return t >= -2 && t <= 4 ? inside : outside;
}
