/** The records of numbers that go into the core and come out of it. Bodies, house systems and frames have their index; names come in `sky/` and `chart/`. */

/** What is known of an opened pack. Julian dates are TT. */
export interface LoadedPack {
  /** Such as `khagol-de431-1800-2400/1`. */
  readonly id: string;
  readonly firstJd: number;
  readonly lastJd: number;
  /** True for the long-range theory, false for a pack fitted to an ephemeris. */
  readonly analytic: boolean;
}

/** A sky in numbers. Times are two-part Julian dates; angles radians, elevation metres. */
export interface SkyCall {
  readonly ttDay: number;
  readonly ttFraction: number;
  readonly ut1Day: number;
  readonly ut1Fraction: number;
  /** Bit i asks for body i. */
  readonly bodies: number;
  /** 0 geocentric, 1 topocentric, 2 heliocentric, 3 barycentric. */
  readonly centre: number;
  /** Bits: 1 light-time, 2 deflection, 4 aberration, 8 also equatorial. */
  readonly steps: number;
  /** 0 true of date, 1 mean of date, 2 J2000, 3 ICRS. */
  readonly equinox: number;
  readonly latitudeRad: number;
  readonly longitudeRad: number;
  readonly elevationMetres: number;
}

/** Numbers per body in a result. */
export const RESULT_WIDTH = 10;
export const BODY_COUNT = 22;
/** A bit for each. */
export const ALL_BODIES = 4194303;

type Index = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Ten numbers: λ β Δ, their rates per day, α δ, their rates per day; radians and au. A view of the core's memory. */
export type Result = Float64Array & { readonly [I in Index]: number };

/** Eight numbers: altitude, hour angle, declination, distance, and their rates per day; radians and au. A view of the core's memory. */
export type HorizonNumbers = Float64Array & { readonly [I in Exclude<Index, 8 | 9>]: number };

/** The frame of date, radians. */
export interface FrameNumbers {
  readonly meanObliquityRad: number;
  readonly trueObliquityRad: number;
  readonly nutationLongitudeRad: number;
  readonly nutationObliquityRad: number;
  /** Greenwich apparent sidereal time, 0 … 2π. */
  readonly siderealTimeRad: number;
  readonly nutationLongitudeRadPerDay: number;
}

/** ICRS direction and motion at J2000.0. */
export interface StarNumbers {
  readonly raRad: number;
  readonly decRad: number;
  readonly pmRaRadPerYear: number;
  readonly pmDecRadPerYear: number;
  readonly parallaxRad: number;
  readonly radialKmPerSecond: number;
}

/** Where a body stands that the core does not know: au, au per day, au per day². */
export interface GuestNumbers {
  /** Position, velocity, acceleration from the centre: nine numbers. */
  readonly state: readonly number[];
  /** Julian date (TT) of the mean ecliptic and equinox whose axes they are given in; null: those of the date itself, with which they turn. */
  readonly axesJdTt: number | null;
  /** What it runs about. */
  readonly centre: 'sun' | 'earth';
}

/** The angles of a place, 0 … 2π, and their rates per day of UT1. */
export interface AngleNumbers {
  readonly ascendantRad: number;
  readonly midheavenRad: number;
  readonly vertexRad: number;
  readonly eastPointRad: number;
  readonly ascendantRadPerDay: number;
  readonly midheavenRadPerDay: number;
  readonly vertexRadPerDay: number;
  readonly eastPointRadPerDay: number;
}

/** Score of a partner who is not to be named, in the rows that lists of partners are ranked by. */
export const PASSED_OVER = 254;
