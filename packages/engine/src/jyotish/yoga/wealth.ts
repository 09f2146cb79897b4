/**
 * Yogas of wealth and of want.
 *
 * Sources: Parashara 13.3–7, ch. 41 and 42 (`bphs`); Uttara Kalamrita 4.28 (`uttara-kalamrita`); Raman (`raman-300`), by his numbers.
 * Marakas are the lords of the 2nd and 7th.
 */

import type { VisibleGraha } from '../graha/kundli.ts';
import { ownSignsOf } from '../graha/lordship.ts';
import { different, is, joins, together } from './company.ts';
import { all, any, type Condition, named, not } from './condition.ts';
import { aspects, seen } from './glances.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_TRIKONAS } from './groups.ts';
import { at, some } from './places.ts';
import { type Cancellation, ordinal, rowsOf, type YogaRow } from './row.ts';
import { combust, debilitated, inimical, inSigns, strong } from './standing.ts';
import { exchange, linked, meets, touched } from './ties.ts';
import { dispositor, lord, navamshaLord, type Who } from './who.ts';

/** A graha at home in a house, which is thus its own sign. */
function atHomeIn(graha: VisibleGraha, house: number): Condition {
  return all(at(graha, [house]), inSigns(graha, ownSignsOf(graha)));
}

const metBy = (who: VisibleGraha, ...by: readonly VisibleGraha[]): Condition =>
  all(...by.map((graha) => meets(graha, who)));
const maraka = (who: Who): Condition => any(meets(lord(2), who), meets(lord(7), who));

/** Parashara 41.2–8: one at home in the 5th, others in the 11th. */
// biome-ignore format: a table reads in rows
const FIFTHS: readonly (readonly [graha: VisibleGraha, gains: readonly VisibleGraha[], verse: number])[] = [
  ['Venus', ['Mars'], 2], ['Mercury', ['Moon', 'Mars', 'Jupiter'], 3], ['Sun', ['Moon', 'Jupiter', 'Saturn'], 4], ['Saturn', ['Sun', 'Moon'], 5],
  ['Jupiter', ['Mercury'], 6], ['Mars', ['Venus'], 7], ['Moon', ['Saturn'], 8],
];
/** Parashara 41.9–15: one at home in the lagna, joined or seen by others. */
// biome-ignore format: a table reads in rows
const LAGNAS: readonly (readonly [graha: VisibleGraha, by: readonly VisibleGraha[], verse: number])[] = [
  ['Sun', ['Mars', 'Jupiter'], 9], ['Moon', ['Mercury', 'Jupiter'], 10], ['Mars', ['Mercury', 'Venus', 'Saturn'], 11], ['Mercury', ['Jupiter', 'Saturn'], 12],
  ['Jupiter', ['Mars', 'Mercury'], 13], ['Venus', ['Mercury', 'Saturn'], 14], ['Saturn', ['Mars', 'Jupiter'], 15],
];
/** Uttara Kalamrita 4.28: lords of 2, 5, 9 and 11 linked. */
// biome-ignore format: pairs
const NETWORK: readonly (readonly [number, number])[] = [[2, 5], [2, 9], [2, 11], [5, 9], [5, 11], [9, 11]];

function spoiled(a: number, b: number): Cancellation {
  const spoilers = DUSTHANAS.flatMap((house) =>
    [a, b].map((of) =>
      all(different(lord(house), lord(a)), different(lord(house), lord(b)), together(lord(house), lord(of))),
    ),
  );
  return {
    id: 'lord-of-6-8-or-12-joins',
    rule: 'A lord of the 6th, 8th or 12th together with one of the two.',
    when: any(...spoilers),
    sources: ['uttara-kalamrita'],
    classification: 'classical',
  };
}

const wealth = { family: 'dhana', nature: 'auspicious', sources: ['bphs'], classification: 'classical' } as const;
const names = (grahas: readonly string[]) => grahas.join(', ').replace(/, (\w+)$/, ' and $1');

