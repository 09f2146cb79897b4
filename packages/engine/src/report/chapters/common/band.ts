/** The band on top of a cover: two double lines, and between them the twelve signs where the report is about the sky. */

import { SIGNS } from '../../../chart/chart.ts';
import { isGlyphId } from '../../../drawing/glyphs/glyph.ts';
import { type Item, type Scene, stroke } from '../../../drawing/scene.ts';

const [WIDTH, HEIGHT, LOW, SIZE] = [480, 34, 10, 13];

export function bandScene(title: string, hasSigns: boolean): Scene {
  const height = hasSigns ? HEIGHT : LOW;
  const step = WIDTH / SIGNS.length;
  const items: readonly Item[] = [
    stroke([0, 0.7], [WIDTH, 0.7], 'accent', 1.4),
    stroke([0, 3.6], [WIDTH, 3.6], 'accent', 0.5),
    stroke([0, height - 3.6], [WIDTH, height - 3.6], 'accent', 0.5),
    stroke([0, height - 0.7], [WIDTH, height - 0.7], 'accent', 1.4),
    ...(hasSigns ? SIGNS : []).flatMap((sign, index): readonly Item[] => {
      const id = sign.toLowerCase();
      if (!isGlyphId(id)) return [];
      return [{ kind: 'glyph', x: (index + 0.5) * step, y: height / 2, size: SIZE, id, colour: 'accent' }];
    }),
  ];
  return { width: WIDTH, height, title, description: '', items };
}
