/**
 * What a term saves: bits per row of the Chebyshev coefficients that no longer have to carry it.
 * A term of amplitude A and frequency ω puts 2A·J_k(ωT/2) into coefficient k of a row of T days; a column's width grows with the
 * logarithm of the root sum of squares over the terms still in it, above a floor (quantum and what no term explains).
 */

/** J_0(x) … J_{n−1}(x), by downward recurrence. */
export function besselJ(x, n) {
  const out = new Float64Array(n);
  if (Math.abs(x) < 1e-12) {
    out[0] = 1;
    return out;
  }
  let above = 0;
  let here = 1e-300;
  let sum = 0;
  const start = 2 * (Math.ceil(Math.max(n, Math.abs(x))) + 20);
  for (let k = start; k > 0; k--) {
    const below = ((2 * k) / x) * here - above;
    above = here;
    here = below;
    if (k - 1 < n) out[k - 1] = here;
    if ((k - 1) % 2 === 0) sum += k - 1 === 0 ? here : 2 * here;
    if (Math.abs(here) > 1e250) {
      here *= 1e-250;
      above *= 1e-250;
      sum *= 1e-250;
      for (let j = 0; j < n; j++) out[j] *= 1e-250;
    }
  }
  for (let j = 0; j < n; j++) out[j] /= sum;
  return out;
}

/**
 * Greedy choice of `count` terms.
 * @param pool    [{ coordinates: [{ floor: Float64Array per k, column: key, energy: Float64Array per k }] … }] see `poolEntry`
 * @param floors  per coordinate, Float64Array: mean square of coefficient k that stays whatever is chosen
 * @param count   how many terms to choose
 * @returns indices of the pool in order of choice
 */
export function chooseBySaving(pool, floors, count) {
  const left = floors.map((f) => Float64Array.from(f));
  for (const term of pool)
    for (const { c, energy } of term) for (let k = 0; k < energy.length; k++) left[c][k] += energy[k];
  const free = new Set(pool.keys());
  const chosen = [];
  while (chosen.length < count && free.size > 0) {
    let best = -1;
    let bestGain = -1;
    for (const i of free) {
      let gain = 0;
      for (const { c, energy } of pool[i]) {
        for (let k = 0; k < energy.length; k++) {
          const rest = Math.max(left[c][k] - energy[k], floors[c][k]);
          gain += 0.5 * Math.log2(left[c][k] / rest);
        }
      }
      if (gain > bestGain) {
        bestGain = gain;
        best = i;
      }
    }
    free.delete(best);
    chosen.push(best);
    for (const { c, energy } of pool[best]) {
      for (let k = 0; k < energy.length; k++) left[c][k] = Math.max(left[c][k] - energy[k], floors[c][k]);
    }
  }
  return chosen;
}

/** Mean squares of the coefficients 0 … n−1 that a term of this amplitude puts into rows of rowDays. */
export function energyOf(amplitude, radPerDay, rowDays, n) {
  const j = besselJ((radPerDay * rowDays) / 2, n);
  return j.map((x) => 2 * amplitude * amplitude * x * x);
}
