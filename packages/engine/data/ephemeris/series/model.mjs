/**
 * A body's place as mean longitude, tilted plane, mean distance and a trigonometric series: what FORMAT.md calls a spherical body
 * without its rows. A model is plain data: { args, meanLongitude, tilt, meanDistance, groups, split }.
 */
import { encodeSeries as encodeBlock } from '../program.mjs';
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
export function observed(model, samples, startJd, stepDays, stride = 1) {
  const count = Math.ceil(samples.length / 3 / stride);
  const out = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const place = [0, 0];
  for (let i = 0; i < count; i++) {
    const at = i * stride;
    const T = centuriesOf(startJd + at * stepDays);
    toTilted(model.tilt, T, samples[3 * at], samples[3 * at + 1], place);
    const d = place[0] - polynomial(model.meanLongitude, T);
    out[0][i] = d - 2 * Math.PI * Math.round(d / (2 * Math.PI));
    out[1][i] = place[1];
    out[2][i] = samples[3 * at + 2] - model.meanDistance;
  }
  return out;
}

/** Evaluator of a model: at(jd, out) writes longitude − mean longitude, latitude, distance − mean distance. */
export function seriesEvaluator(model) {
  const terms = model.groups.flatMap((g) => [...g.lr, ...g.b]);
  const walk = phaseWalker(model.args, terms.map((t) => t.n));
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
 * @param model  meanLongitude, tilt, meanDistance, args, split as first guesses
 * @param terms  { lr: [{ n, power }], b: [{ n, power }] }
 * @returns a new model with groups, mean longitude and mean distance fitted
 */
export function fitModel(model, terms, samples, startJd, stepDays, { stride = 1, scale = 10 } = {}) {
  const seen = observed(model, samples, startJd, stepDays, stride);
  const count = seen[0].length;
  const step = stepDays * stride;
  const lr = fitColumns(model.args, terms.lr, 5, scale, [seen[0], seen[2]], startJd, step, count);
  const b = fitColumns(model.args, terms.b, 0, scale, [seen[1]], startJd, step, count);
  const meanLongitude = model.meanLongitude.map((c, k) => c + lr.full[0][k] / scale ** k);
  const groups = groupsOf(terms, scale, (i) => ({
    cl: lr.full[0][5 + 2 * i], sl: lr.full[0][6 + 2 * i], cr: lr.constant[1][5 + 2 * i], sr: lr.constant[1][6 + 2 * i],
  }), (i) => ({ cb: b.full[0][2 * i], sb: b.full[0][2 * i + 1] }));
  return { ...model, meanLongitude, meanDistance: model.meanDistance + lr.constant[1][0], groups };
}

function fitColumns(args, list, polynomials, scale, rights, startJd, step, count) {
  const vectors = [...new Map(list.map((t) => [t.n.join(), t.n])).values()];
  const index = new Map(vectors.map((n, i) => [n.join(), i]));
  const which = Int32Array.from(list, (t) => index.get(t.n.join()));
  const power = Int32Array.from(list, (t) => t.power);
  const walk = phaseWalker(args, vectors);
  const unknowns = polynomials + 2 * list.length;
  const weights = new Float64Array(8);
  const fill = (i, columns, block, slot) => {
    const T = centuriesOf(startJd + i * step);
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
  const system = normalEquations(unknowns, count, fill, rights);
  const all = [...Array(unknowns).keys()];
  const [first] = solve(system, unknowns, all, [0]);
  const full = [first];
  if (rights.length === 1) return { full };
  // the distance has one polynomial column only: its mean
  const [second] = solve(system, unknowns, all.filter((k) => k === 0 || k >= polynomials), [1]);
  return { full, constant: [null, second] };
}

function groupsOf(terms, scale, lrOf, bOf) {
  const powers = [...new Set([...terms.lr, ...terms.b].map((t) => t.power))].sort((a, b) => a - b);
  return powers.map((power) => ({
    power,
    scale,
    lr: terms.lr.flatMap((t, i) => (t.power === power ? [{ n: t.n, ...lrOf(i) }] : [])),
    b: terms.b.flatMap((t, i) => (t.power === power ? [{ n: t.n, ...bOf(i) }] : [])),
  }));
}

/** The model's series as the block of FORMAT.md. */
export const encodeSeries = (model) => encodeBlock({ args: model.args, groups: model.groups, split: model.split });
