/**
 * Spherical bodies of a pack (data/ephemeris/FORMAT.md): longitude, latitude and distance in a slowly tilting plane, and how they become
 * x y z in ecliptic J2000 axes, with their rates.
 */

import { cosineAt, sineAt, turn } from './lanes';
import { clearNumbers } from './memory';
import { evaluateSeries } from './series';

const CENTURY: f64 = 36525;
const PER_TURN: f64 = 0.15915494309189535; // 1 / 2π

const sums: usize = memory.data(48, 16);

/**
 * Turns what the rows say into six f64 (au, au per day), in place.
 *
 * @param pack, record  addresses of the pack and of the body's record
 * @param t             Julian centuries from J2000
 * @param out           longitude, latitude, distance of the rows and their rates per day; series, mean longitude and mean distance are added here
 */
export function fromSphere(pack: usize, record: usize, t: f64, out: usize): void {
  const series = load<u32>(record, 60);
  if (series != 0) evaluateSeries(pack + <usize>series, t, sums);
  else clearNumbers(sums, 6);
  const m1 = load<f64>(record, 104);
  const m2 = load<f64>(record, 112);
  const m3 = load<f64>(record, 120);
  const m4 = load<f64>(record, 128);
  const l = load<f64>(record, 96) + t * (m1 + t * (m2 + t * (m3 + t * m4))) + (load<f64>(out) + load<f64>(sums));
  const dl = (m1 + t * (2 * m2 + t * (3 * m3 + t * (4 * m4)))) / CENTURY + (load<f64>(out, 24) + load<f64>(sums, 24));
  const b = load<f64>(out, 8) + load<f64>(sums, 8);
  const db = load<f64>(out, 32) + load<f64>(sums, 32);
  const r = load<f64>(record, 184) + load<f64>(out, 16) + load<f64>(sums, 16);
  const dr = load<f64>(out, 40) + load<f64>(sums, 40);
  let sl: f64;
  let cl: f64;
  let sb: f64;
  let cb: f64;
  if (ASC_FEATURE_SIMD) {
    turn<v128>(f64x2.mul(f64x2.replace_lane(f64x2.splat(l), 1, b), f64x2.splat(PER_TURN)));
    sl = sineAt(0);
    cl = cosineAt(0);
    sb = sineAt(1);
    cb = cosineAt(1);
  } else {
    turn<f64>(l * PER_TURN);
    sl = sineAt(0);
    cl = cosineAt(0);
    turn<f64>(b * PER_TURN);
    sb = sineAt(0);
    cb = cosineAt(0);
  }
  const x = r * cb * cl;
  const y = r * cb * sl;
  const z = r * sb;
  const across = dr * cb - r * sb * db;
  const vx = across * cl - y * dl;
  const vy = across * sl + x * dl;
  const vz = dr * sb + r * cb * db;
  const p1 = load<f64>(record, 136);
  const p2 = load<f64>(record, 144);
  const p3 = load<f64>(record, 152);
  const q1 = load<f64>(record, 160);
  const q2 = load<f64>(record, 168);
  const q3 = load<f64>(record, 176);
  const p = t * (p1 + t * (p2 + t * p3));
  const q = t * (q1 + t * (q2 + t * q3));
  const dp = (p1 + t * (2 * p2 + t * (3 * p3))) / CENTURY;
  const dq = (q1 + t * (2 * q2 + t * (3 * q3))) / CENTURY;
  const w = Math.sqrt(1 - p * p - q * q);
  const dw = -(p * dp + q * dq) / w;
  const xx = 1 - 2 * p * p;
  const xy = 2 * p * q;
  const yy = 1 - 2 * q * q;
  const pw = 2 * p * w;
  const qw = 2 * q * w;
  const zz = 1 - 2 * p * p - 2 * q * q;
  const dxy = 2 * (dp * q + p * dq);
  const dpw = 2 * (dp * w + p * dw);
  const dqw = 2 * (dq * w + q * dw);
  store<f64>(out, xx * x + xy * y + pw * z);
  store<f64>(out, xy * x + yy * y - qw * z, 8);
  store<f64>(out, -pw * x + qw * y + zz * z, 16);
  store<f64>(out, xx * vx + xy * vy + pw * vz - 4 * p * dp * x + dxy * y + dpw * z, 24);
  store<f64>(out, xy * vx + yy * vy - qw * vz + dxy * x - 4 * q * dq * y - dqw * z, 32);
  store<f64>(out, -pw * vx + qw * vy + zz * vz - dpw * x + dqw * y - 4 * (p * dp + q * dq) * z, 40);
}
