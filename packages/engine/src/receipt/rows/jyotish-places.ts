/** Rows of Jyotish for a place and its days, for two people, and for one and many. */

import type { OptionNames } from '../../choice.ts';
import {
  type CalendarSpan,
  dayGroundOn,
  type Graha,
  type Jyotish,
  type MatchPartner,
  type MuhurtaDayOptions,
  monthCalendarOf,
  muhurtaDayOf,
  openJyotish,
  type PanchangOptions,
  type PurposeId,
  panchangAt,
  staysOf,
  tithiPraveshaOf,
  type Where,
  type ZodiacPart,
} from '../../jyotish/index.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import type { Operation } from '../operation.ts';
import { groundOf, JYOTISH, JYOTISH_BIRTH, type JyotishBirthInput, type JyotishInput } from './jyotish-ground.ts';
import { row } from './row.ts';

/** Input of rows of one day at a place. */
export interface JyotishDayInput extends JyotishInput {
  /** `YYYY-MM-DD`, or a whole Julian day number. */
  readonly date: string | number;
  readonly place: Where;
  readonly options?: object;
}

/** Input of rows of some days at a place. */
export interface JyotishSpanInput extends JyotishInput {
  readonly span: CalendarSpan;
  readonly place: Where;
  readonly options?: object;
}

/** Input of rows of a groom and a bride. */
export interface JyotishPairInput extends JyotishInput {
  readonly groom: Birth | Moment;
  readonly bride: Birth | Moment;
  readonly options?: object;
}

const DAY: OptionNames<JyotishDayInput> = { date: true, place: true, choices: true, options: true };
const SPAN: OptionNames<JyotishSpanInput> = { span: true, place: true, choices: true, options: true };
const PAIR: OptionNames<JyotishPairInput> = { groom: true, bride: true, choices: true, options: true };

/** `jyotish.panchang` … `jyotish.tithi-pravesha`. */
export const JYOTISH_PLACE_OPERATIONS: readonly Operation[] = /* @__PURE__ */ jyotishPlaceRows();

function jyotishPlaceRows(): readonly Operation[] {
  return [
    row<JyotishDayInput>(
      'jyotish.panchang',
      DAY,
      (engine, { date, place, choices, options }) => openJyotish(engine, choices).panchang(date, place, options),
      JYOTISH,
    ),
    row<Omit<JyotishDayInput, 'date'> & { readonly jdUt: number }>(
      'jyotish.panchang-at',
      { jdUt: true, place: true, choices: true, options: true },
      (engine, { jdUt, place, choices, options }) => {
        const jyotish = openJyotish(engine, choices);
        return panchangAt(jyotish.zodiac, jyotish.clock(place), jdUt, options);
      },
      JYOTISH,
    ),
    row<JyotishSpanInput>(
      'jyotish.calendar',
      SPAN,
      (engine, { span, place, choices, options }) => openJyotish(engine, choices).calendar(span, place, options),
      JYOTISH,
    ),
    row<Omit<JyotishDayInput, 'date'> & { readonly year: number; readonly month: number }>(
      'jyotish.month',
      { year: true, month: true, place: true, choices: true, options: true },
      (engine, { year, month, place, choices, options }) => {
        const jyotish = openJyotish(engine, choices);
        return monthCalendarOf(jyotish.zodiac, jyotish.clock(place), year, month, options);
      },
      JYOTISH,
    ),
    row<JyotishSpanInput>(
      'jyotish.festivals',
      SPAN,
      (engine, { span, place, choices, options }) => openJyotish(engine, choices).festivals(span, place, options),
      JYOTISH,
    ),
    row<JyotishSpanInput & { readonly purpose: PurposeId }>(
      'jyotish.muhurtas',
      { ...SPAN, purpose: true },
      (engine, { purpose, span, place, choices, options }) =>
        openJyotish(engine, choices).muhurtas(purpose, span, place, options),
      JYOTISH,
    ),
    row<
      JyotishDayInput & {
        readonly options?: MuhurtaDayOptions;
        readonly ground?: Pick<PanchangOptions, 'sunrise' | 'air'>;
      }
    >(
      'jyotish.muhurta-day',
      { ...DAY, ground: true },
      (engine, { date, place, choices, options, ground }) => {
        const jyotish = openJyotish(engine, choices);
        return muhurtaDayOf(dayGroundOn(jyotish.zodiac, jyotish.clock(place), date, ground), options);
      },
      JYOTISH,
    ),
    row<Omit<JyotishDayInput, 'options'>>(
      'jyotish.unknown-time',
      { date: true, place: true, choices: true },
      (engine, { date, place, choices }) => openJyotish(engine, choices).unknownTime(date, place),
      JYOTISH,
    ),
    row<
      JyotishInput & {
        readonly graha: Graha;
        readonly fromJdUt: number;
        readonly untilJdUt: number;
        readonly by?: ZodiacPart;
      }
    >(
      'jyotish.stays',
      { graha: true, fromJdUt: true, untilJdUt: true, by: true, choices: true },
      (engine, { graha, fromJdUt, untilJdUt, by, choices }) =>
        staysOf(openJyotish(engine, choices).zodiac, graha, fromJdUt, untilJdUt, by),
      { ...JYOTISH, restsOn: ['ephemeris'] },
    ),
    row<JyotishBirthInput & { readonly age: number }>(
      'jyotish.tithi-pravesha',
      { ...JYOTISH_BIRTH, age: true },
      (engine, input) => {
        const { jyotish, moment } = groundOf(engine, input);
        return tithiPraveshaOf(jyotish.zodiac, moment, { age: input.age }, input.options);
      },
      JYOTISH,
    ),
  ];
}

