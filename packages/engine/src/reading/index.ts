/** What charts mean: rules with their sources, the facts they rest on, and their words in English and Hindi. */

export { factsOfHoroscope } from './gather-jyotish.ts';
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
export { TEXTS_EN } from './texts/en/index.ts';
export { TEXTS_HI } from './texts/hi/index.ts';
