/** How dignified is each planet where it stands? Dignities held, debilities, peregrine or not, receptions, and a score whose parts are shown. */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { type Cell, type Classification, cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { type Radix, readRadix, type Sect } from '../radix/index.ts';
import { dignitiesHeld, type EssentialDignity, type Lords, lordsIn } from './lords.ts';
import { kebab, type Placed, planetsOf, sectFor, sectText } from './planets.ts';
import { findReceptions, type MutualReception } from './reception.ts';
import {
  type DignitySchools,
  type ResolvedSchools,
  resolveSchools,
  SCHOOL_NAMES,
  sourcesOfSchools,
  TRIPLICITY_LORDS,
  type TriplicityLordsChoice,
} from './schools.ts';

/** What can add to a score. */
export type ScoreRule = EssentialDignity | 'detriment' | 'fall' | 'peregrine' | 'mutual-domicile' | 'mutual-exaltation';

/**
 * How dignities are counted. `lilly`: his table, in which a mutual reception by house or exaltation counts as if the planet stood there itself; `flatlib-immanuel`: the
 * same figures without receptions, as both programs count; `alcabitius`: the five dignities alone; `ptolemaic-count`: one for each of Ptolemy's four dignities of place.
 */
export const SCORE_SCHOOLS = ['lilly', 'flatlib-immanuel', 'alcabitius', 'ptolemaic-count'] as const;
export type ScoreSchool = (typeof SCORE_SCHOOLS)[number];

export interface ScoreRow {
  readonly points: { readonly [R in ScoreRule]: number };
  readonly source: SourceKey;
  readonly classification: Classification;
}

/** Lilly p. 115; al-Qabisi, on the powers of the planets; Ptolemy III.2, whose fifth is an aspect. */
// biome-ignore format: a table reads in rows
export const SCORES: { readonly [S in ScoreSchool]: ScoreRow } = {
  lilly:              { source: 'lilly-1647',          classification: 'classical',  points: { domicile: 5, exaltation: 4, triplicity: 3, term: 2, face: 1, detriment: -5, fall: -4, peregrine: -5, 'mutual-domicile': 5, 'mutual-exaltation': 4 } },
  'flatlib-immanuel': { source: 'immanuel',            classification: 'convention', points: { domicile: 5, exaltation: 4, triplicity: 3, term: 2, face: 1, detriment: -5, fall: -4, peregrine: -5, 'mutual-domicile': 0, 'mutual-exaltation': 0 } },
  alcabitius:         { source: 'alcabitius',          classification: 'classical',  points: { domicile: 5, exaltation: 4, triplicity: 3, term: 2, face: 1, detriment: 0,  fall: 0,  peregrine: 0,  'mutual-domicile': 0, 'mutual-exaltation': 0 } },
  'ptolemaic-count':  { source: 'ptolemy-tetrabiblos', classification: 'classical',  points: { domicile: 1, exaltation: 1, triplicity: 1, term: 1, face: 0, detriment: 0,  fall: 0,  peregrine: 0,  'mutual-domicile': 0, 'mutual-exaltation': 0 } },
};

/**
 * When a planet is peregrine. `no-dignity`: it has none of the five where it stands, also when in detriment or fall (Lilly p. 112); `no-dignity-nor-reception`: and no
 * mutual reception by domicile or exaltation lifts it.
 */
export const PEREGRINE_SCHOOLS = ['no-dignity', 'no-dignity-nor-reception'] as const;

export interface EssentialOptions extends DignitySchools {
  /** `of-sect` when left out. */
  readonly triplicityLords?: TriplicityLordsChoice;
  /** `lilly` when left out. */
  readonly score?: ScoreSchool;
  readonly peregrine?: (typeof PEREGRINE_SCHOOLS)[number];
  /** Names; when left out the seven, with modern lords or exaltations the ten. */
  readonly planets?: readonly string[];
}

/** One addition to a score. */
export interface ScorePart {
  readonly rule: ScoreRule;
  readonly points: number;
}

export interface PlanetDignities {
  readonly planet: string;
  /** Held where it stands, greatest first. */
  readonly dignities: readonly EssentialDignity[];
  readonly debilities: readonly ('detriment' | 'fall')[];
  readonly isPeregrine: boolean;
  /** Names of the planets with whom it is in mutual reception by domicile, and by exaltation. */
  readonly mutualDomicile: readonly string[];
  readonly mutualExaltation: readonly string[];
  readonly score: number;
  /** What the score is made of. */
  readonly parts: readonly ScorePart[];
  readonly lords: Lords;
}

export interface EssentialDignities {
  readonly planets: readonly Fact<PlanetDignities>[];
  readonly settings: ResolvedSchools & {
    readonly triplicityLords: TriplicityLordsChoice;
    readonly score: ScoreSchool;
    readonly peregrine: (typeof PEREGRINE_SCHOOLS)[number];
    readonly sect: Sect | null;
    /** Names of those that were looked at: receptions are looked for among them. */
    readonly planets: readonly string[];
  };
  readonly sources: readonly SourceKey[];
}

const ESSENTIAL_NAMES: OptionNames<EssentialOptions> = {
  ...SCHOOL_NAMES,
  triplicityLords: true,
  score: true,
  peregrine: true,
  planets: true,
};

/**
 * The essential dignities of the planets of a radix.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a school or planet that does not exist, or a radix that cannot tell day from night
 * @source  `lilly-1647` pp. 104–115; the tables as their rows say
 */
export function essentialDignitiesOf(radix: Radix, options: EssentialOptions = {}): EssentialDignities {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', ESSENTIAL_NAMES);
  const schools = resolveSchools(given);
  const triplicityLords = oneOf('triplicityLords', given.triplicityLords ?? 'of-sect', TRIPLICITY_LORDS);
  const score = oneOf('score', given.score ?? 'lilly', SCORE_SCHOOLS);
  const peregrine = oneOf('peregrine', given.peregrine ?? 'no-dignity', PEREGRINE_SCHOOLS);
  const points = planetsOf(chart, given.planets, schools);
  const sect = sectFor(chart, schools, triplicityLords);
  const mutual = findReceptions(points, schools, sect, triplicityLords).mutual.map(({ value }) => value);
  const sources = [SCORES[score].source, ...sourcesOfSchools(schools)];
  const ground: Ground = { schools, triplicityLords, score, peregrine, sect, mutual, sources };
  return {
    planets: points.map((point) => dignitiesOf(point, ground)),
    settings: { ...schools, triplicityLords, score, peregrine, sect, planets: points.map(({ name }) => name) },
    sources: sources.filter((key, i) => sources.indexOf(key) === i),
  };
}

interface Ground {
  readonly schools: ResolvedSchools;
  readonly triplicityLords: TriplicityLordsChoice;
  readonly score: ScoreSchool;
  readonly peregrine: (typeof PEREGRINE_SCHOOLS)[number];
  readonly sect: Sect | null;
  readonly mutual: readonly MutualReception[];
  readonly sources: readonly SourceKey[];
}

function dignitiesOf(point: Placed, ground: Ground): Fact<PlanetDignities> {
  const { name } = point;
  const lords = lordsIn(point, ground.schools, ground.sect);
  const dignities = dignitiesHeld(name, lords, ground.sect, ground.triplicityLords);
  const debilities: ('detriment' | 'fall')[] = [];
  if (lords.detriment.includes(name)) debilities.push('detriment');
  if (lords.fall === name) debilities.push('fall');
  const mutualDomicile = partnersOf(name, 'domicile', ground.mutual);
  const mutualExaltation = partnersOf(name, 'exaltation', ground.mutual);
  const isReceived = mutualDomicile.length + mutualExaltation.length > 0;
  const isLifted = ground.peregrine === 'no-dignity-nor-reception' && isReceived;
  const isPeregrine = dignities.length === 0 && !isLifted;
  const rules: ScoreRule[] = [...dignities, ...debilities];
  if (isPeregrine) rules.push('peregrine');
  if (mutualDomicile.length > 0) rules.push('mutual-domicile');
  if (mutualExaltation.length > 0) rules.push('mutual-exaltation');
  const { points, classification } = SCORES[ground.score];
  const parts = rules.map((rule) => ({ rule, points: points[rule] })).filter((part) => part.points !== 0);
  return {
    id: `essential-dignities-${kebab(name)}`,
    value: {
      planet: name,
      dignities,
      debilities,
      isPeregrine,
      mutualDomicile,
      mutualExaltation,
      score: parts.reduce((sum, part) => sum + part.points, 0),
      parts,
      lords,
    },
    because: evidence(point, ground.sect, [...mutualDomicile, ...mutualExaltation]),
    sources: ground.sources.filter((key, i) => ground.sources.indexOf(key) === i),
    classification,
  };
}

function partnersOf(name: string, by: EssentialDignity, mutual: readonly MutualReception[]): readonly string[] {
  return mutual
    .filter(({ planet1, planet2, shared }) => shared.includes(by) && (planet1 === name || planet2 === name))
    .map(({ planet1, planet2 }) => (planet1 === name ? planet2 : planet1));
}

function evidence({ name, sign, longitudeDeg }: Placed, sect: Sect | null, partners: readonly string[]): Cell[] {
  const receptions = partners
    .filter((partner, i) => partners.indexOf(partner) === i)
    .map((partner) => cell(name, 'mutualReception', partner));
  return [
    cell(name, 'sign', sign),
    cell(name, 'longitudeDeg', longitudeDeg),
    cell('chart', 'sect', sectText(sect)),
    ...receptions,
  ];
}
