/**
 * Titles before a name and degrees after it: which words they are, and which of them a school counts.
 *
 * Sources: `program-practice` for the list; `sethuraman`, as `vedastro` reports him, for counting the doctor and nobody else.
 */

import type { NumerologySettings } from './options.ts';

export type WordKind = 'name' | 'initial' | 'title' | 'degree';

const DOCTORS = ['DR', 'DOCTOR'];
/** Don and Doña are left out: Don Johnson is a name, and nothing tells it from Don Quixote's title. */
// biome-ignore format: lists of words
const TITLES: ReadonlySet<string> = new Set([
  ...DOCTORS,
  'MR', 'MRS', 'MS', 'MISS', 'MX', 'MASTER', 'SIR', 'DAME', 'LORD', 'LADY', 'PROF', 'PROFESSOR', 'REV', 'REVD', 'FR', 'HON', 'CAPT', 'COL', 'MAJ', 'GEN', 'LT', 'SGT', 'ADV', 'ER',
  'SHRI', 'SHREE', 'SRI', 'SMT', 'SHRIMATI', 'SRIMATI', 'KUM', 'KUMARI', 'PT', 'PANDIT', 'USTAD', 'THIRU', 'TMT', 'SELVI', 'HERR', 'FRAU', 'SENOR', 'SENORA', 'MME', 'MLLE', 'SIGNOR', 'SIGNORA',
]);
/** Words at the end; those of two letters that are names too (MA, BA) count as degrees only after a comma or with their dots. */
// biome-ignore format: a list of words
const DEGREES: ReadonlySet<string> = new Set(['JR', 'SR', 'II', 'III', 'IV', 'PHD', 'DPHIL', 'MBA', 'MBBS', 'MD', 'DDS', 'DVM', 'BSC', 'MSC', 'BTECH', 'MTECH', 'LLB', 'LLM', 'ESQ', 'FRCS', 'MRCP', 'CPA']);
// biome-ignore format: a list of words
const SHORT_DEGREES: ReadonlySet<string> = new Set(['MA', 'BA', 'BE', 'ME', 'BCOM', 'MCOM', 'MS', 'MCH', 'DM', 'CA', 'CS', 'RN', 'QC', 'KC']);

/** A word before its kind is known. */
export interface TitledWord {
  readonly latin: string;
  /** Stands after a comma, or was written with dots. */
  readonly isApart: boolean;
}

/**
 * The kind of each word of a name: titles only before the first name, degrees only after the last.
 *
 * @param words  in the order they are written
 */
export function kindsOf(words: readonly TitledWord[]): readonly WordKind[] {
  const kinds: WordKind[] = words.map(({ latin }) => (latin.length === 1 ? 'initial' : 'name'));
  let from = 0;
  // A title stands before a name: Selvi R. is called Selvi, and somebody with nothing but titles has names of them.
  const last = words
    .map(({ latin }) => latin.length > 1 && !TITLES.has(latin) && !DEGREES.has(latin))
    .lastIndexOf(true);
  while (from < last && TITLES.has((words[from] as TitledWord).latin)) kinds[from++] = 'title';
  for (let to = words.length - 1; to > from; to--) {
    const { latin, isApart } = words[to] as TitledWord;
    if (!DEGREES.has(latin) && !(isApart && SHORT_DEGREES.has(latin))) break;
    kinds[to] = 'degree';
  }
  return kinds;
}

/** Whether a word's letters are added up. */
export function isCounted(kind: WordKind, latin: string, rule: NumerologySettings['titles']): boolean {
  if (kind === 'name' || kind === 'initial' || rule === 'count') return true;
  return rule === 'doctor-only' && DOCTORS.includes(latin);
}

/** Whether letters that were written with dots between them are a degree and not initials. */
export function isDottedDegree(latin: string): boolean {
  return DEGREES.has(latin) || SHORT_DEGREES.has(latin);
}
