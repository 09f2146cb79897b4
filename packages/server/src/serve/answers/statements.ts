/** What another narrator's words claim of a chart, sentence by sentence, each claim held against the engine's own records. */

import { EngineError } from '@khagol/engine';
import { type Claim, claimsIn, type Ground, holds, Sentences } from '@khagol/engine/reading/gate';
import type { Statement } from '../../routes/answering.ts';
import type { Reading } from './built-in.ts';
import { recordsOf } from './records.ts';

/** Letters of the longest sentence. */
const LONGEST_SENTENCE = 4000;

/** A sentence, or several in a row, and what it rests on. */
type Found = Pick<Statement, 'text' | 'claims' | 'rules'>;

/**
 * The sentences of a text. One that the built-in narrator says in the same words has its claims and its rules; in any other the claims are read, and it names
 * no rule, since whoever wrote it did not say any.
 *
 * @param reading  the same question in built-in words, with its ground
 * @throws  EngineError INVALID_OPTION for a claim that is false; what cannot be known may stand, and what is only supposed is not asked
 */
export function statementsIn(
  { voice: { language }, ground, told }: Pick<Reading, 'voice' | 'ground' | 'told'>,
  text: string,
): readonly Statement[] {
  const records = recordsOf(ground);
  const own = told.statements.map((statement) => ({ ...statement, sentences: sentencesOf(statement.text) }));
  const said = sentencesOf(text);
  const found: Found[] = [];
  let before: Parameters<typeof claimsIn>[2];
  for (let at = 0; at < said.length; ) {
    const ours = longest(own.filter(({ sentences }) => sentences.every((one, i) => one === said[at + i])));
    const sentence = said[at] as string;
    const { claims, spoken } = claimsIn(sentence, language, before);
    before = spoken;
    if (ours === null && claims.some((claim) => isFalse(claim, records))) throw untrue(found.length + 1);
    found.push(ours ?? { text: sentence, claims, rules: [] });
    at += ours?.sentences.length ?? 1;
  }
  return found.map(({ text: words, claims, rules }, i) => ({ id: `s${i + 1}`, text: words, claims, rules }));
}

function sentencesOf(text: string): readonly string[] {
  const sentences = new Sentences(LONGEST_SENTENCE);
  const pieces = [...sentences.push(text), ...sentences.end()];
  return pieces.map((piece) => piece.text.trim()).filter((sentence) => sentence !== '');
}

function longest<T extends { readonly sentences: readonly string[] }>(among: readonly T[]): T | null {
  return among.reduce<T | null>(
    (best, one) => (one.sentences.length > (best?.sentences.length ?? 0) ? one : best),
    null,
  );
}

function isFalse(claim: Claim, records: Ground): boolean {
  return claim.mood === undefined && holds(claim, records) === 'false';
}

function untrue(place: number): EngineError {
  return new EngineError({
    code: 'INVALID_OPTION',
    field: 'told.text',
    allowed: 'words whose every claim holds in the chart',
    message: `Sentence ${place} of told.text says of the chart what is not so.`,
  });
}
