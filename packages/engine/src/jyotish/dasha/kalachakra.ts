/**
 * Kalachakra dasha: the wheel of time. The quarter of its star in which the Moon stood at birth gives nine signs and a span of life,
 * and the part of the quarter that was over, the sign whose period ran.
 *
 * Sources: `bphs` ch. 46 (quarters, years, leaps); `narasimha-rao-integrated` §24 (tables 42–48, examples 95 and 96, exercise 34), who
 * shows that all quarters lie on one wheel of 24 signs; the other readings as programs have them (`program-practice`).
 */

import { normaliseDeg } from '../../angle.ts';
import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { refusal } from '../../input.ts';
import { checkJd } from '../../span.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { type Kundli, spotAt } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { KALACHAKRA_NAMES } from './option-names.ts';
import type { Parts } from './plan.ts';
import { Dasha } from './span.ts';
import { elapsedByTime } from './stay.ts';
import { type DashaYearName, dashaYearOf } from './year.ts';

/**
 * `pvr`: the balance from the whole span of the quarter’s nine signs, then on round the wheel; `maitreya`: the same balance, but after
 * the fourth quarter of the star its first again, as the program Maitreya goes; `raghavacharya`: from the Moon’s navamsha with the
 * part of its years that the quarter leaves, then sign after sign.
 */
export const KALACHAKRA_SCHOOLS = ['pvr', 'maitreya', 'raghavacharya'] as const;
export type KalachakraSchool = (typeof KALACHAKRA_SCHOOLS)[number];

export interface KalachakraOptions {
  readonly school?: KalachakraSchool;
  /**
   * Nine parts of a period, in the ratio of their years: `wheel` (default), on round the wheel from the period’s own place; `amsha`,
   * the nine signs of the quarter that bears the period’s sign (Parashara).
   */
  readonly parts?: 'wheel' | 'amsha';
  /** What had passed of the quarter: by arc (default), or by time, which needs a `sky`. */
  readonly balanceBy?: 'arc' | 'time';
  readonly year?: DashaYearName | number;
  readonly sky?: ZodiacSky;
  readonly sunDeg?: (jdUt: number) => number;
  readonly clock?: LocalClock;
}

/** Years of the signs, Aries first. Source: `bphs` ch. 46. */
export const KALACHAKRA_YEARS: readonly number[] = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];

/** Round the zodiac, then each sign’s mirror, the other sign of its lord. The wheel against the sun is this one backwards. */
const SAVYA: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 8, 7, 6, 4, 5, 3, 2, 1, 12, 11, 10, 9];
const APASAVYA: readonly number[] = [...SAVYA].reverse();

/** Life is seen through to this age. */
const AGE = 120;

/** A quarter of a star on the wheel. */
export interface KalachakraQuarter {
  readonly nakshatra: number;
  readonly pada: number;
  readonly group: 'savya' | 'apasavya';
  /** The nine signs in the order in which they run. */
  readonly signs: readonly number[];
  /** Sum of their years: 100, 85, 83 or 86. */
  readonly paramayush: number;
  /** First and last of the nine, the other way round on the wheel against the sun. */
  readonly deha: number;
  readonly jiva: number;
  /** The sign whose quarter this is: its navamsha, or counted back from Scorpio on the wheel against the sun. */
  readonly amsha: number;
}

/**
 * The nine signs of a quarter.
 *
 * @param nakshatra  1 … 27
 * @param pada       1 … 4
 * @throws  EngineError INVALID_OPTION
 */
export function kalachakraQuarter(nakshatra: number, pada: number): KalachakraQuarter {
  wholeIn('nakshatra', nakshatra, 1, 27);
  wholeIn('pada', pada, 1, 4);
  const savya = isSavya(nakshatra);
  const start = placeOnWheel(nakshatra, pada);
  const wheel = savya ? SAVYA : APASAVYA;
  const signs = Array.from({ length: 9 }, (_, i) => wheel[(start + i) % 24] as number);
  const navamsha = (((nakshatra - 1) * 4 + pada - 1) % 12) + 1;
  const [first, last] = [signs[0] as number, signs[8] as number];
  return {
    nakshatra,
    pada,
    group: savya ? 'savya' : 'apasavya',
    signs,
    paramayush: signs.reduce((sum, sign) => sum + yearsOf(sign), 0),
    deha: savya ? first : last,
    jiva: savya ? last : first,
    amsha: savya ? navamsha : ((20 - navamsha) % 12) + 1,
  };
}

