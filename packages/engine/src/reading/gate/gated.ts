/** A writer's stream behind the gate: text is held until a sentence has ended, judged, and only then handed on. */

import { numberIn } from '../../choice.ts';
import type { Spoken } from '../claims/index.ts';
import type { Gate, Judgement } from './gate.ts';
import type { Bar } from './policy.ts';
import { type Piece, Sentences } from './sentences.ts';
import { bareLetters } from './surface.ts';

/** A sentence that did not pass. */
export type Refused = Exclude<Judgement, { readonly outcome: 'pass' }>;

export interface GatedOptions {
  /**
   * Asks the writer once to say a sentence rightly, with the claims that are false and what is true. Its answer is judged like any other text. Null, or an
   * answer that does not pass, and the replacement stands in its place. Without it nothing is asked.
   */
  readonly rewrite?: (refused: Refused) => Promise<string | null>;
  /** What stands in the place of a refused sentence, or null for nothing. It is judged too, and left out where it does not pass. */
  readonly replace: (refused: Refused) => string | null;
  /** Letters of the longest sentence, 80 … 4000; 1200 when left out. What is longer is cut off as unverifiable. */
  readonly mostLetters?: number;
}

/** A sentence that may be shown. */
export interface Gated {
  readonly text: string;
  readonly fate: 'passed' | 'rewritten' | 'replaced';
  /** Why the writer's own sentence did not stand: a bar, or `contradicted`. */
  readonly because?: Bar | 'contradicted';
}

const MOST_LETTERS = 1200;

/**
 * Hands on what passes. Nothing is yielded that the gate has not passed, word for word.
 *
 * @param source  chunks of text, cut anywhere; errors of the source go through to the caller
 * @throws  EngineError INVALID_OPTION for `mostLetters` out of its range
 */
export async function* gated(
  source: AsyncIterable<string>,
  gate: Gate,
  options: GatedOptions,
): AsyncGenerator<Gated, void, undefined> {
  const most = numberIn('mostLetters', options.mostLetters ?? MOST_LETTERS, 80, 4000);
  const sentences = new Sentences(most);
  const state: State = { spoken: undefined, tail: '' };
  for await (const chunk of source) for (const piece of sentences.push(chunk)) yield* pass(piece, gate, options, state);
  for (const piece of sentences.end()) yield* pass(piece, gate, options, state);
}

interface State {
  spoken: Spoken | undefined;
  /** The last letters that were handed on, where a leaked word may have begun. */
  tail: string;
}

async function* pass(
  { text, isCut }: Piece,
  gate: Gate,
  { rewrite, replace }: GatedOptions,
  state: State,
): AsyncGenerator<Gated> {
  if (text.trim() === '') {
    if (text !== '') yield { text: text.replace(/[^\n ]/g, ''), fate: 'passed' };
    return;
  }
  const judged = isCut ? cutOff(text, state) : judge(text, gate, state);
  if (judged.outcome === 'pass') {
    accept(judged, state);
    yield { text: judged.text, fate: 'passed' };
    return;
  }
  const because = judged.outcome === 'barred' ? judged.bar : 'contradicted';
  const again = rewrite === undefined || isCut ? null : await rewrite(judged);
  const said = again === null ? null : passing(again, gate, state);
  if (said !== null) {
    yield { text: spaced(said, text), fate: 'rewritten', because };
    return;
  }
  const instead = replace(judged);
  const stands = instead === null ? null : passing(instead, gate, state);
  if (stands !== null) yield { text: spaced(stands, text), fate: 'replaced', because };
}

function judge(text: string, gate: Gate, { spoken, tail }: State): Judgement {
  const judged = gate.judge(text, spoken);
  const { canary } = gate.policy;
  if (judged.outcome !== 'pass' || canary === undefined || canary.length < 8) return judged;
  if (!(tail + bareLetters(judged.text)).includes(bareLetters(canary))) return judged;
  return { outcome: 'barred', text: judged.text, bar: 'canary', words: [], spoken: judged.spoken };
}

function accept(judged: Judgement, state: State): void {
  state.spoken = judged.spoken;
  state.tail = (state.tail + bareLetters(judged.text)).slice(-200);
}

function cutOff(text: string, { spoken }: State): Refused {
  return {
    outcome: 'barred',
    text,
    bar: 'too-long',
    words: [],
    spoken: spoken ?? { subjects: [], house: null, sign: null },
  };
}

/** A text of one or more sentences as it passes, or null unless every one does. */
function passing(text: string, gate: Gate, state: State): string | null {
  const sentences = new Sentences(4000);
  const trial: State = { ...state };
  let said = '';
  for (const piece of [...sentences.push(text), ...sentences.end()]) {
    if (piece.text.trim() === '') {
      said += piece.text;
      continue;
    }
    const judged = piece.isCut ? null : judge(piece.text, gate, trial);
    if (judged === null || judged.outcome !== 'pass') return null;
    accept(judged, trial);
    said += judged.text;
  }
  if (said.trim() === '') return null;
  Object.assign(state, trial);
  return said;
}

/** With the spaces that the first sentence had. */
function spaced(text: string, like: string): string {
  const before = /^\s*/.exec(like)?.[0] ?? '';
  const after = /\s*$/.exec(like)?.[0] ?? '';
  return `${before}${text.trim()}${after}`;
}
