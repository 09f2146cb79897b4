/**
 * Significators of KP: which houses each graha stands for, and which grahas stand for each house, by four steps from the strongest. For the
 * promise of a chart and the timing of it.
 *
 * A: grahas in a star of those who stand in the house. B: those who stand in it. C: grahas in a star of its owner. D: its owner. A house is where a
 * Placidus cusp begins; its owner is the lord of the sign on the cusp.
 *
 * Source: `krishnamurti-readers` III and IV.
 */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { aspectsSign } from '../graha/drishti.ts';
import { GRAHAS, type Graha, type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { bhavasOf } from '../points/bhava.ts';
import { NODE_AGENCY_NAMES } from './option-names.ts';
import { type KpLords, kpLordsOf } from './sub-lords.ts';

/**
 * For whom the nodes, who own nothing, act. `agents`: for grahas that stand with them or look at them, and for the lord of their sign;
 * `sign-lord`: for him alone; `none`: for nobody. A node stands and owns where those do for whom it acts.
 */
export const NODE_AGENCIES = ['agents', 'sign-lord', 'none'] as const;
export type NodeAgency = (typeof NODE_AGENCIES)[number];

export interface NodeAgencyOptions {
  /** `agents` when left out. */
  readonly nodes?: NodeAgency;
  /** How near a graha must be to stand with a node, degrees, 0 … 30; in the same sign when null or left out. */
  readonly conjunctionOrbDeg?: number | null;
}

export interface NodeAgencySettings {
  readonly nodes: NodeAgency;
  readonly conjunctionOrbDeg: number | null;
}

/** One graha that a node acts for, and why; the first reason that holds. */
export interface NodeAgent {
  readonly graha: VisibleGraha;
  readonly by: 'conjunction' | 'aspect' | 'sign-lord';
}

export interface GrahaSignifies {
  readonly graha: Graha;
  readonly starLord: Graha;
  readonly subLord: Graha;
  /** 1 … 12. */
  readonly house: number;
  /** Houses whose cusps are in its signs; none of a node’s own. */
  readonly owns: readonly number[];
  /** For whom it acts, where it is a node. */
  readonly agents: readonly NodeAgent[];
  /** Houses by step, ascending: where its star lord stands, where it stands, what its star lord owns, what it owns. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly c: readonly number[];
  readonly d: readonly number[];
  /** All of them, ascending. */
  readonly houses: readonly number[];
  /** No graha stands in a star of its own, so that it gives its own houses in full. */
  readonly isUntenanted: boolean;
}

export interface HouseSignificators {
  /** 1 … 12. */
  readonly house: number;
  /** Lords of the cusp. */
  readonly cusp: KpLords;
  readonly owner: VisibleGraha;
  readonly occupants: readonly Graha[];
  readonly a: readonly Graha[];
  readonly b: readonly Graha[];
  readonly c: readonly Graha[];
  readonly d: readonly Graha[];
  /** The link of the cusp: its sub lord, that one’s star lord, and the houses that the sub lord signifies. */
  readonly link: { readonly subLord: Graha; readonly starLord: Graha; readonly houses: readonly number[] };
}

export interface KpSignificators {
  readonly settings: NodeAgencySettings;
  readonly sources: readonly SourceKey[];
  readonly grahas: { readonly [G in Graha]: GrahaSignifies };
  readonly houses: readonly HouseSignificators[];
}

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

/**
 * The significators of a chart.
 *
 * @param kundli    in an ayanamsa of KP
 * @param cuspsDeg  its twelve Placidus cusps in the same: of `kpChartOf`, `kpCuspsOf`, or a chart’s
 * @throws  EngineError INVALID_OPTION
 */
export function kpSignificatorsOf(
  kundli: Kundli,
  cuspsDeg: readonly number[],
  options: NodeAgencyOptions = {},
): KpSignificators {
  const settings = nodeAgencyOf(readChoices(options, 'options', NODE_AGENCY_NAMES));
  const bhavas = bhavasOf(kundli, { system: 'kp', cuspsDeg });
  const cusps = bhavas.bhavas.map(({ startDeg }) => kpLordsOf(startDeg));
  const lords = GRAHAS.map((graha) => kpLordsOf(kundli.grahas[graha].longitudeDeg));
  const agents = GRAHAS.map((graha) => agentsOf(kundli, graha, settings));
  const owned = new Map<Graha, readonly number[]>();
  for (const graha of VISIBLE_GRAHAS)
    owned.set(
      graha,
      HOUSES.filter((house) => cusps[house - 1]?.signLord === graha),
    );
  // What a graha holds by standing and by owning, itself and as an agent.
  const stands = GRAHAS.map((graha, g) =>
    ascending([bhavas.grahas[graha].bhava, ...(agents[g] ?? []).map((agent) => bhavas.grahas[agent.graha].bhava)]),
  );
  const owns = GRAHAS.map((graha, g) =>
    ascending([...(owned.get(graha) ?? []), ...(agents[g] ?? []).flatMap((agent) => owned.get(agent.graha) ?? [])]),
  );
  const grahas: Record<string, GrahaSignifies> = {};
  GRAHAS.forEach((graha, g) => {
    const { starLord, subLord } = lords[g] as KpLords;
    const star = GRAHAS.indexOf(starLord);
    const [a, b, c, d] = [stands[star], stands[g], owns[star], owns[g]] as [number[], number[], number[], number[]];
    grahas[graha] = {
      graha,
      starLord,
      subLord,
      house: bhavas.grahas[graha].bhava,
      owns: owned.get(graha) ?? [],
      agents: agents[g] as readonly NodeAgent[],
      a,
      b,
      c,
      d,
      houses: ascending([...a, ...b, ...c, ...d]),
      isUntenanted: lords.every((other) => other.starLord !== graha),
    };
  });
  const all = grahas as unknown as KpSignificators['grahas'];
  const holders = (house: number, step: 'a' | 'b' | 'c' | 'd') => GRAHAS.filter((g) => all[g][step].includes(house));
  const houses = HOUSES.map((house): HouseSignificators => {
    const cusp = cusps[house - 1] as KpLords;
    const { subLord } = cusp;
    return {
      house,
      cusp,
      owner: cusp.signLord,
      occupants: bhavas.bhavas[house - 1]?.occupants ?? [],
      a: holders(house, 'a'),
      b: holders(house, 'b'),
      c: holders(house, 'c'),
      d: holders(house, 'd'),
      link: { subLord, starLord: all[subLord].starLord, houses: all[subLord].houses },
    };
  });
  return { settings, sources: ['krishnamurti-readers'], grahas: all, houses };
}

/** For whom a node acts; nobody for the seven. */
export function agentsOf(kundli: Kundli, graha: Graha, settings: NodeAgencySettings): readonly NodeAgent[] {
  if ((graha !== 'Rahu' && graha !== 'Ketu') || settings.nodes === 'none') return [];
  const at = kundli.grahas[graha];
  const found: NodeAgent[] = [];
  if (settings.nodes === 'agents') {
    const together = VISIBLE_GRAHAS.filter((other) => isWith(kundli, other, graha, settings.conjunctionOrbDeg));
    for (const other of together) found.push({ graha: other, by: 'conjunction' });
    for (const other of VISIBLE_GRAHAS)
      if (!together.includes(other) && aspectsSign(kundli, other, at.sign)) found.push({ graha: other, by: 'aspect' });
  }
  const lord = lordOf(at.sign);
  if (found.every((agent) => agent.graha !== lord)) found.push({ graha: lord, by: 'sign-lord' });
  return found;
}

/** The settings of options whose names were looked at before. @throws EngineError INVALID_OPTION */
export function nodeAgencyOf(options: NodeAgencyOptions): NodeAgencySettings {
  const orb = options.conjunctionOrbDeg ?? null;
  return {
    nodes: oneOf('nodes', options.nodes ?? 'agents', NODE_AGENCIES),
    conjunctionOrbDeg: orb === null ? null : numberIn('conjunctionOrbDeg', orb, 0, 30, 'degrees'),
  };
}

function isWith(kundli: Kundli, graha: Graha, node: Graha, orbDeg: number | null): boolean {
  const [a, b] = [kundli.grahas[graha], kundli.grahas[node]];
  if (orbDeg === null) return a.sign === b.sign;
  const apart = Math.abs(a.longitudeDeg - b.longitudeDeg);
  return Math.min(apart, 360 - apart) <= orbDeg;
}

function ascending(houses: readonly number[]): number[] {
  return [...new Set(houses)].sort((x, y) => x - y);
}
