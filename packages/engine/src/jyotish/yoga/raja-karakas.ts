/**
 * Raja yogas by chara karakas, the karakamsha and arudhas.
 *
 * Sources: Parashara, ch. 29, 39 and 40 (`bphs`); the ten pairs as K. N. Rao lists them (`kn-rao-chara`), with the atmakaraka,
 * amatyakaraka, putrakaraka, darakaraka and the lord of the 5th. Where houses are counted from the karakamsha, grahas are taken where
 * they stand in the rashi.
 */

import { hostedBy, is, joins, oneGraha, together } from './company.ts';
import { all, any, type Condition, named } from './condition.ts';
import { aspects, rashiAspect } from './glances.ts';
import { KENDRAS, KENDRAS_TRIKONAS } from './groups.ts';
import { at, every, filled, none, placeAt, some } from './places.ts';
import { rowsOf, type YogaRow } from './row.ts';
import { exalted, inNavamshas, own, ownOrExalted, strong } from './standing.ts';
import { meets, touched } from './ties.ts';
import { arudha, dispositor, karaka, karakamsha, lord, lordFrom, type Who } from './who.ts';

const AK = karaka('AK');
const AMK = karaka('AmK');
const PK = karaka('PK');
const DK = karaka('DK');

/** Together, or by the aspect of signs, or in each other's signs. */
function tied(a: Who, b: Who): Condition {
  return any(
    named('conjunction', together(a, b)),
    named('rashi-aspect', rashiAspect(a, b)),
    named('exchange', all(hostedBy(a, b), hostedBy(b, a))),
  );
}

// biome-ignore format: a table reads in rows
const TIES: readonly (readonly [id: string, a: Who, b: Who, words: string])[] = [
  ['ak-amk', AK, AMK, 'atmakaraka and the amatyakaraka'], ['ak-pk', AK, PK, 'atmakaraka and the putrakaraka'], ['ak-fifth-lord', AK, lord(5), 'atmakaraka and the lord of the 5th'],
  ['ak-dk', AK, DK, 'atmakaraka and the darakaraka'], ['amk-pk', AMK, PK, 'amatyakaraka and the putrakaraka'], ['amk-fifth-lord', AMK, lord(5), 'amatyakaraka and the lord of the 5th'],
  ['amk-dk', AMK, DK, 'amatyakaraka and the darakaraka'], ['pk-fifth-lord', PK, lord(5), 'putrakaraka and the lord of the 5th'], ['pk-dk', PK, DK, 'putrakaraka and the darakaraka'],
  ['dk-fifth-lord', DK, lord(5), 'darakaraka and the lord of the 5th'],
];

const PAIRS = rowsOf(
  { family: 'jaimini', nature: 'auspicious', sources: ['kn-rao-chara', 'jaimini-sutras'], classification: 'modern' },
  TIES.map(([id, a, b, words]) => ({
    id: `jaimini-${id}`,
    name: 'Jaimini Raja',
    rule: `The ${words} together, in signs that look at each other, or in each other’s signs.`,
    when: tied(a, b),
  })),
);

/** In the lagna or the 5th, exalted, at home, or in a navamsha of its own, and seen by a benefic. */
function honoured(who: Who): Condition {
  const ownNavamsha = any(...OWN_NAVAMSHAS.map(([graha, signs]) => all(is(who, [graha]), inNavamshas(who, signs))));
  return all(any(at(who, [1, 5]), exalted(who), own(who), ownNavamsha), touched(who, 'benefics'));
}
// biome-ignore format: homes
const OWN_NAVAMSHAS = [['Sun', [5]], ['Moon', [4]], ['Mars', [1, 8]], ['Mercury', [3, 6]], ['Jupiter', [9, 12]], ['Venus', [2, 7]], ['Saturn', [10, 11]]] as const;

const BENEFIC_THREE = ['Mercury', 'Jupiter', 'Venus'] as const;

