/** What a word of the field means, and what a topic is read from: out of the glossary, where the language has one. */

import type { GlossaryEntry } from '../glossary/glossary.ts';
import type { Question } from '../question/question.ts';
import type { Teller } from './teller.ts';
import { sentencesOf } from './words.ts';

const MOST_ENTRIES = 3;

/** @returns whether anything could be explained */
export function tellDefinitions(teller: Teller, question: Question): boolean {
  const { glossary } = teller.voice;
  if (glossary === undefined) {
    teller.warnings.add('TEXTS_IN_ENGLISH_AND_HINDI_ONLY');
    teller.tell('explanation', teller.words.say.noGlossary);
    return false;
  }
  const entries = entriesFor(glossary, question);
  for (const { text } of entries.slice(0, MOST_ENTRIES)) {
    teller.turn();
    for (const sentence of sentencesOf(text)) teller.tell('explanation', sentence);
  }
  return entries.length > 0;
}

function entriesFor(glossary: Readonly<Record<string, GlossaryEntry>>, question: Question): readonly GlossaryEntry[] {
  const { terms, bodies, houses, signs, topic, text } = question;
  const keys = [
    ...worded(glossary, text),
    ...terms,
    ...bodies.map((body) => `body.${body}`),
    ...houses.map((house) => `house.${house}`),
    ...signs.map((sign) => `sign.${sign}`),
  ];
  const specific = keys.length > 1 ? keys.filter((key) => !GENERAL.has(key)) : keys;
  const chosen = specific.length > 0 ? specific : keys;
  if (chosen.length === 0 && topic !== 'general') chosen.push(`topic.${topic}`);
  return [...new Set(chosen)].flatMap((key) => (Object.hasOwn(glossary, key) ? [glossary[key] as GlossaryEntry] : []));
}

/** Asked for only where nothing narrower is. */
const GENERAL: ReadonlySet<string> = new Set(['house', 'planet', 'rashi', 'zodiac', 'dosha', 'yoga', 'birth-chart']);

/** Entries whose name stands in the text as words of its own, the longest first. */
function worded(glossary: Readonly<Record<string, GlossaryEntry>>, text: string): readonly string[] {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;
  return Object.entries(glossary)
    .flatMap(([key, { name, also = [] }]) =>
      [name, ...also]
        .map((word) => word.toLowerCase())
        .filter((word) => plain.includes(` ${word} `) || plain.includes(` ${word}s `))
        .map((word) => ({ key, length: word.length })),
    )
    .sort((one, other) => other.length - one.length)
    .map(({ key }) => key);
}

/** What tradition holds of stones, and that none is needed: for whoever asks which to wear. Nothing in a language without a glossary, where the note on remedies says so. */
export function tellStone(teller: Teller): void {
  const entry = teller.voice.glossary?.['gemstone'];
  for (const sentence of entry === undefined ? [] : sentencesOf(entry.text)) teller.tell('remedy', sentence);
}

/** What a topic is read from: for whoever asks without a birth. */
export function tellTopic(teller: Teller, question: Question): void {
  const { glossary } = teller.voice;
  const entry = glossary?.[`topic.${question.topic}`];
  if (entry === undefined) {
    if (glossary === undefined) teller.warnings.add('TEXTS_IN_ENGLISH_AND_HINDI_ONLY');
    return;
  }
  for (const sentence of sentencesOf(entry.text)) teller.tell('explanation', sentence);
}
