/**
 * Named yogas of Raman's collection (`raman-300`, by his numbers), and those on speech, brothers, houses, carriages, children and mind.
 *
 * Left out: those that need Gulika or a grade of vargas that he leaves open, and those that speak ill of people's ways of love.
 */

import { is, joins, oneGraha, together } from './company.ts';
import { all, any, anyOf, type Condition, named, not } from './condition.ts';
import { aspects, aspectsHouse, houseSeen, seen } from './glances.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_TRIKONAS, TRIKONAS } from './groups.ts';
import { at, filled, hemmed, some } from './places.ts';
import { rowsOf, type YogaRow } from './row.ts';
import {
  byDay,
  debilitated,
  elongation,
  exalted,
  FIXED,
  inDegrees,
  inNavamshas,
  inSigns,
  lagnaIn,
  lagnaNavamshaIn,
  MOVABLE,
  ownOrExalted,
  strong,
  waxing,
  wellPlaced,
} from './standing.ts';
import { linked, meets, touched } from './ties.ts';
import { dispositor, lord, navamshaLord, type Who } from './who.ts';

const SEVEN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const CRUEL = 'malefics';
const good = (house: number): Condition => is(lord(house), 'benefics');
const dignified = (who: Who): Condition => any(at(who, KENDRAS_TRIKONAS), ownOrExalted(who));
const friends = (who: Who): Condition => wellPlaced(who);

const usual = { family: 'vividha', nature: 'auspicious', sources: ['raman-300'], classification: 'modern' } as const;

