/**
 * Precession and the mean frame of date, over the long term.
 *
 * @source  Vondrák, Capitaine, Wallace 2011, "New precession expressions, valid for long time intervals", A&A 534, A22
 *          (with corrigendum A&A 541, C1): poles of equator and ecliptic, and ε_A of its Table 3;
 *          frame bias of IAU 2006 (IERS Conventions 2010, ch. 5)
 *
 * The series are summed at Chebyshev nodes of 100-year rows from −3200 to +3400, a row when a date first falls into it (12 µs); an instant then
 * costs one row. What the rows leave out is below 2e-16 (the axes turn 0.012 rad in half a row). A row's numbers come from the series and one
 * number of a table alone, so an answer has the same bits whatever was asked before.
 */

import { evaluateBlocks } from './chebyshev';
import { cosine, sine, turn } from './lanes';
import { eclipticPeriodic, equatorPeriodic, obliquityPeriodic } from './tables/precession';
import { rightAscensionJoins } from './tables/precession-joins';

const J2000: f64 = 2451545;
const CENTURY: f64 = 36525;
const ARCSEC: f64 = 4.84813681109536e-6;

/** Obliquity that turns ICRS into the axes of the packs, and mean obliquity at J2000 (IAU 2006): 84381.406″. */
export const OBLIQUITY_J2000: f64 = 84381.406 * 4.84813681109536e-6;

/** Cosine and sine of 84381.406″. */
export const COS_J2000: f64 = 0.9174821430652418;
export const SIN_J2000: f64 = 0.397776969112606;

const ROW_DAYS: f64 = 36525;
const FIRST_JD: f64 = 552245; // −3200
const ROWS: i32 = 66;
const PAIRS: i32 = 3;
const NODES: i32 = 6;
const BLOCK: usize = 144; // one triple of coordinates: 3 pairs × 48 bytes
const ROW_BYTES: usize = 576; // four triples

/** Results of the direct sum: nine matrix elements, ε_A. */
const direct: usize = memory.data(80, 16);
const pairSum: usize = memory.data(16, 16);

/** The rows, and one byte for each that says whether it has been summed. */
const rows: usize = memory.data(576 * 66, 16);
const summed: usize = memory.data(66);

function sumPeriodic(table: usize, count: i32, t: f64): void {
  let first = 0.0;
  let second = 0.0;
  for (let i = 0; i < count; i++, table += 40) {
    turn<f64>(t / load<f64>(table));
    first += cosine<f64>() * load<f64>(table, 8) + sine<f64>() * load<f64>(table, 16);
    second += cosine<f64>() * load<f64>(table, 24) + sine<f64>() * load<f64>(table, 32);
  }
  store<f64>(pairSum, first);
  store<f64>(pairSum, second, 8);
}

/** The direct sum at T centuries from J2000: axes of date (rows) in ecliptic J2000 axes, then ε_A. */
function sumDirect(t: f64): void {
  sumPeriodic(equatorPeriodic, 14, t);
  const x = ARCSEC * (load<f64>(pairSum) + 5453.282155 + t * (0.4252841 + t * (-0.00037173 + t * -0.000000152)));
  const y = ARCSEC * (load<f64>(pairSum, 8) - 73750.93035 + t * (-0.7675452 + t * (-0.00018725 + t * 0.000000231)));
  const z = Math.sqrt(1 - x * x - y * y);
  sumPeriodic(eclipticPeriodic, 8, t);
  const p = ARCSEC * (load<f64>(pairSum) + 5851.607687 + t * (-0.1189 + t * (-0.00028913 + t * 0.000000101)));
  const q = ARCSEC * (load<f64>(pairSum, 8) - 1600.8863 + t * (1.1689818 + t * (-0.0000002 + t * -0.000000437)));
  const w = Math.sqrt(1 - p * p - q * q);
  const ey = -q * COS_J2000 - w * SIN_J2000;
  const ez = -q * SIN_J2000 + w * COS_J2000;
  // Equinox = equator's pole × ecliptic's pole; the third axis completes the equator of date.
  let gx = y * ez - z * ey;
  let gy = z * p - x * ez;
  let gz = x * ey - y * p;
  const g = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
  gx *= g;
  gy *= g;
  gz *= g;
  const hx = y * gz - z * gy;
  const hy = z * gx - x * gz;
  const hz = x * gy - y * gx;

  sumPeriodic(obliquityPeriodic, 10, t);
  const obliquity =
    ARCSEC * (load<f64>(pairSum) + 84028.206305 + t * (0.3624445 + t * (-0.00004039 + t * -0.00000011)));
  turn<f64>(obliquity * 0.15915494309189535);
  const c = cosine<f64>();
  const s = sine<f64>();
  putAxis(0, gx, gy, gz);
  putAxis(24, c * hx + s * x, c * hy + s * y, c * hz + s * z);
  putAxis(48, c * x - s * hx, c * y - s * hy, c * z - s * hz);
  store<f64>(direct, obliquity, 72);
}

/** Stores an axis given in mean J2000 equatorial coordinates: frame bias to ICRS, then turned into the packs' axes. */
function putAxis(offset: usize, x: f64, y: f64, z: f64): void {
  const dx: f64 = -0.016617 * ARCSEC;
  const de: f64 = -0.0068192 * ARCSEC;
  const dr: f64 = -0.0146 * ARCSEC;
  const bx = x - y * dr + z * dx;
  const by = x * dr + y + z * de;
  const bz = -x * dx - y * de + z;
  store<f64>(direct + offset, bx);
  store<f64>(direct + offset, by * COS_J2000 + bz * SIN_J2000, 8);
  store<f64>(direct + offset, bz * COS_J2000 - by * SIN_J2000, 16);
}

