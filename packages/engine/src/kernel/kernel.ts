/**
 * The core as the engine sees it: one call a sky, answers as plain records or as views of its memory. Numbers only. For callers who want
 * numbers, and for `sky/` and `chart/`, which give them their names.
 */

import type { CoreExports } from './exports.ts';
import { checkCall, checkDate, checkFinite, checkGuest, checkLatitude, checkStar, checkWhole } from './limits.ts';
import {
  ALL_BODIES,
  BODY_COUNT,
  type FrameNumbers,
  type GuestNumbers,
  type HorizonNumbers,
  type LoadedPack,
  RESULT_WIDTH,
  type Result,
  type SkyCall,
  type StarNumbers,
} from './numbers.ts';
import { SkiesKernel } from './skies.ts';
import { CoreViews } from './views.ts';

const SUN = 0;
const EARTH = 21;
const LAST_BODY = BODY_COUNT - 1;
const TOPOCENTRIC = 1;
const MEAN = 1;
const APPARENT_STAR = 6;

/** One core with its packs. Answers depend on nothing but the arguments; `result`, `source` and `errorArcsec` read the last `sky`, and any other call may overwrite them. */
export class Kernel extends SkiesKernel {
  /** The packs that were opened, in the order in which they are asked. */
  readonly packs: readonly LoadedPack[];
  readonly #core: CoreExports;
  readonly #views: CoreViews;
  readonly #results: number;
  readonly #sources: number;
  readonly #errors: number;

  constructor(core: CoreExports, packs: readonly LoadedPack[]) {
    super(core);
    this.#core = core;
    this.#views = new CoreViews(core);
    this.#results = core.resultsAddress();
    this.#sources = core.sourcesAddress();
    this.#errors = core.errorsAddress();
    this.packs = packs;
  }

  /**
   * Places the bodies of a sky. On true, read the answer with `result`, `source` and `errorArcsec` before the next call.
   *
   * @returns false when no pack covers the date
   * @throws  EngineError INVALID_OPTION or INVALID_LATITUDE for a number that is none or outside its range; in topocentric skies OUT_OF_SPAN for UT1
   */
  sky(call: SkyCall): boolean {
    const c = checkCall(call);
    if (!Number.isFinite(c.ttDay) || !Number.isFinite(c.ttFraction)) return false;
    checkWhole('bodies', c.bodies, 0, ALL_BODIES);
    checkWhole('centre', c.centre, 0, 3);
    checkWhole('steps', c.steps, 0, 15);
    checkWhole('equinox', c.equinox, 0, 3);
    checkFinite('ut1Day', c.ut1Day);
    checkFinite('ut1Fraction', c.ut1Fraction);
    checkLatitude(c.latitudeRad);
    checkFinite('longitudeRad', c.longitudeRad);
    checkFinite('elevationMetres', c.elevationMetres);
    if (c.centre === TOPOCENTRIC) checkDate('ut1', c.ut1Day, c.ut1Fraction);
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

  /**
   * The numbers of a body, 0 … 21, in the last sky; a view that the next call overwrites.
   *
   * @throws  EngineError INVALID_OPTION for a number that no body has, as do `source` and `errorArcsec`
   */
  result(body: number): Result {
    checkWhole('body', body, 0, LAST_BODY);
    return this.#views.at(this.#results + 8 * RESULT_WIDTH * body, RESULT_WIDTH) as Result;
  }

  /** Who placed a body in the last sky: 0 nobody, 1 a fitted pack, 2 an analytic theory. */
  source(body: number): number {
    checkWhole('body', body, 0, LAST_BODY);
    return this.#views.word(this.#sources + 4 * body);
  }

  /** Worst error of that source, arcseconds of geocentric direction. */
  errorArcsec(body: number): number {
    checkWhole('body', body, 0, LAST_BODY);
    return this.#views.at(this.#errors, BODY_COUNT)[body] as number;
  }

  /** The pack that speaks for the Earth, and with it for the sky, at a date; null outside every pack. */
  packAt(jdTt: number): LoadedPack | null {
    if (!Number.isFinite(jdTt)) return null;
    const index = this.#core.packFor(EARTH, jdTt);
    return index < 0 || this.#core.packFor(SUN, jdTt) < 0 ? null : (this.packs[index] ?? null);
  }

  /**
   * Obliquities, nutation and sidereal time, whether or not a pack covers the date.
   *
   * @param ttDay, ttFraction    Julian date in two parts, TT, 552245 … 2962895 (years −3200 … 3400)
   * @param ut1Day, ut1Fraction  the same instant in UT1
   * @throws  EngineError OUT_OF_SPAN
   */
  frame(ttDay: number, ttFraction: number, ut1Day: number, ut1Fraction: number): FrameNumbers {
    checkDate('tt', ttDay, ttFraction);
    checkDate('ut1', ut1Day, ut1Fraction);
    const at = this.#core.frame(ttDay, ttFraction, ut1Day, ut1Fraction);
    const f = this.#views.at(at, 6) as Result;
    return {
      meanObliquityRad: f[0],
      trueObliquityRad: f[1],
      nutationLongitudeRad: f[2],
      nutationObliquityRad: f[3],
      siderealTimeRad: f[4],
      nutationLongitudeRadPerDay: f[5],
    };
  }

  /**
   * Longitude, on the mean ecliptic and equinox of t0, of the mean vernal point of another date: −π … π.
   *
   * @param jdTt, t0Tt  Julian dates, TT, 552245 … 2962895 (years −3200 … 3400)
   * @throws  EngineError OUT_OF_SPAN
   */
  vernalShiftRad(jdTt: number, t0Tt: number): number {
    checkDate('jdTt', jdTt, 0);
    checkDate('t0Tt', t0Tt, 0);
    return this.#core.vernalShift(jdTt, t0Tt);
  }

  /**
   * Ecliptic longitude of a star from the mean equinox of date, −π … 2π. ICRS data of J2000.0.
   *
   * @returns null outside every pack: there is no Earth to see it from
   * @throws  EngineError OUT_OF_SPAN outside the years −3200 … 3400
   */
  starLongitudeRad(jdTt: number, star: StarNumbers, withAberration: boolean): number | null {
    const at = this.#star(jdTt, star, withAberration);
    return this.#tenAt(at)?.[0] ?? null;
  }

  /** The point of the ecliptic on the star's meridian, from the mean equinox of date; null and errors as `starLongitudeRad`. */
  starPolarLongitudeRad(jdTt: number, star: StarNumbers, withAberration: boolean): number | null {
    return this.#star(jdTt, star, withAberration) === 0 ? null : this.#core.polarLongitude();
  }

  #star(jdTt: number, star: StarNumbers, withAberration: boolean): number {
    checkDate('jdTt', jdTt, 0);
    const day = Math.floor(jdTt);
    return this.#starAt(day, jdTt - day, star, withAberration ? APPARENT_STAR : 0, MEAN);
  }

