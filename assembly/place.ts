/**
 * From where a body is to where it is seen, two bodies at a time: light-time, the Sun's deflection, aberration, the frame of date.
 * Every step carries its derivative, so the rates are those of the very positions given.
 *
 * @source  Explanatory Supplement to the Astronomical Almanac, 3rd ed., ch. 7 (light-time 7.2, deflection and aberration 7.4);
 *          Klioner 2003, AJ 125, 1580 for the magnitudes of what is left out (< 0.05 mas: other deflectors, second-order terms)
 *
 * Light-time needs no second look at the pack: P(t − τ) = P − Vτ + Aτ²/2 with the Sun's acceleration A, exact to 0.002 mas.
 */

import { massInside, rateOf } from './deflection';
import { turned, writeAngles } from './direction';
import { rotation } from './frame';
import { add, anyLess, div, dot, mul, plus, root, splat, sub, whereLess } from './lanes';
import { constant, pair, scatter } from './states';

/** Steps of an apparent place, as bits. */
export const LIGHT_TIME: i32 = 1;
export const DEFLECTION: i32 = 2;
export const ABERRATION: i32 = 4;
export const EQUATORIAL: i32 = 8;

/** Speed of light, au per day (IAU 2012 au, c = 299792.458 km/s). */
const C: f64 = 173.1446326742403;
/** 2 G M☉ / c², au. */
const TWICE_SUN: f64 = 1.97412574336e-8;
/** Radius of the Sun, au. */
const SUN_RADIUS: f64 = 0.00465047;

/** Observer: position, velocity, acceleration (au, per day, per day²), barycentric. The Sun's state the same. */
export const observer: usize = memory.data(72, 16);
export const sun: usize = memory.data(72, 16);

/** Bytes of one body's result: longitude latitude distance, their rates, right ascension declination, their rates; f64. */
export const RESULT_BYTES: usize = 80;

/**
 * Places two bodies (the same twice when there is only one).
 *
 * @param p0, p1    their states: position, velocity, acceleration, barycentric
 * @param r0, r1    where their results go
 * @param steps     LIGHT_TIME | DEFLECTION | ABERRATION | EQUATORIAL
 */