// biome-ignore format: a table reads in rows
const PARASHARA = rowsOf({ family: 'jaimini', nature: 'auspicious', sources: ['bphs'], classification: 'classical' }, [
  { id: 'maha-raja-by-karakas', name: 'Maha Raja', locus: '39.6–7', rule: 'Atmakaraka and putrakaraka each in the lagna or the 5th, exalted, at home or in a navamsha of its own, and joined or seen by a benefic.', when: all(honoured(AK), honoured(PK)) },
  { id: 'raja-lagna-lord-and-atmakaraka', name: 'Raja', locus: '39.8', rule: 'The lord of the lagna and the atmakaraka in the 1st, 5th or 7th, each joined or seen by a benefic.', when: all(at(lord(1), [1, 5, 7]), at(AK, [1, 5, 7]), touched(lord(1), 'benefics'), touched(AK, 'benefics')) },
  { id: 'raja-benefics-in-2-4-5', name: 'Raja', locus: '39.9–10', rule: 'Benefics in the 2nd, 4th and 5th from the lord of the lagna or from the atmakaraka.', when: any(named('from-lagna-lord', filled([2, 4, 5], 'benefics', lord(1))), named('from-atmakaraka', filled([2, 4, 5], 'benefics', AK))) },
  { id: 'raja-malefics-in-3-6', name: 'Raja', locus: '39.9–10', rule: 'Malefics in the 3rd and 6th from the lord of the lagna or from the atmakaraka.', when: any(named('from-lagna-lord', filled([3, 6], 'malefics', lord(1))), named('from-atmakaraka', filled([3, 6], 'malefics', AK))) },
  { id: 'raja-venus-from-karakamsha', name: 'Raja', locus: '39.11', rule: 'Venus in the karakamsha or the 5th from it, in the lagna or in its arudha, joined or seen by Jupiter or the Moon.', when: all(any(at('Venus', [1, 5], karakamsha), at('Venus', [1]), at('Venus', [1], arudha(1))), any(meets('Jupiter', 'Venus'), meets('Moon', 'Venus'))) },
  { id: 'raja-benefics-from-karakamsha', name: 'Raja', locus: '39.22', rule: 'Mercury, Jupiter and Venus in kendras from the karakamsha.', when: every(BENEFIC_THREE, KENDRAS, karakamsha) },
  { id: 'raja-arudha-and-darapada', name: 'Raja', locus: '39.23', rule: 'The arudhas of the lagna and of the 7th in kendras or trikonas from each other, or in the 3rd and 11th.', when: placeAt(arudha(7), [1, 3, 4, 5, 7, 9, 10, 11], arudha(1)) },
  { id: 'raja-tenth-lord-and-amatyakaraka', name: 'Raja Sambandha', locus: '40.1', rule: 'The lord of the 10th joined or seen by the amatyakaraka, or by the lord of the sign in which that stands.', when: any(meets(AMK, lord(10)), meets(dispositor(AMK), lord(10))) },
  { id: 'raja-amatyakaraka-and-host', name: 'Raja Sambandha', locus: '40.3', rule: 'The amatyakaraka together with the lord of the sign in which the atmakaraka stands.', when: together(AMK, dispositor(AK)) },
  { id: 'raja-amatyakaraka-strong', name: 'Raja Sambandha', locus: '40.4', rule: 'The amatyakaraka strong and with a benefic, or at home or exalted.', when: any(all(strong(AMK), joins(AMK, 'benefics')), ownOrExalted(AMK)) },
  { id: 'raja-malefics-in-3-6-from-arudha', name: 'Raja Sambandha', locus: '40.7', rule: 'Malefics in the 3rd and 6th from the atmakaraka, from the arudha of the lagna, or from the lagna.', when: any(named('from-atmakaraka', filled([3, 6], 'malefics', AK)), named('from-arudha', filled([3, 6], 'malefics', arudha(1))), named('from-lagna', filled([3, 6], 'malefics'))) },
  { id: 'raja-atmakaraka-sees-ninth-lord', name: 'Raja Sambandha', locus: '40.8', rule: 'The atmakaraka in a kendra or trikona, at home or exalted, looks at the lord of the 9th.', when: all(any(at(AK, KENDRAS_TRIKONAS), ownOrExalted(AK)), aspects(AK, lord(9))) },
  { id: 'raja-host-of-moon-is-atmakaraka', name: 'Raja Sambandha', locus: '40.9', rule: 'The lord of the Moon’s sign is the atmakaraka, in the lagna with a benefic.', when: all(oneGraha(dispositor('Moon'), AK), at(AK, [1]), joins(AK, 'benefics')) },
  { id: 'raja-atmakaraka-with-benefic', name: 'Raja Sambandha', locus: '40.10', rule: 'The atmakaraka with a benefic in the 5th, 7th, 9th or 10th.', when: all(at(AK, [5, 7, 9, 10]), joins(AK, 'benefics')) },
  { id: 'raja-arudha-of-ninth', name: 'Raja Sambandha', locus: '40.11', rule: 'The arudha of the 9th is the lagna itself, or the atmakaraka stands in the 9th.', when: any(named('arudha', placeAt(arudha(9), [1], 'lagna')), named('atmakaraka', at(AK, [9]))) },
  { id: 'raja-venus-moon-from-karakamsha', name: 'Raja Sambandha', locus: '40.14', rule: 'Venus and the Moon in the 4th from the karakamsha.', when: every(['Venus', 'Moon'], [4], karakamsha) },
  { id: 'raja-fifth-lord-joined', name: 'Raja Sambandha', locus: '40.15', rule: 'The lord of the lagna or the atmakaraka with the lord of the 5th, in a kendra or trikona.', when: all(at(lord(5), KENDRAS_TRIKONAS), any(together(lord(1), lord(5)), together(AK, lord(5)))) },
  { id: 'arudha-gains', name: 'Arudha Labha', locus: 'ch. 29', rule: 'A planet in the 11th from the arudha of the lagna and none in the 12th from it.', when: all(some('planets', [11], arudha(1)), none('planets', [12], arudha(1))) },
  { id: 'rajabhrashta', name: 'Rajabhrashta', nature: 'inauspicious', sources: ['raman-300'], classification: 'modern', locus: '297', rule: 'The lords of the arudhas of the lagna and of the 12th together.', when: together(lordFrom(1, arudha(1)), lordFrom(1, arudha(12))) },
]);

export const JAIMINI: readonly YogaRow[] = [...PAIRS, ...PARASHARA];
