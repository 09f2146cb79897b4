/**
 * Aberration: how the observer's motion tilts a direction, and how that changes.
 *
 * @source  Explanatory Supplement to the Astronomical Almanac, 3rd ed., 7.4.2 (relativistic)
 */

import { add, constant, div, dot, fetch, mul, plus, put, splat, sub } from './lanes';
import { C } from './light-time';
import { DIRECTION, observer, TURNING } from './sight';

/** The observer's velocity and acceleration in units of c: β, β̇; then 1/γ and 1 + 1/γ. */
const motion: usize = memory.data(64, 16);

/** Prepares what depends on the observer alone. Call before `aberrate`, whenever the observer changes. */
export function prepareAberration(): void {
  const perC: f64 = 1 / C;
  for (let i: usize = 0; i < 48; i += 8) store<f64>(motion + i, load<f64>(observer + i, 24) * perC);
  const x = load<f64>(motion);
  const y = load<f64>(motion, 8);
  const z = load<f64>(motion, 16);
  const inverse = Math.sqrt(1 - (x * x + y * y + z * z));
  store<f64>(motion, inverse, 48);
  store<f64>(motion, 1 + inverse, 56);
}

/** Tilts the direction of a record. */
export function aberrate<T>(sight: usize): void {
  const one = splat<T>(1);
  const ux = fetch<T>(sight + DIRECTION);
  const uy = fetch<T>(sight + DIRECTION + 16);
  const uz = fetch<T>(sight + DIRECTION + 32);
  const dux = fetch<T>(sight + TURNING);
  const duy = fetch<T>(sight + TURNING + 16);
  const duz = fetch<T>(sight + TURNING + 32);
  const bx = constant<T>(motion, 0);
  const by = constant<T>(motion, 8);
  const bz = constant<T>(motion, 16);
  const dbx = constant<T>(motion, 24);
  const dby = constant<T>(motion, 32);
  const dbz = constant<T>(motion, 40);
  const inverse = constant<T>(motion, 48);
  const more = constant<T>(motion, 56);
  const ub = dot<T>(ux, uy, uz, bx, by, bz);
  const along = add<T>(one, div<T>(ub, more));
  const scale = div<T>(one, add<T>(one, ub));
  const dub = add<T>(dot<T>(dux, duy, duz, bx, by, bz), dot<T>(ux, uy, uz, dbx, dby, dbz));
  const dAlong = div<T>(dub, more);
  const nx = mul<T>(scale, plus<T>(mul<T>(inverse, ux), along, bx));
  const ny = mul<T>(scale, plus<T>(mul<T>(inverse, uy), along, by));
  const nz = mul<T>(scale, plus<T>(mul<T>(inverse, uz), along, bz));
  put<T>(sight + DIRECTION, nx);
  put<T>(sight + DIRECTION + 16, ny);
  put<T>(sight + DIRECTION + 32, nz);
  put<T>(sight + TURNING, tilted<T>(scale, inverse, dux, along, dbx, dAlong, bx, nx, dub));
  put<T>(sight + TURNING + 16, tilted<T>(scale, inverse, duy, along, dby, dAlong, by, ny, dub));
  put<T>(sight + TURNING + 32, tilted<T>(scale, inverse, duz, along, dbz, dAlong, bz, nz, dub));
}

/** Rate of the tilted direction along one axis. */
function tilted<T>(scale: T, inverse: T, du: T, along: T, db: T, dAlong: T, b: T, n: T, dub: T): T {
  const forward = add<T>(mul<T>(inverse, du), add<T>(mul<T>(along, db), mul<T>(dAlong, b)));
  return mul<T>(scale, sub<T>(forward, mul<T>(n, dub)));
}