/** Address of a row, 0 … 65: 4 triples of coordinates as `evaluateBlocks` reads them. Its series are summed the first time. */
export function precessionRow(row: i32): usize {
  const at = rows + ROW_BYTES * <usize>row;
  if (!load<u8>(summed + <usize>row)) {
    store<u8>(summed + <usize>row, 1);
    sumSeries(row, at);
  }
  return at;
}

/** The series at the nodes of a row, then its polynomials. */
function sumSeries(row: i32, at: usize): void {
  // The first of them is 1.
  if (load<f64>(cosines) == 0) prepareCosines();
  const start = FIRST_JD + <f64>row * ROW_DAYS;
  for (let i = 0; i < NODES; i++) {
    sumDirect((start + 0.5 * ROW_DAYS * (1 + nodeCosine(1, i)) - J2000) / CENTURY);
    memory.copy(samples + 80 * <usize>i, direct, 80);
  }
  for (let value = 0; value < 10; value++) fitNodes(samples, value, at);
  integrateRightAscension(row, at);
}

const samples: usize = memory.data(80 * 6, 16);
const cosines: usize = memory.data(8 * 36, 16);

/** cos of k times the angle of node i: T_k at the node. */
function nodeCosine(k: i32, i: i32): f64 {
  return load<f64>(cosines + 8 * <usize>(k * NODES + i));
}

function prepareCosines(): void {
  for (let k = 0; k < NODES; k++) {
    for (let i = 0; i < NODES; i++) {
      turn<f64>((<f64>k * (<f64>i + 0.5)) / <f64>(2 * NODES));
      store<f64>(cosines + 8 * <usize>(k * NODES + i), cosine<f64>());
    }
  }
}

/** Chebyshev coefficients of one of the ten values from its samples at the nodes. */
function fitNodes(samples: usize, value: i32, row: usize): void {
  for (let k = 0; k < NODES; k++) {
    let sum = 0.0;
    for (let i = 0; i < NODES; i++) {
      sum += load<f64>(samples + 80 * <usize>i + 8 * <usize>value) * nodeCosine(k, i);
    }
    putCoefficient(row, value, k, (sum * (k == 0 ? 1 : 2)) / <f64>NODES);
  }
}

function putCoefficient(row: usize, value: i32, k: i32, c: f64): void {
  store<f64>(row + BLOCK * <usize>(value / 3) + 48 * <usize>(k >> 1) + 16 * <usize>(value % 3) + 8 * <usize>(k & 1), c);
}

const rates: usize = memory.data(8 * 6);
const slopes: usize = memory.data(8 * 8);

/**
 * The eleventh value: how far the equinox has moved along the moving equator since J2000, so that mean sidereal time = Earth rotation
 * angle + this (+ its value at J2000). The equinox e moves along the equator by −ė · (n × e); the rate is integrated over the row. Where the row
 * begins would take the sum of all rows from J2000 on: those 66 numbers are a table.
 */
function integrateRightAscension(row: i32, at: usize): void {
  for (let i = 0; i < NODES; i++) store<f64>(rates + 8 * <usize>i, rightAscensionRate(at, nodeCosine(1, i)));
  for (let k = 0; k < NODES; k++) {
    let sum = 0.0;
    for (let i = 0; i < NODES; i++) {
      sum += load<f64>(rates + 8 * <usize>i) * nodeCosine(k, i);
    }
    store<f64>(slopes + 8 * <usize>k, (sum * (k == 0 ? 1 : 2)) / <f64>NODES);
  }
  for (let k = 1; k < NODES; k++) {
    const below = load<f64>(slopes + 8 * <usize>(k - 1)) * (k == 1 ? 2 : 1);
    putCoefficient(at, 10, k, ((below - load<f64>(slopes + 8 * <usize>(k + 1))) / <f64>(2 * k)) * 0.5 * ROW_DAYS);
  }
  putCoefficient(at, 10, 0, load<f64>(rightAscensionJoins + 8 * <usize>row));
}

const state: usize = memory.data(48 * 4, 16);

/** −ė · (n × e) per day at s in a row. */
function rightAscensionRate(row: usize, s: f64): f64 {
  evaluateBlocks(row, 4, PAIRS, s, 2 / ROW_DAYS, state);
  turn<f64>(load<f64>(state, 144) * 0.15915494309189535);
  const c = cosine<f64>();
  const n = sine<f64>();
  // n × e is the equator's second axis: the ecliptic's second and third turned back by ε.
  let sum = 0.0;
  for (let i: usize = 0; i < 24; i += 8) {
    sum -= load<f64>(state + i, 24) * (c * load<f64>(state + 48 + i) - n * load<f64>(state + 96 + i));
  }
  return sum;
}

/**
 * Mean frame of date at `since` days from J2000 (TT), −3200 … +3400; beyond, the nearest row is continued.
 *
 * @param out  24 f64 in four groups of six: [axis 1 (3), its rate per day (3)], [axis 2 …], [axis 3 …],
 *             [ε_A, accumulated precession in right ascension, 0, and their rates]; radians
 */
export function meanFrame(since: f64, out: usize): void {
  const x = (since + (J2000 - FIRST_JD)) / ROW_DAYS;
  const row = max(0, min(ROWS - 1, <i32>Math.floor(x)));
  const s = 2 * (x - <f64>row) - 1;
  evaluateBlocks(precessionRow(row), 4, PAIRS, s, 2 / ROW_DAYS, out);
}
