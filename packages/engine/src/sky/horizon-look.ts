/** One look at a body from the ground: where it stands over the horizon of a place while the Earth turns by its own ΔT. */

import { radiansOf } from '../angle.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { HorizonNumbers } from '../kernel/numbers.ts';
import type { Place } from '../time/moment.ts';
import { type DeltaT, scalesOfTt } from '../time/scales.ts';
import { outside } from './places.ts';
import { BODIES, type Body } from './sky.ts';

/** From where a body is seen: the place, or the Earth's centre, with the place's horizon and meridian. */
export const TOPOCENTRIC = 0;
export const GEOCENTRIC = 1;

export interface HorizonLook {
  readonly n: HorizonNumbers;
  /** Of the day in UT1 that begins at noon. */
  readonly ut1Fraction: number;
}

/**
 * @param place   as `readPlace` gives it
 * @param deltaT  the engine's own when undefined
 * @returns the look at a Julian date, TT; it throws EngineError OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function horizonLook(
  kernel: Kernel,
  body: Body,
  place: Place,
  mode: number,
  deltaT: DeltaT | undefined,
): (jdTt: number) => HorizonLook {
  const number = BODIES.indexOf(body);
  const latitudeRad = radiansOf(place.latitudeDeg);
  const longitudeRad = radiansOf(place.longitudeDeg);
  const { elevationMetres } = place;
  return (jdTt) => {
    const day = Math.floor(jdTt);
    const fraction = jdTt - day;
    const { ut1 } = scalesOfTt({ scale: 'tt', day, fraction }, deltaT);
    const [ut1Day, ut1Fraction] = [ut1.day, ut1.fraction];
    const n = kernel.horizon(
      day,
      fraction,
      ut1Day,
      ut1Fraction,
      number,
      mode,
      latitudeRad,
      longitudeRad,
      elevationMetres,
    );
    if (n === null) throw outside(kernel, jdTt, body);
    return { n, ut1Fraction };
  };
}
