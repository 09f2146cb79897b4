/** How a point of the sky moves in the zodiac of a radix: the angle and its rate, as the searches of sky/search.ts want them. */

import { turnRad } from '../../angle.ts';
import { meanAyanamsaRad, meanAyanamsaRadPerDay, resolveAyanamsa, USER_AYANAMSA_ID } from '../../chart/ayanamsa.ts';
import { oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { apparentLongitudes, LONGITUDE_STEP_DAYS } from '../../sky/places.ts';
import type { Body } from '../../sky/sky.ts';
import { jdUtOfTt, type LocalClock } from '../../time/local-clock.ts';
import { POINT_BODIES, type Radix } from '../radix/index.ts';

/** A point on its way; radians of any turn, radians per day of TT. */
export interface PointMotion {
  readonly name: string;
  readonly body: Body;
  angle(jdTt: number): number;
  rate(jdTt: number): number;
  /** Half the shortest time between two of its stations. */
  readonly stepDays: number;
}

/** An instant found by a search: TT, the civil Julian date, and its local text where a clock was given. */
export interface EventTime {
  readonly jdTt: number;
  readonly jdUt: number;
  readonly time?: string;
}

/** An instant as records carry it. */
export function eventTime(jdTt: number, clock?: LocalClock): EventTime {
  const jdUt = jdUtOfTt(jdTt);
  return clock === undefined ? { jdTt, jdUt } : { jdTt, jdUt, time: clock.text(jdUt) };
}

/** What a motion needs to know of a radix. */
export type MovingFrame = Pick<Radix['settings'], 'zodiac' | 'ayanamsa' | 'nodeType'>;

const NAMES = [...Object.keys(POINT_BODIES).filter((name) => name !== 'Earth'), 'NorthNode', 'SouthNode'];

/**
 * The motion of a point, apparent and geocentric: tropical with nutation, sidereal without, as the longitudes of a radix are.
 *
 * @param name  `Sun` … `Pluto`, `NorthNode`, `SouthNode`, `Chiron` …
 * @param equinox  `true` when left out; `mean` takes nutation out of a tropical longitude too
 * @throws  EngineError INVALID_OPTION for a name that has no body, and for a sidereal frame whose ayanamsa was the caller's own figure
 */
export function motionOf(
  kernel: Kernel,
  frame: MovingFrame,
  name: string,
  field: string = 'body',
  equinox: 'true' | 'mean' = 'true',
): PointMotion {
  oneOf(field, name, NAMES);
  const isNode = name === 'NorthNode' || name === 'SouthNode';
  const body = isNode ? (frame.nodeType === 'true' ? 'TrueNode' : 'MeanNode') : (POINT_BODIES[name] as Body);
  const shift = name === 'SouthNode' ? turnRad / 2 : 0;
  const stepDays = LONGITUDE_STEP_DAYS[body as Exclude<Body, 'Earth'>];
  if (frame.zodiac === 'tropical') {
    const at = apparentLongitudes(kernel, [body], equinox);
    return {
      name,
      body,
      stepDays,
      angle: (jdTt) => (at(jdTt).longitudeRad[0] as number) + shift,
      rate: (jdTt) => at(jdTt).longitudeRadPerDay[0] as number,
    };
  }
  if (frame.ayanamsa === null || frame.ayanamsa === USER_AYANAMSA_ID) {
    const allowed = 'an ayanamsa with a name';
    throw refusal('INVALID_OPTION', 'radix.settings.ayanamsa', allowed, `A sidereal search needs ${allowed}.`);
  }
  const rule = resolveAyanamsa(frame.ayanamsa);
  const at = apparentLongitudes(kernel, [body], 'mean');
  return {
    name,
    body,
    stepDays,
    angle: (jdTt) => (at(jdTt).longitudeRad[0] as number) + shift - meanAyanamsaRad(kernel, rule, jdTt),
    rate: (jdTt) => (at(jdTt).longitudeRadPerDay[0] as number) - meanAyanamsaRadPerDay(kernel, rule, jdTt),
  };
}
