/**
 * The Moon of one person, as matching needs it: nakshatra and pada, and in Sagittarius and Capricorn also the half of the sign.
 *
 * There are 110 such states, numbered so that a partner can be a single byte: 0 … 107 are the padas from Ashwini 1; 108 and 109 are the
 * second halves of the two padas that the middle of Sagittarius (255°) and of Capricorn (285°) cuts in two.
 */

import { normaliseDeg } from '../../angle.ts';
import { EngineError } from '../../errors.ts';
import { spotAt } from '../graha/index.ts';

/**
 * A Moon: its sidereal longitude, or its nakshatra and pada, or both. Where only the pada is known and it is one of the two that are cut,
 * the half in which the pada begins is taken, and the record says so. A `Spot` of a kundli is such a Moon.
 */
export type MatchMoon =
  | { readonly nakshatra: number; readonly pada: number; readonly longitudeDeg?: number }
  | { readonly longitudeDeg: number };

/** A Moon that has been read. */
export interface MoonState {
  /** 0 … 109. */
  readonly state: number;
  /** 1 … 12. */
  readonly sign: number;
  /** 1 … 27. */
  readonly nakshatra: number;
  /** 1 … 4. */
  readonly pada: number;
  /** Sign of the navamsha, 1 … 12. */
  readonly navamsha: number;
  readonly half: 'first' | 'second';
  /** Whether the half had to be assumed, because the pada reaches into both and no longitude was given. */
  readonly halfIsAssumed: boolean;
}

/** How many states there are. */
export const MOON_STATES = 110;
const PADAS = 108;
/** The padas that the middle of Sagittarius and of Capricorn cuts: Purva Ashadha 1 and Shravana 2. */
const CUT = [76, 85];
const CUT_AT_DEG = [255, 285];
/** Longitudes printed to four decimals may fall this far beyond the pada they are printed with. */
const PRINTED_DEG = 1e-3;

const STATES: readonly MoonState[] = Array.from({ length: MOON_STATES }, (_, state) => {
  const quarter = state < PADAS ? state : (CUT[state - PADAS] as number);
  const inSign = quarter % 9;
  return {
    state,
    sign: Math.floor(quarter / 9) + 1,
    nakshatra: Math.floor(quarter / 4) + 1,
    pada: (quarter % 4) + 1,
    navamsha: (quarter % 12) + 1,
    half: inSign > 4 || state >= PADAS ? 'second' : 'first',
    halfIsAssumed: false,
  } as const;
});

/**
 * Reads a Moon.
 *
 * @param field  what the error shall call it, such as `person1`
 * @throws  EngineError INVALID_OPTION for a Moon without place, a nakshatra or pada that does not exist, or a longitude outside its pada
 */
export function moonState(field: string, moon: MatchMoon): MoonState {
  if (typeof moon !== 'object' || moon === null) throw unreadable(field);
  const given = moon as { readonly nakshatra?: number; readonly pada?: number; readonly longitudeDeg?: number };
  const { nakshatra, pada, longitudeDeg } = given;
  if (longitudeDeg !== undefined && !Number.isFinite(longitudeDeg)) throw unreadable(`${field}.longitudeDeg`);
  if (nakshatra === undefined && pada === undefined) {
    if (longitudeDeg === undefined) throw unreadable(field);
    const spot = spotAt(longitudeDeg);
    return stateAt((spot.nakshatra - 1) * 4 + spot.pada - 1, spot.longitudeDeg);
  }
  if (!isWhole(nakshatra, 27)) throw unreadable(`${field}.nakshatra`);
  if (!isWhole(pada, 4)) throw unreadable(`${field}.pada`);
  const quarter = (nakshatra - 1) * 4 + pada - 1;
  if (longitudeDeg === undefined) {
    const state = STATES[quarter] as MoonState;
    return CUT.includes(quarter) ? { ...state, halfIsAssumed: true } : state;
  }
  const beyond = normaliseDeg(longitudeDeg - (quarter * 360) / PADAS + PRINTED_DEG);
  if (beyond > 360 / PADAS + 2 * PRINTED_DEG) {
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: `${field}.longitudeDeg`,
      allowed: 'a longitude within the pada that is given, or no pada',
      message: `${field}: the longitude ${longitudeDeg} does not lie in nakshatra ${nakshatra}, pada ${pada}. Give one or the other.`,
    });
  }
  return stateAt(quarter, spotAt(longitudeDeg).longitudeDeg);
}

/** The state of a number, 0 … 109. @throws EngineError INVALID_OPTION */
export function moonStateNumbered(field: string, state: number): MoonState {
  const found = Number.isInteger(state) ? STATES[state] : undefined;
  if (found !== undefined) return found;
  throw new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: '0 … 109',
    message: `${field} is no Moon: the padas are 0 … 107, and 108 and 109 the cut halves.`,
  });
}

/**
 * The number of a Moon, for lists of partners.
 *
 * @returns 0 … 109
 * @throws  as `moonState`
 */
export function moonNumber(moon: MatchMoon): number {
  return moonState('moon', moon).state;
}

function stateAt(quarter: number, longitudeDeg: number): MoonState {
  const cut = CUT.indexOf(quarter);
  const state = cut >= 0 && longitudeDeg >= (CUT_AT_DEG[cut] as number) ? PADAS + cut : quarter;
  return STATES[state] as MoonState;
}

function isWhole(value: number | undefined, greatest: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= greatest;
}

function unreadable(field: string): EngineError {
  return new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: 'a sidereal longitude in degrees, or nakshatra 1 … 27 and pada 1 … 4',
    message: `${field} is missing or out of range: a Moon is a sidereal longitude in degrees, or a nakshatra (1 … 27) and a pada (1 … 4).`,
  });
}
