/** The band of the twelve signs on top of a cover. */

import { SIGNS } from '../../../chart/chart.ts';
import { isGlyphId } from '../../../drawing/glyphs/glyph.ts';
import { type Item, type Scene, stroke } from '../../../drawing/scene.ts';

const [WIDTH, HEIGHT, SIZE] = [480, 34, 13];

export function bandScene(title: string): Scene {
  const step = WIDTH / SIGNS.length;
  const items: readonly Item[] = [
    stroke([0, 0.7], [WIDTH, 0.7], 'accent', 1.4),
    stroke([0, 3.6], [WIDTH, 3.6], 'accent', 0.5),
    stroke([0, HEIGHT - 3.6], [WIDTH, HEIGHT - 3.6], 'accent', 0.5),
    stroke([0, HEIGHT - 0.7], [WIDTH, HEIGHT - 0.7], 'accent', 1.4),
    ...SIGNS.flatMap((sign, index): readonly Item[] => {
      const id = sign.toLowerCase();
      if (!isGlyphId(id)) return [];
      return [{ kind: 'glyph', x: (index + 0.5) * step, y: HEIGHT / 2, size: SIZE, id, colour: 'accent' }];
    }),
  ];
  return { width: WIDTH, height: HEIGHT, title, description: '', items };
}
