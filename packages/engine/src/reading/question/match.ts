/** Phrases of a table found in a text: it is walked once from each of its words, however many phrases there are. */

import { folded } from './clean.ts';
import { nearest } from './near.ts';
import { LONGEST_STEM, type Node, SHORTEST_STEM, type Tag, type Tree } from './tree.ts';

/** A phrase that was found in words `start` … `end − 1`. */
export interface Hit extends Tag {
  readonly start: number;
  readonly end: number;
  /** Of the words of the phrase, those that stand under no gap. */
  readonly words: number;
}

/** A word of the text. */
export interface Word {
  readonly text: string;
  /** Where it begins and ends in the cleaned text. */
  readonly from: number;
  readonly to: number;
  readonly latin: boolean;
  /** Whether a comma or a full stop stands before it. */
  readonly opens: boolean;
}

/** Words that a gap may skip. */
const GAP = 3;

/** What a tree finds in a text, and which of the words it knows at all. */
export interface Finding {
  readonly hits: readonly Hit[];
  /** Of each word: 2 among the commonest of the language, 1 in its phrases, 0 neither. */
  readonly knows: readonly (0 | 1 | 2)[];
  /** Of each word, the words and stems of the tree that it may be. */
  readonly keysOf: readonly (readonly string[])[];
}

/** Every phrase of the tree in the text, overlapping ones too. */
export function findIn(tree: Tree, words: readonly Word[]): Finding {
  const knows: (0 | 1 | 2)[] = [];
  const keysOf = words.map(({ text }) => {
    const word = tree.fold(text);
    const keys = keysOfWord(tree, word);
    knows.push(tree.common.has(word) ? 2 : keys.length > 0 ? 1 : 0);
    return keys;
  });
  return { hits: phrasesIn(tree, keysOf), knows, keysOf };
}

/**
 * The same once more, with strange words taken for what they nearly are.
 *
 * @param isStrange  whether no tree knows the word at this place
 */
export function findMended(
  tree: Tree,
  words: readonly Word[],
  found: Finding,
  isStrange: (index: number) => boolean,
): readonly Hit[] {
  let mended = false;
  const keysOf = found.keysOf.map((keys, index) => {
    const { text, latin } = words[index] as Word;
    if (!latin || !isStrange(index)) return keys;
    const meant = nearest(tree.fold(text), tree.byFirst);
    if (meant === null) return keys;
    mended = true;
    return [meant, ...keysOfWord(tree, meant.replace('*', '')).filter((key) => key !== meant)];
  });
  return mended ? phrasesIn(tree, keysOf) : found.hits;
}

function phrasesIn(tree: Tree, keysOf: readonly (readonly string[])[]): readonly Hit[] {
  const hits: Hit[] = [];
  const walk = (node: Node, at: number, start: number, count: number): void => {
    if (node.tags !== null) for (const tag of node.tags) hits.push({ ...tag, start, end: at, words: count });
    if (node.gap !== null)
      for (let skip = 0; skip <= GAP && at + skip < keysOf.length; skip++) walk(node.gap, at + skip, start, count);
    if (node.next === null || at >= keysOf.length) return;
    for (const key of keysOf[at] as readonly string[]) {
      const next = node.next.get(key);
      if (next !== undefined) walk(next, at + 1, start, count + 1);
    }
  };
  for (let start = 0; start < keysOf.length; start++) walk(tree.root, start, start, 0);
  return hits;
}

function keysOfWord({ keys, stemLengths, hasEndings }: Tree, word: string): string[] {
  const found: string[] = [];
  if (keys.has(word)) found.push(word);
  const lengths = stemLengths.get(word.slice(0, SHORTEST_STEM)) ?? 0;
  for (let length = SHORTEST_STEM; length <= word.length && length <= LONGEST_STEM; length++) {
    if ((lengths & (1 << length)) === 0) continue;
    const stem = `${word.slice(0, length)}*`;
    if (keys.has(stem)) found.push(stem);
  }
  if (hasEndings)
    for (let from = Math.max(0, word.length - 8); from < word.length; from++) {
      const ending = `*${word.slice(from)}`;
      if (keys.has(ending)) found.push(ending);
    }
  return found;
}

/** The words of a text: letters with their marks, and figures. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let before = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}\u200C\u200D]+/gu)) {
    const plain = folded(match[0]);
    if (plain === '') continue;
    const [from, to] = [match.index, match.index + match[0].length];
    const opens = /[,;.!?।]/.test(text.slice(before, from));
    words.push({ text: plain, from, to, latin: /[a-z]/.test(plain), opens });
    before = to;
  }
  return words;
}
