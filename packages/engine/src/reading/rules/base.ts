/** The rule base: every family, ready to be asked. Which rules hold in a chart is found by its facts, without trying each rule. */

import type { FactKey, FactStore, FactValue } from './facts.ts';
import { type Condition, type Family, type Rule, rulesOf } from './rule.ts';

/** Rules by the first thing they ask for. */
export interface RuleBase {
  readonly rules: readonly Rule[];
  find(id: string): Rule | undefined;
  /** The rules that hold, those that count most first; of equals, in the order of the base. */
  holding(facts: FactStore): readonly Rule[];
}

/** The rule base of some families: `FAMILIES`, one's own, or both. Rules are found by their first condition. */
export function openRules(families: readonly Family[]): RuleBase {
  const rules = families.flatMap(rulesOf);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const byCell = new Map<string, Rule[]>();
  for (const rule of rules) {
    const [first] = rule.when as [Condition];
    for (const value of [first.is].flat()) {
      const cell = `${first.fact}=${String(value)}`;
      const known = byCell.get(cell);
      if (known === undefined) byCell.set(cell, [rule]);
      else known.push(rule);
    }
  }
  const order = new Map(rules.map((rule, index) => [rule, index]));
  return {
    rules,
    find: (id) => byId.get(id),
    holding(facts) {
      const held: Rule[] = [];
      for (const [fact, value] of facts)
        for (const rule of byCell.get(`${fact}=${String(value)}`) ?? [])
          if (rule.when.every((condition) => holds(condition, facts))) held.push(rule);
      return held.sort(
        (one, other) => other.strength - one.strength || (order.get(one) as number) - (order.get(other) as number),
      );
    },
  };
}

function holds({ fact, is }: Condition, facts: ReadonlyMap<FactKey, FactValue>): boolean {
  const value = facts.get(fact);
  return value !== undefined && [is].flat().includes(value);
}
