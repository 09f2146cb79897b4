/**
 * The Moon's osculating node and apogee: where the orbit she would keep to, were she left alone with the Earth, meets the true ecliptic
 * of date and is farthest.
 *
 * Rates are exact for the acceleration used: Earth and Moon as points and the Sun's tide; the planets and the Earth's figure
 * are left out (1e-4 of the rate).
 *
 * @source  two-body relations: Murray & Dermott, Solar System Dynamics, ch. 2; constants as the Swiss Ephemeris documents them
 */

import { rotation } from './frame';

/** G (M Earth + M Moon), au³ per day²: 3.98600448e14 m³/s² (1 + 1/81.30056). */
const MU: f64 =
  (3.98600448e14 * (1 + 1 / 81.30056) * 86400 * 86400) / (149597870700.0 * 149597870700.0 * 149597870700.0);
const GM_SUN: f64 = 2.9591220828559115e-4;
const C: f64 = 173.1446326742403;
const TAU: f64 = 6.283185307179586;

const h: usize = memory.data(48, 16);
const e: usize = memory.data(48, 16);

/** Turns (vector, rate) at `at` to the ecliptic `rotation` holds, in place. */
function turn(at: usize): void {
  const x = load<f64>(at);
  const y = load<f64>(at, 8);
  const z = load<f64>(at, 16);
  const dx = load<f64>(at, 24);
  const dy = load<f64>(at, 32);
  const dz = load<f64>(at, 40);
  for (let i: usize = 0; i < 3; i++) {
    const m = rotation + 48 * i;
    store<f64>(at + 8 * i, load<f64>(m) * x + load<f64>(m, 8) * y + load<f64>(m, 16) * z);
    store<f64>(
      at + 8 * i,
      load<f64>(m) * dx +
        load<f64>(m, 8) * dy +
        load<f64>(m, 16) * dz +
        load<f64>(m, 24) * x +
        load<f64>(m, 32) * y +
        load<f64>(m, 40) * z,
      24,
    );
  }
}

/**
 * @param moon      geocentric state of the Moon (position, velocity), au
 * @param earth     barycentric state of the Earth
 * @param sun       barycentric state of the Sun
 * @param nodeAt    result of the node, ten f64 as in place.ts (equatorial pair left alone); 0: not wanted
 * @param apogeeAt  result of the apogee; 0: not wanted
 */
export function osculating(moon: usize, earth: usize, sun: usize, nodeAt: usize, apogeeAt: usize): void {
  let x = load<f64>(moon);
  let y = load<f64>(moon, 8);
  let z = load<f64>(moon, 16);
  let vx = load<f64>(moon, 24);
  let vy = load<f64>(moon, 32);
  let vz = load<f64>(moon, 40);
  const sx = load<f64>(sun) - load<f64>(earth);
  const sy = load<f64>(sun, 8) - load<f64>(earth, 8);
  const sz = load<f64>(sun, 16) - load<f64>(earth, 16);
  // The Sun's tide on the Moon.
  const tx = sx - x;
  const ty = sy - y;
  const tz = sz - z;
  const s2 = sx * sx + sy * sy + sz * sz;
  const t2 = tx * tx + ty * ty + tz * tz;
  const s3 = GM_SUN / (s2 * Math.sqrt(s2));
  const t3 = GM_SUN / (t2 * Math.sqrt(t2));
  const ax = tx * t3 - sx * s3;
  const ay = ty * t3 - sy * s3;
  const az = tz * t3 - sz * s3;
  // Seen as it was one light-time ago.
  let r2 = x * x + y * y + z * z;
  let r = Math.sqrt(r2);
  const tau = r / C;
  const pull = MU / (r2 * r);
  x -= tau * vx;
  y -= tau * vy;
  z -= tau * vz;
  vx -= tau * (ax - pull * x);
  vy -= tau * (ay - pull * y);
  vz -= tau * (az - pull * z);
  r2 = x * x + y * y + z * z;
  r = Math.sqrt(r2);

  const hx = y * vz - z * vy;
  const hy = z * vx - x * vz;
  const hz = x * vy - y * vx;
  const dhx = y * az - z * ay;
  const dhy = z * ax - x * az;
  const dhz = x * ay - y * ax;
  store<f64>(h, hx);
  store<f64>(h, hy, 8);
  store<f64>(h, hz, 16);
  store<f64>(h, dhx, 24);
  store<f64>(h, dhy, 32);
  store<f64>(h, dhz, 40);
  // e = v × h / μ − r̂; its rate is (a × h + v × ḣ) / μ with the tide alone.
  store<f64>(e, (vy * hz - vz * hy) / MU - x / r);
  store<f64>(e, (vz * hx - vx * hz) / MU - y / r, 8);
  store<f64>(e, (vx * hy - vy * hx) / MU - z / r, 16);
  store<f64>(e, (ay * hz - az * hy + vy * dhz - vz * dhy) / MU, 24);
  store<f64>(e, (az * hx - ax * hz + vz * dhx - vx * dhz) / MU, 32);
  store<f64>(e, (ax * hy - ay * hx + vx * dhy - vy * dhx) / MU, 40);
  const p = (hx * hx + hy * hy + hz * hz) / MU;
  const dp = (2 * (hx * dhx + hy * dhy + hz * dhz)) / MU;
  turn(h);
  turn(e);
  if (nodeAt) writeNode(p, dp, nodeAt);
  if (apogeeAt) writeApogee(p, dp, apogeeAt);
}

