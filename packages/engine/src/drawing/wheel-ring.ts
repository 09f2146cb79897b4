/** The ring of signs around a wheel, and the marks of its degrees. */

import { SIGNS } from '../chart/chart.ts';
import { ringSector } from './curve.ts';
import type { Dial, Radii } from './dial.ts';
import { type NamesByName, nameIn } from './language.ts';
import { type Colour, group, type Item, type Segment } from './scene.ts';

const ELEMENTS: readonly Colour[] = ['fire', 'earth', 'air', 'water'];

/** Twelve sectors with their symbols, tinted by element. */
export function signItems(
  dial: Dial,
  left: number,
  { rim, scale }: Pick<Radii, 'rim' | 'scale'>,
  names: NamesByName,
): readonly Item[] {
  const { centre } = dial;
  const middle = (rim + scale) / 2;
  return SIGNS.map((sign, index) => {
    const colour = ELEMENTS[index % 4] as Colour;
    const from = 180 - (index * 30 - left);
    const [x, y] = dial.at(index * 30 + 15, middle);
    return group('sign', nameIn(names, sign), [
      {
        kind: 'path',
        d: ringSector(centre, centre, rim, scale, from - 30, from),
        fill: colour,
        opacity: 0.1,
      },
      {
        kind: 'path',
        d: ringSector(centre, centre, rim, scale, from - 30, from),
        stroke: 'line',
        width: 1,
      },
      { kind: 'glyph', x, y, size: 18, id: sign.toLowerCase() as Lowercase<typeof sign>, colour },
    ]);
  });
}

/** Marks at every degree, longer at every fifth and tenth. */
export function scaleItem(dial: Dial, radius: number): Item {
  const d: Segment[] = [];
  for (let degree = 0; degree < 360; degree++) {
    if (degree % 30 === 0) continue;
    const [x1, y1] = dial.at(degree, radius);
    const [x2, y2] = dial.at(degree, radius - (degree % 10 === 0 ? 6 : degree % 5 === 0 ? 4.5 : 2.5));
    d.push(['M', x1, y1], ['L', x2, y2]);
  }
  return { kind: 'path', d, stroke: 'line', width: 0.7 };
}
