/**
 * Zodiacal releasing: life released sign by sign from a lot, each sign for the years of its lord, and every period divided in the same way into
 * months, days and hours.
 */

import { SIGNS } from '../../chart/chart.ts';
import { lordOfSign } from '../../chart/zodiac.ts';
import { numberIn, type OptionNames, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { needGround, type Radix, readRadix, signFrom, signsFrom } from '../radix/index.ts';
import { checkLife, type LifeSpan, lifeSpan, YEAR_LENGTHS, type YearLength } from './period.ts';

export interface ReleasingOptions {
  /** Sign of the Lot of Fortune, 1 … 12, from which angular signs are counted; without it peaks are not told. */
  readonly fortuneSign?: number;
  /** Levels to tell, 1 … 4; 2 when left out. */
  readonly levels?: number;
  /** How much of a life, 1 … 211 years of the count; 100 when left out. The last period is told to its own end, so may pass it. */
  readonly years?: number;
  /** `egyptian-360` when left out: Valens's months are of thirty days. */
  readonly year?: YearLength;
  /** Capricorn's years: 27 (Valens's own, when left out), or 30 as Saturn's. */
  readonly capricornYears?: 27 | 30;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const RELEASING_NAMES: OptionNames<ReleasingOptions> = {
  fortuneSign: true,
  levels: true,
  years: true,
  year: true,
  capricornYears: true,
  clock: true,
};

/** A period of one level. */
export interface ReleasingPeriod extends LifeSpan {
  readonly level: number;
  readonly sign: number;
  readonly signName: string;
  readonly lord: string;
  /** True for the period that leaps to the opposite sign after a whole round: the loosing of the bond. */
  readonly isLoosing: boolean;
  /** 1, 4, 7 or 10 where the sign is angular to Fortune: a peak, strongest in the tenth; null elsewhere. */
  readonly angleFromFortune: 1 | 4 | 7 | 10 | null;
  /** Of the next level, as far as levels were asked for. */
  readonly parts: readonly ReleasingPeriod[];
}

export interface Releasing {
  readonly settings: {
    readonly fromSign: number;
    readonly fortuneSign: number | null;
    readonly levels: number;
    readonly years: number;
    readonly year: YearLength;
    readonly capricornYears: 27 | 30;
  };
  readonly sources: readonly SourceKey[];
  readonly periods: readonly ReleasingPeriod[];
}

/** Years of each sign, Aries first; those of its lord, but Capricorn's. */
const SIGN_YEARS: readonly number[] = [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12];
const CAPRICORN = 10;

interface Count {
  readonly days: number;
  readonly capricornYears: 27 | 30;
  readonly fortuneSign: number | null;
  readonly levels: number;
  readonly clock: LocalClock | undefined;
  /** Periods of the first level begin before it. */
  readonly untilJdUt: number;
}

/**
 * The releasing of a birth from a sign.
 *
 * @param radix     cast for a moment
 * @param fromSign  that of the Lot of Spirit (what one does) or of Fortune (what befalls), 1 … 12; where both lots are in one sign, Spirit is
 *                  released from the next (`brennan-2017`)
 * @throws  EngineError INVALID_OPTION naming the member
 * @source  `valens`, book IV; reading of the text and 360 days: `brennan-2017`
 */
export function releasingOf(radix: Radix, fromSign: number, options: ReleasingOptions = {}): Releasing {
  const { jdUt } = needGround(readRadix(radix));
  const { count, settings } = readCount(fromSign, options);
  const end = jdUt + settings.years * count.days;
  const whole = wholeRound(count, fromSign, jdUt);
  return {
    settings,
    sources: ['valens', 'brennan-2017'],
    periods: periodsOf({ ...count, untilJdUt: end }, 1, fromSign, jdUt, whole, null),
  };
}

/**
 * The periods of all four levels that hold an instant of the first round of the signs, the longest first. `levels` and `years` are not asked. Errors as
 * `releasingOf`.
 */
export function releasingAt(
  radix: Radix,
  fromSign: number,
  jdUt: number,
  options: ReleasingOptions = {},
): readonly ReleasingPeriod[] {
  const { jdUt: birth } = needGround(readRadix(radix));
  const { count } = readCount(fromSign, options);
  const running: ReleasingPeriod[] = [];
  let [sign, start, end] = [fromSign, birth, wholeRound(count, fromSign, birth)];
  checkLife('jdUt', jdUt, birth, end - birth);
  for (let level = 1; level <= 4; level += 1) {
    const bare = periodsOf({ ...count, levels: level }, level, sign, start, end, jdUt);
    const period = bare.find((each) => each.startJdUt <= jdUt && jdUt < each.endJdUt);
    if (period === undefined) break;
    running.push(period);
    [sign, start, end] = [period.sign, period.startJdUt, period.endJdUt];
  }
  return running;
}

function readCount(fromSign: number, options: ReleasingOptions): { count: Count; settings: Releasing['settings'] } {
  const chosen = readChoices(options, 'options', RELEASING_NAMES);
  wholeIn('fromSign', fromSign, 1, 12);
  const fortuneSign =
    chosen.fortuneSign === undefined ? null : wholeIn('options.fortuneSign', chosen.fortuneSign, 1, 12);
  const levels = wholeIn('options.levels', chosen.levels ?? 2, 1, 4);
  const years = numberIn('options.years', chosen.years ?? 100, 1, 211, 'years');
  const year = oneOf('options.year', chosen.year ?? 'egyptian-360', Object.keys(YEAR_LENGTHS) as YearLength[]);
  const capricornYears = chosen.capricornYears ?? 27;
  if (capricornYears !== 27 && capricornYears !== 30)
    throw refusal('INVALID_OPTION', 'options.capricornYears', '27, 30', 'options.capricornYears must be 27 or 30.');
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  return {
    count: {
      days: YEAR_LENGTHS[year],
      capricornYears,
      fortuneSign,
      levels,
      clock,
      untilJdUt: Number.POSITIVE_INFINITY,
    },
    settings: { fromSign, fortuneSign, levels, years, year, capricornYears },
  };
}

/** When all twelve signs have had their years: the end of what can be told. */
function wholeRound(count: Count, fromSign: number, birth: number): number {
  let end = birth;
  for (let step = 0; step < 12; step += 1) end += unitsOf(signFrom(fromSign, step + 1), count) * count.days;
  return end;
}

/** Signs in their order, each for its units of the level, until the end; a unit is a twelfth of that of the level above. */
function periodsOf(
  count: Count,
  level: number,
  fromSign: number,
  start: number,
  end: number,
  only: number | null,
): readonly ReleasingPeriod[] {
  const unit = count.days / (UNITS_PER_YEAR[level - 1] as number);
  const periods: ReleasingPeriod[] = [];
  let at = start;
  const until = level === 1 ? Math.min(end, count.untilJdUt) : end;
  for (let step = 0; at < until - SHORTEST_DAYS; step += 1) {
    const leapt = level > 1 && step >= 12;
    const sign = leapt ? signFrom(fromSign, 7 + step - 12) : signFrom(fromSign, step + 1);
    const full = at + unitsOf(sign, count) * unit;
    const next = full > end - SHORTEST_DAYS ? end : full;
    const wanted = only === null || (at <= only && only < next);
    if (wanted) periods.push(periodOf(count, level, sign, at, next, leapt && step === 12, only));
    at = next;
  }
  return periods;
}

function periodOf(
  count: Count,
  level: number,
  sign: number,
  start: number,
  end: number,
  isLoosing: boolean,
  only: number | null,
): ReleasingPeriod {
  return {
    level,
    sign,
    signName: SIGNS[sign - 1] as string,
    lord: lordOfSign(sign),
    isLoosing,
    angleFromFortune: angleFrom(count.fortuneSign, sign),
    ...lifeSpan(start, end, count.clock),
    parts: level < count.levels ? periodsOf(count, level + 1, sign, start, end, only) : [],
  };
}

function unitsOf(sign: number, { capricornYears }: Count): number {
  return sign === CAPRICORN ? capricornYears : (SIGN_YEARS[sign - 1] as number);
}

function angleFrom(fortuneSign: number | null, sign: number): ReleasingPeriod['angleFromFortune'] {
  if (fortuneSign === null) return null;
  const place = signsFrom(fortuneSign, sign);
  return place === 1 || place === 4 || place === 7 || place === 10 ? place : null;
}

const UNITS_PER_YEAR: readonly number[] = [1, 12, 144, 1728];
/** A rest shorter than a second is rounding, not a period. */
const SHORTEST_DAYS = 1 / 86400;
