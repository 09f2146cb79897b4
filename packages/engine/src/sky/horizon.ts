/**
 * When does a body rise, set or pass the meridian of a place? For days, hours, tithis at sunrise, twilights and charts of the rising Sun.
 *
 * The altitude is followed from one instant six hours off the meridian to the next. Between two such instants it turns at most once, whatever the
 * latitude, so a Sun that looks over the horizon for a minute of polar noon is found (bracket.ts looks where the curve turns). What could be missed
 * is three crossings within minutes of each other, near the poles and less than 0.01″ high. A body that does not rise is a value, not an error.
 */

import { normaliseSignedRad, turnRad } from '../angle.ts';
import { numberIn, oneOf } from '../choice.ts';
import { readList, refusal } from '../input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Place } from '../time/moment.ts';
import {
  type AltitudeAt,
  altitudeOf,
  type BetweenOptions,
  checkSpan,
  followAltitude,
  HORIZON_NAMES,
  type HorizonOptions,
  meridianOf,
} from './altitude.ts';
import type { HorizonRule } from './discs.ts';
import type { Crossing } from './search.ts';
import type { Body } from './sky.ts';

export type { HorizonOptions } from './altitude.ts';

/**
 * What comes of looking for a rising or a setting: its instant (Julian date, TT), or that there is none before the search ends; `side` then says on which
 * side of its horizon the body is at that end: `above` (a Sun that does not set), `below` (one that does not rise).
 */
export type HorizonEvent =
  | { readonly kind: 'at'; readonly jdTt: number }
  | { readonly kind: 'never'; readonly side: 'above' | 'below' };

/** A passage of the meridian, which there always is. */
export type Transit = Extract<HorizonEvent, { kind: 'at' }>;

/** Risings and settings of one stretch of time, such as a civil day. */
export interface HorizonDay {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** The first rising in [from, to). */
  readonly rise: HorizonEvent;
  /** The first setting in [from, to). */
  readonly set: HorizonEvent;
}

/**
 * The first rising at or after an instant.
 *
 * @param place    degrees and metres; the poles are places like any other
 * @param rule     a definition of rising (`DISC_RULES`), a twilight (its dawn), or `{ altitudeDeg }`
 * @param options  air, dip, ΔT, and how far to look
 * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION with the field; OUT_OF_SPAN where no loaded ephemeris
 *          has the body
 */
export function riseAfter(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  rule: HorizonRule,
  options: HorizonOptions = {},
): HorizonEvent {
  const at = openCurve(kernel, body, place, rule, options);
  return firstOf(at, fromJdTt, fromJdTt + spanOf(body, options), 'rising');
}

/** The first setting (or end of dusk) at or after an instant. Arguments and errors as `riseAfter`. */
export function setAfter(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  rule: HorizonRule,
  options: HorizonOptions = {},
): HorizonEvent {
  const at = openCurve(kernel, body, place, rule, options);
  return firstOf(at, fromJdTt, fromJdTt + spanOf(body, options), 'falling');
}

/** The last rising before an instant, as far back as `riseAfter` looks forward; `side` is then where the body is at the instant. */
export function riseBefore(
  kernel: Kernel,
  body: Body,
  place: Place,
  beforeJdTt: number,
  rule: HorizonRule,
  options: HorizonOptions = {},
): HorizonEvent {
  const at = openCurve(kernel, body, place, rule, options);
  return lastOf(at, beforeJdTt - spanOf(body, options), beforeJdTt, 'rising');
}

/** The last setting before an instant; as `riseBefore`. */
export function setBefore(
  kernel: Kernel,
  body: Body,
  place: Place,
  beforeJdTt: number,
  rule: HorizonRule,
  options: HorizonOptions = {},
): HorizonEvent {
  const at = openCurve(kernel, body, place, rule, options);
  return lastOf(at, beforeJdTt - spanOf(body, options), beforeJdTt, 'falling');
}

