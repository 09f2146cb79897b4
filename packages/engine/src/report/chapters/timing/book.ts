/** The book of a birth and the times to come: stays of the grahas, Saturn's passages by the Moon, the year of life that runs. */

import type { Sign } from '../../../chart/chart.ts';
import { refusal } from '../../../input.ts';
import { type Graha, houseFrom, type SadeSati, type Stay, staysOf, type Varshaphala } from '../../../jyotish/index.ts';
import { dayNumberOf } from '../../../time/calendar.ts';
import { dateIn } from '../../../time/format.ts';
import { KundliBook } from '../kundli/book.ts';
import { signKey } from '../kundli/cells.ts';

/** A stay in a sign, with where that is from the Moon and from the lagna. */
export interface SignStay extends Stay {
  readonly sign: Sign;
  /** 1 … 12. */
  readonly fromMoon: number;
  /** 1 … 12; null where the hour of birth is not known. */
  readonly fromLagna: number | null;
  /** Bindus that the graha has in the sign, 0 … 8; null for the nodes, and without an hour. */
  readonly bindus: number | null;
}

const LIFE_YEARS = 100;
/** Years of life that have a chart of their own. */
const MOST_YEARS = 200;

export class TimingBook extends KundliBook {
  #sadeSati: SadeSati | undefined;
  #varshaphala: Varshaphala | undefined;

  /** Saturn's passages from the birth on. */
  get sadeSati(): SadeSati {
    this.#sadeSati ??= this.jyotish.sadeSati(this.moment, LIFE_YEARS);
    return this.#sadeSati;
  }

  /** Completed years on the day of the report; never below 0. */
  get age(): number {
    const { year, month, day } = dateIn(this.moment.local);
    const { asOf } = this;
    const isBefore = asOf.month < month || (asOf.month === month && asOf.day < day);
    return Math.max(0, asOf.year - year - (isBefore ? 1 : 0));
  }

  /** The year of life that runs on the day of the report. @throws EngineError INVALID_OPTION, field `asOf`, for a day that no life reaches */
  get varshaphala(): Varshaphala {
    if (this.age > MOST_YEARS) {
      const allowed = `at most ${MOST_YEARS} years after the birth`;
      throw refusal(
        'INVALID_OPTION',
        'asOf',
        allowed,
        `asOf must be ${allowed}; ${this.asOf.text} is ${this.age} years after it.`,
      );
    }
    this.#varshaphala ??= this.jyotish.varshaphala(this.moment, this.age);
    return this.#varshaphala;
  }

  /** Where a graha stands from one instant to another. */
  stays(graha: Graha, fromJdUt: number, untilJdUt: number): readonly SignStay[] {
    const { kundli, ashtakavarga } = this.horoscope;
    const own = graha === 'Rahu' || graha === 'Ketu' ? null : ashtakavarga.bhinna[graha];
    return staysOf(this.jyotish.zodiac, graha, fromJdUt, untilJdUt).map((stay) => ({
      ...stay,
      sign: signKey(stay.part),
      fromMoon: houseFrom(kundli.grahas.Moon.sign, stay.part),
      fromLagna: this.isTimeKnown ? houseFrom(kundli.lagna.sign, stay.part) : null,
      bindus: own === null || !this.isTimeKnown ? null : (own[stay.part - 1] as number),
    }));
  }

  /** The local day of an instant, in the language. */
  dayAt(jdUt: number): string {
    return this.dayOf(this.clock.dateText(jdUt));
  }

  /** The first day of a month that begins so many months after that of the report. */
  monthAfter(months: number): { readonly year: number; readonly month: number; readonly jdUt: number } {
    const index = this.asOf.year * 12 + this.asOf.month - 1 + months;
    const year = Math.floor(index / 12);
    const month = index - year * 12 + 1;
    return { year, month, jdUt: this.clock.midnight(dayNumberOf(year, month, 1)) };
  }
}
