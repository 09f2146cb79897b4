/**
 * Glyphs that stand for letters together. In the scripts of India a vowel is painted before the letter that it follows, and two letters become
 * one sign: what can be told apart is the cluster, and a document makes a character of its own of each that it uses.
 */

import type { ShapedGlyph } from './shaper.ts';

/** A glyph within its cluster; units of the face from where the cluster begins, rightwards and upwards. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Letters, and what paints them. */
export interface Cluster {
  readonly letters: string;
  readonly glyphs: readonly PlacedGlyph[];
  /** Units of the face to where the next begins, kerning and all. */
  readonly advance: number;
  /** The same for the same letters, glyphs and room. */
  readonly key: string;
}

/** The clusters of a run, from left to right; what takes no room of its own stands on what is before it. */
export function clustersOf(glyphs: readonly ShapedGlyph[], text: string): readonly Cluster[] {
  const ends = endsOf(glyphs, text.length);
  const clusters: { letters: string; glyphs: PlacedGlyph[]; advance: number }[] = [];
  let last = -1;
  for (const { id, cluster, advance, dx, dy } of glyphs) {
    const before = clusters.at(-1);
    const same = cluster === last;
    const letters = same ? '' : text.slice(cluster, ends[cluster]);
    if (before !== undefined && (same || advance === 0)) {
      before.letters += letters;
      before.glyphs.push({ id, x: before.advance + dx, y: dy });
      before.advance += advance;
    } else clusters.push({ letters, glyphs: [{ id, x: dx, y: dy }], advance });
    last = cluster;
  }
  return clusters.map((made) => ({ ...made, key: keyOf(made) }));
}

/** Where the letters of a cluster end, by where they begin: where the next cluster does. */
function endsOf(glyphs: readonly ShapedGlyph[], length: number): readonly number[] {
  const ends: number[] = [];
  for (const { cluster } of glyphs) ends[cluster] = length;
  let next = length;
  for (let at = ends.length - 1; at >= 0; at--)
    if (ends[at] !== undefined) {
      ends[at] = next;
      next = at;
    }
  return ends;
}

function keyOf({ letters, glyphs, advance }: Omit<Cluster, 'key'>): string {
  return `${advance}\n${glyphs.map(({ id, x, y }) => `${id},${x},${y}`).join(' ')}\n${letters}`;
}
