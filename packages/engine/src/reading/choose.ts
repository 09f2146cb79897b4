/**
 * What is told of the rules that hold: each thing once.
 *
 * Rules of different families, or forms of one yoga, may say the same of one placement. Where several of such a set hold, the first in its list is told
 * and stands for the others. Rules of one set never point opposite ways (test/reading/choose.test.ts), so nothing is hidden by it.
 */

import { SIGNS } from '../chart/chart.ts';
import { EXALTATIONS, MOOLATRIKONAS } from '../jyotish/graha/dignity.ts';
import { VISIBLE_GRAHAS, type VisibleGraha } from '../jyotish/graha/kundli.ts';
import { lordOf } from '../jyotish/graha/lordship.ts';
import type { Rule } from './rules/rule.ts';

/** A rule that is told, and those that hold and are not told beside it because they would say the same. */
export interface Told {
  readonly rule: Rule;
  /** Their sources may be named with its own. */
  readonly twins: readonly Rule[];
}

/** The houses of Saturn from the Moon, by the part of his passage. */
const PASSAGES = { rising: 12, peak: 1, setting: 2, fourth: 4, eighth: 8 } as const;

/** Kootas of the north and poruthams of the south that weigh the same thing. */
const SAME_OF_MATCH = [
  ['tara', 'dina'],
  ['gana', 'gana'],
  ['yoni', 'yoni'],
  ['bhakoot', 'rashi'],
  ['grahaMaitri', 'rashyadhipati'],
  ['vashya', 'vashya'],
] as const;

/** Lords of these pairs of houses, by an exchange and by what links them otherwise. */
const EXCHANGES = [
  ['1-9', 'raja-lords-1-9'],
  ['1-10', 'raja-lords-1-10'],
  ['9-10', 'dharma-karmadhipati'],
  ['2-11', 'dhana-lords-2-11'],
  ['5-9', 'dhana-lords-5-9'],
] as const;

/** Signs 1 … 12 in which a graha is exalted, at home or fallen; up to a degree where the moolatrikona shares its sign. */
function signsOf(graha: VisibleGraha): readonly (readonly [state: string, signs: readonly number[]])[] {
  const height = EXALTATIONS[graha].sign;
  const homes = SIGNS.map((_, index) => index + 1).filter((sign) => lordOf(sign) === graha);
  return [
    ['exalted', [height]],
    ['own', [...new Set([...homes, MOOLATRIKONAS[graha].sign])]],
    ['debilitated', [((height + 5) % 12) + 1]],
  ];
}