export type KalachakraGati = 'mandooka' | 'markati' | 'simhavalokana';

/** Places that the wheel comes to by a leap: the frog’s over a sign, the monkey’s back, the lion’s glance across a trine. */
const GATIS: { readonly [G in KalachakraQuarter['group']]: { readonly [seat: number]: KalachakraGati } } = {
  savya: { 0: 'simhavalokana', 12: 'simhavalokana', 15: 'mandooka', 16: 'markati', 17: 'mandooka' },
  apasavya: { 0: 'simhavalokana', 7: 'mandooka', 8: 'markati', 9: 'mandooka', 12: 'simhavalokana' },
};

/**
 * The leap by which the wheel comes to a place from the one before; null for a plain step.
 *
 * @param seat  place on the wheel, 0 … 23: `seat` of a span in the school `pvr`
 * @throws  EngineError INVALID_OPTION
 */
export function kalachakraGati(group: KalachakraQuarter['group'], seat: number): KalachakraGati | null {
  return GATIS[oneOf('group', group, ['savya', 'apasavya'])][wholeIn('seat', seat, 0, 23)] ?? null;
}

/**
 * Kalachakra dasha of a kundli.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function kalachakraOf(kundli: Kundli, birthJdUt: number, options: KalachakraOptions = {}): Dasha {
  return kalachakraFrom(readKundli(kundli).grahas.Moon.longitudeDeg, birthJdUt, options);
}

/** Kalachakra dasha of a bare sidereal longitude of the Moon, any finite number of degrees. Errors as `kalachakraOf`. */
export function kalachakraFrom(moonDeg: number, birthJdUt: number, options: KalachakraOptions = {}): Dasha {
  checkJd('birthJdUt', birthJdUt);
  readChoices(options, 'options', KALACHAKRA_NAMES);
  if (!Number.isFinite(moonDeg)) {
    throw refusal('INVALID_OPTION', 'moonDeg', 'a finite number of degrees', 'A dasha starts from a longitude.');
  }
  const school = oneOf('school', options.school ?? 'pvr', KALACHAKRA_SCHOOLS);
  const parts = oneOf('parts', options.parts ?? 'wheel', ['wheel', 'amsha']);
  const balanceBy = oneOf('balanceBy', options.balanceBy ?? 'arc', ['arc', 'time']);
  const { longitudeDeg, nakshatra, pada } = spotAt(moonDeg);
  const steps = Math.round(normaliseDeg(longitudeDeg) * 1e7) * 108;
  const arc = (steps % 360e7) / 360e7;
  const width = 10 / 3;
  const passed =
    balanceBy === 'arc' ? arc : elapsedByTime(options.sky, birthJdUt, longitudeDeg, longitudeDeg - arc * width, width);
  const quarter = kalachakraQuarter(nakshatra, pada);
  const ring = ringOf(school, quarter);
  const first =
    school === 'raghavacharya' ? ((nakshatra - 1) * 4 + pada - 1) % 12 : firstOnRing(school, quarter, passed);
  const before =
    school === 'raghavacharya'
      ? passed * yearsOf(ring[first] as number)
      : passed * quarter.paramayush - yearsBefore(school, quarter, first, ring.length);
  const { seats, years } = lifeFrom(ring, first, before);
  const cache = new Array<Parts | undefined>(ring.length);
  const partsOf = (seat: number): Parts =>
    (cache[seat] ??=
      parts === 'wheel' ? ninePlaces(ring, seat) : nineOfAmsha(ring, quarter.group, ring[seat] as number));
  const year = dashaYearOf(birthJdUt, options);
  return new Dasha({
    system: 'kalachakra',
    birthJdUt,
    year,
    lords: null,
    signs: ring,
    seats,
    years,
    elapsedYears: before,
    partsOf,
    settings: { system: 'kalachakra', school, parts, balanceBy, year: year.name, yearDays: year.days },
    facts: [quarterFact(quarter, longitudeDeg)],
    sources: school === 'pvr' ? ['narasimha-rao-integrated', 'bphs'] : ['program-practice', 'bphs'],
    clock: options.clock,
  });
}

