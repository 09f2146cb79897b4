/**
 * The ground a chart stands on: the choices, the ayanamsa and the local sidereal time, fixed before the first point is
 * placed.
 */

import { radiansOf } from '../angle.ts';
import type { Frame, Sky } from '../sky/sky.ts';
import type { Moment } from '../time/moment.ts';
import { type AyanamsaRule, meanAyanamsaRad, meanAyanamsaRadPerDay } from './ayanamsa.ts';
import type { ResolvedChoices } from './choices.ts';
import type { ChartCore } from './core.ts';

/** What every figure of a chart is reckoned from. */
export interface Basis {
  /** To take from apparent longitudes, radians; 0 in a tropical chart. */
  readonly ayanamsaTrueRad: number;
  readonly ayanamsaMeanRad: number;
  /** To take from their rates, radians a day. */
  readonly ayanamsaRadPerDay: number;
  /** Local apparent sidereal time. */
  readonly armcRad: number;
}

/** Everything the placements share. */
export interface Ground extends Basis {
  readonly core: ChartCore;
  readonly moment: Moment;
  readonly sky: Sky;
  readonly resolved: ResolvedChoices;
}

/**
 * Reckons the ground for a moment, its sky and the resolved choices.
 *
 * @throws  EngineError OUT_OF_SPAN when a star-bound ayanamsa is wanted where the core has no Earth
 */
export function groundOf(core: ChartCore, moment: Moment, sky: Sky, resolved: ResolvedChoices): Ground {
  const jdTt = moment.tt.day + moment.tt.fraction;
  const { ayanamsaMeanRad, ayanamsaTrueRad, ayanamsaRadPerDay, armcRad } = basisOf(
    core,
    jdTt,
    moment.place.longitudeDeg,
    sky.frame,
    resolved.ayanamsa,
  );
  return { core, moment, sky, resolved, ayanamsaMeanRad, ayanamsaTrueRad, ayanamsaRadPerDay, armcRad };
}

/** The ground in numbers. Errors as `groundOf`. */
export function basisOf(
  core: ChartCore,
  jdTt: number,
  longitudeDeg: number,
  frame: Frame,
  rule: AyanamsaRule | null,
): Basis {
  const ayanamsaMeanRad = rule === null ? 0 : meanAyanamsaRad(core, rule, jdTt);
  const nutationRadPerDay = frame.nutationLongitudeRadPerDay ?? 0;
  return {
    ayanamsaMeanRad,
    ayanamsaTrueRad: rule === null ? 0 : ayanamsaMeanRad + frame.nutationLongitudeRad,
    ayanamsaRadPerDay: rule === null ? 0 : meanAyanamsaRadPerDay(core, rule, jdTt) + nutationRadPerDay,
    armcRad: frame.siderealTimeRad + radiansOf(longitudeDeg),
  };
}
