/** Text → shaped pieces, each of one face; words that come again are not shaped again. Every script that reports are offered in runs rightwards. */

import { type Cluster, clustersOf } from './clusters.ts';
import type { Families, Weight } from './families.ts';
import type { Script } from './script.ts';
import type { Face, ShapedGlyph } from './shaper.ts';

/** A stretch of text as it is painted. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly script: Script;
  /** From left to right. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly clusters: readonly Cluster[];
  /** In parts of the font size. */
  readonly width: number;
}

/** Shapes text. */
export type Shape = (text: string, weight: Weight, language: string) => readonly Piece[];

/** Words kept, of one weight in one language; a report of sixty pages has some thousand different ones. */
const MOST_WORDS = 20_000;
const LONGEST_KEPT = 64;

export function openShape(families: Families): Shape {
  const byLook = new Map<string, Map<string, readonly Piece[]>>();
  /** The same cluster of different words is one object. */
  const clusters = new Map<string, Cluster>();
  const kept = (cluster: Cluster): Cluster => {
    const known = clusters.get(cluster.key);
    if (known !== undefined) return known;
    if (clusters.size >= MOST_WORDS) clusters.clear();
    clusters.set(cluster.key, cluster);
    return cluster;
  };
  const shape = (text: string, weight: Weight, language: string): readonly Piece[] => {
    return families.runs(text, weight, language).map((run): Piece => {
      const glyphs = run.face.shape(run.text, run.script, language);
      let advance = 0;
      for (const glyph of glyphs) advance += glyph.advance;
      const width = advance / run.face.measures.unitsPerEm;
      return { ...run, glyphs, clusters: clustersOf(glyphs, run.text).map(kept), width };
    });
  };
  let last = { weight: 400 as Weight, language: '', words: new Map<string, readonly Piece[]>() };
  return (text, weight, language) => {
    if (text.length > LONGEST_KEPT) return shape(text, weight, language);
    if (weight !== last.weight || language !== last.language) {
      const look = `${weight} ${language}`;
      last = { weight, language, words: byLook.get(look) ?? new Map<string, readonly Piece[]>() };
      byLook.set(look, last.words);
    }
    const remembered = last.words.get(text);
    if (remembered !== undefined) return remembered;
    const fresh = shape(text, weight, language);
    if (last.words.size >= MOST_WORDS) last.words.clear();
    last.words.set(text, fresh);
    return fresh;
  };
}

/**
 * The beginning of a piece that fits into a width, at least one cluster of letters, and the rest.
 *
 * @param room  parts of the font size
 */
export function headOf(piece: Piece, room: number): readonly [head: string, rest: string] {
  const { text, glyphs, face } = piece;
  const widths = new Map<number, number>();
  for (const { cluster, advance } of glyphs) widths.set(cluster, (widths.get(cluster) ?? 0) + advance);
  const starts = [...widths.keys()].sort((one, other) => one - other);
  let used = 0;
  for (const [index, start] of starts.entries()) {
    used += (widths.get(start) as number) / face.measures.unitsPerEm;
    if (used > room && index > 0) return [text.slice(0, start), text.slice(start)];
  }
  return [text, ''];
}
