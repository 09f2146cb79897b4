/** Logarithm and exponential in plain arithmetic, for magnitudes: those of `Math` differ from host to host in the last bit. */

const LN_2 = 0.6931471805599453;
const ROOT_2 = 1.4142135623730951;

/**
 * Natural logarithm.
 *
 * @param x  above 0
 * @returns error below 1e-15 of the greater of 1 and itself
 * @source  ln m = 2 artanh((m − 1) / (m + 1)), the series to the 21st power: the next term is below 1e-18
 */
export function lnOf(x: number): number {
  let m = x;
  let twos = 0;
  for (; m >= ROOT_2; m /= 2) twos++;
  for (; m < ROOT_2 / 2; m *= 2) twos--;
  const s = (m - 1) / (m + 1);
  let sum = 0;
  for (let k = 21; k > 0; k -= 2) sum = sum * s * s + 1 / k;
  return twos * LN_2 + 2 * s * sum;
}

/** Logarithm to the base of ten; as `lnOf`. */
export function log10Of(x: number): number {
  return lnOf(x) / 2.302585092994046;
}

/**
 * e to a power.
 *
 * @param x  −30 … 0
 * @returns relative error below 1e-13
 */
export function expOf(x: number): number {
  let small = x;
  let halvings = 0;
  for (; small < -0.125; small /= 2) halvings++;
  let power = 1;
  // To the tenth power: the next term is below 1e-17.
  for (let k = 10; k > 0; k--) power = 1 + (small / k) * power;
  for (; halvings > 0; halvings--) power *= power;
  return power;
}