// biome-ignore format: a table reads in rows
const NAMED = rowsOf(usual, [
  { id: 'bharati', name: 'Bharati', locus: '29', rule: 'A lord of the navamsha of the lord of the 2nd, 5th or 11th exalted and together with the lord of the 9th.', when: any(...[2, 5, 11].map((house) => all(exalted(navamshaLord(lord(house))), together(navamshaLord(lord(house)), lord(9))))) },
  { id: 'chapa-of-lords', name: 'Chapa', locus: '30', rule: 'The lord of the lagna exalted, the lords of the 4th and the 10th in each other’s houses.', when: all(exalted(lord(1)), at(lord(4), [10]), at(lord(10), [4])) },
  { id: 'shrinatha-raman', name: 'Shrinatha', locus: '31', rule: 'The lord of the 7th exalted in the 10th, the lords of the 9th and the 10th together.', when: all(at(lord(7), [10]), exalted(lord(7)), together(lord(9), lord(10))) },
  { id: 'bheri-raman', name: 'Bheri', locus: '45', rule: 'Venus and Jupiter in kendras from each other, the lord of the 9th strong.', when: all(at('Jupiter', KENDRAS, 'Venus'), strong(lord(9))) },
  { id: 'parijata', name: 'Parijata', locus: '47', rule: 'The lord of the sign, or of the navamsha, in which the host of the lagna’s lord stands, in a kendra or trikona, at home or exalted.', when: any(named('sign', dignified(dispositor(dispositor(lord(1))))), named('navamsha', dignified(navamshaLord(dispositor(lord(1)))))) },
  { id: 'gaja', name: 'Gaja', locus: '48', rule: 'The lord of the 7th in the 11th with the Moon, seen by the lord of the 11th.', when: all(at(lord(7), [11]), together(lord(7), 'Moon'), aspects(lord(11), lord(7))) },
  { id: 'amshavatara', name: 'Amshavatara', locus: '50', rule: 'In a movable lagna Venus and Jupiter in kendras, Saturn exalted in a kendra.', when: all(lagnaIn(MOVABLE), at('Venus', KENDRAS), at('Jupiter', KENDRAS), at('Saturn', KENDRAS), exalted('Saturn')) },
  { id: 'devendra', name: 'Devendra', locus: '55', rule: 'In a fixed lagna the lords of the lagna and the 11th in each other’s houses, and those of the 2nd and the 10th.', when: all(lagnaIn(FIXED), at(lord(1), [11]), at(lord(11), [1]), at(lord(2), [10]), at(lord(10), [2])) },
  { id: 'makuta', name: 'Makuta', locus: '56', rule: 'Jupiter in the 9th from the lord of the 9th, a benefic in the 9th from Jupiter, Saturn in the 10th.', when: all(at('Jupiter', [9], lord(9)), some('benefics', [9], 'Jupiter'), at('Saturn', [10])) },
  { id: 'chandika', name: 'Chandika', locus: '57', rule: 'In a fixed lagna, seen by the lord of the 6th, the lords of the navamshas of the lords of the 6th and the 9th together with the Sun.', when: all(lagnaIn(FIXED), aspectsHouse(lord(6), 1), together(navamshaLord(lord(6)), 'Sun'), together(navamshaLord(lord(9)), 'Sun')) },
  { id: 'jaya', name: 'Jaya', locus: '58', rule: 'The lord of the 6th debilitated, that of the 10th exalted.', when: all(debilitated(lord(6)), exalted(lord(10))) },
  { id: 'vidyut', name: 'Vidyut', locus: '59', rule: 'The lord of the 11th exalted, with Venus, in a kendra from the lord of the lagna.', when: all(exalted(lord(11)), together(lord(11), 'Venus'), at(lord(11), KENDRAS, lord(1))) },
  { id: 'gandharva', name: 'Gandharva', locus: '60', rule: 'The lord of the 10th in the 3rd, 7th or 11th, the lord of the lagna with Jupiter, the Sun exalted, the Moon in the 9th.', when: all(at(lord(10), [3, 7, 11]), together(lord(1), 'Jupiter'), exalted('Sun'), at('Moon', [9])) },
  { id: 'shiva', name: 'Shiva', locus: '61', rule: 'The lord of the 5th in the 9th, that of the 9th in the 10th, that of the 10th in the 5th.', when: all(at(lord(5), [9]), at(lord(9), [10]), at(lord(10), [5])) },
  { id: 'vishnu', name: 'Vishnu', locus: '62', rule: 'In the 2nd the lords of the 9th and the 10th and the lord of the navamsha of the 9th’s lord.', when: all(at(lord(9), [2]), at(lord(10), [2]), at(navamshaLord(lord(9)), [2])) },
  { id: 'brahma-raman', name: 'Brahma', locus: '63', rule: 'Jupiter in a kendra from the lord of the 9th, Venus from that of the 11th, Mercury from that of the lagna or the 10th.', when: all(at('Jupiter', KENDRAS, lord(9)), at('Venus', KENDRAS, lord(11)), any(at('Mercury', KENDRAS, lord(1)), at('Mercury', KENDRAS, lord(10)))) },
  { id: 'indra', name: 'Indra', locus: '64', rule: 'The lords of the 5th and the 11th in each other’s houses, the Moon in the 5th.', when: all(at(lord(5), [11]), at(lord(11), [5]), at('Moon', [5])) },
  { id: 'ravi', name: 'Ravi', locus: '65', rule: 'The Sun in the 10th, the lord of the 10th in the 3rd with Saturn.', when: all(at('Sun', [10]), at(lord(10), [3]), together(lord(10), 'Saturn')) },
  { id: 'garuda', name: 'Garuda', locus: '66', rule: 'Born by day under a waxing Moon, the lord of whose navamsha is exalted.', when: all(byDay, waxing, exalted(navamshaLord('Moon'))) },
  { id: 'go', name: 'Go', locus: '67', rule: 'Jupiter in the first third of Sagittarius with the lord of the 2nd, the lord of the lagna exalted.', when: all(inDegrees('Jupiter', 9, 0, 10), together('Jupiter', lord(2)), exalted(lord(1))) },
  { id: 'gola-of-ninth', name: 'Gola', locus: '68', rule: 'A full Moon with Jupiter and Venus in the 9th, Mercury in the navamsha that rises.', when: all(elongation(168, 192), at('Moon', [9]), together('Moon', 'Jupiter', 'Venus'), inRisingNavamsha()) },
  { id: 'trilochana', name: 'Trilochana', locus: '69', rule: 'Sun, Moon and Mars in trikonas from one another.', when: all(at('Moon', TRIKONAS, 'Sun'), at('Mars', TRIKONAS, 'Sun'), at('Mars', TRIKONAS, 'Moon')) },
  { id: 'shrik', name: 'Shrik', locus: '101', rule: 'Benefics in three kendras at least, no malefic in a kendra.', when: all(any(...KENDRAS.map((house) => filled(KENDRAS.filter((other) => other !== house), 'benefics'))), not(some(CRUEL, KENDRAS))) },
]);

