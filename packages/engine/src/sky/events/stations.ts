/**
 * When does a body stand still? Stations: the instants at which its motion in longitude is zero and turns retrograde or direct; the same in right ascension;
 * and the northernmost and southernmost points of its declination.
 */

import { normaliseRad } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkSpan } from '../altitude.ts';
import type { Extremum } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import { isLunarPoint, type Look, lookAt, type Motion, motionOf, readBody, type StepOption } from './motion.ts';
import { lessOffset, type OffsetOption, viewOf } from './offset.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';
import { visitTurnsOf } from './turns.ts';

/** What stands still. */
export const STATION_COORDINATES = ['longitude', 'rightAscension', 'declination'] as const;
export type StationCoordinate = (typeof STATION_COORDINATES)[number];

/** What begins: motion backwards or forwards; or the greatest and least declination. */
export type StationKind = 'retrograde-begins' | 'direct-begins' | 'northernmost' | 'southernmost';

export interface Station {
  readonly jdTt: number;
  readonly kind: StationKind;
  /** The coordinate that stands still: longitude (less the offset, where there is one) or right ascension, 0 … 2π, or declination. */
  readonly valueRad: number;
  /** Apparent, true equinox of date, 0 … 2π; with or without an offset. */
  readonly longitudeRad: number;
  readonly declinationRad: number;
}

/** An offset moves the stations in longitude by minutes to hours. */
export interface StationOptions extends StepOption, OffsetOption {
  /** `longitude` when left out; the only one that takes an offset. */
  readonly coordinate?: StationCoordinate;
}

export type OpenStationOptions = StationOptions & LimitOption;

const NAMES = { stepDays: true, coordinate: true, offsetRad: true, offsetRadPerDay: true } as const;
const OPEN_NAMES = { ...NAMES, limitDays: true } as const;
const MOVING = BODIES.filter((body) => body !== 'Earth');
const WINDOW_DAYS = 200;
/** Mars stands still every 780 days, each way once. */
const USUAL_DAYS = 900;
const KINDS: { readonly [C in StationCoordinate]: { readonly [K in 'maximum' | 'minimum']: StationKind } } = {
  longitude: { maximum: 'retrograde-begins', minimum: 'direct-begins' },
  rightAscension: { maximum: 'retrograde-begins', minimum: 'direct-begins' },
  declination: { maximum: 'northernmost', minimum: 'southernmost' },
};

/**
 * The stations of a body in [from, to), in the order of time: geocentric, apparent. At each the rate of the coordinate is zero, to 1 ms of time.
 *
 * None is missed and none found twice, wherever the span is cut: `BEND` excludes a second turn within a step. Where two ephemerides meet (1800 and 2400) the
 * longitude jumps by what they differ, and a station within minutes of it may be doubled.
 *
 * @param body  any but the Earth; the Sun, the Moon and the mean points have none in longitude
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function stationsOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: StationOptions = {},
): readonly Station[] {
  readChoices<StationOptions>(options, 'options', NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, MOVING);
  const coordinate = oneOf('options.coordinate', options.coordinate ?? 'longitude', STATION_COORDINATES);
  const look = lookAt(kernel, [body], 'apparent');
  const [smooth, apparent] = motionsOf(kernel, body, coordinate, options, look);
  // No planet stands still in longitude nearer to the Sun than Mercury does, at 13 degrees.
  const isFarFromSun = coordinate === 'longitude';
  const stations: Station[] = [];
  const visit = ({ jdTt, value, kind }: Extremum): void => {
    const numbers = look(jdTt);
    stations.push({
      jdTt,
      kind: KINDS[coordinate][kind],
      valueRad: coordinate === 'declination' ? value : normaliseRad(value),
      longitudeRad: numbers[0] as number,
      declinationRad: numbers[7] as number,
    });
  };
  visitTurnsOf(visit, smooth, apparent, fromJdTt, toJdTt, options, isFarFromSun);
  return stations;
}

/** The first station at or after an instant; null when there is none within `limitDays` (900). Errors as `stationsOf`. */
export function nextStation(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  options: OpenStationOptions = {},
): Station | null {
  const { limitDays, listed } = readOpen(options);
  const find = (from: number, to: number) => stationsOf(kernel, body, from, to, listed);
  return firstOf(find, fromJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

/** The last station before an instant; as `nextStation`. */
export function previousStation(
  kernel: Kernel,
  body: Body,
  beforeJdTt: number,
  options: OpenStationOptions = {},
): Station | null {
  const { limitDays, listed } = readOpen(options);
  const find = (from: number, to: number) => stationsOf(kernel, body, from, to, listed);
  return lastOf(find, beforeJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

function readOpen(options: OpenStationOptions): { readonly limitDays: unknown; readonly listed: StationOptions } {
  const { limitDays, ...listed } = readChoices<OpenStationOptions>(options, 'options', OPEN_NAMES);
  return { limitDays, listed };
}

/** The curve on which turns are counted, and the one on which they are timed; `look` is of the apparent places. */
function motionsOf(
  kernel: Kernel,
  body: Body,
  coordinate: StationCoordinate,
  options: StationOptions,
  look: Look,
): readonly [Motion, Motion] {
  const view = viewOf(options);
  // Nutation moves a planet's station by 3 hours at most and never makes nor unmakes one; half of a look's time is nutation. The points of the Moon's orbit waver.
  const isOnMean = view !== 'apparent' || (coordinate === 'longitude' && !isLunarPoint(body));
  if (view !== 'apparent' && coordinate !== 'longitude') {
    const why = 'An offset is taken from longitudes; it has no meaning with this coordinate.';
    throw refusal('INVALID_OPTION', 'options.offsetRad', 'with the coordinate longitude only', why);
  }
  const smooth = motionOf(kernel, body, coordinate, isOnMean ? 'mean-smooth' : 'smooth');
  const apparent = motionOf(kernel, body, coordinate, view, view === 'apparent' ? look : undefined);
  return [lessOffset(smooth, options), lessOffset(apparent, options)];
}
