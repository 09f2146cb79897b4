/** Where does a body stand over a place during an eclipse: altitude, azimuth, and is its upper limb above the horizon? */

import { radiansOf, turnRad } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Place } from '../../time/moment.ts';
import { type DeltaT, scalesOfTt } from '../../time/scales.ts';
import { altitudeOf } from '../altitude.ts';
import { horizonCrossings } from '../horizon.ts';
import { outside } from '../places.ts';
import type { Crossing } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';

/** A body over a place. */
export interface Sight {
  /** Of the centre, without refraction; −π/2 … π/2. */
  readonly altitudeRad: number;
  /** From north, clockwise, 0 … 2π. */
  readonly azimuthRad: number;
  /** Angle at the body from the pole to the zenith, east positive; −π … π. */
  readonly parallacticRad: number;
  /** Whether the upper limb, lifted by the air, is above the level horizon: the rule `upper-limb` of horizon.ts. */
  readonly above: boolean;
}

/** The body at an instant, and its risings and settings in a span. */
export interface SightLine {
  at(jdTt: number): Sight;
  crossings(fromJdTt: number, toJdTt: number): readonly Crossing[];
}

const TOPOCENTRIC = 0;

/**
 * A body over a place.
 *
 * @param deltaTSeconds  of the eclipse, for the hours around it
 */
export function sightLineOf(kernel: Kernel, body: Body, place: Place, deltaTSeconds: number): SightLine {
  const deltaT: DeltaT = () => deltaTSeconds;
  const number = BODIES.indexOf(body);
  const latitudeRad = radiansOf(place.latitudeDeg);
  const longitudeRad = radiansOf(place.longitudeDeg);
  const [sinP, cosP] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
  const edge = altitudeOf(kernel, body, place, 'upper-limb', { deltaT });
  return {
    at: (jdTt) => {
      const day = Math.floor(jdTt);
      const fraction = jdTt - day;
      const { ut1 } = scalesOfTt({ scale: 'tt', day, fraction }, deltaT);
      const n = kernel.horizon(
        day,
        fraction,
        ut1.day,
        ut1.fraction,
        number,
        TOPOCENTRIC,
        latitudeRad,
        longitudeRad,
        place.elevationMetres,
      );
      if (n === null) throw outside(kernel, jdTt, body);
      const altitudeRad = n[0];
      const [sinH, cosH] = [kernel.sin(n[1]), kernel.cos(n[1])];
      const [sinD, cosD] = [kernel.sin(n[2]), kernel.cos(n[2])];
      const azimuthRad = kernel.atan2(-cosD * sinH, sinD * cosP - cosD * cosH * sinP);
      return {
        altitudeRad,
        azimuthRad: azimuthRad < 0 ? azimuthRad + turnRad : azimuthRad,
        parallacticRad: kernel.atan2(sinH * cosP, sinP * cosD - cosP * sinD * cosH),
        above: edge(jdTt).value >= 0,
      };
    },
    crossings: (fromJdTt, toJdTt) => horizonCrossings(kernel, body, place, fromJdTt, toJdTt, 'upper-limb', { deltaT }),
  };
}
