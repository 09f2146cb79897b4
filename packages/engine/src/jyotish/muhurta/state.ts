/** Everything that gates and points look at, at one moment. One object is filled again and again while a search walks through time. */

import type { Graha } from '../graha/index.ts';
import type { Eclipsed } from './eclipses.ts';

export interface MuhurtaState {
  /** 0 Sunday … 6 Saturday. */
  vara: number;
  /** 1 … 30. */
  tithi: number;
  /** The Moon's pada, 1 … 108. */
  pada: number;
  /** 1 … 27. */
  nakshatra: number;
  yoga: number;
  /** 1 … 60. */
  karana: number;
  /** 1 … 12. */
  moonSign: number;
  sunSign: number;
  /** 1 … 27. */
  sunNakshatra: number;
  /** Month by the count that was chosen, 1 Chaitra … 12. */
  month: number;
  /** Amanta month. */
  amantaMonth: number;
  isAdhika: boolean;
  isKshaya: boolean;
  isNorthward: boolean;
  isSankranti: boolean;
  isJupiterAsta: boolean;
  isVenusAsta: boolean;
  isSimhastha: boolean;
  eclipsed: Eclipsed;
  isDay: boolean;
  isForenoon: boolean;
  /** Within the hours that were asked for. */
  isOpen: boolean;
  isRahuKalam: boolean;
  isYamaganda: boolean;
  isGulikaKalam: boolean;
  isDurmuhurta: boolean;
  isVarjyam: boolean;
  isAbhijit: boolean;
  /** Rising sign, 1 … 12; 0 where the day is not cut by it. */
  lagna: number;
  /** 1 … 8 of the day or night; 0 where the day is not cut by it. */
  choghadiya: number;
  /** 1 … 24; 0 where the day is not cut by it. */
  hora: number;
  /** Signs of all grahas, 1 … 12, and their stars, 1 … 27. */
  readonly signs: { [G in Graha]: number };
  readonly stars: { [G in Graha]: number };
}

/** A state in which nothing is known yet. */
export function blankState(): MuhurtaState {
  return {
    vara: 0,
    tithi: 1,
    pada: 1,
    nakshatra: 1,
    yoga: 1,
    karana: 1,
    moonSign: 1,
    sunSign: 1,
    sunNakshatra: 1,
    month: 1,
    amantaMonth: 1,
    isAdhika: false,
    isKshaya: false,
    isNorthward: false,
    isSankranti: false,
    isJupiterAsta: false,
    isVenusAsta: false,
    isSimhastha: false,
    eclipsed: null,
    isDay: true,
    isForenoon: false,
    isOpen: true,
    isRahuKalam: false,
    isYamaganda: false,
    isGulikaKalam: false,
    isDurmuhurta: false,
    isVarjyam: false,
    isAbhijit: false,
    lagna: 0,
    choghadiya: 0,
    hora: 0,
    signs: everyGraha(),
    stars: everyGraha(),
  };
}

function everyGraha(): { [G in Graha]: number } {
  return { Sun: 1, Moon: 1, Mars: 1, Mercury: 1, Jupiter: 1, Venus: 1, Saturn: 1, Rahu: 1, Ketu: 1 };
}

/** House of a graha from the rising sign, 1 … 12. */
export function houseIn(state: MuhurtaState, graha: Graha): number {
  return ((state.signs[graha] - state.lagna + 12) % 12) + 1;
}
