/** Angles and cusps at a right ascension of the meridian of one's choosing, and where a progression carries that meridian. */

import { degreesOf, normaliseDeg, normaliseSignedDeg, radiansOf } from '../../angle.ts';
import { divide } from '../../chart/division.ts';
import { numberIn } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Place } from '../../time/moment.ts';
import {
  ANGLES,
  type AngleName,
  needPoint,
  type Radix,
  type RadixAngle,
  type RadixAngles,
  type RadixGround,
  type RadixHouses,
  roundedDeg,
  zodiacSpot,
} from '../radix/index.ts';
import type { AngleMethod } from './choices.ts';

/** Mean motion of the Sun in a mean solar day: 360° in 365.2422 days, 0°59′08.33″. */
export const NAIBOD_DEG: number = 0.98564733;

const PER_DEGREE = 1e7;

/** What angles rest on, degrees. */
export interface Meridian {
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  readonly ayanamsaDeg: number;
  readonly place: Place;
}

/**
 * The six angles at a meridian, in the zodiac that the ayanamsa makes; their speeds are those of the turning Earth.
 *
 * @source  `meeus-1998`, ch. 14 and 24, by way of the core
 */
export function anglesAt(kernel: Kernel, { armcDeg, obliquityDeg, ayanamsaDeg, place }: Meridian): RadixAngles {
  const at = kernel.angles(radiansOf(armcDeg), radiansOf(place.latitudeDeg), radiansOf(obliquityDeg));
  const ascendantDeg = degreesOf(at.ascendantRad) - ayanamsaDeg;
  const midheavenDeg = degreesOf(at.midheavenRad) - ayanamsaDeg;
  const rows: { readonly [A in AngleName]: readonly [number, number] } = {
    Ascendant: [ascendantDeg, at.ascendantRadPerDay],
    Midheaven: [midheavenDeg, at.midheavenRadPerDay],
    Descendant: [ascendantDeg + 180, at.ascendantRadPerDay],
    ImumCoeli: [midheavenDeg + 180, at.midheavenRadPerDay],
    Vertex: [degreesOf(at.vertexRad) - ayanamsaDeg, at.vertexRadPerDay],
    EastPoint: [degreesOf(at.eastPointRad) - ayanamsaDeg, at.eastPointRadPerDay],
  };
  const made = ANGLES.map((name): readonly [AngleName, RadixAngle] => {
    const { longitudeDeg, sign, degree } = zodiacSpot(rows[name][0]);
    return [name, { name, longitudeDeg, sign, degree, longitudeDegPerDay: roundedDeg(degreesOf(rows[name][1])) }];
  });
  return Object.fromEntries(made) as unknown as RadixAngles;
}

/**
 * Twelve cusps at a meridian by a system's id; Porphyry's where the system has none at the latitude, and then it says so.
 *
 * @param ascendantDeg      in the zodiac of the chart: what whole signs are counted from
 * @param sunDeclinationDeg for the systems that rest on the Sun's day
 */
export function housesAt(
  kernel: Kernel,
  houseSystem: string,
  { armcDeg, obliquityDeg, ayanamsaDeg, place }: Meridian,
  ascendantDeg: number,
  sunDeclinationDeg: number,
): RadixHouses {
  const division = divide(kernel, houseSystem, {
    ascendantQ: Math.round(ascendantDeg * PER_DEGREE),
    armcRad: radiansOf(armcDeg),
    latitudeRad: radiansOf(place.latitudeDeg),
    obliquityRad: radiansOf(obliquityDeg),
    sunDeclinationRad: radiansOf(sunDeclinationDeg),
    ayanamsaTrueRad: radiansOf(ayanamsaDeg),
    perDegree: PER_DEGREE,
  });
  return { system: division.houseSystem, systemUsed: division.houseSystemUsed, cuspsDeg: division.cuspsDeg };
}

