/**
 * The Sun's deflection of light: how her mass bends the ray from a body, also behind her disc, and how the bending changes.
 *
 * @source  Explanatory Supplement to the Astronomical Almanac, 3rd ed., 7.4.1.4; the mass inside a radius is a fit to what Swiss Ephemeris prints;
 *          Klioner 2003, AJ 125, 1580 for the magnitudes of what is left out (< 0.05 mas: other deflectors, second-order terms)
 */

import { add, anyLess, constant, div, dot, fetch, mul, neg, plus, put, root, splat, sub, whereLess } from './lanes';
import { BODY, DIRECTION, MOTION, observer, sun, TURNING } from './sight';

/** 2 G M☉ / c², au. */
const TWICE_SUN: f64 = 1.97412574336e-8;
/** Radius of the Sun, au. */
const SUN_RADIUS: f64 = 0.00465047;

/** Of the observer, from the Sun: unit vector e and its rate, distance r squared, 2 G M☉ / c² r. */
const outlook: usize = memory.data(64, 16);

/** Prepares what depends on Sun and observer alone. Call before `deflect`, whenever one of them changes. */
export function prepareDeflection(): void {
  let x = load<f64>(observer) - load<f64>(sun);
  let y = load<f64>(observer, 8) - load<f64>(sun, 8);
  let z = load<f64>(observer, 16) - load<f64>(sun, 16);
  const length = Math.sqrt(x * x + y * y + z * z);
  const per = 1 / length;
  x *= per;
  y *= per;
  z *= per;
  const vx = load<f64>(observer, 24) - load<f64>(sun, 24);
  const vy = load<f64>(observer, 32) - load<f64>(sun, 32);
  const vz = load<f64>(observer, 40) - load<f64>(sun, 40);
  const receding = vx * x + vy * y + vz * z;
  store<f64>(outlook, x);
  store<f64>(outlook, y, 8);
  store<f64>(outlook, z, 16);
  store<f64>(outlook, per * (vx - receding * x), 24);
  store<f64>(outlook, per * (vy - receding * y), 32);
  store<f64>(outlook, per * (vz - receding * z), 40);
  store<f64>(outlook, length * length, 48);
  store<f64>(outlook, TWICE_SUN * per, 56);
}

