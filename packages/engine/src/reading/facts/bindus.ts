/** Points of a house in the sarvashtakavarga. */

import { signFrom } from '../../jyotish/graha/kundli.ts';
import type { Horoscope } from '../../jyotish/index.ts';

/** Bindus of a house, 1 … 12, counted from the lagna as it is in the record. */
export function bindusOfHouse({ kundli, ashtakavarga }: Horoscope, house: number): number {
  return ashtakavarga.sarva[signFrom(kundli.lagna.sign, house) - 1] as number;
}