const BY_PLACE = rowsOf(wealth, [
  ...FIFTHS.map(([graha, gains, verse]) => ({
    id: `dhana-${graha.toLowerCase()}-in-own-fifth`,
    name: 'Dhana',
    locus: `41.${verse}`,
    rule: `${graha} in its own sign in the 5th, ${names(gains)} in the 11th.`,
    when: all(atHomeIn(graha, 5), ...gains.map((other) => at(other, [11]))),
  })),
  ...LAGNAS.map(([graha, by, verse]) => ({
    id: `dhana-${graha.toLowerCase()}-in-own-lagna`,
    name: 'Dhana',
    locus: `41.${verse}`,
    rule: `${graha} in its own sign in the lagna, joined or seen by ${names(by)}.`,
    when: all(atHomeIn(graha, 1), metBy(graha, ...by)),
  })),
  ...NETWORK.map(([a, b]) => ({
    id: `dhana-lords-${a}-${b}`,
    name: 'Dhana',
    sources: ['uttara-kalamrita', 'bphs'] as const,
    locus: a === 2 && b === 11 ? '4.28; 13.4' : '4.28',
    rule: `The lords of the ${ordinal(a)} and the ${ordinal(b)} linked by conjunction, exchange or mutual aspect.`,
    when: linked(a, b),
    cancelledBy: [spoiled(a, b)],
  })),
]);

// biome-ignore format: a table reads in rows
const BY_LORDS = rowsOf(wealth, [
  { id: 'dhana-jupiter-and-second', name: 'Dhana', locus: '13.3', rule: 'Jupiter in the 2nd, as its lord or with Mars.', when: all(at('Jupiter', [2]), any(is(lord(2), ['Jupiter']), together('Jupiter', 'Mars'))) },
  { id: 'dhana-second-lord-in-kendra', name: 'Dhana', locus: '13.5', rule: 'The lord of the 2nd in a kendra and that of the 11th in a trikona from it, or joined or seen by Jupiter and Venus.', when: all(at(lord(2), KENDRAS), any(at(lord(11), [1, 5, 9], lord(2)), all(meets('Jupiter', lord(2)), meets('Venus', lord(2))))) },
  { id: 'bahudravyarjana', name: 'Bahudravyarjana', sources: ['raman-300'], classification: 'modern', locus: '129', rule: 'The lord of the lagna in the 2nd, that of the 2nd in the 11th, that of the 11th in the lagna.', when: all(at(lord(1), [2]), at(lord(2), [11]), at(lord(11), [1])) },
  { id: 'svavirya-dhana', name: 'Svavirya Dhana', sources: ['raman-300'], classification: 'modern', locus: '132', rule: 'The lord of the 2nd in a kendra or trikona from the lord of the lagna.', when: all(different(lord(1), lord(2)), at(lord(2), KENDRAS_TRIKONAS, lord(1))) },
  { id: 'antya-vayasi-dhana', name: 'Antya Vayasi Dhana', sources: ['raman-300'], classification: 'modern', locus: '134', rule: 'The lords of the lagna and the 2nd with a benefic, and the lord of their sign strong in the lagna.', when: all(together(lord(1), lord(2)), joins(lord(1), 'benefics'), at(dispositor(lord(1)), [1]), strong(dispositor(lord(1)))) },
  { id: 'balya-dhana', name: 'Balya Dhana', sources: ['raman-300'], classification: 'modern', locus: '135', rule: 'The lords of the 2nd and the 10th together in a kendra, seen by the lord of the navamsha of the lagna’s lord.', when: all(together(lord(2), lord(10)), at(lord(2), KENDRAS), aspects(navamshaLord(lord(1)), lord(2))) },
  { id: 'bhratri-mula-dhana', name: 'Bhratri Mula Dhana', sources: ['raman-300'], classification: 'modern', locus: '136', rule: 'The lords of the lagna and the 2nd in the 3rd, joined or seen by a benefic.', when: all(at(lord(1), [3]), at(lord(2), [3]), touched(lord(1), 'benefics')) },
  { id: 'matri-mula-dhana', name: 'Matri Mula Dhana', sources: ['raman-300'], classification: 'modern', locus: '138', rule: 'The lord of the 2nd joined or seen by the lord of the 4th.', when: meets(lord(4), lord(2)) },
  { id: 'kalatra-mula-dhana', name: 'Kalatra Mula Dhana', sources: ['raman-300'], classification: 'modern', locus: '141', rule: 'The lord of the 2nd, strong, joined or seen by the lord of the 7th and by Venus; the lord of the lagna strong.', when: all(strong(lord(2)), strong(lord(1)), meets(lord(7), lord(2)), meets('Venus', lord(2))) },
  { id: 'ayatna-dhana-labha', name: 'Ayatna Dhana Labha', sources: ['raman-300'], classification: 'modern', locus: '143', rule: 'The lords of the lagna and the 2nd in each other’s houses.', when: exchange(1, 2) },
  { id: 'dhana-venus-and-saturn', name: 'Dhana', sources: ['raman-300'], classification: 'modern', locus: '118', rule: 'Venus in its own sign in the 5th, Saturn in the 11th.', when: all(atHomeIn('Venus', 5), at('Saturn', [11])) },
  { id: 'dhana-saturn-mercury-and-mars', name: 'Dhana', sources: ['raman-300'], classification: 'modern', locus: '120', rule: 'Saturn in its own sign in the 5th, Mercury and Mars in the 11th.', when: all(atHomeIn('Saturn', 5), at('Mercury', [11]), at('Mars', [11])) },
  { id: 'dhana-jupiter-mars-and-moon', name: 'Dhana', sources: ['raman-300'], classification: 'modern', locus: '122', rule: 'Jupiter in its own sign in the 5th, Mars and the Moon in the 11th.', when: all(atHomeIn('Jupiter', 5), at('Mars', [11]), at('Moon', [11])) },
]);

