/**
 * Which year is it? Kali, Shaka and Vikrama years as they are counted, where each begins, and the year of Jupiter's cycle in three reckonings.
 *
 * A lunar year belongs to the solar year whose beginning (the Sun's entry into Aries) falls in its Chaitra; an added Chaitra opens the year. Solar
 * years are counted from the beginning of Kali. Every era has two numbers: the years gone by, which is what is written, and the one that runs.
 */

import { wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { SAMVATSARAS } from './calendar-tables.ts';
import type { LunarMonth, LunarMonths } from './lunar-month.ts';
import { type AdhikaPurnimantaSchool, purnimantaNameAt } from './masa.ts';

/** Where the Vikrama year turns. The two of the north differ by a fortnight; Gujarat's begins after Diwali. */
export const VIKRAMA_TURNS = ['chaitra-shukla', 'chaitra-krishna', 'kartika-shukla'] as const;
export type VikramaTurn = (typeof VIKRAMA_TURNS)[number];

export interface EraYear {
  /** Years gone by: the number in use. */
  readonly elapsed: number;
  /** The year that runs. */
  readonly current: number;
}

/** A year of Jupiter's cycle. */
export interface Samvatsara {
  /** 1 Prabhava … 60 Kshaya. */
  readonly number: number;
  readonly name: (typeof SAMVATSARAS)[number];
}

export interface LunarYears {
  readonly kali: EraYear;
  /** Of Shalivahana. */
  readonly shaka: EraYear;
  /** With the turn that was asked for. */
  readonly vikrama: EraYear;
  /** From Kartika. */
  readonly vikramaGujarati: EraYear;
  readonly samvatsara: {
    /** One name after another, without end. */
    readonly south: Samvatsara;
    /** Jupiter's own, 211 names more in 18 000 years. */
    readonly northSuryaSiddhanta: Samvatsara;
    /** The same with 209. */
    readonly northModern: Samvatsara;
  };
}

/** Civil beginning of Kali at Ujjain's midnight, 17/18 February 3102 BCE (`surya-siddhanta` ch. 1), and the sidereal year, days. */
const KALI_JD = 588465.5;
const SIDEREAL_YEAR_DAYS = 365.25636;
const SUN_DEG_PER_DAY = 0.9856;
const SHAKA_KALI = 3179;
const VIKRAMA_SHAKA = 135;
/** From this Kali year on the south has dropped no name. */
const SOUTH_PARTS = 4009;

export const YEAR_SOURCES: readonly SourceKey[] = ['surya-siddhanta', 'sewell-dikshit-1896', 'calendar-reform-1955'];

/**
 * Solar years of Kali gone by when the Sun last entered Aries.
 *
 * @param jd      Julian date, any scale
 * @param sunDeg  where the Sun then stands, sidereal degrees
 */
export function solarKaliYear(jd: number, sunDeg: number): number {
  // By the mean Sun, days off at most; the nearest whole year is meant.
  return Math.round((jd - sunDeg / SUN_DEG_PER_DAY - KALI_JD) / SIDEREAL_YEAR_DAYS);
}

/** Kali years gone by in the lunar year that a month belongs to. */
export function lunarKaliYear({ numbers, startJdTt, sunDeg }: LunarMonth): number {
  // Chaitra begins before the Sun's entry into Aries, every other month after it.
  return solarKaliYear(startJdTt, sunDeg) + (numbers[0] === 1 ? 1 : 0);
}

/**
 * The years at an instant.
 *
 * @param jdTt  Julian date, TT; for a day, its sunrise
 * @throws  EngineError OUT_OF_SPAN
 * @source  `surya-siddhanta` 1.55 (Jupiter's years), `sewell-dikshit-1896` §§53–63
 */
export function lunarYearsAt(
  months: LunarMonths,
  jdTt: number,
  vikramaTurn: VikramaTurn = 'chaitra-shukla',
  adhikaInPurnimanta: AdhikaPurnimantaSchool = 'keep',
): LunarYears {
  const month = months.at(jdTt);
  const kali = lunarKaliYear(month);
  const shaka = kali - SHAKA_KALI;
  const vikrama = shaka + VIKRAMA_SHAKA;
  const gujarati = vikrama - ((month.numbers[0] as number) < 8 ? 1 : 0);
  const turned = (): number => {
    if (vikramaTurn === 'kartika-shukla') return gujarati;
    if (vikramaTurn === 'chaitra-shukla' || (month.numbers[0] as number) !== 12) return vikrama;
    const { number, isAdhika } = purnimantaNameAt(months, jdTt, adhikaInPurnimanta);
    return vikrama + (number === 1 && (!isAdhika || adhikaInPurnimanta === 'rename') ? 1 : 0);
  };
  return {
    kali: eraYear(kali),
    shaka: eraYear(shaka),
    vikrama: eraYear(turned()),
    vikramaGujarati: eraYear(gujarati),
    samvatsara: samvatsarasOf(kali),
  };
}

/**
 * The names that Jupiter's cycle gives a year.
 *
 * @param kali  Kali years gone by, −1000 … 7000
 * @throws  EngineError INVALID_OPTION
 */
export function samvatsarasOf(kali: number): LunarYears['samvatsara'] {
  wholeIn('kali', kali, -1000, 7000);
  const north = (rate: number) => samvatsara(kali + 27 + Math.floor((kali * rate - 108) / 18000));
  const northSuryaSiddhanta = north(211);
  return {
    south: kali >= SOUTH_PARTS ? samvatsara(kali + 13) : northSuryaSiddhanta,
    northSuryaSiddhanta,
    northModern: north(209),
  };
}

function samvatsara(count: number): Samvatsara {
  const place = (((count - 1) % 60) + 60) % 60;
  return { number: place + 1, name: SAMVATSARAS[place] as Samvatsara['name'] };
}

function eraYear(elapsed: number): EraYear {
  return { elapsed, current: elapsed + 1 };
}
