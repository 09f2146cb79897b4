/** The core's front desk: where answers lie, and the frame of date. Everything exported here is a call the host makes. */

import {
  frameAt,
  meanObliquity,
  nutationLongitude,
  nutationLongitudeRate,
  nutationObliquity,
  siderealTime,
  trueObliquity,
} from './frame';
import { errors, results, sources } from './sky';

/** Address of the last sky's places: BODY_COUNT × [λ β Δ λ̇ β̇ Δ̇ α δ α̇ δ̇], f64. */
export function resultsAddress(): usize {
  return results;
}

/** Address of who spoke for each body (u32: 0 nobody, 1 pack, 2 analytic theory). */
export function sourcesAddress(): usize {
  return sources;
}

/** Address of the worst error of each body's source (f64, arcseconds). */
export function errorsAddress(): usize {
  return errors;
}

const frameOut: usize = memory.data(48, 16);

/**
 * Frame of date.
 *
 * @param day, fraction        TT
 * @param ut1Day, ut1Fraction  UT1
 * @returns address of six f64: mean obliquity, true obliquity, Δψ, Δε, Greenwich apparent sidereal time, rate of Δψ; radians, per day
 */
export function frame(day: f64, fraction: f64, ut1Day: f64, ut1Fraction: f64): usize {
  frameAt(day, fraction);
  store<f64>(frameOut, meanObliquity());
  store<f64>(frameOut, trueObliquity(), 8);
  store<f64>(frameOut, nutationLongitude(), 16);
  store<f64>(frameOut, nutationObliquity(), 24);
  store<f64>(frameOut, siderealTime(ut1Day, ut1Fraction), 32);
  store<f64>(frameOut, nutationLongitudeRate(), 40);
  return frameOut;
}
