/** A rule: what must hold in a chart, what it speaks about, which way it points, and on whose word. Its words stand beside it, by language. */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { FactKey, FactValue } from './facts.ts';
import type { Topic } from './topics.ts';

/** A fact that must have a value, or one of several. */
export interface Condition {
  readonly fact: FactKey;
  readonly is: FactValue | readonly FactValue[];
}

export const POLARITIES = ['favourable', 'unfavourable', 'mixed', 'neutral'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** 3 decides, 2 counts, 1 colours. */
export type Strength = 1 | 2 | 3;

/** What a rule looks at: the birth, a period, the sky of a day, two people, a number, a place. */
export const SCOPES = ['natal', 'period', 'transit', 'pair', 'number', 'space'] as const;
export type Scope = (typeof SCOPES)[number];

export interface RuleSource {
  readonly work: SourceKey;
  /** Chapter and verse, where they were checked. */
  readonly locus?: string;
}

export interface Rule {
  /** Family and arguments: `graha-in-house.Sun.1`. Never given to another rule. */
  readonly id: string;
  readonly family: string;
  /** All must hold. */
  readonly when: readonly Condition[];
  readonly topics: readonly Topic[];
  readonly polarity: Polarity;
  readonly strength: Strength;
  readonly scope: Scope;
  readonly sources: readonly RuleSource[];
  readonly classification: Classification;
  /** Speaks of the body or of loss: told with care, left out where a policy says so. */
  readonly care?: 'health' | 'loss';
}

/** Way it points, how much it counts, and where it stands, of one rule of a family: what differs from row to row. */
export type Mark = readonly [polarity: Polarity, strength: Strength, locus?: string];

/** Marks by arguments, joined by a dot: `Sun.1`. */
export type Marks = Readonly<Record<string, Mark>>;

/** One argument of a family's rules. */
export type Argument = string | number;

/** Rules of one shape: a table of marks, and what follows from the arguments. */
export interface Family {
  readonly name: string;
  readonly scope: Scope;
  readonly marks: Marks;
  readonly source: SourceKey;
  readonly classification: Classification;
  when(args: readonly string[]): readonly Condition[];
  topics(args: readonly string[]): readonly Topic[];
  care?(args: readonly string[]): Rule['care'];
}

/** The rules of a family, in the order of its table. */
export function rulesOf(family: Family): readonly Rule[] {
  const { name, scope, marks, source, classification } = family;
  return Object.entries(marks).map(([key, [polarity, strength, locus]]): Rule => {
    const args = key.split('.');
    const care = family.care?.(args);
    return {
      id: `${name}.${key}`,
      family: name,
      when: family.when(args),
      topics: family.topics(args),
      polarity,
      strength,
      scope,
      sources: [locus === undefined ? { work: source } : { work: source, locus }],
      classification,
      ...(care !== undefined && { care }),
    };
  });
}

/** Texts of one family in one language, by arguments as in its marks. */
export type Texts = Readonly<Record<string, string>>;
