/**
 * Doshas by company, by the Moon's state and by houses, as almanacs and programs name them, and the few that a text has.
 *
 * Sources: practice (`almanac-practice`, `program-practice`) unless a text is named. What is said to lift them is practice too.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { ARISHTA_BHANGA, BALARISHTA } from '../yoga/afflictions.ts';
import { is, joins, together } from '../yoga/company.ts';
import { all, any, type Condition, named, not } from '../yoga/condition.ts';
import { aspects } from '../yoga/glances.ts';
import { DUSTHANAS } from '../yoga/groups.ts';
import { KEMADRUMA, KEMADRUMA_BHANGA } from '../yoga/luminaries.ts';
import { at, hemmed, some } from '../yoga/places.ts';
import type { Cancellation } from '../yoga/row.ts';
import { combust, debilitated, elongation, ownOrExalted } from '../yoga/standing.ts';
import { houseTouched, meets, touched } from '../yoga/ties.ts';
import { DARIDRA } from '../yoga/wealth.ts';
import { lord, lordFrom } from '../yoga/who.ts';
import { type DoshaRow, doshaRows } from './row.ts';

const practice = {
  sources: ['almanac-practice'] as readonly SourceKey[],
  classification: 'traditional' as Classification,
};

function lifts(id: string, rule: string, when: Condition): Cancellation {
  return { id, rule, when, ...practice };
}

const byJupiter = (who: 'Sun' | 'Moon' | 'Mars' | 'Saturn'): Cancellation =>
  lifts(
    'jupiter-meets-it',
    `Jupiter together with ${who === 'Sun' || who === 'Moon' ? 'the ' : ''}${who} or looking there.`,
    meets('Jupiter', who),
  );
const dignifiedOne = (who: 'Mars' | 'Jupiter' | 'Moon' | 'Saturn'): Cancellation =>
  lifts('own-or-exalted', `${who} in its own sign or its exaltation.`, ownOrExalted(who));

// biome-ignore format: a table reads in rows
export const NODE_ROWS: readonly DoshaRow[] = doshaRows({ group: 'lunar-nodes', ...practice }, [
  { id: 'surya-grahan-dosha', name: 'Surya Grahan', rule: 'The Sun in one sign with Rahu or Ketu.', when: any(named('Rahu', together('Sun', 'Rahu')), named('Ketu', together('Sun', 'Ketu'))), cancelledBy: [byJupiter('Sun')] },
  { id: 'chandra-grahan-dosha', name: 'Chandra Grahan', rule: 'The Moon in one sign with Rahu or Ketu.', when: any(named('Rahu', together('Moon', 'Rahu')), named('Ketu', together('Moon', 'Ketu'))), cancelledBy: [byJupiter('Moon'), dignifiedOne('Moon')] },
  { id: 'guru-chandala-dosha', name: 'Guru Chandala', rule: 'Jupiter in one sign with Rahu or Ketu.', when: any(named('Rahu', together('Jupiter', 'Rahu')), named('Ketu', together('Jupiter', 'Ketu'))), cancelledBy: [dignifiedOne('Jupiter'), lifts('with-or-seen-by-benefic', 'Jupiter joined or seen by a benefic.', touched('Jupiter', 'benefics'))] },
  { id: 'shrapit-dosha', name: 'Shrapit', rule: 'Saturn in one sign with Rahu.', when: together('Saturn', 'Rahu'), cancelledBy: [byJupiter('Saturn'), dignifiedOne('Saturn')] },
  { id: 'shrapit-dosha-by-aspect', name: 'Shrapit', sources: ['program-practice'], classification: 'convention', rule: 'Saturn looks at Rahu.', when: aspects('Saturn', 'Rahu'), cancelledBy: [byJupiter('Saturn')] },
  { id: 'angarak-dosha', name: 'Angarak', rule: 'Mars in one sign with Rahu or Ketu.', when: any(named('Rahu', together('Mars', 'Rahu')), named('Ketu', together('Mars', 'Ketu'))), cancelledBy: [byJupiter('Mars'), dignifiedOne('Mars')] },
  { id: 'naga-dosha', name: 'Naga (Rahu Ketu)', rule: 'Rahu or Ketu in the lagna, the 2nd, the 7th or the 8th, as southern matching asks.', when: any(at('Rahu', [1, 2, 7, 8]), at('Ketu', [1, 2, 7, 8])), cancelledBy: [lifts('jupiter-sees-node', 'Jupiter looks at Rahu or Ketu.', any(aspects('Jupiter', 'Rahu'), aspects('Jupiter', 'Ketu')))] },
]);

// biome-ignore format: a table reads in rows
export const COMPANY_ROWS: readonly DoshaRow[] = doshaRows({ group: 'company', ...practice }, [
  { id: 'vish-dosha', name: 'Vish', rule: 'Saturn and the Moon in one sign.', when: together('Moon', 'Saturn'), cancelledBy: [byJupiter('Moon'), dignifiedOne('Moon'), dignifiedOne('Saturn')].map((each, i) => (i === 2 ? { ...each, id: 'saturn-own-or-exalted' } : each)) },
  { id: 'vish-dosha-by-aspect', name: 'Vish', sources: ['program-practice'], classification: 'convention', rule: 'Saturn looks at the Moon.', when: aspects('Saturn', 'Moon'), cancelledBy: [byJupiter('Moon')] },
  { id: 'pishacha-dosha', name: 'Pishacha', sources: ['program-practice'], classification: 'convention', rule: 'Saturn in one sign with Ketu.', when: together('Saturn', 'Ketu'), cancelledBy: [byJupiter('Saturn')] },
  { id: 'yama-dosha', name: 'Yama', sources: ['program-practice'], classification: 'convention', rule: 'Mars and Saturn in one sign.', when: together('Mars', 'Saturn'), cancelledBy: [byJupiter('Mars')] },
]);

// biome-ignore format: a table reads in rows
export const MOON_ROWS: readonly DoshaRow[] = doshaRows({ group: 'moon', ...practice }, [
  { id: 'kemadruma-dosha', name: 'Kemadruma', sources: ['saravali', 'brihat-jataka', 'phaladeepika'], classification: 'classical', rule: 'No planet but the Sun in the 2nd nor in the 12th from the Moon.', when: KEMADRUMA, cancelledBy: KEMADRUMA_BHANGA },
  { id: 'chandra-dosha', name: 'Chandra', rule: 'The Moon debilitated, in the 6th, 8th or 12th, within 12 degrees of the Sun, between malefics, or with Rahu, Ketu or Saturn.',
    when: any(named('debilitated', debilitated('Moon')), named('in-evil-house', at('Moon', DUSTHANAS)), named('dark', any(elongation(0, 12), elongation(348, 360))), named('hemmed', hemmed('malefics', 'Moon')), named('in-bad-company', joins('Moon', ['Saturn', 'Rahu', 'Ketu']))),
    cancelledBy: [byJupiter('Moon'), dignifiedOne('Moon')] },
]);

/** The 5th from the lagna, the Moon and Jupiter, all met by malefics and by no benefic. */
function barren(from: 'lagna' | 'Moon' | 'Jupiter'): Condition {
  if (from === 'lagna') return all(houseTouched(5, 'malefics'), not(houseTouched(5, 'benefics')));
  return all(some('malefics', [5], from), not(some('benefics', [5], from)));
}

