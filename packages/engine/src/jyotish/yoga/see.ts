/** How a view is made of a kundli. */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { vargaSignAt, vargaSignsOf, vargaStepsOf } from '../../chart/varga.ts';
import { GRAHAS, type GrahaSpot, type Kundli } from '../graha/kundli.ts';
import { isBeneficBy } from '../graha/nature.ts';
import { fillSets } from './fill-sets.ts';
import { KENDRAS_TRIKONAS } from './groups.ts';
import { INDEX, KARAKAS, type Karaka, MOON, NODES, RAHU, SEVEN_KARAKAS, STARS, SUN } from './numbers.ts';
import { HOST_ROLES, type HostRole, KARAKA_ROLE, ROLES } from './roles.ts';
import { AT_HOME_IN, EXALTED_IN, FRIENDLY_IN, LOOKS_AT, ORBS } from './school-tables.ts';
import { NO_SETS, SEVEN } from './sets.ts';
import type { RuleSettings } from './settings.ts';
import { LORDS, occupantsIn, type View } from './view.ts';

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
    strong: strongOf(
      settings,
      (exalted | own | vargottama) & able,
      occupantsIn({ inSign }, KENDRAS_TRIKONAS, lagnaSign) & able,
    ),
    elongationDeg: normaliseDeg((spots[MOON] as GrahaSpot).longitudeDeg - sunDeg),
    isDay: normaliseDeg(sunDeg - kundli.lagna.longitudeDeg) > 180,
    sets: NO_SETS.slice(),
    found: { arudhas: [] },
  };
  fillSets(view);
  return view;
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

const NINE: readonly number[] = new Array(9).fill(0);
const EMPTY_SIGNS: readonly number[] = new Array(25).fill(0);

/** By lagna: who has each role, as far as the lagna decides it. */
const HOLDERS: readonly (readonly number[])[] = LORDS.map((lords) => [
  ...GRAHAS.map((_, g) => g),
  ...lords.slice(1),
  ...KARAKAS.map(() => -1),
]);
