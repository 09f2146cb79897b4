/**
 * The place of a body that the core does not know: whoever reckons its orbit hands in where it stands, and it is seen as the planets are, with
 * light-time, deflection, aberration and rates. For the hypothetical bodies of astrology.
 */

import { frameAt, setRotation } from './frame';
import { copyNumbers } from './memory';
import { place } from './place';
import { meanFrame } from './precession';
import { EQUATORIAL, observer } from './sight';
import { EARTH, SUN, stand } from './stand';
import { stateOf } from './states';

const frame: usize = memory.data(192, 16);
const given: usize = memory.data(72, 16);
const state: usize = memory.data(72, 16);
const result: usize = memory.data(80, 16);

/** Address of nine f64 for the host to write: position, velocity, acceleration (au, per day, per day²) from the body's own centre. */
export function guestAddress(): usize {
  return given;
}

/**
 * Places the body written at `guestAddress`. What the last sky left to be read stays as it is.
 *
 * @param day, fraction  TT, two parts
 * @param axes           Julian date (TT) of the mean ecliptic and equinox whose axes the nine numbers are given in
 * @param moving         1: those axes are the ecliptic of date and turn with it, so that their motion belongs to the velocity
 * @param centre         EARTH or SUN: what it runs about
 * @param steps, equinox as in place.ts and frame.ts
 * @returns address of ten f64 as in place.ts; 0 when no pack covers the date
 */
export function guest(day: f64, fraction: f64, axes: f64, moving: i32, centre: i32, steps: i32, equinox: i32): usize {
  if (!stand(day, fraction, 0)) return 0;
  frameAt(day, fraction);
  setRotation(equinox, true);
  copyNumbers(observer, stateOf(EARTH), 9);
  meanFrame(axes - 2451545, frame);
  copyNumbers(state, stateOf(centre == EARTH ? EARTH : SUN), 9);
  for (let i: usize = 0; i < 3; i++) {
    const axis = frame + 48 * i;
    const r = load<f64>(given + 8 * i);
    const v = load<f64>(given + 8 * i, 24);
    const a = load<f64>(given + 8 * i, 48);
    for (let to: usize = 0; to < 24; to += 8) {
      const along = load<f64>(axis + to);
      const turning = moving ? load<f64>(axis + to, 24) : 0;
      store<f64>(state + to, load<f64>(state + to) + r * along);
      store<f64>(state + to, load<f64>(state + to, 24) + v * along + r * turning, 24);
      store<f64>(state + to, load<f64>(state + to, 48) + a * along, 48);
    }
  }
  place(state, result, EQUATORIAL | steps);
  return result;
}
