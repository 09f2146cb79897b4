/**
 * When does a star rise, culminate and set at a place? For parans, heliacal dates and stars on the angles.
 *
 * The star is a point at infinity, so the place sees it as the Earth's centre does, but for 0.3″ of the day's aberration. A star that does not
 * rise is a value, not an error.
 */

import { normaliseSignedRad, radiansOf, turnRad } from '../../angle.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { isRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { StarNumbers } from '../../kernel/numbers.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { type DeltaT, readDeltaT, scalesOfTt } from '../../time/scales.ts';
import { type AltitudeAt, type AltitudeSample, checkSpan, followAltitude } from '../altitude.ts';
import { type AirOptions, edgeOf } from '../discs.ts';
import type { HorizonEvent, Transit } from '../horizon.ts';
import { outside } from '../places.ts';
import { STAR_SOURCES } from './catalogue.ts';
import { starNamed } from './star-names.ts';

/** What counts as the horizon: where the air lifts the star into view, the plain horizon of geometry, or any altitude (−90 … 90 degrees, no air). */
export type StarHorizonRule = 'refracted' | 'geometric' | { readonly altitudeDeg: number };

export interface StarHorizonOptions extends AirOptions {
  /** `refracted` when absent. */
  readonly rule?: StarHorizonRule;
  /** How far to look for the rise and the set, days, up to 400; 25 hours when absent, in which every star that rises does. */
  readonly spanDays?: number;
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

/** The first of each event at or after the instant asked for; Julian dates, TT. */
export interface StarHorizon {
  /** Id of the star. */
  readonly star: string;
  readonly rise: HorizonEvent;
  /** Upper passage of the meridian. */
  readonly culmination: Transit;
  readonly set: HorizonEvent;
  /** Lower passage of the meridian. */
  readonly anticulmination: Transit;
  readonly settings: { readonly rule: StarHorizonRule; readonly spanDays: number; readonly depressionDeg: number };
  readonly sources: readonly SourceKey[];
}

const APPARENT = 6;
const PLAIN_SOURCES: readonly SourceKey[] = [...STAR_SOURCES, 'meeus-1998'];
const REFRACTED_SOURCES: readonly SourceKey[] = [...PLAIN_SOURCES, 'bennett-1982'];
const SPAN_DAYS = 25 / 24;
/** Radians a day of the Earth against the stars: 2π · 1.002737811911354, of the Earth rotation angle. */
const SPIN = turnRad * 1.002737811911354;
// biome-ignore format: a list reads in rows
const OPTION_NAMES = {
  rule: true, spanDays: true, deltaT: true, pressureMbar: true, temperatureC: true, refractionDeg: true, dip: true,
} as const;

/**
 * Rising, culmination and setting of a star.
 *
 * @param name     as `starNamed` takes it
 * @param place    degrees and metres
 * @param options  rule of the horizon, air, dip, ΔT, and how far to look
 * @returns the first of each; a rise or set that there is none of before the search ends is `never`, with the side of the horizon on which the star is
 *          then. Passages of the meridian come within a day, however short the search
 * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION with the field; OUT_OF_SPAN where no loaded ephemeris
 *          places the Earth
 * @source  `meeus-1998` (13.5), (13.6); refraction `bennett-1982`
 */
export function starHorizon(
  kernel: Kernel,
  name: string,
  place: Place,
  fromJdTt: number,
  options: StarHorizonOptions = {},
): StarHorizon {
  const core = readKernel(kernel);
  const star = starNamed(name);
  readChoices(options, 'options', OPTION_NAMES);
  readDeltaT(options.deltaT);
  const spanDays = numberIn('options.spanDays', options.spanDays ?? SPAN_DAYS, 0, 400, 'days');
  const rule = readRule(options.rule ?? 'refracted');
  const ground = readPlace('place', place);
  const depressionRad = depressionOf(rule, ground.elevationMetres, options);
  const at = altitudeOfStar(core, star.numbers, ground, depressionRad, options.deltaT);
  checkSpan(fromJdTt, fromJdTt);
  const toJdTt = fromJdTt + spanDays;
  checkSpan(fromJdTt, toJdTt);
  const { rise, set } = crossingsOf(at, fromJdTt, toJdTt);
  return {
    star: star.id,
    rise,
    culmination: passage(at, fromJdTt, 0),
    set,
    anticulmination: passage(at, fromJdTt, turnRad / 2),
    // Plus 0: the level horizon lies 0 below itself, not −0.
    settings: { rule, spanDays, depressionDeg: (depressionRad * 360) / turnRad + 0 },
    sources: rule === 'refracted' ? REFRACTED_SOURCES : PLAIN_SOURCES,
  };
}

/** A record of its own, so that the settings keep what was asked for and nothing else. */
function readRule(rule: unknown): StarHorizonRule {
  if (!isRecord(rule)) return oneOf('options.rule', rule, ['refracted', 'geometric'] as const);
  const { altitudeDeg } = readChoices(rule, 'options.rule', { altitudeDeg: true });
  return { altitudeDeg: numberIn('options.rule.altitudeDeg', altitudeDeg, -90, 90, 'degrees') };
}

/** A rule of the disc's centre knows no radius, so the Sun's edge is a star's. The air is read whatever the rule, and of no account but for one. */
function depressionOf(rule: StarHorizonRule, elevationMetres: number, air: AirOptions): number {
  if (rule !== 'geometric' && rule !== 'refracted') return edgeOf('Sun', rule, elevationMetres, air).depressionRad;
  const { depressionRad } = edgeOf('Sun', 'centre-refracted', elevationMetres, air);
  return rule === 'refracted' ? depressionRad : 0;
}

/**
 * A star's height above the horizon of a rule, as the curve that `followAltitude` follows.
 *
 * @param depressionRad  how far that horizon lies below the level one
 * @throws  EngineError of the curve: INVALID_OPTION for numbers that are none; OUT_OF_SPAN
 */
export function altitudeOfStar(
  kernel: Kernel,
  star: StarNumbers,
  { latitudeDeg, longitudeDeg }: Place,
  depressionRad: number,
  deltaT: DeltaT | undefined,
): AltitudeAt {
  const sinLatitude = kernel.sin(radiansOf(latitudeDeg));
  const cosLatitude = kernel.cos(radiansOf(latitudeDeg));
  const longitudeRad = radiansOf(longitudeDeg);
  return (jdTt): AltitudeSample => {
    const day = Math.floor(jdTt);
    const { tt, ut1 } = scalesOfTt({ scale: 'tt', day, fraction: jdTt - day }, deltaT);
    const { siderealTimeRad } = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
    const n = kernel.star(tt.day, tt.fraction, star, APPARENT, 0);
    if (n === null) throw outside(kernel, jdTt, 'the Earth');
    const hour = normaliseSignedRad(siderealTimeRad + longitudeRad - n[6]);
    const hourRate = SPIN - n[8];
    const sinDeclination = kernel.sin(n[7]);
    const cosDeclination = kernel.cos(n[7]);
    const cosHour = kernel.cos(hour);
    const up = sinLatitude * sinDeclination + cosLatitude * cosDeclination * cosHour;
    const south = sinLatitude * cosDeclination * cosHour - cosLatitude * sinDeclination;
    const west = cosDeclination * kernel.sin(hour);
    const flat = Math.sqrt(south * south + west * west);
    return {
      jdTt,
      value: kernel.atan2(up, flat) + depressionRad,
      // The declination's own rate, 20″ a year, is left out: it moves a step of the search, not its end.
      rate: flat < 1e-12 ? 0 : (-cosLatitude * west * hourRate) / flat,
      hourAngleRad: hour,
      hourAngleRadPerDay: hourRate,
    };
  };
}

/** The first rising and the first setting, in one walk. */
function crossingsOf(at: AltitudeAt, fromJdTt: number, toJdTt: number): Pick<StarHorizon, 'rise' | 'set'> {
  let rise: number | null = null;
  let set: number | null = null;
  const last = followAltitude(at, fromJdTt, toJdTt, 'either', (jdTt, rising) => {
    if (rising) rise ??= jdTt;
    else set ??= jdTt;
    return rise !== null && set !== null;
  });
  // Where one of them is missing, the walk has come to its end.
  const side = (last ?? at(fromJdTt)).value >= 0 ? 'above' : 'below';
  const eventOf = (jdTt: number | null): HorizonEvent =>
    jdTt === null ? { kind: 'never', side } : { kind: 'at', jdTt };
  return { rise: eventOf(rise), set: eventOf(set) };
}

/** The first instant at which the hour angle is `aimRad`. It grows evenly, so that three steps are more than enough. */
function passage(at: AltitudeAt, fromJdTt: number, aimRad: number): Transit {
  const { hourAngleRad, hourAngleRadPerDay } = at(fromJdTt);
  const ahead = normaliseSignedRad(aimRad - hourAngleRad);
  let jdTt = fromJdTt + (ahead < 0 ? ahead + turnRad : ahead) / hourAngleRadPerDay;
  for (let round = 0; round < 3; round++) {
    const sample = at(jdTt);
    jdTt += normaliseSignedRad(aimRad - sample.hourAngleRad) / sample.hourAngleRadPerDay;
  }
  return { kind: 'at', jdTt: Math.max(jdTt, fromJdTt) };
}
