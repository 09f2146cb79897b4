/**
 * Profections: the ascendant, or any other point, is handed on one sign a year, and within the year one sign a month. Whose year is it, and which
 * house does it light?
 */

import { SIGNS } from '../../chart/chart.ts';
import { lordOfSign } from '../../chart/zodiac.ts';
import { type OptionNames, oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import {
  needAngles,
  needGround,
  pointNamed,
  type Radix,
  readRadix,
  signFrom,
  signsFrom,
  zodiacSpot,
} from '../radix/index.ts';
import { solarReturnOf } from '../return/index.ts';
import { checkLife, type LifeSpan, lifeSpan, YEAR_LENGTHS } from './period.ts';

export interface ProfectionOptions {
  /** Where the count begins: `Ascendant` when left out, another angle, or a point of the radix; or a longitude in degrees, as of a lot. */
  readonly from?: string | number;
  /** A year begins with the solar return (when left out), or after so many mean tropical years. */
  readonly yearBy?: 'solar-return' | 'mean-year';
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const PROFECTION_NAMES: OptionNames<ProfectionOptions> = { from: true, yearBy: true, clock: true };

/** A sign that the count has come to. */
export interface ProfectedSign extends LifeSpan {
  /** 1 … 12. */
  readonly sign: number;
  readonly signName: string;
  /** Counted from the ascendant's sign by whole signs, 1 … 12. */
  readonly house: number;
  /** The traditional ruler: lord of the year or month. */
  readonly lord: string;
  /** Points of the radix that stand in the sign. */
  readonly occupants: readonly string[];
}

/** One year of life. */
export interface ProfectionYear extends ProfectedSign {
  /** Completed years when it begins, 0 … 150. */
  readonly age: number;
  /** Where the point has come at the year's beginning, going thirty degrees a year: for exact contacts. */
  readonly longitudeDeg: number;
  /** Twelve, the first in the year's own sign. */
  readonly months: readonly ProfectedSign[];
}

export interface Profection {
  readonly settings: {
    /** A name, or `longitude` for degrees of the caller's. */
    readonly from: string;
    readonly fromDeg: number;
    readonly yearBy: 'solar-return' | 'mean-year';
    /** False: noon stood in for the time of birth, and the angles are not to be relied on. */
    readonly isTimeKnown: boolean;
  };
  readonly sources: readonly SourceKey[];
  readonly year: ProfectionYear;
}

const OLDEST = 150;

/**
 * The profected year of an age.
 *
 * @param radix  cast for a moment: the years are counted from it
 * @param age    completed years, 0 … 150
 * @throws  EngineError INVALID_OPTION naming the member; OUT_OF_SPAN where no ephemeris covers the solar return
 * @source  `valens`, book IV; months: `paulus-alexandrinus`
 */
export function profectionOf(kernel: Kernel, radix: Radix, age: number, options: ProfectionOptions = {}): Profection {
  const core = readKernel(kernel);
  const natal = readRadix(radix);
  const { jdUt } = needGround(natal);
  const chosen = readChoices(options, 'options', PROFECTION_NAMES);
  const yearBy = oneOf('options.yearBy', chosen.yearBy ?? 'solar-return', ['solar-return', 'mean-year']);
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  wholeIn('age', age, 0, OLDEST);
  const { name, deg } = startOf(natal, chosen.from ?? 'Ascendant');
  const begin = (years: number): number => {
    if (years === 0) return jdUt;
    return yearBy === 'mean-year' ? jdUt + years * YEAR_LENGTHS.tropical : solarReturnOf(core, natal, years).jdUt;
  };
  const [startJdUt, endJdUt] = [begin(age), begin(age + 1)];
  const first = zodiacSpot(deg).sign;
  const sign = signFrom(first, age + 1);
  const at = (month: number) => startJdUt + ((endJdUt - startJdUt) * month) / 12;
  return {
    settings: { from: name, fromDeg: zodiacSpot(deg).longitudeDeg, yearBy, isTimeKnown: natal.isTimeKnown },
    sources: ['valens', 'paulus-alexandrinus'],
    year: {
      age,
      ...profected(natal, sign, lifeSpan(startJdUt, endJdUt, clock)),
      longitudeDeg: zodiacSpot(deg + 30 * age).longitudeDeg,
      months: Array.from({ length: 12 }, (_, i) =>
        profected(natal, signFrom(sign, i + 1), lifeSpan(at(i), i === 11 ? endJdUt : at(i + 1), clock)),
      ),
    },
  };
}

/** The profected year and month of an instant. Arguments and errors as `profectionOf`. */
export function profectionAt(
  kernel: Kernel,
  radix: Radix,
  jdUt: number,
  options: ProfectionOptions = {},
): Profection & { readonly month: ProfectedSign } {
  const { jdUt: birth } = needGround(readRadix(radix));
  checkLife('jdUt', jdUt, birth, OLDEST * YEAR_LENGTHS.tropical);
  let age = Math.max(0, Math.floor((jdUt - birth) / YEAR_LENGTHS.tropical - 0.01));
  let found = profectionOf(kernel, radix, age, options);
  while (found.year.endJdUt <= jdUt) {
    age += 1;
    found = profectionOf(kernel, radix, age, options);
  }
  const month = found.year.months.find(({ endJdUt }) => jdUt < endJdUt) ?? found.year.months[11];
  return { ...found, month: month as ProfectedSign };
}

function profected(radix: Radix, sign: number, span: LifeSpan): ProfectedSign {
  return {
    ...span,
    sign,
    signName: SIGNS[sign - 1] as string,
    house: signsFrom(needAngles(radix).Ascendant.sign, sign),
    lord: lordOfSign(sign),
    occupants: radix.points.filter((point) => point.sign === sign).map(({ name }) => name),
  };
}

function startOf(radix: Radix, from: string | number): { readonly name: string; readonly deg: number } {
  if (typeof from === 'number') return { name: 'longitude', deg: zodiacSpot(from, 'options.from').longitudeDeg };
  const angles = needAngles(radix);
  const names = [...Object.keys(angles), ...radix.points.map(({ name }) => name)];
  const name = oneOf('options.from', from, names);
  const point = pointNamed(radix, name) ?? angles[name as keyof typeof angles];
  return { name, deg: point.longitudeDeg };
}
