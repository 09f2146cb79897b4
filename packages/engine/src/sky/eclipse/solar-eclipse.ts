/**
 * What a course of the Moon's shadow comes to: an eclipse of the Sun, its type, contacts, and the place where it is greatest.
 *
 * @source  `explanatory-supplement-1992`, ch. 8; greatest eclipse, gamma, magnitude and types as `espenak-meeus-2006` defines them
 */

import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import type { DeltaT } from '../../time/scales.ts';
import { zeroBetween } from '../zero.ts';
import { type Contacts, type Course, contactsOf } from './course.ts';
import { heightOf, placeVectorOf } from './earth.ts';
import { insideBetween, magnitudeOf, standingAtOf } from './ground.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import { EARTH_RADIUS_KM } from './lights.ts';
import { type SolarEclipseSettings, withRadius } from './options.ts';
import { axisPointOf, type CentralKind, limbGroundOf } from './path.ts';
import { type Saros, sarosOf } from './saros.ts';
import type { Shadow } from './shadow.ts';

export const SOLAR_TYPES = ['partial', 'annular', 'total', 'hybrid'] as const;
/** `hybrid`: total on one part of the path and annular on another. */
export type SolarEclipseType = (typeof SOLAR_TYPES)[number];

/**
 * The shadow's contacts with the Earth as a whole; null for those that do not take place. P: the penumbra's rim from outside (1, 4) and from inside (2, 3); U: the
 * umbra's, or its lengthening's, likewise; C: the axis, so that the central line lies between c1 and c2.
 */
export interface SolarContacts {
  readonly p1: EclipseInstant;
  readonly p2: EclipseInstant | null;
  readonly u1: EclipseInstant | null;
  readonly c1: EclipseInstant | null;
  readonly u2: EclipseInstant | null;
  readonly u3: EclipseInstant | null;
  readonly c2: EclipseInstant | null;
  readonly u4: EclipseInstant | null;
  readonly p3: EclipseInstant | null;
  readonly p4: EclipseInstant;
}

/** The place of greatest eclipse: under the axis; where that misses the Earth, the place nearest to it, with the Sun in the horizon. */
export interface SolarGreatest {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** Without refraction. */
  readonly sunAltitudeRad: number;
  /** From north, clockwise, 0 … 2π. */
  readonly sunAzimuthRad: number;
  /** Totality or annularity there; null in a partial eclipse. */
  readonly durationSeconds: number | null;
  /** Breadth of the path; null where it has not both edges on the Earth. */
  readonly pathWidthKm: number | null;
  /** Diameter of the umbra, or of its lengthening, across the axis there; null in a partial eclipse. */
  readonly umbraDiameterKm: number | null;
}

/** An eclipse of the Sun. */
export interface SolarEclipse {
  readonly kind: 'solar';
  readonly type: SolarEclipseType;
  /** Whether the axis meets the Earth; false for every partial eclipse, and for a total or annular one seen near a pole by the umbra's rim alone. */
  readonly central: boolean;
  /** What is seen at the beginning, near the middle and at the end of the central line; null where there is none. */
  readonly path: { readonly begin: CentralKind; readonly middle: CentralKind; readonly end: CentralKind } | null;
  /** Greatest eclipse: the axis is closest to the Earth's centre. */
  readonly jdTt: number;
  readonly jdUt: number;
  /** TT − UT1 that turned the Earth, seconds. */
  readonly deltaTSeconds: number;
  /** Distance of the axis from the Earth's centre then, Earth radii; positive when it passes north. */
  readonly gamma: number;
  /** At the place of greatest eclipse: share of the Sun's diameter that is covered; where the discs lie one within the other, the ratio of the diameters. */
  readonly magnitude: number;
  readonly greatest: SolarGreatest;
  readonly contacts: SolarContacts;
  /** Number of the new moon: 0 is that of 2000 January 6. */
  readonly lunation: number;
  readonly saros: Saros;
  readonly settings: SolarEclipseSettings;
  readonly sources: readonly SourceKey[];
}

