/**
 * What charts mean: rules with their sources, the facts they rest on, and what of them is told. The words stand apart, so that a program carries the
 * languages it speaks: `@khagol/engine/reading/en`, `@khagol/engine/reading/hi`.
 */

export { chooseRules, type Told, TWINS } from './choose.ts';
export { type CitedWork, citationOf, worksOf } from './citation.ts';
export { factsOfGochara } from './facts/gochara.ts';
export { factsOfHoroscope } from './facts/horoscope.ts';
export { joinFacts } from './facts/join.ts';
export { factsOfMatch } from './facts/match.ts';
export { factsOfNativity, factsOfReturn } from './facts/nativity.ts';
export { factsOfNumbers } from './facts/numbers.ts';
export { factsOfPanchang } from './facts/panchang.ts';
export { factsOfPlan } from './facts/plan.ts';
export { factsOfSynastry, factsOfWesternTransits } from './facts/two-charts.ts';
export { factsOfVarsha } from './facts/varsha.ts';
export type { Glossary, GlossaryEntry } from './glossary/glossary.ts';
export { openRules, type RuleBase } from './rules/base.ts';
export { type FactKey, type FactStore, type FactValue, PLAIN_FACTS, SUBJECT_FACTS } from './rules/facts.ts';
export { FAMILIES } from './rules/families.ts';
export {
  type Condition,
  type Family,
  POLARITIES,
  type Polarity,
  type Rule,
  type RuleSource,
  SCOPES,
  type Scope,
  type Strength,
  type Texts,
} from './rules/rule.ts';
export { TOPICS, type Topic } from './rules/topics.ts';
