/** How a point of the sky moves in the zodiac of a radix: the angle and its rate, as the searches of sky/search.ts want them. */

import { turnRad } from '../../angle.ts';
import { meanAyanamsaRad, meanAyanamsaRadPerDay, resolveAyanamsa, USER_AYANAMSA_ID } from '../../chart/ayanamsa.ts';
import { oneOf } from '../../choice.ts';
import { EngineError } from '../../errors.ts';
import { readRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { BEND } from '../../sky/events/bends.ts';
import { apparentLongitudes, LONGITUDE_STEP_DAYS } from '../../sky/places.ts';
import type { SearchOptions } from '../../sky/search.ts';
import type { Body } from '../../sky/sky.ts';
import { jdSpan } from '../../span.ts';
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
  /** For a point that may turn again however soon: a bound on its third derivative, with which a search misses none of its turns. */
  readonly bend?: number;
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

/** An event as it is, or with its local text after its instant where a clock was given. */
export function shownBy<E extends EventTime>(event: E, clock: LocalClock | undefined): E {
  if (clock === undefined) return event;
  const { jdTt, jdUt, ...more } = event;
  return { jdTt, jdUt, time: clock.text(jdUt), ...more } as unknown as E;
}

/** What a motion needs to know of a radix. */
export type MovingFrame = Pick<Radix['settings'], 'zodiac' | 'ayanamsa' | 'nodeType'>;

/** Every point that moves: those a search can follow. */
export const MOVING_NAMES: readonly string[] = [
  ...Object.keys(POINT_BODIES).filter((name) => name !== 'Earth'),
  'NorthNode',
  'SouthNode',
];

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
  oneOf(field, name, MOVING_NAMES);
  readRecord('frame', frame, 'zodiac, ayanamsa and nodeType, as in the settings of a radix');
  oneOf('frame.zodiac', frame.zodiac, ['tropical', 'sidereal']);
  oneOf('frame.nodeType', frame.nodeType, ['mean', 'true']);
  const isNode = name === 'NorthNode' || name === 'SouthNode';
  const body = isNode ? (frame.nodeType === 'true' ? 'TrueNode' : 'MeanNode') : (POINT_BODIES[name] as Body);
  const shift = name === 'SouthNode' ? turnRad / 2 : 0;
  const stepDays = LONGITUDE_STEP_DAYS[body as Exclude<Body, 'Earth'>];
  const bound = TURNS_AT_ANY_DISTANCE.has(body) ? BEND[body]?.longitude : undefined;
  const bend = bound === undefined ? {} : { bend: bound };
  if (frame.zodiac === 'tropical') {
    const at = apparentLongitudes(kernel, [body], equinox);
    return {
      name,
      body,
      stepDays,
      ...bend,
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
    ...bend,
    angle: (jdTt) => (at(jdTt).longitudeRad[0] as number) + shift - meanAyanamsaRad(kernel, rule, jdTt),
    rate: (jdTt) => (at(jdTt).longitudeRadPerDay[0] as number) - meanAyanamsaRadPerDay(kernel, rule, jdTt),
  };
}

/** The osculating points stand still at any distance of time: of some pairs of stations both lie within one step. */
const TURNS_AT_ANY_DISTANCE: ReadonlySet<Body> = new Set(['TrueNode', 'OsculatingApogee']);

/** Steps of the halving: the end of an ephemeris to less than a second, from three hundred years away. */
const HALVINGS = 40;

/**
 * How far from an instant towards another a point can be placed: the other instant, or the last before the loaded ephemerides end. For searches that
 * look beyond what was asked for, so that a planet near the end of its pack is not refused on account of what nobody asked.
 *
 * @throws  EngineError OUT_OF_SPAN when it cannot be placed at the first instant either
 */
export function reachOf(motion: PointMotion, fromJdTt: number, towardsJdTt: number): number {
  const end = Math.min(Math.max(towardsJdTt, jdSpan.first), jdSpan.last);
  if (end === fromJdTt || isPlaced(motion, end)) return end;
  motion.angle(fromJdTt);
  let [inside, outside] = [fromJdTt, end];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (inside + outside) / 2;
    if (isPlaced(motion, middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

function isPlaced(motion: PointMotion, jdTt: number): boolean {
  try {
    motion.angle(jdTt);
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'OUT_OF_SPAN') return false;
    throw error;
  }
}

/** How a motion is searched along: its step, its rate and, where it has one, its bound. */
export function searchAlong({ stepDays, rate, bend }: PointMotion): Pick<SearchOptions, 'stepDays' | 'rate' | 'bend'> {
  return bend === undefined ? { stepDays, rate } : { stepDays, rate, bend };
}
