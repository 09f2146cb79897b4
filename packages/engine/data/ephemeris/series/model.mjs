/**
 * A body's place as mean longitude, tilted plane, mean distance and a trigonometric series: what FORMAT.md calls a spherical body
 * without its rows. A model is plain data: { args, meanLongitude, tilt, meanDistance, groups }.
 */
import { polynomial } from './arguments.mjs';
import { normalEquations, solve } from './leastsquares.mjs';
import { phaseWalker } from './phases.mjs';

export const centuriesOf = (jd) => (jd - 2451545) / 36525;

/** Rectangular ecliptic J2000 → longitude, latitude, distance in the tilted plane of T. */
export function toTilted(tilt, T, longitude, latitude, out) {
  const [p, q, w] = tiltAt(tilt, T);
  const x = Math.cos(latitude) * Math.cos(longitude);
  const y = Math.cos(latitude) * Math.sin(longitude);
  const z = Math.sin(latitude);
  const u = (1 - 2 * p * p) * x + 2 * p * q * y - 2 * p * w * z;
  const v = 2 * p * q * x + (1 - 2 * q * q) * y + 2 * q * w * z;
  const n = 2 * p * w * x - 2 * q * w * y + (1 - 2 * p * p - 2 * q * q) * z;
  out[0] = Math.atan2(v, u);
  out[1] = Math.atan2(n, Math.sqrt(u * u + v * v));
}

/** The way back, to x y z of the given distance. */
export function fromTilted(tilt, T, longitude, latitude, distance, out) {
  const [p, q, w] = tiltAt(tilt, T);
  const u = distance * Math.cos(latitude) * Math.cos(longitude);
  const v = distance * Math.cos(latitude) * Math.sin(longitude);
  const n = distance * Math.sin(latitude);
  out[0] = (1 - 2 * p * p) * u + 2 * p * q * v + 2 * p * w * n;
  out[1] = 2 * p * q * u + (1 - 2 * q * q) * v - 2 * q * w * n;
  out[2] = -2 * p * w * u + 2 * q * w * v + (1 - 2 * p * p - 2 * q * q) * n;
  return out;
}

function tiltAt(tilt, T) {
  const p = T * (tilt[0] + T * (tilt[1] + T * tilt[2]));
  const q = T * (tilt[3] + T * (tilt[4] + T * tilt[5]));
  return [p, q, Math.sqrt(1 - p * p - q * q)];
}

/**
 * Samples (longitude, latitude, distance triples in ecliptic J2000 axes) → what is left for the series to explain.
 * @returns [longitude − mean longitude (−π … π), latitude, distance − mean distance], Float64Array each
 */
export function observed(model, samples, startJd, stepDays) {
  const count = samples.length / 3;
  const out = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const place = [0, 0];
  for (let i = 0; i < count; i++) {
    const T = centuriesOf(startJd + i * stepDays);
    toTilted(model.tilt, T, samples[3 * i], samples[3 * i + 1], place);
    const d = place[0] - polynomial(model.meanLongitude, T);
    out[0][i] = d - 2 * Math.PI * Math.round(d / (2 * Math.PI));
    out[1][i] = place[1];
    out[2][i] = samples[3 * i + 2] - model.meanDistance;
  }
  return out;
}

/**
 * One sample of every stride, at steps that never repeat, so that no frequency is mistaken for its alias.
 * @returns { seen: three thinned arrays, jdOf(i) }
 */
export function thinned(seen, startJd, stepDays, stride) {
  const indexOf = (i) => i * stride + Math.floor(stride * ((i * 0.6180339887498949) % 1));
  const count = Math.floor(seen[0].length / stride);
  const out = seen.map((values) => Float64Array.from({ length: count }, (_, i) => values[indexOf(i)]));
  return { seen: out, jdOf: (i) => startJd + indexOf(i) * stepDays };
}

/** Evaluator of a model: at(jd, out) writes longitude − mean longitude, latitude, distance − mean distance. */
export function seriesEvaluator(model) {
  const terms = model.groups.flatMap((g) => [...g.lr, ...g.b]);
  const walk = phaseWalker(
    model.args,
    terms.map((t) => t.n),
  );
  return (jd, out) => {
    const T = centuriesOf(jd);
    walk.at(T);
    out[0] = out[1] = out[2] = 0;
    let i = 0;
    for (const g of model.groups) {
      const weight = (T / g.scale) ** g.power;
      for (const t of g.lr) {
        out[0] += weight * (t.cl * walk.cos[i] + t.sl * walk.sin[i]);
        out[2] += weight * (t.cr * walk.cos[i] + t.sr * walk.sin[i]);
        i++;
      }
      for (const t of g.b) {
        out[1] += weight * (t.cb * walk.cos[i] + t.sb * walk.sin[i]);
        i++;
      }
    }
    return out;
  };
}

