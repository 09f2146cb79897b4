/** The shapes of an instant and of a birth, shared by everything that takes or makes a time. */

import type { Warning } from '../errors.ts';

export type TimeScale = 'tt' | 'ut1' | 'utc' | 'tdb';

/**
 * An instant in one named scale as a two-part Julian date: `day + fraction`.
 * `day` is an integer (Julian days begin at noon), `fraction` lies in 0 … 1; together they keep nanoseconds.
 */
export interface Instant<S extends TimeScale = TimeScale> {
  readonly scale: S;
  readonly day: number;
  readonly fraction: number;
}

/** A point on the ground: degrees (−90 … 90 north, −180 … 180 east) and metres above the ellipsoid (−500 … 12000). */
export interface Place {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly elevationMetres: number;
}

/** Where the offset between the clock on the wall and UTC came from. */
export type ZoneSource = 'datetime' | 'field-offset' | 'field-iana' | 'inferred' | 'nautical';

/** The offset that was used, and why. */
export interface ZoneUse {
  /** IANA id, `UTC`, or the offset as text. */
  readonly id: string;
  readonly source: ZoneSource;
  readonly offsetSeconds: number;
  /** True when the offset is the birthplace's own mean solar time (4 minutes per degree of longitude). */
  readonly localMeanTime: boolean;
  /** Edition of the zone table, such as `2026a`. */
  readonly tzdata: string;
}

/** How well the time itself is known. */
export interface Certainty {
  /** `stated`: written down; `assumed`: no time was given and noon stands in for it. */
  readonly time: 'stated' | 'assumed';
  /**
   * Half-width of the doubt about the clock time, in seconds. A time given to the minute: 30; an unknown one: 43200.
   */
  readonly timeSeconds: number;
  /** Half-width of the doubt about ΔT at this date, in seconds. */
  readonly deltaTSeconds: number;
}

/** One instant in named scales, its place, and how it was arrived at. */
export interface Moment {
  /** ISO 8601 with `Z`, proleptic Gregorian, milliseconds. */
  readonly utc: string;
  /** Local civil time as understood, ISO 8601 without offset, in the calendar it was given in. */
  readonly local: string;
  readonly calendar: 'gregorian' | 'julian';
  readonly tt: Instant<'tt'>;
  readonly ut1: Instant<'ut1'>;
  /** TT − UT1, seconds. */
  readonly deltaTSeconds: number;
  readonly place: Place;
  readonly zone: ZoneUse;
  readonly certainty: Certainty;
  /**
   * What was decided on the way: NONEXISTENT_LOCAL_TIME, AMBIGUOUS_LOCAL_TIME, LOCAL_MEAN_TIME, TZDB_PRE_1970, DATE_IGNORED,
   * TIMEZONE_IGNORED, NAUTICAL_ZONE, ZONE_OVERRIDE, ZONE_OVERRIDE_AVAILABLE, PROLEPTIC_GREGORIAN.
   */
  readonly warnings: readonly Warning[];
}

/** A birth as people write it. Degrees; north and east positive. */
export interface Birth {
  /** ISO 8601 calendar date-time, `T` or one space; seconds, fraction and offset optional. */
  readonly datetime?: string;
  /** `YYYY-MM-DD`, with `time`, instead of `datetime`; beside one that says otherwise it is ignored, with a warning. */
  readonly date?: string;
  /** `HH:MM[:SS]`, or `unknown`. */
  readonly time?: string;
  /** −90 … 90. */
  readonly latitude: number;
  /** −180 … 180. */
  readonly longitude: number;
  /** Metres above the ellipsoid, −500 … 12000; 0 when absent. */
  readonly elevation?: number;
  /** `±HH:MM`, `Z`, `UTC`, an IANA id, or hours −16 … +16. Left out, the zone of the coordinates is found offline. */
  readonly timezone?: string | number;
  /** 0 takes the first, 1 the second reading of a repeated local time. */
  readonly fold?: 0 | 1;
  /** Of the date as written; Gregorian for ever when absent. */
  readonly calendar?: 'gregorian' | 'julian';
}
