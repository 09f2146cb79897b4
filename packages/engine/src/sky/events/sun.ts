/**
 * When does a planet meet the Sun, stand opposite, or stand furthest from him? Conjunctions, inferior and superior, oppositions, greatest elongations, and the
 * stretches a planet spends within an arc of the Sun: cazimi, combustion, under the beams.
 */

import { normaliseSignedRad, radiansOf, turnRad } from '../../angle.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { RESULT_WIDTH } from '../../kernel/numbers.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings, crossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import { arcOf, haversineOf, haversineRateOf } from './arcs.ts';
import { HAVERSINE_BEND } from './bends.ts';
import { lookAt, type Motion, pairMotion, readBody, type StepOption, searchAlong, type View } from './motion.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
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

export interface NearSunOptions extends StepOption {
  /** How near, degrees, 0.01 … 90: 17′ when left out. */
  readonly withinDeg?: number;
  /** `longitude` when left out. */
  readonly measure?: ElongationMeasure;
}

/** A stretch near the Sun. */
export interface NearSun extends Stretch {
  /** When the planet is nearest, by the same measure; null when that lies outside the span. */
  readonly nearestJdTt: number | null;
}

const MEETING_NAMES = { stepDays: true, coordinate: true } as const;
const ELONGATION_NAMES = { stepDays: true, measure: true } as const;
const NEAR_NAMES = { stepDays: true, withinDeg: true, measure: true } as const;
const INNER = ['Mercury', 'Venus'] as const;
const PLANETS = BODIES.slice(2, 15) as readonly Body[];
const MEASURES = ['arc', 'longitude'] as const;
/** Half the Sun's width and a little: within it a planet in cazimi is said to be. */
const CAZIMI_DEG = 17 / 60;
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
    measure === 'arc' ? arcMotion(kernel, body, view) : pairMotion(kernel, body, 'Sun', 'longitude', -1, view),
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

/**
 * The stretches that a planet spends within an arc of the Sun, as far as they lie in [from, to): cazimi within 17′, and with other bounds combustion and the
 * Sun's beams.
 *
 * @param body  Mercury to Vesta, or the Moon
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 * @source  17′: `lilly-1647`
 */
export function nearSunOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: NearSunOptions = {},
): readonly NearSun[] {
  readChoices<NearSunOptions>(options, 'options', NEAR_NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, ['Moon', ...PLANETS]);
  const measure = oneOf('options.measure', options.measure ?? 'longitude', MEASURES);
  const within = radiansOf(numberIn('options.withinDeg', options.withinDeg ?? CAZIMI_DEG, 0.01, 90, 'degrees'));
  if (!(fromJdTt < toJdTt)) return [];
  const half = kernel.sin(0.5 * within);
  const along = pairMotion(kernel, body, 'Sun', 'longitude', -1, 'apparent');
  const arc = arcMotion(kernel, body, 'apparent');
  const depth = (jdTt: number): number =>
    measure === 'arc' ? half * half - arc.value(jdTt) : within - Math.abs(normaliseSignedRad(along.value(jdTt)));
  const borders =
    measure === 'arc'
      ? crossings((t) => half * half - arc.value(t), fromJdTt, toJdTt, {
          ...searchAlong(arc, options),
          rate: (t) => -arc.rate(t),
        })
      : angleCrossings(along.value, fromJdTt, toJdTt, {
          ...searchAlong(along, options),
          targetsRad: [-within, within],
        }).map(
          // Inside lies after the lower mark when it is passed upwards, and after the upper one downwards.
          ({ jdTt, rising, index }) => ({ jdTt, rising: rising === (index === 0) }),
        );
  const nearest =
    measure === 'arc'
      ? turnsOf(arcMotion(kernel, body, 'smooth'), arc, fromJdTt, toJdTt, options)
          .filter(({ kind }) => kind === 'minimum')
          .map(({ jdTt }) => jdTt)
      : angleCrossings(along.value, fromJdTt, toJdTt, { ...searchAlong(along, options), targetsRad: [0] }).map(
          ({ jdTt }) => jdTt,
        );
  return stretchesOf(borders, depth(fromJdTt) >= 0).map(({ beginJdTt, endJdTt }) => ({
    beginJdTt,
    endJdTt,
    nearestJdTt: nearest.find((jdTt) => jdTt >= (beginJdTt ?? fromJdTt) && jdTt <= (endJdTt ?? toJdTt)) ?? null,
  }));
}

function meetingKind(body: Body, opposite: boolean, nearer: boolean): SunMeetingKind {
  if (opposite) return 'opposition';
  if (body !== 'Mercury' && body !== 'Venus') return 'conjunction';
  return nearer ? 'inferior-conjunction' : 'superior-conjunction';
}

/** The haversine of the arc between a body and the Sun. */
function arcMotion(kernel: Kernel, body: Body, view: View): Motion {
  const look = lookAt(kernel, [body, 'Sun'], view);
  const { stepDays } = pairMotion(kernel, body, 'Sun', 'longitude', -1, view);
  return {
    value: (jdTt) => haversineOf(kernel, look(jdTt), 0, SUN),
    rate: (jdTt) => haversineRateOf(kernel, look(jdTt), 0, SUN),
    stepDays,
    bend: HAVERSINE_BEND[body] ?? 0,
  };
}
