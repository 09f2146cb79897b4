/** A zero between two values of opposite signs, of a function that gives no rate. For turning points, where a rate itself is searched. */

/** Halving alone needs some fifty rounds for a step of a century. */
const MOST_ROUNDS = 200;

/**
 * A zero of a continuous function between two instants at which it has opposite signs (0 counts as positive).
 *
 * @param valueA, valueB  the function at `a` and `b`
 * @returns within `tolerance` of a zero, between `a` and `b`; inverse quadratic steps where the last three values allow them, else halving
 * @source  `chandrupatla-1997`
 */
export function zeroBetween(
  f: (x: number) => number,
  a: number,
  valueA: number,
  b: number,
  valueB: number,
  tolerance: number,
): number {
  // x1 is the latest end, x2 the other side of the zero, x3 the end that was given up.
  let [x1, f1, x2, f2, x3, f3] = [b, valueB, a, valueA, a, valueA];
  let t = 0.5;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const x = x1 + t * (x2 - x1);
    const value = f(x);
    if (value < 0 === f1 < 0) [x3, f3] = [x1, f1];
    else [x3, f3, x2, f2] = [x2, f2, x1, f1];
    [x1, f1] = [x, value];
    const [best, least] = Math.abs(f2) < Math.abs(f1) ? [x2, f2] : [x1, f1];
    const limit = (0.5 * tolerance) / Math.abs(x2 - x1);
    if (least === 0 || !(limit < 0.5)) return best;
    const xi = (x1 - x2) / (x3 - x2);
    const phi = (f1 - f2) / (f3 - f2);
    const quadratic = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    t = quadratic
      ? (f1 / (f2 - f1)) * (f3 / (f2 - f3)) + ((x3 - x1) / (x2 - x1)) * (f1 / (f3 - f1)) * (f2 / (f3 - f2))
      : 0.5;
    t = Math.max(limit, Math.min(1 - limit, t));
  }
  return x1;
}
