/**
 * What does one place see of an eclipse of the Sun? Contacts, magnitude, how high the Sun stands, whether the horizon hides it, and when the place has its next
 * eclipse.
 *
 * @source  `explanatory-supplement-1992`, ch. 8 (local circumstances); sunrise and sunset as horizon.ts has them
 */

import { normaliseRad } from '../../angle.ts';
import { readChoices } from '../../choice.ts';
import { readFlag } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { checkSpan } from '../altitude.ts';
import { courseOfKey, type SolarEclipseKey } from './central-line.ts';
import { type Course, contactsOf } from './course.ts';
import { placeVectorOf } from './earth.ts';
import { insideBetween, middleAt, type StandingAt, standingAtOf } from './ground.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import { isCovered, lunationsBetween, mayLieIn, meanSyzygy } from './lunation.ts';
import {
  type NextOptions,
  readDeltaT,
  readNext,
  readSolarSettings,
  type SolarEclipseOptions,
  type SolarEclipseSettings,
  withRadius,
} from './options.ts';
import { type SightLine, sightLineOf } from './sight.ts';
import { solarSearch } from './solar.ts';
import { type Phase, phaseOf, stretchesOf, type VisibleStretch } from './visible.ts';

/** What the place sees at greatest: never `hybrid`, which is the Earth's. */
export type LocalSolarType = 'partial' | 'annular' | 'total';

/** The Sun at a contact. */
export interface SolarContact extends EclipseInstant {
  /** Of the Sun's centre, without refraction. */
  readonly sunAltitudeRad: number;
  /** From north, clockwise, 0 … 2π. */
  readonly sunAzimuthRad: number;
  /** Whether the Sun's upper limb is above the horizon (refraction as in horizon.ts). */
  readonly visible: boolean;
  /** Where on the Sun's limb the Moon's touches it, or is nearest: from north through east, and from the zenith; 0 … 2π. */
  readonly positionAngleRad: number;
  readonly vertexAngleRad: number;
}

/** An eclipse of the Sun at one place. */
export interface LocalSolarEclipse extends Phase {
  readonly kind: 'solar-local';
  /** At maximum, be it below the horizon. */
  readonly type: LocalSolarType;
  readonly first: SolarContact;
  /** Totality or annularity begins; null in a partial eclipse, and where only the valleys of the Moon's limb let sunlight through. */
  readonly second: SolarContact | null;
  readonly maximum: SolarContact;
  readonly third: SolarContact | null;
  readonly fourth: SolarContact;
  /** From second to third contact; null as they are. */
  readonly durationSeconds: number | null;
  /** Whether anything is seen: false when the Sun is below the horizon from first to fourth contact. */
  readonly visible: boolean;
  /** With the Sun above the horizon; two near the poles, or where she sets eclipsed and rises so. */
  readonly stretches: readonly VisibleStretch[];
  /** The Sun's rising and setting between first and fourth contact; null when it falls outside. */
  readonly sunrise: EclipseInstant | null;
  readonly sunset: EclipseInstant | null;
  readonly place: Place;
  readonly deltaTSeconds: number;
  /** Number of the new moon: 0 is that of 2000 January 6. */
  readonly lunation: number;
  readonly settings: SolarEclipseSettings;
  readonly sources: readonly SourceKey[];
}

export interface NextSolarEclipseAtOptions extends SolarEclipseOptions, NextOptions {
  /** True: eclipses below the horizon count too. */
  readonly belowHorizon?: boolean;
  /** True: only total and annular ones, as the place sees them. */
  readonly centralOnly?: boolean;
}

/**
 * An eclipse at a place.
 *
 * @param eclipse  as `solarEclipses` gives it; its course is worked out again
 * @returns null when the penumbra does not reach the place
 * @throws  EngineError INVALID_OPTION for a record that is no eclipse's; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION; OUT_OF_SPAN
 */
export function solarEclipseAt(kernel: Kernel, eclipse: SolarEclipseKey, place: Place): LocalSolarEclipse | null {
  const read = readPlace('place', place);
  const { course, lunation, settings } = courseOfKey(kernel, eclipse);
  return course && localOf(kernel, course, lunation, read, settings);
}

/**
 * The next eclipse that a place sees, or the last one before.
 *
 * @param options  `direction`, `limitDays` (40 years when absent), `belowHorizon`, `centralOnly`, besides those of `solarEclipses`
 * @returns the first whose maximum is at or after the instant; null when there is none within the limit
 * @throws  EngineError as `solarEclipseAt`, and INVALID_OPTION for the options
 */
