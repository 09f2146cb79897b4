/** Gathers sentences: gives them their ids, tells nothing twice, and keeps account of what was said of which rule. */

import type { LocalClock } from '../../time/index.ts';
import type { Claim } from '../claims/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerWarning, RemedyTold, Section, Sentence, Voice } from './answer.ts';
import { capital, joined, sentencesOf, Words } from './words.ts';

/** A sentence before it has its place. */
export interface Draft {
  readonly text: string;
  readonly claims: readonly Claim[];
  /** What it rests on beside its claims. */
  readonly beside?: Beside;
}

/** What a sentence rests on beside its claims and the rules that it tells. */
export type Beside = Pick<Sentence, 'weighed' | 'works'>;

export class Teller {
  readonly voice: Voice;
  readonly words: Words;
  readonly sentences: Sentence[] = [];
  readonly remedies: RemedyTold[] = [];
  readonly warnings: Set<AnswerWarning> = new Set();
  /** Null where nothing was weighed. */
  confidence: number | null = null;
  readonly #said = new Set<string>();
  readonly #claimed = new Set<string>();
  #paragraph = 0;

  constructor(voice: Voice, clock?: LocalClock) {
    this.voice = voice;
    this.words = new Words(voice.language, clock);
  }

  /** What follows is another thought. */
  turn(): void {
    this.#paragraph = (this.sentences[this.sentences.length - 1]?.paragraph ?? 0) + 1;
  }

  /** @returns false where it was said before */
  tell(
    section: Section,
    text: string,
    claims: readonly Claim[] = [],
    rules: readonly Rule[] = [],
    beside: Beside = {},
  ): boolean {
    const whole = this.#written(text);
    if (this.#said.has(whole)) return false;
    this.#said.add(whole);
    if (this.#paragraph === 0) this.#paragraph = 1;
    this.sentences.push({
      id: `s${this.sentences.length + 1}`,
      section,
      paragraph: this.#paragraph,
      text: whole,
      claims,
      rules: rules.map(({ id }) => id),
      ...beside,
    });
    for (const claim of claims) this.#claimed.add(JSON.stringify(claim));
    return true;
  }

  /** Whether a sentence stands already. */
  hasSaid(text: string): boolean {
    return this.#said.has(this.#written(text));
  }

  /** Whether all of it was told, in whatever words. */
  hasPlaced(claims: readonly Claim[]): boolean {
    return claims.length > 0 && claims.every((claim) => this.#claimed.has(JSON.stringify(claim)));
  }

  /** The words of a rule in this language; null where the language has no texts. */
  textOf(rule: Rule): string | null {
    return this.voice.texts?.[rule.family]?.[rule.id.slice(rule.family.length + 1)] ?? null;
  }

  /**
   * A rule: the fact it stands on, then its words, sentence by sentence. In a language without texts the fact says in a word which way it points.
   *
   * @param placed  the sentence of the fact; null where it is told already, or the words name it
   */
  tellRule(section: Section, rule: Rule, placed: Draft | null): void {
    const text = this.textOf(rule);
    if (text === null) {
      this.warnings.add('TEXTS_IN_ENGLISH_AND_HINDI_ONLY');
      if (placed === null || rule.polarity === 'neutral' || this.hasPlaced(placed.claims)) return;
      const pointed = `${placed.text.replace(/[.।]$/u, '')} (${this.voice.language.say.verdict[rule.polarity]})${placed.text.slice(-1)}`;
      this.tell(section, pointed, placed.claims, [rule], placed.beside);
      return;
    }
    const isNew = sentencesOf(text).some((sentence) => !this.hasSaid(sentence));
    if (placed !== null && isNew && !this.hasPlaced(placed.claims))
      this.tell(section, placed.text, placed.claims, [rule], placed.beside);
    for (const sentence of sentencesOf(text)) this.tell(section, sentence, [], [rule]);
  }

  #written(text: string): string {
    return capital(joined(text, this.voice.language.code));
  }

  /** How many letters stand already. */
  get letters(): number {
    return this.sentences.reduce((sum, { text }) => sum + text.length, 0);
  }
}
