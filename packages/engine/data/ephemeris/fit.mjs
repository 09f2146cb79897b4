/**
 * Least squares of Chebyshev rows on a uniform grid of samples, and the ellipse that is taken out before.
 * Samples beyond each end of a row take part, so that the ends of neighbouring rows meet: two, or as many as a body asks for.
 */

const samplesBeyond = 2;

/** T_0 … T_{n−1} at s. */
export function chebyshev(s, n, out = new Float64Array(n)) {
  out[0] = 1;
  if (n > 1) out[1] = s;
  for (let k = 2; k < n; k++) out[k] = 2 * s * out[k - 1] - out[k - 2];
  return out;
}

/** Rows of the pseudo-inverse (n × m) of a full-rank m × n matrix, by Householder QR. */
export function pseudoInverse(a, m, n) {
  const r = Float64Array.from(a);
  const q = new Float64Array(m * m);
  for (let i = 0; i < m; i++) q[i * m + i] = 1;
  for (let k = 0; k < n; k++) {
    let norm = 0;
    for (let i = k; i < m; i++) norm += r[i * n + k] ** 2;
    norm = Math.sqrt(norm);
    const alpha = r[k * n + k] > 0 ? -norm : norm;
    const v = new Float64Array(m);
    for (let i = k; i < m; i++) v[i] = r[i * n + k];
    v[k] -= alpha;
    let vv = 0;
    for (let i = k; i < m; i++) vv += v[i] * v[i];
    for (let j = k; j < n; j++) {
      let dot = 0;
      for (let i = k; i < m; i++) dot += v[i] * r[i * n + j];
      const f = (2 * dot) / vv;
      for (let i = k; i < m; i++) r[i * n + j] -= f * v[i];
    }
    for (let j = 0; j < m; j++) {
      let dot = 0;
      for (let i = k; i < m; i++) dot += v[i] * q[i * m + j];
      const f = (2 * dot) / vv;
      for (let i = k; i < m; i++) q[i * m + j] -= f * v[i];
    }
  }
  const out = new Float64Array(n * m);
  for (let j = 0; j < m; j++) {
    for (let i = n - 1; i >= 0; i--) {
      let sum = q[i * m + j];
      for (let k = i + 1; k < n; k++) sum -= r[i * n + k] * out[k * m + j];
      out[i * m + j] = sum / r[i * n + i];
    }
  }
  return out;
}

/**
 * @param rest      per coordinate rows × (steps + 1 + 2 beyond) values: the samples of each row and those beyond each end
 * @param grid      { stepDays, rowDays, rows, counts: [n, n, n], beyond? }; rowDays is a whole number of steps
 * @returns per coordinate a Float64Array of rows × count coefficients
 */
export function fitRows(rest, { stepDays, rowDays, rows, counts, beyond = samplesBeyond }) {
  const steps = Math.round(rowDays / stepDays);
  const m = steps + 1 + 2 * beyond;
  return rest.map((values, c) => {
    const n = counts[c];
    const basis = new Float64Array(m * n);
    for (let i = 0; i < m; i++) {
      basis.set(chebyshev((2 * (i - beyond)) / steps - 1, n), i * n);
    }
    const inverse = pseudoInverse(basis, m, n);
    const out = new Float64Array(rows * n);
    for (let row = 0; row < rows; row++) {
      const at = row * m;
      for (let k = 0; k < n; k++) {
        let sum = 0;
        for (let i = 0; i < m; i++) sum += inverse[k * m + i] * values[at + i];
        out[row * n + k] = sum;
      }
    }
    return out;
  });
}

/** How many samples a body needs so that every row has its neighbours. */
export const samplesFor = ({ stepDays, rowDays, rows, beyond = samplesBeyond }) =>
  rows * Math.round(rowDays / stepDays) + 1 + 2 * beyond;
export const firstSampleJd = (startJd, stepDays, beyond = samplesBeyond) => startJd - beyond * stepDays;