export function nextSolarEclipseAt(
  kernel: Kernel,
  place: Place,
  fromJdTt: number,
  options: NextSolarEclipseAtOptions = {},
): LocalSolarEclipse | null {
  const at = readPlace('place', place);
  readChoices(options, 'options', CHOICES);
  const { forward, limitDays } = readNext(options, USUAL_LIMIT_DAYS);
  const belowHorizon = readFlag('options.belowHorizon', options.belowHorizon);
  const centralOnly = readFlag('options.centralOnly', options.centralOnly);
  const settings = readSolarSettings(options, 'options.');
  const search = solarSearch(kernel, settings, readDeltaT(options.deltaT));
  checkSpan(fromJdTt, fromJdTt);
  const [a, b] = forward ? [fromJdTt, fromJdTt + limitDays] : [fromJdTt - limitDays, fromJdTt];
  const [first, last] = lunationsBetween(a, b, 0);
  for (let i = 0; i <= last - first; i++) {
    const lunation = forward ? first + i : last - i;
    if (!mayLieIn(lunation, a, b)) continue;
    const mean = meanSyzygy(lunation);
    if ((mean < a || mean >= b) && !isCovered(kernel, mean)) continue;
    const course = search.course(lunation);
    const local = course && localOf(kernel, course, lunation, at, settings);
    if (local === null || local.maximum.jdTt < a || local.maximum.jdTt >= b) continue;
    if ((belowHorizon || local.visible) && !(centralOnly && local.type === 'partial')) return local;
  }
  return null;
}

const CHOICES = {
  moonRadius: true,
  greatest: true,
  deltaT: true,
  direction: true,
  limitDays: true,
  belowHorizon: true,
  centralOnly: true,
} as const;
const USUAL_LIMIT_DAYS = 14610;
/** An observer up in the air is reached by the shadow before the ground is: two minutes at 12 km, where it grazes. */
const EARLY_DAYS = 0.02;

/** The eclipse of a course at a place. */
function localOf(
  kernel: Kernel,
  course: Course,
  lunation: number,
  place: Place,
  settings: SolarEclipseSettings,
): LocalSolarEclipse | null {
  const global = contactsOf(course.at, course.greatestJdTt, ({ l1 }) => l1);
  if (global === null) return null;
  const at = standingAtOf(kernel, course, placeVectorOf(kernel, place));
  const [early, late] = [global.fromJdTt - EARLY_DAYS, global.toJdTt + EARLY_DAYS];
  const closest = middleAt(at, early, late);
  const outer = insideBetween(at, closest, ({ l1 }) => l1);
  if (outer === null) return null;
  const { m, l2 } = at(closest);
  const type: LocalSolarType = m >= Math.abs(l2) ? 'partial' : l2 < 0 ? 'total' : 'annular';
  const inner = type === 'partial' ? null : insideBetween(at, closest, (standing) => standing.inner);
  const greatest = settings.greatest === 'axis' ? closest : middleAt(at, early, late, 'angle');
  const middle = Math.max(outer.fromJdTt, Math.min(outer.toJdTt, greatest));
  const sight = sightLineOf(kernel, 'Sun', place, course.deltaTSeconds);
  // In a total eclipse the last of the Sun goes out, and the first comes back, on the side away from the Moon's centre.
  const far = type === 'total' ? Math.PI : 0;
  const contact = (jdTt: number, turnRad: number): SolarContact =>
    contactOf(kernel, at, sight, jdTt, turnRad, course.deltaTSeconds);
  const crossings = sight.crossings(outer.fromJdTt, outer.toJdTt);
  const stretches = stretchesOf(kernel, at, sight, middle, outer, crossings, course.deltaTSeconds);
  const { magnitude, obscuration } = phaseOf(kernel, at, middle);
  const crossing = (wanted: boolean): EclipseInstant | null => {
    const hit = crossings.find(({ rising }) => rising === wanted);
    return hit === undefined ? null : instantOf(hit.jdTt, () => course.deltaTSeconds);
  };
  return {
    kind: 'solar-local',
    type,
    magnitude,
    obscuration,
    first: contact(outer.fromJdTt, 0),
    second: inner && contact(inner.fromJdTt, far),
    maximum: contact(middle, 0),
    third: inner && contact(inner.toJdTt, far),
    fourth: contact(outer.toJdTt, 0),
    durationSeconds: inner && (inner.toJdTt - inner.fromJdTt) * 86400,
    visible: stretches.length > 0,
    stretches,
    sunrise: crossing(true),
    sunset: crossing(false),
    place,
    deltaTSeconds: course.deltaTSeconds,
    lunation,
    settings,
    sources: withRadius(['explanatory-supplement-1992'], settings.moonRadius),
  };
}

function contactOf(
  kernel: Kernel,
  at: StandingAt,
  sight: SightLine,
  jdTt: number,
  turnedRad: number,
  deltaTSeconds: number,
): SolarContact {
  const { u, v } = at(jdTt);
  const { altitudeRad, azimuthRad, parallacticRad, above } = sight.at(jdTt);
  const position = kernel.atan2(u, v) + turnedRad;
  const instant = instantOf(jdTt, () => deltaTSeconds);
  return {
    jdTt,
    jdUt: instant.jdUt,
    sunAltitudeRad: altitudeRad,
    sunAzimuthRad: azimuthRad,
    visible: above,
    positionAngleRad: normaliseRad(position),
    vertexAngleRad: normaliseRad(position - parallacticRad),
  };
}
