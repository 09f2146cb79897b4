/** Whether a question says that it is about this very moment. */

import { findIn, wordsOf } from './match.ts';
import type { Question } from './question.ts';
import { treeNamed } from './trees.ts';

/** Whether it says `now`, `today` or the like in its language. */
export function namesNow({ text, language }: Pick<Question, 'text' | 'language'>): boolean {
  const tree = treeNamed(language.romanised ? 'hl' : language.code);
  return findIn(tree, wordsOf(text)).hits.some(
    ({ group, name }) => group === 'time' && (name === 'now' || name === 'today'),
  );
}
