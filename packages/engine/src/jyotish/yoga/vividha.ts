/**
 * The many named yogas of Parashara's ch. 36 and of the Phaladeepika.
 *
 * Sources: Parashara, ch. 36 (`bphs`); Phaladeepika, ch. 6 (`phaladeepika`); Raman (`raman-300`), by his numbers. Where a text says
 * "strong" the rule of strength of the settings is asked.
 */

import { different, is, joins, together } from './company.ts';
import { all, any, anyOf, type Condition, named, not, unless } from './condition.ts';
import { aspects, houseSeen } from './glances.ts';
import { KENDRAS, KENDRAS_TRIKONAS, TRIKONAS } from './groups.ts';
import { at, count, every, filled, none, only, some } from './places.ts';
import { rowsOf, type YogaRow } from './row.ts';
import { exalted, FIXED, inSigns, lagnaIn, MOVABLE, ownOrExalted, strong, wellPlaced } from './standing.ts';
import { exchange, meets } from './ties.ts';
import { dispositor, lord, navamshaLord, type Who } from './who.ts';

const BENEFIC_THREE = ['Mercury', 'Jupiter', 'Venus'] as const;
const CRUEL_THREE = ['Sun', 'Mars', 'Saturn'] as const;

const benefics = (houses: readonly number[], from: Who): Condition => filled(houses, 'benefics', from);
/** In a kendra or trikona, at home or exalted. */
const enthroned = (who: Who): Condition => all(at(who, KENDRAS_TRIKONAS), ownOrExalted(who));
/** In a kendra or trikona, at home, exalted or with a friend. */
const seated = (who: Who): Condition => all(at(who, KENDRAS_TRIKONAS), wellPlaced(who));
const quiet = (house: number): Condition => none('malefics', [house]);

const usual = { family: 'vividha', nature: 'auspicious', sources: ['bphs'], classification: 'classical' } as const;

