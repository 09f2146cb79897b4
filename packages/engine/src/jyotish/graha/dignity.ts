/**
 * How a graha stands in its sign: exalted, in its moolatrikona, at home, with friends or enemies, or debilitated.
 *
 * Source: Parashara, ch. 3 (`bphs`), for the seven; for the nodes the schools below. By degrees the Moon and Mercury are exalted in
 * the first part of their sign only, the rest being moolatrikona and home; `isExalted` asks for the sign alone.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import {
  type CompoundFriendship,
  compounded,
  type FriendshipOptions,
  naturalFriendshipBy,
  temporalOfSigns,
} from './friendship.ts';
import { type Graha, isNode, type Kundli, signFrom, type VisibleGraha } from './kundli.ts';
import { lordOf, ownSignsOf } from './lordship.ts';
import { GRAHA_STATE_NAMES } from './option-names.ts';
import { spotOf } from './read-kundli.ts';

/** Best first. */
export const DIGNITIES = [
  'exalted',
  'moolatrikona',
  'own',
  'great-friend',
  'friend',
  'neutral',
  'enemy',
  'great-enemy',
  'debilitated',
] as const;
export type Dignity = (typeof DIGNITIES)[number];
/** The seven that chart rows carry. */
export type PublishedDignity = Exclude<Dignity, 'great-friend' | 'great-enemy'>;

/**
 * Where the nodes are exalted and at home. `bphs`: Parashara 47.34–39; `bphs-virgo-pisces`: the same with the homes that "some" give
 * there; `jataka-parijata`: that text, ch. 1; `narasimha-rao`: that author; `none`: they have the lord of their sign alone.
 */
export const NODE_DIGNITY_SCHOOLS = ['bphs', 'bphs-virgo-pisces', 'jataka-parijata', 'narasimha-rao', 'none'] as const;
export type NodeDignitySchool = (typeof NODE_DIGNITY_SCHOOLS)[number];
export const DEFAULT_NODE_DIGNITY: NodeDignitySchool = 'bphs';

export interface DignityOptions extends FriendshipOptions {
  readonly nodeDignity?: NodeDignitySchool;
  /** `by-degree`: in Taurus and Virgo the Moon and Mercury are exalted up to 3° and 15°; `by-sign`: in the whole sign. */
  readonly exaltation?: 'by-degree' | 'by-sign';
}

/** A sign of exaltation, 1 … 12, and the degree of the deepest in it; null where no text gives one. */
export interface Exaltation {
  readonly sign: number;
  readonly degree: number | null;
}

type OfNodes<T> = { readonly Rahu: T; readonly Ketu: T };

/** Exaltation of the seven, and of the nodes by schools. Debilitation is opposite, to the degree. */
// biome-ignore format: a table reads in rows
export const EXALTATIONS: { readonly [G in VisibleGraha]: { readonly sign: number; readonly degree: number } } & {
  readonly nodes: { readonly [S in Exclude<NodeDignitySchool, 'none'>]: OfNodes<Exaltation> };
} = {
  Sun:     { sign: 1, degree: 10 },
  Moon:    { sign: 2, degree: 3 },
  Mars:    { sign: 10, degree: 28 },
  Mercury: { sign: 6, degree: 15 },
  Jupiter: { sign: 4, degree: 5 },
  Venus:   { sign: 12, degree: 27 },
  Saturn:  { sign: 7, degree: 20 },
  nodes: {
    bphs:                { Rahu: { sign: 2, degree: null }, Ketu: { sign: 8, degree: null } },
    'bphs-virgo-pisces': { Rahu: { sign: 2, degree: null }, Ketu: { sign: 8, degree: null } },
    'jataka-parijata':   { Rahu: { sign: 3, degree: null }, Ketu: { sign: 9, degree: null } },
    'narasimha-rao':     { Rahu: { sign: 3, degree: null }, Ketu: { sign: 9, degree: null } },
  },
};

