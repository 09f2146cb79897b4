/**
 * Raja yogas by lords: a kendra and a trikona linked, the lords of 9 and 10 above all, lords of evil houses in evil houses, and the
 * combinations that Parashara, Mantreshvara and Raman list one by one.
 *
 * Sources: Parashara 34.11–13 and ch. 39 (`bphs`); Phaladeepika, ch. 6 and 7 (`phaladeepika`); Uttara Kalamrita, ch. 4
 * (`uttara-kalamrita`); Raman (`raman-300`), by his numbers.
 */

import type { Graha } from '../graha/kundli.ts';
import { is, oneGraha, together } from './company.ts';
import { all, any, anyOf, type Condition, either, named, not, unless } from './condition.ts';
import { aspects, aspectsHouse, houseSeen, seen } from './glances.ts';
import { DUSTHANAS, KENDRAS, KENDRAS_TRIKONAS } from './groups.ts';
import { at, every, none, some } from './places.ts';
import { type Cancellation, ordinal, rowsOf, type YogaGrade, type YogaRow } from './row.ts';
import { sizeOf } from './sets.ts';
import {
  combust,
  debilitated,
  exalted,
  FIXED,
  inDegrees,
  inimical,
  inNavamshas,
  inSigns,
  lagnaIn,
  lagnaVargottama,
  MOVABLE,
  own,
  ownOrExalted,
  tally,
  vargottama,
} from './standing.ts';
import { exchange, linked } from './ties.ts';
import type { View } from './view.ts';
import { lord, navamshaLord } from './who.ts';

const BENEFIC_THREE = ['Mercury', 'Jupiter', 'Venus'] as const;
const CRUEL_THREE = ['Sun', 'Mars', 'Saturn'] as const;
const SEVEN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** Either lord owns one of some houses as well. */
function alsoOwns(a: number, b: number, houses: readonly number[]): Condition {
  return any(...houses.flatMap((house) => [oneGraha(lord(house), lord(a)), oneGraha(lord(house), lord(b))]));
}

const evilLordship = (a: number, b: number): Cancellation => ({
  id: 'lord-of-3-6-or-11',
  rule: 'One of the two lords also owns the 3rd, 6th or 11th.',
  when: alsoOwns(a, b, [3, 6, 11]),
  sources: ['bphs'],
  classification: 'classical',
});

/** Kendra and trikona; the lagna is both. The pair of 9 and 10 has a row of its own. */
// biome-ignore format: pairs
const PAIRS: readonly (readonly [kendra: number, trikona: number])[] = [[1, 5], [1, 9], [4, 1], [4, 5], [4, 9], [7, 1], [7, 5], [7, 9], [10, 1], [10, 5]];

const LORDS = rowsOf(
  {
    family: 'raja',
    nature: 'auspicious',
    sources: ['bphs', 'uttara-kalamrita'],
    locus: '34.11–12; 4.4',
    classification: 'classical',
  },
  [
    ...PAIRS.map(([a, b]) => ({
      id: `raja-lords-${Math.min(a, b)}-${Math.max(a, b)}`,
      name: 'Raja',
      rule: `The lords of the ${ordinal(a)} and the ${ordinal(b)} linked by conjunction, exchange or mutual aspect.`,
      when: linked(a, b),
      cancelledBy: [evilLordship(a, b)],
    })),
    {
      id: 'dharma-karmadhipati',
      name: 'Dharma Karmadhipati',
      sources: ['phaladeepika', 'uttara-kalamrita', 'bphs'] as const,
      locus: '6.37; 4.3; 39.37',
      rule: 'The lords of the 9th and the 10th linked by conjunction, exchange or mutual aspect, or one graha lord of both.',
      when: any(linked(9, 10), named('one-lord', oneGraha(lord(9), lord(10)))),
      cancelledBy: [
        {
          id: 'lord-of-8-or-11',
          rule: 'One of the two lords also owns the 8th or the 11th.',
          when: alsoOwns(9, 10, [8, 11]),
          sources: ['uttara-kalamrita'] as const,
          classification: 'classical' as const,
        },
      ],
    },
    {
      id: 'yogakaraka',
      name: 'Yogakaraka',
      sources: ['bphs'] as const,
      locus: '34.13',
      rule: 'One graha owns a kendra (4, 7, 10) and a trikona (5, 9).',
      when: any(...[4, 7, 10].flatMap((kendra) => [5, 9].map((trikona) => oneGraha(lord(kendra), lord(trikona))))),
    },
  ],
);

