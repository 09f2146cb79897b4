/**
 * The ground a chart stands on: the choices, the ayanamsa and the local sidereal time, fixed before the first point is
 * placed.
 */

import { radiansOf } from '../angle.ts';
import type { Sky } from '../sky/sky.ts';
import type { Moment } from '../time/moment.ts';
import { meanAyanamsaRad, meanAyanamsaRadPerDay } from './ayanamsa.ts';
import type { ResolvedChoices } from './choices.ts';
import type { ChartCore } from './core.ts';

/** Everything the placements share. */
export interface Ground {
  readonly core: ChartCore;
  readonly moment: Moment;
  readonly sky: Sky;
  readonly resolved: ResolvedChoices;
  /** To take from apparent longitudes, radians; 0 in a tropical chart. */
  readonly ayanamsaTrueRad: number;
  readonly ayanamsaMeanRad: number;
  /** To take from their rates, radians a day. */
  readonly ayanamsaRadPerDay: number;
  /** Local apparent sidereal time. */
  readonly armcRad: number;
}

/**
 * Reckons the ground for a moment, its sky and the resolved choices.
 *
 * @throws  EngineError OUT_OF_SPAN when a star-bound ayanamsa is wanted where the core has no Earth
 */
export function groundOf(core: ChartCore, moment: Moment, sky: Sky, resolved: ResolvedChoices): Ground {
  const jdTt = moment.tt.day + moment.tt.fraction;
  const rule = resolved.ayanamsa;
  const ayanamsaMeanRad = rule === null ? 0 : meanAyanamsaRad(core, rule, jdTt);
  const nutationRadPerDay = sky.frame.nutationLongitudeRadPerDay ?? 0;
  return {
    core,
    moment,
    sky,
    resolved,
    ayanamsaMeanRad,
    ayanamsaTrueRad: rule === null ? 0 : ayanamsaMeanRad + sky.frame.nutationLongitudeRad,
    ayanamsaRadPerDay: rule === null ? 0 : meanAyanamsaRadPerDay(core, rule, jdTt) + nutationRadPerDay,
    armcRad: sky.frame.siderealTimeRad + radiansOf(moment.place.longitudeDeg),
  };
}
