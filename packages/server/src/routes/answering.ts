/**
 * What stands between the rows of questions and whoever answers them. The rows know prices, conversations and shapes; this port's other side knows
 * charts, rules and words.
 */

import type { QueryInput } from '../contract/query-input.ts';
import type { Warning } from '../contract/query-options.ts';
import { Refusal } from '../http/refusal.ts';
import { type FinishReason, NarratorFault, type Tier } from '../ports/index.ts';

/** A question with what its conversation remembers. */
export interface Asked extends QueryInput {
  /** What earlier answers left behind, the oldest first. */
  readonly memory: readonly unknown[];
  /** Civil Julian date of the call: the present of the answer. */
  readonly atJdUt: number;
}

export interface RemedyTold {
  readonly planet: string;
  readonly type: string;
  readonly text: string;
  readonly source: string;
  readonly classification: string;
}

export interface CitationTold {
  readonly id: string;
  readonly topic: string;
  readonly source: string;
  readonly reference: string;
  readonly text: string;
}

export interface StructuredTold {
  readonly title: string;
  readonly preamble: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly level: number;
    readonly paragraphs: readonly string[];
    readonly bullets: readonly string[];
    readonly numbered: readonly string[];
  }[];
}

/** A sentence of an answer, with what it rests on. */
export interface Statement {
  /** `s1`, `s2` … in the order of the answer. */
  readonly id: string;
  readonly text: string;
  /** What it says of a chart: plain data, whose `kind` says what the rest is. */
  readonly claims: readonly unknown[];
  /** Names of the rules that it speaks for. */
  readonly rules: readonly string[];
}

/** An answer. */
export interface Told {
  /** In the form asked for; of `json` the same as text. */
  readonly text: string;
  /** Where `json` was asked for. */
  readonly structured: StructuredTold | null;
  /** At most 5. */
  readonly followUps: readonly string[];
  /** Null where none were asked for. */
  readonly remedies: readonly RemedyTold[] | null;
  readonly citations: readonly CitationTold[];
  /** 0 … 1; null where it cannot be said. */
  readonly confidence: number | null;
  /** ISO 639-1. */
  readonly language: string;
  readonly warnings: readonly Warning[];
  readonly finishReason: FinishReason;
  /** Nothing is charged: somebody in need was answered. */
  readonly isFree: boolean;
  readonly tokens: { readonly input: number; readonly output: number };
  readonly topic: string;
  /** The sentences, as the engine made them; of another narrator's words they are those of the built-in ones. */
  readonly statements: readonly Statement[];
  /** What the next question of the conversation may lean on; plain data. */
  readonly memory: unknown;
}

/** An answer that is about to be told. */
export interface Telling {
  /** Nothing is charged: known before the first word. */
  readonly isFree: boolean;
  /**
   * The whole answer in built-in words, as if nobody else had been asked: what a charge remembers while the last word has not come, so that what
   * was paid for is never lost.
   */
  readonly assured: Told;
  /**
   * Tells it, once. The pieces in their order are `text` of what is returned in the end, byte for byte; each may be shown as it comes.
   *
   * @throws NarratorFault, at the first step or at any later one
   */
  pieces(): AsyncGenerator<string, Told, undefined>;
}

export interface Answering {
  /** Whole seconds until a tier may be asked, 0 when it may be now; null for one that is not served. */
  restSeconds(tier: Tier): number | null;
  /**
   * Understands the question and casts its charts; no word has been told yet. What nobody else is asked, such as a question of somebody in need, is told
   * also while the narrator of the tier rests.
   *
   * @param signal  stops the telling as well
   * @throws NarratorFault when the tier does not answer after all
   */
  tell(asked: Asked, signal: AbortSignal): Promise<Telling>;
}

/** An answer that is there already, told piece by piece. */
export function tellingOf(told: Told): Telling {
  return {
    isFree: told.isFree,
    assured: told,
    async *pieces() {
      yield told.text;
      return told;
    },
  };
}

/** A server that answers no questions. */
export const NO_ANSWERING: Answering = {
  restSeconds: () => null,
  tell: () => Promise.reject(new NarratorFault('unavailable', 'nobody answers questions here')),
};

const TIERS: readonly Tier[] = ['standard', 'fast', 'eco'];
/** An operator has to make a tier served. */
const NOT_SERVED_SECONDS = 3600;
const USUAL_RETRY_SECONDS = 30;

/** The whole answer, beside the same in built-in words. @throws Refusal ECO_UNAVAILABLE when its tier did not give one */
export async function toldBy(
  answering: Answering,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ readonly told: Told; readonly assured: Told }> {
  try {
    const telling = await answering.tell(asked, signal);
    const pieces = telling.pieces();
    for (;;) {
      const step = await pieces.next();
      if (step.done === true) return { told: step.value, assured: telling.assured };
    }
  } catch (error) {
    throw refusalOfTelling(answering, asked.speed, error);
  }
}

/** What to throw for what a teller threw: a Refusal ECO_UNAVAILABLE for its own faults, everything else as it is. */
export function refusalOfTelling(answering: Answering, tier: Tier, error: unknown): unknown {
  if (!(error instanceof NarratorFault)) return error;
  const seconds = error.retryAfterSeconds ?? answering.restSeconds(tier) ?? NOT_SERVED_SECONDS;
  return tierRefusal(answering, tier, seconds === 0 ? USUAL_RETRY_SECONDS : seconds, error);
}

function tierRefusal(answering: Answering, tier: Tier, seconds: number, cause: unknown): Refusal {
  const alternatives = TIERS.filter((one) => one !== tier && answering.restSeconds(one) === 0);
  return new Refusal('ECO_UNAVAILABLE', `The tier "${tier}" does not answer at the moment. Nothing was charged.`, {
    retryAfterSeconds: Math.max(1, seconds),
    members: { tier, alternatives },
    cause,
  });
}
