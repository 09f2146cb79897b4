/**
 * How grahas hold each other in Tajika, where friendship goes by place, and in which house which glance falls, with its strength and orb.
 *
 * Sources: `tajika-neelakanthi` as taught by `adawal-tajik` and `wilhelm-tajika` for relations by place and glances; `narasimha-rao-integrated` §28.2
 * for orbs, the neutral glance, and §28.4 with its worked figures for the two camps. The strengths of glances are as teachers quote them.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { naturalFriendship } from '../graha/friendship.ts';
import { houseFrom, type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { readKundli, spotOf } from '../graha/read-kundli.ts';
import { TAJIKA_DRISHTI_NAMES } from './option-names.ts';

/** Whose rules of Tajika: as handed down from Neelakantha, or as Narasimha Rao has them. Each part may be chosen apart. */
export const TAJIKA_SCHOOLS = ['neelakanthi', 'pvr'] as const;
export type TajikaSchool = (typeof TAJIKA_SCHOOLS)[number];

/**
 * Who is whose friend. `by-place`: in the 3rd, 5th, 9th and 11th from each other friends, in the 1st, 4th, 7th and 10th enemies, else neutral;
 * `camps`: Sun, Moon, Mars and Jupiter are friends of each other, Mercury, Venus and Saturn too, enemies across; `natural`: as in Parashara.
 */
export const TAJIKA_FRIENDSHIPS = ['by-place', 'camps', 'natural'] as const;
export type TajikaFriendship = (typeof TAJIKA_FRIENDSHIPS)[number];
export type TajikaRelation = 'own' | 'friend' | 'neutral' | 'enemy';

/** What falls on the house so many signs away. */
export interface TajikaGlance {
  readonly kind: 'friendly' | 'hostile' | 'neutral';
  /** Open (pratyaksha) or secret (gupta); null for a neutral one. */
  readonly openness: 'open' | 'secret' | null;
  /** Of 60. */
  readonly strength: number;
}

const OPEN_HOSTILE: TajikaGlance = { kind: 'hostile', openness: 'open', strength: 60 };
const SECRET_HOSTILE: TajikaGlance = { kind: 'hostile', openness: 'secret', strength: 15 };
const OPEN_FRIENDLY: TajikaGlance = { kind: 'friendly', openness: 'open', strength: 45 };
const NEUTRAL: TajikaGlance = { kind: 'neutral', openness: null, strength: 0 };

/** By the count of signs, 1 … 12. None on the 6th and 8th; on the 2nd and 12th a neutral one, for schools that count it. */
const GLANCES: readonly (TajikaGlance | null)[] = [
  OPEN_HOSTILE,
  NEUTRAL,
  { kind: 'friendly', openness: 'secret', strength: 40 },
  SECRET_HOSTILE,
  OPEN_FRIENDLY,
  null,
  OPEN_HOSTILE,
  null,
  OPEN_FRIENDLY,
  SECRET_HOSTILE,
  { kind: 'friendly', openness: 'secret', strength: 10 },
  NEUTRAL,
];

/** How far the light of each reaches (deeptamsha), degrees. */
export const DEEPTAMSHAS: { readonly [G in VisibleGraha]: number } = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** Whose light must reach whom: each the other's (the smaller orb), the swifter's alone, or the mean of both. */
export const ORB_SCHOOLS = ['both', 'swifter', 'mean'] as const;
export type OrbSchool = (typeof ORB_SCHOOLS)[number];

/** From the swiftest to the slowest, by mean motion. */
export const SWIFTNESS: readonly VisibleGraha[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];

/** Of two grahas the swifter first. */
export function swifterFirst(a: VisibleGraha, b: VisibleGraha): readonly [swifter: VisibleGraha, slower: VisibleGraha] {
  return SWIFTNESS.indexOf(a) < SWIFTNESS.indexOf(b) ? [a, b] : [b, a];
}

/** Orb of two grahas, degrees. @throws EngineError INVALID_OPTION */
export function orbOf(swifter: VisibleGraha, slower: VisibleGraha, school: OrbSchool): number {
  const [own, other] = [DEEPTAMSHAS[swifter], DEEPTAMSHAS[slower]];
  if (school === 'both') return Math.min(own, other);
  return oneOf('orb', school, ORB_SCHOOLS) === 'swifter' ? own : (own + other) / 2;
}

