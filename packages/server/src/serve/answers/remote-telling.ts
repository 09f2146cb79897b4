/**
 * An answer told by a narrator elsewhere. Each of its sentences passes the gate of this very chart before anybody sees it; where one does not, the
 * narrator is asked once to say it rightly, and then our own sentence stands in its place.
 */

import { type Gated, gated, gateOf, type Refused } from '@khagol/engine/reading/gate';
import type { Warning } from '../../contract/query-options.ts';
import { type CryptoPort, type GroundedRequest, type Narrator, NarratorFault, type Tier } from '../../ports/index.ts';
import type { Asked, Telling, Told } from '../../routes/answering.ts';
import { type Brief, briefOf, type Sentence } from './brief.ts';
import type { Reading } from './built-in.ts';
import { wordsOf } from './fact-words.ts';
import { type Heard, type Ledger, LONGEST_SENTENCE, sentencesOf } from './heard.ts';
import { isFragment, type Judge, openJudge } from './judge.ts';
import { inFormat, openPage, type Page, remedyHeading } from './page.ts';
import { recordsOf } from './records.ts';

/** How often a narrator may say a sentence again in one answer. Who wants to be fast does not wait for it. */
const REPAIRS: Readonly<Record<Tier, number>> = { standard: 3, fast: 0, eco: 0 };
const MOST_TRUTHS = 6;
const REPAIR_TOKENS = 300;
const REPAIR_LETTERS = 1_000;

export interface RemoteParts {
  readonly narrator: Narrator;
  readonly crypto: Pick<CryptoPort, 'randomBytes'>;
}

/**
 * The telling of an answer that the built-in narrator has made already.
 *
 * @param signal  stops the narrator
 */
export function remoteTelling(asked: Asked, reading: Reading, parts: RemoteParts, signal: AbortSignal): Telling {
  const { told } = reading;
  return { isFree: told.isFree, assured: told, pieces: () => new RemoteAnswer(asked, reading, parts, signal).pieces() };
}

class RemoteAnswer {
  readonly #reading: Reading;
  readonly #narrator: Narrator;
  readonly #signal: AbortSignal;
  readonly #format: GroundedRequest['format'];
  readonly #brief: Brief;
  readonly #judge: Judge;
  readonly #page: Page;
  readonly #ledger: Ledger = { input: 0, output: 0, reason: 'unknown' };
  /** Sentences of ours that stand, in whosever words. */
  readonly #said = new Set<string>();
  /** The first sentence that was told for each rule. */
  readonly #spokenFor = new Map<string, string>();
  /** Ours that stand in the place of theirs, while nothing of theirs stands. */
  #held = '';
  #isHeard = false;
  /** Of the sentence that was told last. */
  #paragraph: number | null = null;
  #repairs: number;
  #refused = 0;

  constructor(asked: Asked, reading: Reading, { narrator, crypto }: RemoteParts, signal: AbortSignal) {
    this.#reading = reading;
    this.#narrator = narrator;
    this.#signal = signal;
    this.#format = asked.responseFormat === 'markdown' ? 'markdown' : 'text';
    this.#brief = briefOf(reading, asked.speed, this.#format, crypto);
    this.#page = openPage(this.#format);
    this.#repairs = REPAIRS[asked.speed];
    const ground = recordsOf(reading.ground);
    const { canary } = this.#brief.request;
    const ours = reading.answer.text;
    const gate = gateOf(ground, reading.voice.language, {
      canary,
      isCited: (quotation) => ours.includes(quotation),
      mayBeUnknown: [],
    });
    this.#judge = openJudge(gate, ground, this.#brief, reading.voice.language);
  }

