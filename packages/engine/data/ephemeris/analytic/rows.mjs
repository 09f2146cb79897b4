/** Coarse Chebyshev rows over 6000 years for bodies that need no theory of their own. */
import { firstSampleJd, fitEllipse, fitRows, onRowEllipse, quantise, samplesFor, widthsOf } from '../fit.mjs';
import { sample } from '../sample.mjs';

/**
 * @param body    { name, body, letter, centre, origin, ellipse, rowDays, stepDays, counts, quantum (au), alpha }
 * @param firstJd first day of row 0
 * @param lastJd  rows reach at least to here
 * @returns a body of pack.mjs, with `rest(jd, x, y, z)` left to the caller
 */
export function rowsOf(body, firstJd, lastJd) {
  const { rowDays, stepDays, counts, quantum, alpha } = body;
  const rows = Math.ceil((lastJd - firstJd) / rowDays);
  const grid = { stepDays, rowDays, counts, rows };
  const startJd = firstSampleJd(firstJd, stepDays);
  const positions = sample(body.letter, body.centre, startJd, stepDays, samplesFor(grid));
  const ellipse = body.ellipse ? fitEllipse(positions, startJd, stepDays) : null;
  const steps = Math.round(rowDays / stepDays);
  const perRow = steps + 5;
  const rest = [0, 1, 2].map(() => new Float64Array(rows * perRow));
  const point = new Float64Array(3);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < perRow; i++) {
      const j = row * steps + i;
      if (ellipse) onRowEllipse(ellipse, startJd + j * stepDays, firstJd + (row + 0.5) * rowDays, point);
      for (let c = 0; c < 3; c++) rest[c][row * perRow + i] = positions[3 * j + c] - point[c];
    }
  }
  const coefficients = fitRows(rest, grid);
  const integers = coefficients.map((c, i) => quantise(c, counts[i], quantum, alpha));
  const widths = integers.map((c, i) => widthsOf(c, counts[i]));
  return {
    name: body.name,
    body: body.body,
    kind: 0,
    origin: body.origin,
    startJd: firstJd,
    ...grid,
    quanta: [quantum, quantum, quantum],
    alpha,
    integers,
    widths,
    ellipse,
    firstJd: body.firstJd ?? firstJd,
    lastJd: body.lastJd ?? lastJd,
  };
}

export const rowBytes = ({ rows, widths }) =>
  rows * Math.ceil(widths.reduce((sum, w) => sum + w.reduce((a, b) => a + b, 0), 0) / 8);

/** Position that the rows give at a Julian date, as a reader of the pack computes it. */
export function rowPosition(body, jd, out = [0, 0, 0]) {
  const row = Math.min(body.rows - 1, Math.floor((jd - body.startJd) / body.rowDays));
  const start = body.startJd + row * body.rowDays;
  const s = (2 * (jd - start)) / body.rowDays - 1;
  for (let c = 0; c < 3; c++) {
    let before = 0;
    let here = 0;
    for (let k = body.counts[c] - 1; k > 0; k--) {
      const next =
        2 * s * here - before + (body.integers[c][row * body.counts[c] + k] * body.quanta[c]) / (1 + body.alpha * k);
      before = here;
      here = next;
    }
    out[c] = s * here - before + body.integers[c][row * body.counts[c]] * body.quanta[c];
  }
  if (body.ellipse) {
    const e = onRowEllipse(body.ellipse, jd, start + body.rowDays / 2, new Float64Array(3));
    for (let c = 0; c < 3; c++) out[c] += e[c];
  }
  return out;
}
