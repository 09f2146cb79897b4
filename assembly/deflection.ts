/**
 * Two pieces of the Sun's deflection of light: how much of her mass bends a ray that passes behind her disc, and how the bending changes.
 *
 * @source  Explanatory Supplement to the Astronomical Almanac, 3rd ed., 7.4.1.4; the mass inside a radius is a fit to what Swiss Ephemeris prints
 */

import { add, mul, neg, plus, root, splat, sub } from './lanes';

/** Derivative of (u·q) e − (e·u) q along one axis. */
export function rateOf<T>(duq: T, e: T, uq: T, de: T, due: T, q: T, ue: T, dq: T): T {
  return sub<T>(add<T>(mul<T>(duq, e), mul<T>(uq, de)), add<T>(mul<T>(due, q), mul<T>(ue, dq)));
}

/** Share of the Sun's mass inside ρ (solar radii, squared): 1 − exp(−ρ²(23.7934 − 32.5121ρ + 10.6024ρ² + 7.5193ρ³)), a fit good to 0.002. */
export function massInside<T>(rho2: T): T {
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