  async *pieces(): AsyncGenerator<string, Told, undefined> {
    const events = this.#narrator.answer(this.#brief.request, this.#signal);
    for await (const heard of sentencesOf(events, this.#ledger)) yield* this.#pass(heard);
    // A few of our sentences are less than all of them.
    if (!this.#isHeard) {
      const { told } = this.#reading;
      yield told.text;
      return { ...told, tokens: this.#tokens(), warnings: [...told.warnings, replacedWarning(null)] };
    }
    const last = this.#page.setOwn(this.#brief.last, remedyHeading(this.#reading.voice.language));
    if (last !== '') yield last;
    return this.#told();
  }

  /** What of a sentence may be shown. */
  async *#pass({ text, item }: Heard): AsyncGenerator<string, void, undefined> {
    const own = item === null ? undefined : this.#brief.items.get(item);
    // Greetings and the like, before anything of the plan was begun, are no part of the answer.
    if (own === undefined) return;
    const sentence = inFormat(text, this.#format);
    this.#judge.turnTo(own);
    let stood = false;
    for await (const one of isFragment(text) ? [] : gated(once(sentence), this.#judge, this.#options(own))) {
      if (one.text.trim() === '') continue;
      stood = true;
      this.#judge.accept();
      yield* this.#set(one, own);
    }
    if (stood || sentence.trim() === '') return;
    this.#page.skip(/\s*$/.exec(sentence)?.[0] ?? '');
    this.#refused += 1;
  }

  *#set({ text, fate }: Gated, own: Sentence): Generator<string, void, undefined> {
    if (fate === 'replaced') this.#refused += 1;
    const { first } = this.#brief;
    const opening = this.#page.text === '' && first.length > 0 ? this.#page.setOwn(first, null) : '';
    const piece = opening + this.#page.set(text, this.#paragraph !== null && own.paragraph !== this.#paragraph);
    this.#paragraph = own.paragraph;
    // A heading waits for what it heads.
    if (piece === '') return;
    this.#said.add(text.trim());
    for (const rule of own.rules) if (!this.#spokenFor.has(rule)) this.#spokenFor.set(rule, text.trim());
    this.#held += piece;
    this.#isHeard ||= fate !== 'replaced';
    if (!this.#isHeard) return;
    yield this.#held;
    this.#held = '';
  }

  #options(own: Sentence): Parameters<typeof gated>[2] {
    return {
      mostLetters: LONGEST_SENTENCE,
      rewrite: (refused) => this.#rewritten(refused, own),
      replace: () => {
        if (this.#said.has(own.text)) return null;
        this.#said.add(own.text);
        return own.text;
      },
    };
  }

  /** The sentence as the narrator says it when it is told what is true; null where it is not asked, or cannot. */
  async #rewritten(refused: Refused, own: Sentence): Promise<string | null> {
    if (refused.outcome !== 'contradicted' || this.#repairs === 0) return null;
    this.#repairs -= 1;
    const { language } = this.#reading.voice;
    const known = refused.truths.flatMap(({ instead }) => instead).map((claim) => wordsOf(claim, language));
    const truths = [...new Set([...known.filter((words) => words !== null), own.text])].slice(0, MOST_TRUTHS);
    const request: GroundedRequest = {
      ...this.#brief.request,
      maxOutputTokens: REPAIR_TOKENS,
      repair: { sentence: refused.text.trim(), truths },
    };
    try {
      let said = '';
      for await (const event of this.#narrator.answer(request, this.#signal)) {
        if (event.kind === 'usage') {
          this.#ledger.input += event.input;
          this.#ledger.output += event.output;
        }
        if (event.kind === 'delta') said += event.text;
        if (said.length > REPAIR_LETTERS) return null;
      }
      return inFormat(said, this.#format);
    } catch (error) {
      // Our own sentence is as good; but who was stopped shall stop.
      if (!(error instanceof NarratorFault) || error.kind === 'aborted') throw error;
      this.#repairs = 0;
      return null;
    }
  }

  #tokens(): Told['tokens'] {
    const { input, output } = this.#ledger;
    return { input, output };
  }

  #told(): Told {
    const { told } = this.#reading;
    return {
      ...told,
      text: this.#page.text,
      citations: told.citations.flatMap((citation) => {
        const text = this.#spokenFor.get(citation.id);
        return text === undefined ? [] : [{ ...citation, text }];
      }),
      warnings: this.#refused === 0 ? told.warnings : [...told.warnings, replacedWarning(this.#refused)],
      finishReason: this.#ledger.reason,
      tokens: this.#tokens(),
    };
  }
}

/** @param count  null for all of them */
function replacedWarning(count: number | null): Warning {
  const whose = count === null ? 'No sentence' : count === 1 ? '1 sentence' : `${count} sentences`;
  const what =
    count === null
      ? 'stood before the chart; the built-in ones stand in their place.'
      : 'did not stand before the chart: a built-in one stands in the place of each, or nothing.';
  return { code: 'SENTENCE_REPLACED', message: `${whose} of the narrator ${what}` };
}

async function* once(text: string): AsyncGenerator<string, void, undefined> {
  yield text;
}
