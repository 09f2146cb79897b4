/**
 * Want of children by curses of an earlier birth: of serpents, the father, the mother, a brother, an uncle, brahmins, the wife, the dead.
 *
 * Source: Parashara, ch. 83 (`bphs`). Left out: 83.7–8, 15 and 23, which ask for measured weakness, 83.12 and 103, which need Gulika,
 * and 83.52, whose reading is not sure. A malefic's sign or navamsha is one that Sun, Mars or Saturn owns.
 */

import type { Graha } from '../graha/kundli.ts';
import { is, joins, together } from '../yoga/company.ts';
import { all, any, type Condition, named } from '../yoga/condition.ts';
import { aspects, seen } from '../yoga/glances.ts';
import { DUSTHANAS } from '../yoga/groups.ts';
import { at, every, hemmed, only, some } from '../yoga/places.ts';
import { combust, debilitated, elongation, inimical, inNavamshas, inSigns, lagnaIn, waning } from '../yoga/standing.ts';
import { exchange } from '../yoga/ties.ts';
import { lord, navamshaLord, type Who } from '../yoga/who.ts';
import { type DoshaRow, doshaRows } from './row.ts';

const SEVEN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const CRUEL = 'malefics';
const CRUEL_SIGNS = [1, 5, 8, 10, 11];
const bad = (house: number): Condition => some(CRUEL, [house]);
const trika = (who: Who): Condition => at(who, DUSTHANAS);
const withAll = (who: Who, ...others: readonly Graha[]): Condition =>
  all(...others.map((graha) => together(who, graha)));
const v = (verse: number, ...parts: readonly Condition[]): Condition => named(`83.${verse}`, all(...parts));
/** The 5th house hemmed: malefics in the 4th and the 6th. */
const fifthHemmed = all(only(CRUEL, 4), only(CRUEL, 6));

/** A weak Moon: waning, or not yet at the eighth bright tithi. */
const faint = any(waning, elongation(0, 84));

