/** What of a day hangs on a hair: limbs that change within a minute of its sunrise, and sunrises that do not come. For whoever compares almanacs. */

import type { Warning } from '../../errors.ts';
import type { SolarDay } from '../day/solar-day.ts';
import type { CourseSpan } from './daily-sky.ts';

/**
 * How near to sunrise a change is told, seconds. The air of one morning and of another parts refracted sunrises by more than half of this; and of nine
 * months of a printed almanac, the one day that has another tithi changes it some twenty seconds from sunrise.
 */
const NEAR_SECONDS = 60;

/**
 * The warnings of a day.
 *
 * @param limbs  names of limbs, and the span of each that runs at sunrise
 */
export function cautionsOf(
  { sunriseJdTt, horizon }: Pick<SolarDay, 'sunriseJdTt' | 'horizon'>,
  limbs: readonly (readonly [name: string, atSunrise: CourseSpan])[],
): readonly Warning[] {
  if (horizon !== 'crossed') return sunriseCautions({ horizon });
  return limbs.flatMap(([name, { startJdTt, endJdTt }]): Warning[] => {
    const [since, until] = [(sunriseJdTt - startJdTt) * 86400, (endJdTt - sunriseJdTt) * 86400];
    const near = Math.min(Math.abs(since), until);
    if (near > NEAR_SECONDS) return [];
    const side = until === near || since < 0 ? 'after' : 'before';
    const why = 'another definition of sunrise, or other air, may give the day its neighbour';
    return [
      { code: 'LIMB_NEAR_SUNRISE', message: `The ${name} changes ${Math.round(near)} s ${side} sunrise: ${why}.` },
    ];
  });
}

/**
 * The warning of a day whose Sun does not cross the horizon, for whatever is cut between its sunrise and sunset.
 *
 * @param day  as `solarDayOn` gives it
 * @returns `NO_SUNRISE`, or nothing
 */
export function sunriseCautions({ horizon }: Pick<SolarDay, 'horizon'>): readonly Warning[] {
  if (horizon === 'crossed') return [];
  const where = horizon === 'always-above' ? 'above' : 'below';
  const stands = 'six and eighteen hours of solar time stand in for sunrise and sunset';
  return [{ code: 'NO_SUNRISE', message: `The Sun stays ${where} the horizon on this day; ${stands}.` }];
}