/** The first rising in [from, to). Errors as `riseAfter`. */
export function riseBetween(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  toJdTt: number,
  rule: HorizonRule,
  options: BetweenOptions = {},
): HorizonEvent {
  return firstOf(altitudeOf(kernel, body, place, rule, options), fromJdTt, toJdTt, 'rising');
}

/** The first setting in [from, to). Errors as `riseAfter`. */
export function setBetween(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  toJdTt: number,
  rule: HorizonRule,
  options: BetweenOptions = {},
): HorizonEvent {
  return firstOf(altitudeOf(kernel, body, place, rule, options), fromJdTt, toJdTt, 'falling');
}

/** Every rising and setting in [from, to), in the order of time; `rising` tells which. Errors as `riseAfter`. */
export function horizonCrossings(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  toJdTt: number,
  rule: HorizonRule,
  options: BetweenOptions = {},
): readonly Crossing[] {
  const crossings: Crossing[] = [];
  followAltitude(altitudeOf(kernel, body, place, rule, options), fromJdTt, toJdTt, 'either', (jdTt, rising) => {
    crossings.push({ jdTt, rising });
    return false;
  });
  return crossings;
}

/**
 * Risings and settings in stretch after stretch, as civil days of a year: one walk along the altitude instead of two searches a day.
 *
 * @param startsJdTt  where each stretch begins and the one before ends, ascending; two at least. n + 1 instants make n stretches
 * @returns one record per stretch; `never` where it has no such event, with the side on which the body is at its end
 * @throws  EngineError as `riseAfter`
 */
export function horizonDays(
  kernel: Kernel,
  body: Body,
  place: Place,
  startsJdTt: readonly number[],
  rule: HorizonRule,
  options: BetweenOptions = {},
): readonly HorizonDay[] {
  checkStarts(startsJdTt);
  const at = altitudeOf(kernel, body, place, rule, options);
  const crossings: Crossing[] = [];
  const [first, last] = [startsJdTt[0] as number, startsJdTt.at(-1) as number];
  checkSpan(first, last);
  let above = at(first).value >= 0;
  followAltitude(at, first, last, 'either', (jdTt, rising) => {
    crossings.push({ jdTt, rising });
    return false;
  });
  let next = 0;
  return startsJdTt.slice(1).map((toJdTt, i) => {
    let [rise, set]: (number | null)[] = [null, null];
    for (let c = crossings[next]; c !== undefined && c.jdTt < toJdTt; c = crossings[++next]) {
      if (c.rising) rise ??= c.jdTt;
      else set ??= c.jdTt;
      above = c.rising;
    }
    return {
      fromJdTt: startsJdTt[i] as number,
      toJdTt,
      rise: eventOf(rise ?? null, above),
      set: eventOf(set ?? null, above),
    };
  });
}

/** Sunrise and sunset in stretch after stretch: `horizonDays` of the Sun. */
export function sunDays(
  kernel: Kernel,
  place: Place,
  startsJdTt: readonly number[],
  rule: HorizonRule,
  options: BetweenOptions = {},
): readonly HorizonDay[] {
  return horizonDays(kernel, 'Sun', place, startsJdTt, rule, options);
}

/**
 * The first passage of the meridian at or after an instant: `upper` (noon of the Sun, south or north of the zenith) or `lower` (midnight).
 *
 * Reckoned from the Earth's centre, whence it is the same as from the place but for 0.02 s of diurnal aberration. At a pole, where every meridian
 * meets, it is the one of the longitude given.
 *
 * @throws  EngineError as `riseAfter`
 */
export function transitAfter(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  which: 'upper' | 'lower',
  options: Pick<HorizonOptions, 'deltaT'> = {},
): Transit {
  const aim = oneOf('which', which, ['upper', 'lower']) === 'upper' ? 0 : turnRad / 2;
  const at = meridianOf(kernel, body, place, options);
  checkSpan(fromJdTt, fromJdTt);
  return { kind: 'at', jdTt: nextTransit(at, fromJdTt, aim) };
}