/** The lord of an evil house in the evil houses that the school allows. */
function reversed(house: 6 | 8 | 12): Condition {
  const others = DUSTHANAS.filter((other) => other !== house);
  const elsewhere = either(['viparita', 'uttara-kalamrita'], at(lord(house), others), at(lord(house), [house]));
  return either(['viparita', 'phaladeepika'], at(lord(house), DUSTHANAS), elsewhere);
}

/** A graha outside the three lords with the lord. */
const company = (house: 6 | 8 | 12): Cancellation => ({
  id: 'joined-by-other-lords',
  rule: 'The lord is together with a graha that owns neither the 6th, 8th nor 12th.',
  when: any(
    ...SEVEN.map((graha) =>
      all(together(graha, lord(house)), not(any(is(lord(6), [graha]), is(lord(8), [graha]), is(lord(12), [graha])))),
    ),
  ),
  sources: ['uttara-kalamrita'],
  classification: 'classical',
});

// biome-ignore format: a table reads in rows
export const VIPARITA: readonly YogaRow[] = rowsOf({ family: 'viparita', nature: 'auspicious', sources: ['phaladeepika', 'uttara-kalamrita', 'raman-300'], classification: 'classical' }, [
  { id: 'harsha', name: 'Harsha', locus: '6.57; 4.22; 105', rule: 'The lord of the 6th in the 6th, 8th or 12th.', when: reversed(6), cancelledBy: [company(6)] },
  { id: 'sarala', name: 'Sarala', locus: '6.57; 4.22; 106', rule: 'The lord of the 8th in the 6th, 8th or 12th.', when: reversed(8), cancelledBy: [company(8)] },
  { id: 'vimala', name: 'Vimala', locus: '6.57; 4.22; 107', rule: 'The lord of the 12th in the 6th, 8th or 12th.', when: reversed(12), cancelledBy: [company(12)] },
]);

function weakLord(house: number): Condition {
  return any(debilitated(lord(house)), inimical(lord(house)), combust(lord(house)));
}

const noneExalted = (view: View): boolean => (view.exalted & 0b1111111) === 0;

/** Parashara 39.44–46: one to three exalted, four or five, six. */
function byExaltations(view: View): YogaGrade {
  const exaltations = sizeOf(view.exalted & 0b1111111);
  return exaltations <= 3 ? 'little' : exaltations <= 5 ? 'medium' : 'full';
}

/** The Moon seen by at least four of the others. */
const others = (graha: Graha) => SEVEN.filter((other) => other !== graha);

