/**
 * Who owns which sign, and which houses from a lagna.
 *
 * Source: Parashara, ch. 3 and 4 (`bphs`).
 */

import { SIGN_LORDS } from '../../chart/zodiac.ts';
import { oneOf } from '../../choice.ts';
import { GRAHAS, type Graha, houseFrom, signFrom, type VisibleGraha } from './kundli.ts';

/** Signs that each of the seven owns, in the order of the zodiac. */
const OWN: { readonly [G in Graha]: readonly number[] } = {
  Sun: [5],
  Moon: [4],
  Mars: [1, 8],
  Mercury: [3, 6],
  Jupiter: [9, 12],
  Venus: [2, 7],
  Saturn: [10, 11],
  Rahu: [],
  Ketu: [],
};

/**
 * Lord of a sign among the seven visible grahas.
 *
 * @param sign  1 … 12; any other whole number is taken modulo 12
 * @throws  EngineError INVALID_OPTION for what is no whole number
 */
export function lordOf(sign: number): VisibleGraha {
  return SIGN_LORDS[signFrom(sign, 1) - 1] as VisibleGraha;
}

/**
 * The signs a graha owns, in the order of the zodiac; none for the nodes, whom schools give different homes (dignity.ts).
 *
 * @throws  EngineError INVALID_OPTION for a name that is no graha
 */
export function ownSignsOf(graha: Graha): readonly number[] {
  const own = typeof graha === 'string' ? OWN[graha] : undefined;
  return Array.isArray(own) ? own : OWN[oneOf('graha', graha, GRAHAS)];
}

/**
 * The houses a graha owns by whole signs from a lagna.
 *
 * @param lagnaSign  1 … 12
 * @returns 1 … 12, ascending; none for the nodes
 * @throws  EngineError INVALID_OPTION for a name that is no graha, or what is no sign
 */
export function ownHousesOf(graha: Graha, lagnaSign: number): readonly number[] {
  return ownSignsOf(graha)
    .map((sign) => houseFrom(lagnaSign, sign))
    .sort((a, b) => a - b);
}
