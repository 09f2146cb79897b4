/** When does a planet meet the Sun, stand opposite, or stand furthest from him? Conjunctions, inferior and superior, oppositions, and greatest elongations. */

import { normaliseSignedRad, turnRad } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { RESULT_WIDTH } from '../../kernel/numbers.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import { arcOf, haversineOf, sunArcMotion } from './arcs.ts';
import { lookAt, type Motion, pairMotion, readBody, type StepOption, searchAlong } from './motion.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';
import { turnsOf } from './turns.ts';

export type SunMeetingKind = 'inferior-conjunction' | 'superior-conjunction' | 'conjunction' | 'opposition';

export interface SunMeeting {
  readonly jdTt: number;
  /** Mercury and Venus pass before the Sun (inferior) or behind (superior); the others behind, or opposite. */
  readonly kind: SunMeetingKind;
  /** The planet's: apparent, true equinox of date, 0 … 2π. */
  readonly longitudeRad: number;
  /** The arc between the centres, 0 … π: below 0.0047 the planet is behind the disc or before it. */
  readonly separationRad: number;
  readonly distanceAu: number;
}

export interface SunMeetingOptions extends StepOption {
  /** In which coordinate they are equal or opposite; `longitude` when left out. */
  readonly coordinate?: 'longitude' | 'rightAscension';
}

export interface GreatestElongation {
  readonly jdTt: number;
  /** East of the Sun a planet is seen after sunset, west of him before sunrise. */
  readonly side: 'east' | 'west';
  /** As measured, 0 … π. */
  readonly elongationRad: number;
  readonly longitudeRad: number;
  readonly distanceAu: number;
}

/** `arc` on the sphere, as almanacs print greatest elongations; `longitude` along the ecliptic alone. */
export type ElongationMeasure = 'arc' | 'longitude';

export interface ElongationOptions extends StepOption {
  /** `arc` when left out. */
  readonly measure?: ElongationMeasure;
}

const MEETING_NAMES = { stepDays: true, coordinate: true } as const;
const ELONGATION_NAMES = { stepDays: true, measure: true } as const;
const INNER = ['Mercury', 'Venus'] as const;
/** Mercury to Vesta. */
export const PLANETS: readonly Body[] = BODIES.slice(2, 15);
export const MEASURES: readonly ElongationMeasure[] = ['arc', 'longitude'];
const SUN = RESULT_WIDTH;
const WINDOW_DAYS = 60;
const USUAL_DAYS = 900;

/**
 * Conjunctions and oppositions of a planet with the Sun in [from, to), in the order of time.
 *
 * @param body  Mercury to Vesta; the Moon's are phases (phases.ts)
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 * @source  definitions: `explanatory-supplement-1992`
 */
export function sunMeetingsOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: SunMeetingOptions = {},
): readonly SunMeeting[] {
  readChoices<SunMeetingOptions>(options, 'options', MEETING_NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, PLANETS);
  const coordinate = oneOf('options.coordinate', options.coordinate ?? 'longitude', ['longitude', 'rightAscension']);
  const motion = pairMotion(kernel, body, 'Sun', coordinate, -1, 'apparent');
  const search = { ...searchAlong(motion, options), everyRad: turnRad / 2 };
  const look = lookAt(kernel, [body, 'Sun'], 'apparent');
  return angleCrossings(motion.value, fromJdTt, toJdTt, search).map(({ jdTt, index }) => {
    const numbers = look(jdTt);
    const [distanceAu, sunAu] = [numbers[2] as number, numbers[SUN + 2] as number];
    return {
      jdTt,
      kind: meetingKind(body, index === 1, distanceAu < sunAu),
      longitudeRad: numbers[0] as number,
      separationRad: arcOf(kernel, haversineOf(kernel, numbers, 0, SUN)),
      distanceAu,
    };
  });
}

/** The first conjunction or opposition at or after an instant; null when there is none within `limitDays` (900). Errors as `sunMeetingsOf`. */
export function nextSunMeeting(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  options: SunMeetingOptions & LimitOption = {},
): SunMeeting | null {
  const { limitDays, ...listed } = readChoices<SunMeetingOptions & LimitOption>(options, 'options', {
    ...MEETING_NAMES,
    limitDays: true,
  });
  const find = (from: number, to: number) => sunMeetingsOf(kernel, body, from, to, listed);
  return firstOf(find, fromJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

/** The last conjunction or opposition before an instant; as `nextSunMeeting`. */
export function previousSunMeeting(
  kernel: Kernel,
  body: Body,
  beforeJdTt: number,
  options: SunMeetingOptions & LimitOption = {},
): SunMeeting | null {
  const { limitDays, ...listed } = readChoices<SunMeetingOptions & LimitOption>(options, 'options', {
    ...MEETING_NAMES,
    limitDays: true,
  });
  const find = (from: number, to: number) => sunMeetingsOf(kernel, body, from, to, listed);
  return lastOf(find, beforeJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

/**
 * Greatest elongations of Mercury or Venus in [from, to), in the order of time.
 *
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN
 * @source  definition: `meeus-1998`, chapter 36
 */
export function greatestElongationsOf(
  kernel: Kernel,
  body: 'Mercury' | 'Venus',
  fromJdTt: number,
  toJdTt: number,
  options: ElongationOptions = {},
): readonly GreatestElongation[] {
  readChoices<ElongationOptions>(options, 'options', ELONGATION_NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, INNER);
  const measure = oneOf('options.measure', options.measure ?? 'arc', MEASURES);
  const [smooth, apparent] = (['smooth', 'apparent'] as const).map((view) =>
    measure === 'arc' ? sunArcMotion(kernel, body, view) : pairMotion(kernel, body, 'Sun', 'longitude', -1, view),
  ) as [Motion, Motion];
  const look = lookAt(kernel, [body, 'Sun'], 'apparent');
  const found: GreatestElongation[] = [];
  for (const { jdTt, value, kind } of turnsOf(smooth, apparent, fromJdTt, toJdTt, options)) {
    // The least arcs are the conjunctions.
    if (measure === 'arc' && kind === 'minimum') continue;
    const numbers = look(jdTt);
    const ahead = normaliseSignedRad((numbers[0] as number) - (numbers[SUN] as number));
    found.push({
      jdTt,
      side: ahead > 0 ? 'east' : 'west',
      elongationRad: measure === 'arc' ? arcOf(kernel, value) : Math.abs(ahead),
      longitudeRad: numbers[0] as number,
      distanceAu: numbers[2] as number,
    });
  }
  return found;
}

function meetingKind(body: Body, opposite: boolean, nearer: boolean): SunMeetingKind {
  if (opposite) return 'opposition';
  if (body !== 'Mercury' && body !== 'Venus') return 'conjunction';
  return nearer ? 'inferior-conjunction' : 'superior-conjunction';
}