// biome-ignore format: a table reads in rows
const PARASHARA = rowsOf({ family: 'raja', nature: 'auspicious', sources: ['bphs'], classification: 'classical' }, [
  { id: 'maha-raja-by-exchange', name: 'Maha Raja', locus: '39.6–7', rule: 'The lords of the lagna and the 5th in each other’s houses.', when: exchange(1, 5) },
  { id: 'raja-benefics-around-lagna', name: 'Raja', locus: '39.17', rule: 'Benefics in the lagna, the 2nd and the 4th, a malefic in the 3rd.', when: all(some('benefics', [1]), some('benefics', [2]), some('benefics', [4]), some('malefics', [3])) },
  { id: 'raja-exalted-benefic-in-second', name: 'Raja', locus: '39.18', rule: 'The Moon, Mercury, Jupiter or Venus exalted in the 2nd.', when: unless(noneExalted, anyOf(['Moon', 'Mercury', 'Jupiter', 'Venus'], (graha) => all(exalted(graha), at(graha, [2])))) },
  { id: 'raja-weak-lords-of-evil', name: 'Raja', locus: '39.20', rule: 'The lords of the 6th, 8th and 12th debilitated, in enemies’ signs or combust, while the lord of the lagna, at home or exalted, looks at the lagna.', when: all(weakLord(6), weakLord(8), weakLord(12), ownOrExalted(lord(1)), aspectsHouse(lord(1), 1)) },
  { id: 'raja-tenth-lord-sees-lagna', name: 'Raja', locus: '39.21', rule: 'The lord of the 10th, at home or exalted, looks at the lagna.', when: all(ownOrExalted(lord(10)), aspectsHouse(lord(10), 1)) },
  { id: 'raja-exchange-of-4-and-10', name: 'Raja', locus: '39.35', rule: 'The lords of the 4th and the 10th in each other’s houses, one of the two seen by the lords of the 5th and the 9th.', when: all(exchange(4, 10), any(...[4, 10].map((house) => all(aspects(lord(5), lord(house)), aspects(lord(9), lord(house)))))) },
  { id: 'raja-four-lords-in-ninth', name: 'Raja', locus: '39.36', rule: 'The lords of the lagna, the 4th, 5th and 10th all in the 9th.', when: all(...[1, 4, 5, 10].map((house) => at(lord(house), [9]))) },
  { id: 'raja-jupiter-at-home-in-ninth', name: 'Raja', locus: '39.39', rule: 'Jupiter at home in the 9th, with Venus or the lord of the 5th.', when: all(at('Jupiter', [9]), own('Jupiter'), any(together('Jupiter', 'Venus'), together('Jupiter', lord(5)))) },
  { id: 'raja-moon-vargottama', name: 'Raja', locus: '39.42–43', rule: 'The Moon in one sign in rashi and navamsha, seen by four planets or more.', when: all(vargottama('Moon'), seen('Moon', others('Moon'), 4)) },
  { id: 'raja-lagna-vargottama', name: 'Raja', locus: '39.42–43', rule: 'The lagna in one sign in rashi and navamsha, seen by four planets or more, the Moon not counted.', when: all(lagnaVargottama, houseSeen(1, others('Moon'), 4)) },
  { id: 'raja-by-exaltations', name: 'Raja', locus: '39.44–46', rule: 'Some of the seven planets exalted.', when: tally(['exalted'], 1), grading: { rule: 'One to three exalted give little, four or five medium, six or more all.', of: byExaltations } },
  { id: 'raja-exalted-benefic', name: 'Raja', locus: '39.47', rule: 'Mercury, Jupiter or Venus exalted, and a benefic in a kendra.', when: all(anyOf(BENEFIC_THREE, exalted), some('benefics', KENDRAS)) },
  { id: 'raja-benefics-in-kendras', name: 'Raja', locus: '39.48', rule: 'Mercury, Jupiter and Venus in kendras; Sun, Mars and Saturn in the 3rd, 6th and 11th.', when: all(every(BENEFIC_THREE, KENDRAS), every(CRUEL_THREE, [3, 6, 11])) },
  { id: 'raja-first-and-tenth-exchange', name: 'Raja Sambandha', locus: '40.13', rule: 'The lords of the lagna and the 10th in each other’s houses.', when: exchange(1, 10) },
  { id: 'raja-eleventh-seen-by-its-lord', name: 'Raja Sambandha', locus: '40.2', rule: 'The 11th seen by its own lord, and no malefic in the 10th nor the 11th.', when: all(aspectsHouse(lord(11), 11), none('malefics', [10, 11])) },
]);

/** Malefics in 3, 6 and 11 from somewhere. */
const growing = (from: Parameters<typeof every>[2]) => every(CRUEL_THREE, [3, 6, 11], from);

// biome-ignore format: a table reads in rows
const MANTRESHVARA = rowsOf({ family: 'raja', nature: 'auspicious', sources: ['phaladeepika'], classification: 'classical' }, [
  { id: 'raja-three-dignified-in-kendras', name: 'Raja', sources: ['phaladeepika', 'raman-300'], locus: '7.1; 245', rule: 'Three planets or more at home or exalted in kendras.', when: tally(['own', 'exalted'], 3, KENDRAS) },
  { id: 'raja-malefics-growing', name: 'Raja', locus: '7.24', rule: 'Sun, Mars and Saturn in the 3rd, 6th and 11th from the lord of the lagna, from the Moon or from the lagna.', when: any(named('from-lagna', growing('lagna')), named('from-moon', growing('Moon')), named('from-lagna-lord', growing(lord(1)))) },
  { id: 'raja-mars-mercury-in-second', name: 'Raja', locus: '7.24', rule: 'Mars and Mercury in the 2nd.', when: every(['Mars', 'Mercury'], [2]) },
  { id: 'raja-sun-venus-in-fourth', name: 'Raja', locus: '7.24', rule: 'Sun and Venus in the 4th.', when: every(['Sun', 'Venus'], [4]) },
  { id: 'raja-mars-saturn-jupiter', name: 'Raja', locus: '7.24', rule: 'Mars in the 10th, Saturn in the 11th, Jupiter in the lagna.', when: all(at('Mars', [10]), at('Saturn', [11]), at('Jupiter', [1])) },
  { id: 'akhanda-samrajya', name: 'Akhanda Samrajya', sources: ['phaladeepika', 'raman-300'], locus: '7.25; 262', rule: 'A lord of the 2nd, 9th or 11th in a kendra from the Moon, and Jupiter lord of the 2nd, 5th or 11th.', when: all(any(...[2, 9, 11].map((house) => at(lord(house), KENDRAS, 'Moon'))), any(...[2, 5, 11].map((house) => is(lord(house), ['Jupiter'])))) },
]);

