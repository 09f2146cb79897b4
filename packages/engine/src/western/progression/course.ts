/** How points move through the zodiac of a radix, as the searches of sky/search.ts want it: an angle and its rate at any instant of the sky. */

import { degreesOf, turnRad } from '../../angle.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { apparentLongitudes, LONGITUDE_STEP_DAYS } from '../../sky/places.ts';
import type { Body } from '../../sky/sky.ts';
import { POINT_BODIES, resolveWesternChoices, type WesternChoices } from '../radix/index.ts';

/** A point on its way. */
export interface Course {
  readonly name: string;
  /** Radians, any turn, at a Julian date (TT) of the sky. */
  angleRad(skyJdTt: number): number;
  /** Radians per day of the sky; left out where only differences tell it. */
  rateRadPerDay?(skyJdTt: number): number;
  /** Days of the sky in which the point turns round at most once and goes less than half a turn. */
  readonly stepDays: number;
}

/** The course of a body, which the ephemeris gives its rate. */
export type BodyCourse = Course & Required<Pick<Course, 'rateRadPerDay'>>;

/** Names that have a course. */
export const COURSE_NAMES: readonly string[] = [
  ...Object.keys(POINT_BODIES).filter((name) => name !== 'Earth'),
  'NorthNode',
  'SouthNode',
];

/**
 * The course of a body or a node: apparent and geocentric; tropical with nutation, sidereal without, as longitudes of a radix are.
 *
 * @throws  EngineError INVALID_OPTION for a name without a body; its functions throw OUT_OF_SPAN
 */
export function courseOf(kernel: Kernel, choices: WesternChoices, name: string, field: string): BodyCourse {
  oneOf(field, name, COURSE_NAMES);
  const { chart } = resolveWesternChoices(choices);
  const isNode = name === 'NorthNode' || name === 'SouthNode';
  const body: Body = isNode ? (chart.nodeType === 'mean' ? 'MeanNode' : 'TrueNode') : (POINT_BODIES[name] as Body);
  const beyond = name === 'SouthNode' ? turnRad / 2 : 0;
  const stepDays = LONGITUDE_STEP_DAYS[body as Exclude<Body, 'Earth'>];
  if (chart.zodiac === 'sidereal') {
    const { angleRad, rateRadPerDay } = new ZodiacSky(kernel, chart).motion(body);
    return { name, stepDays, angleRad: (jdTt) => angleRad(jdTt) + beyond, rateRadPerDay };
  }
  const at = apparentLongitudes(kernel, [body]);
  return {
    name,
    stepDays,
    angleRad: (jdTt) => (at(jdTt).longitudeRad[0] as number) + beyond,
    rateRadPerDay: (jdTt) => at(jdTt).longitudeRadPerDay[0] as number,
  };
}

/** Longitude of the Sun in the zodiac of the choices, degrees, as a function of the sky's Julian date (TT). */
export function sunCourse(kernel: Kernel, choices: WesternChoices): (skyJdTt: number) => number {
  const { angleRad } = courseOf(kernel, choices, 'Sun', 'name');
  return (skyJdTt) => degreesOf(angleRad(skyJdTt));
}
