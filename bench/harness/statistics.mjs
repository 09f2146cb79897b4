/** Medians, spreads and slopes: what is told of many measurements of one thing. */

/** Shares of the measurements between which the spread is told. */
const [LOW, HIGH] = [0.1, 0.9];

/**
 * The value below which a share of the values lies, between neighbours in proportion.
 *
 * @param values  numbers in any order, one at least
 * @param share   0 … 1; 0.5 is the median
 * @throws  RangeError for no values: a median of nothing would be taken for a measurement
 */
export function quantile(values, share) {
  if (values.length === 0) throw new RangeError('a quantile of no values');
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}

/**
 * What a row tells of its rounds.
 *
 * @returns `median`, `low` and `high` (a tenth of the rounds lies below, a tenth above), and `best`, the smallest
 */
export function summaryOf(values) {
  return {
    median: quantile(values, 0.5),
    low: quantile(values, LOW),
    high: quantile(values, HIGH),
    best: quantile(values, 0),
  };
}

/**
 * How a cost grows: the exponent p of cost = c · n^p, by least squares over logarithms. 1 is linear.
 *
 * @param points  `{ n, cost }`, both above 0, of two different n at least
 * @returns the exponent over all points
 */
export function exponentOf(points) {
  const [xs, ys] = [points.map(({ n }) => Math.log(n)), points.map(({ cost }) => Math.log(cost))];
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  let [above, below] = [0, 0];
  for (const [i, x] of xs.entries()) {
    above += (x - x0) * (ys[i] - y0);
    below += (x - x0) ** 2;
  }
  return above / below;
}

/** The same between each point and the one before it; null for the first. */
export function localExponents(points) {
  return points.map((point, i) => (i === 0 ? null : exponentOf([points[i - 1], point])));
}

/** The slope of a straight line through points by least squares: units of y for one of x. */
export function slopeOf(points) {
  const mean = (pick) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)];
  const above = points.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0);
  return above / points.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
}
