/**
 * Whole numbers for a row's fields, chosen so that its places and its velocities both stay near what was fitted.
 *
 * At the ends of a row the slope of T_k is k²: coefficients rounded one by one leave places good there and velocities loose, and the Moon's
 * osculating node and apogee are made of velocities. Rounded one after another instead, highest order first, each takes up what those before
 * it left; the fields are as wide as before.
 *
 * @source  L. Babai 1986, "On Lovász' lattice reduction and the nearest lattice point problem", Combinatorica 6, 1–13: the nearest plane
 */
import { chebyshev, solveNormal } from './fit.mjs';

const points = 432;

/** dT_k/ds, k below n. */
export function chebyshevSlopes(s, n) {
  const t = chebyshev(s, n);
  const d = new Float64Array(n);
  if (n > 1) d[1] = 1;
  for (let k = 2; k < n; k++) d[k] = 2 * t[k - 1] + 2 * s * d[k - 1] - d[k - 2];
  return d;
}

/**
 * What a change of the coefficients costs: the square of the change of place, and of velocity times `velocityDays`, summed over the row. The ends
 * weigh more, (1 − s²)^−¼ for places and ^−¾ for velocities, because so does the rounding's share there.
 *
 * @returns orders × orders, symmetric
 */
export function metric(orders, rowDays, velocityDays) {
  const out = new Float64Array(orders * orders);
  const perDay = (2 / rowDays) * velocityDays;
  for (let i = 0; i <= points; i++) {
    const s = (2 * i) / points - 1;
    const root = Math.sqrt(Math.max(1 - s * s, 0.003));
    const place = 1 / Math.sqrt(root);
    const velocity = (place / root) * perDay * perDay;
    const t = chebyshev(s, orders);
    const d = chebyshevSlopes(s, orders);
    for (let j = 0; j < orders; j++) {
      for (let k = 0; k < orders; k++) out[j * orders + k] += place * t[j] * t[k] + velocity * d[j] * d[k];
    }
  }
  return out;
}

/**
 * The integers of `count` fields a row; coefficient k is integer · q / (1 + α k).
 *
 * @param coefficients  rows × orders as fitted; the orders beyond `count` are given up, and the others bent to make up for them
 * @param cost          `metric` of as many orders
 * @returns Float64Array, rows × count
 */
export function roundRows(coefficients, orders, cost, count, q, alpha) {
  const unit = Float64Array.from({ length: count }, (_, k) => q / (1 + alpha * k));
  const at = (j, k) => cost[j * orders + k];
  const square = Float64Array.from({ length: count * count }, (_, i) => at(Math.floor(i / count), i % count));
  const bent = Array.from({ length: orders - count }, (_, i) => {
    const right = Float64Array.from({ length: count }, (_, k) => at(k, count + i));
    return solveNormal(Float64Array.from(square), right, count);
  });
  const shares = dependence(
    square.map((x, i) => x * unit[Math.floor(i / count)] * unit[i % count]),
    count,
  );
  const rows = coefficients.length / orders;
  const out = new Float64Array(rows * count);
  const off = new Float64Array(count);
  for (let row = 0; row < rows; row++) {
    for (let k = count - 1; k >= 0; k--) {
      let x = coefficients[row * orders + k];
      for (let i = 0; i < bent.length; i++) x += bent[i][k] * coefficients[row * orders + count + i];
      x /= unit[k];
      let wanted = x;
      for (let j = count - 1; j > k; j--) wanted -= shares[j * count + k] * off[j];
      out[row * count + k] = Math.round(wanted);
      off[k] = out[row * count + k] - x;
    }
  }
  return out;
}

/** How far coefficient k should move for every unit that a later coefficient j is off: at j · n + k, by Cholesky of the cost. */
function dependence(cost, n) {
  const l = Float64Array.from(cost);
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) for (let i = j; i < n; i++) l[i * n + j] -= l[i * n + k] * l[j * n + k];
    const d = Math.sqrt(l[j * n + j]);
    for (let i = j; i < n; i++) l[i * n + j] /= d;
  }
  for (let k = 0; k < n; k++) for (let j = k + 1; j < n; j++) l[j * n + k] /= l[k * n + k];
  return l;
}
