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

/** One number of memory in every lane. Cheaper than `splat` of a literal, which V8 puts together in three instructions each time. */
export function constant<T>(address: usize, offset: usize): T {
  if (isVector<T>()) return v128.load64_splat(address + offset);
  return <T>load<f64>(address + offset);
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

/** `then` where a < b, else 0. */
export function onlyWhereLess<T>(a: T, b: T, then: T): T {
  if (isVector<T>()) return v128.and(then, f64x2.lt(a, b));
  return <f64>a < <f64>b ? then : <T>0.0;
}

/** −x where a < b, else x. */
function negWhereLess<T>(a: T, b: T, x: T): T {
  if (isVector<T>()) return v128.xor(x, v128.and(f64x2.lt(a, b), f64x2.splat(-0.0)));
  return <f64>a < <f64>b ? <T>-(<f64>x) : x;
}

/** The greater and the lesser of two numbers; a where they are equal. */
function greater<T>(a: T, b: T): T {
  if (isVector<T>()) return f64x2.pmax(a, b);
  return <f64>a < <f64>b ? b : a;
}

function lesser<T>(a: T, b: T): T {
  if (isVector<T>()) return f64x2.pmin(a, b);
  return <f64>b < <f64>a ? b : a;
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

/** Coefficients of the powers of z², highest first: sine without its first term, and cosine. */
const SINE: usize = memory.data<f64>([
  -7.647163731819816e-13, 1.6059043836821613e-10, -2.505210838544172e-8, 2.7557319223985893e-6, -1.984126984126984e-4,
  8.333333333333333e-3, -0.16666666666666666,
]);
const COSINE: usize = memory.data<f64>([
  4.779477332387385e-14, -1.1470745597729725e-11, 2.08767569878681e-9, -2.755731922398589e-7, 2.48015873015873e-5,
  -1.388888888888889e-3, 4.1666666666666664e-2, -0.5, 1,
]);

/** One step of Horner's rule: coefficient k of a table, plus what was summed so far times x. */
function step<T>(table: usize, k: usize, x: T, sum: T): T {
  return plus<T>(constant<T>(table, 8 * k), x, sum);
}

/**
 * Sine and cosine of an angle given in turns, any size; read them with `sine` and `cosine` before the next call.
 * Taylor polynomials of the quarter angle (|z| ≤ π/4, error < 1e-16), doubled twice: absolute error below 1e-15.
 */
export function turn<T>(turns: T): void {
  const z = mul<T>(sub<T>(turns, nearest<T>(turns)), splat<T>(QUARTER));
  const y = mul<T>(z, z);
  let s = step<T>(SINE, 1, y, constant<T>(SINE, 0));
  s = step<T>(SINE, 2, y, s);
  s = step<T>(SINE, 3, y, s);
  s = step<T>(SINE, 4, y, s);
  s = step<T>(SINE, 5, y, s);
  s = step<T>(SINE, 6, y, s);
  s = plus<T>(z, z, mul<T>(y, s));
  let c = step<T>(COSINE, 1, y, constant<T>(COSINE, 0));
  c = step<T>(COSINE, 2, y, c);
  c = step<T>(COSINE, 3, y, c);
  c = step<T>(COSINE, 4, y, c);
  c = step<T>(COSINE, 5, y, c);
  c = step<T>(COSINE, 6, y, c);
  c = step<T>(COSINE, 7, y, c);
  c = step<T>(COSINE, 8, y, c);
  const one = constant<T>(COSINE, 64);
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

/** Coefficients of the powers of t², highest first, of the arctangent over t, to tan(π/8). */
const ARCTANGENT: usize = memory.data<f64>([
  0.1112713177863043, -0.09035375706298504, 0.005139180706464588, 0.044791354254559546, -0.06451486340161294,
  0.07670788356089422, -0.09089504358192409, 0.11111052819522677, -0.14285712836553277, 0.19999999980669039,
  -0.3333333333322093, 0.9999999999999978,
]);
const TAN_EIGHTH: f64 = 0.41421356237309503; // tan(π/8)

/** Angle of (x, y) in −π … π, radians; 0 for (0, 0). Absolute error below 5e-16. */
export function angleOf<T>(y: T, x: T): T {
  const t = reduced<T>(y, x);
  const v = mul<T>(t, t);
  let p = constant<T>(ARCTANGENT, 0);
  for (let k: usize = 8; k < 96; k += 8) p = plus<T>(constant<T>(ARCTANGENT, k), v, p);
  return unfolded<T>(y, x, mul<T>(t, p));
}

const angleCells: usize = memory.data(32, 16);

/** Two angles side by side, which takes hardly longer than one; read them with `angleAt` before the next call. */
export function anglesOf<T>(y0: T, x0: T, y1: T, x1: T): void {
  const t0 = reduced<T>(y0, x0);
  const t1 = reduced<T>(y1, x1);
  const v0 = mul<T>(t0, t0);
  const v1 = mul<T>(t1, t1);
  let p0 = constant<T>(ARCTANGENT, 0);
  let p1 = p0;
  for (let k: usize = 8; k < 96; k += 8) {
    const c = constant<T>(ARCTANGENT, k);
    p0 = plus<T>(c, v0, p0);
    p1 = plus<T>(c, v1, p1);
  }
  put<T>(angleCells, unfolded<T>(y0, x0, mul<T>(t0, p0)));
  put<T>(angleCells + 16, unfolded<T>(y1, x1, mul<T>(t1, p1)));
}

/** The first (0) or second (1) of the last `anglesOf`. */
export function angleAt<T>(i: usize): T {
  return fetch<T>(angleCells + 16 * i);
}

/** Tangent of the angle of (x, y) brought into −tan(π/8) … tan(π/8): above 22.5° turned back by 45°, in one division. */
function reduced<T>(y: T, x: T): T {
  const ax = magnitude<T>(x);
  const ay = magnitude<T>(y);
  const big = greater<T>(ax, ay);
  const small = lesser<T>(ay, ax);
  const limit = mul<T>(big, splat<T>(TAN_EIGHTH));
  const numerator = sub<T>(small, onlyWhereLess<T>(limit, small, big));
  const denominator = add<T>(big, onlyWhereLess<T>(limit, small, small));
  return div<T>(numerator, whereLess<T>(splat<T>(0), denominator, denominator, splat<T>(1)));
}

/** The angle of (x, y) from that of `reduced`. */
function unfolded<T>(y: T, x: T, angle: T): T {
  const ax = magnitude<T>(x);
  const ay = magnitude<T>(y);
  const limit = mul<T>(greater<T>(ax, ay), splat<T>(TAN_EIGHTH));
  let a = add<T>(angle, onlyWhereLess<T>(limit, lesser<T>(ay, ax), splat<T>(0.7853981633974483)));
  a = whereLess<T>(ax, ay, sub<T>(splat<T>(1.5707963267948966), a), a);
  a = whereLess<T>(x, splat<T>(0), sub<T>(splat<T>(3.141592653589793), a), a);
  return negWhereLess<T>(y, splat<T>(0), a);
}
