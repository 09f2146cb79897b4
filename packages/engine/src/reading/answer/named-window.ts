/** Which time a question is about, where it is another than now: one that it names, or one gone by. */

import type { Question } from '../question/question.ts';
import { type Window, windowOf } from './timing.ts';
import type { Words } from './words.ts';

/** The stretch of days that is named and lies before or after the instant; null of none, and of one that the instant lies in. */
export function namedWindow(question: Question, words: Words, atJdUt: number): Window | null {
  const { scope } = question;
  if (scope === null || scope.fromDate === null || scope.toDate === null) return null;
  const window = windowOf(question, atJdUt, words);
  return window.toJdUt <= atJdUt || window.fromJdUt > atJdUt ? window : null;
}

/** Words of what has been, beside “when”: elsewhere its tense tells. */
const BACK =
  /(?<!\p{L})(?:did|was|were|last|previous|[uú]ltima|anterior|derni[eè]re|pr[eé]c[eé]dente)(?!\p{L})|(?<![\p{L}\p{M}])(?:पिछल|हुई थी|मागील|আগের|গত|முந்தைய|గత|ಹಿಂದಿನ|കഴിഞ്ഞ|ગયા|ਪਿਛਲ)/iu;

/** Whether it asks about what has been. */
export function looksBack({ kind, tense, text }: Question): boolean {
  return tense === 'past' || (kind === 'when' && BACK.test(text));
}
