/**
 * A kundli seen once, so that hundreds of rules can ask it cheaply: signs, houses, lords, aspects, company, dignities, as small numbers.
 *
 * Grahas are their places 0 … 8 in GRAHAS, and a set of them is the bits 1 << 0 … 1 << 8 of one number; sets of signs and houses are
 * bits 1 … 12. Made anew for every kundli, never handed out.
 */

import { normaliseDeg } from '../../angle.ts';
import { vargaSign } from '../../chart/varga.ts';
import { isCombustBy } from '../graha/combustion.ts';
import { type Dignity, dignityBy, isDebilitatedBy, isExaltedBy } from '../graha/dignity.ts';
import { aspectsHouseBy, NODE_DRISHTI_SCHOOLS } from '../graha/drishti.ts';
import { naturalFriendship } from '../graha/friendship.ts';
import { GRAHAS, type Graha, houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { lordOf, ownSignsOf } from '../graha/lordship.ts';
import { isBeneficBy } from '../graha/nature.ts';
import { advancement, strongerLordBy } from '../graha/stronger.ts';
import { fillSets, NO_SETS, SEVEN } from './sets.ts';
import type { RuleSettings } from './settings.ts';

/** Places in GRAHAS. */
export const INDEX: { readonly [G in Graha]: number } = {
  Sun: 0,
  Moon: 1,
  Mars: 2,
  Mercury: 3,
  Jupiter: 4,
  Venus: 5,
  Saturn: 6,
  Rahu: 7,
  Ketu: 8,
};
export const SUN: number = INDEX.Sun;
export const MOON: number = INDEX.Moon;
export const RAHU: number = INDEX.Rahu;
export const KETU: number = INDEX.Ketu;
/** Sets of grahas. */
export const STARS = 0b001111100;
export const NODES = 0b110000000;

/** Who leads, in the order of advancement; eight with the father, seven without. */
export const KARAKAS = ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'] as const;
export type Karaka = (typeof KARAKAS)[number];
const SEVEN_KARAKAS: readonly Karaka[] = KARAKAS.filter((karaka) => karaka !== 'PiK');

export interface View {
  readonly kundli: Kundli;
  readonly settings: RuleSettings;
  readonly lagnaSign: number;
  readonly lagnaNavamsha: number;
  /** By graha. */
  readonly signs: readonly number[];
  readonly houses: readonly number[];
  readonly navamshas: readonly number[];
  readonly dignities: readonly Dignity[];
  /** By graha: the others together with it. */
  readonly company: readonly number[];
  /** By house, 1 … 12: its lord. */
  readonly lords: readonly number[];
  /** By sign, 1 … 12 and once more 13 … 24, for counting on: who stands in it, and who looks at it fully. */
  readonly inSign: readonly number[];
  readonly lookers: readonly number[];
  /** The grahas that are KARAKAS; −1 for the father's where seven are counted. */
  readonly karakas: readonly number[];
  /** Sets. `planets` are those that count where a rule says planet; `stars` the same without Sun and Moon. */
  readonly planets: number;
  readonly stars: number;
  /** Houses that hold a planet. */
  readonly filled: number;
  readonly benefics: number;
  readonly malefics: number;
  readonly own: number;
  readonly exalted: number;
  readonly debilitated: number;
  /** In the sign of a natural friend. */
  readonly friendly: number;
  readonly combust: number;
  readonly retrograde: number;
  readonly vargottama: number;
  readonly strong: number;
  /** Moon less Sun, 0 … <360. */
  readonly elongationDeg: number;
  /** Whether the Sun is above the horizon: in the half of the ecliptic that has risen. */
  readonly isDay: boolean;
  /** What rules are sifted by. */
  readonly sets: number[];
  readonly found: { readonly arudhas: number[] };
}

/** Sees a kundli. */
export function viewOf(kundli: Kundli, settings: RuleSettings): View {
  const lagnaSign = kundli.lagna.sign;
  const signs: number[] = [];
  const houses: number[] = [];
  const navamshas: number[] = [];
  const dignities: Dignity[] = [];
  const inSign = EMPTY_SIGNS.slice();
  const lookers = EMPTY_SIGNS.slice();
  const looks = LOOKS[settings.nodeDrishti] as readonly (readonly number[])[];
  let [benefics, own, exalted, debilitated, friendly, combust, retrograde, vargottama] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let g = 0; g < 9; g++) {
    const graha = GRAHAS[g] as Graha;
    const bit = 1 << g;
    const spot = kundli.grahas[graha];
    const sign = spot.sign;
    const navamsha = vargaSign(spot.longitudeDeg, 9);
    const dignity = dignityBy(kundli, graha, settings);
    signs.push(sign);
    houses.push(spot.house);
    navamshas.push(navamsha);
    dignities.push(dignity);
    inSign[sign] = (inSign[sign] as number) | bit;
    for (const count of looks[g] as readonly number[]) {
      const seen = signFrom(sign, count);
      lookers[seen] = (lookers[seen] as number) | bit;
    }
    if (isBeneficBy(kundli, graha, settings)) benefics |= bit;
    if (isOwn(graha, sign, dignity)) own |= bit;
    if (isExaltedBy(kundli, graha, settings)) exalted |= bit;
    else if (isDebilitatedBy(kundli, graha, settings)) debilitated |= bit;
    const lord = lordOf(sign);
    if (lord !== graha && naturalFriendship(graha, lord) === 'friend') friendly |= bit;
    if (isCombustBy(kundli, graha, settings)) combust |= bit;
    if (spot.isRetrograde) retrograde |= bit;
    if (navamsha === sign) vargottama |= bit;
  }
  for (let sign = 1; sign <= 12; sign++) {
    inSign[sign + 12] = inSign[sign] as number;
    lookers[sign + 12] = lookers[sign] as number;
  }
  const counted = settings.nodes === 'counted';
  const all = settings.nodes === 'ignored' ? SEVEN : SEVEN | NODES;
  const planets = counted ? SEVEN | NODES : SEVEN;
  let filled = 0;
  for (let g = 0; g < 9; g++) if ((planets >> g) & 1) filled |= 1 << (houses[g] as number);
  let angular = 0;
  for (const house of KENDRAS_AND_TRIKONAS) angular |= inSign[lagnaSign + house - 1] as number;
  const sun = kundli.grahas.Sun.longitudeDeg;
  const able = ~debilitated & ~combust;
  // One literal with every member, so that all views have one shape.
  const view: View = {
    kundli,
    settings,
    lagnaSign,
    lagnaNavamsha: vargaSign(kundli.lagna.longitudeDeg, 9),
    signs,
    houses,
    navamshas,
    dignities,
    company: companyOf(kundli, settings, signs, inSign),
    lords: LORDS[lagnaSign] as readonly number[],
    karakas: karakasOf(kundli, settings),
    inSign,
    lookers,
    planets,
    stars: counted ? STARS | NODES : STARS,
    filled,
    benefics,
    malefics: all & ~benefics,
    own,
    exalted,
    debilitated,
    friendly,
    combust,
    retrograde,
    vargottama,
    strong: strongOf(settings, (exalted | own | vargottama) & able, angular & able),
    elongationDeg: normaliseDeg(kundli.grahas.Moon.longitudeDeg - sun),
    isDay: normaliseDeg(sun - kundli.lagna.longitudeDeg) > 180,
    sets: NO_SETS.slice(),
    found: { arudhas: [] },
  };
  fillSets(view);
  return view;
}

