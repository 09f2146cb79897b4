/**
 * Vimshopaka bala: how well a graha stands through a group of vargas, out of twenty; and the names earned by good ones.
 *
 * Sources: Parashara 7.17–27 for weights and points, 6.42–53 for the names (`bphs`); `narasimha-rao-integrated` §6.6 for what counts
 * as a good varga: exaltation, moolatrikona, own sign.
 */

import { SHODASHA_VARGA, vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import {
  DEFAULT_NODE_DIGNITY,
  type DignityOptions,
  MOOLATRIKONAS,
  NODE_DIGNITY_SCHOOLS,
  relationToLordBy,
  vargaDignityBy,
} from './dignity.ts';
import {
  type CompoundFriendship,
  compounded,
  DEFAULT_NODE_FRIENDSHIP,
  NODE_FRIENDSHIP_SCHOOLS,
  naturalFriendshipBy,
  temporalOfSigns,
} from './friendship.ts';
import { everyGraha, GRAHAS, type Graha, isNode, type Kundli } from './kundli.ts';
import { lordOf } from './lordship.ts';
import { VIMSHOPAKA_NAMES } from './option-names.ts';
import { readKundli } from './read-kundli.ts';

export const VIMSHOPAKA_GROUPS = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;
export type VimshopakaGroup = (typeof VIMSHOPAKA_GROUPS)[number];

/** Weight of each division; a group sums to twenty. */
// biome-ignore format: a table reads in rows
export const VIMSHOPAKA_WEIGHTS: { readonly [G in VimshopakaGroup]: readonly (readonly [division: number, weight: number])[] } = {
  shadvarga:  [[1, 6], [2, 2], [3, 4], [9, 5], [12, 2], [30, 1]],
  saptavarga: [[1, 5], [2, 2], [3, 3], [7, 2.5], [9, 4.5], [12, 2], [30, 1]],
  dashavarga: [[1, 3], [2, 1.5], [3, 1.5], [7, 1.5], [9, 1.5], [10, 1.5], [12, 1.5], [16, 1.5], [30, 1.5], [60, 5]],
  shodashavarga: [
    [1, 3.5], [2, 1], [3, 1], [4, 0.5], [7, 0.5], [9, 3], [10, 0.5], [12, 0.5],
    [16, 2], [20, 0.5], [24, 0.5], [27, 0.5], [30, 1], [40, 0.5], [45, 0.5], [60, 4],
  ],
};

/** Names by the number of good vargas, from two on, as `narasimha-rao-integrated` has them. */
// biome-ignore format: a table reads in rows
export const VARGA_GRADES: { readonly [G in VimshopakaGroup]: readonly string[] } = {
  shadvarga: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala'],
  saptavarga: ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala', 'Mukuta'],
  dashavarga: ['Parijata', 'Uttama', 'Gopura', 'Simhasana', 'Paravata', 'Devaloka', 'Brahmaloka', 'Airavata', 'Shridhama'],
  shodashavarga: [
    'Bhedaka', 'Kusuma', 'Nagapushpa', 'Kanduka', 'Kerala', 'Kalpavriksha', 'Chandanavana', 'Purnachandra', 'Uchchaishrava',
    'Dhanvantari', 'Suryakanta', 'Vidruma', 'Indrasana', 'Goloka', 'Shrivallabha',
  ],
};

/** Points of a varga by how its lord is held; a graha's own sign has twenty. */
const POINTS: { readonly [R in CompoundFriendship]: number } = {
  'great-friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great-enemy': 5,
};

export interface VimshopakaOptions extends Pick<DignityOptions, 'nodeDignity' | 'nodeFriendship'> {
  /** Whether exaltation counts as the lord of the sign makes it (`as-lord`), or like a home (`as-own`). */
  readonly exalted?: 'as-lord' | 'as-own';
  /** Where friendship for a time is read: in the birth kundli, or in each varga. */
  readonly temporal?: 'rashi' | 'varga';
}

export interface VimshopakaScore {
  readonly group: VimshopakaGroup;
  /** 0 … 20, to 1e-6. */
  readonly points: number;
  /** Vargas in exaltation, moolatrikona or own sign. */
  readonly goodVargas: readonly number[];
  /** The name of so many; null below two. */
  readonly grade: string | null;
}

export interface VimshopakaGraha {
  readonly graha: Graha;
  readonly scores: readonly VimshopakaScore[];
}

export interface Vimshopaka {
  readonly settings: Required<VimshopakaOptions>;
  readonly sources: readonly SourceKey[];
  readonly grahas: readonly VimshopakaGraha[];
}

/**
 * The name of a number of good vargas in a group; null below two.
 *
 * @param goodVargas  0 … the vargas of the group
 * @throws  EngineError INVALID_OPTION for another number or group
 */
export function vargaGradeOf(group: VimshopakaGroup, goodVargas: number): string | null {
  const grades = VARGA_GRADES[oneOf('group', group, VIMSHOPAKA_GROUPS)];
  return grades[wholeIn('goodVargas', goodVargas, 0, grades.length + 1) - 2] ?? null;
}

/**
 * Vimshopaka bala of the nine grahas in the four groups, vargas by their default methods.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school, and for what is no kundli
 */
export function vimshopakaOf(kundli: Kundli, options: VimshopakaOptions = {}): Vimshopaka {
  readKundli(kundli);
  readChoices(options, 'options', VIMSHOPAKA_NAMES);
  const settings = {
    exalted: oneOf('exalted', options.exalted ?? 'as-lord', ['as-lord', 'as-own'] as const),
    temporal: oneOf('temporal', options.temporal ?? 'rashi', ['rashi', 'varga'] as const),
    nodeDignity: oneOf('nodeDignity', options.nodeDignity ?? DEFAULT_NODE_DIGNITY, NODE_DIGNITY_SCHOOLS),
    nodeFriendship: oneOf('nodeFriendship', options.nodeFriendship ?? DEFAULT_NODE_FRIENDSHIP, NODE_FRIENDSHIP_SCHOOLS),
  };
  const signs = signsOf(kundli);
  const grahas = GRAHAS.map((graha) => {
    const standings = standingsOf(kundli, graha, signs, settings);
    return { graha, scores: GROUP_ROWS.map((row) => scoreOf(row, standings)) };
  });
  return { settings, sources: ['bphs', 'narasimha-rao-integrated'], grahas };
}

/** The weights with each division as its place among the sixteen. */
interface GroupRow {
  readonly group: VimshopakaGroup;
  readonly places: readonly number[];
  readonly weights: readonly number[];
}
const GROUP_ROWS: readonly GroupRow[] = VIMSHOPAKA_GROUPS.map((group) => ({
  group,
  places: VIMSHOPAKA_WEIGHTS[group].map(([division]) => SHODASHA_VARGA.indexOf(division)),
  weights: VIMSHOPAKA_WEIGHTS[group].map(([, weight]) => weight),
}));

/** One group summed up from the standings in the sixteen. */
function scoreOf({ group, places, weights }: GroupRow, standings: readonly Standing[]): VimshopakaScore {
  let sum = 0;
  const goodVargas: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const at = places[i] as number;
    const { points, isGood } = standings[at] as Standing;
    sum += (weights[i] as number) * points;
    if (isGood) goodVargas.push(SHODASHA_VARGA[at] as number);
  }
  const points = Math.round((sum / 20) * 1e6) / 1e6;
  return { group, points, goodVargas, grade: vargaGradeOf(group, goodVargas.length) };
}

