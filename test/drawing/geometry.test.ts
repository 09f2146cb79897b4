/** Labels measured by the fonts that paint them: inside the picture, inside their cells, and off one another, in every language. */

import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Box,
  type Group,
  type Item,
  type Measure,
  type Scene,
  type Text,
  textBox,
} from '../../packages/engine/src/drawing/index.ts';
import { openTypesetter, type Typesetter } from '../../packages/engine/src/report/index.ts';
import { loadTypography } from '../../packages/fonts/src/node.ts';
import { gallery } from './gallery.ts';
import { languages } from './languages.ts';
import { groupsOf } from './looking.ts';

const textsOf = (items: readonly Item[]): readonly Text[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : item.kind === 'group' ? textsOf(item.items) : []));

/** Boxes touch by their line height before letters do: a part of the size is kept. */
const inked = ({ left, right, top, bottom }: Box, size: number): Box => ({
  left,
  right,
  top: top + 0.14 * size,
  bottom: bottom - 0.14 * size,
});

function overlapping(texts: readonly Text[], measure: Measure): readonly string[] {
  const boxes = texts.map((text) => inked(textBox(text, measure), text.size));
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).flatMap((other, j) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 0.4 && along > 0.4 ? [`${texts[i]?.text} | ${texts[i + 1 + j]?.text}`] : [];
    }),
  );
}

/** The rectangle that a group begins with. */
function cellOf(group: Group): Box | undefined {
  const [first] = group.items;
  if (first?.kind !== 'path') return undefined;
  const points = first.d.flatMap((segment) =>
    segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]] as const] : [],
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('labels, measured by the fonts that paint them,', () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = await openTypesetter(await loadTypography());
  });

  for (const language of languages) {
    const measured = (): Measure => (text, weight) => typesetter.width(text, 1, weight, language.code);
    const scenes = (how: string): Readonly<Record<string, Scene>> =>
      gallery(language, how === 'with the fonts themselves' ? measured() : undefined);
    for (const how of ['by the bound', 'with the fonts themselves'])
      it(`lie in the picture and in their cells and touch no other, laid out ${how}, in ${language.english}`, () => {
        const measure = measured();
        for (const [name, scene] of Object.entries(scenes(how))) {
          const texts = textsOf(scene.items);
          const outside = texts.filter((text) => {
            const box = inked(textBox(text, measure), text.size);
            return box.left < 0 || box.top < 0 || box.right > scene.width || box.bottom > scene.height;
          });
          expect(
            outside.map(({ text }) => text),
            name,
          ).toEqual([]);
          expect(overlapping(texts, measure), name).toEqual([]);
          expect(
            texts.map(({ text }) => text).filter((text) => typesetter.missing(text) !== null),
            name,
          ).toEqual([]);
          if (name !== 'dasha') continue;
          for (const cell of groupsOf(scene.items, 'period')) {
            const bounds = cellOf(cell);
            if (bounds === undefined) continue;
            for (const text of cell.items.filter((item) => item.kind === 'text')) {
              const box = textBox(text, measure);
              expect(box.left, cell.title).toBeGreaterThanOrEqual(bounds.left);
              expect(box.right, cell.title).toBeLessThanOrEqual(bounds.right);
            }
          }
        }
      });
  }
});
