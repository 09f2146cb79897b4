/** The Moon's mean and interpolated points in the frame asked for, and right ascension and declination of any point. */

import { rotation } from './frame';
import { cosine, sine, turn } from './lanes';
import { write } from './node';

const PER_TURN: f64 = 0.15915494309189535;
const TAU: f64 = 6.283185307179586;

/** Writes a point that has a theory of its own; false when there is none for this body or date. */
export function point(body: i32, jd: f64, at: usize): bool {
  return false;
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
