/** Rules that hold → paragraphs in a language, each with its source; and which were told, for the list of sources at the end. */

import type { Language } from '../language/index.ts';
import type { FactStore, Rule, RuleBase } from '../reading/index.ts';
import { citationOf } from '../reading/index.ts';
import type { Paragraph } from './flow/blocks.ts';
import type { ReadingTexts } from './house.ts';

/** The readings of one report. */
export class Readings {
  readonly #rules: RuleBase;
  readonly #texts: ReadingTexts;
  readonly #language: Language;
  readonly #told = new Set<Rule>();

  constructor(rules: RuleBase, texts: ReadingTexts, language: Language) {
    this.#rules = rules;
    this.#texts = texts;
    this.#language = language;
  }

  /** Rules that hold, those that count most first. */
  holding(facts: FactStore): readonly Rule[] {
    return this.#rules.holding(facts);
  }

  /** A rule by its id; null where there is none. */
  find(id: string): Rule | null {
    return this.#rules.find(id) ?? null;
  }

  /** The words of a rule. */
  textOf(rule: Rule): string {
    const text = this.#texts[rule.family]?.[rule.id.slice(rule.family.length + 1)];
    if (text === undefined) throw new Error(`khagol: ${rule.id} has no words in ${this.#language.code}`);
    return text;
  }

  /** The paragraph of a rule, its source behind it. */
  paragraph(rule: Rule): Paragraph {
    this.#told.add(rule);
    return { kind: 'paragraph', words: this.textOf(rule), source: citationOf(rule, this.#language) };
  }

  /** The rules whose words stand in the report, in the order in which they were told. */
  get told(): readonly Rule[] {
    return [...this.#told];
  }
}
