/**
 * When does a body pass a mark of the circle? Entries into signs, nakshatras, decans or any equal parts, tropical or from a moving zero; backwards ones too.
 */

import { radiansOf } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import { checkCount, lookAt, motionOf, readBody, type StepOption, searchAlong, turnDaysOf } from './motion.ts';
import { lessOffset, type OffsetOption, viewOf } from './offset.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';

/** A passage of a mark. Parts are numbered from the zero of longitudes: part i lies from mark i to the next. */
export interface Ingress {
  readonly jdTt: number;
  /** The mark passed, 0 … n − 1: its longitude is that many times `everyDeg`. */
  readonly mark: number;
  /** The part entered, 0 … n − 1: the mark's own, or the one before it when the body goes backwards. */
  readonly part: number;
  /** The body enters backwards. */
  readonly isRetrograde: boolean;
  /** Apparent longitude from the true equinox of date, 0 … 2π; with or without an offset. */
  readonly longitudeRad: number;
}

export interface IngressOptions extends StepOption, OffsetOption {
  /** Size of the parts, degrees: 360 over a whole number, 0.01 … 360; signs of 30 when left out. */
  readonly everyDeg?: number;
}

export type OpenIngressOptions = IngressOptions & LimitOption;

const NAMES = { stepDays: true, everyDeg: true, offsetRad: true, offsetRadPerDay: true } as const;
const OPEN_NAMES = { ...NAMES, limitDays: true } as const;
const MOVING = BODIES.filter((body) => body !== 'Earth');
const WINDOW_DAYS = 120;
const MONTH_DAYS = 27.3;
const YEAR_DAYS = 365;
const SLOW_TURN_DAYS = 4000;
const SWIFT: readonly Body[] = ['Sun', 'Mercury', 'Venus', 'Mars'];
/** Pluto is in one sign for up to 31 years. */
const USUAL_DAYS = 12000;

/**
 * The ingresses of a body in [from, to), in the order of time: geocentric, apparent.
 *
 * None is missed, wherever the span is cut and whatever the step, also where a body turns on a mark: `BEND` excludes a second turn within a step, and a turn
 * that may reach a mark is looked at. Entry and retreat within a millisecond are no passage. Behind the Sun's disc, where light bends faster than
 * Uranus to Pluto move, an apparent place may pass a mark three times in an hour.
 *
 * @param body  any but the Earth
 * @throws  EngineError INVALID_OPTION, also for a span with more than some million ingresses; OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function ingressesOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: IngressOptions = {},
): readonly Ingress[] {
  readChoices<IngressOptions>(options, 'options', NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, MOVING);
  const count = readCount(options.everyDeg);
  checkCount(count, turnDaysOf([body]), fromJdTt, toJdTt);
  const motion = lessOffset(motionOf(kernel, body, 'longitude', viewOf(options)), options);
  const search = { ...searchAlong(motion, options), everyRad: radiansOf(360 / count) };
  const look = lookAt(kernel, [body], 'apparent');
  return angleCrossings(motion.value, fromJdTt, toJdTt, search).map(({ jdTt, rising, index }) => ({
    jdTt,
    mark: index,
    part: rising ? index : (index + count - 1) % count,
    isRetrograde: !rising,
    longitudeRad: look(jdTt)[0] as number,
  }));
}

/** The first ingress at or after an instant; null when there is none within `limitDays` (12 000). Errors as `ingressesOf`. */
export function nextIngress(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  options: OpenIngressOptions = {},
): Ingress | null {
  const { limitDays, ...listed } = readChoices<OpenIngressOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => ingressesOf(kernel, body, from, to, listed);
  return firstOf(find, fromJdTt, windowOf(body, listed), limitDays, USUAL_DAYS);
}

/** The last ingress before an instant; as `nextIngress`. */
export function previousIngress(
  kernel: Kernel,
  body: Body,
  beforeJdTt: number,
  options: OpenIngressOptions = {},
): Ingress | null {
  const { limitDays, ...listed } = readChoices<OpenIngressOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => ingressesOf(kernel, body, from, to, listed);
  return lastOf(find, beforeJdTt, windowOf(body, listed), limitDays, USUAL_DAYS);
}

/** About as long as a body is in one part, so that the first ingress is not sought among many. */
function windowOf(body: Body, { everyDeg }: IngressOptions): number {
  const turnDays = body === 'Moon' ? MONTH_DAYS : SWIFT.includes(body) ? YEAR_DAYS : SLOW_TURN_DAYS;
  return Math.min(WINDOW_DAYS, (1.2 * turnDays) / readCount(everyDeg));
}

/** How many parts of a size there are. */
function readCount(everyDeg: unknown): number {
  const size = numberIn('options.everyDeg', everyDeg ?? 30, 0.01, 360, 'degrees');
  const count = Math.round(360 / size);
  if (Math.abs(count * size - 360) < 1e-6) return count;
  const allowed = '360 degrees divided by a whole number';
  throw refusal('INVALID_OPTION', 'options.everyDeg', allowed, `options.everyDeg must be ${allowed}.`);
}
