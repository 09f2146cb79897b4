/**
 * Yogas of the five great men, of the Sun and of the Moon.
 *
 * Sources: Parashara 75, 36, 37 and 38 (`bphs`); Phaladeepika, ch. 6 (`phaladeepika`); Brihat Jataka, ch. 13 (`brihat-jataka`);
 * Saravali, ch. 13 and 14 (`saravali`); Raman (`raman-300`), by his numbers.
 */

import type { Graha } from '../graha/kundli.ts';
import { joins, together } from './company.ts';
import { all, any, type Condition, either, named, not } from './condition.ts';
import { aspects, houseSeen, mutual, seen } from './glances.ts';
import { KENDRAS, UPACHAYAS } from './groups.ts';
import { INDEX, MOON } from './numbers.ts';
import { at, every, none, only, some } from './places.ts';
import { type Cancellation, rowsOf, type YogaGrade, type YogaRow } from './row.ts';
import { sizeOf } from './sets.ts';
import {
  byDay,
  byNight,
  combust,
  debilitated,
  inimical,
  inNavamshas,
  inSigns,
  lagnaIn,
  nearer,
  noted,
  ownOrExalted,
  withGreatFriend,
} from './standing.ts';
import { touched } from './ties.ts';
import { occupantsIn, type View } from './view.ts';
import { dispositor, lord } from './who.ts';

const BENEFIC_THREE = ['Mercury', 'Jupiter', 'Venus'] as const;
const THREE = BENEFIC_THREE.reduce((set, graha) => set | (1 << INDEX[graha]), 0);

function greatMan(graha: Graha): Condition {
  const fromLagna = at(graha, KENDRAS);
  const kendra = either(
    ['mahapurusha', 'lagna'],
    fromLagna,
    any(named('from-lagna', fromLagna), named('from-moon', at(graha, KENDRAS, 'Moon'))),
  );
  return all(kendra, ownOrExalted(graha));
}

/** Some star planet in a house from a light; the other light there counts for nothing, or spoils it. */
function beside(light: 'Sun' | 'Moon', house: number): Condition {
  const star = some('stars', [house], light);
  const other: readonly Graha[] = [light === 'Sun' ? 'Moon' : 'Sun'];
  return either(['otherLight', 'spoils'], all(star, none(other, [house], light)), star);
}

/** The same by benefics or malefics alone. */
function besidePure(set: 'good-stars' | 'bad-stars', house: number): Condition {
  return all(beside('Sun', house), none(set === 'good-stars' ? 'bad-stars' : 'good-stars', [house], 'Sun'));
}

export const KEMADRUMA_BHANGA: readonly Cancellation[] = [
  {
    id: 'planet-in-kendra-from-moon',
    rule: 'A planet other than the Sun in a kendra from the Moon.',
    when: some('stars', [4, 7, 10], 'Moon'),
    sources: ['saravali', 'phaladeepika'],
    classification: 'classical',
  },
  {
    id: 'planet-with-moon',
    rule: 'A planet other than the Sun together with the Moon.',
    when: joins('Moon', 'stars'),
    sources: ['bphs', 'saravali'],
    classification: 'classical',
  },
  {
    id: 'planet-in-kendra-from-lagna',
    rule: 'A planet other than the Sun in a kendra from the lagna.',
    when: some('stars', KENDRAS),
    sources: ['bphs'],
    classification: 'classical',
  },
  {
    id: 'moon-in-kendra',
    rule: 'The Moon in a kendra from the lagna.',
    when: at('Moon', KENDRAS),
    sources: ['brihat-jataka'],
    classification: 'classical',
  },
  {
    id: 'moon-aspected',
    rule: 'The Moon seen by a planet.',
    when: seen('Moon', 'planets'),
    sources: ['saravali'],
    classification: 'classical',
  },
  {
    id: 'jupiter-aspects-moon',
    rule: 'The Moon seen by Jupiter.',
    when: aspects('Jupiter', 'Moon'),
    sources: ['almanac-practice'],
    classification: 'traditional',
  },
];

/** Nobody but the Sun beside the Moon. */
export const KEMADRUMA: Condition = all(noted('Moon'), none('stars', [2], 'Moon'), none('stars', [12], 'Moon'));

/** Three benefics in the houses of growth from the Moon give much, two less, one little. */
function growth(view: View): YogaGrade {
  const there = sizeOf(occupantsIn(view, UPACHAYAS, view.signs[MOON] as number) & THREE);
  return there === 3 ? 'full' : there === 2 ? 'medium' : 'little';
}

const ODD = [1, 3, 5, 7, 9, 11];
const EVEN = [2, 4, 6, 8, 10, 12];
const PANAPHARAS = [2, 5, 8, 11];
const APOKLIMAS = [3, 6, 9, 12];

