/** What is an edition of the rules? Its rows, how they are weighed, what it says of a space in a zone, and its hash. */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { canonicalJson, sha256Hex, utf8 } from '../../stamp.ts';
import { ZONES, type Zone } from '../zone/index.ts';
import { LOCI, type LocusKey } from './loci.ts';

/** Editions there are. */
export type RulesVersion = 'vastu-rules-2026-09-23' | 'vastu-rules-2026-10-04';

/** How a space stands in a zone. */
export type Rating = 'ideal' | 'good' | 'neutral' | 'adverse' | 'severe';

/** How a rule stands: a text names it, or practice only. */
export type RuleClassification = Extract<Classification, 'classical' | 'convention'>;

/** Ratings by their letter in the rows. */
export const RATING_NAMES: {
  readonly I: 'ideal';
  readonly G: 'good';
  readonly N: 'neutral';
  readonly A: 'adverse';
  readonly S: 'severe';
} = {
  I: 'ideal',
  G: 'good',
  N: 'neutral',
  A: 'adverse',
  S: 'severe',
};

type Letter = keyof typeof RATING_NAMES;

/** Points of 100 by rating, in every edition so far. */
export const MERIT: Readonly<Record<Rating, number>> = { ideal: 100, good: 80, neutral: 60, adverse: 30, severe: 0 };

/** How an edition adds up. */
export interface Scoring {
  /** Each room by the zone with most of it, or by its shares of all zones. */
  readonly method: 'dominant-zone' | 'share-weighted';
  /** Shares below it are left out, and the others made whole again. */
  readonly minShare?: number;
  /** Factor of a rule's weight. */
  readonly provenanceFactor: Readonly<Record<RuleClassification, number>>;
  /** Points taken off for the plot at most, and for a middle that is built over; false where an edition takes none. */
  readonly plotAdjustments: false | { readonly cutCap: number; readonly brahmasthanBlocked: number };
}

/** How the door is judged where an edition has a way of its own. */
export interface DoorMethod {
  readonly method: 'pada32';
  readonly classicalAll: readonly LocusKey[];
}

/** A row of an edition: nine letters in the order of ZONES, and the loci of those cells that have a text behind them. */
export type EditionRow = readonly [
  type: string,
  weight: number,
  ratings: string,
  classical: Readonly<Partial<Record<Zone, readonly LocusKey[]>>>,
  note: string | null,
  aliases: readonly string[],
  door?: DoorMethod,
];

/** An edition. */
export interface Edition {
  readonly rulesVersion: RulesVersion;
  readonly scoring: Scoring;
  readonly rows: readonly EditionRow[];
}

/** What an edition says of a type of space in a zone. */
export interface RuleCell {
  /** `kitchen.NE`: stable from edition to edition. */
  readonly ruleId: string;
  readonly rating: Rating;
  readonly merit: number;
  readonly classification: RuleClassification;
  /** Empty where no text is behind it. */
  readonly loci: readonly LocusKey[];
  /** Factor of the rule's weight for what is behind it. */
  readonly provenance: number;
}

/** An edition of rows that nobody can change afterwards. */
export function editionOf(edition: Edition): Edition {
  return frozen(edition);
}

/** The row of a type of space; null when the edition has no rule for it. */
export function rowOf({ rows }: Edition, type: string): EditionRow | null {
  return rows.find((row) => row[0] === type) ?? null;
}

/** What a row says of a zone. */
export function cellOfRow({ scoring }: Edition, [type, , ratings, classical]: EditionRow, zone: Zone): RuleCell {
  const rating = RATING_NAMES[ratings[ZONES.indexOf(zone) * 2] as Letter];
  const loci = classical[zone] ?? [];
  const classification = loci.length > 0 ? 'classical' : 'convention';
  const provenance = scoring.provenanceFactor[classification];
  return { ruleId: `${type}.${zone}`, rating, merit: MERIT[rating], classification, loci, provenance };
}

/**
 * The edition in the form in which it is published, which is what its hash is taken of.
 *
 * @returns plain data: `rulesVersion`, `zoneOrder`, `ratingNames`, `merit`, `scoring`, `types`
 */
export function documentOf(edition: Edition): Readonly<Record<string, unknown>> {
  const merits = Object.entries(RATING_NAMES).map(([letter, rating]) => [letter, MERIT[rating]] as const);
  return {
    rulesVersion: edition.rulesVersion,
    zoneOrder: [...ZONES],
    ratingNames: { ...RATING_NAMES },
    merit: Object.fromEntries(merits),
    scoring: edition.scoring,
    types: Object.fromEntries(edition.rows.map((row) => [row[0], typeDocument(edition, row)])),
  };
}

function typeDocument(edition: Edition, row: EditionRow): Readonly<Record<string, unknown>> {
  const [, weight, , classicalZones, note, aliases, door] = row;
  const ratings = Object.fromEntries(ZONES.map((zone) => [zone, cellOfRow(edition, row, zone).rating]));
  return { weight, ratings, classicalZones, note, aliases, ...door };
}

const hashes = new Map<Edition, string>();

/**
 * The hash that pins an edition: whoever holds the published file can tell that these are the rules a score was made by.
 *
 * @returns `sha256:` and 64 hexadecimal digits, of the canonical JSON of `documentOf`
 * @source  `rfc-8785`, `fips-180-4`
 */
export function rulesHashOf(edition: Edition): string {
  const known = hashes.get(edition);
  if (known !== undefined) return known;
  const hash = hashOfDocument(documentOf(edition));
  hashes.set(edition, hash);
  return hash;
}

/** `sha256:` and 64 hexadecimal digits, of a document's canonical JSON. */
export function hashOfDocument(document: Readonly<Record<string, unknown>>): string {
  return `sha256:${sha256Hex(utf8(canonicalJson(document)))}`;
}

/** Works behind some loci, each once; modern practice where there are none. */
export function sourcesOfLoci(loci: readonly LocusKey[]): readonly SourceKey[] {
  const keys = loci.map((key) => LOCI[key].work);
  return keys.length === 0 ? ['vastu-practice'] : [...new Set(keys)];
}

/** Loci in words: `Brihat Samhita 53.118; Vivekavilasa 8.83-84`. */
export function locusText(loci: readonly LocusKey[]): string {
  return loci.length === 0 ? LOCI.CONV.text : loci.map((key) => LOCI[key].text).join('; ');
}

/** A value that nobody can change afterwards, down to its last member. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
