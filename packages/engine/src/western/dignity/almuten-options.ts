/** How an almuten is reckoned: tables, weights, and whose triplicity counts. Read here for all who ask for one. */

import { type OptionNames, oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Sect } from '../radix/index.ts';
import { SCORE_SCHOOLS, SCORES, type ScoreSchool } from './essential.ts';
import type { EssentialDignity } from './lords.ts';
import {
  type DignitySchools,
  type ResolvedSchools,
  resolveSchools,
  SCHOOL_NAMES,
  TRIPLICITY_LORDS,
  type TriplicityLordsChoice,
} from './schools.ts';

/** What is asked of a chart, whose sect is known. */
export interface AlmutenTables extends DignitySchools {
  /** `of-sect` when left out; in the almuten of the figure `all`. */
  readonly triplicityLords?: TriplicityLordsChoice;
  /** Whose points of the five dignities: `alcabitius`, 5 4 3 2 1, when left out. */
  readonly score?: ScoreSchool;
}

/** What is asked of a bare degree. */
export interface AlmutenOptions extends AlmutenTables {
  /** Of the chart; needed for the lord of the triplicity. */
  readonly sect?: Sect;
}

export const ALMUTEN_TABLES: OptionNames<AlmutenTables> = { ...SCHOOL_NAMES, triplicityLords: true, score: true };
export const ALMUTEN_NAMES: OptionNames<AlmutenOptions> = { ...ALMUTEN_TABLES, sect: true };

export interface AlmutenSettings extends ResolvedSchools {
  readonly triplicityLords: TriplicityLordsChoice;
  readonly score: ScoreSchool;
  readonly sect: Sect | null;
}

/** The same read, with the points at hand. */
export interface AlmutenGround {
  readonly schools: ResolvedSchools;
  readonly triplicityLords: TriplicityLordsChoice;
  readonly sect: Sect | null;
  readonly points: { readonly [D in EssentialDignity]: number };
  readonly settings: AlmutenSettings;
}

/**
 * Fills what was left out.
 *
 * @param sect  of the chart, null where it is not known
 * @param usual  whose triplicity counts when the options do not say
 * @throws  EngineError INVALID_OPTION for a school that does not exist, or where the sect is needed and not known
 */
export function almutenGround(
  options: AlmutenTables,
  sect: Sect | null,
  usual: TriplicityLordsChoice = 'of-sect',
): AlmutenGround {
  const schools = resolveSchools(options);
  const triplicityLords = oneOf('triplicityLords', options.triplicityLords ?? usual, TRIPLICITY_LORDS);
  const score = oneOf('score', options.score ?? 'alcabitius', SCORE_SCHOOLS);
  if (sect === null && (triplicityLords === 'of-sect' || schools.terms === 'chaldean'))
    throw refusal(
      'INVALID_OPTION',
      'sect',
      'day, night',
      'The lord of a triplicity depends on day or night; say which.',
    );
  const { points } = SCORES[score];
  return { schools, triplicityLords, sect, points, settings: { ...schools, triplicityLords, score, sect } };
}
