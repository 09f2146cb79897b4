/**
 * Lords of a longitude in KP: of its sign, its star, the sub, the sub of the sub, and deeper. Each star is divided among the nine lords in the ratio
 * of their vimshottari years, from its own lord on, and each part again in the same way from its own.
 *
 * Decided in whole numbers: a place exactly on a border belongs to the part that begins there, however deep.
 *
 * Source: `krishnamurti-readers` II.
 */

import { NAKSHATRA_LORDS } from '../../chart/zodiac.ts';
import { wholeIn } from '../../choice.ts';
import { type Graha, spotAt, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';

/** Years of the nine in the order of their stars, Ketu first; together 120. */
export const VIMSHOTTARI_YEARS: readonly number[] = [7, 20, 6, 10, 7, 18, 16, 19, 17];
const ALL_YEARS = 120;
const LORDS: readonly Graha[] = NAKSHATRA_LORDS;

/** Divisions below the star that can be asked for. Beyond the eighth they are finer than the steps of a longitude. */
export const DEEPEST_SUB = 8;

export interface KpLords {
  /** 0 … <360, to 1e-7. */
  readonly longitudeDeg: number;
  /** 1 … 12. */
  readonly sign: number;
  readonly signLord: VisibleGraha;
  /** 1 … 27. */
  readonly nakshatra: number;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
  /** All of them from the star on: star, sub, sub-sub and as many more as were asked for. */
  readonly lords: readonly Graha[];
  /** Of the 249 parts of star and sub that do not cross a sign: 1 … 249. */
  readonly number: number;
}

/**
 * The lords of a longitude.
 *
 * @param longitudeDeg  sidereal, any finite number of degrees
 * @param subs          divisions below the star, 2 … 8; 2 gives sub and sub-sub
 * @throws  EngineError INVALID_OPTION
 */
export function kpLordsOf(longitudeDeg: number, subs: number = 3): KpLords {
  wholeIn('subs', subs, 2, DEEPEST_SUB);
  const spot = spotAt(longitudeDeg);
  const lords = subLordsOf(spot.longitudeDeg, subs);
  return {
    longitudeDeg: spot.longitudeDeg,
    sign: spot.sign,
    signLord: lordOf(spot.sign),
    nakshatra: spot.nakshatra,
    starLord: lords[0] as Graha,
    subLord: lords[1] as Graha,
    subSubLord: lords[2] as Graha,
    lords,
    number: kpNumberAt(spot.longitudeDeg),
  };
}

const PER_DEGREE = 1e7;
const TURN = 360 * PER_DEGREE;

/** Star lord and so many lords below it. */
function subLordsOf(longitudeDeg: number, subs: number): Graha[] {
  // In a 27th of a step a star is as long as the circle in steps.
  const fine = Math.round(longitudeDeg * PER_DEGREE) * 27;
  const star = Math.floor(fine / TURN);
  let lord = star % 9;
  const found = [LORDS[lord] as Graha];
  let rest = fine - star * TURN;
  // A 120th of the part, and a whole number: where it would not be one, everything is counted in finer units.
  let unit = TURN / ALL_YEARS;
  for (let level = 0; level < subs; level++) {
    while (rest >= (VIMSHOTTARI_YEARS[lord] as number) * unit) {
      rest -= (VIMSHOTTARI_YEARS[lord] as number) * unit;
      lord = (lord + 1) % 9;
    }
    found.push(LORDS[lord] as Graha);
    const length = (VIMSHOTTARI_YEARS[lord] as number) * unit;
    const finer = ALL_YEARS / commonDivisor(length, ALL_YEARS);
    rest *= finer;
    unit = (length * finer) / ALL_YEARS;
  }
  return found;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** One of the 249: a sub, or the part of it that lies in one sign. */
export interface KpNumber {
  /** 1 … 249, which a querent names. */
  readonly number: number;
  /** 1 … 12. */
  readonly sign: number;
  readonly signLord: VisibleGraha;
  /** 1 … 27. */
  readonly nakshatra: number;
  readonly starLord: Graha;
  readonly subLord: Graha;
  /** Its first place, to 1e-7: never before the border. */
  readonly startDeg: number;
  /** The first place of the next; 360 for the last. */
  readonly endDeg: number;
  /** The same borders exactly: all are whole seconds of arc. */
  readonly startArcsec: number;
  readonly endArcsec: number;
}

/** The 249, from the first point of Aries. */
export const KP_NUMBERS: readonly KpNumber[] = numbered();

/**
 * One of the 249.
 *
 * @throws  EngineError INVALID_OPTION for a number that is not one of them
 */
export function kpNumber(number: number): KpNumber {
  return KP_NUMBERS[wholeIn('number', number, 1, KP_NUMBERS.length) - 1] as KpNumber;
}

/** The number of a longitude in steps within a turn. */
function kpNumberAt(longitudeDeg: number): number {
  let [low, high] = [0, KP_NUMBERS.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((KP_NUMBERS[middle] as KpNumber).startDeg <= longitudeDeg) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

function numbered(): readonly KpNumber[] {
  const STAR = 48000;
  const SIGN = 108000;
  const borders: { arcsec: number; star: number; lord: number }[] = [];
  for (let star = 0; star < 27; star++) {
    let arcsec = star * STAR;
    for (let i = 0; i < 9; i++) {
      const lord = (star + i) % 9;
      borders.push({ arcsec, star, lord });
      const end = arcsec + ((VIMSHOTTARI_YEARS[lord] as number) * STAR) / ALL_YEARS;
      const border = Math.ceil(end / SIGN) * SIGN - SIGN;
      if (border > arcsec && border < end) borders.push({ arcsec: border, star, lord });
      arcsec = end;
    }
  }
  const firstPlace = (arcsec: number) => Math.ceil((arcsec * 25000) / 9) / PER_DEGREE;
  return borders.map(({ arcsec, star, lord }, i) => {
    const endArcsec = borders[i + 1]?.arcsec ?? 27 * STAR;
    const sign = Math.floor(arcsec / SIGN) + 1;
    return {
      number: i + 1,
      sign,
      signLord: lordOf(sign),
      nakshatra: star + 1,
      starLord: LORDS[star % 9] as Graha,
      subLord: LORDS[lord] as Graha,
      startDeg: firstPlace(arcsec),
      endDeg: firstPlace(endArcsec),
      startArcsec: arcsec,
      endArcsec,
    };
  });
}