export function place<T>(p0: usize, p1: usize, r0: usize, r1: usize, steps: i32): void {
  const zero = splat<T>(0);
  const one = splat<T>(1);
  const ox = constant<T>(observer, 0);
  const oy = constant<T>(observer, 8);
  const oz = constant<T>(observer, 16);
  const ovx = constant<T>(observer, 24);
  const ovy = constant<T>(observer, 32);
  const ovz = constant<T>(observer, 40);
  let px = pair<T>(p0, p1);
  let py = pair<T>(p0 + 8, p1 + 8);
  let pz = pair<T>(p0 + 16, p1 + 16);
  let vx = pair<T>(p0 + 24, p1 + 24);
  let vy = pair<T>(p0 + 32, p1 + 32);
  let vz = pair<T>(p0 + 40, p1 + 40);

  let x = sub<T>(px, ox);
  let y = sub<T>(py, oy);
  let z = sub<T>(pz, oz);
  let distance = root<T>(dot<T>(x, y, z, x, y, z));
  let slow = one; // dτ-corrected rate of the emitting instant: 1 − dτ/dt
  if (steps & LIGHT_TIME) {
    const ax = pair<T>(p0 + 48, p1 + 48);
    const ay = pair<T>(p0 + 56, p1 + 56);
    const az = pair<T>(p0 + 64, p1 + 64);
    const perC = splat<T>(1 / C);
    const half = splat<T>(0.5);
    let tau = mul<T>(distance, perC);
    let ex = px;
    let ey = py;
    let ez = pz;
    for (let i = 0; i < 2; i++) {
      const back = mul<T>(half, tau);
      ex = sub<T>(px, mul<T>(tau, sub<T>(vx, mul<T>(back, ax))));
      ey = sub<T>(py, mul<T>(tau, sub<T>(vy, mul<T>(back, ay))));
      ez = sub<T>(pz, mul<T>(tau, sub<T>(vz, mul<T>(back, az))));
      x = sub<T>(ex, ox);
      y = sub<T>(ey, oy);
      z = sub<T>(ez, oz);
      distance = root<T>(dot<T>(x, y, z, x, y, z));
      tau = mul<T>(distance, perC);
    }
    px = ex;
    py = ey;
    pz = ez;
    vx = sub<T>(vx, mul<T>(tau, ax));
    vy = sub<T>(vy, mul<T>(tau, ay));
    vz = sub<T>(vz, mul<T>(tau, az));
  }
  const per = div<T>(one, distance);
  let ux = mul<T>(x, per);
  let uy = mul<T>(y, per);
  let uz = mul<T>(z, per);
  if (steps & LIGHT_TIME) {
    // τ̇ = (V − V_o)·u / (c + V·u)
    const toward = dot<T>(vx, vy, vz, ux, uy, uz);
    const rate = sub<T>(toward, dot<T>(ovx, ovy, ovz, ux, uy, uz));
    slow = sub<T>(one, div<T>(rate, add<T>(splat<T>(C), toward)));
  }
  const dx = sub<T>(mul<T>(vx, slow), ovx);
  const dy = sub<T>(mul<T>(vy, slow), ovy);
  const dz = sub<T>(mul<T>(vz, slow), ovz);
  const distanceRate = dot<T>(dx, dy, dz, ux, uy, uz);
  let dux = mul<T>(per, sub<T>(dx, mul<T>(distanceRate, ux)));
  let duy = mul<T>(per, sub<T>(dy, mul<T>(distanceRate, uy)));
  let duz = mul<T>(per, sub<T>(dz, mul<T>(distanceRate, uz)));

  if (steps & DEFLECTION) {
    // e: Sun → observer, q: Sun → body (Explanatory Supplement 7.4.1.4).
    let ex = sub<T>(ox, constant<T>(sun, 0));
    let ey = sub<T>(oy, constant<T>(sun, 8));
    let ez = sub<T>(oz, constant<T>(sun, 16));
    const eLength = root<T>(dot<T>(ex, ey, ez, ex, ey, ez));
    const perE = div<T>(one, eLength);
    ex = mul<T>(ex, perE);
    ey = mul<T>(ey, perE);
    ez = mul<T>(ez, perE);
    let qx = sub<T>(px, constant<T>(sun, 0));
    let qy = sub<T>(py, constant<T>(sun, 8));
    let qz = sub<T>(pz, constant<T>(sun, 16));
    const qLength = root<T>(dot<T>(qx, qy, qz, qx, qy, qz));
    const perQ = div<T>(one, qLength);
    qx = mul<T>(qx, perQ);
    qy = mul<T>(qy, perQ);
    qz = mul<T>(qz, perQ);
    const uq = dot<T>(ux, uy, uz, qx, qy, qz);
    const ue = dot<T>(ux, uy, uz, ex, ey, ez);
    const qe = dot<T>(qx, qy, qz, ex, ey, ez);
    const strength = mul<T>(splat<T>(TWICE_SUN), perE);
    // Behind the disc only the mass inside the ray's impact parameter bends: ρ in solar radii.
    const across2 = sub<T>(one, mul<T>(ue, ue));
    const rho2 = div<T>(mul<T>(across2, mul<T>(eLength, eLength)), splat<T>(SUN_RADIUS * SUN_RADIUS));
    let mass = one;
    if (anyLess<T>(rho2, one)) mass = whereLess<T>(rho2, one, whereLess<T>(ue, zero, massInside<T>(rho2), one), one);
    // Never singular: at opposition q·e → −1 only when the body is behind the Sun's centre itself.
    const floor = splat<T>(1e-9);
    const g = add<T>(one, qe);
    const gSafe = whereLess<T>(g, floor, floor, g);
    const factor = div<T>(mul<T>(strength, mass), gSafe);
    const nx = sub<T>(mul<T>(uq, ex), mul<T>(ue, qx));
    const ny = sub<T>(mul<T>(uq, ey), mul<T>(ue, qy));
    const nz = sub<T>(mul<T>(uq, ez), mul<T>(ue, qz));
    // Its rate matters within about 25° of the Sun (beyond: below 0.001″ a day).
    const near = splat<T>(-0.9);
    if (anyLess<T>(ue, near)) {
      const sx = sub<T>(ovx, constant<T>(sun, 24));
      const sy = sub<T>(ovy, constant<T>(sun, 32));
      const sz = sub<T>(ovz, constant<T>(sun, 40));
      const es = dot<T>(sx, sy, sz, ex, ey, ez);
      const dex = mul<T>(perE, sub<T>(sx, mul<T>(es, ex)));
      const dey = mul<T>(perE, sub<T>(sy, mul<T>(es, ey)));
      const dez = mul<T>(perE, sub<T>(sz, mul<T>(es, ez)));
      const wx = sub<T>(mul<T>(vx, slow), constant<T>(sun, 24));
      const wy = sub<T>(mul<T>(vy, slow), constant<T>(sun, 32));
      const wz = sub<T>(mul<T>(vz, slow), constant<T>(sun, 40));
      const qs = dot<T>(wx, wy, wz, qx, qy, qz);
      const dqx = mul<T>(perQ, sub<T>(wx, mul<T>(qs, qx)));
      const dqy = mul<T>(perQ, sub<T>(wy, mul<T>(qs, qy)));
      const dqz = mul<T>(perQ, sub<T>(wz, mul<T>(qs, qz)));
      const duq = add<T>(dot<T>(dux, duy, duz, qx, qy, qz), dot<T>(ux, uy, uz, dqx, dqy, dqz));
      const due = add<T>(dot<T>(dux, duy, duz, ex, ey, ez), dot<T>(ux, uy, uz, dex, dey, dez));
      const dqe = add<T>(dot<T>(dqx, dqy, dqz, ex, ey, ez), dot<T>(qx, qy, qz, dex, dey, dez));
      const shrink = div<T>(dqe, gSafe);
      const on = whereLess<T>(ue, near, factor, zero);
      dux = plus<T>(dux, on, sub<T>(rateOf<T>(duq, ex, uq, dex, due, qx, ue, dqx), mul<T>(nx, shrink)));
      duy = plus<T>(duy, on, sub<T>(rateOf<T>(duq, ey, uq, dey, due, qy, ue, dqy), mul<T>(ny, shrink)));
      duz = plus<T>(duz, on, sub<T>(rateOf<T>(duq, ez, uq, dez, due, qz, ue, dqz), mul<T>(nz, shrink)));
    }
    ux = plus<T>(ux, factor, nx);
    uy = plus<T>(uy, factor, ny);
    uz = plus<T>(uz, factor, nz);
  }

  if (steps & ABERRATION) {
    const perC = splat<T>(1 / C);
    const bx = mul<T>(ovx, perC);
    const by = mul<T>(ovy, perC);
    const bz = mul<T>(ovz, perC);
    const dbx = mul<T>(constant<T>(observer, 48), perC);
    const dby = mul<T>(constant<T>(observer, 56), perC);
    const dbz = mul<T>(constant<T>(observer, 64), perC);
    const ub = dot<T>(ux, uy, uz, bx, by, bz);
    const inverse = root<T>(sub<T>(one, dot<T>(bx, by, bz, bx, by, bz))); // 1/γ
    const along = add<T>(one, div<T>(ub, add<T>(one, inverse)));
    const scale = div<T>(one, add<T>(one, ub));
    const dub = add<T>(dot<T>(dux, duy, duz, bx, by, bz), dot<T>(ux, uy, uz, dbx, dby, dbz));
    const dAlong = div<T>(dub, add<T>(one, inverse));
    const nx = mul<T>(scale, plus<T>(mul<T>(inverse, ux), along, bx));
    const ny = mul<T>(scale, plus<T>(mul<T>(inverse, uy), along, by));
    const nz = mul<T>(scale, plus<T>(mul<T>(inverse, uz), along, bz));
    dux = mul<T>(
      scale,
      sub<T>(add<T>(mul<T>(inverse, dux), add<T>(mul<T>(along, dbx), mul<T>(dAlong, bx))), mul<T>(nx, dub)),
    );
    duy = mul<T>(
      scale,
      sub<T>(add<T>(mul<T>(inverse, duy), add<T>(mul<T>(along, dby), mul<T>(dAlong, by))), mul<T>(ny, dub)),
    );
    duz = mul<T>(
      scale,
      sub<T>(add<T>(mul<T>(inverse, duz), add<T>(mul<T>(along, dbz), mul<T>(dAlong, bz))), mul<T>(nz, dub)),
    );
    ux = nx;
    uy = ny;
    uz = nz;
  }

  // The frame asked for.
  const wx = turned<T>(0, ux, uy, uz);
  const wy = turned<T>(48, ux, uy, uz);
  const wz = turned<T>(96, ux, uy, uz);
  const dwx = add<T>(turned<T>(0, dux, duy, duz), turned<T>(24, ux, uy, uz));
  const dwy = add<T>(turned<T>(48, dux, duy, duz), turned<T>(72, ux, uy, uz));
  const dwz = add<T>(turned<T>(96, dux, duy, duz), turned<T>(120, ux, uy, uz));
  writeAngles<T>(r0, r1, wx, wy, wz, dwx, dwy, dwz, constant<T>(rotation, 144), constant<T>(rotation, 152), 8);
  scatter<T>(r0 + 16, r1 + 16, distance);
  scatter<T>(r0 + 40, r1 + 40, distanceRate);

  if (steps & EQUATORIAL) {
    // Longitude turns by Δψ, then the ecliptic by ε about the equinox.
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
    writeAngles<T>(r0 + 48, r1 + 48, tx, qy, qz, dtx, dqy, dqz, zero, zero, 0);
  }
}