const SERPENT = [
  v(9, at('Rahu', [5]), aspects('Mars', 'Rahu')),
  v(10, together(lord(5), 'Rahu'), at('Moon', [5]), aspects('Saturn', 'Moon')),
  v(11, together('Jupiter', 'Mars'), at('Rahu', [1]), trika(lord(5))),
  v(13, is(lord(5), ['Mars']), any(together('Mars', 'Rahu'), together('Mars', 'Mercury'))),
  v(16, any(together(lord(1), 'Rahu'), together('Jupiter', 'Rahu')), together(lord(5), 'Mars')),
];
/** Also the indicators that pitru dosha has from a text. */
export const FATHER: readonly Condition[] = [
  v(20, at('Sun', [5]), debilitated('Sun'), inNavamshas('Sun', [10, 11]), hemmed(CRUEL, 'Sun')),
  v(21, is(lord(5), ['Sun']), at('Sun', [1, 5, 9]), joins('Sun', CRUEL), hemmed(CRUEL, 'Sun'), seen('Sun', CRUEL)),
  v(22, inSigns('Jupiter', [5]), together(lord(5), 'Sun'), bad(1), bad(5)),
  v(24, exchange(5, 10), bad(1), bad(5)),
  v(25, is(lord(10), ['Mars']), together('Mars', lord(5)), bad(1), bad(5), bad(10)),
  v(26, trika(lord(10)), inSigns('Jupiter', CRUEL_SIGNS), joins(lord(1), CRUEL), joins(lord(5), CRUEL)),
  v(27, every(['Sun', 'Mars', 'Saturn'], [1, 5]), every(['Rahu', 'Jupiter'], [8, 12])),
  v(28, at('Sun', [8]), at('Saturn', [5]), together(lord(5), 'Rahu'), bad(1)),
  v(29, at(lord(12), [1]), at(lord(8), [5]), at(lord(10), [8])),
  v(30, at(lord(6), [5]), at(lord(10), [6]), together('Jupiter', 'Rahu')),
];
const MOTHER = [
  v(34, is(lord(5), ['Moon']), any(debilitated('Moon'), hemmed(CRUEL, 'Moon')), bad(4), bad(5)),
  v(35, at('Saturn', [11]), bad(4), at('Moon', [5]), debilitated('Moon')),
  v(36, trika(lord(5)), debilitated(lord(1)), joins('Moon', CRUEL)),
  v(37, trika(lord(5)), inNavamshas('Moon', CRUEL_SIGNS), bad(1), bad(5)),
  v(38, at('Moon', [5, 9]), meetsLord(5, 'Moon'), withAll('Moon', 'Rahu', 'Saturn', 'Mars')),
  v(39, is(lord(4), ['Mars']), withAll('Mars', 'Saturn', 'Rahu'), at('Sun', [5]), at('Moon', [1])),
  v(40, at(lord(1), [6]), at(lord(5), [6]), at(lord(4), [8]), at(lord(8), [1]), at(lord(10), [1])),
  v(41, at(lord(6), [1]), at(lord(8), [1]), at(lord(4), [12]), every(['Moon', 'Jupiter'], [5]), joins('Moon', CRUEL)),
  v(42, hemmed(CRUEL, 'lagna'), waning, at('Moon', [7]), at('Rahu', [4]), at('Saturn', [5])),
  v(43, exchange(5, 8), trika(lord(4)), trika('Moon')),
  v(44, lagnaIn([4]), every(['Mars', 'Rahu'], [1]), every(['Moon', 'Saturn'], [5])),
  v(45, at('Mars', [1]), at('Rahu', [5]), at('Sun', [8]), at('Saturn', [12]), trika(lord(1)), trika(lord(4))),
  v(46, every(['Mars', 'Rahu', 'Jupiter'], [8]), every(['Saturn', 'Moon'], [5])),
];
const BROTHER = [
  v(51, at(lord(3), [5]), together(lord(3), 'Rahu'), meetsLord(3, 'Mars'), at(lord(1), [8]), at(lord(5), [8])),
  v(53, debilitated('Jupiter'), at('Jupiter', [3]), at('Saturn', [5]), every(['Moon', 'Mars'], [8])),
  v(54, at(lord(1), [12]), at('Mars', [5]), at(lord(5), [8]), joins(lord(5), CRUEL)),
  v(55, hemmed(CRUEL, 'lagna'), fifthHemmed, trika(lord(1)), trika(lord(5))),
  v(56, at(lord(10), [3]), joins(lord(10), CRUEL), at('Mars', [5]), joins('Mars', 'benefics')),
  v(57, is(lord(5), ['Mercury']), every(['Saturn', 'Rahu'], [5]), every(['Mercury', 'Mars'], [12])),
  v(58, at(lord(1), [3]), at(lord(3), [5]), bad(1), bad(3), bad(5)),
  v(59, at(lord(3), [8]), at('Jupiter', [5]), together('Jupiter', 'Saturn')),
  v(60, at(lord(8), [5]), at(lord(3), [5]), every(['Mars', 'Saturn'], [8])),
];
const UNCLE = [
  v(65, every(['Mercury', 'Jupiter', 'Mars', 'Rahu'], [5]), at('Saturn', [1])),
  v(66, at(lord(1), [5]), at(lord(5), [5]), every(['Saturn', 'Mars', 'Mercury'], [5])),
  v(67, at(lord(6), [1]), combust(lord(6)), at('Saturn', [7]), together(lord(1), 'Mercury')),
  v(68, at(lord(1), [1]), at(lord(4), [1]), every(['Moon', 'Mercury', 'Mars'], [5])),
];
const BRAHMIN = [
  v(72, inSigns('Rahu', [9, 12]), at('Jupiter', [5])),
  v(73, at(lord(9), [5]), at(lord(5), [8]), every(['Jupiter', 'Mars', 'Rahu'], [8])),
  v(74, debilitated(lord(9)), at(lord(12), [5]), together(lord(12), 'Rahu')),
  v(75, debilitated('Jupiter'), at('Rahu', [1, 5]), trika(lord(5))),
  v(76, at(lord(5), [8]), any(all(at('Jupiter', [8]), joins('Jupiter', CRUEL)), every(['Sun', 'Moon'], [8]))),
  v(77, inNavamshas('Jupiter', [10, 11]), withAll('Jupiter', 'Saturn', 'Mars'), at(lord(5), [12])),
  v(78, any(all(every(['Jupiter', 'Saturn'], [1]), at('Rahu', [9])), every(['Jupiter', 'Rahu'], [12]))),
];
const WIFE = [
  v(82, at(lord(1), [5]), leadsTo(navamshaLord('Saturn'), 7), at(lord(5), [8])),
  v(83, at(lord(7), [8]), at(lord(12), [5]), joins('Jupiter', CRUEL)),
  v(84, at('Venus', [5]), at(lord(7), [8]), bad(5)),
  v(85, bad(2), bad(5), at(lord(7), [8])),
  v(86, at('Venus', [9]), at(lord(7), [8]), bad(1), bad(5)),
  v(87, is(lord(9), ['Venus']), inimical(lord(5)), trika(lord(1)), trika(lord(7)), trika('Jupiter')),
  v(88, is(lord(5), ['Venus']), every(['Sun', 'Moon'], [5]), bad(12), bad(1), bad(2)),
  v(89, every(['Saturn', 'Venus'], [7]), at(lord(8), [5]), every(['Sun', 'Rahu'], [1])),
  v(90, at('Mars', [2]), at('Jupiter', [12]), every(['Venus', 'Rahu'], [5])),
  v(91, at(lord(2), [8]), at(lord(7), [8]), at('Mars', [5]), at('Saturn', [1]), joins('Jupiter', CRUEL)),
  v(92, at('Rahu', [1]), at('Saturn', [5]), at('Mars', [9]), at(lord(5), [8]), at(lord(7), [8])),
];
const DEAD = [
  v(96, every(['Saturn', 'Sun'], [5]), faint, at('Moon', [7]), every(['Rahu', 'Jupiter'], [12])),
  v(97, is(lord(5), ['Saturn']), every(['Saturn', 'Jupiter'], [8]), at('Mars', [1])),
  v(98, bad(1), at('Sun', [12]), every(['Mars', 'Saturn', 'Mercury'], [5]), at(lord(5), [8])),
  v(99, at('Rahu', [1]), at('Saturn', [5]), at('Jupiter', [8])),
  v(100, every(['Venus', 'Jupiter', 'Rahu', 'Moon'], [1]), at('Saturn', [8]), at(lord(1), [8])),
  v(101, debilitated(lord(5)), debilitated('Jupiter'), seenByFallen(lord(5), 'Jupiter')),
  v(102, at('Saturn', [1]), at('Rahu', [5]), at('Sun', [8]), at('Mars', [12])),
  v(104, at(lord(8), [5]), every(['Saturn', 'Venus'], [5]), debilitated('Jupiter')),
];

