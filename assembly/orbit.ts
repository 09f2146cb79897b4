/**
 * Kepler orbits in equinoctial elements, two at a time: the part of a planet's path that a pack leaves out of its rows.
 *
 * Elements (a, λ, k, h, q, p) as in data/ephemeris/FORMAT.md. The eccentric longitude F solves F − k sin F + h cos F = λ
 * (Broucke & Cefola 1972, Celestial Mechanics 5, 303). One Halley step from a second-order start and one Newton step from there,
 * both on Taylor-shifted sine and cosine, leave less than 1e-15 rad for e ≤ 0.27.
 */

import { add, cosine, div, mul, neg, plus, root, sine, splat, sub, turn } from './lanes';
import { pair, scatter } from './states';

const PER_TURN: f64 = 0.15915494309189535; // 1 / 2π

/** Bytes of one body's elements: a λ k h q p and the mean motion n (rad per day), f64 each. */
export const ELEMENT_BYTES: usize = 56;

/**
 * Adds the orbits' positions (au) and velocities (au per day) to two states.
 *
 * @param e0, e1  addresses of seven f64: a λ k h q p n
 * @param s0, s1  addresses of the states to add to; the same body twice when there is only one
 */
export function addOrbits<T>(e0: usize, e1: usize, s0: usize, s1: usize): void {
  const a = pair<T>(e0, e1);
  const lambda = pair<T>(e0 + 8, e1 + 8);
  const k = pair<T>(e0 + 16, e1 + 16);
  const h = pair<T>(e0 + 24, e1 + 24);
  const q = pair<T>(e0 + 32, e1 + 32);
  const p = pair<T>(e0 + 40, e1 + 40);
  const n = pair<T>(e0 + 48, e1 + 48);
  const one = splat<T>(1);
  const half = splat<T>(0.5);
  const perTurn = splat<T>(PER_TURN);

  turn<T>(mul<T>(lambda, perTurn));
  let s = sine<T>();
  let c = cosine<T>();
  // F − λ to second order in e.
  const first = sub<T>(mul<T>(k, s), mul<T>(h, c));
  let w = mul<T>(first, add<T>(one, add<T>(mul<T>(k, c), mul<T>(h, s))));
  turn<T>(mul<T>(add<T>(lambda, w), perTurn));
  s = sine<T>();
  c = cosine<T>();

  // Halley: f, f′, f″ of F − k sin F + h cos F − λ.
  let es = sub<T>(mul<T>(k, s), mul<T>(h, c));
  let ec = add<T>(mul<T>(k, c), mul<T>(h, s));
  let f = sub<T>(w, es);
  let slope = sub<T>(one, ec);
  let d = neg<T>(div<T>(mul<T>(f, slope), sub<T>(mul<T>(slope, slope), mul<T>(half, mul<T>(f, es)))));
  w = add<T>(w, d);
  // sin and cos of the shift, to the seventh order.
  const dd = mul<T>(d, d);
  const sd = mul<T>(
    d,
    sub<T>(one, mul<T>(dd, sub<T>(splat<T>(0.16666666666666666), mul<T>(dd, splat<T>(0.008333333333333333))))),
  );
  const cd = sub<T>(
    one,
    mul<T>(
      dd,
      sub<T>(half, mul<T>(dd, sub<T>(splat<T>(0.041666666666666664), mul<T>(dd, splat<T>(0.001388888888888889))))),
    ),
  );
  const s1v = add<T>(mul<T>(s, cd), mul<T>(c, sd));
  const c1v = sub<T>(mul<T>(c, cd), mul<T>(s, sd));

  // Newton, with the last shift small enough for first and second order.
  es = sub<T>(mul<T>(k, s1v), mul<T>(h, c1v));
  ec = add<T>(mul<T>(k, c1v), mul<T>(h, s1v));
  f = sub<T>(w, es);
  slope = sub<T>(one, ec);
  d = neg<T>(div<T>(f, slope));
  const bent = sub<T>(one, mul<T>(half, mul<T>(d, d)));
  s = add<T>(mul<T>(s1v, bent), mul<T>(c1v, d));
  c = sub<T>(mul<T>(c1v, bent), mul<T>(s1v, d));

  const kk = mul<T>(k, k);
  const hh = mul<T>(h, h);
  const beta = div<T>(one, add<T>(one, root<T>(sub<T>(sub<T>(one, kk), hh))));
  const bhk = mul<T>(beta, mul<T>(h, k));
  const bh = sub<T>(one, mul<T>(beta, hh));
  const bk = sub<T>(one, mul<T>(beta, kk));
  const rate = mul<T>(a, div<T>(n, sub<T>(one, add<T>(mul<T>(k, c), mul<T>(h, s)))));
  const x = mul<T>(a, sub<T>(add<T>(mul<T>(bh, c), mul<T>(bhk, s)), k));
  const y = mul<T>(a, sub<T>(add<T>(mul<T>(bk, s), mul<T>(bhk, c)), h));
  const vx = mul<T>(rate, sub<T>(mul<T>(bhk, c), mul<T>(bh, s)));
  const vy = mul<T>(rate, sub<T>(mul<T>(bk, c), mul<T>(bhk, s)));

  const two = splat<T>(2);
  const pp = mul<T>(p, p);
  const qq = mul<T>(q, q);
  const tilt = mul<T>(two, root<T>(sub<T>(sub<T>(one, pp), qq)));
  const cross = mul<T>(two, mul<T>(p, q));
  const xx = sub<T>(one, mul<T>(two, pp));
  const yy = sub<T>(one, mul<T>(two, qq));
  const zx = neg<T>(mul<T>(tilt, p));
  const zy = mul<T>(tilt, q);
  addTo<T>(s0, s1, 0, plus<T>(mul<T>(xx, x), cross, y));
  addTo<T>(s0, s1, 8, plus<T>(mul<T>(cross, x), yy, y));
  addTo<T>(s0, s1, 16, plus<T>(mul<T>(zx, x), zy, y));
  addTo<T>(s0, s1, 24, plus<T>(mul<T>(xx, vx), cross, vy));
  addTo<T>(s0, s1, 32, plus<T>(mul<T>(cross, vx), yy, vy));
  addTo<T>(s0, s1, 40, plus<T>(mul<T>(zx, vx), zy, vy));
}

function addTo<T>(s0: usize, s1: usize, offset: usize, value: T): void {
  scatter<T>(s0 + offset, s1 + offset, add<T>(pair<T>(s0 + offset, s1 + offset), value));
}
