/** Skies at many dates without leaving the core. Each is what `sky` answers alone: a batch is a loop, and differs in where its numbers go. */

import { copyNumbers } from './memory';
import { EQUATORIAL } from './sight';
import { BODY_COUNT, results, sky, sources } from './sky';

/** One geocentric sky of a batch. */
function skyOf(dates: usize, i: i32, bodies: u32, steps: i32, equinox: i32, width: i32): i32 {
  const day = load<f64>(dates + 16 * <usize>i);
  const fraction = load<f64>(dates + 16 * <usize>i, 8);
  return sky(day, fraction, day, fraction, bodies, 0, width == 10 ? steps | EQUATORIAL : steps, equinox, 0, 0, 0);
}

/**
 * Geocentric places at `count` dates, date by date.
 *
 * @param dates   address of count × [day, fraction], TT, f64
 * @param bodies  bit i asks for body i
 * @param out     address for count × (bodies asked for, in order) × `width` f64; absent bodies become NaN
 * @param width   6 (ecliptic) or 10 (ecliptic and equatorial, whether or not `steps` says so)
 * @returns how many dates were inside a pack
 */
export function skyBatch(dates: usize, count: i32, bodies: u32, steps: i32, equinox: i32, out: usize, width: i32): i32 {
  let inside = 0;
  const bytes: usize = 8 * <usize>width;
  for (let i = 0; i < count; i++) {
    inside += skyOf(dates, i, bodies, steps, equinox, width);
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

/**
 * The same, number by number: for each body asked for, in order, `width` columns of `count` f64.
 *
 * @param out    address for (bodies asked for) × `width` × count f64; absent bodies become NaN
 * @param spoke  address for (bodies asked for) × count bytes: who speaks for the body at the date, as `sourcesAddress`
 * @returns how many dates were inside a pack
 */
export function skyColumns(
  dates: usize,
  count: i32,
  bodies: u32,
  steps: i32,
  equinox: i32,
  out: usize,
  width: i32,
  spoke: usize,
): i32 {
  let inside = 0;
  const column: usize = 8 * <usize>count;
  for (let i = 0; i < count; i++) {
    inside += skyOf(dates, i, bodies, steps, equinox, width);
    let to = out + 8 * <usize>i;
    let by = spoke + <usize>i;
    for (let body = 0; body < BODY_COUNT; body++) {
      if (((bodies >> body) & 1) == 0) continue;
      const source = load<u32>(sources + 4 * <usize>body);
      store<u8>(by, <u8>source);
      by += <usize>count;
      let from = results + 80 * <usize>body;
      for (let end = from + 8 * <usize>width; from < end; from += 8, to += column)
        store<f64>(to, source != 0 ? load<f64>(from) : NaN);
    }
  }
  return inside;
}
