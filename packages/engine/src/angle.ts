/**
 * Angles: degrees and radians, turns brought home, and a sine and cosine whose every bit is the same on every host.
 *
 * For everybody in the engine outside the core. `Math.sin` differs between JavaScript engines in the last place, so it
 * is banned here; these use nothing but + − × and comparison, which IEEE 754 fixes.
 */

const pi: number = Math.PI;
/** One full turn, radians. */
export const turnRad: number = 2 * pi;

const radPerDeg = pi / 180;
const degPerRad = 180 / pi;

/** Degrees → radians. */
export function radiansOf(deg: number): number {
  return deg * radPerDeg;
}

/** Radians → degrees. */
export function degreesOf(rad: number): number {
  return rad * degPerRad;
}

/**
 * An angle of any number of turns brought into one turn.
 *
 * @param deg  any finite angle, degrees
 * @returns 0 ≤ angle < 360; never −0, and never 360 although a tiny negative angle would round to it
 */
export function normaliseDeg(deg: number): number {
  const rest = deg % 360;
  const home = rest < 0 ? rest + 360 : rest;
  return home === 360 || home === 0 ? 0 : home;
}

/**
 * An angle brought to the half turn either side of zero: the way to write a difference of two longitudes.
 *
 * @param deg  any finite angle, degrees
 * @returns −180 ≤ angle < 180
 */
export function normaliseSignedDeg(deg: number): number {
  const home = normaliseDeg(deg);
  return home >= 180 ? home - 360 : home;
}

/**
 * An angle of any number of turns brought into one turn.
 *
 * @param rad  any finite angle, radians
 * @returns 0 ≤ angle < 2π
 */
export function normaliseRad(rad: number): number {
  const rest = rad % turnRad;
  const home = rest < 0 ? rest + turnRad : rest;
  return home === turnRad || home === 0 ? 0 : home;
}

/**
 * An angle brought to the half turn either side of zero.
 *
 * @param rad  any finite angle, radians
 * @returns −π ≤ angle < π
 */
export function normaliseSignedRad(rad: number): number {
  const home = normaliseRad(rad);
  return home >= pi ? home - turnRad : home;
}

/** π/2 in three parts: the first two have 33 bits, so that a whole number up to 2²⁰ times either is exact. */
const quarterTurnHigh = 1.5707963267341256;
const quarterTurnMiddle = 6.077100506303966e-11;
const quarterTurnLow = 2.0222662487959506e-21;
const quartersPerRad = 0.6366197723675814;

/**
 * Sine and cosine by plain arithmetic, the same bits everywhere.
 *
 * @param rad  radians, |rad| ≤ 10⁶ for the stated error; beyond, the reduction to a quarter turn loses digits
 * @returns both, within 2.3e-16 of the true values (a unit in the last place near 1)
 * @throws  nothing; a value that is not finite gives NaN for both
 * @source  Taylor series to x¹⁷ and x¹⁸ on |x| ≤ π/4, where the first term left out is below 1e-19;
 *          reduction after Cody and Waite, Software Manual for the Elementary Functions, 1980
 */
export function sinCos(rad: number): { readonly sin: number; readonly cos: number } {
  const quarters = Math.round(rad * quartersPerRad);
  // What the subtraction of the middle part rounds off is put back, so the reduced angle keeps its last bit.
  const rough = rad - quarters * quarterTurnHigh;
  const middle = quarters * quarterTurnMiddle;
  const near = rough - middle;
  const lost = rough - near - middle;
  const x = near + (lost - quarters * quarterTurnLow);
  const xx = x * x;
  const sin = x + x * xx * sineTail(xx);
  const cos = 1 - (0.5 * xx - xx * xx * cosineTail(xx));
  // `& 3` would wrap above 2³¹; a remainder does not.
  const quadrant = ((quarters % 4) + 4) % 4;
  if (quadrant === 0) return { sin, cos };
  if (quadrant === 1) return { sin: cos, cos: -sin };
  if (quadrant === 2) return { sin: -sin, cos: -cos };
  return { sin: -cos, cos: sin };
}

/** (sin x − x) / x³ as a polynomial in x²: −1/3!, +1/5!, … −1/15!, +1/17!. */
function sineTail(xx: number): number {
  return (
    -1 / 6 +
    xx *
      (1 / 120 +
        xx *
          (-1 / 5040 +
            xx *
              (1 / 362880 +
                xx * (-1 / 39916800 + xx * (1 / 6227020800 + xx * (-1 / 1307674368000 + xx * (1 / 355687428096000)))))))
  );
}

/** (cos x − 1 + x²/2) / x⁴ as a polynomial in x²: +1/4!, −1/6!, … +1/16!, −1/18!. */
function cosineTail(xx: number): number {
  return (
    1 / 24 +
    xx *
      (-1 / 720 +
        xx *
          (1 / 40320 +
            xx *
              (-1 / 3628800 +
                xx *
                  (1 / 479001600 +
                    xx * (-1 / 87178291200 + xx * (1 / 20922789888000 + xx * (-1 / 6402373705728000)))))))
  );
}

/** Angles whose tangents are 0, 1/8, 2/8 … 1, radians. */
// biome-ignore format: a table reads in rows
const anglesOfEighths: readonly number[] = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061,
  0.5585993153435624, 0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
];

/**
 * Direction of a vector by plain arithmetic, the same bits everywhere; what `Math.atan2` is elsewhere.
 *
 * @param y  in any unit
 * @param x  in the same unit; both within 1e-150 … 1e150 in size, or 0
 * @returns −π ≤ angle ≤ π, radians, −0 taken for 0; within 1e-15 of the true value; exact multiples of π/4 on the axes and diagonals; 0 for no vector
 * @throws  nothing; what is not finite gives NaN
 * @source  arctan z = arctan c + arctan((z − c)/(1 + cz)) with c the nearest eighth, and the series to t¹³, where the first term left out is below 6e-20
 */
export function arcTangent(y: number, x: number): number {
  const across = Math.abs(x);
  const up = Math.abs(y);
  const longer = Math.max(across, up);
  if (longer === 0) return 0;
  const shorter = Math.min(across, up);
  const eighth = Math.round((8 * shorter) / longer);
  const c = eighth / 8;
  // Over the whole fraction, so that the quotient is rounded once.
  const t = (shorter - c * longer) / (longer + c * shorter);
  const first = (anglesOfEighths[eighth] ?? Number.NaN) + arcTangentSeries(t);
  const upper = up > across ? pi / 2 - first : first;
  const half = x < 0 ? pi - upper : upper;
  return y < 0 ? -half : half;
}

/** t − t³/3 + t⁵/5 − … + t¹³/13. */
function arcTangentSeries(t: number): number {
  const tt = t * t;
  return t - t * tt * (1 / 3 - tt * (1 / 5 - tt * (1 / 7 - tt * (1 / 9 - tt * (1 / 11 - tt / 13)))));
}
