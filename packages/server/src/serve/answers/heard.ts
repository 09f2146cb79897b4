/** What a narrator elsewhere says, as sentences with the item of the plan that each belongs to; and beside the words its figures and how it ended. */

import { Sentences } from '@khagol/engine/reading/gate';
import type { FinishReason, NarratorEvent } from '../../ports/index.ts';

export interface Heard {
  readonly text: string;
  /** Null for what no item of the plan was named before. */
  readonly item: string | null;
}

/** What has been heard so far. */
export interface Ledger {
  input: number;
  output: number;
  reason: FinishReason;
}

/** Letters of the longest sentence. A longer one comes without its end, one letter beyond this. */
export const LONGEST_SENTENCE = 1200;
const ENDS = /[.!?\u0964\u0965\u2026][\s"'\u201d\u2019\u00bb)\]*_~`]*$/;
/** How an answer ends that was not broken off. */
const WHOLE: ReadonlySet<FinishReason> = new Set(['complete', 'stopSequence']);

/**
 * The sentences, each as soon as it is sure to have ended. The last is left out where the narrator was stopped in the middle of it.
 *
 * @throws  NarratorFault of the events
 */
export async function* sentencesOf(
  events: AsyncIterable<NarratorEvent>,
  ledger: Ledger,
): AsyncGenerator<Heard, void, undefined> {
  const sentences = new Sentences(LONGEST_SENTENCE + 1);
  const starts: { readonly at: number; readonly item: string | null }[] = [];
  let [all, from] = ['', 0];
  const heard = ({ text }: { readonly text: string }): Heard => {
    const at = Math.max(from, all.indexOf(text, from));
    from = at + text.length;
    const first = at + (/\S/.exec(text)?.index ?? 0);
    const item = starts.filter((start) => start.at <= first).pop()?.item ?? null;
    return { text, item };
  };
  for await (const event of events) {
    if (event.kind === 'usage') {
      ledger.input += event.input;
      ledger.output += event.output;
    }
    if (event.kind === 'finish') ledger.reason = event.reason;
    if (event.kind !== 'delta') continue;
    const isNew = starts[starts.length - 1]?.item !== event.item;
    // Where a sentence had ended, the mark of the next item was the space between the two.
    const text = isNew && ENDS.test(all) && !/\s$/.test(all) && !/^\s/.test(event.text) ? ` ${event.text}` : event.text;
    if (isNew) starts.push({ at: all.length, item: event.item });
    all += text;
    for (const piece of sentences.push(text)) yield heard(piece);
  }
  const rest = sentences.end();
  const isBroken = !WHOLE.has(ledger.reason) && !ENDS.test(rest[rest.length - 1]?.text ?? '.');
  for (const piece of isBroken ? rest.slice(0, -1) : rest) yield heard(piece);
}
