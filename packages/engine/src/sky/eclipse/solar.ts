/**
 * Which eclipses of the Sun are there, of what kind, and where is each greatest? For calendars, forecasts and the search of a place's next eclipse.
 *
 * Every new moon of the span is looked at, and the geometry of the shadow and the Earth's ellipsoid decides what it is; ruled out beforehand are only latitudes of
 * the Moon beyond 1.75°, from which her penumbra cannot reach the Earth (it does from 1.61° at most).
 *
 * @source  `explanatory-supplement-1992`, ch. 8; greatest eclipse, gamma, magnitude and types as `espenak-meeus-2006` defines them
 */

import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type DeltaT, scalesOfTt } from '../../time/scales.ts';
import { checkSpan } from '../altitude.ts';
import { type Course, closestAngle, closestApproach, courseOf, shadowAtOf } from './course.ts';
import { lightsOf } from './lights.ts';
import { isCovered, lunationsBetween, mayLieIn, meanSyzygy, syzygyOf } from './lunation.ts';
import {
  type NextOptions,
  readDeltaT,
  readNext,
  readSolarSettings,
  readTypes,
  type SolarEclipseOptions,
  type SolarEclipseSettings,
  solarRadii,
} from './options.ts';
import { SOLAR_TYPES, type SolarEclipse, type SolarEclipseType, solarEclipseOf } from './solar-eclipse.ts';

export interface NextSolarEclipseOptions extends SolarEclipseOptions, NextOptions {
  /** Only these. */
  readonly types?: readonly SolarEclipseType[];
}

const CHOICES = { moonRadius: true, greatest: true, deltaT: true } as const;
const NEXT_CHOICES = {
  moonRadius: true,
  greatest: true,
  deltaT: true,
  direction: true,
  limitDays: true,
  types: true,
} as const;
/** Beyond it there is no eclipse, radians (1.75°). */
const FARTHEST_LATITUDE_RAD = 0.0305;
/** A century has eclipses of every kind. */
const USUAL_LIMIT_DAYS = 36525;

/**
 * Every eclipse of the Sun whose greatest instant lies in [from, to), in the order of time.
 *
 * @param fromJdTt, toJdTt  Julian dates, TT
 * @param options  the Moon's radius, what greatest eclipse is, ΔT
 * @throws  EngineError INVALID_OPTION for a choice that does not exist; OUT_OF_SPAN where no loaded ephemeris has Sun and Moon
 */
export function solarEclipses(
  kernel: Kernel,
  fromJdTt: number,
  toJdTt: number,
  options: SolarEclipseOptions = {},
): readonly SolarEclipse[] {
  readChoices(options, 'options', CHOICES);
  const search = solarSearch(kernel, readSolarSettings(options, 'options.'), readDeltaT(options.deltaT));
  checkSpan(fromJdTt, toJdTt);
  const [first, last] = lunationsBetween(fromJdTt, toJdTt, 0);
  const found: SolarEclipse[] = [];
  for (let lunation = first; lunation <= last; lunation++) {
    const eclipse = search.inSpan(lunation, fromJdTt, toJdTt);
    if (eclipse !== null) found.push(eclipse);
  }
  return found;
}

/**
 * The next eclipse of the Sun, or the last one before.
 *
 * @param options  `direction`, `types` and `limitDays` (a century when absent) besides those of `solarEclipses`
 * @returns null when there is none within the limit
 * @throws  EngineError as `solarEclipses`
 */
export function nextSolarEclipse(
  kernel: Kernel,
  fromJdTt: number,
  options: NextSolarEclipseOptions = {},
): SolarEclipse | null {
  readChoices(options, 'options', NEXT_CHOICES);
  const { forward, limitDays } = readNext(options, USUAL_LIMIT_DAYS);
  const types = readTypes(options.types, SOLAR_TYPES);
  const search = solarSearch(kernel, readSolarSettings(options, 'options.'), readDeltaT(options.deltaT));
  checkSpan(fromJdTt, fromJdTt);
  const [a, b] = forward ? [fromJdTt, fromJdTt + limitDays] : [fromJdTt - limitDays, fromJdTt];
  const [first, last] = lunationsBetween(a, b, 0);
  const count = last - first + 1;
  for (let i = 0; i < count; i++) {
    const eclipse = search.inSpan(forward ? first + i : last - i, a, b);
    if (eclipse !== null && (types === null || types.includes(eclipse.type))) return eclipse;
  }
  return null;
}

/** What is needed to look at one new moon after another. */
export interface SolarSearch {
  /** The eclipse of a new moon, if it has one and its greatest instant lies in [from, to). */
  inSpan(lunation: number, fromJdTt: number, toJdTt: number): SolarEclipse | null;
  /** The course of the shadow at a new moon; null where the Moon's latitude rules an eclipse out. */
  course(lunation: number): Course | null;
}

/** A search with its choices read. */
export function solarSearch(kernel: Kernel, settings: SolarEclipseSettings, deltaT: DeltaT | undefined): SolarSearch {
  const lightsAt = lightsOf(kernel, 'Sun');
  const at = shadowAtOf(lightsAt, solarRadii(settings));
  const course = (lunation: number): Course | null => {
    const seed = syzygyOf(lightsAt, lunation, 0);
    if (Math.abs(lightsAt(seed).moonLatitudeRad) > FARTHEST_LATITUDE_RAD) return null;
    const greatest = settings.greatest === 'axis' ? closestApproach(at, seed) : closestAngle(lightsAt, seed);
    const day = Math.floor(greatest);
    const { deltaTSeconds } = scalesOfTt({ scale: 'tt', day, fraction: greatest - day }, deltaT);
    return courseOf(kernel, at, greatest, deltaTSeconds);
  };
  const inSpan = (lunation: number, fromJdTt: number, toJdTt: number): SolarEclipse | null => {
    if (!mayLieIn(lunation, fromJdTt, toJdTt)) return null;
    const mean = meanSyzygy(lunation);
    // A new moon beyond the end of all ephemerides is not asked for when the span itself ends there.
    if ((mean < fromJdTt || mean >= toJdTt) && !isCovered(kernel, mean)) return null;
    const way = course(lunation);
    if (way === null || way.greatestJdTt < fromJdTt || way.greatestJdTt >= toJdTt) return null;
    return solarEclipseOf(kernel, way, lunation, settings, deltaT);
  };
  return { inSpan, course };
}
