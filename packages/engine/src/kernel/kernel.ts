/**
 * The core as the engine sees it: one call a sky, answers as plain records or as views of its memory. Numbers only: bodies, house
 * systems and frames are known by their index here and get their names upstream of nobody but `sky/` and `chart/`.
 */

import { assert } from '../errors.ts';
import type { CoreExports } from './exports.ts';

/** What is known of an opened pack. Julian dates are TT. */
export interface LoadedPack {
  readonly id: string;
  readonly firstJd: number;
  readonly lastJd: number;
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

/** Numbers per body in a result: λ β Δ, their rates per day, α δ, their rates per day; radians and au. */
export const RESULT_WIDTH = 10;
export const BODY_COUNT = 22;
const SUN = 0;
const EARTH = 21;
const MAX_CUSPS = 36;
const GAUQUELIN = 14;
const UNKNOWN_SYSTEM = 2;
/** Growth of sidereal time per day of UT1. */
const SIDEREAL_RAD_PER_DAY = 6.300388098984957;

export interface FrameNumbers {
  readonly meanObliquityRad: number;
  readonly trueObliquityRad: number;
  readonly nutationLongitudeRad: number;
  readonly nutationObliquityRad: number;
  readonly siderealTimeRad: number;
  readonly nutationLongitudeRadPerDay: number;
}

/** One core with its packs. Answers depend on nothing but the arguments; `result`, `source` and `errorArcsec` read the last `sky`, and any other call may overwrite them. */
export class Kernel {
  readonly packs: readonly LoadedPack[];
  readonly #core: CoreExports;
  readonly #scratch: number;

  constructor(core: CoreExports, packs: readonly LoadedPack[]) {
    this.#core = core;
    this.packs = packs;
    this.#scratch = core.reserve(8 * 64);
  }

  /** False when no pack covers the date. On true, read the answer with `result`, `source` and `errorArcsec` before the next call. */
  sky(call: SkyCall): boolean {
    const c = call;
    return (
      this.#core.sky(
        c.ttDay,
        c.ttFraction,
        c.ut1Day,
        c.ut1Fraction,
        c.bodies,
        c.centre,
        c.steps,
        c.equinox,
        c.latitudeRad,
        c.longitudeRad,
        c.elevationMetres,
      ) === 1
    );
  }

  /** RESULT_WIDTH numbers of a body in the last sky; a view that the next call overwrites. */
  result(body: number): Float64Array {
    return new Float64Array(
      this.#core.memory.buffer,
      this.#core.resultsAddress() + 8 * RESULT_WIDTH * body,
      RESULT_WIDTH,
    );
  }

