/**
 * The frame of date: how ecliptic J2000 axes turn into the ecliptic and equator asked for, nutation, and the sky's clock.
 *
 * @source  nutation IAU 2000B (tables/nutation.ts); precession.ts; sidereal time: Earth rotation angle of IAU 2000 (Capitaine et al. 2000)
 *          + the equinox's motion integrated in precession.ts + equation of the equinoxes with its two largest complementary terms
 *          (IERS Conventions 2010, 5.5.7; the rest is below 0.02 mas)
 */

import { cosine, sine, turn } from './lanes';
import { clearNumbers, copyNumbers } from './memory';
import { COS_J2000, meanFrame, SIN_J2000 } from './precession';
import { evaluateSeries } from './series';
import { nutationSeries } from './tables/nutation';

const CENTURY: f64 = 36525;
const PER_TURN: f64 = 0.15915494309189535;
const ARCSEC: f64 = 4.84813681109536e-6;
export const TAU: f64 = 6.283185307179586;

/** True equinox and equator of date, mean of date, J2000 mean, ICRS. */
export const EQUINOX_TRUE: i32 = 0;
export const EQUINOX_MEAN: i32 = 1;
export const EQUINOX_J2000: i32 = 2;
export const EQUINOX_ICRS: i32 = 3;

/** Mean frame of date, from meanFrame: three axes with rates, then ε_A, accumulated right ascension and their rates. */
const mean: usize = memory.data(192, 16);
const nutation: usize = memory.data(48, 16);

/**
 * What `place.ts` turns vectors with: three axes of the ecliptic asked for, each three f64 and three of its rate per day, then Δψ and its rate (added to longitudes), cos ε, sin ε and the rate of ε (ecliptic to equator).
 */
export const rotation: usize = memory.data(8 * 23, 16);

let atDay: f64 = NaN;
let atFraction: f64 = NaN;
/** The date that `nutation` was summed for. */
let nutationDay: f64 = NaN;
let nutationFraction: f64 = NaN;

export function meanObliquity(): f64 {
  return load<f64>(mean, 144);
}
export function meanObliquityRate(): f64 {
  return load<f64>(mean, 168);
}
export function nutationLongitude(): f64 {
  return load<f64>(summedNutation());
}
export function nutationObliquity(): f64 {
  return load<f64>(summedNutation(), 16);
}
export function nutationLongitudeRate(): f64 {
  return load<f64>(summedNutation(), 24);
}
function nutationObliquityRate(): f64 {
  return load<f64>(summedNutation(), 40);
}
export function trueObliquity(): f64 {
  return meanObliquity() + nutationObliquity();
}

/** Sums precession for a date (TT, two parts); nutation follows when it is asked for. The last date asked for is kept. */
export function frameAt(day: f64, fraction: f64): void {
  if (day == atDay && fraction == atFraction) return;
  atDay = day;
  atFraction = fraction;
  meanFrame(day - 2451545 + fraction, mean);
}

/**
 * Nutation of the date of `frameAt`, six f64, summed when it is first asked for: skies from the mean equinox or on fixed axes need none, unless they are
 * seen from the ground. Summing turns angles of its own, so nobody may ask between a `turn` and the reading of its sine and cosine.
 */
function summedNutation(): usize {
  if (nutationDay == atDay && nutationFraction == atFraction) return nutation;
  nutationDay = atDay;
  nutationFraction = atFraction;
  evaluateSeries(nutationSeries, (atDay - 2451545 + atFraction) / CENTURY, nutation);
  return nutation;
}

/** Sets `rotation` for one of the equinoxes, with the obliquity's part when right ascensions are wanted; frameAt has been called. */
export function setRotation(equinox: i32, equatorial: bool): void {
  if (equinox <= EQUINOX_MEAN) {
    copyNumbers(rotation, mean, 18);
    const nutates = equinox == EQUINOX_TRUE;
    store<f64>(rotation, nutates ? nutationLongitude() : 0, 144);
    store<f64>(rotation, nutates ? nutationLongitudeRate() : 0, 152);
    if (!equatorial) return;
    turn<f64>((nutates ? trueObliquity() : meanObliquity()) * PER_TURN);
    store<f64>(rotation, cosine<f64>(), 160);
    store<f64>(rotation, sine<f64>(), 168);
    store<f64>(rotation, meanObliquityRate() + (nutates ? nutationObliquityRate() : 0), 176);
    return;
  }
  clearNumbers(rotation, 23);
  store<f64>(rotation, COS_J2000, 160);
  store<f64>(rotation, SIN_J2000, 168);
  if (equinox == EQUINOX_ICRS) {
    store<f64>(rotation, 1, 0);
    store<f64>(rotation, 1, 56);
    store<f64>(rotation, 1, 112);
    return;
  }
  // Mean J2000: the frame bias, seen in ecliptic axes.
  biasColumn(0, 1, 0, 0);
  biasColumn(8, 0, COS_J2000, SIN_J2000);
  biasColumn(16, 0, -SIN_J2000, COS_J2000);
}

