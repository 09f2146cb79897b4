/**
 * Debility that is lifted, ground by ground, and lords that stand in each other's houses.
 *
 * Sources: Phaladeepika 7.26–30 and 6.32 (`phaladeepika`); Raman 250 and 252 (`raman-300`); what no text names is `traditional`.
 */

import { EXALTATIONS } from '../graha/dignity.ts';
import { VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { hostedBy, joins, together } from './company.ts';
import { all, any, anyOf, type Condition, unless } from './condition.ts';
import { aspects } from './glances.ts';
import { KENDRAS } from './groups.ts';
import { at } from './places.ts';
import { ordinal, rowsOf, type YogaRow } from './row.ts';
import { SEVEN } from './sets.ts';
import { debilitated, exalted, inNavamshas, retrograde } from './standing.ts';
import { exchange } from './ties.ts';

const fallOf = (graha: VisibleGraha): number => ((EXALTATIONS[graha].sign + 5) % 12) + 1;
const hostOf = (graha: VisibleGraha): VisibleGraha => lordOf(fallOf(graha));
const heightLordOf = (graha: VisibleGraha): VisibleGraha => lordOf(EXALTATIONS[graha].sign);
/** Who would be exalted where a graha is debilitated; nobody in Scorpio. */
const rivalOf = (graha: VisibleGraha): VisibleGraha | undefined =>
  VISIBLE_GRAHAS.find((other) => EXALTATIONS[other].sign === fallOf(graha));

const inKendra = (graha: VisibleGraha): Condition => any(at(graha, KENDRAS), at(graha, KENDRAS, 'Moon'));

/** Any of the seven that is debilitated, and something more. */
function fallen(more: (graha: VisibleGraha) => Condition, among: readonly VisibleGraha[] = VISIBLE_GRAHAS): Condition {
  return unless(
    (view) => (view.debilitated & SEVEN) === 0,
    anyOf(among, (graha) => all(debilitated(graha), more(graha))),
  );
}

const rivalled = VISIBLE_GRAHAS.filter((graha) => rivalOf(graha) !== undefined);

// biome-ignore format: a table reads in rows
export const NEECHA_BHANGA: readonly YogaRow[] = rowsOf({ family: 'neecha-bhanga', nature: 'auspicious', sources: ['phaladeepika'], classification: 'classical' }, [
  { id: 'neecha-bhanga-sign-lord-in-kendra', name: 'Neecha Bhanga Raja', sources: ['phaladeepika', 'raman-300'], locus: '7.26; 250', rule: 'The lord of the sign in which a planet is debilitated in a kendra from the lagna or the Moon.', when: fallen((graha) => inKendra(hostOf(graha))) },
  { id: 'neecha-bhanga-exaltation-lord-in-kendra', name: 'Neecha Bhanga Raja', locus: '7.26', rule: 'The lord of the sign in which a debilitated planet would be exalted in a kendra from the lagna or the Moon.', when: fallen((graha) => inKendra(heightLordOf(graha))) },
  { id: 'neecha-bhanga-rival-in-kendra', name: 'Neecha Bhanga Raja', sources: ['raman-300'], classification: 'modern', locus: '250', rule: 'The planet that is exalted in the sign of a debilitated one in a kendra from the lagna or the Moon.', when: fallen((graha) => inKendra(rivalOf(graha) as VisibleGraha), rivalled) },
  { id: 'neecha-bhanga-lords-in-mutual-kendras', name: 'Neecha Bhanga Raja', locus: '7.27', rule: 'The lords of the signs of debility and of exaltation in kendras from each other.', when: fallen((graha) => at(heightLordOf(graha), KENDRAS, hostOf(graha)), VISIBLE_GRAHAS.filter((graha) => hostOf(graha) !== heightLordOf(graha))) },
  { id: 'neecha-bhanga-seen-by-sign-lord', name: 'Neecha Bhanga Raja', locus: '7.28', rule: 'A debilitated planet seen by the lord of its sign.', when: fallen((graha) => aspects(hostOf(graha), graha)) },
  { id: 'neecha-bhanga-retrograde', name: 'Neecha Bhanga', sources: ['phaladeepika', 'uttara-kalamrita'], locus: '7.3; 2.6', rule: 'A debilitated planet retrograde.', when: fallen((graha) => retrograde(graha), VISIBLE_GRAHAS.filter((graha) => graha !== 'Sun' && graha !== 'Moon')) },
  { id: 'neecha-bhanga-exalted-in-navamsha', name: 'Neecha Bhanga Raja', sources: ['raman-300'], classification: 'modern', locus: '252', rule: 'A debilitated planet exalted in its navamsha.', when: fallen((graha) => inNavamshas(graha, [EXALTATIONS[graha].sign])) },
  { id: 'neecha-bhanga-with-sign-lord', name: 'Neecha Bhanga', sources: ['almanac-practice'], classification: 'traditional', rule: 'A debilitated planet together with the lord of its sign.', when: fallen((graha) => together(graha, hostOf(graha))) },
  { id: 'neecha-bhanga-with-exalted', name: 'Neecha Bhanga', sources: ['almanac-practice'], classification: 'traditional', rule: 'A debilitated planet together with an exalted one.', when: fallen((graha) => all(joins(graha, [rivalOf(graha) as VisibleGraha]), exalted(rivalOf(graha) as VisibleGraha)), rivalled) },
  { id: 'neecha-bhanga-by-exchange', name: 'Neecha Bhanga', sources: ['almanac-practice'], classification: 'traditional', rule: 'A debilitated planet and the lord of its sign in each other’s signs.', when: fallen((graha) => all(hostedBy(graha, hostOf(graha)), hostedBy(hostOf(graha), graha))) },
]);

const EVIL: readonly number[] = [6, 8, 12];

/** Phaladeepika 6.32: with a lord of 6, 8 or 12 wretched, with that of the 3rd fickle, else great: 30, 8 and 28 of the 66. */
function kindOf(a: number, b: number): 'dainya' | 'khala' | 'maha' {
  if (EVIL.includes(a) || EVIL.includes(b)) return 'dainya';
  return a === 3 || b === 3 ? 'khala' : 'maha';
}

const NATURES = { maha: 'auspicious', khala: 'mixed', dainya: 'inauspicious' } as const;
const NAMES = { maha: 'Maha Parivartana', khala: 'Khala Parivartana', dainya: 'Dainya Parivartana' } as const;
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

export const PARIVARTANA: readonly YogaRow[] = rowsOf(
  {
    family: 'parivartana',
    nature: 'auspicious',
    sources: ['phaladeepika'],
    locus: '6.32',
    classification: 'classical',
  },
  HOUSES.flatMap((a) =>
    HOUSES.filter((b) => b > a).map((b) => ({
      id: `${kindOf(a, b)}-parivartana-${a}-${b}`,
      name: NAMES[kindOf(a, b)],
      nature: NATURES[kindOf(a, b)],
      rule: `The lords of the ${ordinal(a)} and the ${ordinal(b)} in each other’s houses.`,
      when: exchange(a, b),
    })),
  ),
);
