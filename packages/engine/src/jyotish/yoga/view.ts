/**
 * A kundli seen once, so that hundreds of rules can ask it cheaply: signs, houses, lords, aspects, company, dignities, as small numbers.
 *
 * Grahas are their places 0 … 8 in GRAHAS, and a set of them is the bits 1 << 0 … 1 << 8 of one number; sets of signs and houses are
 * bits 1 … 12. Made anew for every kundli, never handed out.
 */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { vargaSignAt, vargaSignsOf, vargaStepsOf } from '../../chart/varga.ts';
import { type Dignity, dignityBy } from '../graha/dignity.ts';
import { GRAHAS, type Graha, type GrahaSpot, houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { isBeneficBy } from '../graha/nature.ts';
import { strongerLordBy } from '../graha/stronger.ts';
import { fillSets } from './fill-sets.ts';
import { HOST_ROLES, type HostRole, KARAKA_ROLE, ROLES } from './roles.ts';
import { AT_HOME_IN, EXALTED_IN, FRIENDLY_IN, LOOKS_AT, ORBS } from './school-tables.ts';
import { NO_SETS, SEVEN } from './sets.ts';
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
  /** By graha: the others together with it. */
  readonly company: readonly number[];
  /** By house, 1 … 12: its lord. */
  readonly lords: readonly number[];
  /** By sign, 1 … 12 and once more 13 … 24, for counting on: who stands in it, and who looks at it fully. */
  readonly inSign: readonly number[];
  readonly lookers: readonly number[];
  /** By role (roles.ts): the graha that has it; −1 for the karaka of the father where seven are counted. */
  readonly holders: readonly number[];
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
  const spots = spotsOf(kundli);
  const lagnaSign = kundli.lagna.sign;
  const [signs, houses, navamshas]: [number[], number[], number[]] = [NINE.slice(), NINE.slice(), NINE.slice()];
  const [inSign, lookers] = [EMPTY_SIGNS.slice(), EMPTY_SIGNS.slice()];
  const [looks, orbs] = [LOOKS_AT[settings.nodeDrishti], ORBS[settings.combustion]];
  const [heights, homes] = [EXALTED_IN[settings.nodeDignity], AT_HOME_IN[settings.nodeDignity]];
  const sunDeg = (spots[SUN] as GrahaSpot).longitudeDeg;
  let [own, exalted, debilitated, friendly, combust, retrograde, vargottama] = [0, 0, 0, 0, 0, 0, 0];
  for (let g = 0; g < 9; g++) {
    const { sign, house, longitudeDeg, isRetrograde } = spots[g] as GrahaSpot;
    const bit = 1 << g;
    const navamsha = navamshaOf(longitudeDeg);
    signs[g] = sign;
    houses[g] = house;
    navamshas[g] = navamsha;
    look(inSign, sign, bit);
    const seen = (looks[g] as readonly (readonly number[])[])[sign] as readonly number[];
    for (let i = 0; i < seen.length; i++) look(lookers, seen[i] as number, bit);
    const height = heights[g] as number;
    if (sign === height) exalted |= bit;
    else if (height !== 0 && (sign + 6 === height || sign - 6 === height)) debilitated |= bit;
    if (((homes[g] as number) >> sign) & 1) own |= bit;
    if (((FRIENDLY_IN[g] as number) >> sign) & 1) friendly |= bit;
    const orb = (orbs[g] as readonly [number, number])[isRetrograde ? 1 : 0];
    if (Math.abs(normaliseSignedDeg(longitudeDeg - sunDeg)) < orb) combust |= bit;
    if (isRetrograde) retrograde |= bit;
    if (navamsha === sign) vargottama |= bit;
  }
  const benefics = beneficsIn(kundli, settings);
  const counted = settings.nodes === 'counted';
  const all = settings.nodes === 'ignored' ? SEVEN : SEVEN | NODES;
  const planets = counted ? SEVEN | NODES : SEVEN;
  let filled = 0;
  for (let g = 0; g < 9; g++) if ((planets >> g) & 1) filled |= 1 << (houses[g] as number);
  let angular = 0;
  for (let i = 0; i < 6; i++) angular |= inSign[lagnaSign + (KENDRAS_AND_TRIKONAS[i] as number) - 1] as number;
  const able = ~debilitated & ~combust;
  // One literal with every member, so that all views have one shape.
  const view: View = {
    kundli,
    settings,
    lagnaSign,
    lagnaNavamsha: navamshaOf(kundli.lagna.longitudeDeg),
    signs,
    houses,
    navamshas,
    company: companyOf(spots, settings.conjunctionOrbDeg, signs, inSign),
    lords: LORDS[lagnaSign] as readonly number[],
    holders: holdersOf(spots, lagnaSign, navamshas, settings.karakas === 'eight'),
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
    elongationDeg: normaliseDeg((spots[MOON] as GrahaSpot).longitudeDeg - sunDeg),
    isDay: normaliseDeg(sunDeg - kundli.lagna.longitudeDeg) > 180,
    sets: NO_SETS.slice(),
    found: { arudhas: [] },
  };
  fillSets(view);
  return view;
}

/** Dignity by nature and place together; few rules ask for it. */
export function dignityIn({ kundli, settings }: View, g: number): Dignity {
  return dignityBy(kundli, GRAHAS[g] as Graha, settings);
}

/**
 * Sign of the arudha of a house: as far from its lord as the lord is from it; where that is the house itself or the 7th from it, the
 * 10th from there (`bphs`, ch. 29).
 */
