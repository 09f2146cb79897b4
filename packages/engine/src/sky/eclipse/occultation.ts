/**
 * When does the Moon pass before a planet or a star, and where on the Earth is it seen? The machinery of solar eclipses with another lamp: the shadow of a star is a
 * cylinder, that of a planet all but one.
 *
 * Every conjunction in longitude of the span is looked at; the geometry of the shadow and the Earth's ellipsoid decides.
 *
 * @source  `explanatory-supplement-1992`, ch. 8; radii of planets: discs.ts
 */

import { turnRad } from '../../angle.ts';
import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { StarNumbers } from '../../kernel/numbers.ts';
import type { SourceKey } from '../../sources.ts';
import type { DeltaT } from '../../time/scales.ts';
import { scalesOfTt } from '../../time/scales.ts';
import { checkSpan } from '../altitude.ts';
import { edgeOf } from '../discs.ts';
import { angleCrossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import type { Star } from '../stars/catalogue.ts';
import { readStarOrBody } from '../stars/star-or-body.ts';
import {
  type Contacts,
  type Course,
  closestApproach,
  contactsOf,
  courseOf,
  type ShadowAt,
  shadowAtOf,
} from './course.ts';
import { type GroundPoint, groundPointOf, heightAtLimb, heightOf, limbPointOf, outlinePolar } from './earth.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import { type LightsAt, lightsOf, RADII_PER_AU, starLightsOf } from './lights.ts';
import { isCovered } from './lunation.ts';
import { MOON_RADII, readDeltaT } from './options.ts';

/** What the Moon may hide: a planet, an asteroid, or a star, as `starNamed` gives it or by its numbers alone. */
export type OccultationTarget =
  | Exclude<Body, 'Sun' | 'Moon' | 'Earth' | `${string}Node` | `${string}Apogee` | `${string}Perigee`>
  | Star
  | StarNumbers;

export interface OccultationOptions {
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

/** The Moon before a planet or a star, somewhere on the Earth. */
export interface Occultation {
  readonly kind: 'occultation';
  readonly target: OccultationTarget;
  /** `partial`: nowhere is the whole disc hidden; a star has no disc, and its occultations are total. */
  readonly type: 'total' | 'partial';
  /** Whether the line through both centres meets the Earth. */
  readonly central: boolean;
  /** That line is closest to the Earth's centre. */
  readonly jdTt: number;
  readonly jdUt: number;
  /** TT − UT1 that turned the Earth, seconds. */
  readonly deltaTSeconds: number;
  /** Its distance then, Earth radii; positive when it passes north. */
  readonly gamma: number;
  /** Somewhere on the Earth the disc is touched first and last; and, null in a partial one, hidden first and last. */
  readonly first: EclipseInstant;
  readonly last: EclipseInstant;
  readonly hiddenFirst: EclipseInstant | null;
  readonly hiddenLast: EclipseInstant | null;
  /** Where the two centres are in one line, or nearest to it, at greatest occultation. */
  readonly greatest: GroundPoint;
  readonly sources: readonly SourceKey[];
}

const TARGETS: readonly Body[] = BODIES.filter((body) => !/^(Sun|Moon|Earth)$|Node|Apogee|Perigee/.test(body));
const MOON_RADIUS: number = MOON_RADII.iau.penumbra;
/** The Moon runs 10 to 15° a day from any planet and never back. */
const STEP_DAYS = 7;
/** Of the Moon from the target at their conjunction, 1.75°: beyond it her disc is clear of every place (it is from 1.4°). */
const FARTHEST_RAD = 0.0305;
/** An occultation is greatest within two hours of the conjunction in longitude. */
const REACH_DAYS = 0.2;
/** Seeds are taken on a grid, so that a span's beginning leaves no trace in the last bits. */
const SEEDS_PER_DAY = 64;

/**
 * Every occultation of a planet or a star by the Moon whose greatest instant lies in [from, to), in the order of time.
 *
 * @param target  a body from Mercury to Vesta, or a star: `starNamed('Regulus')`
 * @throws  EngineError INVALID_OPTION for a target that is none; OUT_OF_SPAN where no loaded ephemeris has it (asteroids: 1800 … 2400)
 */
export function occultations(
  kernel: Kernel,
  target: OccultationTarget,
  fromJdTt: number,
  toJdTt: number,
  options: OccultationOptions = {},
): readonly Occultation[] {
  readChoices(options, 'options', { deltaT: true });
  const deltaT = readDeltaT(options.deltaT);
  const search = occultationSearch(kernel, target);
  checkSpan(fromJdTt, toJdTt);
  const found: Occultation[] = [];
  for (const seed of search.seeds(fromJdTt, toJdTt)) {
    const course = search.course(seed, deltaT);
    if (course === null || course.greatestJdTt < fromJdTt || course.greatestJdTt >= toJdTt) continue;
    const occultation = occultationOf(kernel, course, search.target, deltaT);
    if (occultation !== null) found.push(occultation);
  }
  return found;
}

/** What is needed to look at one conjunction after another. */
export interface OccultationSearch {
  readonly target: OccultationTarget;
  /** Instants near the conjunctions that may matter to [from, to). */
  seeds(fromJdTt: number, toJdTt: number): readonly number[];
  /** The course of the shadow near one; null when the Moon passes too far. */
  course(seedJdTt: number, deltaT: DeltaT | undefined): Course | null;
}

/** A search for one target. @throws EngineError INVALID_OPTION */
export function occultationSearch(kernel: Kernel, wanted: unknown): OccultationSearch {
  const asked = readStarOrBody('target', wanted, TARGETS);
  const target = ('star' in asked ? wanted : asked.body) as OccultationTarget;
  const lightsAt: LightsAt = 'star' in asked ? starLightsOf(kernel, asked.star) : lightsOf(kernel, asked.body);
  const lamp = 'star' in asked ? 0 : edgeOf(asked.body, 'upper-limb', 0, {}).radiusAu * RADII_PER_AU;
  const at: ShadowAt = shadowAtOf(lightsAt, { lamp, moonPenumbra: MOON_RADIUS, moonUmbra: MOON_RADIUS, valleys: 0 });
  return {
    target,
    seeds: (fromJdTt, toJdTt) =>
      angleCrossings(
        (jdTt) => lightsAt(jdTt).elongationRad,
        isCovered(kernel, fromJdTt) ? fromJdTt - REACH_DAYS : fromJdTt,
        isCovered(kernel, toJdTt) ? toJdTt + REACH_DAYS : toJdTt,
        {
          stepDays: STEP_DAYS,
          rate: (jdTt) => lightsAt(jdTt).elongationRadPerDay,
          everyRad: turnRad,
          toleranceDays: 1e-4,
        },
      ).map(({ jdTt }) => Math.round(jdTt * SEEDS_PER_DAY) / SEEDS_PER_DAY),
    course: (seedJdTt, deltaT) => {
      if (Math.abs(lightsAt(seedJdTt).apartRad) > FARTHEST_RAD) return null;
      const greatest = closestApproach(at, seedJdTt);
      const day = Math.floor(greatest);
      const { deltaTSeconds } = scalesOfTt({ scale: 'tt', day, fraction: greatest - day }, deltaT);
      return courseOf(kernel, at, greatest, deltaTSeconds);
    },
  };
}

/** What a course comes to; null when the Moon's disc is clear of every place. */
export function occultationOf(
  kernel: Kernel,
  course: Course,
  target: OccultationTarget,
  deltaT: DeltaT | undefined,
): Occultation | null {
  const { at, greatestJdTt } = course;
  const outer = contactsOf(at, greatestJdTt, ({ l1 }) => l1);
  if (outer === null) return null;
  const hidden: Contacts | null = contactsOf(at, greatestJdTt, ({ l2 }) => -l2);
  const axis = contactsOf(at, greatestJdTt, () => 0);
  const shadow = at(greatestJdTt);
  const { x, y, sinD, cosD } = shadow;
  const gamma = Math.sqrt(x * x + y * y);
  const mu = course.muRad(shadow);
  const zeta = heightOf(x, y, sinD, cosD);
  const limb = limbPointOf(x, y, outlinePolar(cosD), { distance: 0, x: 0, y: 0 });
  const greatest =
    zeta === null
      ? groundPointOf(kernel, limb.x, limb.y, heightAtLimb(limb.y, sinD, cosD), sinD, cosD, mu)
      : groundPointOf(kernel, x, y, zeta, sinD, cosD, mu);
  const { jdTt, jdUt } = instantOf(greatestJdTt, deltaT);
  return {
    kind: 'occultation',
    target,
    type: hidden === null ? 'partial' : 'total',
    central: axis !== null,
    jdTt,
    jdUt,
    deltaTSeconds: course.deltaTSeconds,
    gamma: y < 0 ? -gamma : gamma,
    first: instantOf(outer.fromJdTt, deltaT),
    last: instantOf(outer.toJdTt, deltaT),
    hiddenFirst: hidden && instantOf(hidden.fromJdTt, deltaT),
    hiddenLast: hidden && instantOf(hidden.toJdTt, deltaT),
    greatest,
    sources: ['explanatory-supplement-1992'],
  };
}