/** What a course comes to; null when the penumbra misses the Earth. */
export function solarEclipseOf(
  kernel: Kernel,
  course: Course,
  lunation: number,
  settings: SolarEclipseSettings,
  deltaT: DeltaT | undefined,
): SolarEclipse | null {
  const { at, greatestJdTt } = course;
  const touch = (radiusOf: (shadow: Shadow) => number): Contacts | null => contactsOf(at, greatestJdTt, radiusOf);
  const p = touch(({ l1 }) => l1);
  if (p === null) return null;
  const u = touch(({ l2 }) => Math.abs(l2));
  const c = u && touch(() => 0);
  const inner = c && touch(({ l2 }) => -Math.abs(l2));
  const within = c && touch(({ l1 }) => -l1);
  const path = c && pathOf(course, c);
  const shadow = at(greatestJdTt);
  const gamma = Math.sqrt(shadow.x * shadow.x + shadow.y * shadow.y);
  const kind: CentralKind = shadow.l2 < 0 ? 'total' : 'annular';
  const type =
    u === null
      ? 'partial'
      : path === null
        ? kind
        : path.begin === path.middle && path.middle === path.end
          ? path.middle
          : 'hybrid';
  const signed = shadow.y < 0 ? -gamma : gamma;
  const { magnitude, greatest } = greatestOf(kernel, course, u !== null);
  const begin = (pair: Contacts | null): EclipseInstant | null => pair && instantOf(pair.fromJdTt, deltaT);
  const end = (pair: Contacts | null): EclipseInstant | null => pair && instantOf(pair.toJdTt, deltaT);
  return {
    kind: 'solar',
    type,
    central: c !== null,
    path,
    jdTt: greatestJdTt,
    jdUt: instantOf(greatestJdTt, deltaT).jdUt,
    deltaTSeconds: course.deltaTSeconds,
    gamma: signed,
    magnitude,
    greatest,
    contacts: {
      p1: instantOf(p.fromJdTt, deltaT),
      p2: begin(within),
      u1: begin(u),
      c1: begin(c),
      u2: begin(inner),
      u3: end(inner),
      c2: end(c),
      u4: end(u),
      p3: end(within),
      p4: instantOf(p.toJdTt, deltaT),
    },
    lunation,
    saros: sarosOf(lunation),
    settings,
    sources: withRadius(WORKS, settings.moonRadius),
  };
}

const WORKS: readonly SourceKey[] = ['explanatory-supplement-1992', 'espenak-meeus-2006'];

/** The umbra's radius on the ground under the axis: negative where the eclipse is total. */
function umbraUnderAxis(s: Shadow): number {
  return s.l2 - (heightOf(s.x, s.y, s.sinD, s.cosD) ?? 0) * s.tanF2;
}

/** What is seen along the central line. Total at both ends, it is total between, for there the ground is nearer to the Moon. */
function pathOf({ at, greatestJdTt }: Course, { fromJdTt, toJdTt }: Contacts): SolarEclipse['path'] {
  const umbraAt = (jdTt: number): number => umbraUnderAxis(at(jdTt));
  const kindAt = (jdTt: number): CentralKind => (umbraAt(jdTt) < 0 ? 'total' : 'annular');
  let middle = greatestJdTt;
  const least = umbraAt(middle);
  if (least > 0 && least < NEARLY_TOTAL && middle - NEAR_DAYS > fromJdTt && middle + NEAR_DAYS < toJdTt) {
    const slope = (jdTt: number): number => umbraAt(jdTt + 1e-4) - umbraAt(jdTt - 1e-4);
    const [a, b] = [middle - NEAR_DAYS, middle + NEAR_DAYS];
    const [slopeA, slopeB] = [slope(a), slope(b)];
    if (slopeA < 0 && slopeB > 0) middle = zeroBetween(slope, a, slopeA, b, slopeB, 1e-6);
  }
  return { begin: kindAt(fromJdTt), middle: kindAt(middle), end: kindAt(toJdTt) };
}

/** The umbra is smallest within minutes of greatest eclipse, and by less than this smaller than then. */
const NEARLY_TOTAL = 5e-5;
const NEAR_DAYS = 0.01;

/** The place of greatest eclipse, and the magnitude there. */
function greatestOf(
  kernel: Kernel,
  course: Course,
  umbral: boolean,
): { readonly magnitude: number; readonly greatest: SolarGreatest } {
  const { at, greatestJdTt } = course;
  const axis = axisPointOf(kernel, course, at(greatestJdTt));
  if (axis === null) {
    const shadow = at(greatestJdTt);
    const { distance, latitudeDeg, longitudeDeg, sunAltitudeRad, sunAzimuthRad } = limbGroundOf(kernel, course, shadow);
    const { l1, l2 } = shadow;
    const duration = umbral ? durationAt(kernel, course, latitudeDeg, longitudeDeg) : null;
    return {
      magnitude: magnitudeOf({ m: Math.max(0, distance), l1, l2 }),
      greatest: {
        latitudeDeg,
        longitudeDeg,
        sunAltitudeRad,
        sunAzimuthRad,
        durationSeconds: duration,
        pathWidthKm: null,
        umbraDiameterKm: umbral ? 2 * Math.abs(l2) * EARTH_RADIUS_KM : null,
      },
    };
  }
  const { magnitude, latitudeDeg, longitudeDeg, sunAltitudeRad, sunAzimuthRad, pathWidthKm, umbraDiameterKm } = axis;
  const durationSeconds = durationAt(kernel, course, latitudeDeg, longitudeDeg);
  return {
    magnitude,
    greatest: {
      latitudeDeg,
      longitudeDeg,
      sunAltitudeRad,
      sunAzimuthRad,
      durationSeconds,
      pathWidthKm,
      umbraDiameterKm,
    },
  };
}

/** From second to third contact at a place where they are at greatest eclipse. */
function durationAt(kernel: Kernel, course: Course, latitudeDeg: number, longitudeDeg: number): number {
  const at = standingAtOf(kernel, course, placeVectorOf(kernel, { latitudeDeg, longitudeDeg, elevationMetres: 0 }));
  const inside = insideBetween(at, course.greatestJdTt, ({ inner }) => inner);
  return inside === null ? 0 : (inside.toJdTt - inside.fromJdTt) * 86400;
}
