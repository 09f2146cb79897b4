/** Corrects the polynomials of some arguments so that the series leaves less: one Gauss–Newton step. */
import { normalEquations, solve } from './leastsquares.mjs';
import { centuriesOf } from './model.mjs';
import { phaseWalker } from './phases.mjs';

/**
 * @param which  indices of the arguments to correct
 * @param rest   three thinned arrays: samples minus series; distance is weighted by 1/mean distance
 * @returns new args
 */
export function refineArguments(model, which, rest, jdOf, scale) {
  const powers = [1, 2, 3, 4];
  const terms = model.groups.flatMap((g) => [...g.lr.map((t) => ({ ...t, g })), ...g.b.map((t) => ({ ...t, g }))]);
  const walk = phaseWalker(
    model.args,
    terms.map((t) => t.n),
  );
  const unknowns = which.length * powers.length;
  const count = rest[0].length;
  const slopes = new Float64Array(3 * which.length);
  // the three coordinates follow one another as samples
  const fill = (i, columns, block, slot) => {
    const c = Math.floor(i / count);
    const T = centuriesOf(jdOf(i % count));
    walk.at(T);
    slopes.fill(0);
    for (let j = 0; j < terms.length; j++) {
      const t = terms[j];
      const weight = (T / t.g.scale) ** t.g.power;
      let d = 0;
      if (c === 1) {
        if (t.cb !== undefined) d = t.sb * walk.cos[j] - t.cb * walk.sin[j];
      } else if (t.cl !== undefined) {
        d =
          c === 0
            ? t.sl * walk.cos[j] - t.cl * walk.sin[j]
            : (t.sr * walk.cos[j] - t.cr * walk.sin[j]) / model.meanDistance;
      }
      for (let a = 0; a < which.length; a++) slopes[a] += t.n[which[a]] * weight * d;
    }
    for (let a = 0; a < which.length; a++) {
      for (let p = 0; p < powers.length; p++)
        columns[(a * powers.length + p) * block + slot] = slopes[a] * (T / scale) ** powers[p];
    }
  };
  const right = new Float64Array(3 * count);
  right.set(rest[0]);
  right.set(rest[1], count);
  for (let i = 0; i < count; i++) right[2 * count + i] = rest[2][i] / model.meanDistance;
  const [x] = solve(normalEquations(unknowns, 3 * count, fill, [right]), unknowns);
  return model.args.map((poly, i) => {
    const a = which.indexOf(i);
    if (a < 0) return poly;
    const out = [0, 1, 2, 3, 4].map((k) => poly[k] ?? 0);
    powers.forEach((p, j) => {
      out[p] += x[a * powers.length + j] / scale ** p;
    });
    return out;
  });
}