// biome-ignore format: a table reads in rows
export const HOUSE_ROWS: readonly DoshaRow[] = doshaRows({ group: 'house', ...practice }, [
  { id: 'daridra-dosha', name: 'Daridra', sources: ['bphs', 'phaladeepika'], classification: 'classical', rule: 'Any of the yogas of want; the forms name them.', when: any(...DARIDRA.map(({ id, when }) => named(id, when))) },
  { id: 'putra-dosha', name: 'Putra', sources: ['phaladeepika'], locus: 'phaladeepika 12.2', classification: 'classical', rule: 'The 5th from the lagna, the Moon and Jupiter all with malefics and no benefic, or the lords of all three in the 6th, 8th or 12th.',
    when: any(named('houses', all(barren('lagna'), barren('Moon'), barren('Jupiter'))), named('lords', all(at(lord(5), DUSTHANAS), at(lordFrom(5, 'Moon'), DUSTHANAS), at(lordFrom(5, 'Jupiter'), DUSTHANAS)))) },
  { id: 'putra-dosha-by-fifth', name: 'Putra', rule: 'The lord of the 5th in the 6th, 8th or 12th, or a malefic in the 5th that no benefic joins or sees.', when: any(named('lord', at(lord(5), DUSTHANAS)), named('house', all(some('malefics', [5]), not(houseTouched(5, 'benefics'))))), cancelledBy: [lifts('jupiter-meets-fifth', 'Jupiter in the 5th or looking at it.', houseTouched(5, ['Jupiter']))] },
  { id: 'kalatra-dosha', name: 'Kalatra', rule: 'A malefic in the 7th that no benefic joins or sees, or the lord of the 7th or Venus combust or debilitated.', when: any(named('house', all(some('malefics', [7]), not(houseTouched(7, 'benefics')))), named('lord', any(combust(lord(7)), debilitated(lord(7)))), named('venus', any(combust('Venus'), debilitated('Venus')))), cancelledBy: [lifts('jupiter-meets-seventh', 'Jupiter in the 7th or looking at it.', houseTouched(7, ['Jupiter']))] },
  { id: 'balarishta-dosha', name: 'Balarishta', sources: ['brihat-jataka', 'bphs'], classification: 'classical', rule: 'Any of the yogas of danger to the newborn; the forms name them.', when: any(...BALARISHTA.map(({ id, when }) => named(id, when))), cancelledBy: ARISHTA_BHANGA },
  { id: 'kendradhipati-dosha', name: 'Kendradhipati', sources: ['bphs'], locus: 'bphs 34.2–7', classification: 'classical', rule: 'Jupiter, Venus, Mercury or the Moon, benefics by nature, owns a kendra (4, 7, 10) and neither the lagna nor a trikona.',
    when: any(...(['Jupiter', 'Venus', 'Mercury', 'Moon'] as const).map((graha) => named(graha, all(any(...[4, 7, 10].map((house) => is(lord(house), [graha]))), not(any(...[1, 5, 9].map((house) => is(lord(house), [graha])))))))) },
  { id: 'papa-kartari-dosha', name: 'Papa Kartari', sources: ['bphs'], locus: 'bphs 36.1–2', classification: 'classical', rule: 'Only malefics in the houses on both sides of the lagna.', when: hemmed('malefics', 'lagna') },
]);
