/**
 * One source of arithmetic for one number (f64) and for two at once (v128 as f64x2).
 *
 * A function written over T is compiled twice, and each lane does exactly the operations of the single number, so a result has the
 * same bits whichever way it was computed: alone, beside another, or in a build without SIMD.
 */

/** How many numbers a T holds. */
export function lanes<T>(): i32 {
  if (isVector<T>()) return 2;
  return 1;
}

export function splat<T>(x: f64): T {
  if (isVector<T>()) return f64x2.splat(x);
  return <T>x;
}

export function fetch<T>(address: usize): T {
  if (isVector<T>()) return v128.load(address);
  return <T>load<f64>(address);
}

export function put<T>(address: usize, value: T): void {
  if (isVector<T>()) v128.store(address, value);
  else store<f64>(address, <f64>value);
}

export function add<T>(a: T, b: T): T {
  if (isVector<T>()) return f64x2.add(a, b);
  return <T>(<f64>a + <f64>b);
}

export function sub<T>(a: T, b: T): T {
  if (isVector<T>()) return f64x2.sub(a, b);
  return <T>(<f64>a - <f64>b);
}

export function mul<T>(a: T, b: T): T {
  if (isVector<T>()) return f64x2.mul(a, b);
  return <T>(<f64>a * <f64>b);
}

export function div<T>(a: T, b: T): T {
  if (isVector<T>()) return f64x2.div(a, b);
  return <T>(<f64>a / <f64>b);
}

export function root<T>(a: T): T {
  if (isVector<T>()) return f64x2.sqrt(a);
  return <T>Math.sqrt(<f64>a);
}

export function neg<T>(a: T): T {
  if (isVector<T>()) return f64x2.neg(a);
  return <T>-(<f64>a);
}

export function magnitude<T>(a: T): T {
  if (isVector<T>()) return f64x2.abs(a);
  return <T>Math.abs(<f64>a);
}

export function nearest<T>(a: T): T {
  if (isVector<T>()) return f64x2.nearest(a);
  return <T>f64.nearest(<f64>a);
}

/** `then` where a < b, else `otherwise`, lane by lane. */
export function whereLess<T>(a: T, b: T, then: T, otherwise: T): T {
  if (isVector<T>()) return v128.bitselect(then, otherwise, f64x2.lt(a, b));
  return <f64>a < <f64>b ? then : otherwise;
}

/** True when a < b in any lane. */
export function anyLess<T>(a: T, b: T): bool {
  if (isVector<T>()) return v128.any_true(f64x2.lt(a, b));
  return <f64>a < <f64>b;
}

/** a + b·c, two roundings. */
export function plus<T>(a: T, b: T, c: T): T {
  return add<T>(a, mul<T>(b, c));
}

export function dot<T>(ax: T, ay: T, az: T, bx: T, by: T, bz: T): T {
  return add<T>(add<T>(mul<T>(ax, bx), mul<T>(ay, by)), mul<T>(az, bz));
}

const QUARTER: f64 = 1.5707963267948966; // a quarter of the angle of one turn: 2π / 4

const sineCell: usize = memory.data(16, 16);
const cosineCell: usize = memory.data(16, 16);

/**
 * Sine and cosine of an angle given in turns, any size; read them with `sine` and `cosine` before the next call.
 * Taylor polynomials of the quarter angle (|z| ≤ π/4, error < 1e-16), doubled twice: absolute error below 1e-15.
 */
