/** The core's front desk: starting up, and the calls that take a batch. Everything exported here is a call the host makes. */

import {
  frameAt,
  meanObliquity,
  nutationLongitude,
  nutationLongitudeRate,
  nutationObliquity,
  siderealTime,
  trueObliquity,
} from './frame';
import { copyNumbers } from './memory';
import { EQUATORIAL } from './place';
import { preparePrecession } from './precession';
import { BODY_COUNT, errors, results, sky, sources } from './sky';

/** Sums the precession series. Call once, before anything else. */
export function start(): void {
  preparePrecession();
}

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

/**
 * Many skies without leaving the core: geocentric places at `count` dates.
 *
 * @param dates   address of count × [day, fraction], TT, f64
 * @param bodies  bit i asks for body i
 * @param out     address for count × (bodies asked for, in order) × `width` f64; absent bodies become NaN
 * @param width   6 (ecliptic) or 10 (ecliptic and equatorial, whether or not `steps` says so)
 * @returns how many dates were inside a pack
 */
export function skyBatch(dates: usize, count: i32, bodies: u32, steps: i32, equinox: i32, out: usize, width: i32): i32 {
  let inside = 0;
  const asked = width == 10 ? steps | EQUATORIAL : steps;
  const bytes: usize = 8 * <usize>width;
  for (let i = 0; i < count; i++, dates += 16) {
    const day = load<f64>(dates);
    const fraction = load<f64>(dates, 8);
    inside += sky(day, fraction, day, fraction, bodies, 0, asked, equinox, 0, 0, 0);
    for (let body = 0; body < BODY_COUNT; body++) {
      if (((bodies >> body) & 1) == 0) continue;
      if (load<u32>(sources + 4 * <usize>body) != 0) {
        copyNumbers(out, results + 80 * <usize>body, width);
      } else {
        for (let j: usize = 0; j < bytes; j += 8) store<f64>(out + j, NaN);
      }
      out += bytes;
    }
  }
  return inside;
}
