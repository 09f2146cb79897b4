/**
 * Moons by the million: from sidereal longitudes to the numbers by which matching goes (jyotish/match/moon.ts): the padas 0 … 107, and 108 and 109 for
 * the second halves of the padas that the middles of Sagittarius and of Capricorn cut. A longitude is rounded to a quantum first, as in every record.
 */

import { div, mul, splat, sub, whereLess } from './lanes';

/** Quanta in a degree and in a turn. */
const QUANTA: f64 = 1e7;
const TURN: f64 = 3.6e9;
const PADAS: f64 = 108;
/** From the cut to the end of its pada, quanta: Purva Ashadha 1 and Shravana 2. The ends lie on thirds of a quantum; half of one is as good. */
const FIRST_CUT: f64 = 2.55e9;
const FIRST_CUT_ENDS: f64 = 2566666666.5;
const SECOND_CUT: f64 = 2.85e9;
const SECOND_CUT_ENDS: f64 = 2866666666.5;
/** For a longitude that is not a finite number. */
const NO_MOON: u8 = 255;

/** The numbers of `count` Moons, a byte each at `out`; `degrees` is the address of their longitudes, f64, any turn. */
export function moonKinds(degrees: usize, count: i32, out: usize): void {
  let left = count;
  if (ASC_FEATURE_SIMD) {
    for (; left >= 2; left -= 2, degrees += 16, out += 2) {
      const two = v128.load(degrees);
      const within = v128.and(f64x2.ge(two, f64x2.splat(0)), f64x2.lt(two, f64x2.splat(360)));
      if (i64x2.all_true(within)) {
        const kinds = i32x4.trunc_sat_f64x2_s_zero(kindWithin<v128>(two));
        store<u8>(out, i32x4.extract_lane(kinds, 0));
        store<u8>(out, i32x4.extract_lane(kinds, 1), 1);
      } else {
        store<u8>(out, kindOf(load<f64>(degrees)));
        store<u8>(out, kindOf(load<f64>(degrees, 8)), 1);
      }
    }
  }
  for (; left > 0; left--, degrees += 8, out++) store<u8>(out, kindOf(load<f64>(degrees)));
}

/** Of any number: brought into one turn first, as `normaliseDeg` does. */
function kindOf(degrees: f64): u8 {
  // Of numbers that are not finite the difference is none.
  if (degrees - degrees != 0) return NO_MOON;
  let home = degrees;
  if (!(home >= 0 && home < 360)) {
    home = degrees % 360;
    if (home < 0) home += 360;
    if (home == 360) home = 0;
  }
  return <u8>kindWithin<f64>(home);
}

/** Of a longitude in 0 ≤ degrees < 360. */
function kindWithin<T>(degrees: T): T {
  const exact = mul<T>(degrees, splat<T>(QUANTA));
  const above = ceiling<T>(exact);
  // Halves go up, as with Math.round.
  const rounded = whereLess<T>(exact, sub<T>(above, splat<T>(0.5)), sub<T>(above, splat<T>(1)), above);
  const q = whereLess<T>(rounded, splat<T>(TURN), rounded, splat<T>(0));
  const pada = floor<T>(div<T>(mul<T>(q, splat<T>(PADAS)), splat<T>(TURN)));
  const late = whereLess<T>(q, splat<T>(SECOND_CUT), pada, cut<T>(q, SECOND_CUT_ENDS, 109, pada));
  return whereLess<T>(q, splat<T>(FIRST_CUT), pada, cut<T>(q, FIRST_CUT_ENDS, 108, late));
}

function cut<T>(q: T, end: f64, kind: f64, otherwise: T): T {
  return whereLess<T>(q, splat<T>(end), splat<T>(kind), otherwise);
}

function ceiling<T>(a: T): T {
  if (isVector<T>()) return f64x2.ceil(a);
  return <T>Math.ceil(<f64>a);
}

function floor<T>(a: T): T {
  if (isVector<T>()) return f64x2.floor(a);
  return <T>Math.floor(<f64>a);
}