  /**
   * A star's place as the Earth's centre sees it, ecliptic and equatorial. ICRS data of J2000.0.
   *
   * @param ttDay, ttFraction  Julian date in two parts, TT
   * @param steps    bits: 2 deflection, 4 aberration; 6 is the apparent place
   * @param equinox  0 true of date, 1 mean of date, 2 J2000, 3 ICRS
   * @returns ten numbers as of a body (the distance 1e12 au where the parallax is 0), rates with the star's own motion; a view that the next
   *          call overwrites. Null outside every pack: there is no Earth to see it from
   * @throws  EngineError INVALID_OPTION for an argument that is no such number; OUT_OF_SPAN outside the years −3200 … 3400
   */
  star(ttDay: number, ttFraction: number, star: StarNumbers, steps: number, equinox: number): Result | null {
    checkDate('tt', ttDay, ttFraction);
    checkWhole('steps', steps, 0, 15);
    checkWhole('equinox', equinox, 0, 3);
    return this.#tenAt(this.#starAt(ttDay, ttFraction, star, steps, equinox));
  }

  #starAt(day: number, fraction: number, s: StarNumbers, steps: number, equinox: number): number {
    checkStar(s);
    return this.#core.star(
      day,
      fraction,
      s.raRad,
      s.decRad,
      s.pmRaRadPerYear,
      s.pmDecRadPerYear,
      s.parallaxRad,
      s.radialKmPerSecond,
      steps,
      equinox,
    );
  }

  /**
   * The place, as the Earth's centre sees it, of a body whose orbit the caller reckons.
   *
   * @param steps    bits: 1 light-time, 2 deflection, 4 aberration; 7 is the apparent place of a planet
   * @param equinox  as of `star`
   * @returns ten numbers as of a body; a view that the next call overwrites. Null outside every pack
   * @throws  EngineError as `star`
   */
  guest(ttDay: number, ttFraction: number, guest: GuestNumbers, steps: number, equinox: number): Result | null {
    checkDate('tt', ttDay, ttFraction);
    checkGuest(guest);
    checkWhole('steps', steps, 0, 15);
    checkWhole('equinox', equinox, 0, 3);
    const { state, axesJdTt, centre } = guest;
    new Float64Array(this.#core.memory.buffer, this.#core.guestAddress(), 9).set(state);
    const axes = axesJdTt ?? ttDay + ttFraction;
    const body = centre === 'earth' ? EARTH : SUN;
    return this.#tenAt(this.#core.guest(ttDay, ttFraction, axes, axesJdTt === null ? 1 : 0, body, steps, equinox));
  }

  #tenAt(address: number): Result | null {
    return address === 0 ? null : (this.#views.at(address, RESULT_WIDTH) as Result);
  }

  /**
   * How high one body's apparent place stands at a place on the ground, without refraction, and how far it is past the meridian.
   *
   * @param ut1Day, ut1Fraction  the same instant in UT1
   * @param body  0 … 21
   * @param mode  0 topocentric, 1 geocentric, 2 geocentric with the ecliptic latitude taken as zero
   * @returns eight numbers: altitude, hour angle (−π … π, west positive), declination, distance, then their rates per day in the same order;
   *          radians, au. A view that the next call overwrites. Null when no pack places the body at this date
   * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE for an argument that is no such number, OUT_OF_SPAN for UT1
   */
  horizon(
    ttDay: number,
    ttFraction: number,
    ut1Day: number,
    ut1Fraction: number,
    body: number,
    mode: number,
    latitudeRad: number,
    longitudeRad: number,
    elevationMetres: number,
  ): HorizonNumbers | null {
    checkDate('ut1', ut1Day, ut1Fraction);
    checkWhole('body', body, 0, LAST_BODY);
    checkWhole('mode', mode, 0, 2);
    checkLatitude(latitudeRad);
    checkFinite('longitudeRad', longitudeRad);
    checkFinite('elevationMetres', elevationMetres);
    const at = this.#core.horizon(
      ttDay,
      ttFraction,
      ut1Day,
      ut1Fraction,
      body,
      mode,
      latitudeRad,
      longitudeRad,
      elevationMetres,
    );
    return at === 0 ? null : (this.#views.at(at, 8) as HorizonNumbers);
  }
}
