/**
 * The height of a body's edge above the horizon that a rule names, as a curve in time, and the walk along it. The machinery behind horizon.ts.
 */

import { normaliseRad } from '../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readKernel } from '../kernel/read-kernel.ts';
import { checkJd } from '../span.ts';
import type { Place } from '../time/moment.ts';
import { readPlace } from '../time/place.ts';
import { type DeltaT, readDeltaT } from '../time/scales.ts';
import { beforeEnd, crossAtStart, crossBetween, type Sample, type Search, zeroLevel } from './bracket.ts';
import { AIR_OPTION_NAMES, type AirOptions, type Edge, edgeOf, type HorizonRule, semidiameterRad } from './discs.ts';
import { GEOCENTRIC, horizonLook } from './horizon-look.ts';
import { BODIES, type Body } from './sky.ts';

export interface HorizonOptions extends AirOptions {
  /** How far to look, days, up to 400. Absent: 25 hours, and 27 for the Moon, who rises up to 26 hours after she rose (below 60° of latitude). */
  readonly spanDays?: number;
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

/** Options where both ends of the search are given. */
export type BetweenOptions = Omit<HorizonOptions, 'spanDays'>;

const TURN_NAMES: OptionNames<Pick<HorizonOptions, 'deltaT'>> = { deltaT: true };
export const BETWEEN_NAMES: OptionNames<BetweenOptions> = { ...AIR_OPTION_NAMES, deltaT: true };
export const HORIZON_NAMES: OptionNames<HorizonOptions> = { ...BETWEEN_NAMES, spanDays: true };

/** Height of the edge above its horizon (`value`, radians) and its rate per day, with the hour angle. */
export interface AltitudeSample extends Sample {
  /** −π … π, west positive. */
  readonly hourAngleRad: number;
  readonly hourAngleRadPerDay: number;
}

export type AltitudeAt = (jdTt: number) => AltitudeSample;

const SEEN = BODIES.filter((body) => body !== 'Earth');
const QUARTER = 1.5707963267948966;
/** An instant nearer to the next quarter than this counts as being at it: 0.1 rad is 23 minutes. */
const NEAR_RAD = 0.1;
const TOLERANCE_DAYS = 1e-8;

/**
 * The curve of one body, place and rule.
 *
 * @param names  of the options that the door in front has
 * @throws  EngineError for a body, place, rule or option that is none; the curve throws OUT_OF_SPAN
 */
export function altitudeOf(
  kernel: Kernel,
  body: Body,
  place: Place,
  rule: HorizonRule,
  options: HorizonOptions,
  names: OptionNames<BetweenOptions> = BETWEEN_NAMES,
): AltitudeAt {
  readKernel(kernel);
  readChoices<BetweenOptions>(options, 'options', names);
  const { elevationMetres } = readPlace('place', place);
  return curveOf(kernel, body, place, edgeOf(body, rule, elevationMetres, options), options.deltaT);
}

/** The curve of a body's centre as the Earth's centre sees it, for passages of the meridian. Errors as `altitudeOf`. */
export function meridianOf(
  kernel: Kernel,
  body: Body,
  place: Place,
  options: Pick<HorizonOptions, 'deltaT'>,
): AltitudeAt {
  readKernel(kernel);
  readChoices(options, 'options', TURN_NAMES);
  return curveOf(kernel, body, place, { mode: GEOCENTRIC, radiusAu: 0, depressionRad: 0 }, options.deltaT);
}

function curveOf(kernel: Kernel, body: Body, place: Place, edge: Edge, deltaT: DeltaT | undefined): AltitudeAt {
  const seen = oneOf('body', body, SEEN);
  const { mode, radiusAu, depressionRad } = edge;
  const look = horizonLook(kernel, seen, readPlace('place', place), mode, readDeltaT(deltaT));
  return (jdTt) => {
    const { n } = look(jdTt);
    const limb = semidiameterRad(radiusAu, n[3]);
    return {
      jdTt,
      value: n[0] + limb + depressionRad,
      rate: n[4] - (limb * n[7]) / n[3],
      hourAngleRad: n[1],
      hourAngleRadPerDay: n[5],
    };
  };
}

/**
 * Follows a curve over [from, to) and tells of its crossings of the horizon.
 *
 * @returns the last sample looked at: the one at `toJdTt`, unless `found` ended the walk; null for an empty span
 * @throws  EngineError OUT_OF_SPAN
 */
export function followAltitude(
  at: AltitudeAt,
  fromJdTt: number,
  toJdTt: number,
  wanted: Search['wanted'],
  found: (jdTt: number, rising: boolean) => boolean,
): AltitudeSample | null {
  checkSpan(fromJdTt, toJdTt);
  if (!(fromJdTt < toJdTt)) return null;
  const search: Search = {
    at,
    levels: zeroLevel,
    toleranceDays: TOLERANCE_DAYS,
    wanted,
    found: (jdTt, rising) => {
      const inside = jdTt < toJdTt ? jdTt : beforeEnd(jdTt, 0, at(toJdTt));
      return inside !== null && found(inside, rising);
    },
  };
  let before = at(fromJdTt);
  if (crossAtStart(search, before)) return before;
  while (before.jdTt < toJdTt) {
    const after = at(Math.min(toJdTt, nextQuarter(before)));
    if (crossBetween(search, before, after)) return after;
    before = after;
  }
  return before;
}

/** When the body is next six hours from the meridian, east or west. Between two such instants the sine of its altitude is half a wave. */
function nextQuarter({ jdTt, hourAngleRad, hourAngleRadPerDay }: AltitudeSample): number {
  const ahead = normaliseRad(QUARTER - hourAngleRad);
  const half = ahead >= 2 * QUARTER ? ahead - 2 * QUARTER : ahead;
  return jdTt + (half < NEAR_RAD ? half + 2 * QUARTER : half) / hourAngleRadPerDay;
}

/** Both ends of a span within the years that the engine reckons with. @throws EngineError OUT_OF_SPAN */
export function checkSpan(fromJdTt: number, toJdTt: number): void {
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
}