// biome-ignore format: a table reads in rows
const PARASHARA = rowsOf(usual, [
  { id: 'shubha', name: 'Shubha', locus: '36.1–2', rule: 'Benefics alone in the lagna.', when: only('benefics', 1) },
  { id: 'ashubha', name: 'Ashubha', nature: 'inauspicious', locus: '36.1–2', rule: 'Malefics alone in the lagna.', when: only('malefics', 1) },
  { id: 'parvata', name: 'Parvata', locus: '36.7–8', rule: 'A benefic in a kendra, and no malefic in the 7th nor the 8th.', when: all(some('benefics', KENDRAS), quiet(7), quiet(8)) },
  { id: 'parvata-raman', name: 'Parvata', sources: ['raman-300'], classification: 'modern', locus: '14', rule: 'A benefic in a kendra, and no malefic in the 6th nor the 8th.', when: all(some('benefics', KENDRAS), quiet(6), quiet(8)) },
  { id: 'kahala', name: 'Kahala', locus: '36.9–10', rule: 'The lord of the 4th and Jupiter in kendras from each other, the lord of the lagna strong.', when: all(different(lord(4), 'Jupiter'), at('Jupiter', KENDRAS, lord(4)), strong(lord(1))) },
  { id: 'kahala-fourth-with-tenth', name: 'Kahala', locus: '36.9–10', rule: 'The lord of the 4th at home or exalted, together with the lord of the 10th.', when: all(ownOrExalted(lord(4)), together(lord(4), lord(10))) },
  { id: 'kahala-raman', name: 'Kahala', sources: ['raman-300'], classification: 'modern', locus: '15', rule: 'The lords of the 4th and the 9th in kendras from each other, the lord of the lagna strong.', when: all(different(lord(4), lord(9)), at(lord(9), KENDRAS, lord(4)), strong(lord(1))) },
  { id: 'chamara', name: 'Chamara', locus: '36.11–12', rule: 'The lord of the lagna exalted in a kendra and seen by Jupiter.', when: all(exalted(lord(1)), at(lord(1), KENDRAS), aspects('Jupiter', lord(1))) },
  { id: 'chamara-two-benefics', name: 'Chamara', locus: '36.11–12', rule: 'Two benefics in the lagna, in the 7th, in the 9th or in the 10th.', when: any(...[1, 7, 9, 10].map((house) => count('benefics', [house], 2))) },
  { id: 'shankha', name: 'Shankha', sources: ['bphs', 'raman-300'], locus: '36.13–14; 44', rule: 'The lords of the 5th and the 6th in kendras from each other, the lord of the lagna strong.', when: all(different(lord(5), lord(6)), at(lord(6), KENDRAS, lord(5)), strong(lord(1))) },
  { id: 'shankha-movable', name: 'Shankha', locus: '36.13–14', rule: 'The lords of the lagna and the 10th in a movable sign, the lord of the 9th strong.', when: all(together(lord(1), lord(10)), inSigns(lord(1), MOVABLE), strong(lord(9))) },
  { id: 'bheri', name: 'Bheri', locus: '36.15–16', rule: 'Planets in the 12th, lagna, 2nd and 7th, the lord of the 9th strong.', when: all(filled([12, 1, 2, 7], 'planets'), strong(lord(9))) },
  { id: 'bheri-in-kendras', name: 'Bheri', locus: '36.15–16', rule: 'Venus, Jupiter and the lord of the lagna in kendras, the lord of the 9th strong.', when: all(at('Venus', KENDRAS), at('Jupiter', KENDRAS), at(lord(1), KENDRAS), strong(lord(9))) },
  { id: 'mridanga', name: 'Mridanga', locus: '36.17', rule: 'The lord of the lagna strong, and every other of the seven in a kendra or trikona, at home or exalted.', when: all(strong(lord(1)), ...(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).map((graha) => any(is(lord(1), [graha]), at(graha, KENDRAS_TRIKONAS), ownOrExalted(graha)))) },
  { id: 'mridanga-raman', name: 'Mridanga', sources: ['raman-300'], classification: 'modern', locus: '46', rule: 'The lord of an exalted planet’s navamsha in a kendra or trikona, exalted or with a friend, and the lord of the lagna strong.', when: all(strong(lord(1)), unless((view) => view.exalted === 0, anyOf(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'], (graha) => all(exalted(graha), seated(navamshaLord(graha)))))) },
  { id: 'shrinatha', name: 'Shrinatha', locus: '36.18', rule: 'The lord of the 7th in the 10th, the lord of the 10th exalted and with the lord of the 9th.', when: all(at(lord(7), [10]), exalted(lord(10)), together(lord(9), lord(10))) },
  { id: 'sharada', name: 'Sharada', locus: '36.19–20', rule: 'The lord of the 10th in the 5th, Mercury in a kendra, the Sun in Leo.', when: all(at(lord(10), [5]), at('Mercury', KENDRAS), inSigns('Sun', [5])) },
  { id: 'sharada-from-moon', name: 'Sharada', locus: '36.19–20', rule: 'Jupiter or Mercury in a trikona from the Moon, Mars in the 11th.', when: all(any(at('Jupiter', TRIKONAS, 'Moon'), at('Mercury', TRIKONAS, 'Moon')), at('Mars', [11])) },
  { id: 'matsya', name: 'Matsya', locus: '36.21–22', rule: 'Benefics in the lagna and the 9th, a benefic and a malefic in the 5th, malefics in the 4th and the 8th.', when: all(some('benefics', [1]), some('benefics', [9]), some('benefics', [5]), some('malefics', [5]), some('malefics', [4]), some('malefics', [8])) },
  { id: 'kurma', name: 'Kurma', locus: '36.23–24', rule: 'Mercury, Jupiter and Venus in the 5th, 6th and 7th, Sun, Mars and Saturn in the 3rd, 11th and lagna, each at home, exalted or with a friend.', when: all(every(BENEFIC_THREE, [5, 6, 7]), every(CRUEL_THREE, [1, 3, 11]), ...BENEFIC_THREE.map(wellPlaced), ...CRUEL_THREE.map(wellPlaced)) },
  { id: 'khadga', name: 'Khadga', locus: '36.25–26', rule: 'The lords of the 2nd and the 9th in each other’s houses, the lord of the lagna in a kendra or trikona.', when: all(exchange(2, 9), at(lord(1), KENDRAS_TRIKONAS)) },
  { id: 'lakshmi', name: 'Lakshmi', locus: '36.27–28', rule: 'The lord of the 9th in a kendra, at home or exalted, and the lord of the lagna strong.', when: all(at(lord(9), KENDRAS), ownOrExalted(lord(9)), strong(lord(1))) },
  { id: 'kusuma', name: 'Kusuma', locus: '36.29–30', rule: 'In a fixed lagna Venus in a kendra, the Moon in a trikona with a benefic, Saturn in the 10th.', when: all(lagnaIn(FIXED), at('Venus', KENDRAS), at('Moon', TRIKONAS), joins('Moon', 'benefics'), at('Saturn', [10])) },
  { id: 'kalanidhi', name: 'Kalanidhi', locus: '36.31–32', rule: 'Jupiter in the 2nd or the 5th, seen by Mercury and Venus.', when: all(at('Jupiter', [2, 5]), aspects('Mercury', 'Jupiter'), aspects('Venus', 'Jupiter')) },
  { id: 'kalanidhi-raman', name: 'Kalanidhi', sources: ['raman-300'], classification: 'modern', locus: '49', rule: 'Jupiter in the 2nd or the 5th, joined or seen by Mercury and Venus, or in a sign of one of them.', when: all(at('Jupiter', [2, 5]), any(all(meets('Mercury', 'Jupiter'), meets('Venus', 'Jupiter')), inSigns('Jupiter', [2, 3, 6, 7]))) },
  { id: 'kalpadruma', name: 'Kalpadruma', locus: '36.33–34', rule: 'The lord of the lagna, the lord of its sign, the lord of that one’s sign, and the lord of that one’s navamsha, each in a kendra or trikona, or exalted.', when: all(...chainOfLagna().map((who) => any(at(who, KENDRAS_TRIKONAS), exalted(who)))) },
  { id: 'hari', name: 'Hari', locus: '36.35–36', rule: 'Benefics in the 2nd, 12th and 8th from the lord of the 2nd.', when: benefics([2, 8, 12], lord(2)) },
  { id: 'hara', name: 'Hara', locus: '36.35–36', rule: 'Benefics in the 4th, 9th and 8th from the lord of the 7th.', when: benefics([4, 8, 9], lord(7)) },
  { id: 'brahma', name: 'Brahma', locus: '36.35–36', rule: 'Benefics in the 4th, 10th and 11th from the lord of the lagna.', when: benefics([4, 10, 11], lord(1)) },
  { id: 'harihara-brahma', name: 'Harihara Brahma', sources: ['raman-300', 'bphs'], classification: 'modern', locus: '51; 36.35–36', rule: 'Benefics in the 2nd, 8th and 12th from the lord of the 2nd; or Jupiter, Moon and Mercury in the 4th, 9th and 8th from the lord of the 7th; or Sun, Venus and Mars in the 4th, 10th and 11th from the lord of the lagna.',
    when: any(named('hari', benefics([2, 8, 12], lord(2))), named('hara', all(at('Jupiter', [4], lord(7)), at('Moon', [9], lord(7)), at('Mercury', [8], lord(7)))), named('brahma', all(at('Sun', [4], lord(1)), at('Venus', [10], lord(1)), at('Mars', [11], lord(1))))) },
  { id: 'lagnadhi', name: 'Lagnadhi', locus: '36.37', rule: 'Benefics in the 7th and the 8th, joined and seen by no malefic.', when: all(only('benefics', 7), only('benefics', 8), not(houseSeen(7, 'malefics')), not(houseSeen(8, 'malefics'))) },
  { id: 'lagnadhi-six-to-eight', name: 'Lagnadhi', sources: ['phaladeepika'], rule: 'Mercury, Jupiter and Venus all in the 6th, 7th and 8th.', when: every(BENEFIC_THREE, [6, 7, 8]) },
]);

/** The lord of the lagna, its host, the host of that, and the lord of the navamsha in which the last stands. */
function chainOfLagna(): readonly Who[] {
  const first = lord(1);
  const second = dispositor(first);
  const third = dispositor(second);
  return [first, second, third, navamshaLord(third)];
}

// biome-ignore format: a table reads in rows
const MANTRESHVARA = rowsOf({ ...usual, sources: ['phaladeepika'] }, [
  { id: 'susubha', name: 'Susubha', rule: 'Benefics alone in the 2nd.', when: only('benefics', 2) },
  { id: 'shubha-mala', name: 'Shubha Mala', locus: '6.38', rule: 'Mercury, Jupiter and Venus all in the 5th, 6th and 7th.', when: every(BENEFIC_THREE, [5, 6, 7]) },
  { id: 'ashubha-mala', name: 'Ashubha Mala', nature: 'inauspicious', locus: '6.38', rule: 'Mercury, Jupiter and Venus all in the 6th, 8th and 12th.', when: every(BENEFIC_THREE, [6, 8, 12]) },
  { id: 'lakshmi-phaladeepika', name: 'Lakshmi', locus: '6.21', rule: 'The lord of the 9th and Venus, both at home or exalted, in kendras or trikonas.', when: all(enthroned(lord(9)), enthroned('Venus')) },
  { id: 'gauri', name: 'Gauri', rule: 'The Moon at home or exalted in a kendra or trikona, seen by Jupiter.', when: all(enthroned('Moon'), aspects('Jupiter', 'Moon')) },
  { id: 'gauri-raman', name: 'Gauri', sources: ['raman-300'], classification: 'modern', locus: '28', rule: 'The lord of the navamsha in which the lord of the 10th stands exalted in the 10th, together with the lord of the lagna.', when: all(at(navamshaLord(lord(10)), [10]), exalted(navamshaLord(lord(10))), together(navamshaLord(lord(10)), lord(1))) },
  { id: 'saraswati', name: 'Saraswati', sources: ['phaladeepika', 'raman-300'], locus: '6.26; 161', rule: 'Mercury, Jupiter and Venus in kendras, trikonas or the 2nd; Jupiter at home, exalted or with a friend.', when: all(every(BENEFIC_THREE, [1, 2, 4, 5, 7, 9, 10]), wellPlaced('Jupiter')) },
  { id: 'shrikantha', name: 'Shrikantha', rule: 'The lord of the lagna, Sun and Moon in kendras or trikonas, at home, exalted or with friends.', when: all(seated(lord(1)), seated('Sun'), seated('Moon')) },
  { id: 'shrinatha-phaladeepika', name: 'Shrinatha', rule: 'The lord of the 9th, Venus and Mercury in kendras or trikonas, at home, exalted or with friends.', when: all(seated(lord(9)), seated('Venus'), seated('Mercury')) },
  { id: 'virinchi', name: 'Virinchi', rule: 'The lord of the 5th, Jupiter and Saturn in kendras or trikonas, at home, exalted or with friends.', when: all(seated(lord(5)), seated('Jupiter'), seated('Saturn')) },
  { id: 'chatussagara', name: 'Chatussagara', sources: ['raman-300'], classification: 'modern', locus: '8', rule: 'Planets in all four kendras.', when: filled(KENDRAS, 'planets') },
  { id: 'rajalakshana', name: 'Rajalakshana', sources: ['raman-300'], classification: 'modern', locus: '10', rule: 'Moon, Mercury, Jupiter and Venus in kendras.', when: every(['Moon', ...BENEFIC_THREE], KENDRAS) },
  { id: 'sharira-saukhya', name: 'Sharira Saukhya', sources: ['raman-300'], classification: 'modern', locus: '108', rule: 'The lord of the lagna, Jupiter or Venus in a kendra.', when: any(at(lord(1), KENDRAS), at('Jupiter', KENDRAS), at('Venus', KENDRAS)) },
]);

export const VIVIDHA: readonly YogaRow[] = [...PARASHARA, ...MANTRESHVARA];
