/**
 * The core as the engine sees it: one call a sky, answers as plain records or as views of its memory. Numbers only. For callers who want
 * them in bulk, and for `sky/` and `chart/`, which give them their names.
 */

import { CircleKernel } from './circle.ts';
import type { CoreExports } from './exports.ts';
import {
  checkCall,
  checkDate,
  checkDates,
  checkFinite,
  checkLatitude,
  checkStar,
  checkWhole,
  checkWidth,
} from './limits.ts';
import {
  BODY_COUNT,
  type FrameNumbers,
  type HorizonNumbers,
  type LoadedPack,
  RESULT_WIDTH,
  type Result,
  type SkyCall,
  type StarNumbers,
} from './numbers.ts';

const SUN = 0;
const EARTH = 21;
const LAST_BODY = BODY_COUNT - 1;
const ALL_BODIES = 4194303; // 22 bits
const TOPOCENTRIC = 1;

/** One core with its packs. Answers depend on nothing but the arguments; `result`, `source` and `errorArcsec` read the last `sky`, and any other call may overwrite them. */
export class Kernel extends CircleKernel {
  /** The packs that were opened, in the order in which they are asked. */
  readonly packs: readonly LoadedPack[];
  readonly #core: CoreExports;

  constructor(core: CoreExports, packs: readonly LoadedPack[]) {
    super(core);
    this.#core = core;
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
    return new Float64Array(
      this.#core.memory.buffer,
      this.#core.resultsAddress() + 8 * RESULT_WIDTH * body,
      RESULT_WIDTH,
    ) as Result;
  }

  /** Who placed a body in the last sky: 0 nobody, 1 a fitted pack, 2 an analytic theory. */
  source(body: number): number {
    checkWhole('body', body, 0, LAST_BODY);
    return new Uint32Array(this.#core.memory.buffer, this.#core.sourcesAddress(), BODY_COUNT)[body] as number;
  }

  /** Worst error of that source, arcseconds of geocentric direction. */
  errorArcsec(body: number): number {
    checkWhole('body', body, 0, LAST_BODY);
    return new Float64Array(this.#core.memory.buffer, this.#core.errorsAddress(), BODY_COUNT)[body] as number;
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
    const f = new Float64Array(this.#core.memory.buffer, at, 6) as Result;
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
    return at === 0 ? null : (new Float64Array(this.#core.memory.buffer, at, 1)[0] as number);
  }

  /** The point of the ecliptic on the star's meridian, from the mean equinox of date; null and errors as `starLongitudeRad`. */
  starPolarLongitudeRad(jdTt: number, star: StarNumbers, withAberration: boolean): number | null {
    return this.#star(jdTt, star, withAberration) === 0 ? null : this.#core.polarLongitude();
  }

  #star(jdTt: number, s: StarNumbers, withAberration: boolean): number {
    checkDate('jdTt', jdTt, 0);
    checkStar(s);
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
    return at === 0 ? null : (new Float64Array(this.#core.memory.buffer, at, 8) as HorizonNumbers);
  }

  /**
   * Geocentric skies at many dates without leaving the core.
   *
   * @param dates   Float64Array, 2 per date: day and fraction, TT
   * @param bodies  bit i asks for body i
   * @param steps, equinox  as in `SkyCall`
   * @returns Float64Array, dates × bodies asked for × `width` (6 ecliptic, 10 with equatorial); NaN where a body cannot be placed
   * @throws  EngineError INVALID_OPTION for an argument that is no such number; the dates themselves are not looked at
   */
  skyBatch(dates: Float64Array, bodies: number, steps: number, equinox: number, width: 6 | 10): Float64Array {
    checkWhole('bodies', bodies, 0, ALL_BODIES);
    checkWhole('steps', steps, 0, 15);
    checkWhole('equinox', equinox, 0, 3);
    checkDates(dates);
    checkWidth(width);
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

  /**
   * The best partners of a list: their places in it, best first, equals in the order of the list.
   *
   * @param row   Uint8Array, 256: the score of each kind of partner, 255 for a kind that does not exist
   * @param many  Uint8Array: the kind of each partner
   * @param best  how many places are wanted, a whole number
   * @returns Uint32Array, as many places as wanted and there are; null when some partner is of a kind that does not exist
   * @throws  EngineError INVALID_OPTION for a row of another length, or a number of places that is none
   */
  bestMatches(row: Uint8Array, many: Uint8Array, best: number): Uint32Array | null {
    checkWhole('row.length', row.length, MATCH_ROW, MATCH_ROW);
    checkWhole('best', best, 0, 0x7fffffff);
    const wanted = Math.min(best, many.length);
    const room = this.#matchRoom(wanted);
    const bytes = () => new Uint8Array(this.#core.memory.buffer);
    const eachPiece = (work: (count: number, first: number) => void) => {
      for (let first = 0; first < many.length; first += MATCH_PIECE) {
        const piece = many.subarray(first, first + MATCH_PIECE);
        bytes().set(piece, room.many);
        work(piece.length, first);
      }
    };
    bytes().set(row, room.row);
    this.#core.matchClear();
    eachPiece((count) => this.#core.matchCount(room.row, room.many, count));
    if (this.#core.matchPlan(wanted) > 0) return null;
    eachPiece((count, first) => this.#core.matchTake(room.row, room.many, count, first, room.places));
    return new Uint32Array(this.#core.memory.buffer, room.places, wanted).slice();
  }

  #matches: { readonly row: number; readonly many: number; places: number; room: number } | null = null;

  /** Room for a row, a piece of the list and the places; the last grows by doubling, since the core never gives room back. */
  #matchRoom(places: number): { readonly row: number; readonly many: number; readonly places: number } {
    this.#matches ??= { row: this.#core.reserve(MATCH_ROW), many: this.#core.reserve(MATCH_PIECE), places: 0, room: 0 };
    if (places > this.#matches.room) {
      this.#matches.room = Math.max(places, 2 * this.#matches.room, 256);
      this.#matches.places = this.#core.reserve(4 * this.#matches.room);
    }
    return this.#matches;
  }

  #room: { readonly input: number; readonly output: number } | null = null;

  #batchRoom(): { readonly input: number; readonly output: number } {
    this.#room ??= { input: this.#core.reserve(16 * BATCH_DATES), output: this.#core.reserve(8 * BATCH_NUMBERS) };
    return this.#room;
  }
}

const BATCH_DATES = 4096;
const BATCH_NUMBERS = 65536;
const MATCH_ROW = 256;
const MATCH_PIECE = 65536;