/** How a graha stands in one varga: 5 … 20 points, and whether the varga is a good one. */
interface Standing {
  readonly points: number;
  readonly isGood: boolean;
}

type VargaSigns = { readonly [G in Graha]: number };

/** Signs of the grahas in each of the sixteen. */
function signsOf(kundli: Kundli): readonly VargaSigns[] {
  return SHODASHA_VARGA.map((division) =>
    everyGraha((graha) => vargaSign(kundli.grahas[graha].longitudeDeg, division)),
  );
}

/** How a graha stands in each of the sixteen. Where friendship is that of the birth, the sign alone decides, and each is asked once. */
function standingsOf(
  kundli: Kundli,
  graha: Graha,
  signs: readonly VargaSigns[],
  settings: Required<VimshopakaOptions>,
): readonly Standing[] {
  if (settings.temporal === 'varga') return signs.map((varga) => standing(kundli, graha, varga, settings));
  const known: (Standing | undefined)[] = NO_STANDINGS.slice();
  return signs.map((varga) => (known[varga[graha]] ??= standing(kundli, graha, varga, settings)));
}

/** By sign. */
const NO_STANDINGS: readonly undefined[] = Array.from({ length: 13 }, () => undefined);

function standing(kundli: Kundli, graha: Graha, signs: VargaSigns, settings: Required<VimshopakaOptions>): Standing {
  const sign = signs[graha];
  const dignity = vargaDignityBy(kundli, graha, sign, settings);
  const isGood = dignity === 'exalted' || dignity === 'own' || isTrikona(graha, sign);
  const isHome = dignity === 'own' || (lordOf(sign) as Graha) === graha;
  if (isHome || (settings.exalted === 'as-own' && isGood)) return { points: 20, isGood };
  if (settings.temporal === 'varga') {
    const lord = lordOf(sign);
    const relation = compounded(naturalFriendshipBy(graha, lord, settings), temporalOfSigns(sign, signs[lord]));
    return { points: POINTS[relation], isGood };
  }
  // Exaltation and debilitation count as the lord of the sign makes them; any other dignity is already how he is held.
  const byLord = dignity === 'exalted' || dignity === 'debilitated' || dignity === 'moolatrikona';
  return { points: POINTS[byLord ? relationToLordBy(kundli, graha, sign, settings) : dignity], isGood };
}

function isTrikona(graha: Graha, sign: number): boolean {
  return !isNode(graha) && MOOLATRIKONAS[graha].sign === sign;
}
