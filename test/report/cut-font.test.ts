/** A font that is cut down: the characters of a document in their order, painted as the whole font paints them. */

import { beforeAll, describe, expect, it } from 'vitest';
import { cutFont } from '../../packages/engine/src/report/pdf/cut-font.ts';
import { partsOf, readTrueType, type TrueType } from '../../packages/engine/src/report/pdf/truetype.ts';
import type { Cluster } from '../../packages/engine/src/report/type/clusters.ts';
import type { Typesetter, Typography } from '../../packages/engine/src/report/type/typesetter.ts';
import { loadTypography } from '../../packages/fonts/src/node.ts';
import { typesetter as open } from './typesetter.ts';

let typesetter: Typesetter;
let whole: Uint8Array;
beforeAll(async () => {
  typesetter = await open();
  const { fonts }: Typography = await loadTypography();
  whole = fonts.find(({ script }) => script === 'Deva')?.regular as Uint8Array;
});

function clustersIn(text: string): readonly Cluster[] {
  const { parts } = typesetter.line(text, 10, 400, 'hi');
  const all = parts.flatMap(({ piece }) => piece.clusters);
  return [...new Map(all.map((cluster) => [cluster.key, cluster])).values()];
}

/** Every point of a glyph, parts and all, as numbers in order. */
function pointsOf(font: TrueType, glyph: number, x: number, y: number): readonly (readonly [number, number])[] {
  const outline = font.outline(glyph);
  if (outline.byteLength === 0) return [];
  const contours = outline.getInt16(0);
  if (contours < 0)
    return partsOf(outline).flatMap((part) => {
      const words = (outline.getUint16(part.at) & 1) === 1;
      const [dx, dy] = words
        ? [outline.getInt16(part.at + 4), outline.getInt16(part.at + 6)]
        : [outline.getInt8(part.at + 4), outline.getInt8(part.at + 5)];
      return pointsOf(font, part.glyph, x + dx, y + dy);
    });
  const count = outline.getUint16(8 + contours * 2) + 1;
  let at = 12 + contours * 2 + outline.getUint16(10 + contours * 2);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = outline.getUint8(at++);
    const again = flag & 8 ? outline.getUint8(at++) : 0;
    for (let more = 0; more <= again; more++) flags.push(flag);
  }
  const axis = (short: number, same: number, from: number): readonly number[] => {
    let value = from;
    return flags.map((flag) => {
      if (flag & short) value += outline.getUint8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += outline.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const across = axis(2, 16, x);
  const up = axis(4, 32, y);
  return across.map((one, index) => [one, up[index] as number] as const);
}

describe('a font that is cut down', () => {
  const TEXT = 'कि स्थिति क्षेत्र ज्ञान शक्ति सूर्य ॐ त्र्यम्बक हैं पड़ोसी १२';

  it('has each character as one glyph, with the points and the room of its glyphs in the whole font', () => {
    const clusters = clustersIn(TEXT);
    expect(clusters.some(({ glyphs }) => glyphs.length > 1)).toBe(true);
    const [from, cut] = [readTrueType(whole), readTrueType(cutFont(readTrueType(whole), clusters))];
    clusters.forEach(({ glyphs, advance }, index) => {
      expect(pointsOf(cut, index + 1, 0, 0)).toEqual(glyphs.flatMap(({ id, x, y }) => pointsOf(from, id, x, y)));
      expect(cut.advance(index + 1)).toBe(advance);
      const outline = cut.outline(index + 1);
      if (outline.byteLength === 0) return;
      const points = pointsOf(cut, index + 1, 0, 0);
      const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const box = [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
      expect([2, 4, 6, 8].map((at) => outline.getInt16(at))).toEqual(box);
      expect(cut.bearing(index + 1)).toBe(outline.getInt16(2));
    });
  });

  it('is small, the same for the same characters, and sums up as it must', () => {
    const clusters = clustersIn(TEXT);
    const file = cutFont(readTrueType(whole), clusters);
    expect(cutFont(readTrueType(whole), clusters)).toEqual(file);
    expect(file.length).toBeLessThan(whole.length / 20);
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    let sum = 0;
    for (let at = 0; at < file.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it('is not made of what is no font, or of a torn one', () => {
    expect(() => readTrueType(new Uint8Array(100))).toThrow(/no table/);
    expect(() => readTrueType(whole.slice(0, whole.length / 2))).toThrow(/torn/);
  });
});
