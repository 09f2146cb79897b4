/** Tokens → items: what each word or phrase is to the grammar, with the unknown words counted between. */

import { type Lexicon, lookUp, type Sense } from './lexicon.ts';
import type { Token } from './text.ts';
import type { Case } from './words/word.ts';

export interface Item {
  readonly tag: string;
  readonly arg: string;
  readonly senses: readonly Sense[];
  /** How many words that mean nothing to us stand before it, since the item before. */
  readonly gap: number;
  /** From its ending. */
  readonly case: Case | null;
  readonly denies: boolean;
  /** As it is written, for telling what was not understood. */
  readonly word: string;
  readonly cap: boolean;
  /** The last of the unknown words before it, as it is written; null where there is none. */
  readonly unknown: Token | null;
  /** Whether it stands close to what is before it: `10th`. */
  readonly joined: boolean;
}

const MARKS: { readonly [mark: string]: string } = {
  ',': 'comma',
  ';': 'sep',
  ':': 'colon',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  '-': 'dash',
  '\u2014': 'long',
  '/': 'slash',
  '|': 'bar',
  '.': 'stop',
  '!': 'stop',
  '?': 'ask',
  '\u0964': 'stop',
  '\u0965': 'stop',
  '\n': 'line',
  '&': 'and',
  '+': 'and',
  '\u00b0': 'degree',
  '\u2032': 'minute',
  "'": 'minute',
  '"': 'quote',
  '\u201c': 'quote',
  '\u201d': 'quote',
  '\u2192': 'colon',
};

/** `10H` is the tenth house, `10L` its lord. */
const SHORT_FOR: { readonly [mark: string]: string } = { h: 'house', l: 'lordword' };

/** Words that part nothing: an article between a preposition and its noun. */
const SKIPPED = new Set(
  'the a an mahapurusha mahapurush called named very quite really actually also just even only own both all right firmly comfortably well natal alone el la los las un una le les de des du l d il c elle celle celui tu su ton votre vos tus sus'.split(
    ' ',
  ),
);

export function itemsOf(tokens: readonly Token[], lexicon: Lexicon): readonly Item[] {
  const items: Item[] = [];
  let gap = 0;
  let unknown: Token | null = null;
  const put = (senses: readonly Sense[], ending: Case | null, denies: boolean, { text, cap, joined }: Token): void => {
    const { tag, arg } = senses[0] as Sense;
    items.push({ tag, arg, senses, gap, case: ending, denies, word: text, cap, unknown, joined });
    gap = 0;
    unknown = null;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const made = token.kind === 'word' ? phraseAt(tokens, at, lexicon) : undefined;
    if (made !== undefined) {
      put(made.senses, made.case, made.denies, token);
      at += made.length;
      continue;
    }
    at += 1;
    if (token.kind === 'number') {
      const mark = tokens[at];
      const short = mark?.joined === true && mark.cap ? SHORT_FOR[mark.text] : undefined;
      if (short !== undefined && token.text.length <= 2) {
        put([{ tag: 'num', arg: token.text, capital: false }], null, false, token);
        put([{ tag: short, arg: '', capital: false }], null, false, mark as Token);
        at += 1;
        continue;
      }
      put([{ tag: 'number', arg: token.text, capital: false }], null, false, token);
    } else if (token.kind === 'mark') {
      const tag = MARKS[token.text];
      if (tag !== undefined) put([{ tag, arg: '', capital: false }], null, false, token);
    } else if (!SKIPPED.has(token.text)) {
      gap += 1;
      unknown = token;
    }
  }
  return items;
}

interface Phrase {
  readonly senses: readonly Sense[];
  readonly case: Case | null;
  readonly denies: boolean;
  /** In tokens. */
  readonly length: number;
}

/** The longest phrase of the lexicon that begins at a token; hyphens within count as spaces. */
function phraseAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Phrase | undefined {
  const first = tokens[at] as Token;
  const most = lexicon.longest.get(first.text) ?? 1;
  let best: Phrase | undefined;
  if (most > 1) {
    let key = first.text;
    let words = 1;
    for (let next = at + 1; next < tokens.length && words < most; next++) {
      const token = tokens[next] as Token;
      if (token.text === '-') continue;
      if (token.kind === 'mark') break;
      const head = key;
      key = `${key} ${token.text}`;
      words += 1;
      const exact = capitalised(lexicon.phrases.get(key), first);
      if (exact !== undefined) best = { senses: exact, case: null, denies: false, length: next - at + 1 };
      else if (lexicon.longestEnding > 0) {
        const bent = bentPhrase(lexicon, head, token.text);
        if (bent !== undefined) best = { ...bent, length: next - at + 1 };
      }
    }
  }
  if (best !== undefined && !isBareName(best, [tokens[at - 1], tokens[at + best.length]], lexicon, first)) return best;
  const found = lookUp(lexicon, first.text);
  const senses = capitalised(found?.senses, first);
  return found === undefined || senses === undefined ? undefined : { ...found, senses, length: 1 };
}

/** `चंद्र मंगल को देखता है`: names of two bodies that would be a yoga's, were the word yoga beside them. */
function isBareName(
  { senses }: Phrase,
  beside: readonly (Token | undefined)[],
  lexicon: Lexicon,
  first: Token,
): boolean {
  if (!senses.every(({ tag }) => tag === 'yoga' || tag === 'dosha')) return false;
  if (lookUp(lexicon, first.text)?.senses.some(({ tag }) => tag === 'body') !== true) return false;
  return !beside.some(
    (token) =>
      token !== undefined &&
      (token.text === '-' || lookUp(lexicon, token.text)?.senses.some(({ tag }) => NAMED_BY.has(tag)) === true),
  );
}

const NAMED_BY = new Set(['yogaword', 'doshaword', 'and', 'or']);

function bentPhrase(lexicon: Lexicon, head: string, last: string): Omit<Phrase, 'length'> | undefined {
  for (let cut = 1; cut <= Math.min(lexicon.longestEnding, last.length - 1); cut++) {
    const ending = lexicon.endings.get(last.slice(last.length - cut));
    const senses = ending && lexicon.stems.get(`${head} ${last.slice(0, last.length - cut)}`);
    if (ending !== undefined && senses !== undefined) return { senses, case: ending.case, denies: ending.denies };
  }
  return undefined;
}

/** The meanings that a word has as it is written: some only with a capital. */
function capitalised(senses: readonly Sense[] | undefined, { cap }: Token): readonly Sense[] | undefined {
  if (senses === undefined || cap || !senses.some(({ capital }) => capital)) return senses;
  const small = senses.filter(({ capital }) => !capital);
  return small.length === 0 ? undefined : small;
}

/** Whether an item can be read as a tag. */
export function is(item: Item | undefined, tag: string): boolean {
  return (
    item !== undefined &&
    (item.tag === tag || (item.senses.length > 1 && item.senses.some((sense) => sense.tag === tag)))
  );
}

/** What an item stands for under a tag. */
export function argOf(item: Item, tag: string): string {
  return item.tag === tag ? item.arg : (item.senses.find((sense) => sense.tag === tag)?.arg ?? '');
}