/** Moolatrikona and home of the nodes, whole signs. */
// biome-ignore format: a table reads in rows
export const NODE_HOMES: { readonly [S in Exclude<NodeDignitySchool, 'none'>]: OfNodes<{ readonly moolatrikona: number; readonly own: number }> & { readonly source: SourceKey } } = {
  bphs:                { source: 'bphs', Rahu: { moolatrikona: 3, own: 11 }, Ketu: { moolatrikona: 9, own: 8 } },
  'bphs-virgo-pisces': { source: 'bphs', Rahu: { moolatrikona: 3, own: 6 }, Ketu: { moolatrikona: 9, own: 12 } },
  'jataka-parijata':   { source: 'jataka-parijata', Rahu: { moolatrikona: 11, own: 6 }, Ketu: { moolatrikona: 5, own: 12 } },
  'narasimha-rao':     { source: 'narasimha-rao-integrated', Rahu: { moolatrikona: 6, own: 11 }, Ketu: { moolatrikona: 12, own: 8 } },
};

/** Moolatrikonas of the seven: half-open, degrees of the sign. */
// biome-ignore format: a table reads in rows
export const MOOLATRIKONAS: { readonly [G in VisibleGraha]: { readonly sign: number; readonly fromDeg: number; readonly toDeg: number } } = {
  Sun:     { sign: 5, fromDeg: 0, toDeg: 20 },
  Moon:    { sign: 2, fromDeg: 3, toDeg: 30 },
  Mars:    { sign: 1, fromDeg: 0, toDeg: 12 },
  Mercury: { sign: 6, fromDeg: 15, toDeg: 20 },
  Jupiter: { sign: 9, fromDeg: 0, toDeg: 10 },
  Venus:   { sign: 7, fromDeg: 0, toDeg: 15 },
  Saturn:  { sign: 11, fromDeg: 0, toDeg: 20 },
};

/**
 * Dignity of a graha in its sign of the kundli.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school or graha, and for what is no kundli
 */
