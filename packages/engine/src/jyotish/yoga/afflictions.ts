/**
 * Renunciation, danger to the newborn with what averts it, and the ills that Raman names.
 *
 * Sources: Parashara, ch. 79, 9 and 10 (`bphs`); Brihat Jataka, ch. 15 and 6 (`brihat-jataka`); Raman (`raman-300`), by his numbers. A
 * text's word for the newborn's death is given here as the name of the yoga, balarishta; what it means for anybody is not said.
 */

import { is, joins, oneGraha, together } from './company.ts';
import { all, any, anyOf, type Condition, not, unless } from './condition.ts';
import { aspects, houseSeen, seen } from './glances.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_TRIKONAS } from './groups.ts';
import { at, crowded, every, filled, none, only, some } from './places.ts';
import { type Cancellation, rowsOf, type YogaRow } from './row.ts';
import { SEVEN as SEVEN_SET } from './sets.ts';
import {
  byDay,
  byNight,
  combust,
  debilitated,
  inDegrees,
  inNavamshas,
  lagnaIn,
  retrograde,
  strong,
  waning,
  waxing,
} from './standing.ts';
import { touched } from './ties.ts';
import { dispositor, lord, type Who } from './who.ts';

const ALL_HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
const SEVEN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const CRUEL = 'malefics';

// biome-ignore format: a table reads in rows
export const SANYASA: readonly YogaRow[] = rowsOf({ family: 'sanyasa', nature: 'mixed', sources: ['bphs', 'brihat-jataka'], classification: 'classical' }, [
  { id: 'pravrajya', name: 'Pravrajya', locus: '79.2–3; 15.1', rule: 'Four planets or more in one house, one of them strong.', when: crowded(ALL_HOUSES, 'strong') },
  { id: 'pravrajya-in-kendra-or-trikona', name: 'Pravrajya', sources: ['jataka-parijata'], rule: 'Four planets or more in one kendra or trikona.', when: crowded(KENDRAS_TRIKONAS) },
  { id: 'pravrajya-with-tenth-lord', name: 'Pravrajya', sources: ['almanac-practice'], classification: 'traditional', rule: 'Four planets or more in one house, the lord of the 10th among them.', when: crowded(ALL_HOUSES, lord(10)) },
  { id: 'pravrajya-saturn-sees-host', name: 'Pravrajya', sources: ['brihat-jataka'], locus: '15.3', rule: 'The lord of the Moon’s sign, seen by nobody else, looks at Saturn; or Saturn looks at it while it is weak.', when: any(all(aspects(dispositor('Moon'), 'Saturn'), not(seen(dispositor('Moon'), SEVEN.filter((graha) => graha !== 'Saturn')))), all(aspects('Saturn', dispositor('Moon')), any(debilitated(dispositor('Moon')), combust(dispositor('Moon'))))) },
  { id: 'pravrajya-moon-in-saturns-drekkana', name: 'Pravrajya', sources: ['brihat-jataka'], locus: '15.3', rule: 'The Moon in a drekkana of Saturn and a navamsha of Mars or Saturn, seen by Saturn.', when: all(aspects('Saturn', 'Moon'), inNavamshas('Moon', [1, 8, 10, 11]), inSaturnsDrekkana()) },
  { id: 'pravrajya-jupiter-in-ninth', name: 'Tirthakara', sources: ['brihat-jataka'], locus: '15.4', rule: 'Jupiter, the Moon and the lagna seen by Saturn, and Jupiter in the 9th.', when: all(aspects('Saturn', 'Jupiter'), aspects('Saturn', 'Moon'), houseSeen(1, ['Saturn']), at('Jupiter', [9])) },
]);

/** Thirds of signs whose lord, by Parashara's drekkanas, is Saturn. */
function inSaturnsDrekkana(): Condition {
  const thirds: Condition[] = [];
  for (let sign = 1; sign <= 12; sign++)
    for (let third = 0; third < 3; third++)
      if ([10, 11].includes(((sign - 1 + third * 4) % 12) + 1))
        thirds.push(inDegrees('Moon', sign, third * 10, third * 10 + 10));
  return any(...thirds);
}

const BENEFIC_THREE = ['Mercury', 'Jupiter', 'Venus'] as const;
const noBeneficIn = (houses: readonly number[]): Condition => none(BENEFIC_THREE, houses);
const unhelped = (who: Who): Condition => not(touched(who, BENEFIC_THREE));

