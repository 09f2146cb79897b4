/**
 * Brahma, the graha from whose sign Sthira dasha starts.
 *
 * Sources: `jaimini-sutras` 2.1.47–51; `bphs` ch. 46, sthira dasha.
 */

import { cell, type Fact } from '../../fact.ts';
import { GRAHAS, type Graha, houseFrom, signFrom } from '../graha/kundli.ts';
import { advancement, atmakarakaOf } from '../graha/stronger.ts';
import type { SignGround } from './sign-dasha.ts';

/** Brahma, and by which rule: a lord behind the lagna, the 8th lord from the atmakaraka, and whether the sixth from it was taken. */
export interface Brahma {
  readonly graha: Graha;
  readonly rule: 'lord-behind' | 'eighth-from-atmakaraka';
  readonly insteadOf: 'Saturn' | 'Rahu' | 'Ketu' | null;
}

/**
 * Brahma of a kundli: of the lords of the 6th, 8th and 12th from the stronger of lagna and 7th, one in an odd sign in the half behind
 * it (its 7th to 12th), the furthest through its sign if there are several; where none is, the lord of the 8th from the atmakaraka.
 * Saturn and the nodes give way to the sixth graha from them in the order of the weekdays.
 */
export function brahmaOf(ground: SignGround): Fact<Brahma> {
  const { placing, years } = ground;
  const seat = ground.strongerOfPair(ground.lagnaSign);
  const lordOfHouse = (from: number, house: number) => years[signFrom(from, house) - 1]?.lord as Graha;
  const fit = [6, 8, 12]
    .map((house) => lordOfHouse(seat, house))
    .filter((graha) => placing[graha].sign % 2 === 1 && houseFrom(seat, placing[graha].sign) >= 7);
  const atmakaraka = atmakarakaOf(placing);
  const found =
    fit.length > 0
      ? fit.reduce((best, graha) => (advancement(placing, graha) > advancement(placing, best) ? graha : best))
      : lordOfHouse(placing[atmakaraka].sign, 8);
  const givesWay = found === 'Saturn' || found === 'Rahu' || found === 'Ketu';
  const graha = givesWay ? (GRAHAS[(GRAHAS.indexOf(found) + 5) % GRAHAS.length] as Graha) : found;
  const rule = fit.length > 0 ? 'lord-behind' : 'eighth-from-atmakaraka';
  return {
    id: 'brahma',
    value: { graha, rule, insteadOf: givesWay ? found : null },
    because: [
      cell('stronger-of-1-and-7', 'sign', seat),
      fit.length > 0 ? cell(found, 'sign', placing[found].sign) : cell('atmakaraka', 'graha', atmakaraka),
    ],
    sources: ['jaimini-sutras', 'bphs'],
    classification: 'classical',
  };
}
