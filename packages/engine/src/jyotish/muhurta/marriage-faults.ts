/**
 * Faults that marriage alone looks for: the star kicked (latta) or pierced (vedha of five lines) by a graha, the Moon in a malefic's
 * company (yuti), a malefic across from her (jamitra).
 *
 * Source: `muhurta-chintamani`, sixth chapter. Not looked at are the piercing of Rohini from Abhijit and the faults of the bow (ekargala),
 * of the arrows (bana), upagraha and krantisamya, nor that a star is spoiled for months by an eclipse in it.
 */

import { cell } from '../../fact.ts';
import type { Graha } from '../graha/index.ts';
import type { Note } from './findings.ts';
import type { MuhurtaState } from './state.ts';

/** Which star from its own a graha kicks, itself the first: ahead above nothing, behind below. */
const LATTA: readonly (readonly [graha: Graha, count: number])[] = [
  ['Sun', 12],
  ['Mars', 3],
  ['Mercury', -7],
  ['Jupiter', 6],
  ['Venus', -5],
  ['Saturn', 8],
  ['Rahu', -9],
];

/** Stars at the two ends of a line. Rohini's other end is Abhijit. */
const LINES: { readonly [nakshatra: number]: number } = {
  2: 17,
  5: 21,
  7: 19,
  10: 22,
  12: 27,
  13: 26,
  15: 24,
  17: 2,
  19: 7,
  21: 5,
  22: 10,
  24: 15,
  26: 13,
  27: 12,
};
const OTHERS: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
const STANDING = { sources: ['muhurta-chintamani'], classification: 'classical' } as const;

/** The star a graha kicks, 1 … 27. */
function lattaOf(graha: Graha, star: number): number | null {
  const count = LATTA.find(([who]) => who === graha)?.[1];
  if (count === undefined) return null;
  return ((star - 1 + (count > 0 ? count - 1 : count + 1) + 27) % 27) + 1;
}

export function marriageFaults({ nakshatra, moonSign, signs, stars }: MuhurtaState, note: Note): void {
  const star = cell('Moon', 'nakshatra', nakshatra);
  const kickers = LATTA.filter(([graha]) => lattaOf(graha, stars[graha]) === nakshatra);
  if (kickers.length > 0)
    note('latta', [star, ...kickers.map(([graha]) => cell(graha, 'nakshatra', stars[graha]))], STANDING);
  const line = LINES[nakshatra];
  const piercers = OTHERS.filter((graha) => stars[graha] === line);
  if (piercers.length > 0)
    note('star-pierced', [star, ...piercers.map((graha) => cell(graha, 'nakshatra', stars[graha]))], STANDING);
  const mates = MALEFICS.filter((graha) => signs[graha] === moonSign);
  if (mates.length > 0)
    note(
      'moon-with-malefic',
      [cell('Moon', 'sign', moonSign), ...mates.map((graha) => cell(graha, 'sign', signs[graha]))],
      STANDING,
    );
  const across = MALEFICS.filter((graha) => (signs[graha] - moonSign + 12) % 12 === 6);
  if (across.length > 0)
    note(
      'jamitra',
      [cell('Moon', 'sign', moonSign), ...across.map((graha) => cell(graha, 'sign', signs[graha]))],
      STANDING,
    );
}
