/** What does one place see of an occultation: when the Moon takes the planet or star and gives it back, how high it stands, and whether it is night. */

import { normaliseRad, radiansOf } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import { readFlag, readRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { checkSpan } from '../altitude.ts';
import { type Course, contactsOf } from './course.ts';
import { placeVectorOf } from './earth.ts';
import { insideBetween, middleAt, type Standing, type StandingAt, standingAtOf } from './ground.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import {
  type OccultationOptions,
  type OccultationSearch,
  type OccultationTarget,
  occultationSearch,
} from './occultation.ts';
import { type NextOptions, readDeltaT, readNext } from './options.ts';
import { sightLineOf } from './sight.ts';

/** What of an occultation it takes to find it again: an `Occultation` is one. */
export interface OccultationKey {
  readonly target: OccultationTarget;
  /** Within some hours of greatest occultation. */
  readonly jdTt: number;
  readonly deltaTSeconds: number;
}

/** The target at the Moon's limb. */
export interface OccultationContact extends EclipseInstant {
  /** Without refraction. */
  readonly altitudeRad: number;
  /** From north, clockwise, 0 … 2π. */
  readonly azimuthRad: number;
  /** Of the Sun's centre: below −6° it is night enough for bright planets and stars. */
  readonly sunAltitudeRad: number;
  /** Whether the target, lifted by 34′ of air, is above the horizon. */
  readonly visible: boolean;
  /** Where on the Moon's limb: from north through east, 0 … 2π. */
  readonly positionAngleRad: number;
}

/** An occultation at one place. */
export interface LocalOccultation {
  readonly kind: 'occultation-local';
  readonly target: OccultationTarget;
  /** `partial`: the Moon's limb but grazes the disc. */
  readonly type: 'total' | 'partial';
  /** The disc is touched, hidden, free in part, free; a star is hidden when it is touched. Null where it is never all hidden. */
  readonly first: OccultationContact;
  readonly immersion: OccultationContact | null;
  readonly emersion: OccultationContact | null;
  readonly last: OccultationContact;
  readonly durationSeconds: number | null;
  /** Whether the target is above the horizon at the first or the last contact. */
  readonly visible: boolean;
  readonly place: Place;
  readonly deltaTSeconds: number;
  readonly sources: readonly SourceKey[];
}

export interface NextOccultationAtOptions extends OccultationOptions, NextOptions {
  /** True: occultations below the horizon count too. */
  readonly belowHorizon?: boolean;
}

/**
 * An occultation at a place.
 *
 * @param occultation  as `occultations` gives it; its course is worked out again
 * @returns null when the place does not see the Moon pass over the target
 * @throws  EngineError INVALID_OPTION for a record that is no occultation's; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION; OUT_OF_SPAN
 */
export function occultationAt(kernel: Kernel, occultation: OccultationKey, place: Place): LocalOccultation | null {
  const read = readRecord('occultation', occultation, 'an occultation, as occultations gives it');
  const at = readPlace('place', place);
  const jdTt = read['jdTt'] as number;
  checkJd('occultation.jdTt', jdTt);
  const deltaTSeconds = numberIn('occultation.deltaTSeconds', read['deltaTSeconds'], -200_000, 200_000, 'seconds');
  const search = occultationSearch(kernel, read['target']);
  const course = search.course(jdTt, () => deltaTSeconds);
  return course && localOf(kernel, course, search.target, at);
}

/**
 * The next occultation of a target that a place sees, or the last one before.
 *
 * @param options  `direction`, `limitDays` (20 years when absent: planets and stars are occulted in seasons), `belowHorizon`, ΔT
 * @returns the first whose beginning is at or after the instant; null when there is none within the limit
 * @throws  EngineError as `occultationAt`, and INVALID_OPTION for the options
 */