// biome-ignore format: a table reads in rows
export const ARISHTA_BHANGA: readonly Cancellation[] = [
  { id: 'benefic-in-kendra', rule: 'Mercury, Jupiter or Venus in a kendra.', when: some(BENEFIC_THREE, KENDRAS), sources: ['bphs'], classification: 'classical' },
  { id: 'strong-jupiter-in-lagna', rule: 'Jupiter, strong, in the lagna.', when: all(at('Jupiter', [1]), strong('Jupiter')), sources: ['bphs'], classification: 'classical' },
  { id: 'strong-lagna-lord-in-kendra', rule: 'The lord of the lagna, strong, in a kendra.', when: all(at(lord(1), KENDRAS), strong(lord(1))), sources: ['bphs'], classification: 'classical' },
  { id: 'bright-night-or-dark-day', rule: 'Born by night in the bright half, or by day in the dark half, the lagna seen by a benefic.', when: all(any(all(waxing, byNight), all(waning, byDay)), houseSeen(1, 'benefics')), sources: ['bphs'], classification: 'classical' },
  { id: 'libra-lagna-sun-in-twelfth', rule: 'Libra rises and the Sun is in the 12th.', when: all(lagnaIn([7]), at('Sun', [12])), sources: ['bphs'], classification: 'classical' },
  { id: 'rahu-in-3-6-11', rule: 'Rahu in the 3rd, 6th or 11th, seen by a benefic.', when: all(at('Rahu', [3, 6, 11]), seen('Rahu', 'benefics')), sources: ['saravali'], classification: 'classical' },
];

/** Those that can hold where the rule does. */
const averted = (...except: readonly string[]) => ARISHTA_BHANGA.filter(({ id }) => !except.includes(id));

// biome-ignore format: a table reads in rows
export const BALARISHTA: readonly YogaRow[] = rowsOf({ family: 'balarishta', nature: 'inauspicious', sources: ['brihat-jataka'], classification: 'classical', cancelledBy: ARISHTA_BHANGA }, [
  { id: 'balarishta-lagna-and-seventh', name: 'Balarishta', locus: '6.3', rule: 'Malefics in the lagna and the 7th, the Moon with a malefic and seen by no benefic.', when: all(some(CRUEL, [1]), some(CRUEL, [7]), joins('Moon', CRUEL), not(seen('Moon', 'benefics'))) },
  { id: 'balarishta-waning-moon-in-twelfth', name: 'Balarishta', locus: '6.4', rule: 'The waning Moon in the 12th, malefics in the lagna and the 8th, no benefic in a kendra.', when: all(waning, at('Moon', [12]), some(CRUEL, [1]), some(CRUEL, [8]), noBeneficIn(KENDRAS)), cancelledBy: averted('benefic-in-kendra', 'strong-jupiter-in-lagna') },
  { id: 'balarishta-moon-with-malefic', name: 'Balarishta', locus: '6.5', rule: 'The Moon with a malefic in the lagna, 7th, 8th or 12th, unseen by benefics, none of them in a kendra.', when: all(at('Moon', [1, 7, 8, 12]), joins('Moon', CRUEL), not(seen('Moon', BENEFIC_THREE)), noBeneficIn(KENDRAS)), cancelledBy: averted('benefic-in-kendra', 'strong-jupiter-in-lagna') },
  { id: 'balarishta-moon-in-6-8-12', name: 'Balarishta', sources: ['bphs', 'brihat-jataka'], locus: 'ch. 9; 6.6', rule: 'The Moon in the 6th, 8th or 12th, seen by a malefic and by no benefic.', when: all(at('Moon', DUSTHANAS), seen('Moon', CRUEL), not(seen('Moon', BENEFIC_THREE))) },
  { id: 'balarishta-benefic-retrograde', name: 'Balarishta', sources: ['bphs', 'brihat-jataka'], locus: 'ch. 9; 6.6', rule: 'Mercury, Jupiter or Venus retrograde in the 6th, 8th or 12th, seen by a malefic, and no benefic in the lagna.', when: all(unless((view) => (view.retrograde & SEVEN_SET) === 0, anyOf(BENEFIC_THREE, (graha) => all(retrograde(graha), at(graha, DUSTHANAS), seen(graha, CRUEL)))), noBeneficIn([1])), cancelledBy: averted('strong-jupiter-in-lagna') },
  { id: 'balarishta-waning-moon-in-lagna', name: 'Balarishta', locus: '6.7', rule: 'The waning Moon in the lagna, malefics in the 8th and the other kendras.', when: all(waning, at('Moon', [1]), some(CRUEL, [8]), some(CRUEL, [4, 7, 10])), cancelledBy: averted('libra-lagna-sun-in-twelfth') },
  { id: 'balarishta-moon-hemmed', name: 'Balarishta', locus: '6.7', rule: 'The Moon between malefics in the 4th, 7th or 8th.', when: all(at('Moon', [4, 7, 8]), only(CRUEL, 2, 'Moon'), only(CRUEL, 12, 'Moon')) },
  { id: 'balarishta-last-navamsha', name: 'Balarishta', locus: '6.8', rule: 'The Moon in the last navamsha of a sign, malefics in the 5th and the 9th, no benefic seeing her.', when: all(some(CRUEL, [5]), some(CRUEL, [9]), not(seen('Moon', BENEFIC_THREE)), any(...ALL_HOUSES.map((sign) => inDegrees('Moon', sign, 80 / 3, 30)))) },
  { id: 'balarishta-eclipsed-light', name: 'Balarishta', locus: '6.9', rule: 'The Moon or the Sun in the lagna with a node, Mars in the 8th.', when: all(any(...(['Moon', 'Sun'] as const).map((light) => all(at(light, [1]), joins(light, ['Rahu', 'Ketu'])))), at('Mars', [8])), cancelledBy: averted('rahu-in-3-6-11') },
  { id: 'balarishta-four-in-their-places', name: 'Balarishta', locus: '6.10', rule: 'Saturn in the 12th, the Sun in the 9th, the Moon in the lagna, Mars in the 8th, none seen by Jupiter.', when: all(at('Saturn', [12]), at('Sun', [9]), at('Moon', [1]), at('Mars', [8]), not(any(...(['Saturn', 'Sun', 'Moon', 'Mars'] as const).map((graha) => aspects('Jupiter', graha))))), cancelledBy: averted('strong-jupiter-in-lagna', 'bright-night-or-dark-day', 'libra-lagna-sun-in-twelfth') },
  { id: 'balarishta-moon-unhelped', name: 'Balarishta', locus: '6.11', rule: 'The Moon with a malefic in the lagna, 5th, 7th, 8th, 9th or 12th, neither joined nor seen by Mercury, Jupiter or Venus.', when: all(at('Moon', [1, 5, 7, 8, 9, 12]), joins('Moon', CRUEL), unhelped('Moon')) },
]);

