/**
 * The interpolated apogee and perigee of the Moon as Swiss Ephemeris defines them: let time run on at the Moon's mean rates from the moment of a
 * mean apsis, with the Sun, the node and the apsis where they are now, until her distance is greatest or least; she is then at the point.
 *
 * A model is a list of terms of her longitude (L), distance (R) and latitude (B): { kind, trig, n, value }, n multiplying
 * [D, l′, l, F, Venus, Earth, Jupiter, Ω]. Terms with l′ carry E^|n(l′)|, E = 1 − 0.002516 T − 0.0000074 T² (Meeus, Astronomical Algorithms, 47.6).
 */
import { delaunay, planetLongitudes as L, polynomial } from './arguments.mjs';
import { normalEquations, solve } from './leastsquares.mjs';

const arcsecond = Math.PI / 648000;
const sum = (...polynomials) => [0, 1, 2, 3, 4].map((k) => polynomials.reduce((s, p) => s + (p[k] ?? 0), 0));
const less = (p) => p.map((x) => -x);
const perFiftyCenturies = (list) => list.map((x, k) => (x * arcsecond) / 50 ** k);

/** Ω, IERS Conventions (2003), (5.43). */
const node = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939].map((x) => x * arcsecond);
// What turns the IERS polynomials into those behind the points, fitted to −3000 … 3000: arcseconds per power of T/50.
const towardsSun = perFiftyCenturies([0, 30.5805, -149.073, -1028.2947, -989.1338]);
const towardsNode = perFiftyCenturies([0, -0.1698, 98.0634, 448.0283, 497.1729]);
const along = perFiftyCenturies([0, -9.7705, 46.9466, 322.4556, 392.1748]);

/** Perigee from the Sun, l′, perigee from the node, Venus, Earth, Jupiter, Ω: slow angles, radians per power of T. */
export const slowAngles = [
  sum(delaunay.D, less(delaunay.l), towardsSun),
  sum(delaunay.M),
  sum(delaunay.F, less(delaunay.l), towardsNode),
  sum(L.Venus),
  sum(L.Earth),
  sum(L.Jupiter),
  sum(node),
];
/** Mean longitude of the perigee, mean equinox of date. */
export const meanPerigee = sum(delaunay.F, node, less(delaunay.l), along);

const anomalistic = 27.55454988;
/** Change of D, l′, l, F and of the mean longitude per change of l while time runs on (mean months and year, days). */
export const paces = [anomalistic / 29.530588835, anomalistic / 365.2596, 1, anomalistic / 27.212220817];
export const paceOfLongitude = anomalistic / 27.321582;