/** Longitude of the ecliptic's point with this right ascension: of the midheaven, when that is the meridian's. Degrees, 0 … <360. */
export function longitudeOfAscension(kernel: Kernel, ascensionDeg: number, obliquityDeg: number): number {
  const ascension = radiansOf(ascensionDeg);
  return normaliseDeg(
    degreesOf(kernel.atan2(kernel.sin(ascension), kernel.cos(ascension) * kernel.cos(radiansOf(obliquityDeg)))),
  );
}

/** Right ascension of the ecliptic's point of this longitude: tan α = tan λ cos ε. Degrees, 0 … <360. @source `meeus-1998`, (13.3) */
export function ascensionOfLongitude(kernel: Kernel, longitudeDeg: number, obliquityDeg: number): number {
  const longitude = radiansOf(longitudeDeg);
  return normaliseDeg(
    degreesOf(kernel.atan2(kernel.sin(longitude) * kernel.cos(radiansOf(obliquityDeg)), kernel.cos(longitude))),
  );
}

/** What the sky after birth has to say to the meridian. Longitudes of the Sun in the zodiac of the chart. */
export interface MeridianGround {
  /** Sky days since birth, negative when converse. */
  readonly skyDays: number;
  readonly sunDeg: number;
  readonly sunAscensionDeg: number;
  readonly obliquityDeg: number;
  readonly ayanamsaDeg: number;
  /** Of the progressed moment at the place. */
  readonly siderealDeg: number;
}

/** The radix as the meridian starts from it. */
export interface MeridianStart {
  /** That of birth, carried to the place where the person lives. */
  readonly armcDeg: number;
  readonly midheavenDeg: number;
  readonly sunDeg: number;
  readonly sunAscensionDeg: number;
}

/**
 * Where the meridian of a radix stands at the place, and its Sun.
 *
 * @throws  EngineError INVALID_OPTION when the Sun's arc is asked for and the radix has no Sun
 */
export function meridianStart(
  kernel: Kernel,
  natal: Radix,
  ground: RadixGround,
  place: Place,
  method: AngleMethod,
): MeridianStart {
  const { obliquityDeg, ayanamsaDeg } = ground;
  const armcDeg = normaliseDeg(ground.armcDeg + (place.longitudeDeg - ground.place.longitudeDeg));
  const needsSun = method === 'solar-arc-longitude' || method === 'solar-arc-right-ascension';
  const sun = needsSun ? needPoint(natal, 'Sun') : null;
  const sunDeg = sun?.longitudeDeg ?? 0;
  const known = sun?.rightAscensionDeg ?? null;
  const ascensionDeg =
    known === null ? null : numberIn('natal.points.Sun.rightAscensionDeg', known, -360, 360, 'degrees');
  return {
    armcDeg,
    midheavenDeg: longitudeOfAscension(kernel, armcDeg, obliquityDeg) - ayanamsaDeg,
    sunDeg,
    sunAscensionDeg: ascensionDeg ?? ascensionOfLongitude(kernel, sunDeg + ayanamsaDeg, obliquityDeg),
  };
}

/**
 * Right ascension of the progressed meridian, degrees of 0 … <360.
 *
 * @source  `pottenger-1981`: the meridian first, all cusps from it; solar arc in longitude and Naibod as `astrodienst`
 */
export function progressedArmcDeg(
  kernel: Kernel,
  method: AngleMethod,
  start: MeridianStart,
  { skyDays, sunDeg, sunAscensionDeg, obliquityDeg, ayanamsaDeg, siderealDeg }: MeridianGround,
): number {
  switch (method) {
    case 'naibod':
      return normaliseDeg(start.armcDeg + NAIBOD_DEG * skyDays);
    case 'solar-arc-right-ascension':
      return normaliseDeg(start.armcDeg + normaliseSignedDeg(sunAscensionDeg - start.sunAscensionDeg));
    case 'daily':
      return normaliseDeg(siderealDeg);
    default: {
      const arc = method === 'naibod-longitude' ? NAIBOD_DEG * skyDays : normaliseSignedDeg(sunDeg - start.sunDeg);
      return ascensionOfLongitude(kernel, start.midheavenDeg + arc + ayanamsaDeg, obliquityDeg);
    }
  }
}
