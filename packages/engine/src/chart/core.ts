/**
 * What the chart asks of the core: the few questions whose answers need a sine.
 *
 * The chart itself only compares, looks up and divides a circle; every transcendental step happens behind this
 * interface, in the WebAssembly core, so that a chart has the same bits on every host. Any object of this shape will
 * do, which is how the tests cast charts with an independent core.
 */

/** A fixed direction with its motion: ICRS, epoch and frame J2000.0. */
export interface Star {
  readonly raRad: number;
  readonly decRad: number;
  /** Proper motion in right ascension times cos δ. */
  readonly pmRaRadPerYear: number;
  readonly pmDecRadPerYear: number;
  /** 0 for a direction that is no body, such as the pole of the galaxy. */
  readonly parallaxRad: number;
  /** Positive when receding. */
  readonly radialKmPerSecond: number;
}

/** Twelve cusps, or those of the system that stands in where the wanted one does not exist. */
export interface CoreHouses {
  /** 12 longitudes, 0 … 2π, true ecliptic of date, first house first. */
  readonly cuspsRad: readonly number[];
  /** True where the wanted system has no answer at this latitude and Porphyry's cusps are given instead. */
  readonly substituted: boolean;
}

/** The angles of a place, longitudes 0 … 2π on the true ecliptic of date. */
export interface CoreAngles {
  readonly ascendantRad: number;
  readonly midheavenRad: number;
  readonly vertexRad: number;
  /** The ascendant of the equator, also called equatorial ascendant. */
  readonly eastPointRad: number;
  /** Per mean solar day of UT1. */
  readonly ascendantRadPerDay: number;
  readonly midheavenRadPerDay: number;
  readonly vertexRadPerDay: number;
  readonly eastPointRadPerDay: number;
}

export interface ChartCore {
  /**
   * How far the vernal point has gone since an epoch: signed longitude, −π … π, on the mean ecliptic and equinox of
   * `t0Tt`, of the mean vernal point of `jdTt`. Negative after the epoch, for the point goes backwards. Vondrák,
   * Capitaine, Wallace 2011; both dates within `jdSpan`, the years −3200 … 3400.
   */
  vernalShiftRad(jdTt: number, t0Tt: number): number;

  /**
   * Longitude of a star from the mean equinox of date (no nutation), −π … π or 0 … 2π.
   * `withAberration` false: space motion and parallax only. True: the apparent place, with the Sun's deflection and the
   * annual aberration too (a star near the ecliptic is deflected by up to 1.3″ each year). Null where the core has no Earth to see it from.
   */
  starLongitudeRad(jdTt: number, star: Star, withAberration: boolean): number | null;

  /**
   * Polar longitude (dhruvaka) of a star from the mean equinox of date: the point of the ecliptic that crosses the
   * meridian together with the star, atan2(sin α, cos α cos ε), α and ε mean of date. `withAberration` and null as above.
   */
  starPolarLongitudeRad(jdTt: number, star: Star, withAberration: boolean): number | null;

  /**
   * Cusps of a house system by its number. `extra` is what some systems need besides: for Sunshine the Sun's
   * declination.
   */
  houses(system: number, armcRad: number, latitudeRad: number, obliquityRad: number, extra: number): CoreHouses;

  angles(armcRad: number, latitudeRad: number, obliquityRad: number): CoreAngles;
}