export function dignityOf(kundli: Kundli, graha: Graha, options: DignityOptions = {}): Dignity {
  return dignityBy(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function dignityBy(kundli: Kundli, graha: Graha, options: DignityOptions): Dignity {
  const { sign, degree } = spotOf(kundli, graha);
  return dignityIn(graha, sign, degree, options) ?? relationToLordBy(kundli, graha, sign, options);
}

/**
 * Dignity of a graha in a sign of a varga: by signs alone, a moolatrikona among the exalted and own ones. Friendship for a time
 * is that of the birth kundli, where the lord of the sign stands from the graha.
 *
 * @param sign  1 … 12, the sign in the varga
 * @throws  EngineError INVALID_OPTION for an unknown school, graha or sign, and for what is no kundli
 */
export function vargaDignityOf(kundli: Kundli, graha: Graha, sign: number, options: DignityOptions = {}): Dignity {
  return vargaDignityBy(kundli, graha, sign, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function vargaDignityBy(kundli: Kundli, graha: Graha, sign: number, options: DignityOptions): Dignity {
  wholeIn('sign', sign, 1, 12);
  spotOf(kundli, graha);
  if (isExaltedIn(graha, sign, options)) return 'exalted';
  if (isHome(graha, sign, options)) return 'own';
  if (isExaltedIn(graha, signFrom(sign, 7), options)) return 'debilitated';
  return relationToLordBy(kundli, graha, sign, options);
}

/** Whether a graha stands in its sign of exaltation, at whatever degree. @throws EngineError as `dignityOf` */
export function isExalted(kundli: Kundli, graha: Graha, options: DignityOptions = {}): boolean {
  return isExaltedBy(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function isExaltedBy(kundli: Kundli, graha: Graha, options: DignityOptions): boolean {
  return isExaltedIn(graha, spotOf(kundli, graha).sign, options);
}

/** Whether a graha stands in its sign of debilitation, at whatever degree. @throws EngineError as `dignityOf` */
export function isDebilitated(kundli: Kundli, graha: Graha, options: DignityOptions = {}): boolean {
  return isDebilitatedBy(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function isDebilitatedBy(kundli: Kundli, graha: Graha, options: DignityOptions): boolean {
  return isExaltedIn(graha, signFrom(spotOf(kundli, graha).sign, 7), options);
}

/** The seven dignities that chart rows carry. @throws EngineError INVALID_OPTION for what is no dignity */
export function publishedDignity(dignity: Dignity): PublishedDignity {
  const known = oneOf('dignity', dignity, DIGNITIES);
  if (known === 'great-friend') return 'friend';
  return known === 'great-enemy' ? 'enemy' : known;
}

/**
 * How a graha holds the lord of a sign, by nature and by the places of both in the kundli.
 *
 * @param sign  1 … 12
 * @throws  EngineError INVALID_OPTION as `dignityOf`
 */
export function relationToLord(
  kundli: Kundli,
  graha: Graha,
  sign: number,
  options: FriendshipOptions = {},
): CompoundFriendship {
  return relationToLordBy(kundli, graha, sign, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function relationToLordBy(
  kundli: Kundli,
  graha: Graha,
  sign: number,
  options: FriendshipOptions,
): CompoundFriendship {
  const lord = lordOf(sign);
  const temporal = temporalOfSigns(spotOf(kundli, graha).sign, spotOf(kundli, lord).sign);
  return compounded(naturalFriendshipBy(graha, lord, options), temporal);
}

/** Dignity that needs no other graha; null where the lord of the sign decides. */
function dignityIn(graha: Graha, sign: number, degree: number, options: DignityOptions): Dignity | null {
  const trikona = moolatrikonaOf(graha, options);
  const bySign = options.exaltation !== undefined && oneOf('exaltation', options.exaltation, EXTENTS) === 'by-sign';
  const inTrikona = trikona?.sign === sign && degree >= trikona.fromDeg && degree < trikona.toDeg;
  if (isExaltedIn(graha, sign, options)) {
    // Taurus and Virgo hold three dignities of one graha: exaltation, moolatrikona, and in Virgo a home.
    if (bySign || trikona?.sign !== sign || degree < trikona.fromDeg) return 'exalted';
    return inTrikona ? 'moolatrikona' : 'own';
  }
  if (inTrikona) return 'moolatrikona';
  if (isHome(graha, sign, options)) return 'own';
  return isExaltedIn(graha, signFrom(sign, 7), options) ? 'debilitated' : null;
}

const EXTENTS = ['by-degree', 'by-sign'] as const;

function isExaltedIn(graha: Graha, sign: number, options: DignityOptions): boolean {
  if (!isNode(graha)) return EXALTATIONS[graha].sign === sign;
  const school = nodeSchool(options);
  return school !== 'none' && EXALTATIONS.nodes[school][graha].sign === sign;
}

function isHome(graha: Graha, sign: number, options: DignityOptions): boolean {
  if (!isNode(graha)) return ownSignsOf(graha).includes(sign);
  const school = nodeSchool(options);
  return school !== 'none' && NODE_HOMES[school][graha].own === sign;
}

function moolatrikonaOf(
  graha: Graha,
  options: DignityOptions,
): { sign: number; fromDeg: number; toDeg: number } | null {
  if (!isNode(graha)) return MOOLATRIKONAS[graha];
  const school = nodeSchool(options);
  return school === 'none' ? null : { sign: NODE_HOMES[school][graha].moolatrikona, fromDeg: 0, toDeg: 30 };
}

function nodeSchool(options: DignityOptions): NodeDignitySchool {
  const { nodeDignity = DEFAULT_NODE_DIGNITY } = options;
  return oneOf('nodeDignity', nodeDignity, NODE_DIGNITY_SCHOOLS);
}
