/**
 * Lunar months from new moon to new moon, numbered by what the Sun does in them: a month in which he enters a sign is that sign's, one in which he
 * enters none is added (adhika) and bears the name of the next, one in which he enters two bears two names (kshaya).
 *
 * @source  `calendar-reform-1955`, `sewell-dikshit-1896`
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { wholeIn } from '../../choice.ts';
import { readList, readRecord } from '../../input.ts';
import { checkJd } from '../../span.ts';
import { Recent } from '../day/recent.ts';
import { MASAS, type MasaName } from './calendar-tables.ts';
import { COURSES, type DailySky, dailySkyOf } from './daily-sky.ts';

/** One month. Julian dates, TT. */
export interface LunarMonth {
  /** 1 Chaitra … 12 Phalguna; two in a kshaya month, and then one name drops out of the year. */
  readonly numbers: readonly number[];
  readonly isAdhika: boolean;
  readonly isKshaya: boolean;
  /** The new moon that begins it, the full moon, and the new moon that ends it. */
  readonly startJdTt: number;
  readonly fullJdTt: number;
  readonly endJdTt: number;
  /** Where the Sun stood when it began, sidereal degrees. */
  readonly sunDeg: number;
}

/** Months that are kept: two years of them, as festivals and seasons look about. */
const KEPT_MONTHS = 32;

/** Months through one zodiac, the latest 32 reckoned once. */
export class LunarMonths {
  readonly daily: DailySky;
  readonly #months = new Recent<LunarMonth>(KEPT_MONTHS);
  #last: LunarMonth | null = null;

  constructor(sky: ZodiacSky | DailySky) {
    this.daily = dailySkyOf(sky);
  }

  /** The month that holds an instant; a new moon begins one. @throws EngineError OUT_OF_SPAN */
  at(jdTt: number): LunarMonth {
    const last = this.#last;
    if (last !== null && last.startJdTt <= jdTt && jdTt < last.endJdTt) return last;
    const mark = this.daily.markBefore(COURSES.paksha, jdTt);
    this.#last = this.#from(mark.number === 0 ? mark.jdTt : this.#back(mark.jdTt));
    return this.#last;
  }

  next(month: LunarMonth): LunarMonth {
    return this.#from(month.endJdTt);
  }

  previous(month: LunarMonth): LunarMonth {
    return this.#from(this.#back(this.#back(month.startJdTt)));
  }

  /** The mark before a mark: half a day earlier than it is in the half month before it. */
  #back(jdTt: number): number {
    return this.daily.markBefore(COURSES.paksha, jdTt - 0.5).jdTt;
  }

  #from(startJdTt: number): LunarMonth {
    return this.#months.get(startJdTt) ?? this.#months.keep(startJdTt, this.#reckon(startJdTt));
  }

  #reckon(startJdTt: number): LunarMonth {
    const { jdTt: fullJdTt } = this.daily.markAfter(COURSES.paksha, startJdTt);
    const { jdTt: endJdTt } = this.daily.markAfter(COURSES.paksha, fullJdTt);
    const sunDeg = this.daily.zodiac.luminaries(startJdTt).sunDeg;
    const first = Math.floor(sunDeg / 30);
    const entries = (Math.floor(this.daily.zodiac.luminaries(endJdTt).sunDeg / 30) - first + 12) % 12;
    // Who begins with the Sun in Pisces, the twelfth, has him enter Aries, the first: Chaitra.
    const number = (i: number) => ((first + 1 + i) % 12) + 1;
    return {
      numbers: entries === 2 ? [number(0), number(1)] : [number(0)],
      isAdhika: entries === 0,
      isKshaya: entries === 2,
      startJdTt,
      fullJdTt,
      endJdTt,
      sunDeg,
    };
  }
}

/** The lunar month at an instant (Julian date, TT). @throws EngineError OUT_OF_SPAN */
export function lunarMonthAt(sky: ZodiacSky | DailySky, jdTt: number): LunarMonth {
  checkJd('jdTt', jdTt);
  return new LunarMonths(sky).at(jdTt);
}

/** Every lunar month that touches [from, until), in the order of time. @throws EngineError OUT_OF_SPAN */
export function lunarMonthsBetween(
  sky: ZodiacSky | DailySky,
  fromJdTt: number,
  untilJdTt: number,
): readonly LunarMonth[] {
  checkJd('fromJdTt', fromJdTt);
  checkJd('untilJdTt', untilJdTt);
  const months = new LunarMonths(sky);
  const found = [months.at(fromJdTt)];
  for (let last = found[0] as LunarMonth; last.endJdTt < untilJdTt; found.push(last)) last = months.next(last);
  return found;
}

/** Names of a month: two in a kshaya month. @throws EngineError INVALID_OPTION for what is no month */
export function namesOfMonth(month: Pick<LunarMonth, 'numbers'>): readonly MasaName[] {
  const { numbers } = readRecord('month', month, 'a lunar month as lunarMonthAt makes it');
  return readList('month.numbers', numbers, 'a list of numbers, 1 … 12').map(
    (number) => MASAS[wholeIn('month.numbers', number, 1, 12) - 1] as MasaName,
  );
}
