/**
 * The radix: points, angles and cusps of one moment in one zodiac, the plain ground that every rule of Western astrology stands on.
 *
 * Made of a moment (cast.ts), or of bare longitudes (from.ts), so that a rule can be asked about a chart in a book as easily as about a birth.
 * Composite and directed charts are radixes too. Numbers, not names: signs 1 … 12 from Aries, houses 1 … 12.
 */

import { normaliseDeg } from '../../angle.ts';
import type { Warning } from '../../errors.ts';
import { refusal } from '../../input.ts';
import type { Body } from '../../sky/sky.ts';
import type { Place } from '../../time/moment.ts';

/** The seven of the tradition, in the order of the chart. */
export const TRADITIONAL_PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type TraditionalPlanet = (typeof TRADITIONAL_PLANETS)[number];

/** The ten of modern charts. */
export const PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type Planet = (typeof PLANETS)[number];

/** The angles, by name. */
export const ANGLES = ['Ascendant', 'Midheaven', 'Descendant', 'ImumCoeli', 'Vertex', 'EastPoint'] as const;
export type AngleName = (typeof ANGLES)[number];

/** A place in the zodiac of the chart. */
export interface ZodiacSpot {
  /** 0 … <360, to 1e-7. */
  readonly longitudeDeg: number;
  /** 1 … 12, Aries first. */
  readonly sign: number;
  /** 0 … <30 within the sign. */
  readonly degree: number;
}

/** A planet, a node, an asteroid, or any point of the caller's. What a chart of bare longitudes does not know is null. */
export interface RadixPoint extends ZodiacSpot {
  /** `Sun` … `Pluto`, `NorthNode`, `SouthNode`, `Chiron`, `MeanLilith` …, as names.ts has them, or the caller's own. */
  readonly name: string;
  /** 1 … 12 by the chart's houses; null without houses. */
  readonly house: number | null;
  /** False where the speed is not known. */
  readonly isRetrograde: boolean;
  readonly longitudeDegPerDay: number | null;
  readonly latitudeDeg: number | null;
  readonly latitudeDegPerDay: number | null;
  /** From the true equator of date. */
  readonly declinationDeg: number | null;
  readonly declinationDegPerDay: number | null;
  /** 0 … <360 on the true equator of date. */
  readonly rightAscensionDeg: number | null;
  readonly distanceAu: number | null;
}

/** An angle of the place. */
export interface RadixAngle extends ZodiacSpot {
  readonly name: AngleName;
  /** Degrees of longitude per day of the clock; null where it is not known. */
  readonly longitudeDegPerDay: number | null;
}

export type RadixAngles = { readonly [A in AngleName]: RadixAngle };

/** The houses of a radix. */
export interface RadixHouses {
  /** Id of the system asked for, and of the one that answered. */
  readonly system: string;
  readonly systemUsed: string;
  /** Twelve, the first first, degrees in the chart's zodiac. */
  readonly cuspsDeg: readonly number[];
}

/** Where and when, for rules that turn the sphere: directions, parans, house positions with latitude. */
export interface RadixGround {
  readonly jdTt: number;
  /** Civil Julian date, UTC where it exists. */
  readonly jdUt: number;
  readonly place: Place;
  /** Right ascension of the meridian, 0 … <360. */
  readonly armcDeg: number;
  /** True obliquity of date. */
  readonly obliquityDeg: number;
  /** What a sidereal longitude is less than the tropical one, nutation in it; 0 in a tropical chart. */
  readonly ayanamsaDeg: number;
}

/** What the radix was made with; all of it, also what was left to its default. */
export interface RadixSettings {
  readonly zodiac: 'tropical' | 'sidereal';
  /** Id of the ayanamsa; null in a tropical chart. */
  readonly ayanamsa: string | null;
  readonly centre: 'geocentric' | 'topocentric' | 'heliocentric';
  readonly houseSystem: string | null;
  readonly nodeType: 'mean' | 'true';
  /** By what a chart is of the day: the Sun's altitude, or the side of the axis from Ascendant to Descendant. */
  readonly sectBy: 'altitude' | 'axis';
  /** Id of the ephemeris that placed the Earth; null for bare longitudes. */
  readonly ephemeris: string | null;
}

export type Sect = 'day' | 'night';

export interface Radix {
  /** In the order of the chart. */
  readonly points: readonly RadixPoint[];
  /** Null in charts without a place: heliocentric ones, or bare longitudes without an ascendant. */
  readonly angles: RadixAngles | null;
  readonly houses: RadixHouses | null;
  /** Null where it cannot be told: no angles and no Sun. */
  readonly sect: Sect | null;
  readonly ground: RadixGround | null;
  /** False when no time was given and noon stands in for it: angles, houses and sect then cannot be relied on. */
  readonly isTimeKnown: boolean;
  readonly settings: RadixSettings;
  readonly warnings: readonly Warning[];
}