/** Integers of the fields: coefficient k is integer · q / (1 + α k). */
export function quantise(coefficients, count, q, alpha) {
  return Float64Array.from(coefficients, (value, i) => Math.round((value / q) * (1 + alpha * (i % count))));
}

/** Bits of two's complement that hold every integer of a column. */
export function widthsOf(integers, count) {
  const widths = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    let low = 0;
    let high = 0;
    for (let i = k; i < integers.length; i += count) {
      low = Math.min(low, integers[i]);
      high = Math.max(high, integers[i]);
    }
    let bits = 0;
    while (low < -(2 ** (bits - 1)) || high > 2 ** (bits - 1) - 1) bits++;
    widths[k] = low === 0 && high === 0 ? 0 : bits;
  }
  return widths;
}

/**
 * Heliocentric position on an ellipse of equinoctial elements [a, λ, k, h, q, p] at one instant.
 * The eccentric longitude F solves F − k sin F + h cos F = λ.
 */
export function onEllipse([a, lambda, k, h, q, p], out = new Float64Array(3)) {
  let f = lambda + k * Math.sin(lambda) - h * Math.cos(lambda);
  for (let i = 0; i < 8; i++) {
    f -= (f - k * Math.sin(f) + h * Math.cos(f) - lambda) / (1 - k * Math.cos(f) - h * Math.sin(f));
  }
  const beta = 1 / (1 + Math.sqrt(1 - k * k - h * h));
  const c = Math.cos(f);
  const s = Math.sin(f);
  const x = a * ((1 - beta * h * h) * c + beta * h * k * s - k);
  const y = a * ((1 - beta * k * k) * s + beta * h * k * c - h);
  const w = Math.sqrt(1 - p * p - q * q);
  out[0] = (1 - 2 * p * p) * x + 2 * p * q * y;
  out[1] = 2 * p * q * x + (1 - 2 * q * q) * y;
  out[2] = -2 * p * w * x + 2 * q * w * y;
  return out;
}

const century = 36525;
const j2000 = 2451545;

/** Elements of a row (frozen at its middle, λ at the instant) → position. `ellipse` = 6 elements and 6 rates per century. */
export function onRowEllipse(ellipse, jd, rowMiddleJd, out) {
  const middle = (rowMiddleJd - j2000) / century;
  const e = [];
  for (let i = 0; i < 6; i++) e.push(ellipse[i] + ellipse[i + 6] * (i === 1 ? (jd - j2000) / century : middle));
  return onEllipse(e, out);
}

/** Osculating equinoctial elements of a heliocentric state (au, au per day). */
function osculating(r, v) {
  const gm = 2.9591220828559115e-4;
  const dot = (x, y) => x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
  const radius = Math.sqrt(dot(r, r));
  const a = 1 / (2 / radius - dot(v, v) / gm);
  const hv = [r[1] * v[2] - r[2] * v[1], r[2] * v[0] - r[0] * v[2], r[0] * v[1] - r[1] * v[0]];
  const hn = Math.sqrt(dot(hv, hv));
  const w = hv.map((x) => x / hn);
  // tan(i/2) form first, then to sin(i/2)
  const t = [w[0] / (1 + w[2]), -w[1] / (1 + w[2])];
  const scale = Math.sqrt((1 + w[2]) / 2);
  const [p, q] = [t[0] * scale, t[1] * scale];
  const root = Math.sqrt(1 - p * p - q * q);
  const ex = [1 - 2 * p * p, 2 * p * q, -2 * p * root];
  const ey = [2 * p * q, 1 - 2 * q * q, 2 * q * root];
  const rv = dot(r, v);
  const e = r.map((x, i) => ((dot(v, v) - gm / radius) * x - rv * v[i]) / gm);
  const k = dot(e, ex);
  const h = dot(e, ey);
  const x = dot(r, ex);
  const y = dot(r, ey);
  const beta = 1 / (1 + Math.sqrt(1 - k * k - h * h));
  const root2 = Math.sqrt(1 - k * k - h * h);
  const cosF = k + ((1 - k * k * beta) * x - h * k * beta * y) / (a * root2);
  const sinF = h + ((1 - h * h * beta) * y - h * k * beta * x) / (a * root2);
  const f = Math.atan2(sinF, cosF);
  return [a, f - k * Math.sin(f) + h * Math.cos(f), k, h, q, p];
}