/** Evaluator of a list of terms: at(T, anomaly, base) fills the sums; base is 0 for the perigee, π for the apogee. */
export function apsisSums(terms) {
  const phases = [...new Map(terms.map((t) => [t.n.join(), t.n])).values()];
  const index = new Map(phases.map((n, i) => [n.join(), i]));
  const which = terms.map((t) => index.get(t.n.join()));
  const most = phases[0].map((_, i) => Math.max(1, ...phases.map((n) => Math.abs(n[i]))));
  const tables = most.map((m) => [new Float64Array(2 * m + 1), new Float64Array(2 * m + 1)]);
  const cos = new Float64Array(phases.length);
  const sin = new Float64Array(phases.length);
  const factors = phases.map((n) => n.flatMap((k, i) => (k === 0 ? [] : [[i, most[i] + k]])));
  const pace = phases.map((n) => paces.reduce((s, p, i) => s + p * n[i], 0));
  const slow = new Float64Array(7);
  const powersOfE = new Float64Array(9);
  const setTable = (i, angle) => {
    const [c, s] = tables[i];
    const m = most[i];
    c[m] = 1;
    s[m] = 0;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    for (let k = 1; k <= m; k++) {
      c[m + k] = c[m + k - 1] * x - s[m + k - 1] * y;
      s[m + k] = s[m + k - 1] * x + c[m + k - 1] * y;
      c[m - k] = c[m + k];
      s[m - k] = -s[m + k];
    }
  };
  const out = { l: 0, dl: 0, b: 0, db: 0, r: 0, dr: 0, ddr: 0 };
  const setTime = (T) => {
    for (let i = 0; i < 7; i++) slow[i] = polynomial(slowAngles[i], T);
    for (let i = 3; i < 7; i++) setTable(i + 1, slow[i]);
    const e = 1 - 0.002516 * T - 0.0000074 * T * T;
    powersOfE[0] = 1;
    for (let k = 1; k < 9; k++) powersOfE[k] = powersOfE[k - 1] * e;
  };
  const setAnomaly = (base, shift) => {
    setTable(0, slow[0] + base + paces[0] * shift);
    setTable(1, slow[1] + paces[1] * shift);
    setTable(2, base + shift);
    setTable(3, slow[2] + base + paces[3] * shift);
    for (let p = 0; p < phases.length; p++) {
      let c = 1;
      let s = 0;
      for (const [i, at] of factors[p]) {
        const x = tables[i][0][at];
        const y = tables[i][1][at];
        const t = c * x - s * y;
        s = s * x + c * y;
        c = t;
      }
      cos[p] = c;
      sin[p] = s;
    }
    out.l = out.dl = out.b = out.db = out.r = out.dr = out.ddr = 0;
    terms.forEach((t, j) => {
      const p = which[j];
      const f = t.value * powersOfE[Math.abs(t.n[1])];
      const v = t.trig === 'sin' ? sin[p] : cos[p];
      const d = (t.trig === 'sin' ? cos[p] : -sin[p]) * pace[p];
      if (t.kind === 'L') {
        out.l += f * v;
        out.dl += f * d;
      } else if (t.kind === 'B') {
        out.b += f * v;
        out.db += f * d;
      } else {
        out.r += f * v;
        out.dr += f * d;
        out.ddr -= f * v * pace[p] * pace[p];
      }
    });
    return out;
  };
  /** Newton's way to dr = 0 from a first shift; leaves the sums at the apsis. */
  const toApsis = (T, base, shift) => {
    setTime(T);
    for (let i = 0; i < 20; i++) {
      const { dr, ddr } = setAnomaly(base, shift);
      const step = Math.max(-0.15, Math.min(0.15, dr / ddr));
      shift -= step;
      if (Math.abs(step) < 1e-12) break;
    }
    setAnomaly(base, shift);
    return shift;
  };
  /** Value and slope of one term's phase at the place last set, times E. */
  const termAt = (j, slot) => {
    const p = which[j];
    const f = powersOfE[Math.abs(terms[j].n[1])];
    slot[0] = f * (terms[j].trig === 'sin' ? sin[p] : cos[p]);
    slot[1] = f * (terms[j].trig === 'sin' ? cos[p] : -sin[p]) * pace[p];
  };
  return { toApsis, out, termAt };
}

/** Longitude that the sums of `out` stand for, minus an observed one, −π … π. */
export function longitudeError(T, base, shift, l, offset, observed) {
  const d = observed - (polynomial(meanPerigee, T) + offset + base + paceOfLongitude * shift + l);
  return d - 2 * Math.PI * Math.round(d / (2 * Math.PI));
}

/**
 * One Gauss–Newton step of all amplitudes; changes the terms' values and `state.offset` in place.
 * @param rows  [{ T, base, longitude, latitude, distance, shift }], `shift` is kept up to date
 * @returns rms of the misfits before the step, arcseconds (distances as angles at 1/0.00257 au)
 */
export function improve(terms, state, rows) {
  const perAu = 1 / 0.00257;
  const { toApsis, out, termAt } = apsisSums(terms);
  const unknowns = terms.length + 1;
  const right = new Float64Array(3 * rows.length);
  const slot = [0, 0];
  const fill = (i, columns, block, at) => {
    const row = rows[Math.floor(i / 3)];
    const c = i % 3;
    if (c === 0) row.shift = toApsis(row.T, row.base, row.shift);
    const lever = c === 0 ? paceOfLongitude + out.dl : out.db;
    terms.forEach((t, j) => {
      termAt(j, slot);
      let x = 0;
      if (t.kind === 'R') x = c === 2 ? slot[0] * perAu : (-lever * slot[1]) / out.ddr;
      else if ((t.kind === 'L' && c === 0) || (t.kind === 'B' && c === 1)) x = slot[0];
      columns[j * block + at] = x;
    });
    columns[terms.length * block + at] = c === 0 ? 1 : 0;
    if (c === 0) right[i] = longitudeError(row.T, row.base, row.shift, out.l, state.offset, row.longitude);
    else right[i] = c === 1 ? row.latitude - out.b : (row.distance - out.r) * perAu;
  };
  const system = normalEquations(unknowns, right.length, fill, [right]);
  for (let i = 0; i < unknowns; i++) system.normal[i * unknowns + i] *= 1 + 1e-8;
  const [x] = solve(system, unknowns);
  terms.forEach((t, j) => {
    t.value += x[j];
  });
  state.offset += x[terms.length];
  let square = 0;
  for (const v of right) square += v * v;
  return Math.sqrt(square / right.length) / arcsecond;
}