/** Every passage of the meridian in [from, to). Errors as `riseAfter`. */
export function transitsBetween(
  kernel: Kernel,
  body: Body,
  place: Place,
  fromJdTt: number,
  toJdTt: number,
  which: 'upper' | 'lower',
  options: Pick<HorizonOptions, 'deltaT'> = {},
): readonly number[] {
  const aim = oneOf('which', which, ['upper', 'lower']) === 'upper' ? 0 : turnRad / 2;
  const at = meridianOf(kernel, body, place, options);
  checkSpan(fromJdTt, toJdTt);
  const transits: number[] = [];
  if (!(fromJdTt < toJdTt)) return transits;
  // The meridian is passed once a turn: from half a turn after one passage, the next is half a turn ahead.
  for (let jdTt = nextTransit(at, fromJdTt, aim); jdTt < toJdTt; jdTt = nextTransit(at, jdTt + 0.5, aim))
    transits.push(jdTt);
  return transits;
}

function nextTransit(at: AltitudeAt, fromJdTt: number, aimRad: number): number {
  let sample = at(fromJdTt);
  const ahead = aimRad - sample.hourAngleRad;
  let jdTt = fromJdTt + (ahead < 0 ? ahead + turnRad : ahead) / sample.hourAngleRadPerDay;
  // The hour angle grows evenly: the second step is seconds, the third nothing.
  for (let round = 0; round < 6; round++) {
    sample = at(jdTt);
    const step = normaliseSignedRad(aimRad - sample.hourAngleRad) / sample.hourAngleRadPerDay;
    jdTt += step;
    if (Math.abs(step) < STEP_DAYS) break;
  }
  return Math.max(jdTt, fromJdTt);
}

function firstOf(at: AltitudeAt, fromJdTt: number, toJdTt: number, wanted: 'rising' | 'falling'): HorizonEvent {
  let first: number | null = null;
  const last = followAltitude(at, fromJdTt, toJdTt, wanted, (jdTt) => {
    first = jdTt;
    return true;
  });
  return eventOf(first, (last ?? at(fromJdTt)).value >= 0);
}

function lastOf(at: AltitudeAt, fromJdTt: number, toJdTt: number, wanted: 'rising' | 'falling'): HorizonEvent {
  let latest: number | null = null;
  const last = followAltitude(at, fromJdTt, toJdTt, wanted, (jdTt) => {
    latest = jdTt;
    return false;
  });
  return eventOf(latest, (last ?? at(toJdTt)).value >= 0);
}

function eventOf(jdTt: number | null, above: boolean): HorizonEvent {
  return jdTt === null ? { kind: 'never', side: above ? 'above' : 'below' } : { kind: 'at', jdTt };
}

/** The curve of a search that is told how far to look. */
function openCurve(kernel: Kernel, body: Body, place: Place, rule: HorizonRule, options: HorizonOptions): AltitudeAt {
  return altitudeOf(kernel, body, place, rule, options, HORIZON_NAMES);
}

function spanOf(body: Body, { spanDays }: HorizonOptions): number {
  if (spanDays === undefined) return body === 'Moon' ? MOON_SPAN_DAYS : SPAN_DAYS;
  return numberIn('options.spanDays', spanDays, 0, 400, 'days');
}

function checkStarts(startsJdTt: readonly number[]): void {
  const allowed = 'a list of two or more ascending Julian dates';
  readList('startsJdTt', startsJdTt, allowed);
  if (startsJdTt.length >= 2 && startsJdTt.every((jd, i) => i === 0 || jd > (startsJdTt[i - 1] as number))) return;
  throw refusal('INVALID_OPTION', 'startsJdTt', allowed, `startsJdTt must be ${allowed}.`);
}

const SPAN_DAYS = 25 / 24;
const MOON_SPAN_DAYS = 27 / 24;
/** After a step as short as this, one more would be below a Julian date's last bit. */
const STEP_DAYS = 1e-4;