function writeNode(p: f64, dp: f64, at: usize): void {
  const nx = -load<f64>(h, 8);
  const ny = load<f64>(h);
  const dnx = -load<f64>(h, 32);
  const dny = load<f64>(h, 24);
  const n2 = nx * nx + ny * ny;
  const n = Math.sqrt(n2);
  const rate = (nx * dny - ny * dnx) / n2;
  // Where the orbit crosses: r = p / (1 + e · n̂).
  const ex = load<f64>(e);
  const ey = load<f64>(e, 8);
  const along = (ex * nx + ey * ny) / n;
  const across = (ey * nx - ex * ny) / n;
  const dAlong = (load<f64>(e, 24) * nx + load<f64>(e, 32) * ny) / n + across * rate;
  const distance = p / (1 + along);
  write(at, Math.atan2(ny, nx), 0, distance, rate, 0, dp / (1 + along) - (distance * dAlong) / (1 + along));
}

function writeApogee(p: f64, dp: f64, at: usize): void {
  const x = -load<f64>(e);
  const y = -load<f64>(e, 8);
  const z = -load<f64>(e, 16);
  const dx = -load<f64>(e, 24);
  const dy = -load<f64>(e, 32);
  const dz = -load<f64>(e, 40);
  const flat2 = x * x + y * y;
  const flat = Math.sqrt(flat2);
  const size2 = flat2 + z * z;
  const size = Math.sqrt(size2);
  const dSize = (x * dx + y * dy + z * dz) / size;
  const distance = p / (1 - size);
  write(
    at,
    Math.atan2(y, x),
    Math.atan2(z, flat),
    distance,
    (x * dy - y * dx) / flat2,
    (flat * dz - (z * (x * dx + y * dy)) / flat) / size2,
    dp / (1 - size) + (distance * dSize) / (1 - size),
  );
}

/** Writes a point given on the mean ecliptic of date, adding what `rotation` adds to longitudes. */
export function write(
  at: usize,
  longitude: f64,
  latitude: f64,
  distance: f64,
  dLongitude: f64,
  dLatitude: f64,
  dDistance: f64,
): void {
  const l = longitude + load<f64>(rotation, 144);
  store<f64>(at, l - TAU * Math.floor(l / TAU));
  store<f64>(at, latitude, 8);
  store<f64>(at, distance, 16);
  store<f64>(at, dLongitude + load<f64>(rotation, 152), 24);
  store<f64>(at, dLatitude, 32);
  store<f64>(at, dDistance, 40);
}