/** Mercury in the navamsha of the lagna. */
function inRisingNavamsha(): Condition {
  return any(...Array.from({ length: 12 }, (_, i) => all(lagnaNavamshaIn([i + 1]), inNavamshas('Mercury', [i + 1]))));
}

// biome-ignore format: a table reads in rows
const LIFE = rowsOf(usual, [
  { id: 'dehapushti', name: 'Dehapushti', locus: '109', rule: 'The lord of the lagna in a movable sign, seen by a benefic.', when: all(inSigns(lord(1), MOVABLE), seen(lord(1), 'benefics')) },
  { id: 'sada-sanchara', name: 'Sada Sanchara', nature: 'mixed', locus: '117', rule: 'The lord of the lagna, or the lord of its sign, in a movable sign.', when: any(inSigns(lord(1), MOVABLE), inSigns(dispositor(lord(1)), MOVABLE)) },
  { id: 'yukti-samanvita-vagmi', name: 'Yukti Samanvita Vagmi', locus: '154', rule: 'The lord of the 2nd with a benefic in a kendra or trikona, or exalted with Jupiter.', when: any(all(at(lord(2), KENDRAS_TRIKONAS), joins(lord(2), 'benefics')), all(exalted(lord(2)), together(lord(2), 'Jupiter'))) },
  { id: 'sumukha', name: 'Sumukha', locus: '166', rule: 'The lord of the 2nd in a kendra and seen by a benefic, or a benefic in the 2nd.', when: any(all(at(lord(2), KENDRAS), seen(lord(2), 'benefics')), some('benefics', [2])) },
  { id: 'bhratri-vriddhi', name: 'Bhratri Vriddhi', locus: '177', rule: 'The 3rd, its lord or Mars joined or seen by a benefic.', when: any(touched(lord(3), 'benefics'), touched('Mars', 'benefics'), some('benefics', [3]), houseSeen(3, 'benefics')) },
  { id: 'eka-bhagini', name: 'Eka Bhagini', nature: 'mixed', locus: '179', rule: 'Mercury in the 3rd, its lord with the Moon, Mars with Saturn.', when: all(at('Mercury', [3]), together(lord(3), 'Moon'), together('Mars', 'Saturn')) },
  { id: 'dwadasha-sahodara', name: 'Dwadasha Sahodara', nature: 'mixed', locus: '180', rule: 'The lord of the 3rd in a kendra, Mars exalted with Jupiter in a trikona from it.', when: all(at(lord(3), KENDRAS), exalted('Mars'), together('Mars', 'Jupiter'), at('Mars', TRIKONAS, lord(3))) },
  { id: 'sapta-sahodara', name: 'Sapta Sankhya Sahodara', nature: 'mixed', locus: '181', rule: 'The lord of the 12th with Mars, Moon and Jupiter in the 3rd, Venus neither with the Moon nor seeing her.', when: all(together(lord(12), 'Mars'), at('Moon', [3]), together('Moon', 'Jupiter'), not(meets('Venus', 'Moon'))) },
  { id: 'parakrama', name: 'Parakrama', locus: '182', rule: 'The lord of the 3rd in a benefic’s navamsha and joined or seen by a benefic, Mars in a benefic’s sign.', when: all(is(navamshaLord(lord(3)), 'benefics'), touched(lord(3), 'benefics'), is(dispositor('Mars'), 'benefics')) },
  { id: 'yuddhat-purva-dridha-chitta', name: 'Yuddhat Purva Dridha Chitta', nature: 'mixed', locus: '184', rule: 'The lord of the 3rd exalted, with a malefic, in a movable sign or navamsha.', when: all(exalted(lord(3)), joins(lord(3), CRUEL), any(inSigns(lord(3), MOVABLE), inNavamshas(lord(3), MOVABLE))) },
  { id: 'uttama-griha', name: 'Uttama Griha', locus: '187', rule: 'The lord of the 4th with a benefic in a kendra or trikona.', when: all(at(lord(4), KENDRAS_TRIKONAS), joins(lord(4), 'benefics')) },
  { id: 'vichitra-saudha-prakara', name: 'Vichitra Saudha Prakara', locus: '188', rule: 'The lords of the 4th and the 10th with Saturn and Mars.', when: all(joinedWith(lord(4), lord(10)), joinedWith(lord(4), 'Saturn'), joinedWith(lord(4), 'Mars')) },
  { id: 'ayatna-griha-prapta', name: 'Ayatna Griha Prapta', locus: '189–190', rule: 'The lords of the lagna and the 7th in the lagna or the 4th, seen by benefics; or the lord of the 9th in a kendra and that of the 4th at home or exalted.', when: any(all(at(lord(1), [1, 4]), at(lord(7), [1, 4]), seen(lord(1), 'benefics'), seen(lord(7), 'benefics')), all(at(lord(9), KENDRAS), ownOrExalted(lord(4)))) },
  { id: 'griha-nasha', name: 'Griha Nasha', nature: 'inauspicious', locus: '191', rule: 'The lord of the 4th in the 12th, seen by a malefic.', when: all(at(lord(4), [12]), seen(lord(4), CRUEL)) },
  { id: 'bandhu-pujya', name: 'Bandhu Pujya', locus: '193–194', rule: 'The lord of the 4th a benefic, seen by another, with Mercury in the lagna; or Jupiter in the 4th, seeing it, or with or seeing its lord.', when: any(all(good(4), seen(lord(4), 'benefics'), at('Mercury', [1])), at('Jupiter', [4]), aspectsHouse('Jupiter', 4), meets('Jupiter', lord(4))) },
  { id: 'kapata', name: 'Kapata', nature: 'inauspicious', locus: '202', rule: 'A malefic in the 4th, its lord joined, seen or hemmed in by malefics.', when: all(some(CRUEL, [4]), any(touched(lord(4), CRUEL), hemmed(CRUEL, lord(4)))) },
  { id: 'nishkapata', name: 'Nishkapata', locus: '205–206', rule: 'A benefic in the 4th, or a planet there at home, exalted or with a friend, or the lord of the 4th a benefic, or the lord of the lagna there joined or seen by a benefic.', when: any(some('benefics', [4]), good(4), anyOf(SEVEN, (graha) => all(at(graha, [4]), friends(graha))), all(at(lord(1), [4]), touched(lord(1), 'benefics'))) },
  { id: 'matri-sneha', name: 'Matri Sneha', locus: '208', rule: 'One lord for the lagna and the 4th, or both lords linked, or both seen by benefics.', when: any(oneGraha(lord(1), lord(4)), linked(1, 4), all(seen(lord(1), 'benefics'), seen(lord(4), 'benefics'))) },
  { id: 'vahana', name: 'Vahana', locus: '209–210', rule: 'The lord of the lagna in the 4th, 9th or 11th; or the lord of the 4th exalted and the lord of its sign in a kendra or trikona.', when: any(at(lord(1), [4, 9, 11]), all(exalted(lord(4)), at(dispositor(lord(4)), KENDRAS_TRIKONAS))) },
  { id: 'bahu-putra', name: 'Bahu Putra', locus: '220', rule: 'Rahu in the 5th, not in a navamsha of Saturn.', when: all(at('Rahu', [5]), not(inNavamshas('Rahu', [10, 11]))) },
  { id: 'datta-putra', name: 'Datta Putra', nature: 'mixed', locus: '222–223', rule: 'Mars and Saturn in the 5th, the lord of the lagna in a sign of Mercury and met by him; or the lord of the 7th in the 11th, that of the 5th with a benefic, Mars or Saturn in the 5th.', when: any(all(at('Mars', [5]), at('Saturn', [5]), inSigns(lord(1), [3, 6]), meets('Mercury', lord(1))), all(at(lord(7), [11]), joins(lord(5), 'benefics'), some(['Mars', 'Saturn'], [5]))) },
  { id: 'aputra', name: 'Aputra', nature: 'inauspicious', locus: '224', rule: 'The lord of the 5th in the 6th, 8th or 12th.', when: at(lord(5), DUSTHANAS) },
  { id: 'eka-putra', name: 'Eka Putra', nature: 'mixed', locus: '225', rule: 'The lord of the 5th in a kendra or trikona.', when: at(lord(5), KENDRAS_TRIKONAS) },
  { id: 'putra-with-venus', name: 'Kala Nirdeshat Putra', locus: '227', rule: 'Jupiter in the 5th, its lord with Venus.', when: all(at('Jupiter', [5]), together(lord(5), 'Venus')) },
  { id: 'putra-in-ninth', name: 'Kala Nirdeshat Putra', locus: '228', rule: 'Jupiter in the 9th, Venus in the 9th from him with the lord of the lagna.', when: all(at('Jupiter', [9]), at('Venus', [9], 'Jupiter'), together('Venus', lord(1))) },
  { id: 'buddhi-maturya', name: 'Buddhi Maturya', locus: '231', rule: 'The lord of the 5th a benefic, seen by another or in a benefic’s sign.', when: all(good(5), any(seen(lord(5), 'benefics'), is(dispositor(lord(5)), 'benefics'))) },
  { id: 'tivra-buddhi', name: 'Tivra Buddhi', locus: '232', rule: 'The lord of the 5th a benefic, and the lord of its navamsha seen by a benefic.', when: all(good(5), seen(navamshaLord(lord(5)), 'benefics')) },
  { id: 'buddhi-jada', name: 'Buddhi Jada', nature: 'inauspicious', locus: '233', rule: 'Saturn in the 5th seeing the lord of the lagna, which a malefic joins or sees.', when: all(at('Saturn', [5]), aspects('Saturn', lord(1)), touched(lord(1), CRUEL)) },
  { id: 'putra-sukha', name: 'Putra Sukha', locus: '235', rule: 'Jupiter and Venus in the 5th, or Mercury there, or a benefic there in a benefic’s sign.', when: any(all(at('Jupiter', [5]), at('Venus', [5])), at('Mercury', [5]), all(good(5), some('benefics', [5]))) },
  { id: 'sat-kalatra', name: 'Sat Kalatra', locus: '239', rule: 'The lord of the 7th or Venus joined or seen by Jupiter or Mercury.', when: any(...([lord(7), 'Venus'] as const).flatMap((who) => [meets('Jupiter', who), meets('Mercury', who)])) },
  { id: 'bhagya-by-benefic', name: 'Bhagya', locus: '241', rule: 'A strong benefic in the lagna, the 3rd or the 5th that sees the 9th.', when: anyOf(['Moon', 'Mercury', 'Jupiter', 'Venus'], (graha) => all(is(graha, 'benefics'), strong(graha), at(graha, [1, 3, 5]), aspectsHouse(graha, 9))) },
  { id: 'dhatritva', name: 'Dhatritva', locus: '243', rule: 'The lord of the 9th exalted and seen by a benefic, a benefic in the 9th.', when: all(exalted(lord(9)), seen(lord(9), 'benefics'), some('benefics', [9])) },
  { id: 'apakirti', name: 'Apakirti', nature: 'inauspicious', locus: '244', rule: 'Sun and Saturn in the 10th, both seen by malefics.', when: all(at('Sun', [10]), at('Saturn', [10]), seen('Sun', CRUEL), seen('Saturn', CRUEL)) },
]);

/** Together, or one and the same. */
function joinedWith(a: Who, b: Who): Condition {
  return any(oneGraha(a, b), together(a, b));
}

export const RAMAN: readonly YogaRow[] = [...NAMED, ...LIFE];