// biome-ignore format: a table reads in rows
const RAMAN = rowsOf({ family: 'raja', nature: 'auspicious', sources: ['raman-300'], classification: 'modern' }, [
  { id: 'raja-moon-jupiter-venus-saturn', name: 'Raja', locus: '249', rule: 'The Moon in the lagna, Jupiter in the 4th, Venus in the 10th, Saturn at home or exalted.', when: all(at('Moon', [1]), at('Jupiter', [4]), at('Venus', [10]), ownOrExalted('Saturn')) },
  { id: 'raja-moon-in-kendra-seen', name: 'Raja', locus: '251', rule: 'The Moon in the 4th, 7th or 10th, seen by Jupiter or another strong planet.', when: all(at('Moon', [4, 7, 10]), any(aspects('Jupiter', 'Moon'), seen('Moon', 'strong'))) },
  { id: 'raja-jupiter-and-mercury-seen', name: 'Raja', locus: '253', rule: 'Jupiter in the lagna seen by the lord of the 9th, Mercury in a kendra seen by the lord of the 11th.', when: all(at('Jupiter', [1]), at('Mercury', KENDRAS), aspects(lord(9), 'Jupiter'), aspects(lord(11), 'Mercury')) },
  { id: 'raja-saturn-seen-by-tenth-lord', name: 'Raja', locus: '254', rule: 'Saturn exalted or in Aquarius, in a kendra or trikona, seen by the lord of the 10th.', when: all(inSigns('Saturn', [7, 11]), at('Saturn', KENDRAS_TRIKONAS), aspects(lord(10), 'Saturn')) },
  { id: 'raja-moon-mars-and-rahu', name: 'Raja', locus: '255', rule: 'Moon and Mars in the 2nd or 3rd, Rahu in the 5th.', when: all(together('Moon', 'Mars'), at('Moon', [2, 3]), at('Rahu', [5])) },
  { id: 'raja-fixed-lagna', name: 'Raja', locus: '257', rule: 'In a fixed lagna its lord in the 10th, Jupiter in the 5th and in a kendra from the Moon.', when: all(lagnaIn(FIXED), at(lord(1), [10]), at('Jupiter', [5]), at('Jupiter', KENDRAS, 'Moon')) },
  { id: 'raja-lord-of-moons-navamsha', name: 'Raja', locus: '258', rule: 'The lord of the Moon’s navamsha in a kendra or trikona from the lagna or from Mercury.', when: any(named('from-lagna', at(navamshaLord('Moon'), KENDRAS_TRIKONAS)), named('from-mercury', at(navamshaLord('Moon'), KENDRAS_TRIKONAS, 'Mercury'))) },
  { id: 'raja-taurus-lagna', name: 'Raja', locus: '259', rule: 'Taurus rises with the Moon; Saturn in the 10th, the Sun in the 4th, Jupiter in the 7th.', when: all(lagnaIn([2]), at('Moon', [1]), at('Saturn', [10]), at('Sun', [4]), at('Jupiter', [7])) },
  { id: 'raja-movable-lagna', name: 'Raja', locus: '260', rule: 'Lagna and its lord in movable signs, and the lord of a debilitated planet’s navamsha in a kendra or trikona.', when: all(lagnaIn(MOVABLE), inSigns(lord(1), MOVABLE), anyOf(SEVEN, (graha) => all(debilitated(graha), at(navamshaLord(graha), KENDRAS_TRIKONAS)))) },
  { id: 'raja-rahu-and-saturn-in-tenth', name: 'Raja', locus: '261', rule: 'The lord of the lagna with a debilitated planet, Rahu and Saturn in the 10th seen by the lord of the 9th.', when: all(at('Rahu', [10]), at('Saturn', [10]), aspects(lord(9), 'Saturn'), anyOf(SEVEN, (graha) => all(debilitated(graha), together(graha, lord(1))))) },
  { id: 'raja-bhanga-leo-lagna', name: 'Raja Bhanga', nature: 'inauspicious', locus: '298', rule: 'Leo rises and Saturn, exalted, is debilitated in his navamsha or seen by a benefic.', when: all(lagnaIn([5]), exalted('Saturn'), any(inNavamshas('Saturn', [1]), seen('Saturn', 'benefics'))) },
  { id: 'raja-bhanga-sun-in-libra', name: 'Raja Bhanga', nature: 'inauspicious', locus: '299', rule: 'The Sun in the tenth degree of Libra.', when: inDegrees('Sun', 7, 9, 10) },
]);

export const RAJA: readonly YogaRow[] = [...LORDS, ...PARASHARA, ...MANTRESHVARA, ...RAMAN];
