/** What the sky is at a moment: plain numbers per body and the frame they are given in. Knows no zodiac, house or tradition. */

import type { Instant } from '../time/moment.ts';

/** Every point with a number in the core. Nodes and apsides are the Moon's. */
export const BODIES = [
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
  'Chiron',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'MeanNode',
  'TrueNode',
  'MeanApogee',
  'OsculatingApogee',
  'InterpolatedApogee',
  'InterpolatedPerigee',
  'Earth',
] as const;
export type Body = (typeof BODIES)[number];

/** Who spoke: the pack that covers the date, or the analytic theory outside every loaded pack. */
export type EphemerisSource = 'pack' | 'analytic';

/**
 * One body as seen at the moment. Angles in radians (longitude 0 … 2π, latitude −π/2 … π/2), distance in au, rates per day.
 * The ecliptic pair is of the frame asked for; the equatorial pair is its equator's.
 */
export interface BodyState {
  readonly body: Body;
  readonly longitudeRad: number;
  readonly latitudeRad: number;
  readonly distanceAu: number;
  readonly longitudeRadPerDay: number;
  readonly latitudeRadPerDay: number;
  readonly distanceAuPerDay: number;
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rightAscensionRadPerDay: number;
  readonly declinationRadPerDay: number;
  readonly source: EphemerisSource;
  /** Worst error measured for this body in this source, arcseconds of direction: from the Earth, or from the centre asked for when that is another. */
  readonly errorArcsec: number;
}

/** The frame of date. */
export interface Frame {
  readonly meanObliquityRad: number;
  readonly trueObliquityRad: number;
  /** Nutation in longitude Δψ. */
  readonly nutationLongitudeRad: number;
  /** Its rate, radians per day; what a sidereal speed is free of. */
  readonly nutationLongitudeRadPerDay?: number;
  /** Nutation in obliquity Δε. */
  readonly nutationObliquityRad: number;
  /** Greenwich apparent sidereal time, 0 … 2π. */
  readonly siderealTimeRad: number;
}

/** Which effects and which frame. `almanac` (sky-at.ts) is what an almanac prints. */
export interface SkyChoices {
  readonly bodies: readonly Body[];
  /** From where: the Earth's centre, the observer's place, the Sun, or the barycentre of the solar system. */
  readonly centre: 'geocentric' | 'topocentric' | 'heliocentric' | 'barycentric';
  /** `apparent`: light-time, deflection, aberration. `astrometric`: light-time only. `geometric`: none. */
  readonly place: 'apparent' | 'astrometric' | 'geometric';
  /** True equator and equinox of date, mean of date (no nutation), mean of J2000, or the ICRS axes (ecliptic: turned by 84381.406″). */
  readonly equinox: 'true' | 'mean' | 'j2000' | 'icrs';
}

export interface Sky {
  readonly tt: Instant<'tt'>;
  readonly ut1: Instant<'ut1'>;
  readonly choices: SkyChoices;
  readonly frame: Frame;
  readonly bodies: { readonly [B in Body]?: BodyState };
  /** Bodies that were asked for and cannot be placed at this date, with the reason. */
  readonly absent: readonly { readonly body: Body; readonly reason: string }[];
  /** Id of the ephemeris that spoke, such as `khagol-de431-1800-2400/1`. */
  readonly ephemeris: string;
}