/** Series of a model at every sample, three arrays like `observed`. */
export function seriesAt(model, startJd, stepDays, count) {
  const evaluate = seriesEvaluator(model);
  const out = [0, 1, 2].map(() => new Float64Array(count));
  const place = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    evaluate(startJd + i * stepDays, place);
    for (let c = 0; c < 3; c++) out[c][i] = place[c];
  }
  return out;
}

/**
 * Least squares of all amplitudes, with corrections of the mean longitude (T⁰ … T⁴) and the mean distance.
 * @param model    meanLongitude, tilt, meanDistance, args as first guesses
 * @param terms    { lr: [{ n, power }], b: [{ n, power }] }
 * @param options  stride: one sample of so many is used; scale: centuries that T is divided by; distancePowers, latitudePowers: how many powers of T,
 *                 from T⁰, distance and latitude have without a phase (they become terms of the zero phase)
 * @returns a new model with groups, mean longitude and mean distance fitted
 */
export function fitModel(model, terms, seen, jdOf, { scale = 10, distancePowers = 1, latitudePowers = 0 } = {}) {
  const lr = fitColumns(model.args, terms.lr, 5, scale, [seen[0], seen[2]], [5, distancePowers], jdOf);
  const b = fitColumns(model.args, terms.b, latitudePowers, scale, [seen[1]], [latitudePowers], jdOf);
  const [l, r] = lr;
  const meanLongitude = model.meanLongitude.map((c, k) => c + l[k] / scale ** k);
  const still = model.args.map(() => 0);
  const powers = new Set([...terms.lr, ...terms.b].map((t) => t.power));
  for (let p = 0; p < Math.max(distancePowers, latitudePowers); p++) powers.add(p);
  const groups = [...powers]
    .sort((x, y) => x - y)
    .map((power) => {
      const group = { power, scale, lr: [], b: [] };
      if (power > 0 && power < distancePowers) group.lr.push({ n: still, cl: 0, sl: 0, cr: r[power], sr: 0 });
      if (power < latitudePowers) group.b.push({ n: still, cb: b[0][power], sb: 0 });
      terms.lr.forEach((t, i) => {
        const at = 5 + 2 * i;
        if (t.power === power) group.lr.push({ n: t.n, cl: l[at], sl: l[at + 1], cr: r[at], sr: r[at + 1] });
      });
      terms.b.forEach((t, i) => {
        const at = latitudePowers + 2 * i;
        if (t.power === power) group.b.push({ n: t.n, cb: b[0][at], sb: b[0][at + 1] });
      });
      return group;
    });
  return { ...model, meanLongitude, meanDistance: model.meanDistance + r[0], groups };
}

/** Amplitudes per right-hand side: first the powers of T (those a side may not use stay 0), then cosine and sine of every term. */
function fitColumns(args, list, polynomials, scale, rights, allowed, jdOf) {
  const vectors = [...new Map(list.map((t) => [t.n.join(), t.n])).values()];
  const index = new Map(vectors.map((n, i) => [n.join(), i]));
  const which = Int32Array.from(list, (t) => index.get(t.n.join()));
  const power = Int32Array.from(list, (t) => t.power);
  const walk = phaseWalker(args, vectors);
  const unknowns = polynomials + 2 * list.length;
  const weights = new Float64Array(8);
  const fill = (i, columns, block, slot) => {
    const T = centuriesOf(jdOf(i));
    walk.at(T);
    weights[0] = 1;
    for (let p = 1; p < 8; p++) weights[p] = (weights[p - 1] * T) / scale;
    for (let p = 0; p < polynomials; p++) columns[p * block + slot] = weights[p];
    for (let j = 0; j < which.length; j++) {
      const at = (polynomials + 2 * j) * block + slot;
      columns[at] = weights[power[j]] * walk.cos[which[j]];
      columns[at + block] = weights[power[j]] * walk.sin[which[j]];
    }
  };
  const system = normalEquations(unknowns, rights[0].length, fill, rights);
  const all = [...Array(unknowns).keys()];
  return rights.map(
    (_, f) =>
      solve(
        system,
        unknowns,
        all.filter((k) => k < allowed[f] || k >= polynomials),
        [f],
      )[0],
  );
}
