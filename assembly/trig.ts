/** Sine, cosine and arctangent for the host: what it works out with angles then has the same bits wherever it runs. */

import { angleOf, cosine, sine, turn } from './lanes';

const PER_TURN: f64 = 0.15915494309189535;

/** Sine of an angle, radians; absolute error below 1e-15 within a few turns. */
export function sineOf(angle: f64): f64 {
  turn<f64>(angle * PER_TURN);
  return sine<f64>();
}

/** Cosine of an angle, radians; error as `sineOf`. */
export function cosineOf(angle: f64): f64 {
  turn<f64>(angle * PER_TURN);
  return cosine<f64>();
}

/** Angle of (x, y), −π … π; 0 for (0, 0). */
export function arctangentOf(y: f64, x: f64): f64 {
  return angleOf<f64>(y, x);
}