/** The graha that is a chara karaka; −1 for the father's where seven are counted. */
export function karakaIn(view: View, karaka: Karaka): number {
  return view.karakas[KARAKAS.indexOf(karaka)] as number;
}

/**
 * Sign of the arudha of a house: as far from its lord as the lord is from it; where that is the house itself or the 7th from it, the
 * 10th from there (`bphs`, ch. 29).
 */
export function arudhaIn(view: View, house: number): number {
  const known = view.found.arudhas[house];
  if (known !== undefined) return known;
  const sign = signFrom(view.lagnaSign, house);
  const { winner } = strongerLordBy(view.kundli.grahas, sign, { lords: view.settings.arudhaLords });
  const lordSign = view.signs[INDEX[winner]] as number;
  const arudha = signFrom(lordSign, houseFrom(sign, lordSign));
  const found = (arudha - sign + 12) % 6 === 0 ? signFrom(arudha, 10) : arudha;
  view.found.arudhas[house] = found;
  return found;
}

/** Who stands in any of some houses, `houses` counted from a sign. */
export function occupantsIn(view: Pick<View, 'inSign'>, houses: readonly number[], fromSign: number): number {
  let found = 0;
  for (let i = 0; i < houses.length; i++) found |= view.inSign[fromSign + (houses[i] as number) - 1] as number;
  return found;
}

function isOwn(graha: Graha, sign: number, dignity: Dignity): boolean {
  if (graha === 'Rahu' || graha === 'Ketu') return dignity === 'own' || dignity === 'moolatrikona';
  return ownSignsOf(graha).includes(sign);
}

function strongOf({ strength }: RuleSettings, dignified: number, angular: number): number {
  if (strength === 'dignified') return dignified;
  if (strength === 'dignified-or-angular') return dignified | angular;
  return strength.reduce((set, graha) => set | (1 << INDEX[graha]), 0);
}

function companyOf(
  kundli: Kundli,
  { conjunctionOrbDeg: orb }: RuleSettings,
  signs: readonly number[],
  inSign: readonly number[],
): readonly number[] {
  const degree = (g: number) => kundli.grahas[GRAHAS[g] as Graha].degree;
  return signs.map((sign, g) => {
    const others = (inSign[sign] as number) & ~(1 << g);
    if (orb === null) return others;
    let near = 0;
    for (let h = 0; h < 9; h++) if ((others >> h) & 1 && Math.abs(degree(g) - degree(h)) <= orb) near |= 1 << h;
    return near;
  });
}

function karakasOf(kundli: Kundli, settings: RuleSettings): readonly number[] {
  const rahu = settings.karakas === 'eight';
  const led: number[] = [];
  const runs: number[] = [];
  for (let g = 0; g < (rahu ? 8 : 7); g++) {
    const run = advancement(kundli.grahas, GRAHAS[g] as Graha);
    runs.push(run);
    let at = g;
    // Among equals the earlier in the order of the weekdays leads.
    for (; at > 0 && (runs[led[at - 1] as number] as number) < run; at--) led[at] = led[at - 1] as number;
    led[at] = g;
  }
  return rahu ? led : KARAKAS.map((karaka) => led[SEVEN_KARAKAS.indexOf(karaka)] ?? -1);
}

const KENDRAS_AND_TRIKONAS = [1, 4, 5, 7, 9, 10];
const EMPTY_SIGNS: readonly number[] = new Array(25).fill(0);

/** By lagna: the lord of each house. */
const LORDS = Array.from({ length: 13 }, (_, lagna) =>
  Array.from({ length: 13 }, (_, house) => INDEX[lordOf(signFrom(lagna, house))]),
);

/** By school and graha: the counts it looks at fully. */
const LOOKS: { readonly [school: string]: readonly (readonly number[])[] } = Object.fromEntries(
  NODE_DRISHTI_SCHOOLS.map((nodeDrishti) => [
    nodeDrishti,
    GRAHAS.map((graha) =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter((count) => aspectsHouseBy(graha, count, { nodeDrishti })),
    ),
  ]),
);