export const DHANA: readonly YogaRow[] = [...BY_PLACE, ...BY_LORDS];

const BENEFIC_THREE = ['Mercury', 'Jupiter', 'Venus'] as const;

// biome-ignore format: a table reads in rows
export const DARIDRA: readonly YogaRow[] = rowsOf({ family: 'daridra', nature: 'inauspicious', sources: ['bphs'], classification: 'classical' }, [
  { id: 'daridra-first-and-twelfth', name: 'Daridra', sources: ['bphs', 'raman-300'], locus: '42.2; 144', rule: 'The lords of the lagna and the 12th in each other’s houses, with a maraka joining or seeing the lord of the lagna.', when: all(exchange(1, 12), maraka(lord(1))) },
  { id: 'daridra-first-and-sixth', name: 'Daridra', locus: '42.3', rule: 'The lords of the lagna and the 6th in each other’s houses, with a maraka joining or seeing the lord of the lagna.', when: all(exchange(1, 6), maraka(lord(1))) },
  { id: 'daridra-ketu', name: 'Daridra', locus: '42.4', rule: 'Ketu in the lagna or with the Moon, and the lord of the lagna in the 8th.', when: all(any(at('Ketu', [1]), together('Moon', 'Ketu')), at(lord(1), [8])) },
  { id: 'daridra-afflicted-lords', name: 'Daridra', locus: '42.5', rule: 'The lord of the lagna with a malefic in the 6th, 8th or 12th, that of the 2nd debilitated or in an enemy’s sign.', when: all(at(lord(1), DUSTHANAS), joins(lord(1), 'malefics'), any(debilitated(lord(2)), inimical(lord(2)))) },
  { id: 'daridra-lagna-lord-with-evil-lord', name: 'Daridra', locus: '42.6', rule: 'The lord of the lagna with a lord of the 6th, 8th or 12th, or with Saturn, and seen by no benefic.', when: all(any(together(lord(1), lord(6)), together(lord(1), lord(8)), together(lord(1), lord(12)), together(lord(1), 'Saturn')), not(seen(lord(1), 'benefics'))) },
  { id: 'daridra-lords-of-5-and-9', name: 'Daridra', locus: '42.7', rule: 'The lord of the 5th in the 6th and that of the 9th in the 12th, seen by marakas.', when: all(at(lord(5), [6]), at(lord(9), [12]), any(maraka(lord(5)), maraka(lord(9)))) },
  { id: 'daridra-malefic-in-lagna', name: 'Daridra', sources: ['bphs', 'raman-300'], locus: '42.8; 152', rule: 'In the lagna a malefic that owns neither the 9th nor the 10th, joined or seen by a maraka.', when: any(...(['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Rahu', 'Ketu'] as const).map((graha) => all(at(graha, [1]), is(graha, 'malefics'), not(any(is(lord(9), [graha]), is(lord(10), [graha]))), maraka(graha)))) },
  { id: 'daridra-hosts-of-evil-lords', name: 'Daridra', locus: '42.9', rule: 'The lords of the signs in which the lords of the 6th, 8th and 12th stand, themselves in those houses and joined or seen by malefics.', when: all(...DUSTHANAS.map((house) => all(at(dispositor(lord(house)), DUSTHANAS), touched(dispositor(lord(house)), 'malefics')))) },
  { id: 'daridra-lord-of-moons-navamsha', name: 'Daridra', locus: '42.10', rule: 'The lord of the Moon’s navamsha with a maraka or in the 2nd or 7th.', when: any(together(navamshaLord('Moon'), lord(2)), together(navamshaLord('Moon'), lord(7)), at(navamshaLord('Moon'), [2, 7])) },
  { id: 'daridra-benefics-in-evil-houses', name: 'Daridra', locus: '42.12', rule: 'Mercury, Jupiter and Venus in the 6th, 8th and 12th; Sun, Mars and Saturn in kendras and trikonas.', when: all(...BENEFIC_THREE.map((graha) => at(graha, DUSTHANAS)), ...(['Sun', 'Mars', 'Saturn'] as const).map((graha) => at(graha, KENDRAS_TRIKONAS))) },
  { id: 'daridra-lords-of-2-and-11-in-evil-houses', name: 'Daridra', locus: '13.6–7', rule: 'The lords of the 2nd and the 11th in the 6th, 8th or 12th, and a malefic in the 2nd.', when: all(at(lord(2), DUSTHANAS), at(lord(11), DUSTHANAS), some('malefics', [2])) },
  { id: 'daridra-lords-of-2-and-11-afflicted', name: 'Daridra', locus: '13.6–7', rule: 'The lords of the 2nd and the 11th both combust, or both with malefics.', when: any(named('combust', all(combust(lord(2)), combust(lord(11)))), named('with-malefics', all(joins(lord(2), 'malefics'), joins(lord(11), 'malefics')))) },
  { id: 'daridra-ketu-and-moon-in-lagna', name: 'Daridra', sources: ['raman-300'], classification: 'modern', locus: '146', rule: 'Ketu and the Moon in the lagna.', when: all(at('Ketu', [1]), at('Moon', [1])) },
  { id: 'daridra-lagna-lord-in-eighth', name: 'Daridra', sources: ['raman-300'], classification: 'modern', locus: '147', rule: 'The lord of the lagna in the 8th, joined or seen by a maraka.', when: all(at(lord(1), [8]), maraka(lord(1))) },
  { id: 'daridra-fifth-lord-with-evil-lord', name: 'Daridra', sources: ['raman-300'], classification: 'modern', locus: '150', rule: 'The lord of the 5th with a lord of the 6th, 8th or 12th, joined or seen by no benefic.', when: all(any(together(lord(5), lord(6)), together(lord(5), lord(8)), together(lord(5), lord(12))), not(touched(lord(5), 'benefics'))) },
  { id: 'daridra-fifth-lord-seen-by-evil-lords', name: 'Daridra', sources: ['raman-300'], classification: 'modern', locus: '151', rule: 'The lord of the 5th in the 6th or 10th, seen by a lord of the 2nd, 6th, 7th, 8th or 12th.', when: all(at(lord(5), [6, 10]), any(...[2, 6, 7, 8, 12].map((house) => all(different(lord(house), lord(5)), aspects(lord(house), lord(5)))))) },
]);
