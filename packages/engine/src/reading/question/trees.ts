/** The tables of words as trees, each grown when a text first needs it and kept. */

import { type LexiconKey, lexiconNamed } from './lexicon/index.ts';
import { type Tree, treeOf } from './tree.ts';

const grown = new Map<LexiconKey, Tree>();

/** The tree of a table. */
export function treeNamed(key: LexiconKey): Tree {
  let tree = grown.get(key);
  if (tree === undefined) {
    tree = treeOf(lexiconNamed(key), key === 'hl');
    grown.set(key, tree);
  }
  return tree;
}