export function turn<T>(turns: T): void {
  const z = mul<T>(sub<T>(turns, nearest<T>(turns)), splat<T>(QUARTER));
  const y = mul<T>(z, z);
  let s = splat<T>(-7.647163731819816e-13);
  s = plus<T>(splat<T>(1.6059043836821613e-10), y, s);
  s = plus<T>(splat<T>(-2.505210838544172e-8), y, s);
  s = plus<T>(splat<T>(2.7557319223985893e-6), y, s);
  s = plus<T>(splat<T>(-1.984126984126984e-4), y, s);
  s = plus<T>(splat<T>(8.333333333333333e-3), y, s);
  s = plus<T>(splat<T>(-0.16666666666666666), y, s);
  s = plus<T>(z, z, mul<T>(y, s));
  let c = splat<T>(4.779477332387385e-14);
  c = plus<T>(splat<T>(-1.1470745597729725e-11), y, c);
  c = plus<T>(splat<T>(2.08767569878681e-9), y, c);
  c = plus<T>(splat<T>(-2.755731922398589e-7), y, c);
  c = plus<T>(splat<T>(2.48015873015873e-5), y, c);
  c = plus<T>(splat<T>(-1.388888888888889e-3), y, c);
  c = plus<T>(splat<T>(4.1666666666666664e-2), y, c);
  c = plus<T>(splat<T>(-0.5), y, c);
  c = plus<T>(splat<T>(1), y, c);
  const one = splat<T>(1);
  const s2 = mul<T>(add<T>(s, s), c);
  const c2 = sub<T>(one, mul<T>(add<T>(s, s), s));
  put<T>(sineCell, mul<T>(add<T>(s2, s2), c2));
  put<T>(cosineCell, sub<T>(one, mul<T>(add<T>(s2, s2), s2)));
}

export function sine<T>(): T {
  return fetch<T>(sineCell);
}

export function cosine<T>(): T {
  return fetch<T>(cosineCell);
}

/** One lane of the last sine or cosine. */
export function sineAt(lane: usize): f64 {
  return load<f64>(sineCell + 8 * lane);
}

export function cosineAt(lane: usize): f64 {
  return load<f64>(cosineCell + 8 * lane);
}

const TAN_EIGHTH: f64 = 0.41421356237309503; // tan(π/8)

/** Angle of (x, y) in −π … π, radians; 0 for (0, 0). Absolute error below 5e-16. */
export function angleOf<T>(y: T, x: T): T {
  const ax = magnitude<T>(x);
  const ay = magnitude<T>(y);
  const big = whereLess<T>(ax, ay, ay, ax);
  const small = whereLess<T>(ax, ay, ax, ay);
  // Above 22.5° turn back by 45°, in one division.
  const limit = mul<T>(big, splat<T>(TAN_EIGHTH));
  const numerator = whereLess<T>(limit, small, sub<T>(small, big), small);
  const denominator = whereLess<T>(limit, small, add<T>(small, big), big);
  const t = div<T>(numerator, whereLess<T>(splat<T>(0), denominator, denominator, splat<T>(1)));
  const v = mul<T>(t, t);
  let p = splat<T>(0.1112713177863043);
  p = plus<T>(splat<T>(-0.09035375706298504), v, p);
  p = plus<T>(splat<T>(0.005139180706464588), v, p);
  p = plus<T>(splat<T>(0.044791354254559546), v, p);
  p = plus<T>(splat<T>(-0.06451486340161294), v, p);
  p = plus<T>(splat<T>(0.07670788356089422), v, p);
  p = plus<T>(splat<T>(-0.09089504358192409), v, p);
  p = plus<T>(splat<T>(0.11111052819522677), v, p);
  p = plus<T>(splat<T>(-0.14285712836553277), v, p);
  p = plus<T>(splat<T>(0.19999999980669039), v, p);
  p = plus<T>(splat<T>(-0.3333333333322093), v, p);
  p = plus<T>(splat<T>(0.9999999999999978), v, p);
  let a = mul<T>(t, p);
  a = add<T>(a, whereLess<T>(limit, small, splat<T>(0.7853981633974483), splat<T>(0)));
  a = whereLess<T>(ax, ay, sub<T>(splat<T>(1.5707963267948966), a), a);
  a = whereLess<T>(x, splat<T>(0), sub<T>(splat<T>(3.141592653589793), a), a);
  return whereLess<T>(y, splat<T>(0), neg<T>(a), a);
}
