/**
 * Who puts an answer into words. A narrator is given what the chart says and which rules hold, and tells it; what it tells is not believed
 * but read again by the gate, sentence by sentence.
 */

/** What a caller may ask for. */
export type Tier = 'eco' | 'standard' | 'fast';

/** Something that has an id and words of its own: a fact of the chart, a rule that holds, a thing said before. */
export interface Enumerated {
  readonly id: string;
  readonly text: string;
}

/** One thing the answer has to say, in its order. */
export interface PlanItem extends Enumerated {
  readonly section: string;
}

/** A sentence that did not stand, to be said rightly. */
export interface Repair {
  readonly sentence: string;
  /** What is true instead. */
  readonly truths: readonly string[];
}

/** All that a narrator learns. No key, no name and no place is among it; `question` is the one text that a stranger wrote. */
export interface GroundedRequest {
  /** Cleaned of what cannot be seen. */
  readonly question: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly format: 'text' | 'markdown';
  readonly plan: readonly PlanItem[];
  readonly facts: readonly Enumerated[];
  readonly rules: readonly Enumerated[];
  /** What was told in this conversation, the oldest first. */
  readonly memory: readonly Enumerated[];
  /** 1 or more. */
  readonly maxOutputTokens: number;
  readonly includeRemedies: boolean;
  /** A word made for this answer alone, which the gate bars: what holds it was copied from the instructions. 8 characters or more. */
  readonly canary: string;
  /** Asks for one sentence in place of the whole answer. */
  readonly repair?: Repair;
}

/** Why an answer ended. */
export type FinishReason = 'complete' | 'length' | 'stopSequence' | 'filtered' | 'budgetExceeded' | 'unknown';

/** What a narrator says: `start` once, then deltas, then `usage` and `finish` once each. */
export type NarratorEvent =
  | { readonly kind: 'start'; readonly model: string }
  /** `item` is the plan item that the text belongs to, null before the first. */
  | { readonly kind: 'delta'; readonly text: string; readonly item: string | null }
  /** Tokens; `isEstimate` when at least one of them was reckoned here. */
  | { readonly kind: 'usage'; readonly input: number; readonly output: number; readonly isEstimate: boolean }
  | { readonly kind: 'finish'; readonly reason: FinishReason };

export interface Narrator {
  readonly id: string;
  /** Which tiers it serves. */
  readonly tiers: readonly Tier[];
  /** Whether what it is given leaves this process. */
  readonly remote: boolean;
  /** Whole seconds until it may be asked again; 0 when it may be now. Asked before money is reserved. */
  restSeconds(): number;
  /**
   * Tells an answer. To stop early, leave the loop or abort: either stops the work, wherever it is done.
   *
   * @throws  NarratorFault, at the first step or at any later one
   */
  answer(request: GroundedRequest, signal: AbortSignal): AsyncIterable<NarratorEvent>;
}

/**
 * - `unavailable`  it cannot be asked now: resting after faults, overloaded, out of reach
 * - `timeout`      it took too long
 * - `refused`      it did not take this request: an unfit key, model or request
 * - `broken`       what it sent is not what its protocol says, or ended half way
 * - `aborted`      the caller stopped it
 */
export type NarratorFaultKind = 'unavailable' | 'timeout' | 'refused' | 'broken' | 'aborted';

/** An answer that was not told to its end. Its words are ours: nothing of what the other side sent, and no key, is in them. */
export class NarratorFault extends Error {
  override readonly name = 'NarratorFault';
  readonly kind: NarratorFaultKind;
  /** Whole seconds, when it is known how long to wait. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: NarratorFaultKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
