/** Bodies of the default pack as rows: samples, what is taken out of them, the fit, and how far its whole numbers are from the source. */
import { masAu, moon, moonShare } from './bodies.mjs';
import { chebyshev, firstSampleJd, fitEllipse, fitRows, onRowEllipse, quantise, samplesFor, widthsOf } from './fit.mjs';
import { metric, roundRows } from './round.mjs';
import { sample } from './sample.mjs';
import { encodeSeries, lunarModel, restOfModel } from './series/lunar.mjs';

const alpha = 0.2;
/** A miss is measured on a grid so many times finer than that of the fit. */
const finer = 4;

/** Positions on the grid; `E` is the Earth–Moon barycentre. */
function positionsOf(letter, centre, startJd, stepDays, count) {
  if (letter !== 'E') return sample(letter, centre, startJd, stepDays, count);
  const earth = Float64Array.from(sample('C', centre, startJd, stepDays, count));
  const moonAt = sample('1', 'geo', startJd, stepDays, count);
  for (let i = 0; i < earth.length; i++) earth[i] += moonShare * moonAt[i];
  return earth;
}

/** What rows have to carry, row by row: per coordinate rows × (steps + 1 + 2 beyond), the row's own ellipse taken out. */
function restOfRows({ letter, centre, ellipse, firstJd }, grid) {
  const steps = Math.round(grid.rowDays / grid.stepDays);
  const perRow = steps + 1 + 2 * grid.beyond;
  const startJd = firstSampleJd(firstJd, grid.stepDays, grid.beyond);
  const positions = positionsOf(letter, centre, startJd, grid.stepDays, samplesFor(grid));
  const rest = [0, 1, 2].map(() => new Float64Array(grid.rows * perRow));
  const point = new Float64Array(3);
  for (let row = 0; row < grid.rows; row++) {
    const middle = firstJd + (row + 0.5) * grid.rowDays;
    for (let i = 0; i < perRow; i++) {
      const j = row * steps + i;
      if (ellipse) onRowEllipse(ellipse, startJd + j * grid.stepDays, middle, point);
      for (let c = 0; c < 3; c++) rest[c][row * perRow + i] = positions[3 * j + c] - point[c];
    }
  }
  return rest;
}

/** The largest difference between the quantised rows and samples of their rest on a grid that reaches both ends of each row, in the unit of `size`. */
function worstMiss({ rows, counts, integers, quanta, alpha: shaping }, rest, steps, size) {
  const basis = Array.from({ length: steps + 1 }, (_, i) => chebyshev((2 * i) / steps - 1, Math.max(...counts)));
  let worst = 0;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= steps; i++) {
      const at = row * (steps + 1) + i;
      const miss = integers.map((values, c) => {
        let sum = -rest[c][at];
        for (let k = 0; k < counts[c]; k++)
          sum += (values[row * counts[c] + k] * quanta[c] * basis[i][k]) / (1 + shaping * k);
        return sum;
      });
      worst = Math.max(worst, size(miss));
    }
  }
  return worst;
}

const length = ([x, y, z]) => Math.hypot(x, y, z);
const fineGrid = (grid) => ({ ...grid, stepDays: grid.stepDays / finer, beyond: 0 });
const stepsOf = ({ rowDays, stepDays }) => Math.round(rowDays / stepDays);

/**
 * A body of Cartesian rows.
 *
 * @param row  of `cartesian` in bodies.mjs
 * @returns a body of pack.mjs, and `missAu`: how far its worst place is from the source
 */
export function fitBody([name, body, letter, centre, origin, withEllipse, rowDays, stepDays, counts, quantum], span) {
  const { firstJd, lastJd } = span;
  const grid = { stepDays, rowDays, counts, rows: Math.ceil((lastJd - firstJd) / rowDays), beyond: 2 };
  const startJd = firstSampleJd(firstJd, stepDays);
  const source = { letter, centre, firstJd, ellipse: null };
  if (withEllipse)
    source.ellipse = fitEllipse(positionsOf(letter, centre, startJd, stepDays, samplesFor(grid)), startJd, stepDays);
  const coefficients = fitRows(restOfRows(source, grid), grid);
  const quanta = [quantum, quantum, quantum].map((q) => q * masAu);
  const integers = coefficients.map((c, i) => quantise(c, counts[i], quanta[i], alpha));
  const widths = integers.map((c, i) => widthsOf(c, counts[i]));
  const fitted = {
    name,
    body,
    kind: 0,
    origin,
    startJd: firstJd,
    ...grid,
    quanta,
    alpha,
    integers,
    widths,
    ellipse: source.ellipse,
    firstJd,
    lastJd,
  };
  const fine = fineGrid(grid);
  return { ...fitted, missAu: worstMiss(fitted, restOfRows(source, fine), stepsOf(fine), length) };
}

/** The Moon: spherical rows of what her series leaves. `missArcsec` is of her geocentric direction. */
export function fitMoon({ firstJd, lastJd }) {
  const grid = { ...moon, rows: Math.ceil((lastJd - firstJd) / moon.rowDays) };
  const model = lunarModel(moon.terms);
  const orders = moon.fittedOrders;
  const fitted = {
    name: 'Moon',
    body: 1,
    kind: 1,
    origin: 2,
    startJd: firstJd,
    ...grid,
    quanta: [...moon.quantaMas.map((q) => q * masAu), moon.quantumMetres / 149597870700],
    firstJd,
    lastJd,
    sphere: model,
    series: encodeSeries(model),
  };
  const cost = metric(orders, moon.rowDays, moon.velocityDays);
  fitted.integers = fitRows(lunarRest(model, firstJd, grid), { ...grid, counts: [orders, orders, orders] }).map(
    (c, i) => roundRows(c, orders, cost, moon.counts[i], fitted.quanta[i], moon.alpha),
  );
  fitted.widths = fitted.integers.map((c, i) => widthsOf(c, moon.counts[i]));
  const fine = fineGrid(grid);
  const rest = lunarRest(model, firstJd, fine);
  const distance = model.meanDistance;
  return {
    ...fitted,
    missArcsec: worstMiss(fitted, rest, stepsOf(fine), ([l, b]) => Math.hypot(l, b)) / (1000 * masAu),
    missAu: worstMiss(fitted, rest, stepsOf(fine), ([l, b, r]) => Math.hypot(l * distance, b * distance, r)),
  };
}

/** Longitude, latitude and distance that the Moon's series leaves, row by row. */
function lunarRest(model, firstJd, grid) {
  const steps = stepsOf(grid);
  const startJd = firstSampleJd(firstJd, grid.stepDays, grid.beyond);
  const samples = sample('1', 'geo', startJd, grid.stepDays, samplesFor(grid), true);
  const perRow = steps + 1 + 2 * grid.beyond;
  return restOfModel(model, samples, startJd, grid.stepDays).map((values) => {
    const out = new Float64Array(grid.rows * perRow);
    for (let row = 0; row < grid.rows; row++) out.set(values.subarray(row * steps, row * steps + perRow), row * perRow);
    return out;
  });
}
