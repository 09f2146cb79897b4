/** What helps a matter and what asks for effort: findings on its houses, their lords and its significators, each from a figure of the horoscope. */

import { type Graha, isNaturalBenefic, lordOf, signFrom } from '../../../jyotish/index.ts';
import type { KundliBook } from '../kundli/book.ts';
import { grahaNames } from '../kundli/cells.ts';
import { strengthOf } from './periods.ts';
import { stateOf } from './places.ts';
import type { Subject } from './subjects.ts';

export interface Factor {
  /** A house, or a graha with its office. */
  readonly who: string;
  readonly finding: string;
  readonly helps: boolean;
}

const RAISED: readonly string[] = ['exalted', 'moolatrikona', 'own', 'great-friend', 'friend'];
const LOWERED: readonly string[] = ['debilitated', 'enemy', 'great-enemy'];
const GOOD_HOUSES: readonly number[] = [1, 4, 5, 7, 9, 10, 11];
const HARD_HOUSES: readonly number[] = [6, 8, 12];
/** Houses of growth, where malefics do well. */
const UPACHAYAS: readonly number[] = [3, 6, 10, 11];
/** As the rules of the sarvashtakavarga have it: 337 among twelve make 28. */
const [FEW_BINDUS, MANY_BINDUS] = [25, 30];

/** The lord of a house of the birth. */
export function houseLord({ horoscope }: KundliBook, house: number): Graha {
  return lordOf(signFrom(horoscope.kundli.lagna.sign, house));
}

/** Bindus of a house in the sarvashtakavarga. */
export function bindusOf({ horoscope }: KundliBook, house: number): number {
  const sign = signFrom(horoscope.kundli.lagna.sign, house);
  return horoscope.ashtakavarga.sarva[sign - 1] as number;
}

/** Every finding on the subject: house by house with its lord, then the significators; nothing twice. @source `bphs` ch. 3, 11, 27, 32, 66 */
export function factorsOf(book: KundliBook, { houses, karakas }: Subject): readonly Factor[] {
  const seen = new Set<Graha>();
  const ofHouses = houses.flatMap((house) => {
    const lord = houseLord(book, house);
    const isNew = !seen.has(lord);
    seen.add(lord);
    const who = book.say.life.lordOfHouse({ house: book.names.house[house as 1], graha: book.names.graha[lord] });
    return [...houseFactors(book, house), ...(isNew ? grahaFactors(book, lord, who, house) : [])];
  });
  const ofKarakas = karakas
    .filter((graha) => !seen.has(graha))
    .flatMap((graha) => {
      const { say, names } = book;
      const who = say.furniture.labelled({ label: say.furniture.karaka, value: names.graha[graha] });
      return grahaFactors(book, graha, who, null);
    });
  return [...ofHouses, ...ofKarakas];
}

function houseFactors(book: KundliBook, house: number): readonly Factor[] {
  const { say, names, horoscope } = book;
  const { kundli, furniture, life } = say;
  const who = names.house[house as 1];
  const looks = horoscope.drishtis.houses[house - 1]?.byGraha ?? [];
  const occupants = horoscope.grahas.grahas.filter((state) => state.house === house).map(({ name }) => name);
  const isGood = (graha: Graha): boolean => isNaturalBenefic(horoscope.kundli, graha);
  const grows = UPACHAYAS.includes(house);
  const bindus = bindusOf(book, house);
  const some = (label: string, grahas: readonly Graha[], helps: boolean): readonly Factor[] =>
    grahas.length === 0
      ? []
      : [{ who, finding: furniture.labelled({ label, value: grahaNames(book, grahas) }), helps }];
  return [
    ...some(
      kundli.occupants,
      occupants.filter((graha) => isGood(graha) || grows),
      true,
    ),
    ...some(
      kundli.occupants,
      occupants.filter((graha) => !isGood(graha) && !grows),
      false,
    ),
    ...some(kundli.aspectedBy, looks.filter(isGood), true),
    ...some(
      kundli.aspectedBy,
      looks.filter((graha) => !isGood(graha)),
      false,
    ),
    ...(bindus > MANY_BINDUS || bindus < FEW_BINDUS
      ? [{ who, finding: life.binduCount({ count: bindus }), helps: bindus > MANY_BINDUS }]
      : []),
  ];
}

/** @param own the house of which it is looked at as the lord, where it may stand without harm */
function grahaFactors(book: KundliBook, graha: Graha, who: string, own: number | null): readonly Factor[] {
  const { say, names, language } = book;
  const { furniture } = say;
  const { dignityInNine, house, isCombust } = stateOf(book, graha);
  const strength = strengthOf(book, graha);
  const made: Factor[] = [];
  if (RAISED.includes(dignityInNine) || LOWERED.includes(dignityInNine))
    made.push({ who, finding: names.dignity[dignityInNine], helps: RAISED.includes(dignityInNine) });
  if (GOOD_HOUSES.includes(house) || (HARD_HOUSES.includes(house) && house !== own))
    made.push({ who, finding: names.houseIn[house as 1], helps: GOOD_HOUSES.includes(house) });
  if (isCombust) made.push({ who, finding: furniture.combust, helps: false });
  if (strength !== null) {
    const finding = say.life.shadbalaOf({
      value: language.number(strength.rupas, 2),
      total: language.number(strength.requiredVirupas / 60, 2),
    });
    made.push({ who, finding, helps: strength.isStrong });
  }
  return made;
}

/** Who of the lords and significators has least of the strength it needs, the weakest first; the nodes have no shadbala and are not asked. */
export function weakestOf(book: KundliBook, { houses, karakas }: Subject): readonly Graha[] {
  const asked = [...new Set([...houses.slice(0, 2).map((house) => houseLord(book, house)), ...karakas])];
  const ratio = (graha: Graha): number => strengthOf(book, graha)?.ratio ?? Number.POSITIVE_INFINITY;
  return asked.sort((a, b) => ratio(a) - ratio(b));
}
