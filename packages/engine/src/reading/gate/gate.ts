/**
 * One sentence before the gate: it passes, or it is told what contradicts the chart, or it is barred. Whatever cannot be read or known does not pass.
 */

import type { Language } from '../../language/language.ts';
import { type Claim, claimsIn, type Ground, holds, type Spoken, type Truth, truthOf } from '../claims/index.ts';
import { isDisguised } from './disguise.ts';
import type { Bar, GatePolicy } from './policy.ts';
import { cleaned, surfaceBar } from './surface.ts';
import { barredTopic } from './topics.ts';

/** What becomes of a sentence. `text` is the sentence without markup and links; only that of a passed one may be shown. */
export type Judgement =
  | { readonly outcome: 'pass'; readonly text: string; readonly claims: readonly Claim[]; readonly spoken: Spoken }
  | {
      readonly outcome: 'contradicted';
      readonly text: string;
      readonly truths: readonly Truth[];
      readonly spoken: Spoken;
    }
  | {
      readonly outcome: 'barred';
      readonly text: string;
      readonly bar: Bar;
      readonly words: readonly string[];
      readonly spoken: Spoken;
    };

export interface Gate {
  readonly policy: GatePolicy;
  /**
   * Judges one sentence.
   *
   * @param before  `spoken` of the judgement before, so that a pronoun finds its body
   * @throws  nothing, whatever the text is
   */
  judge(sentence: string, before?: Spoken): Judgement;
}

/** Before the first sentence. */
const NOTHING: Spoken = { subjects: [], house: null, sign: null };
/** Longer than any sentence; the stream cuts earlier. */
const MOST_LETTERS = 4000;
const UNKNOWN_ALLOWED: readonly Claim['kind'][] = ['strength'];

/**
 * The gate of one reading.
 *
 * @param ground    the records of the birth, see `groundOf`
 * @param language  in which the sentences are written
 * @param policy    what else is barred
 */
export function gateOf(ground: Ground, language: Language, policy: GatePolicy = {}): Gate {
  const { allowed = [], mayBeUnknown = UNKNOWN_ALLOWED, general = 'pass' } = policy;
  return {
    policy,
    judge(sentence, before = NOTHING) {
      const barred = (bar: Bar, words: readonly string[] = [], spoken: Spoken = before): Judgement => ({
        outcome: 'barred',
        text,
        bar,
        words,
        spoken,
      });
      const text = cleaned(sentence.slice(0, MOST_LETTERS));
      if (sentence.length > MOST_LETTERS) return barred('too-long');
      const hidden: Bar | null = isDisguised(sentence) ? 'script' : null;
      const seen = surfaceBar(text, language.code, policy) ?? hidden ?? barredTopic(text, language.code, allowed);
      if (seen !== null) return barred(seen);
      const { claims, unread, spoken } = claimsIn(inOneLine(text), language, before);
      const said = claims.filter(({ mood }) => mood === undefined || (mood === 'general' && general === 'check'));
      const verdicts = said.map((claim) => holds(claim, ground));
      const wrong = said.filter((_, i) => verdicts[i] === 'false');
      if (wrong.length > 0)
        return { outcome: 'contradicted', text, truths: wrong.map((claim) => truthOf(claim, ground)), spoken };
      if (unread.length > 0) return barred('unread', unread, spoken);
      if (said.some(({ kind }, i) => verdicts[i] === 'unknown' && !mayBeUnknown.includes(kind)))
        return barred('unknown', [], spoken);
      return { outcome: 'pass', text, claims, spoken };
    },
  };
}

/** A line that was broken in the middle of a sentence is one line. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n(?!\s*(?:[-*\u2022#|>]|\d{1,2}[.)]\s))\s*/g, ' ');
}