/** Where ICRS equatorial (x, y, z) goes in mean J2000 ecliptic axes. */
function biasColumn(offset: usize, x: f64, y: f64, z: f64): void {
  const dx: f64 = -0.016617 * ARCSEC;
  const de: f64 = -0.0068192 * ARCSEC;
  const dr: f64 = -0.0146 * ARCSEC;
  const bx = x + dr * y - dx * z;
  const by = -dr * x + y - de * z;
  const bz = dx * x + de * y + z;
  store<f64>(rotation + offset, bx);
  store<f64>(rotation + offset, by * COS_J2000 + bz * SIN_J2000, 48);
  store<f64>(rotation + offset, bz * COS_J2000 - by * SIN_J2000, 96);
}

/**
 * Greenwich apparent sidereal time, 0 … 2π; frameAt has been called with the same instant in TT.
 *
 * @param day, fraction  UT1, two parts
 */
export function siderealTime(day: f64, fraction: f64): f64 {
  const since = day - 2451545 + fraction;
  const turns = 0.779057273264 + 0.00273781191135448 * since + (day - Math.floor(day)) + fraction;
  const t = (atDay - 2451545 + atFraction) / CENTURY;
  const node = ARCSEC * (450160.398036 + t * (-6962890.5431 + t * 7.4722));
  turn<f64>(node * PER_TURN);
  const sn = sine<f64>();
  const cn = cosine<f64>();
  turn<f64>(trueObliquity() * PER_TURN);
  const equation = nutationLongitude() * cosine<f64>() + ARCSEC * (0.00264096 * sn + 0.00006352 * 2 * sn * cn);
  const angle = TAU * (turns - Math.floor(turns)) + ARCSEC * 0.014506 + load<f64>(mean, 152) + equation;
  return angle - TAU * Math.floor(angle / TAU);
}

/**
 * Longitude, on the mean ecliptic and equinox of t0, of the mean vernal point of t: −π … π.
 * Both dates are TT Julian dates. Ayanamsas are carried from their epoch by this.
 */
export function vernalShift(jd: f64, t0: f64): f64 {
  meanFrame(jd - 2451545, mean);
  const x = load<f64>(mean);
  const y = load<f64>(mean, 8);
  const z = load<f64>(mean, 16);
  meanFrame(t0 - 2451545, mean);
  atDay = NaN;
  const along = load<f64>(mean) * x + load<f64>(mean, 8) * y + load<f64>(mean, 16) * z;
  const across = load<f64>(mean, 48) * x + load<f64>(mean, 56) * y + load<f64>(mean, 64) * z;
  return Math.atan2(across, along);
}

/** Turns a vector in ecliptic J2000 axes (three f64) to the mean ecliptic of date, in place; frameAt has been called. */
export function toMeanEcliptic(vector: usize): void {
  const x = load<f64>(vector);
  const y = load<f64>(vector, 8);
  const z = load<f64>(vector, 16);
  for (let row: usize = 0; row < 3; row++) {
    const m = mean + 48 * row;
    store<f64>(vector + 8 * row, load<f64>(m) * x + load<f64>(m, 8) * y + load<f64>(m, 16) * z);
  }
}

/** Turns a vector on the mean ecliptic of date back to ecliptic J2000 axes, in place; frameAt has been called. */
export function fromMeanEcliptic(vector: usize): void {
  const x = load<f64>(vector);
  const y = load<f64>(vector, 8);
  const z = load<f64>(vector, 16);
  for (let column: usize = 0; column < 3; column++) {
    const m = mean + 8 * column;
    store<f64>(vector + 8 * column, load<f64>(m) * x + load<f64>(m, 48) * y + load<f64>(m, 96) * z);
  }
}
