/** Is what was handed in a moment, or a ground, as points ask for it? A call is refused by the field, and nothing is reckoned from what is none. */

import { numberIn, oneOf, wholeIn } from '../../choice.ts';
import { readFlag, readRecord } from '../../input.ts';
import { checkJd } from '../../span.ts';
import { readPlace } from '../../time/place.ts';
import { readInstant } from '../../time/read-moment.ts';
import type { SolarDay } from '../day/solar-day.ts';
import type { PointMoment, SunGround } from './sun-ground.ts';

/** A moment as points ask for it. @throws EngineError with the path of the member, as `readInstant` and `readPlace` */
export function readPointMoment(moment: PointMoment): PointMoment {
  const { tt, ut1, place, zone } = readRecord('moment', moment, 'a moment as engine.moment makes it');
  readInstant('moment.tt', tt, 'tt');
  readInstant('moment.ut1', ut1, 'ut1');
  readPlace('moment.place', place);
  const { offsetSeconds } = readRecord('moment.zone', zone, 'an object with offsetSeconds');
  numberIn('moment.zone.offsetSeconds', offsetSeconds, -86400, 86400, 'seconds');
  return moment;
}

/** A ground that a caller hands back. @throws EngineError INVALID_OPTION, INVALID_DATETIME, OUT_OF_SPAN with the member */
export function readSunGround(ground: SunGround): SunGround {
  readRecord('ground', ground, 'what sunGroundOf gives');
  for (const jd of ['momentJdUt', 'sunriseJdUt', 'sunsetJdUt', 'nextSunriseJdUt'] as const)
    checkJd(`ground.${jd}`, ground[jd]);
  readFlag('ground.isDay', ground.isDay);
  wholeIn('ground.vara', ground.vara, 0, 6);
  return ground;
}

/** A solar day that a caller hands back. Errors as `readSunGround`. */
export function readSolarDay(day: SolarDay): SolarDay {
  readRecord('day', day, 'a solar day as solarDayAt makes it');
  for (const jd of ['sunriseJdTt', 'sunsetJdTt', 'nextSunriseJdTt'] as const) checkJd(`day.${jd}`, day[jd]);
  oneOf('day.horizon', day.horizon, ['crossed', 'always-above', 'always-below']);
  return day;
}
