/** The book of a year from one solar return to the next: the return’s chart beside the birth, and the transits of the year. */

import { refusal } from '../../../input.ts';
import { chooseRules, factsOfNativity, type Told } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import {
  type AspectsBetween,
  aspectsBetween,
  type Nativity,
  nativityOfRadix,
  type Radix,
  type Return,
  returnRadix,
} from '../../../western/index.ts';
import type { Ground, Receiptable } from '../../book.ts';
import { WesternBook } from './book.ts';
import { CAST, choicesFor, type Sky, shownPoints, skyOf } from './sky.ts';
import { TransitBook } from './transit-book.ts';

/** A return of the Moon with its chart. */
export interface LunarReturn {
  readonly jdUt: number;
  readonly sky: Sky;
}

export class ReturnBook extends TransitBook {
  readonly found: Return;
  readonly returned: Nativity;
  readonly returnSky: Sky;
  #told: readonly Told[] | undefined;
  #moons: readonly LunarReturn[] | undefined;
  #toBirth: AspectsBetween | undefined;

  /** @throws EngineError INVALID_OPTION, field `birth.time`, where the hour of birth is not known */
  constructor(ground: Ground) {
    const birth = new WesternBook(ground);
    if (!birth.isTimeKnown) throw withoutHour(ground.request.reportType);
    const { found, radix } = runningReturn(birth);
    const start = birth.clock.dateText(found.jdUt);
    super({ ...ground, request: { ...ground.request, span: { start, end: lastDayOf(birth, found) } } });
    this.found = found;
    this.returned = nativityOfRadix(this.house.engine.kernel, radix, choicesFor(radix));
    this.returnSky = skyOf(radix, this.clock.text(found.jdUt), this.returned.aspects.aspects);
  }

  get returnRadix(): Radix {
    return this.returned.radix;
  }

  /** What may be told of the chart of the return, as of a birth. */
  get returnTellings(): readonly Told[] {
    if (this.readings === null) return [];
    this.#told ??= chooseRules(this.readings.holding(factsOfNativity(this.returned)));
    return this.#told;
  }

  /** From the return to the birth, within two degrees. */
  get returnToBirth(): AspectsBetween {
    const spots = (radix: Radix) => [
      ...radix.points.filter(({ name }) => shownPoints(radix).includes(name)),
      ...(radix.angles === null ? [] : [radix.angles.Ascendant, radix.angles.Midheaven]),
    ];
    this.#toBirth ??= aspectsBetween(spots(this.radix), spots(this.returnRadix), { orbs: NARROW_DEG });
    return this.#toBirth;
  }

  /** Returns of the Moon in the year, with their charts at the place of birth. */
  get moons(): readonly LunarReturn[] {
    this.#moons ??= this.western
      .returns(this.radix, 'Moon', this.found.jdUt, this.toJdUt, { clock: this.clock })
      .returns.map((one) => {
        const { radix } = returnRadix(this.house.engine.kernel, one, this.moment.place, CAST);
        return { jdUt: one.jdUt, sky: skyOf(radix, this.clock.text(one.jdUt)) };
      });
    return this.#moons;
  }

  override get receiptable(): Receiptable {
    const { year } = this.dateOfReturn;
    return {
      operation: operationNamed(OPERATIONS, 'western.solar-return') as Operation,
      input: { birth: this.birth, choices: { chart: CAST }, year },
    };
  }

  /** The civil year, UT, under which the return is asked for. */
  get dateOfReturn(): { readonly year: number } {
    return { year: yearOf(this.found.jdUt) };
  }
}

const NARROW_DEG = 2;
const DAYS_PER_YEAR = 365.2425;
/** Julian date of the beginning of the year 0. */
const YEAR_ZERO = 1721059.5;

function yearOf(jdUt: number): number {
  return Math.floor((jdUt - YEAR_ZERO) / DAYS_PER_YEAR);
}

function withoutHour(reportType: string): Error {
  const allowed = 'HH:MM or HH:MM:SS';
  const message = `${reportType} needs the hour of birth, birth.time as ${allowed}.`;
  return refusal('INVALID_OPTION', 'birth.time', allowed, message);
}

/** The return whose year holds the day of the report. */
function runningReturn({ western, radix, asOf, asOfJdUt }: WesternBook): {
  readonly found: Return;
  readonly radix: Radix;
} {
  const ofYear = (year: number) => western.solarReturn(radix, year);
  const own = ofYear(asOf.year);
  const { return: found, radix: chart } = own.return.jdUt <= asOfJdUt ? own : ofYear(asOf.year - 1);
  return { found, radix: chart };
}

/** The day before the next return, in local days. */
function lastDayOf({ western, radix, clock }: WesternBook, { jdUt }: Return): string {
  const [next] = western.returns(radix, 'Sun', jdUt + 300, jdUt + 400).returns;
  return clock.dateText((next?.jdUt ?? jdUt + 365) - 1);
}