// biome-ignore format: a table reads in rows
const GREAT_MEN: readonly (readonly [id: string, name: string, graha: Graha])[] = [
  ['ruchaka', 'Ruchaka', 'Mars'], ['bhadra', 'Bhadra', 'Mercury'], ['hamsa', 'Hamsa', 'Jupiter'], ['malavya', 'Malavya', 'Venus'], ['shasha', 'Shasha', 'Saturn'],
];

export const MAHAPURUSHA: readonly YogaRow[] = rowsOf(
  {
    family: 'pancha-mahapurusha',
    nature: 'auspicious',
    sources: ['bphs', 'phaladeepika', 'saravali'],
    locus: '75.1–2; 6.1; 37.2',
    classification: 'classical',
  },
  GREAT_MEN.map(([id, name, graha]) => ({
    id,
    name,
    rule: `${graha} in its own sign or its exaltation, in a kendra from the lagna.`,
    when: greatMan(graha),
  })),
);

// biome-ignore format: a table reads in rows
export const SURYA: readonly YogaRow[] = rowsOf({ family: 'surya', nature: 'mixed', sources: ['bphs', 'saravali', 'phaladeepika'], classification: 'classical' }, [
  { id: 'vesi', name: 'Vesi', locus: '38.1; 14.1; 6.8', rule: 'A planet other than the Moon in the 2nd from the Sun.', when: beside('Sun', 2) },
  { id: 'vosi', name: 'Vosi', locus: '38.1; 14.1; 6.8', rule: 'A planet other than the Moon in the 12th from the Sun.', when: beside('Sun', 12) },
  { id: 'ubhayachara', name: 'Ubhayachara', locus: '38.1; 14.1; 6.8', rule: 'Planets other than the Moon in the 2nd and the 12th from the Sun.', when: all(beside('Sun', 2), beside('Sun', 12)) },
  { id: 'shubha-vesi', name: 'Shubha Vesi', nature: 'auspicious', sources: ['phaladeepika', 'bphs'], locus: '6.8–10; 38.4', rule: 'Vesi made by benefics alone.', when: besidePure('good-stars', 2) },
  { id: 'papa-vesi', name: 'Papa Vesi', nature: 'inauspicious', sources: ['phaladeepika', 'bphs'], locus: '6.8–10; 38.4', rule: 'Vesi made by malefics alone.', when: besidePure('bad-stars', 2) },
  { id: 'shubha-vosi', name: 'Shubha Vosi', nature: 'auspicious', sources: ['phaladeepika', 'bphs'], locus: '6.8–10; 38.4', rule: 'Vosi made by benefics alone.', when: besidePure('good-stars', 12) },
  { id: 'papa-vosi', name: 'Papa Vosi', nature: 'inauspicious', sources: ['phaladeepika', 'bphs'], locus: '6.8–10; 38.4', rule: 'Vosi made by malefics alone.', when: besidePure('bad-stars', 12) },
  { id: 'shubha-ubhayachara', name: 'Shubha Ubhayachara', nature: 'auspicious', sources: ['phaladeepika', 'bphs'], locus: '6.8–10; 38.4', rule: 'Ubhayachara made by benefics alone.', when: all(besidePure('good-stars', 2), besidePure('good-stars', 12)) },
  { id: 'papa-ubhayachara', name: 'Papa Ubhayachara', nature: 'inauspicious', sources: ['phaladeepika', 'bphs'], locus: '6.8–10; 38.4', rule: 'Ubhayachara made by malefics alone.', when: all(besidePure('bad-stars', 2), besidePure('bad-stars', 12)) },
  { id: 'budha-aditya', name: 'Budha Aditya', nature: 'auspicious', sources: ['raman-300'], classification: 'modern', locus: '24', rule: 'Sun and Mercury in one sign.', when: together('Sun', 'Mercury'),
    cancelledBy: [{ id: 'mercury-within-10-degrees', rule: 'Mercury nearer to the Sun than 10 degrees.', when: nearer('Mercury', 'Sun', 10), sources: ['raman-300'], classification: 'modern' }] },
  { id: 'bhaskara', name: 'Bhaskara', nature: 'auspicious', sources: ['raman-300'], classification: 'modern', locus: '159', rule: 'Mercury in the 2nd from the Sun, the Moon in the 11th from Mercury, Jupiter in the 5th or 9th from the Moon.', when: all(at('Mercury', [2], 'Sun'), at('Moon', [11], 'Mercury'), at('Jupiter', [5, 9], 'Moon')) },
  { id: 'mahabhagya-by-day', name: 'Mahabhagya', nature: 'auspicious', sources: ['phaladeepika', 'raman-300'], locus: '–; 25', rule: 'For a man: born by day, with the lagna, Sun and Moon in odd signs.', when: all(byDay, lagnaIn(ODD), inSigns('Sun', ODD), inSigns('Moon', ODD)) },
  { id: 'mahabhagya-by-night', name: 'Mahabhagya', nature: 'auspicious', sources: ['phaladeepika', 'raman-300'], locus: '–; 25', rule: 'For a woman: born by night, with the lagna, Sun and Moon in even signs.', when: all(byNight, lagnaIn(EVEN), inSigns('Sun', EVEN), inSigns('Moon', EVEN)) },
]);

