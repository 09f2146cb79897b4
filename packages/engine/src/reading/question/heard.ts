/** The phrases that were found in a text, as the parts that judge it ask for them. */

import type { VargaAsked } from './chart-asked.ts';
import type { Cue, TimeWord } from './lexicon/lexicon.ts';
import type { Hit, Word } from './match.ts';
import type { Subject, Term } from './question.ts';
import type { Tag } from './tree.ts';

interface Names {
  readonly cue: Cue;
  readonly time: TimeWord;
  readonly term: Term;
  readonly varga: VargaAsked;
  readonly subject: Subject;
}

/** A text as its words and the phrases in them. */
export class Heard {
  readonly words: readonly Word[];
  readonly hits: readonly Hit[];
  private readonly named = new Map<string, Hit[]>();

  constructor(words: readonly Word[], hits: readonly Hit[]) {
    this.words = words;
    this.hits = hits;
    for (const hit of hits) {
      for (const key of [hit.group, `${hit.group}:${hit.name}`]) {
        const list = this.named.get(key);
        if (list === undefined) this.named.set(key, [hit]);
        else list.push(hit);
      }
    }
  }

  /** Whether a phrase of this name was found. */
  has<G extends keyof Names>(group: G, name: Names[G]): boolean {
    return this.named.has(`${group}:${name}`);
  }

  /** Phrases of this name, in the order in which they begin. */
  of<G extends keyof Names>(group: G, name: Names[G]): readonly Hit[] {
    return this.named.get(`${group}:${name}`) ?? [];
  }

  /** Phrases of a group. */
  all(group: Tag['group']): readonly Hit[] {
    return this.named.get(group) ?? [];
  }
}

/** Phrases without those that lie within a longer one of the same group, in words or else in letters: “love marriage” is about marriage and not about love. */
export function outermost(hits: readonly Hit[]): readonly Hit[] {
  const sorted = [...hits].sort((a, b) => a.start - b.start);
  return sorted.filter((hit, index) => {
    for (let at = index - 1; at >= 0 && (sorted[at] as Hit).start > hit.start - WIDEST; at--)
      if (contains(sorted[at] as Hit, hit)) return false;
    for (let at = index + 1; at < sorted.length && (sorted[at] as Hit).start === hit.start; at++)
      if (contains(sorted[at] as Hit, hit)) return false;
    return true;
  });
}

/** Whether a phrase lies within one of others. */
export function isWithin({ start, end }: Hit, others: readonly Hit[]): boolean {
  return others.some((other) => other.start <= start && other.end >= end);
}

/** More words than the longest phrase spans with its gaps. */
const WIDEST = 24;

function contains(other: Hit, hit: Hit): boolean {
  if (other.start > hit.start || other.end < hit.end) return false;
  if (other.words !== hit.words) return other.words > hit.words;
  return other.name !== hit.name && other.letters > hit.letters;
}

/** Names of particulars, without those within more words of the field: the nadi of a dosha is none of the birth. */
export function particularHits(heard: Heard): readonly Hit[] {
  const terms = heard.all('term');
  return outermost(heard.all('particular')).filter(
    (hit) =>
      !isWithin(
        hit,
        terms.filter(({ start, end }) => end - start > hit.end - hit.start),
      ),
  );
}