export function nextOccultationAt(
  kernel: Kernel,
  target: OccultationTarget,
  place: Place,
  fromJdTt: number,
  options: NextOccultationAtOptions = {},
): LocalOccultation | null {
  const at = readPlace('place', place);
  readChoices(options, 'options', { deltaT: true, direction: true, limitDays: true, belowHorizon: true });
  const { forward, limitDays } = readNext(options, USUAL_LIMIT_DAYS);
  const belowHorizon = readFlag('options.belowHorizon', options.belowHorizon);
  const deltaT = readDeltaT(options.deltaT);
  const search = occultationSearch(kernel, target);
  checkSpan(fromJdTt, fromJdTt);
  const [a, b] = forward ? [fromJdTt, fromJdTt + limitDays] : [fromJdTt - limitDays, fromJdTt];
  // A year at a time, for the first is wanted and the conjunctions are many.
  for (let done = 0; done < limitDays; done += YEAR_DAYS) {
    const from = forward ? a + done : Math.max(a, b - done - YEAR_DAYS);
    const to = forward ? Math.min(b, a + done + YEAR_DAYS) : b - done;
    const seeds = search.seeds(from, to);
    for (const seed of forward ? seeds : [...seeds].reverse()) {
      const course = search.course(seed, deltaT);
      const local = course && localOf(kernel, course, search.target, at);
      if (local === null || local.first.jdTt < a || local.first.jdTt >= b) continue;
      if (belowHorizon || local.visible) return local;
    }
  }
  return null;
}

const USUAL_LIMIT_DAYS = 7305;
const YEAR_DAYS = 365.25;
const EARLY_DAYS = 0.02;
const REFRACTION_RAD: number = radiansOf(34 / 60);

function localOf(
  kernel: Kernel,
  course: Course,
  target: OccultationSearch['target'],
  place: Place,
): LocalOccultation | null {
  const global = contactsOf(course.at, course.greatestJdTt, ({ l1 }) => l1);
  if (global === null) return null;
  const at = standingAtOf(kernel, course, placeVectorOf(kernel, place));
  const closest = middleAt(at, global.fromJdTt - EARLY_DAYS, global.toJdTt + EARLY_DAYS);
  const outer = insideBetween(at, closest, ({ l1 }) => l1);
  if (outer === null) return null;
  const inner = insideBetween(at, closest, ({ inner }) => inner);
  const look = contactReader(kernel, course, at, place);
  const [first, last] = [look(outer.fromJdTt), look(outer.toJdTt)];
  return {
    kind: 'occultation-local',
    target,
    type: inner === null ? 'partial' : 'total',
    first,
    immersion: inner && look(inner.fromJdTt),
    emersion: inner && look(inner.toJdTt),
    last,
    durationSeconds: inner && (inner.toJdTt - inner.fromJdTt) * 86400,
    visible: first.visible || last.visible,
    place,
    deltaTSeconds: course.deltaTSeconds,
    sources: ['explanatory-supplement-1992'],
  };
}

function contactReader(
  kernel: Kernel,
  course: Course,
  at: StandingAt,
  place: Place,
): (jdTt: number) => OccultationContact {
  const latitudeRad = radiansOf(place.latitudeDeg);
  const [sinP, cosP] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
  const sun = sightLineOf(kernel, 'Sun', place, course.deltaTSeconds);
  return (jdTt) => {
    const { u, v }: Standing = at(jdTt);
    const shadow = course.at(jdTt);
    const { sinD, cosD } = shadow;
    const hour = course.muRad(shadow) + radiansOf(place.longitudeDeg);
    const [sinH, cosH] = [kernel.sin(hour), kernel.cos(hour)];
    const altitudeRad = kernel.asin(sinP * sinD + cosP * cosD * cosH);
    const instant = instantOf(jdTt, () => course.deltaTSeconds);
    return {
      jdTt,
      jdUt: instant.jdUt,
      altitudeRad,
      azimuthRad: normaliseRad(kernel.atan2(-cosD * sinH, sinD * cosP - cosD * cosH * sinP)),
      sunAltitudeRad: sun.at(jdTt).altitudeRad,
      visible: altitudeRad >= -REFRACTION_RAD,
      // The target's direction from the Moon's centre.
      positionAngleRad: normaliseRad(kernel.atan2(-u, -v)),
    };
  };
}
