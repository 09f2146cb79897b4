/**
 * Western astrology at one's elbow: an open engine, a convention, and a line for each question that most callers have. The rooms themselves take the same
 * things apart; whatever is asked here is asked of them with the same choices.
 */

import { isRecord, readRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { toJulianDay } from '../../time/instant.ts';
import { clockOfMoment, jdTtOfUt, type LocalClock, localClock } from '../../time/local-clock.ts';
import type { Birth, Moment, Place } from '../../time/moment.ts';
import { isMoment, readMoment } from '../../time/read-moment.ts';
import {
  type Composite,
  type CompositeOptions,
  compositeOf,
  type Davison,
  type DavisonOptions,
  davisonOf,
} from '../composite/index.ts';
import { type DirectionChoices, type PrimaryDirections, primaryDirectionsOf } from '../direction/index.ts';
import { type ForecastOptions, type SignForecast, signForecastOf } from '../forecast/index.ts';
import { type HarmonicChart, type HarmonicOptions, harmonicChartOf } from '../harmonic/index.ts';
import {
  type Progression,
  type ProgressionChoices,
  progressedRadixOf,
  type SolarArc,
  type SolarArcChoices,
  solarArcOf,
} from '../progression/index.ts';
import { choicesOfRadix, needGround, type Radix, radixOf, readRadix } from '../radix/index.ts';
import {
  type Return,
  type ReturnOptions,
  type Returns,
  returnRadix,
  returnsOf,
  type SolarReturnOptions,
  solarReturnIn,
} from '../return/index.ts';
import { type Synastry, type SynastryOptions, synastryOf } from '../synastry/index.ts';
import {
  type Firdaria,
  type FirdariaOptions,
  firdariaOf,
  type Profection,
  type ProfectionOptions,
  profectionOf,
  type Releasing,
  type ReleasingOptions,
  releasingOf,
} from '../timelord/index.ts';
import {
  type TransitOptions,
  type Transits,
  type TransitWindows,
  transitsTo,
  transitWindows,
  type VoidCourses,
  type VoidOptions,
  voidCourses,
} from '../transit/index.ts';
import { type NativityChoices, nativityChoicesOf, type WesternPresetName } from './choices.ts';
import { type Nativity, nativityOfRadix } from './nativity.ts';

/** What Western astrology needs of an engine; any `Engine` will do. */
export interface EngineForWestern {
  readonly kernel: Kernel;
  moment(birth: Birth): Moment;
}

/** Who is asked about: a birth as people write it, its moment, or a radix that was cast before. */
export type Native = Birth | Moment | Radix;

/** An instant as people write it: a birth-like record, a moment, or a civil Julian date (UTC). */
export type Instantish = Birth | Moment | number;

export class Western {
  readonly choices: NativityChoices;
  readonly #engine: EngineForWestern;

  /** @throws EngineError INVALID_OPTION */
  constructor(engine: EngineForWestern, choices: NativityChoices | WesternPresetName = 'khagol') {
    this.#engine = engine;
    this.choices = nativityChoicesOf(choices);
  }

  /** A birth as a moment; a moment stays itself. */
  moment(birth: Birth | Moment): Moment {
    const given = readRecord('birth', birth, 'a birth or a moment');
    return isMoment(given) ? readMoment(birth) : this.#engine.moment(birth as Birth);
  }

  /** The chart alone, which most rules stand on; a radix stays itself. @throws EngineError naming the field */
  radix(native: Native): Radix {
    const given = readRecord('native', native, 'a birth, a moment or a radix');
    if (isRadix(given)) return readRadix(native);
    return radixOf(this.#engine.kernel, this.moment(native as Birth | Moment), this.choices.chart);
  }

  /** Everything a chart says but what has to be searched for. @throws EngineError naming the field */
  nativity(native: Native): Nativity {
    return nativityOfRadix(this.#engine.kernel, this.radix(native), this.choices);
  }

  /** Aspects, overlays and score of two. @throws EngineError naming the field */
  synastry(first: Native, second: Native, options: SynastryOptions = {}): Synastry {
    return synastryOf(this.radix(first), this.radix(second), options);
  }

  /** The midpoint chart of two. @throws EngineError naming the field */
  composite(first: Native, second: Native, options: CompositeOptions = {}): Composite {
    return compositeOf(this.#engine.kernel, this.radix(first), this.radix(second), options);
  }

  /** The chart for the middle of two births, cast as the first is. @throws EngineError naming the field */
  davison(first: Native, second: Native, options: DavisonOptions = {}): Davison {
    const given = readRecord('options', options, 'an object of choices') as DavisonOptions;
    const chart = given.chart ?? (isRadix(first) ? undefined : this.choices.chart);
    const [one, other] = [this.radix(first), this.radix(second)];
    return davisonOf(this.#engine.kernel, one, other, chart === undefined ? given : { ...given, chart });
  }

  /** The progressed chart at an instant of life. @throws EngineError naming the field */
  progressed(native: Native, at: Instantish, options: ProgressionChoices = {}): Progression {
    return progressedRadixOf(this.#engine.kernel, this.radix(native), this.#jdTt('at', at), options);
  }

  /** The chart directed by solar arc at an instant of life. @throws EngineError naming the field */
  solarArc(native: Native, at: Instantish, options: SolarArcChoices = {}): SolarArc {
    return solarArcOf(this.#engine.kernel, this.radix(native), this.#jdTt('at', at), options);
  }

  /** Primary directions of a life. @throws EngineError naming the field */
  directions(native: Native, options: DirectionChoices = {}): PrimaryDirections {
    return primaryDirectionsOf(this.#engine.kernel, this.radix(native), options);
  }

  /** Exact transits in a span of civil time, the end left out. @throws EngineError naming the field */
  transits(native: Native, from: Instantish, to: Instantish, options: TransitOptions = {}): Transits {
    return transitsTo(this.#engine.kernel, this.radix(native), this.#jdTt('from', from), this.#jdTt('to', to), options);
  }

  /** Stretches within orb of a transit in a span of civil time. @throws EngineError naming the field */
  transitWindows(native: Native, from: Instantish, to: Instantish, options: TransitOptions = {}): TransitWindows {
    return transitWindows(
      this.#engine.kernel,
      this.radix(native),
      this.#jdTt('from', from),
      this.#jdTt('to', to),
      options,
    );
  }

  /** Returns of a planet in a span of civil time. @throws EngineError naming the field */
  returns(native: Native, body: string, from: Instantish, to: Instantish, options: ReturnOptions = {}): Returns {
    return returnsOf(
      this.#engine.kernel,
      this.radix(native),
      body,
      this.#jdTt('from', from),
      this.#jdTt('to', to),
      options,
    );
  }

  /**
   * The solar return of a civil year, with its chart, cast as the natal one is; of an unknown hour of birth both are half a day unsure, and say so.
   *
   * @param options  with `place`, where the year is begun: the birth place when left out
   * @throws  EngineError naming the field; of bare longitudes without a place
   */
  solarReturn(
    native: Native,
    year: number,
    options: SolarReturnOptions & { readonly place?: Place } = {},
  ): { readonly return: Return; readonly moment: Moment; readonly radix: Radix } {
    const { place, ...rest } = readRecord('options', options, 'an object of choices') as SolarReturnOptions & {
      place?: Place;
    };
    const natal = this.radix(native);
    const where = place ?? needGround(natal).place;
    const found = solarReturnIn(this.#engine.kernel, natal, year, rest);
    const choices = isRadix(native) ? choicesOfRadix(natal) : this.choices.chart;
    const { isTimeKnown } = natal;
    return { return: found, ...returnRadix(this.#engine.kernel, found, where, choices, { isTimeKnown }) };
  }

  /** The chart of another harmonic. @throws EngineError naming the field */
  harmonic(native: Native, order: number, options: HarmonicOptions = {}): HarmonicChart {
    return harmonicChartOf(this.radix(native), order, options);
  }

  /** Whose year of life it is, by profection. @throws EngineError naming the field */
  profection(native: Native, age: number, options: ProfectionOptions = {}): Profection {
    return profectionOf(this.#engine.kernel, this.radix(native), age, options);
  }

  /** The firdaria of a life. @throws EngineError naming the field */
  firdaria(native: Native, options: FirdariaOptions = {}): Firdaria {
    return firdariaOf(this.radix(native), options);
  }

  /** Zodiacal releasing from a sign, 1 … 12: that of the Lot of Spirit or of Fortune. @throws EngineError naming the field */
  releasing(native: Native, fromSign: number, options: ReleasingOptions = {}): Releasing {
    return releasingOf(this.radix(native), fromSign, options);
  }

  /** When the Moon is void of course in a span of civil time. @throws EngineError naming the field */
  voidCourses(from: Instantish, to: Instantish, options: VoidOptions = {}): VoidCourses {
    return voidCourses(this.#engine.kernel, this.#jdTt('from', from), this.#jdTt('to', to), options);
  }

  /** The facts of a horoscope column: a sign 1 … 12, the clock of the readers, a day by its Julian day number. @throws EngineError naming the field */
  forecast(sign: number, clock: LocalClock, dayNumber: number, options: ForecastOptions = {}): SignForecast {
    return signForecastOf(this.#engine.kernel, sign, clock, dayNumber, options);
  }

  /** The clock of a birth's own place and zone, for the local texts of searches; a radix knows its place and no zone: UTC. @throws EngineError naming the field */
  clock(native: Native): LocalClock {
    const given = readRecord('native', native, 'a birth, a moment or a radix');
    return isRadix(given)
      ? localClock(needGround(readRadix(native)).place)
      : clockOfMoment(this.moment(native as Birth));
  }

  #jdTt(field: string, at: Instantish): number {
    if (typeof at === 'number') return jdTtOfUt(at);
    const given = readRecord(field, at, 'a birth, a moment or a civil Julian date') as unknown as Birth | Moment;
    return toJulianDay(this.moment(given).tt);
  }
}

/** A radix, among births and moments: these have no list of points. */
function isRadix(native: unknown): boolean {
  return isRecord(native) && Array.isArray(native['points']);
}

/** Western astrology over an open engine, by a preset or by choices of one's own. @throws EngineError INVALID_OPTION */
export function openWestern(
  engine: EngineForWestern,
  choices: NativityChoices | WesternPresetName = 'khagol',
): Western {
  return new Western(engine, choices);
}
