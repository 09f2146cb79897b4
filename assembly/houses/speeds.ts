/**
 * How fast cusps move: what a minute of birth time is worth.
 *
 * A central difference in θ with h = 2⁻¹⁶ rad. Against exact derivatives it is off by h²/6 of the third derivative
 * (4e-11, relative, at ordinary latitudes) and by rounding (1e-11 rad per rad). Half turns are taken out first, because
 * some systems change a cusp for its opposite while the ascendant's sign of motion changes inside the polar circles; at
 * such an instant the rate is that of the circle, not of the leap.
 */

import { houses } from './houses';
import { ARIES_SIGNS, GAUQUELIN, UNKNOWN, WHOLE_SIGN } from './numbers';

const H: f64 = 1.52587890625e-5;

/**
 * @param system             number of numbers.ts
 * @param armcRad … extra    as for `houses`
 * @param siderealRadPerDay  growth of the ARMC per day of UT1 (6.300 388 099)
 * @param out                address of 12 f64 (36 for Gauquelin): radians per day; whole signs stand still
 * @returns the flags of `houses`
 */
export function cuspSpeeds(
  system: i32,
  armcRad: f64,
  latitudeRad: f64,
  obliquityRad: f64,
  extra: f64,
  siderealRadPerDay: f64,
  out: usize,
): i32 {
  const before = scratch;
  const flags = houses(system, armcRad - H, latitudeRad, obliquityRad, extra, before);
  if (flags == UNKNOWN) return flags;
  houses(system, armcRad + H, latitudeRad, obliquityRad, extra, out);
  const count = system == GAUQUELIN ? 36 : 12;
  const still = system == WHOLE_SIGN || system == ARIES_SIGNS;
  for (let i = 0; i < count; i++) {
    const at = <usize>(i << 3);
    const moved = load<f64>(out + at) - load<f64>(before + at);
    const rest = moved - Math.PI * Math.round(moved / Math.PI);
    store<f64>(out + at, still ? 0 : (siderealRadPerDay * rest) / (2 * H));
  }
  return flags;
}

const scratch: usize = memory.data(36 * 8, 16);
