/**
 * The Moon's series for the 1800–2400 pack, of 66, 100, 180 or 290 terms: what is taken out before Chebyshev rows are fitted.
 *
 * More terms make smaller rows and a slower Moon; the tables are written by build-lunar.mjs and say what each leaves over.
 */
import { readFileSync } from 'node:fs';
import { encodeSeries } from './encode.mjs';
import { observed, seriesEvaluator } from './model.mjs';

export { encodeSeries, observed };

/**
 * @param terms  66, 100, 180 or 290
 * @returns { args, meanLongitude (T⁰ … T⁴, rad), tilt (P1 P2 P3 Q1 Q2 Q3), meanDistance (au), groups, rest }
 */
export function lunarModel(terms) {
  return JSON.parse(readFileSync(new URL(`lunar-${terms}.json`, import.meta.url), 'utf8'));
}

const evaluators = new WeakMap();

/**
 * What the series says at a Julian date (TT): add the mean longitude and the mean distance for the place in the tilted plane.
 * @returns { longitude, latitude, distance } rad, rad, au
 */
export function evaluate(model, jd) {
  if (!evaluators.has(model)) evaluators.set(model, seriesEvaluator(model));
  const [longitude, latitude, distance] = evaluators.get(model)(jd, [0, 0, 0]);
  return { longitude, latitude, distance };
}

/**
 * What Chebyshev rows have to carry: samples (longitude, latitude, distance triples in ecliptic J2000 axes) minus the model.
 * @returns three Float64Array: longitude (rad), latitude (rad), distance (au)
 */
export function restOfModel(model, samples, startJd, stepDays) {
  const rest = observed(model, samples, startJd, stepDays);
  const at = seriesEvaluator(model);
  const place = [0, 0, 0];
  for (let i = 0; i < rest[0].length; i++) {
    at(startJd + i * stepDays, place);
    for (let c = 0; c < 3; c++) rest[c][i] -= place[c];
  }
  return rest;
}