/** Bends the direction of a record. */
export function deflect<T>(sight: usize): void {
  const zero = splat<T>(0);
  const one = splat<T>(1);
  const ux = fetch<T>(sight + DIRECTION);
  const uy = fetch<T>(sight + DIRECTION + 16);
  const uz = fetch<T>(sight + DIRECTION + 32);
  // e: Sun → observer, q: Sun → body.
  const ex = constant<T>(outlook, 0);
  const ey = constant<T>(outlook, 8);
  const ez = constant<T>(outlook, 16);
  let qx = sub<T>(fetch<T>(sight + BODY), constant<T>(sun, 0));
  let qy = sub<T>(fetch<T>(sight + BODY + 16), constant<T>(sun, 8));
  let qz = sub<T>(fetch<T>(sight + BODY + 32), constant<T>(sun, 16));
  const perQ = div<T>(one, root<T>(dot<T>(qx, qy, qz, qx, qy, qz)));
  qx = mul<T>(qx, perQ);
  qy = mul<T>(qy, perQ);
  qz = mul<T>(qz, perQ);
  const uq = dot<T>(ux, uy, uz, qx, qy, qz);
  const ue = dot<T>(ux, uy, uz, ex, ey, ez);
  const qe = dot<T>(qx, qy, qz, ex, ey, ez);
  // Behind the disc only the mass inside the ray's impact parameter bends: ρ in solar radii.
  const across2 = sub<T>(one, mul<T>(ue, ue));
  const rho2 = div<T>(mul<T>(across2, constant<T>(outlook, 48)), splat<T>(SUN_RADIUS * SUN_RADIUS));
  let mass = one;
  if (anyLess<T>(rho2, one)) mass = whereLess<T>(rho2, one, whereLess<T>(ue, zero, massInside<T>(rho2), one), one);
  // Never singular: at opposition q·e → −1 only when the body is behind the Sun's centre itself.
  const floor = splat<T>(1e-9);
  const g = add<T>(one, qe);
  const gSafe = whereLess<T>(g, floor, floor, g);
  const factor = div<T>(mul<T>(constant<T>(outlook, 56), mass), gSafe);
  const nx = sub<T>(mul<T>(uq, ex), mul<T>(ue, qx));
  const ny = sub<T>(mul<T>(uq, ey), mul<T>(ue, qy));
  const nz = sub<T>(mul<T>(uq, ez), mul<T>(ue, qz));
  // Its rate matters within about 25° of the Sun (beyond: below 0.001″ a day).
  const near = splat<T>(-0.9);
  if (anyLess<T>(ue, near)) {
    const dux = fetch<T>(sight + TURNING);
    const duy = fetch<T>(sight + TURNING + 16);
    const duz = fetch<T>(sight + TURNING + 32);
    const dex = constant<T>(outlook, 24);
    const dey = constant<T>(outlook, 32);
    const dez = constant<T>(outlook, 40);
    const wx = sub<T>(fetch<T>(sight + MOTION), constant<T>(sun, 24));
    const wy = sub<T>(fetch<T>(sight + MOTION + 16), constant<T>(sun, 32));
    const wz = sub<T>(fetch<T>(sight + MOTION + 32), constant<T>(sun, 40));
    const qs = dot<T>(wx, wy, wz, qx, qy, qz);
    const dqx = mul<T>(perQ, sub<T>(wx, mul<T>(qs, qx)));
    const dqy = mul<T>(perQ, sub<T>(wy, mul<T>(qs, qy)));
    const dqz = mul<T>(perQ, sub<T>(wz, mul<T>(qs, qz)));
    const duq = add<T>(dot<T>(dux, duy, duz, qx, qy, qz), dot<T>(ux, uy, uz, dqx, dqy, dqz));
    const due = add<T>(dot<T>(dux, duy, duz, ex, ey, ez), dot<T>(ux, uy, uz, dex, dey, dez));
    const dqe = add<T>(dot<T>(dqx, dqy, dqz, ex, ey, ez), dot<T>(qx, qy, qz, dex, dey, dez));
    const shrink = div<T>(dqe, gSafe);
    const on = whereLess<T>(ue, near, factor, zero);
    const rx = sub<T>(rateOf<T>(duq, ex, uq, dex, due, qx, ue, dqx), mul<T>(nx, shrink));
    const ry = sub<T>(rateOf<T>(duq, ey, uq, dey, due, qy, ue, dqy), mul<T>(ny, shrink));
    const rz = sub<T>(rateOf<T>(duq, ez, uq, dez, due, qz, ue, dqz), mul<T>(nz, shrink));
    put<T>(sight + TURNING, plus<T>(dux, on, rx));
    put<T>(sight + TURNING + 16, plus<T>(duy, on, ry));
    put<T>(sight + TURNING + 32, plus<T>(duz, on, rz));
  }
  put<T>(sight + DIRECTION, plus<T>(ux, factor, nx));
  put<T>(sight + DIRECTION + 16, plus<T>(uy, factor, ny));
  put<T>(sight + DIRECTION + 32, plus<T>(uz, factor, nz));
}

/** Derivative of (u·q) e − (e·u) q along one axis. */
function rateOf<T>(duq: T, e: T, uq: T, de: T, due: T, q: T, ue: T, dq: T): T {
  return sub<T>(add<T>(mul<T>(duq, e), mul<T>(uq, de)), add<T>(mul<T>(due, q), mul<T>(ue, dq)));
}

/** Share of the Sun's mass inside ρ (solar radii, squared): 1 − exp(−ρ²(23.7934 − 32.5121ρ + 10.6024ρ² + 7.5193ρ³)), a fit good to 0.002. */
function massInside<T>(rho2: T): T {
  const rho = root<T>(rho2);
  const poly = plus<T>(
    splat<T>(23.7934),
    rho,
    plus<T>(splat<T>(-32.5121), rho, plus<T>(splat<T>(10.6024), rho, splat<T>(7.5193))),
  );
  // exp(−x) for 0 ≤ x ≤ 9.4 as (Taylor of −x/64)^64: relative error below 1e-12.
  const y = neg<T>(mul<T>(mul<T>(rho2, poly), splat<T>(0.015625)));
  let e = splat<T>(2.48015873015873e-5);
  e = plus<T>(splat<T>(1.984126984126984e-4), y, e);
  e = plus<T>(splat<T>(1.388888888888889e-3), y, e);
  e = plus<T>(splat<T>(8.333333333333333e-3), y, e);
  e = plus<T>(splat<T>(4.1666666666666664e-2), y, e);
  e = plus<T>(splat<T>(0.16666666666666666), y, e);
  e = plus<T>(splat<T>(0.5), y, e);
  e = plus<T>(splat<T>(1), y, e);
  e = plus<T>(splat<T>(1), y, e);
  for (let i = 0; i < 6; i++) e = mul<T>(e, e);
  return sub<T>(splat<T>(1), e);
}
