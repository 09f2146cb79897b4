/**
 * Muntha: the natal lagna carried on by a sign a year. A second ascendant of the annual chart.
 *
 * Source: `tajika-neelakanthi`; `narasimha-rao-integrated` §28.1.
 */

import { wholeIn } from '../../choice.ts';
import { houseFrom, type Spot, spotAt, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readSpot } from '../graha/read-kundli.ts';

export interface Muntha extends Spot {
  /** 1 … 12 by whole signs from the lagna of the year, and from the natal one. */
  readonly house: number;
  readonly natalHouse: number;
  readonly lord: VisibleGraha;
}

/**
 * Muntha of a year.
 *
 * @param natalLagna      lagna of the birth
 * @param completedYears  0 … 200
 * @param varshaLagna     sign of the lagna of the year, 1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function munthaOf(natalLagna: Spot, completedYears: number, varshaLagna: number): Muntha {
  readSpot('natalLagna', natalLagna);
  const years = wholeIn('completedYears', completedYears, 0, 200);
  wholeIn('varshaLagna', varshaLagna, 1, 12);
  // A whole turn is twelve years, so that no age costs a digit of the degree.
  const spot = spotAt(natalLagna.longitudeDeg + 30 * (years % 12));
  return {
    ...spot,
    house: houseFrom(varshaLagna, spot.sign),
    natalHouse: houseFrom(natalLagna.sign, spot.sign),
    lord: lordOf(spot.sign),
  };
}