/** Which body of the sky stands behind each name; the South Node is the other end of the North Node. */
export const POINT_BODIES: { readonly [name: string]: Body } = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mercury: 'Mercury',
  Venus: 'Venus',
  Mars: 'Mars',
  Jupiter: 'Jupiter',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  Chiron: 'Chiron',
  Ceres: 'Ceres',
  Pallas: 'Pallas',
  Juno: 'Juno',
  Vesta: 'Vesta',
  MeanLilith: 'MeanApogee',
  TrueLilith: 'OsculatingApogee',
  InterpolatedLilith: 'InterpolatedApogee',
  Priapus: 'InterpolatedPerigee',
  Earth: 'Earth',
};

/** Steps in a degree on which signs and houses are decided. */
const PER_DEGREE = 1e7;

/** Degrees to 1e-7, never −0: the one rounding of a radix. */
export function roundedDeg(deg: number): number {
  return (Math.round(deg * PER_DEGREE) + 0) / PER_DEGREE;
}

/**
 * The place of a longitude, rounded to 1e-7°; signs are half-open and decided on the rounded figure.
 *
 * @param longitudeDeg  any finite number of degrees
 * @param field  as a refusal shall name it
 * @throws  EngineError INVALID_OPTION for anything else
 */
export function zodiacSpot(longitudeDeg: number, field: string = 'longitudeDeg'): ZodiacSpot {
  if (typeof longitudeDeg !== 'number' || !Number.isFinite(longitudeDeg))
    throw refusal('INVALID_OPTION', field, 'finite degrees', `${field} must be finite degrees.`);
  const q = Math.round(normaliseDeg(longitudeDeg) * PER_DEGREE) % (360 * PER_DEGREE);
  const sign = Math.floor(q / (30 * PER_DEGREE));
  return {
    longitudeDeg: q / PER_DEGREE,
    sign: sign + 1,
    degree: (q - sign * 30 * PER_DEGREE) / PER_DEGREE,
  };
}

/** A point of the radix by name; null when it is not there. */
export function pointNamed(radix: Radix, name: string): RadixPoint | null {
  return radix.points.find((point) => point.name === name) ?? null;
}

/**
 * A point that a rule cannot do without.
 *
 * @throws  EngineError INVALID_OPTION naming the point, with those that the radix has
 */
export function needPoint(radix: Radix, name: string): RadixPoint {
  const point = pointNamed(radix, name);
  if (point !== null) return point;
  const names = radix.points.map((each) => each.name).join(', ');
  throw refusal('INVALID_OPTION', `radix.points.${name}`, names, `This needs ${name}; the radix has ${names}.`);
}

/**
 * The angles of a radix, for rules that rest on them.
 *
 * @throws  EngineError INVALID_OPTION for a radix without angles
 */
export function needAngles(radix: Radix): RadixAngles {
  if (radix.angles !== null) return radix.angles;
  const allowed = 'a radix with angles: geocentric, of a place';
  throw refusal('INVALID_OPTION', 'radix.angles', allowed, `This needs an ascendant; give it ${allowed}.`);
}

/** The cusps of a radix, twelve. @throws EngineError INVALID_OPTION for a radix without houses */
export function needHouses(radix: Radix): RadixHouses {
  if (radix.houses !== null) return radix.houses;
  const allowed = 'a radix with houses: geocentric, of a place';
  throw refusal('INVALID_OPTION', 'radix.houses', allowed, `This needs houses; give it ${allowed}.`);
}

/** Day or night. @throws EngineError INVALID_OPTION for a radix that cannot tell */
export function needSect(radix: Radix): Sect {
  if (radix.sect !== null) return radix.sect;
  const allowed = 'a radix with a Sun and an ascendant';
  throw refusal('INVALID_OPTION', 'radix.sect', allowed, `This depends on day or night; give it ${allowed}.`);
}

/** Moment and meridian of a radix. @throws EngineError INVALID_OPTION for one of bare longitudes */
export function needGround(radix: Radix): RadixGround {
  if (radix.ground !== null) return radix.ground;
  const allowed = 'a radix cast for a moment: radixOf';
  throw refusal('INVALID_OPTION', 'radix.ground', allowed, `This needs a moment and a place; give it ${allowed}.`);
}

/** The sign `count` further on, itself the first: `signFrom(1, 1)` is 1. */
export function signFrom(sign: number, count: number): number {
  return ((((sign + count - 2) % 12) + 12) % 12) + 1;
}

/** Which place a sign has counted from another, itself the first: 1 … 12. */
export function signsFrom(from: number, sign: number): number {
  return ((((sign - from) % 12) + 12) % 12) + 1;
}