function pair(
  op: string,
  ask: (jyotish: Jyotish, groom: Birth | Moment, bride: Birth | Moment, options?: object) => unknown,
): Operation {
  return row(
    op,
    PAIR,
    (engine, { groom, bride, choices, options }) => ask(openJyotish(engine, choices), groom, bride, options),
    JYOTISH,
  );
}

/** `jyotish.match` … `jyotish.match-grid`. */
export const JYOTISH_PAIR_OPERATIONS: readonly Operation[] = /* @__PURE__ */ jyotishPairRows();

function jyotishPairRows(): readonly Operation[] {
  return [
    pair('jyotish.match', (jyotish, groom, bride, options) => jyotish.match(groom, bride, options)),
    pair('jyotish.porutham', (jyotish, groom, bride, options) => jyotish.porutham(groom, bride, options)),
    pair('jyotish.manglik', (jyotish, groom, bride, options) => jyotish.manglik(groom, bride, options)),
    pair('jyotish.papasamya', (jyotish, groom, bride, options) => jyotish.papasamya(groom, bride, options)),
    row<
      JyotishInput & { readonly person1: Birth | Moment; readonly person2: Birth | Moment; readonly options?: object }
    >(
      'jyotish.matching',
      { person1: true, person2: true, choices: true, options: true },
      (engine, { person1, person2, choices, options }) =>
        openJyotish(engine, choices).matching(person1, person2, options),
      JYOTISH,
    ),
    row<JyotishInput & { readonly person: MatchPartner; readonly options?: object }>(
      'jyotish.match-profile',
      { person: true, choices: true, options: true },
      (engine, { person, choices, options }) => openJyotish(engine, choices).profile(person, options),
      JYOTISH,
    ),
    row<
      JyotishInput & { readonly one: MatchPartner; readonly many: readonly MatchPartner[]; readonly options?: object }
    >(
      'jyotish.match-many',
      { one: true, many: true, choices: true, options: true },
      (engine, { one, many, choices, options }) => openJyotish(engine, choices).matchMany(one, many, options),
      JYOTISH,
    ),
    row<
      JyotishInput & {
        readonly ones: readonly MatchPartner[];
        readonly many: readonly MatchPartner[];
        readonly options?: object;
      }
    >(
      'jyotish.match-grid',
      { ones: true, many: true, choices: true, options: true },
      (engine, { ones, many, choices, options }) => openJyotish(engine, choices).matchGrid(ones, many, options),
      JYOTISH,
    ),
  ];
}