// biome-ignore format: a table reads in rows
export const CHANDRA: readonly YogaRow[] = rowsOf({ family: 'chandra', nature: 'auspicious', sources: ['bphs', 'saravali', 'brihat-jataka', 'phaladeepika'], classification: 'classical' }, [
  { id: 'sunapha', name: 'Sunapha', locus: '37.7–10; 13.1; 13.3; 6.5', rule: 'A planet other than the Sun in the 2nd from the Moon.', when: beside('Moon', 2) },
  { id: 'anapha', name: 'Anapha', locus: '37.7–10; 13.1; 13.3; 6.5', rule: 'A planet other than the Sun in the 12th from the Moon.', when: beside('Moon', 12) },
  { id: 'durudhara', name: 'Durudhara', locus: '37.7–10; 13.1; 13.3; 6.5', rule: 'Planets other than the Sun in the 2nd and the 12th from the Moon.', when: all(beside('Moon', 2), beside('Moon', 12)) },
  { id: 'kemadruma', name: 'Kemadruma', nature: 'inauspicious', sources: ['saravali', 'brihat-jataka', 'phaladeepika'], locus: '13.2; 13.3; 6.5', rule: 'No planet but the Sun in the 2nd nor in the 12th from the Moon.', when: KEMADRUMA, cancelledBy: KEMADRUMA_BHANGA },
  { id: 'kemadruma-parashara', name: 'Kemadruma', nature: 'inauspicious', sources: ['bphs'], locus: '37.11–13', rule: 'No planet but the Sun with the Moon, in the 2nd or 12th from her, nor in a kendra from the lagna.', when: all(KEMADRUMA, not(joins('Moon', 'stars')), none('stars', KENDRAS)), cancelledBy: KEMADRUMA_BHANGA.filter(({ sources }) => !sources.includes('bphs')) },
  { id: 'gaja-kesari', name: 'Gaja Kesari', sources: ['phaladeepika', 'raman-300'], locus: '6.14; 1', rule: 'Jupiter in a kendra from the Moon.', when: at('Jupiter', KENDRAS, 'Moon') },
  { id: 'gaja-kesari-parashara', name: 'Gaja Kesari', sources: ['bphs'], locus: '36.3–4', rule: 'Jupiter in a kendra from the lagna or the Moon, joined or seen by another benefic, not debilitated, combust or in the sign of an enemy.',
    when: all(any(named('from-lagna', at('Jupiter', KENDRAS)), named('from-moon', at('Jupiter', KENDRAS, 'Moon'))), touched('Jupiter', 'benefics'), not(debilitated('Jupiter')), not(combust('Jupiter')), not(inimical('Jupiter'))) },
  { id: 'chandra-mangala', name: 'Chandra Mangala', nature: 'mixed', sources: ['raman-300'], locus: '6', classification: 'modern', rule: 'Moon and Mars in one sign.', when: together('Moon', 'Mars') },
  { id: 'chandra-mangala-by-aspect', name: 'Chandra Mangala', nature: 'mixed', sources: ['raman-300'], classification: 'modern', rule: 'Moon and Mars look at each other.', when: mutual('Moon', 'Mars') },
  { id: 'guru-mangala', name: 'Guru Mangala', sources: ['pyjhora'], classification: 'convention', rule: 'Jupiter and Mars in one sign, or in opposite signs.', when: any(named('together', together('Jupiter', 'Mars')), named('opposite', at('Mars', [7], 'Jupiter'))) },
  { id: 'adhi', name: 'Adhi', sources: ['bphs', 'brihat-jataka', 'phaladeepika', 'raman-300'], locus: '37.5; 13.2; 6.42; 7', rule: 'Mercury, Jupiter and Venus all in the 6th, 7th and 8th from the Moon.', when: every(BENEFIC_THREE, [6, 7, 8], 'Moon') },
  { id: 'adhi-in-part', name: 'Adhi', sources: ['bphs', 'brihat-jataka'], locus: '37.5; 13.2', rule: 'One or two of Mercury, Jupiter and Venus in the 6th, 7th and 8th from the Moon, and neither Sun, Mars nor Saturn.', when: all(some(BENEFIC_THREE, [6, 7, 8], 'Moon'), not(every(BENEFIC_THREE, [6, 7, 8], 'Moon')), none(['Sun', 'Mars', 'Saturn'], [6, 7, 8], 'Moon')) },
  { id: 'dhana-from-moon', name: 'Dhana', sources: ['bphs'], locus: '37.6', rule: 'Mercury, Jupiter or Venus in the 3rd, 6th, 10th or 11th from the Moon.', when: some(BENEFIC_THREE, UPACHAYAS, 'Moon'), grading: { rule: 'All three there give much, two medium, one little.', of: growth } },
  { id: 'vasumati', name: 'Vasumati', sources: ['phaladeepika', 'raman-300'], locus: '6.19; 9', rule: 'Mercury, Jupiter and Venus all in the 3rd, 6th, 10th and 11th from the lagna or from the Moon.', when: any(named('from-lagna', every(BENEFIC_THREE, UPACHAYAS)), named('from-moon', every(BENEFIC_THREE, UPACHAYAS, 'Moon'))) },
  { id: 'amala', name: 'Amala', sources: ['bphs', 'phaladeepika', 'raman-300'], locus: '36.5–6; 6.19; 13', rule: 'Benefics alone in the 10th from the lagna or from the Moon.', when: any(named('from-lagna', only('benefics', 10)), named('from-moon', only('benefics', 10, 'Moon'))) },
  { id: 'pushkala', name: 'Pushkala', sources: ['phaladeepika', 'raman-300'], locus: '6.20; 26', rule: 'The lord of the Moon’s sign with the lord of the lagna, in a kendra or the sign of a great friend, while a strong planet looks at the lagna.', when: all(together(dispositor('Moon'), lord(1)), any(at(lord(1), KENDRAS), withGreatFriend(lord(1))), houseSeen(1, 'strong')) },
  { id: 'shakata-of-moon', name: 'Shakata', nature: 'inauspicious', sources: ['phaladeepika', 'raman-300'], locus: '–; 12', rule: 'The Moon in the 6th, 8th or 12th from Jupiter.', when: at('Moon', [6, 8, 12], 'Jupiter'),
    cancelledBy: [{ id: 'moon-in-kendra', rule: 'The Moon in a kendra from the lagna.', when: at('Moon', KENDRAS), sources: ['phaladeepika', 'raman-300'], classification: 'classical' }] },
  { id: 'adhama', name: 'Adhama', nature: 'inauspicious', sources: ['bphs', 'brihat-jataka'], locus: '37.1; 13.1', rule: 'The Moon in a kendra from the Sun.', when: at('Moon', KENDRAS, 'Sun') },
  { id: 'sama', name: 'Sama', nature: 'mixed', sources: ['bphs', 'brihat-jataka'], locus: '37.1; 13.1', rule: 'The Moon in the 2nd, 5th, 8th or 11th from the Sun.', when: at('Moon', PANAPHARAS, 'Sun') },
  { id: 'varishtha', name: 'Varishtha', sources: ['bphs', 'brihat-jataka'], locus: '37.1; 13.1', rule: 'The Moon in the 3rd, 6th, 9th or 12th from the Sun.', when: at('Moon', APOKLIMAS, 'Sun') },
  { id: 'moon-of-day-seen-by-jupiter', name: 'Chandra', sources: ['bphs'], locus: '37.2–4', rule: 'By day, the Moon in her own or a friend’s navamsha and seen by Jupiter.', when: all(byDay, inNavamshas('Moon', [3, 4, 5, 6]), aspects('Jupiter', 'Moon')) },
  { id: 'moon-of-night-seen-by-venus', name: 'Chandra', sources: ['bphs'], locus: '37.2–4', rule: 'By night, the Moon in her own or a friend’s navamsha and seen by Venus.', when: all(byNight, inNavamshas('Moon', [3, 4, 5, 6]), aspects('Venus', 'Moon')) },
  { id: 'marud', name: 'Marud', sources: ['raman-300'], classification: 'modern', locus: '160', rule: 'Jupiter in the 5th or 9th from Venus, the Moon in the 5th from Jupiter, the Sun in a kendra from the Moon.', when: all(at('Jupiter', [5, 9], 'Venus'), at('Moon', [5], 'Jupiter'), at('Sun', KENDRAS, 'Moon')) },
  { id: 'budha', name: 'Budha', sources: ['raman-300'], classification: 'modern', locus: '162', rule: 'Jupiter in the lagna, the Moon in a kendra, Rahu in the 2nd from the Moon, Sun and Mars in the 3rd from Rahu.', when: all(at('Jupiter', [1]), at('Moon', KENDRAS), at('Rahu', [2], 'Moon'), at('Sun', [3], 'Rahu'), at('Mars', [3], 'Rahu')) },
]);
