/** The phrases of one table as one tree: every word of a phrase is a step in it. */

import { folded, foldedHindi } from './clean.ts';
import { inflected } from './inflect.ts';
import type { WholeLexicon } from './lexicon/lexicon.ts';
import { BODIES } from './question.ts';

/** What a phrase stands for: a group of the table, a name within it, and how much it weighs. */
export interface Tag {
  readonly group:
    | 'topic'
    | 'subject'
    | 'cue'
    | 'time'
    | 'term'
    | 'varga'
    | 'particular'
    | 'day'
    | 'safety'
    | 'guard'
    | 'injection'
    | 'body'
    | 'sign'
    | 'ordinal'
    | 'number'
    | 'month';
  readonly name: string;
  /** 3 heavy, 1 light. */
  readonly weight: number;
  /** Letters of the phrase: of two that fit the same words, the longer says more. */
  readonly letters: number;
}

/** Where the words so far have led. */
export interface Node {
  next: Map<string, Node> | null;
  /** Where the phrase goes on after any few words. */
  gap: Node | null;
  tags: Tag[] | null;
}

/** Letters of a stem, at least and at most. */
export const SHORTEST_STEM = 2;
export const LONGEST_STEM = 30;

/** The phrases of one table, ready to be found. */
export interface Tree {
  readonly root: Node;
  /** Every word and stem of the phrases; stems end and endings begin with a star. */
  readonly keys: ReadonlySet<string>;
  /** Words and stems that a misspelling may have meant, by their first letters. */
  readonly byFirst: ReadonlyMap<string, readonly string[]>;
  readonly common: ReadonlySet<string>;
  readonly fold: (word: string) => string;
  /** By the first two letters of a word, the lengths of the stems it may have, a bit each. */
  readonly stemLengths: ReadonlyMap<string, number>;
  readonly hasEndings: boolean;
}

/** The tree of a table; `romanised` for Hindi in Latin letters, whose spellings are folded together. */
export function treeOf(lexicon: WholeLexicon, romanised: boolean): Tree {
  const fold = romanised ? (word: string): string => foldedHindi(folded(word)) : folded;
  const root: Node = { next: null, gap: null, tags: null };
  const keys = new Set<string>();
  const spelt = new Set<string>();
  const add = (phrases: string, group: Tag['group'], name: string, weight: number, near: number): void => {
    for (const phrase of phrases.split(',')) {
      const words = phrase.trim();
      const tag: Tag = { group, name, weight, letters: words.length };
      // The policy's words stand as they are written: what they might become is too near to harmless ones.
      const stemsOf =
        group === 'topic' || group === 'subject' ? inflected : (word: string): readonly string[] => [word];
      if (words !== '')
        addPhrase(
          root,
          words.split(' ').map((slot) => slot.split('/').flatMap((word) => stemsOf(fold(word)))),
          tag,
          keys,
        );
      // Words of longer phrases are the plain ones of the language, which half the misspellings would hit.
      const single = group !== 'topic' || !words.includes(' ');
      if (near > 0 && single) for (const word of words.split(/[ /]/)) if (word.length >= near) spelt.add(fold(word));
    }
  };
  const groups: readonly (readonly [Tag['group'], Readonly<Record<string, string>>])[] = [
    ['topic', lexicon.topics],
    ['subject', lexicon.subjects],
    ['cue', lexicon.cues],
    ['time', lexicon.times],
    ['term', lexicon.terms],
    ['varga', lexicon.vargas],
    ['particular', lexicon.particulars],
    ['day', lexicon.days],
    ['safety', lexicon.safety],
    ['guard', lexicon.guards],
    ['injection', lexicon.injection],
  ];
  for (const [group, table] of groups) {
    // Short words of the safety policy are too near to harmless ones: matka, mauka.
    const near = group === 'topic' || group === 'term' ? 5 : group === 'safety' ? 7 : 0;
    for (const name in table) {
      const [heavy = '', light = ''] = (table[name] as string).split('|');
      add(heavy, group, name, 3, near);
      // A light word is a guess already; a misspelt guess is none.
      add(light, group, name, 1, group === 'topic' ? 0 : near);
    }
  }
  const lists: readonly (readonly [Tag['group'], string])[] = [
    ['body', lexicon.bodies],
    ['sign', lexicon.signs],
    ['ordinal', lexicon.ordinals],
    ['number', lexicon.numbers],
    ['month', lexicon.months],
  ];
  for (const [group, list] of lists)
    for (const [index, phrases] of list.split(';').entries())
      add(
        phrases,
        group,
        group === 'body' ? (BODIES[index] as string) : String(index + 1),
        3,
        group === 'body' ? 5 : 0,
      );
  const byFirst = new Map<string, string[]>();
  for (const word of spelt) {
    if (word.startsWith('*') || !/^[a-z]/.test(word)) continue;
    const first = word.charAt(0);
    const list = byFirst.get(first);
    if (list === undefined) byFirst.set(first, [word]);
    else list.push(word);
  }
  const common = new Set(lexicon.common.split(',').map((word) => fold(word.trim())));
  const stemLengths = new Map<string, number>();
  let hasEndings = false;
  for (const key of keys) {
    if (key.startsWith('*')) hasEndings = true;
    if (!key.endsWith('*')) continue;
    const first = key.slice(0, SHORTEST_STEM);
    stemLengths.set(first, (stemLengths.get(first) ?? 0) | (1 << Math.min(key.length - 1, LONGEST_STEM)));
  }
  return { root, keys, byFirst, common, fold, stemLengths, hasEndings };
}

function addPhrase(root: Node, slots: readonly (readonly string[])[], tag: Tag, keys: Set<string>): void {
  let nodes: Node[] = [root];
  for (const slot of slots) {
    const after: Node[] = [];
    for (const node of nodes) {
      if (slot[0] === '_') {
        node.gap ??= { next: null, gap: null, tags: null };
        after.push(node.gap);
        continue;
      }
      for (const word of slot) {
        node.next ??= new Map();
        let next = node.next.get(word);
        if (next === undefined) {
          next = { next: null, gap: null, tags: null };
          node.next.set(word, next);
          keys.add(word);
        }
        after.push(next);
      }
    }
    nodes = after;
  }
  for (const node of nodes) {
    node.tags ??= [];
    node.tags.push(tag);
  }
}