export function arudhaIn(view: View, house: number): number {
  const known = view.found.arudhas[house];
  if (known !== undefined) return known;
  const sign = signFrom(view.lagnaSign, house);
  const lordSign = view.signs[lordOfSign(view, sign)] as number;
  const arudha = signFrom(lordSign, houseFrom(sign, lordSign));
  const found = (arudha - sign + 12) % 6 === 0 ? signFrom(arudha, 10) : arudha;
  view.found.arudhas[house] = found;
  return found;
}

/** The lord of a sign; of Scorpio and Aquarius, which have two, the stronger by the school of the settings. */
function lordOfSign({ kundli, settings }: View, sign: number): number {
  if (sign !== 8 && sign !== 11) return (LORDS[sign] as readonly number[])[1] as number;
  return INDEX[strongerLordBy(kundli.grahas, sign, { lords: settings.arudhaLords }).winner];
}

/** Who stands in any of some houses, `houses` counted from a sign. */
export function occupantsIn(view: Pick<View, 'inSign'>, houses: readonly number[], fromSign: number): number {
  let found = 0;
  for (let i = 0; i < houses.length; i++) found |= view.inSign[fromSign + (houses[i] as number) - 1] as number;
  return found;
}

function strongOf({ strength }: RuleSettings, dignified: number, angular: number): number {
  if (strength === 'dignified') return dignified;
  if (strength === 'dignified-or-angular') return dignified | angular;
  return strength.reduce((set, graha) => set | (1 << INDEX[graha]), 0);
}

/** By their places in GRAHAS. */
function spotsOf({ grahas }: Kundli): readonly GrahaSpot[] {
  const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu } = grahas;
  return [Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu];
}

/** Adds somebody to a sign of a list that holds the signs twice. */
function look(list: number[], sign: number, bit: number): void {
  list[sign] = (list[sign] as number) | bit;
  list[sign + 12] = list[sign] as number;
}

/** Jupiter and Venus, and the Moon and Mercury where their schools say so. */
function beneficsIn(kundli: Kundli, settings: RuleSettings): number {
  const moon = isBeneficBy(kundli, 'Moon', settings) ? 1 << MOON : 0;
  const mercury = isBeneficBy(kundli, 'Mercury', settings) ? 1 << INDEX.Mercury : 0;
  return (1 << INDEX.Jupiter) | (1 << INDEX.Venus) | moon | mercury;
}

function companyOf(
  spots: readonly GrahaSpot[],
  orb: number | null,
  signs: readonly number[],
  inSign: readonly number[],
): readonly number[] {
  const company = NINE.slice();
  for (let g = 0; g < 9; g++) {
    const others = (inSign[signs[g] as number] as number) & ~(1 << g);
    company[g] = orb === null ? others : nearIn(spots, g, others, orb);
  }
  return company;
}

function nearIn(spots: readonly GrahaSpot[], g: number, others: number, orb: number): number {
  const { degree } = spots[g] as GrahaSpot;
  let near = 0;
  for (let h = 0; h < 9; h++)
    if ((others >> h) & 1 && Math.abs(degree - (spots[h] as GrahaSpot).degree) <= orb) near |= 1 << h;
  return near;
}

/** Grahas and lords are known by the lagna; the karakas lead by how far they have come through their signs; hosts come of those before them. */
function holdersOf(
  spots: readonly GrahaSpot[],
  lagnaSign: number,
  navamshas: readonly number[],
  rahu: boolean,
): readonly number[] {
  const holders = (HOLDERS[lagnaSign] as readonly number[]).slice();
  const led: number[] = [];
  const runs: number[] = [];
  for (let g = 0; g < (rahu ? 8 : 7); g++) {
    const { degree } = spots[g] as GrahaSpot;
    // Rahu goes backwards and counts from the end.
    const run = g === RAHU ? 30 - degree : degree;
    runs.push(run);
    let at = g;
    // Among equals the earlier in the order of the weekdays leads.
    for (; at > 0 && (runs[led[at - 1] as number] as number) < run; at--) led[at] = led[at - 1] as number;
    led[at] = g;
  }
  const names = rahu ? KARAKAS : SEVEN_KARAKAS;
  for (let k = 0; k < names.length; k++) holders[KARAKA_ROLE + KARAKAS.indexOf(names[k] as Karaka)] = led[k] as number;
  for (let i = 0; i < HOST_ROLES.length; i++) {
    const { guest, by, house } = HOST_ROLES[i] as HostRole;
    const g = holders[guest] as number;
    const sign = by === 'sign' ? (spots[g] as GrahaSpot).sign : (navamshas[g] as number);
    holders[ROLES + i] = (LORDS[sign] as readonly number[])[house] as number;
  }
  return holders;
}

const NAVAMSHA_SIGNS = vargaSignsOf(9);
function navamshaOf(longitudeDeg: number): number {
  return vargaSignAt(NAVAMSHA_SIGNS, vargaStepsOf(longitudeDeg));
}

const KENDRAS_AND_TRIKONAS = [1, 4, 5, 7, 9, 10];
const NINE: readonly number[] = new Array(9).fill(0);
const EMPTY_SIGNS: readonly number[] = new Array(25).fill(0);

/** By lagna: the lord of each house. */
const LORDS = Array.from({ length: 13 }, (_, lagna) =>
  Array.from({ length: 13 }, (_, house) => INDEX[lordOf(signFrom(lagna, house))]),
);

/** By lagna: who has each role, as far as the lagna decides it. */
const HOLDERS: readonly (readonly number[])[] = LORDS.map((lords) => [
  ...GRAHAS.map((_, g) => g),
  ...lords.slice(1),
  ...KARAKAS.map(() => -1),
]);