/**
 * The glance on the `count`-th sign from one's own, itself the first.
 *
 * @param count   1 … 12
 * @param school  `pvr` counts the neutral glance on the 2nd and 12th
 * @returns null where none falls
 * @throws  EngineError INVALID_OPTION
 */
export function glanceOf(count: number, school: TajikaSchool): TajikaGlance | null {
  const glance = GLANCES[wholeIn('count', count, 1, 12) - 1] ?? null;
  return glance === NEUTRAL && oneOf('school', school, TAJIKA_SCHOOLS) !== 'pvr' ? null : glance;
}

/**
 * How one graha holds another in an annual chart.
 *
 * @throws  EngineError INVALID_OPTION for a school or graha that does not exist
 */
export function tajikaRelationOf(
  kundli: Kundli,
  a: VisibleGraha,
  b: VisibleGraha,
  friendship: TajikaFriendship,
): TajikaRelation {
  const [own, other] = [spotOf(kundli, oneOf('a', a, VISIBLE_GRAHAS)), spotOf(kundli, oneOf('b', b, VISIBLE_GRAHAS))];
  if (a === b) return 'own';
  switch (oneOf('friendship', friendship, TAJIKA_FRIENDSHIPS)) {
    case 'by-place':
      return BY_PLACE[houseFrom(own.sign, other.sign) - 1] as TajikaRelation;
    case 'camps':
      return CAMP.includes(a) === CAMP.includes(b) ? 'friend' : 'enemy';
    case 'natural':
      return naturalFriendship(a, b);
  }
}

const CAMP: readonly VisibleGraha[] = ['Sun', 'Moon', 'Mars', 'Jupiter'];
// biome-ignore format: by the count of signs, in a row
const BY_PLACE: readonly TajikaRelation[] = ['enemy', 'neutral', 'friend', 'enemy', 'friend', 'neutral', 'enemy', 'neutral', 'friend', 'enemy', 'friend', 'neutral'];

/** How one graha looks at another. */
export interface TajikaDrishti extends TajikaGlance {
  readonly from: VisibleGraha;
  readonly to: VisibleGraha;
  /** The sign of the one looked at, counted from the sign of the one that looks, 1 … 12. */
  readonly count: number;
  /** Difference of their degrees within the signs, 0 … 30, and the orb of the two. */
  readonly gapDeg: number;
  readonly orbDeg: number;
  readonly isWithinOrb: boolean;
}

export interface TajikaDrishtiOptions {
  /** `neelakanthi` when left out. */
  readonly school?: TajikaSchool;
  /** `both` when left out. */
  readonly orb?: OrbSchool;
}

/**
 * Every glance of the seven in a chart.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function tajikaDrishtiOf(
  kundli: Kundli,
  options: TajikaDrishtiOptions = {},
): {
  readonly settings: { readonly school: TajikaSchool; readonly orb: OrbSchool };
  readonly sources: readonly SourceKey[];
  readonly rows: readonly TajikaDrishti[];
} {
  readKundli(kundli);
  readChoices(options, 'options', TAJIKA_DRISHTI_NAMES);
  const school = oneOf('school', options.school ?? 'neelakanthi', TAJIKA_SCHOOLS);
  const orb = oneOf('orb', options.orb ?? 'both', ORB_SCHOOLS);
  const rows: TajikaDrishti[] = [];
  for (const from of VISIBLE_GRAHAS)
    for (const to of VISIBLE_GRAHAS) {
      if (from === to) continue;
      const [a, b] = [kundli.grahas[from], kundli.grahas[to]];
      const count = houseFrom(a.sign, b.sign);
      const glance = glanceOf(count, school);
      if (glance === null) continue;
      const { kind, openness, strength } = glance;
      const gapDeg = degreesApart(a.degree, b.degree);
      const orbDeg = orbOf(...swifterFirst(from, to), orb);
      rows.push({ from, to, count, kind, openness, strength, gapDeg, orbDeg, isWithinOrb: gapDeg <= orbDeg });
    }
  return { settings: { school, orb }, sources: DRISHTI_SOURCES[school], rows };
}

export const DRISHTI_SOURCES: { readonly [S in TajikaSchool]: readonly SourceKey[] } = {
  neelakanthi: ['tajika-neelakanthi', 'wilhelm-tajika', 'adawal-tajik'],
  pvr: ['narasimha-rao-integrated'],
};

/** Two degrees within signs, apart; to 1e-7. */
function degreesApart(a: number, b: number): number {
  return Math.abs(Math.round(normaliseSignedDeg(a - b) * 1e7)) / 1e7;
}
