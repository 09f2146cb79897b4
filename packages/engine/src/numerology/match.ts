/**
 * Two people by their numbers: how each number of one goes with the same number of the other, and what that comes to. The score is explained term by term, and
 * it is the same whoever is named first.
 *
 * Sources: the tables of match-tables.ts. That numbers of the same kind are compared is common; the weights are a convention of ours (`program-practice`).
 */

import { type Cell, cell, type Fact } from '../fact.ts';
import type { SourceKey } from '../sources.ts';
import { bhagyankOfDate, birthDayOfDate, lifePathOf, lifePathOfDate, mulankOfDate } from './date-numbers.ts';
import { type FitGrade, type FitSchool, MOST_FIT_POINTS, type RootFit, rootFitOf } from './match-tables.ts';
import { expressionOf, expressionOfSpelled, personalityOfSpelled, soulUrgeOfSpelled } from './name-numbers.ts';
import {
  type NumerologyOptions,
  type NumerologySettings,
  type NumerologySystem,
  numerologySettings,
} from './options.ts';
import { type NumerologyPerson, type ReadPerson, readPerson } from './person.ts';
import { mastersOf, type NumerologyNumber, Working } from './reduce.ts';

/** One comparison. */
export interface MatchTerm extends RootFit {
  /** `life-path`, `mulank` … */
  readonly id: string;
  readonly person1: NumerologyNumber;
  readonly person2: NumerologyNumber;
  readonly weight: number;
  /** Points times weight, and the most there can be. */
  readonly score: number;
  readonly maxScore: number;
}

export interface NumerologyMatch {
  readonly system: NumerologySystem;
  readonly terms: readonly MatchTerm[];
  readonly score: number;
  readonly maxScore: number;
  /** 0 … 100, to one decimal. */
  readonly percent: number;
  /** Natural from 75, compatible from 50, neutral from 25; `null` where nothing could be compared. */
  readonly grade: FitGrade | null;
  /** Both life paths together, and both expressions; `null` when a date or a name is missing. */
  readonly relationship: NumerologyNumber | null;
  readonly names: NumerologyNumber | null;
  readonly facts: readonly Fact[];
  readonly settings: NumerologySettings;
  readonly sources: readonly SourceKey[];
}

interface Rule {
  readonly id: string;
  readonly weight: number;
  readonly find: (person: ReadPerson, settings: NumerologySettings) => NumerologyNumber | null;
}

const ofDate =
  (
    find: (date: NonNullable<ReadPerson['birthDate']>, settings: NumerologySettings) => NumerologyNumber,
  ): Rule['find'] =>
  ({ birthDate }, settings) =>
    birthDate === null ? null : find(birthDate, settings);
const ofName =
  (find: (name: NonNullable<ReadPerson['name']>, settings: NumerologySettings) => NumerologyNumber): Rule['find'] =>
  ({ name }, settings) =>
    name === null ? null : find(name, settings);

const WESTERN: readonly Rule[] = [
  { id: 'life-path', weight: 3, find: ofDate(lifePathOfDate) },
  { id: 'birth-day', weight: 1, find: ofDate(birthDayOfDate) },
  { id: 'expression', weight: 2, find: ofName((name, settings) => expressionOfSpelled(name, settings)) },
  { id: 'soul-urge', weight: 2, find: ofName((name, settings) => soulUrgeOfSpelled(name, settings)) },
  { id: 'personality', weight: 1, find: ofName((name, settings) => personalityOfSpelled(name, settings)) },
];
const INDIAN: readonly Rule[] = [
  { id: 'mulank', weight: 3, find: ofDate((date) => mulankOfDate(date)) },
  { id: 'bhagyank', weight: 3, find: ofDate((date) => bhagyankOfDate(date)) },
  { id: 'namank', weight: 2, find: ofName((name, settings) => expressionOfSpelled(name, settings, 'namank')) },
];

