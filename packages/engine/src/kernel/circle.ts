/**
 * How the core cuts the circle of a place: cusps of every house system, angles, and how fast they move. Numbers only; no ephemeris is asked.
 */

import type { CoreExports } from './exports.ts';
import { checkFinite, checkGround, checkWhole } from './limits.ts';
import type { AngleNumbers, Result } from './numbers.ts';
import { TrigKernel } from './trig.ts';
import { CoreViews } from './views.ts';

/** Room for the most cusps that a system has, and more than the angles need. */
const SCRATCH = 64;
const MAX_CUSPS = 36;
const GAUQUELIN = 14;
/** House systems are numbered from 0; assembly/houses/numbers.ts has them. */
const LAST_SYSTEM = 24;
/** Growth of sidereal time per day of UT1. */
const SIDEREAL_RAD_PER_DAY = 6.300388098984957;
const PI = 3.141592653589793;
const HALF = 1.5707963267948966;

/** The part of the core that needs a sidereal time, a latitude and an obliquity, and nothing else. */
export class CircleKernel extends TrigKernel {
  readonly #core: CoreExports;
  readonly #views: CoreViews;
  readonly #scratch: number;

  constructor(core: CoreExports) {
    super(core);
    this.#core = core;
    this.#views = new CoreViews(core);
    this.#scratch = core.reserve(8 * SCRATCH);
  }

  /**
   * Cusps of a house system by number: 12 (36 for Gauquelin's sectors), 0 … 2π.
   *
   * @param system        0 … 24 (`HOUSE_SYSTEMS` of chart/ has their numbers)
   * @param armcRad       right ascension of the meridian: local apparent sidereal time, any turn
   * @param latitudeRad   −π/2 … π/2, north positive
   * @param obliquityRad  true obliquity of date, above 0
   * @param extra         the Sun's declination, −π/2 … π/2, for the systems that rest on her day; the others do not look at it
   * @returns `substituted` when the system does not exist at this latitude and Porphyry's cusps stand in
   * @throws  EngineError INVALID_OPTION or INVALID_LATITUDE for a number outside its range, as do all methods on houses and angles
   */
  houses(
    system: number,
    armcRad: number,
    latitudeRad: number,
    obliquityRad: number,
    extra: number,
  ): { cuspsRad: number[]; substituted: boolean } {
    checkHouses(system, armcRad, latitudeRad, obliquityRad, extra);
    const flags = this.#core.houses(system, armcRad, latitudeRad, obliquityRad, extra, this.#scratch);
    return { cuspsRad: this.#cusps(system), substituted: flags !== 0 };
  }

  /** Rates of the cusps, radians per day of UT1; where a system is substituted, those of Porphyry's. */
  cuspRates(system: number, armcRad: number, latitudeRad: number, obliquityRad: number, extra: number): number[] {
    checkHouses(system, armcRad, latitudeRad, obliquityRad, extra);
    this.#core.cuspSpeeds(system, armcRad, latitudeRad, obliquityRad, extra, SIDEREAL_RAD_PER_DAY, this.#scratch);
    return this.#cusps(system);
  }

  #cusps(system: number): number[] {
    const numbers = this.#views.at(this.#scratch, SCRATCH);
    const cusps: number[] = [];
    for (let i = 0; i < (system === GAUQUELIN ? MAX_CUSPS : 12); i++) cusps.push(numbers[i] as number);
    return cusps;
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
    checkHouses(system, armcRad, latitudeRad, obliquityRad, extra);
    checkFinite('longitudeRad', longitudeRad);
    checkFinite('latitudeBodyRad', latitudeBodyRad);
    return this.#core.housePosition(system, armcRad, latitudeRad, obliquityRad, longitudeRad, latitudeBodyRad, extra);
  }

  /**
   * The angles of a place, radians and radians per day of UT1. Ranges and errors as `houses`.
   *
   * The core gives the rates of ascendant and midheaven. The east point is the ascendant of the equator, the vertex that of the opposite
   * meridian under the co-latitude (or the point opposite, which moves alike), so their rates are asked for there.
   */
  angles(armcRad: number, latitudeRad: number, obliquityRad: number): AngleNumbers {
    checkGround(armcRad, latitudeRad, obliquityRad);
    const coLatitude = (latitudeRad < 0 ? -HALF : HALF) - latitudeRad;
    const vertexRadPerDay = this.#angles(armcRad + PI, coLatitude, obliquityRad)[8] as number;
    const eastPointRadPerDay = this.#angles(armcRad, 0, obliquityRad)[8] as number;
    const a = this.#angles(armcRad, latitudeRad, obliquityRad) as Result;
    return {
      ascendantRad: a[0],
      midheavenRad: a[1],
      vertexRad: a[3],
      eastPointRad: a[4],
      ascendantRadPerDay: a[8],
      midheavenRadPerDay: a[9],
      vertexRadPerDay,
      eastPointRadPerDay,
    };
  }

  /** Ascendant and midheaven alone, the same bits as of `angles` for a third of the work. Ranges and errors as `houses`. */
  axes(
    armcRad: number,
    latitudeRad: number,
    obliquityRad: number,
  ): Pick<AngleNumbers, 'ascendantRad' | 'midheavenRad'> {
    checkGround(armcRad, latitudeRad, obliquityRad);
    const a = this.#angles(armcRad, latitudeRad, obliquityRad) as Result;
    return { ascendantRad: a[0], midheavenRad: a[1] };
  }

  #angles(armcRad: number, latitudeRad: number, obliquityRad: number): Float64Array {
    this.#core.angles(armcRad, latitudeRad, obliquityRad, SIDEREAL_RAD_PER_DAY, this.#scratch);
    return this.#views.at(this.#scratch, SCRATCH);
  }
}

function checkHouses(system: number, armcRad: number, latitudeRad: number, obliquityRad: number, extra: number): void {
  checkWhole('system', system, 0, LAST_SYSTEM);
  checkGround(armcRad, latitudeRad, obliquityRad);
  checkFinite('extra', extra);
}