function quarterFact(quarter: KalachakraQuarter, moonDeg: number): Fact<KalachakraQuarter> {
  return {
    id: 'kalachakra-quarter',
    value: quarter,
    because: [
      cell('Moon', 'longitudeDeg', moonDeg),
      cell('Moon', 'nakshatra', quarter.nakshatra),
      cell('Moon', 'pada', quarter.pada),
    ],
    sources: ['bphs', 'narasimha-rao-integrated'],
    classification: 'classical',
  };
}

function yearsOf(sign: number): number {
  return KALACHAKRA_YEARS[sign - 1] as number;
}

/** Three stars with the sun, three against it, and so on. */
function isSavya(nakshatra: number): boolean {
  return Math.floor((nakshatra - 1) / 3) % 2 === 0;
}

/**
 * Where a quarter starts on its wheel, 0 … 23. Nine places a quarter make a wheel and a half for a star, so stars start at one of two
 * places: with the sun the middle of three at the second, against it the middle and the last.
 */
function placeOnWheel(nakshatra: number, pada: number): number {
  const ofThree = (nakshatra - 1) % 3;
  const second = isSavya(nakshatra) ? ofThree === 1 : ofThree > 0;
  return ((second ? 12 : 0) + (pada - 1) * 9) % 24;
}

/** The ring that periods go round. */
function ringOf(school: KalachakraSchool, { group, nakshatra }: KalachakraQuarter): readonly number[] {
  if (school === 'raghavacharya') return ZODIAC;
  const wheel = group === 'savya' ? SAVYA : APASAVYA;
  if (school === 'pvr') return wheel;
  const start = placeOnWheel(nakshatra, 1);
  return Array.from({ length: 36 }, (_, i) => wheel[(start + i) % 24] as number);
}

/** Place on the ring of the first of the nine. */
function quarterOnRing(school: KalachakraSchool, { nakshatra, pada }: KalachakraQuarter): number {
  return school === 'pvr' ? placeOnWheel(nakshatra, pada) : (pada - 1) * 9;
}

/** Place on the ring of the sign that ran at birth. */
function firstOnRing(school: KalachakraSchool, quarter: KalachakraQuarter, passed: number): number {
  let left = passed * quarter.paramayush;
  let at = 0;
  while (at < 8 && left >= yearsOf(quarter.signs[at] as number)) left -= yearsOf(quarter.signs[at++] as number);
  const ring = school === 'pvr' ? 24 : 36;
  return (quarterOnRing(school, quarter) + at) % ring;
}

/** Years of the nine signs before one of them. */
function yearsBefore(school: KalachakraSchool, quarter: KalachakraQuarter, seat: number, ring: number): number {
  const at = (seat - quarterOnRing(school, quarter) + ring) % ring;
  return quarter.signs.slice(0, at).reduce((sum, sign) => sum + yearsOf(sign), 0);
}

/** Periods from the first through a life of 120 years. */
function lifeFrom(ring: readonly number[], first: number, before: number): { seats: number[]; years: number[] } {
  const seats: number[] = [];
  const years: number[] = [];
  for (let seat = first, age = -before; age < AGE; seat = (seat + 1) % ring.length) {
    const given = yearsOf(ring[seat] as number);
    seats.push(seat);
    years.push(given);
    age += given;
  }
  return { seats, years };
}

function ninePlaces(ring: readonly number[], seat: number): Parts {
  return partsAt(
    ring,
    Array.from({ length: 9 }, (_, i) => (seat + i) % ring.length),
  );
}

/** The nine signs of the quarter that bears a sign, each at the first place on the ring that has it. */
function nineOfAmsha(ring: readonly number[], group: 'savya' | 'apasavya', sign: number): Parts {
  // Ashwini, Bharani and Krittika have the quarters of the twelve signs in order; against the sun each runs backwards.
  const forward = kalachakraQuarter(Math.floor((sign - 1) / 4) + 1, ((sign - 1) % 4) + 1).signs;
  const signs = group === 'savya' ? forward : [...forward].reverse();
  return partsAt(
    ring,
    signs.map((one) => ring.indexOf(one)),
  );
}

function partsAt(ring: readonly number[], seats: readonly number[]): Parts {
  let end = 0;
  return { seats, ends: seats.map((seat) => (end += yearsOf(ring[seat] as number))) };
}

const ZODIAC: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
