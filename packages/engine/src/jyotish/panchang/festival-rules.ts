/**
 * The rules of festivals and vows as data: which tithi of which month and which part of the day, which entry of the Sun, which nakshatra. The rows lie
 * in festival-rows-*.ts; festivals.ts finds their days.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { VrataSchool } from './ekadashi.ts';
import {
  CHOICES,
  type Choice,
  FALLBACKS,
  type Fallback,
  type FestivalMove,
  KALAS,
  type Kala,
} from './festival-kala.ts';
import { SOLAR_RULE_NAMES, TITHI_RULE_NAMES } from './option-names.ts';
import { SOLAR_MONTH_SCHOOLS, type SolarMonthSchool } from './solar-month.ts';

/** A tithi of a lunar month. */
export interface TithiRule {
  readonly kind: 'tithi';
  /** 1 … 12, amanta; null for every month. A yearly row skips added months, a monthly one does not. */
  readonly masa: number | null;
  /**
   * 1 … 12: the sign in which the Sun stands on the day, at its sunrise where that is the `kala`, else at its sunset, as the Tamil month counts; of two in
   * one solar month the second. Left out, it may stand in any.
   */
  readonly sign?: number;
  /** 1 … 30. */
  readonly tithi: number;
  readonly kala: Kala;
  readonly choice: Choice;
  readonly ifNone: Fallback;
  /** Days after the day of the tithi. */
  readonly dayShift: number;
  /** What moves it from that day to the next; most rows have nothing that does. */
  readonly moves?: FestivalMove;
}

/** A day of a solar month: the first, as a rule. */
export interface SolarRule {
  readonly kind: 'solar';
  /** 1 … 12: the sign that the Sun enters. */
  readonly sign: number;
  /** Which civil day the month begins with: `civil-date` is that of the entry, by midnight; the others as in solar-month.ts. */
  readonly begins: SolarMonthSchool | 'civil-date';
  /** 1 … 31 in the month; below 1 before it. */
  readonly day: number;
}

/** A nakshatra in a solar month, or in each sidereal month of the Moon. */
export interface NakshatraRule {
  readonly kind: 'nakshatra';
  /** 1 … 27. */
  readonly nakshatra: number;
  /** The sign in which the Sun stands, 1 … 12; null for every month. */
  readonly sign: number | null;
  /** Of two in one month. */
  readonly which: Choice;
  readonly kala: Kala;
  readonly choice: Choice;
  readonly ifNone: Fallback;
}

/** A weekday at or before a tithi's day. */
export interface WeekdayRule {
  readonly kind: 'weekday-before';
  readonly masa: number;
  readonly tithi: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
}

/** The eleventh tithi of every fortnight. */
export interface EkadashiRule {
  readonly kind: 'ekadashi';
  readonly school: VrataSchool;
}

export type FestivalRule = TithiRule | SolarRule | NakshatraRule | WeekdayRule | EkadashiRule;

export const FESTIVAL_CATEGORIES = ['festival', 'vrata', 'jayanti', 'shraddha', 'sankranti', 'parva'] as const;
export type FestivalCategory = (typeof FESTIVAL_CATEGORIES)[number];

/** One row. */
export interface FestivalRow {
  readonly id: string;
  readonly name: string;
  readonly category: FestivalCategory;
  readonly rule: FestivalRule;
  /** Whose custom it is, where schools keep different days; null where they agree. */
  readonly school: VrataSchool | null;
  /** Names by the weekday it falls on, Sunday first, where it has them. */
  readonly weekdayNames?: readonly (string | null)[];
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/** A rule of a caller's own: a tithi of a month, lunar or solar, and a part of the day. What is left out: any month and sign, `first`, `most`, 0. */
export type TithiRuleInput = Pick<TithiRule, 'tithi' | 'kala'> &
  Partial<Pick<TithiRule, 'masa' | 'sign' | 'choice' | 'ifNone' | 'dayShift'>>;

/** A rule of a caller's own by the Sun. */
export type SolarRuleInput = Pick<SolarRule, 'sign'> & Partial<Pick<SolarRule, 'begins' | 'day'>>;

/** @throws EngineError INVALID_OPTION with the field of the rule */
export function readTithiRule(input: TithiRuleInput): TithiRule {
  readChoices(input, 'rule', TITHI_RULE_NAMES);
  const { masa = null, sign, tithi, kala, choice = 'first', ifNone = 'most', dayShift = 0 } = input;
  return {
    kind: 'tithi',
    masa: masa === null ? null : wholeIn('rule.masa', masa, 1, 12),
    ...(sign === undefined ? {} : { sign: wholeIn('rule.sign', sign, 1, 12) }),
    tithi: wholeIn('rule.tithi', tithi, 1, 30),
    kala: oneOf('rule.kala', kala, KALAS),
    choice: oneOf('rule.choice', choice, CHOICES),
    ifNone: oneOf('rule.ifNone', ifNone, FALLBACKS),
    dayShift: wholeIn('rule.dayShift', dayShift, -30, 30),
  };
}

/** @throws EngineError INVALID_OPTION with the field of the rule */
export function readSolarRule(input: SolarRuleInput): SolarRule {
  readChoices(input, 'rule', SOLAR_RULE_NAMES);
  const { sign, begins = 'civil-date', day = 1 } = input;
  return {
    kind: 'solar',
    sign: wholeIn('rule.sign', sign, 1, 12),
    begins: oneOf('rule.begins', begins, ['civil-date', ...SOLAR_MONTH_SCHOOLS]),
    day: wholeIn('rule.day', day, -30, 32),
  };
}