  /** Who placed a body in the last sky: 0 nobody, 1 a fitted pack, 2 an analytic theory. */
  source(body: number): number {
    return new Uint32Array(this.#core.memory.buffer, this.#core.sourcesAddress(), BODY_COUNT)[body] as number;
  }

  /** Worst error of that source, arcseconds of geocentric direction. */
  errorArcsec(body: number): number {
    return new Float64Array(this.#core.memory.buffer, this.#core.errorsAddress(), BODY_COUNT)[body] as number;
  }

  /** The pack that speaks for the Earth, and with it for the sky, at a date; null outside every pack. */
  packAt(jdTt: number): LoadedPack | null {
    const index = this.#core.packFor(EARTH, jdTt);
    return index < 0 || this.#core.packFor(SUN, jdTt) < 0 ? null : (this.packs[index] ?? null);
  }

  /** Obliquities, nutation and sidereal time, whether or not a pack covers the date. */
  frame(ttDay: number, ttFraction: number, ut1Day: number, ut1Fraction: number): FrameNumbers {
    const at = this.#core.frame(ttDay, ttFraction, ut1Day, ut1Fraction);
    const f = new Float64Array(this.#core.memory.buffer, at, 6) as unknown as readonly [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return {
      meanObliquityRad: f[0],
      trueObliquityRad: f[1],
      nutationLongitudeRad: f[2],
      nutationObliquityRad: f[3],
      siderealTimeRad: f[4],
      nutationLongitudeRadPerDay: f[5],
    };
  }

  /** Longitude, on the mean ecliptic and equinox of t0, of the mean vernal point of another date: −π … π. */
  vernalShiftRad(jdTt: number, t0Tt: number): number {
    return this.#core.vernalShift(jdTt, t0Tt);
  }

  /** Ecliptic longitude of a star from the mean equinox of date, −π … 2π. ICRS data of J2000.0. NaN outside every pack. */
  starLongitudeRad(jdTt: number, star: StarNumbers, withAberration: boolean): number {
    const at = this.#star(jdTt, star, withAberration);
    return at === 0 ? Number.NaN : (new Float64Array(this.#core.memory.buffer, at, 1)[0] as number);
  }

  /** The point of the ecliptic on the star's meridian, from the mean equinox of date. NaN outside every pack. */
  starPolarLongitudeRad(jdTt: number, star: StarNumbers, withAberration: boolean): number {
    return this.#star(jdTt, star, withAberration) === 0 ? Number.NaN : this.#core.polarLongitude();
  }

  #star(jdTt: number, s: StarNumbers, withAberration: boolean): number {
    const day = Math.floor(jdTt);
    return this.#core.star(
      day,
      jdTt - day,
      s.raRad,
      s.decRad,
      s.pmRaRadPerYear,
      s.pmDecRadPerYear,
      s.parallaxRad,
      s.radialKmPerSecond,
      withAberration ? 1 : 0,
    );
  }

  /**
   * Cusps of a house system by number: 12 (36 for Gauquelin's sectors), 0 … 2π.
   *
   * @param extra  the Sun's declination, for the systems that rest on her day
   * @returns `substituted` when the system does not exist at this latitude and Porphyry's cusps stand in
   */
  houses(
    system: number,
    armcRad: number,
    latitudeRad: number,
    obliquityRad: number,
    extra: number,
  ): { cuspsRad: number[]; substituted: boolean } {
    const flags = this.#core.houses(system, armcRad, latitudeRad, obliquityRad, extra, this.#scratch);
    assert(flags !== UNKNOWN_SYSTEM, `house system ${system} exists`);
    return { cuspsRad: this.#cusps(system), substituted: flags !== 0 };
  }

  /** Rates of the cusps, radians per day of UT1; where a system is substituted, those of Porphyry's. */
  cuspRates(system: number, armcRad: number, latitudeRad: number, obliquityRad: number, extra: number): number[] {
    this.#core.cuspSpeeds(system, armcRad, latitudeRad, obliquityRad, extra, SIDEREAL_RAD_PER_DAY, this.#scratch);
    return this.#cusps(system);
  }

  #cusps(system: number): number[] {
    return [...new Float64Array(this.#core.memory.buffer, this.#scratch, system === GAUQUELIN ? MAX_CUSPS : 12)];
  }

  /** Where a body stands among the houses, latitude counted: 1 … 13 (Gauquelin 1 … 37); 0 where the system has no place for it. */
  housePosition(
    system: number,
    armcRad: number,
    latitudeRad: number,
    obliquityRad: number,
    longitudeRad: number,
    latitudeBodyRad: number,
    extra: number,
  ): number {
    return this.#core.housePosition(system, armcRad, latitudeRad, obliquityRad, longitudeRad, latitudeBodyRad, extra);
  }

  /** The angles of a place, radians and radians per day of UT1. */
  angles(armcRad: number, latitudeRad: number, obliquityRad: number): AngleNumbers {
    this.#core.angles(armcRad, latitudeRad, obliquityRad, SIDEREAL_RAD_PER_DAY, this.#scratch);
    const a = new Float64Array(this.#core.memory.buffer, this.#scratch, 10) as unknown as readonly number[];
    return {
      ascendantRad: a[0] as number,
      midheavenRad: a[1] as number,
      vertexRad: a[3] as number,
      eastPointRad: a[4] as number,
      ascendantRadPerDay: a[8] as number,
      midheavenRadPerDay: a[9] as number,
    };
  }

  /**
   * Geocentric skies at many dates without leaving the core.
   *
   * @param dates   Float64Array, 2 per date: day and fraction, TT
   * @param bodies  bit i asks for body i
   * @returns Float64Array, dates × bodies asked for × `width` (6 ecliptic, 10 with equatorial); NaN where a body cannot be placed
   */
  skyBatch(dates: Float64Array, bodies: number, steps: number, equinox: number, width: 6 | 10): Float64Array {
    let asked = 0;
    for (let i = 0; i < BODY_COUNT; i++) asked += (bodies >>> i) & 1;
    const count = dates.length >> 1;
    const out = new Float64Array(count * asked * width);
    const { input, output } = this.#batchRoom();
    const rows = Math.max(1, Math.floor(BATCH_NUMBERS / (asked * width || 1)));
    const step = Math.min(BATCH_DATES, rows);
    for (let done = 0; done < count; done += step) {
      const n = Math.min(step, count - done);
      new Float64Array(this.#core.memory.buffer, input, 2 * n).set(dates.subarray(2 * done, 2 * (done + n)));
      this.#core.skyBatch(input, n, bodies, steps, equinox, output, width);
      out.set(new Float64Array(this.#core.memory.buffer, output, n * asked * width), done * asked * width);
    }
    return out;
  }

  #room: { readonly input: number; readonly output: number } | null = null;

  #batchRoom(): { readonly input: number; readonly output: number } {
    this.#room ??= { input: this.#core.reserve(16 * BATCH_DATES), output: this.#core.reserve(8 * BATCH_NUMBERS) };
    return this.#room;
  }
}

const BATCH_DATES = 4096;
const BATCH_NUMBERS = 65536;

/** ICRS direction and motion at J2000.0. */
export interface StarNumbers {
  readonly raRad: number;
  readonly decRad: number;
  readonly pmRaRadPerYear: number;
  readonly pmDecRadPerYear: number;
  readonly parallaxRad: number;
  readonly radialKmPerSecond: number;
}

export interface AngleNumbers {
  readonly ascendantRad: number;
  readonly midheavenRad: number;
  readonly vertexRad: number;
  readonly eastPointRad: number;
  readonly ascendantRadPerDay: number;
  readonly midheavenRadPerDay: number;
}
