/** What is asked of a place and its days: panchang, festivals, good times, and a birth whose hour nobody knows. */

import { readChoices } from '../../choice.ts';
import { readList } from '../../input.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import {
  findMuhurtas,
  type MuhurtaOptions,
  type MuhurtaProgress,
  type MuhurtaQuery,
  type MuhurtaResult,
  muhurtaPersonOf,
  muhurtaSearch,
  type PurposeId,
} from '../muhurta/index.ts';
import { readSpan } from '../panchang/calendar.ts';
import {
  type CalendarSpan,
  calendarOf,
  type Festival,
  type FestivalOptions,
  festivalsBetween,
  type Panchang,
  type PanchangOptions,
  panchangOn,
} from '../panchang/index.ts';
import { readDayNumber } from '../panchang/panchang.ts';
import { type UnknownTime, unknownTimeOf } from '../sensitivity/index.ts';
import { JyotishGround, type Where } from './ground.ts';
import { MUHURTA_ASK_NAMES } from './option-names.ts';

/** For whom, and whereto: what a search for good times may know beside its choices. */
export interface MuhurtaAsk extends MuhurtaOptions, Pick<MuhurtaQuery, 'direction'> {
  /** Those whom it is for, eight at most. */
  readonly births?: readonly (Birth | Moment)[];
}

/** The doors of `Jyotish` that take a place. */
export class JyotishOfPlaces extends JyotishGround {
  /**
   * The panchang of a date at a place.
   *
   * @param date  `YYYY-MM-DD`, or a whole Julian day number
   * @throws  EngineError naming the field
   */
  panchang(date: string | number, where: Where, options: PanchangOptions = {}): Panchang {
    return panchangOn(this.zodiac, this.clock(where), date, options);
  }

  /** The panchang of many days, far cheaper than one by one. @throws EngineError naming the field */
  calendar(span: CalendarSpan, where: Where, options: PanchangOptions = {}): readonly Panchang[] {
    return calendarOf(this.zodiac, this.clock(where), span, options);
  }

  /** Festivals and vows of some days at a place. @throws EngineError naming the field */
  festivals(span: CalendarSpan, where: Where, options: FestivalOptions = {}): readonly Festival[] {
    return festivalsBetween(this.zodiac, this.clock(where), span, options);
  }

  /** Good times for a purpose within some days at a place. @throws EngineError naming the field */
  muhurtas(purpose: PurposeId, span: CalendarSpan, where: Where, options: MuhurtaAsk = {}): MuhurtaResult {
    return findMuhurtas(this.zodiac, ...this.#asked(purpose, span, where, options));
  }

  /**
   * The same search a day at a time: it yields after each day and may be left at any of them; what it returns at its end is the whole.
   *
   * @throws  EngineError naming the field, when it is called and not when it is begun
   */
  muhurtaSearch(
    purpose: PurposeId,
    span: CalendarSpan,
    where: Where,
    options: MuhurtaAsk = {},
  ): Generator<MuhurtaProgress, MuhurtaResult, void> {
    return muhurtaSearch(this.zodiac, ...this.#asked(purpose, span, where, options));
  }

  /**
   * A birth on a date whose hour nobody knows: what is certain all the same.
   *
   * @param date  local, `YYYY-MM-DD`, or a whole Julian day number
   * @throws  EngineError naming the field
   */
  unknownTime(date: string | number, where: Where): UnknownTime {
    return unknownTimeOf(this.zodiac, this.clock(where), readDayNumber('date', date));
  }

  #asked(
    purpose: PurposeId,
    span: CalendarSpan,
    where: Where,
    asked: MuhurtaAsk,
  ): [clock: LocalClock, query: MuhurtaQuery, choices: MuhurtaOptions] {
    const clock = this.clock(where);
    const { from, count } = readSpan(span);
    const { births = [], direction, ...choices } = readChoices(asked, 'options', MUHURTA_ASK_NAMES);
    const persons = readList('births', births, 'a list of births').map((birth) =>
      muhurtaPersonOf(this.kundli(birth as Birth)),
    );
    const query = { purpose, fromJdUt: clock.midnight(from), untilJdUt: clock.midnight(from + count), persons };
    return [clock, direction === undefined ? query : { ...query, direction }, choices];
  }
}
