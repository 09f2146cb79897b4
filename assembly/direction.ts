/** Last steps of a place: its direction turned into the frame asked for, and written down as two angles with their rates. */

import { rotation } from './frame';
import { add, angleAt, anglesOf, constant, div, dot, fetch, mul, put, root, splat, sub, whereLess } from './lanes';
import { DIRECTION, DISTANCE, RECEDING, resultAt, TURNING } from './sight';
import { scatter } from './states';

/** Turns a record into the ecliptic asked for. */
export function turnToFrame<T>(sight: usize): void {
  const ux = fetch<T>(sight + DIRECTION);
  const uy = fetch<T>(sight + DIRECTION + 16);
  const uz = fetch<T>(sight + DIRECTION + 32);
  const dux = fetch<T>(sight + TURNING);
  const duy = fetch<T>(sight + TURNING + 16);
  const duz = fetch<T>(sight + TURNING + 32);
  put<T>(sight + DIRECTION, turned<T>(0, ux, uy, uz));
  put<T>(sight + DIRECTION + 16, turned<T>(48, ux, uy, uz));
  put<T>(sight + DIRECTION + 32, turned<T>(96, ux, uy, uz));
  put<T>(sight + TURNING, add<T>(turned<T>(0, dux, duy, duz), turned<T>(24, ux, uy, uz)));
  put<T>(sight + TURNING + 16, add<T>(turned<T>(48, dux, duy, duz), turned<T>(72, ux, uy, uz)));
  put<T>(sight + TURNING + 32, add<T>(turned<T>(96, dux, duy, duz), turned<T>(120, ux, uy, uz)));
}

/** Writes the ecliptic half of a record's results. */
export function writeEcliptic<T>(sight: usize): void {
  const r0 = resultAt(sight, 0);
  const r1 = resultAt(sight, 1);
  writeAngles<T>(
    r0,
    r1,
    fetch<T>(sight + DIRECTION),
    fetch<T>(sight + DIRECTION + 16),
    fetch<T>(sight + DIRECTION + 32),
    fetch<T>(sight + TURNING),
    fetch<T>(sight + TURNING + 16),
    fetch<T>(sight + TURNING + 32),
    constant<T>(rotation, 144),
    constant<T>(rotation, 152),
    8,
  );
  scatter<T>(r0 + 16, r1 + 16, fetch<T>(sight + DISTANCE));
  scatter<T>(r0 + 40, r1 + 40, fetch<T>(sight + RECEDING));
}

/** Writes the equatorial half: longitude turns by Δψ, then the ecliptic by ε about the equinox. */
export function writeEquatorial<T>(sight: usize): void {
  const one = splat<T>(1);
  const zero = splat<T>(0);
  const wx = fetch<T>(sight + DIRECTION);
  const wy = fetch<T>(sight + DIRECTION + 16);
  const wz = fetch<T>(sight + DIRECTION + 32);
  const dwx = fetch<T>(sight + TURNING);
  const dwy = fetch<T>(sight + TURNING + 16);
  const dwz = fetch<T>(sight + TURNING + 32);
  const shift = constant<T>(rotation, 144);
  const c = constant<T>(rotation, 160);
  const s = constant<T>(rotation, 168);
  const shiftRate = constant<T>(rotation, 152);
  const obliquityRate = constant<T>(rotation, 176);
  // Δψ ≤ 1e-4: sine and cosine to the third order are exact to 1e-18.
  const shift2 = mul<T>(shift, shift);
  const sn = sub<T>(shift, mul<T>(mul<T>(shift, shift2), splat<T>(0.16666666666666666)));
  const cn = sub<T>(one, mul<T>(splat<T>(0.5), shift2));
  const tx = sub<T>(mul<T>(cn, wx), mul<T>(sn, wy));
  const ty = add<T>(mul<T>(sn, wx), mul<T>(cn, wy));
  const dtx = sub<T>(sub<T>(mul<T>(cn, dwx), mul<T>(sn, dwy)), mul<T>(shiftRate, ty));
  const dty = add<T>(add<T>(mul<T>(sn, dwx), mul<T>(cn, dwy)), mul<T>(shiftRate, tx));
  const qy = sub<T>(mul<T>(c, ty), mul<T>(s, wz));
  const qz = add<T>(mul<T>(s, ty), mul<T>(c, wz));
  const dqy = sub<T>(sub<T>(mul<T>(c, dty), mul<T>(s, dwz)), mul<T>(obliquityRate, qz));
  const dqz = add<T>(add<T>(mul<T>(s, dty), mul<T>(c, dwz)), mul<T>(obliquityRate, qy));
  writeAngles<T>(resultAt(sight, 0) + 48, resultAt(sight, 1) + 48, tx, qy, qz, dtx, dqy, dqz, zero, zero, 0);
}

/** One row of the rotation (or of its rate) times a vector. */
function turned<T>(offset: usize, x: T, y: T, z: T): T {
  return dot<T>(
    constant<T>(rotation, offset),
    constant<T>(rotation, offset + 8),
    constant<T>(rotation, offset + 16),
    x,
    y,
    z,
  );
}

/**
 * Angles of a direction and their rates: longitude (+ shift, 0 … 2π) and latitude at r, r + 8; rates two places further plus `gap`.
 * At a pole of the frame the longitude's rate is 0.
 */
function writeAngles<T>(
  r0: usize,
  r1: usize,
  x: T,
  y: T,
  z: T,
  dx: T,
  dy: T,
  dz: T,
  shift: T,
  shiftRate: T,
  gap: usize,
): void {
  const flat2 = add<T>(mul<T>(x, x), mul<T>(y, y));
  const flat = root<T>(flat2);
  const tiny = splat<T>(1e-30);
  const safe2 = whereLess<T>(flat2, tiny, splat<T>(1), flat2);
  const safe = whereLess<T>(flat2, tiny, splat<T>(1), flat);
  anglesOf<T>(y, x, z, flat);
  let longitude = add<T>(angleAt<T>(0), shift);
  const full = splat<T>(6.283185307179586);
  longitude = whereLess<T>(longitude, splat<T>(0), add<T>(longitude, full), longitude);
  longitude = whereLess<T>(longitude, full, longitude, sub<T>(longitude, full));
  scatter<T>(r0, r1, longitude);
  scatter<T>(r0 + 8, r1 + 8, angleAt<T>(1));
  scatter<T>(r0 + 16 + gap, r1 + 16 + gap, add<T>(div<T>(sub<T>(mul<T>(x, dy), mul<T>(y, dx)), safe2), shiftRate));
  const radial = div<T>(add<T>(mul<T>(x, dx), mul<T>(y, dy)), safe);
  // On the unit sphere: d(latitude) = flat·dz − z·d(flat), for |w| = 1 to 1e-8.
  const norm2 = add<T>(flat2, mul<T>(z, z));
  scatter<T>(r0 + 24 + gap, r1 + 24 + gap, div<T>(sub<T>(mul<T>(flat, dz), mul<T>(z, radial)), norm2));
}
