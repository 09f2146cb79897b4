/**
 * How two grahas stand to each other: by nature, by their places in this kundli, and by both together.
 *
 * Source: Parashara, ch. 3 (`bphs`), for the seven. No verse gives the nodes friends; what translators and later texts say of them
 * are schools here, and the other grahas are taken to hold a node as it holds them, since no text says otherwise.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { assert } from '../../errors.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, houseFrom, isNode, type Kundli, VISIBLE_GRAHAS } from './kundli.ts';
import { GRAHA_STATE_NAMES, RELATIONSHIP_NAMES } from './option-names.ts';
import { readKundli, spotOf } from './read-kundli.ts';

export const NATURAL_FRIENDSHIPS = ['friend', 'neutral', 'enemy'] as const;
export type NaturalFriendship = (typeof NATURAL_FRIENDSHIPS)[number];
export const TEMPORAL_FRIENDSHIPS = ['friend', 'enemy'] as const;
export type TemporalFriendship = (typeof TEMPORAL_FRIENDSHIPS)[number];
export type CompoundFriendship = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy';

/**
 * Whose friends the nodes are. `santhanam`: the notes to Parashara 3.55; `sarvartha-chintamani`: that text, stanza 108;
 * `as-saturn-and-mars`: Rahu like Saturn, Ketu like Mars; `neutral`: nobody's.
 */
export const NODE_FRIENDSHIP_SCHOOLS = ['santhanam', 'sarvartha-chintamani', 'as-saturn-and-mars', 'neutral'] as const;
export type NodeFriendshipSchool = (typeof NODE_FRIENDSHIP_SCHOOLS)[number];
export interface FriendshipOptions {
  readonly nodeFriendship?: NodeFriendshipSchool;
}
export const DEFAULT_NODE_FRIENDSHIP: NodeFriendshipSchool = 'santhanam';
export const FRIENDSHIP_SOURCES: { readonly [S in NodeFriendshipSchool]: readonly SourceKey[] } = {
  santhanam: ['bphs'],
  'sarvartha-chintamani': ['bphs', 'sarvartha-chintamani'],
  'as-saturn-and-mars': ['bphs', 'program-practice'],
  neutral: ['bphs'],
};

/**
 * How graha `a` holds `b` by nature; `b` may hold `a` otherwise. A graha is its own friend.
 *
 * @throws  EngineError INVALID_OPTION for a name that is no graha, or an unknown school
 */