/** The lord of a house with a graha, or that graha itself. */
function meetsLord(house: number, graha: Graha): Condition {
  return any(is(lord(house), [graha]), together(lord(house), graha));
}
/** A pointer leads to the lord of a house. */
function leadsTo(who: Who, house: number): Condition {
  return any(...SEVEN.map((graha) => all(is(who, [graha]), is(lord(house), [graha]))));
}
/** One of some grahas is seen by another that is debilitated. */
function seenByFallen(...whos: readonly Who[]): Condition {
  return any(...SEVEN.flatMap((graha) => whos.map((who) => all(debilitated(graha), aspects(graha, who)))));
}

// biome-ignore format: a table reads in rows
const CURSES: readonly (readonly [id: string, name: string, locus: string, of: string, when: readonly Condition[]])[] = [
  ['sarpa-shrapa', 'Sarpa Shrapa', '83.9–16', 'a serpent', SERPENT],
  ['pitri-shrapa', 'Pitri Shrapa', '83.20–30', 'the father', FATHER],
  ['matri-shrapa', 'Matri Shrapa', '83.34–46', 'the mother', MOTHER],
  ['bhratri-shrapa', 'Bhratri Shrapa', '83.51–61', 'a brother', BROTHER],
  ['matula-shrapa', 'Matula Shrapa', '83.65–68', 'the mother’s brother', UNCLE],
  ['brahma-shrapa', 'Brahma Shrapa', '83.72–78', 'a brahmin', BRAHMIN],
  ['patni-shrapa', 'Patni Shrapa', '83.82–92', 'the wife', WIFE],
  ['preta-shrapa', 'Preta Shrapa', '83.96–105', 'the dead', DEAD],
];

export const CURSE_ROWS: readonly DoshaRow[] = doshaRows(
  { group: 'curse', sources: ['bphs'], classification: 'classical' },
  CURSES.map(([id, name, locus, of, when]) => ({
    id,
    name,
    locus: `bphs ${locus}`,
    rule: `One of the combinations for the curse of ${of}; the forms name their verses.`,
    when: any(...when),
  })),
);