/** Solves the symmetric positive system in place by Cholesky; returns the solution. */
export function solveNormal(a, b, n) {
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) for (let i = j; i < n; i++) a[i * n + j] -= a[i * n + k] * a[j * n + k];
    const d = Math.sqrt(a[j * n + j]);
    for (let i = j; i < n; i++) a[i * n + j] /= d;
  }
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= a[i * n + k] * x[k];
    x[i] /= a[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= a[k * n + i] * x[k];
    x[i] /= a[i * n + i];
  }
  return x;
}

/**
 * The ellipse with linear rates that leaves least: osculating elements regressed on time, then Gauss–Newton on positions.
 * @param positions  x y z of every sample
 * @returns 6 elements at J2000 and 6 rates per century
 */
export function fitEllipse(positions, startJd, stepDays) {
  const count = positions.length / 3;
  const stride = Math.max(1, Math.floor(count / 3000));
  const at = (i) => [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]];
  const rows = [];
  let previous = null;
  for (let i = 2; i < count - 2; i += stride) {
    const v = [0, 1, 2].map((c) => {
      const f = (j) => positions[3 * (i + j) + c];
      return (8 * (f(1) - f(-1)) - (f(2) - f(-2))) / (12 * stepDays);
    });
    const e = osculating(at(i), v);
    const jd = startJd + i * stepDays;
    if (previous) {
      const n = Math.sqrt(2.9591220828559115e-4 / previous.meanA ** 3);
      const expected = previous.e[1] + n * (jd - previous.jd);
      e[1] += 2 * Math.PI * Math.round((expected - e[1]) / (2 * Math.PI));
    }
    previous = { e, jd, meanA: previous ? previous.meanA + (e[0] - previous.meanA) / (rows.length + 1) : e[0] };
    rows.push({ t: (jd - j2000) / century, e });
  }
  const parameters = new Float64Array(12);
  const meanT = rows.reduce((s, r) => s + r.t, 0) / rows.length;
  const varT = rows.reduce((s, r) => s + (r.t - meanT) ** 2, 0);
  for (let c = 0; c < 6; c++) {
    const mean = rows.reduce((s, r) => s + r.e[c], 0) / rows.length;
    const rate = rows.reduce((s, r) => s + (r.t - meanT) * (r.e[c] - mean), 0) / varT;
    parameters[c] = mean - rate * meanT;
    parameters[c + 6] = rate;
  }
  for (let iteration = 0; iteration < 12; iteration++) {
    const normal = new Float64Array(144);
    const right = new Float64Array(12);
    for (let i = 0; i < count; i += stride) {
      const jd = startJd + i * stepDays;
      const base = onRowEllipse(parameters, jd, jd, new Float64Array(3));
      const t = (jd - j2000) / century;
      const columns = [];
      for (let c = 0; c < 6; c++) {
        const delta = 1e-6;
        const changed = Float64Array.from(parameters);
        changed[c] += delta;
        const moved = onRowEllipse(changed, jd, jd, new Float64Array(3));
        const g = [0, 1, 2].map((d) => (moved[d] - base[d]) / delta);
        columns[c] = g;
        columns[c + 6] = g.map((x) => x * t);
      }
      const miss = [0, 1, 2].map((d) => positions[3 * i + d] - base[d]);
      for (let a = 0; a < 12; a++) {
        for (let d = 0; d < 3; d++) right[a] += columns[a][d] * miss[d];
        for (let b = 0; b <= a; b++) {
          let s = 0;
          for (let d = 0; d < 3; d++) s += columns[a][d] * columns[b][d];
          normal[a * 12 + b] += s;
        }
      }
    }
    const step = solveNormal(normal, right, 12);
    for (let c = 0; c < 12; c++) parameters[c] += step[c];
    if (Math.max(...step.map(Math.abs)) < 1e-13) break;
  }
  return parameters;
}
