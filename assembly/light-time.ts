/**
 * Light-time: where a body was when the light left it that arrives now, its direction and distance, and how all of them change.
 *
 * @source  Explanatory Supplement to the Astronomical Almanac, 3rd ed., 7.2
 *
 * It needs no second look at the pack: P(t − τ) = P − Vτ + Aτ²/2 with the Sun's acceleration A, exact to 0.002 mas.
 */

import { add, constant, div, dot, mul, put, root, splat, sub } from './lanes';
import { BODY, DIRECTION, DISTANCE, LIGHT_TIME, MOTION, observer, RECEDING, stateAt, TURNING } from './sight';
import { pair } from './states';

/** Speed of light, au per day (IAU 2012 au, c = 299792.458 km/s). */
export const C: f64 = 173.1446326742403;

/** First step of a place: fills a record from the states of its bodies. */
export function depart<T>(sight: usize, steps: i32): void {
  const p0 = stateAt(sight, 0);
  const p1 = stateAt(sight, 1);
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
  const ux = mul<T>(x, per);
  const uy = mul<T>(y, per);
  const uz = mul<T>(z, per);
  if (steps & LIGHT_TIME) {
    // τ̇ = (V − V_o)·u / (c + V·u)
    const toward = dot<T>(vx, vy, vz, ux, uy, uz);
    const rate = sub<T>(toward, dot<T>(ovx, ovy, ovz, ux, uy, uz));
    slow = sub<T>(one, div<T>(rate, add<T>(splat<T>(C), toward)));
  }
  vx = mul<T>(vx, slow);
  vy = mul<T>(vy, slow);
  vz = mul<T>(vz, slow);
  const dx = sub<T>(vx, ovx);
  const dy = sub<T>(vy, ovy);
  const dz = sub<T>(vz, ovz);
  const receding = dot<T>(dx, dy, dz, ux, uy, uz);
  put<T>(sight + DIRECTION, ux);
  put<T>(sight + DIRECTION + 16, uy);
  put<T>(sight + DIRECTION + 32, uz);
  put<T>(sight + TURNING, mul<T>(per, sub<T>(dx, mul<T>(receding, ux))));
  put<T>(sight + TURNING + 16, mul<T>(per, sub<T>(dy, mul<T>(receding, uy))));
  put<T>(sight + TURNING + 32, mul<T>(per, sub<T>(dz, mul<T>(receding, uz))));
  put<T>(sight + DISTANCE, distance);
  put<T>(sight + RECEDING, receding);
  put<T>(sight + BODY, px);
  put<T>(sight + BODY + 16, py);
  put<T>(sight + BODY + 32, pz);
  put<T>(sight + MOTION, vx);
  put<T>(sight + MOTION + 16, vy);
  put<T>(sight + MOTION + 32, vz);
}