/**
 * Compares two people.
 *
 * @param person1, person2  name, birthDate or both of each; what both have is compared
 * @returns terms with their grades; `percent` 0 and no grade where nothing could be compared
 * @throws  EngineError INVALID_OPTION, INVALID_DATETIME, with `person1.name` and so on as the field
 * @source  by `compatibility`: `program-practice`, `cheiro-numbers`, `bphs` ch. 3
 */
export function numerologyMatch(
  person1: NumerologyPerson,
  person2: NumerologyPerson,
  options?: NumerologyOptions,
): NumerologyMatch {
  const settings = numerologySettings(options);
  const [first, second] = [readPerson('person1', person1, settings), readPerson('person2', person2, settings)];
  const rules = settings.system === 'vedic' ? INDIAN : WESTERN;
  const terms = rules.flatMap((rule) => termOf(rule, first, second, settings));
  let [score, maxScore] = [0, 0];
  for (const term of terms) {
    score += term.score;
    maxScore += term.maxScore;
  }
  const percent = maxScore === 0 ? 0 : Math.round((score * 1000) / maxScore) / 10;
  const sum = (id: string, find: Rule['find']): NumerologyNumber | null =>
    together(id, find(first, settings), find(second, settings), settings);
  return {
    system: settings.system,
    terms,
    score,
    maxScore,
    percent,
    grade:
      maxScore === 0
        ? null
        : percent >= 75
          ? 'natural'
          : percent >= 50
            ? 'compatible'
            : percent >= 25
              ? 'neutral'
              : 'challenging',
    relationship: sum('relationship', ofDate(lifePathOfDate)),
    names: sum(
      'names-together',
      ofName((name, chosen) => expressionOfSpelled(name, chosen)),
    ),
    facts: terms.map(factOf),
    settings,
    sources: [...new Set([...terms.flatMap((term) => term.sources), 'program-practice' as const])],
  };
}

function termOf(rule: Rule, first: ReadPerson, second: ReadPerson, settings: NumerologySettings): readonly MatchTerm[] {
  const [person1, person2] = [rule.find(first, settings), rule.find(second, settings)];
  // A name without vowels has no soul urge to compare.
  if (person1 === null || person2 === null || person1.root === 0 || person2.root === 0) return [];
  const fit = rootFitOf(person1.root, person2.root, settings.compatibility);
  const { roots, grade, points, school, sources, classification } = fit;
  const { id, weight } = rule;
  const score = points * weight;
  const maxScore = MOST_FIT_POINTS * weight;
  return [{ id, person1, person2, roots, grade, points, weight, score, maxScore, school, sources, classification }];
}

function together(
  id: string,
  a: NumerologyNumber | null,
  b: NumerologyNumber | null,
  settings: NumerologySettings,
): NumerologyNumber | null {
  if (a === null || b === null) return null;
  const working = new Working(mastersOf(settings));
  return working.close(id, working.sum(id, ['person1', 'person2'], [a.value, b.value]), ['program-practice']);
}

function factOf({
  id,
  grade,
  points,
  person1,
  person2,
  sources,
  classification,
}: MatchTerm): Fact<{ readonly grade: FitGrade; readonly points: number }> {
  const because: readonly Cell[] = [cell('person1', id, person1.value), cell('person2', id, person2.value)];
  return { id: `match-${id}`, value: { grade, points }, because, sources, classification };
}

/**
 * How two life paths go together.
 *
 * @throws  EngineError INVALID_DATETIME, INVALID_OPTION
 * @source  as `rootFitOf`
 */
export function lifePathFitOf(birthDate1: string, birthDate2: string, options?: NumerologyOptions): RootFit {
  const settings = numerologySettings(options);
  const school: FitSchool = settings.compatibility;
  const [first, second] = [lifePathOf(birthDate1, settings).root, lifePathOf(birthDate2, settings).root];
  return rootFitOf(first, second, school);
}

/** How two names go together, by their expressions. Errors as `expressionOf`. @source as `rootFitOf` */
export function nameFitOf(name1: string, name2: string, options?: NumerologyOptions): RootFit {
  const settings = numerologySettings(options);
  return rootFitOf(expressionOf(name1, settings).root, expressionOf(name2, settings).root, settings.compatibility);
}