// biome-ignore format: a table reads in rows
export const ARISHTA: readonly YogaRow[] = rowsOf({ family: 'arishta', nature: 'inauspicious', sources: ['raman-300'], classification: 'modern' }, [
  { id: 'deha-kashta', name: 'Deha Kashta', locus: '110', rule: 'The lord of the lagna with a malefic or in the 8th.', when: any(joins(lord(1), CRUEL), at(lord(1), [8])) },
  { id: 'roga-grasta', name: 'Roga Grasta', locus: '111', rule: 'The lord of the lagna in the lagna with a lord of the 6th, 8th or 12th.', when: all(at(lord(1), [1]), any(...DUSTHANAS.map((house) => together(lord(1), lord(house))))) },
  { id: 'asatyavadi', name: 'Asatyavadi', locus: '157', rule: 'The lord of the 2nd in a sign of Mars or Saturn, malefics in kendras and trikonas.', when: all(is(dispositor(lord(2)), ['Mars', 'Saturn']), some(CRUEL, KENDRAS), some(CRUEL, [5, 9])) },
  { id: 'durmukha', name: 'Durmukha', locus: '168', rule: 'A malefic in the 2nd, its lord with a malefic or debilitated.', when: all(some(CRUEL, [2]), any(joins(lord(2), CRUEL), debilitated(lord(2)))) },
  { id: 'sodara-nasha', name: 'Sodara Nasha', locus: '178', rule: 'Mars and the lord of the 3rd together in the 3rd, 5th, 7th or 8th, both seen by malefics.', when: all(at('Mars', [3, 5, 7, 8]), together('Mars', lord(3)), seen('Mars', CRUEL), seen(lord(3), CRUEL)) },
  { id: 'matri-nasha', name: 'Matri Nasha', locus: '198', rule: 'The Moon between malefics, or joined and seen by them.', when: any(all(only(CRUEL, 2, 'Moon'), only(CRUEL, 12, 'Moon')), all(joins('Moon', CRUEL), seen('Moon', CRUEL))) },
  { id: 'vrana', name: 'Vrana', locus: '265', rule: 'The lord of the 6th a malefic, in the lagna, the 8th or the 10th.', when: all(is(lord(6), CRUEL), at(lord(6), [1, 8, 10])) },
  { id: 'bandhana', name: 'Bandhana', locus: '271', rule: 'The lords of the lagna and the 6th together in a kendra or trikona, with Saturn, Rahu or Ketu.', when: all(together(lord(1), lord(6)), at(lord(1), KENDRAS_TRIKONAS), any(together(lord(1), 'Rahu'), together(lord(1), 'Ketu'), oneGraha(lord(1), 'Saturn'), oneGraha(lord(6), 'Saturn'), together(lord(1), 'Saturn'))) },
  { id: 'pinasa-roga', name: 'Pinasa Roga', locus: '278', rule: 'The Moon in the 6th, Saturn in the 8th, a malefic in the 12th.', when: all(at('Moon', [6]), at('Saturn', [8]), some(CRUEL, [12])) },
  { id: 'pitta-roga', name: 'Pitta Roga', locus: '279', rule: 'The Sun in the 6th with a malefic, seen by another.', when: all(at('Sun', [6]), joins('Sun', CRUEL), seen('Sun', CRUEL)) },
  { id: 'kushta-roga', name: 'Kushta Roga', locus: '268–269', rule: 'The lord of the lagna with Mars and Mercury in the 4th or 12th, or Jupiter with Saturn and the Moon in the 6th.', when: any(all(at(lord(1), [4, 12]), joinedBy('Mars'), joinedBy('Mercury')), every(['Jupiter', 'Saturn', 'Moon'], [6])) },
  { id: 'putra-kalatra-hina', name: 'Putra Kalatra Hina', locus: '281', rule: 'The waning Moon in the 5th, malefics in the lagna, the 7th and the 12th.', when: all(waning, at('Moon', [5]), filled([1, 7, 12], CRUEL)) },
  { id: 'vamsha-ccheda', name: 'Vamsha Ccheda', locus: '283', rule: 'The Moon in the 10th, Venus in the 7th, a malefic in the 4th.', when: all(at('Moon', [10]), at('Venus', [7]), some(CRUEL, [4])) },
  { id: 'anga-hina', name: 'Anga Hina', locus: '285', rule: 'The Moon in the 10th, Mars in the 7th, Saturn in the 2nd from the Sun.', when: all(at('Moon', [10]), at('Mars', [7]), at('Saturn', [2], 'Sun')) },
  { id: 'shveta-kushta', name: 'Shveta Kushta', locus: '286', rule: 'Mars in the 2nd, Saturn in the 12th, the Moon in the lagna, the Sun in the 7th.', when: all(at('Mars', [2]), at('Saturn', [12]), at('Moon', [1]), at('Sun', [7])) },
  { id: 'pishacha-grasta', name: 'Pishacha Grasta', locus: '287', rule: 'Rahu and the Moon in the lagna, malefics in the 5th and the 9th.', when: all(at('Rahu', [1]), together('Rahu', 'Moon'), filled([5, 9], CRUEL)) },
  { id: 'andha', name: 'Andha', locus: '288–289', rule: 'Sun and Rahu in the lagna, malefics in the 5th and the 9th; or Mars, Moon, Saturn and Sun in the 2nd, 6th, 12th and 8th.', when: any(all(at('Sun', [1]), together('Sun', 'Rahu'), filled([5, 9], CRUEL)), all(at('Mars', [2]), at('Moon', [6]), at('Saturn', [12]), at('Sun', [8]))) },
  { id: 'vata-roga', name: 'Vata Roga', locus: '290', rule: 'Jupiter in the lagna, Saturn in the 7th.', when: all(at('Jupiter', [1]), at('Saturn', [7])) },
  { id: 'mati-bhramana', name: 'Mati Bhramana', locus: '291–293', rule: 'Jupiter in the lagna and Mars in the 7th; or Saturn in the lagna and Mars in the 5th, 7th or 9th; or Saturn with the waning Moon in the 12th.', when: any(all(at('Jupiter', [1]), at('Mars', [7])), all(at('Saturn', [1]), at('Mars', [5, 7, 9])), all(waning, at('Saturn', [12]), together('Saturn', 'Moon'))) },
  { id: 'nishtura-bhashi', name: 'Nishtura Bhashi', locus: '296', rule: 'The Moon with Saturn.', when: together('Moon', 'Saturn') },
  { id: 'go-hanta', name: 'Go Hanta', locus: '300', rule: 'A malefic in a kendra seen by no benefic, Jupiter in the 8th.', when: all(at('Jupiter', [8]), anyOf(['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'], (graha) => all(is(graha, CRUEL), at(graha, KENDRAS), not(seen(graha, 'benefics'))))) },
]);

/** Together with the lord of the lagna, or that lord itself. */
function joinedBy(graha: 'Mars' | 'Mercury'): Condition {
  return any(oneGraha(lord(1), graha), together(lord(1), graha));
}