/** Sets of twins by rule ids: of those that hold, the first silences the rest. A rule may stand in several sets. */
export const TWINS: readonly (readonly string[])[] = [
  // The row of the sign names it and has a chapter behind it, and knows that the graha is exalted, at home or fallen there. What it does not know,
  // retrograde or combust, is no twin.
  ...VISIBLE_GRAHAS.flatMap((graha) =>
    signsOf(graha).flatMap(([state, signs]) =>
      signs.map((sign) => [`graha-in-sign.${graha}.${SIGNS[sign - 1]}`, `graha-dignity.${graha}.${state}`]),
    ),
  ),
  // Saturn’s passage is what people ask for by its name; his row of gochara tells the same house.
  ...Object.entries(PASSAGES).map(([part, house]) => [`sade-sati.${part}`, `gochara.Saturn.${house}`]),
  // Planets on both sides of the Sun stand on each; benefics or malefics alone say more than any planet.
  ...['shubha', 'papa'].flatMap((kind) =>
    ['vesi', 'vosi'].map((side) => [
      `yoga.${kind}-ubhayachara`,
      'yoga.ubhayachara',
      `yoga.${kind}-${side}`,
      `yoga.${side}`,
    ]),
  ),
  // Planets on both sides of the Moon stand on each.
  ['yoga.durudhara', 'yoga.sunapha'],
  ['yoga.durudhara', 'yoga.anapha'],
  // Gentle planets on both sides of her are planets there; the text has a verse on these, usage on those.
  ['yoga.durudhara', 'yoga.shubha-kartari-moon'],
  // The stricter form of the two.
  ['yoga.gaja-kesari-parashara', 'yoga.gaja-kesari'],
  ['yoga.vasumati', 'yoga.dhana-from-moon'],
  // One finding in the table of yogas and in that of doshas, whose row is the one with what softens it.
  ['dosha.kemadruma-dosha', 'yoga.kemadruma'],
  ['dosha.papa-kartari-dosha', 'yoga.papa-kartari-house-1'],
  // All four say that a fallen graha is raised and none says which.
  [
    'yoga.neecha-bhanga-sign-lord-in-kendra',
    'yoga.neecha-bhanga-exaltation-lord-in-kendra',
    'yoga.neecha-bhanga-exalted-in-navamsha',
    'yoga.neecha-bhanga-retrograde',
  ],
  // An exchange is one way, and the closest, in which two lords are linked.
  ...EXCHANGES.map(([houses, linked]) => [`yoga.maha-parivartana-${houses}`, `yoga.${linked}`]),
  ['yoga.maha-raja-by-exchange', 'yoga.raja-lords-1-5'],
  // A limb of the day of birth for which a text has a chapter of its own, and the almanac’s word on the same limb.
  ['dosha.bhadra-janma', 'karana.Vishti'],
  ...['Vyatipata', 'Vaidhriti', 'Parigha', 'Vajra'].map((yoga) => [
    `dosha.${yoga.toLowerCase()}-janma`,
    `nithya-yoga.${yoga}`,
  ]),
  // The nakshatra tells more of the person than the rite that is asked of its births.
  ['moon-nakshatra.Jyeshtha', 'dosha.jyeshtha-janma'],
  // At an eclipse, or close to one, the light stands with a node; the narrower is told.
  ['dosha.grahan-janma-solar', 'dosha.surya-grahan-dosha'],
  ['dosha.grahan-janma-lunar', 'dosha.chandra-grahan-dosha'],
  // The knot lies within the six nakshatras of the seams.
  ['dosha.gandanta-nakshatra', 'dosha.ganda-moola-dosha'],
  // North and south weigh the same thing and agree; where they differ both are told. Points say more than yes or no.
  ...SAME_OF_MATCH.flatMap(([koota, porutham]) => [
    [`koota.${koota}.full`, `porutham.${porutham}.present`],
    [`koota.${koota}.none`, `porutham.${porutham}.absent`],
  ]),
];

/** By rule, those that silence it where they hold, the foremost first. */
const ELDERS: ReadonlyMap<string, readonly string[]> = eldersOf(TWINS);

function eldersOf(sets: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const elders = new Map<string, readonly string[]>();
  for (const ids of sets)
    for (const [place, id] of ids.entries())
      elders.set(id, [...new Set([...(elders.get(id) ?? []), ...ids.slice(0, place)])]);
  return elders;
}

/**
 * Which of the rules that hold are told.
 *
 * @param holding  as `RuleBase.holding` gives them, or a part of them: those of a chapter, of a topic
 * @returns in the order given; which of twins is told does not rest on that order
 */
export function chooseRules(holding: readonly Rule[]): readonly Told[] {
  const held = new Set(holding.map(({ id }) => id));
  const eldersOfHeld = (id: string): readonly string[] => (ELDERS.get(id) ?? []).filter((elder) => held.has(elder));
  const told = new Set([...held].filter((id) => eldersOfHeld(id).length === 0));
  const twins = new Map<string, Rule[]>();
  for (const rule of holding) {
    const voice = eldersOfHeld(rule.id).find((elder) => told.has(elder));
    if (voice !== undefined) twins.set(voice, [...(twins.get(voice) ?? []), rule]);
  }
  return holding.filter(({ id }) => told.has(id)).map((rule) => ({ rule, twins: twins.get(rule.id) ?? [] }));
}
