/** A direction in the frame asked for: turned into it, and written down as two angles with their rates. */

import { rotation } from './frame';
import { add, angleOf, div, dot, mul, root, splat, sub, whereLess } from './lanes';
import { constant, scatter } from './states';

/** One row of the rotation (or of its rate) times a vector. */
export function turned<T>(offset: usize, x: T, y: T, z: T): T {
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
export function writeAngles<T>(
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
  let longitude = add<T>(angleOf<T>(y, x), shift);
  const full = splat<T>(6.283185307179586);
  longitude = whereLess<T>(longitude, splat<T>(0), add<T>(longitude, full), longitude);
  longitude = whereLess<T>(longitude, full, longitude, sub<T>(longitude, full));
  scatter<T>(r0, r1, longitude);
  scatter<T>(r0 + 8, r1 + 8, angleOf<T>(z, flat));
  scatter<T>(r0 + 16 + gap, r1 + 16 + gap, add<T>(div<T>(sub<T>(mul<T>(x, dy), mul<T>(y, dx)), safe2), shiftRate));
  const radial = div<T>(add<T>(mul<T>(x, dx), mul<T>(y, dy)), safe);
  // On the unit sphere: d(latitude) = flat·dz − z·d(flat), for |w| = 1 to 1e-8.
  const norm2 = add<T>(flat2, mul<T>(z, z));
  scatter<T>(r0 + 24 + gap, r1 + 24 + gap, div<T>(sub<T>(mul<T>(flat, dz), mul<T>(z, radial)), norm2));
}