export function naturalFriendship(a: Graha, b: Graha, options: FriendshipOptions = {}): NaturalFriendship {
  return naturalFriendshipBy(a, b, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function naturalFriendshipBy(a: Graha, b: Graha, options: FriendshipOptions): NaturalFriendship {
  const { nodeFriendship = DEFAULT_NODE_FRIENDSHIP } = options;
  const areNames = typeof nodeFriendship === 'string' && typeof a === 'string' && typeof b === 'string';
  const held = areNames ? TABLES[nodeFriendship]?.[a]?.[b] : undefined;
  if (held === 'friend' || held === 'neutral' || held === 'enemy') return held;
  oneOf('nodeFriendship', nodeFriendship, NODE_FRIENDSHIP_SCHOOLS);
  oneOf('graha', a, GRAHAS);
  oneOf('graha', b, GRAHAS);
  assert(false, 'every graha holds every other somehow');
}

/**
 * How two grahas stand by their places: friends in the 2nd, 3rd, 4th, 10th, 11th and 12th sign from each other, enemies elsewhere.
 *
 * @throws  EngineError INVALID_OPTION for what is no kundli or no graha
 */
export function temporalFriendship(kundli: Kundli, a: Graha, b: Graha): TemporalFriendship {
  return temporalOfSigns(spotOf(kundli, a).sign, spotOf(kundli, b).sign);
}

/** The same of two signs, 1 … 12. @throws EngineError INVALID_OPTION for what is no sign */
export function temporalOfSigns(signA: number, signB: number): TemporalFriendship {
  const place = houseFrom(signA, signB);
  return (place >= 2 && place <= 4) || place >= 10 ? 'friend' : 'enemy';
}

/** Both together in five grades (panchadha maitri). @throws EngineError INVALID_OPTION as the two */
export function compoundFriendship(
  kundli: Kundli,
  a: Graha,
  b: Graha,
  options: FriendshipOptions = {},
): CompoundFriendship {
  return compoundFriendshipBy(kundli, a, b, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function compoundFriendshipBy(
  kundli: Kundli,
  a: Graha,
  b: Graha,
  options: FriendshipOptions,
): CompoundFriendship {
  return compounded(naturalFriendshipBy(a, b, options), temporalFriendship(kundli, a, b));
}

/** The grade that natural and temporal friendship make. @throws EngineError INVALID_OPTION for what is none */
export function compounded(natural: NaturalFriendship, temporal: TemporalFriendship): CompoundFriendship {
  const isFriend = oneOf('temporal', temporal, TEMPORAL_FRIENDSHIPS) === 'friend';
  if (natural === 'neutral') return temporal;
  if (natural === 'friend') return isFriend ? 'great-friend' : 'neutral';
  oneOf('natural', natural, NATURAL_FRIENDSHIPS);
  return isFriend ? 'neutral' : 'great-enemy';
}

/** One row of a table of relationships. */
export interface Relationship<R extends string = string> {
  readonly firstPlanet: Graha;
  readonly secondPlanet: Graha;
  /** How the first holds the second. */
  readonly relationship: R;
}

export interface RelationshipOptions extends FriendshipOptions {
  /** All nine, or the seven that can be seen. */
  readonly among?: 'nine' | 'seven';
}

/** Every ordered pair of different grahas, three times: by nature, by place, by both. */
export interface Relationships {
  readonly settings: Required<RelationshipOptions>;
  readonly sources: readonly SourceKey[];
  readonly natural: readonly Relationship<NaturalFriendship>[];
  readonly temporal: readonly Relationship<TemporalFriendship>[];
  readonly compound: readonly Relationship<CompoundFriendship>[];
}

/**
 * How all grahas of a kundli stand to one another.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school, and for what is no kundli
 */
export function relationshipsOf(kundli: Kundli, options: RelationshipOptions = {}): Relationships {
  const nodeFriendship = oneOf(
    'nodeFriendship',
    readChoices(options, 'options', RELATIONSHIP_NAMES).nodeFriendship ?? DEFAULT_NODE_FRIENDSHIP,
    NODE_FRIENDSHIP_SCHOOLS,
  );
  readKundli(kundli);
  const among = oneOf('among', options.among ?? 'nine', ['nine', 'seven'] as const);
  const settings = { nodeFriendship, among };
  const grahas: readonly Graha[] = among === 'nine' ? GRAHAS : VISIBLE_GRAHAS;
  const natural: Relationship<NaturalFriendship>[] = [];
  const temporal: Relationship<TemporalFriendship>[] = [];
  const compound: Relationship<CompoundFriendship>[] = [];
  for (const firstPlanet of grahas)
    for (const secondPlanet of grahas) {
      if (firstPlanet === secondPlanet) continue;
      const byNature = naturalFriendshipBy(firstPlanet, secondPlanet, settings);
      const byPlace = temporalFriendship(kundli, firstPlanet, secondPlanet);
      natural.push({ firstPlanet, secondPlanet, relationship: byNature });
      temporal.push({ firstPlanet, secondPlanet, relationship: byPlace });
      compound.push({ firstPlanet, secondPlanet, relationship: compounded(byNature, byPlace) });
    }
  return {
    settings,
    sources: FRIENDSHIP_SOURCES[nodeFriendship],
    natural,
    temporal,
    compound,
  };
}

type Row = { readonly [G in Graha]: NaturalFriendship };
type Table = { readonly [G in Graha]: Row };

/** How the seven hold one another: a row to the one that holds, columns Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn. */
// biome-ignore format: a table reads in rows
const SEVEN = {
  Sun:     'f f f n f e e',
  Moon:    'f f n f n n n',
  Mars:    'f f f e f n n',
  Mercury: 'f e n f n f n',
  Jupiter: 'f f f e f e n',
  Venus:   'e e n f n f f',
  Saturn:  'e e e f n f f',
} as const;
/** How the nodes hold the seven, the same columns. */
// biome-ignore format: a table reads in rows
const NODES: { readonly [S in NodeFriendshipSchool]: { readonly Rahu: string; readonly Ketu: string } } = {
  santhanam:              { Rahu: 'e e e n f f f', Ketu: 'e e f n n f f' },
  'sarvartha-chintamani': { Rahu: 'e e n n f f f', Ketu: 'e e n n f f f' },
  'as-saturn-and-mars':   { Rahu: SEVEN.Saturn,    Ketu: SEVEN.Mars },
  neutral:                { Rahu: 'n n n n n n n', Ketu: 'n n n n n n n' },
};
const WORDS: { readonly [letter: string]: NaturalFriendship } = { f: 'friend', n: 'neutral', e: 'enemy' };

/** The nine by nine of a school. */
function tableOf(school: NodeFriendshipSchool): Table {
  const views: { readonly [G in Graha]: string } = { ...SEVEN, ...NODES[school] };
  const ofSeven = (a: Graha, b: Graha): NaturalFriendship =>
    WORDS[views[a].split(' ')[GRAHAS.indexOf(b)] as string] as NaturalFriendship;
  const likeness = { Rahu: 'Saturn', Ketu: 'Mars' } as const;
  const held = (a: Graha, b: Graha): NaturalFriendship => {
    if (a === b) return 'friend';
    if (!isNode(b)) return ofSeven(a, b);
    if (school === 'as-saturn-and-mars') return ofSeven(a, likeness[b]);
    return isNode(a) ? 'neutral' : ofSeven(b, a);
  };
  return Object.fromEntries(
    GRAHAS.map((a) => [a, Object.fromEntries(GRAHAS.map((b) => [b, held(a, b)]))]),
  ) as unknown as Table;
}

const TABLES: { readonly [school: string]: Table } = Object.fromEntries(
  NODE_FRIENDSHIP_SCHOOLS.map((school) => [school, tableOf(school)]),
);
