import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type Group, type Item, sceneOf, textBox } from '../../packages/engine/src/drawing/index.ts';
import { anyChart, crowdedChart } from './charts.ts';
import { anyOptions, groupsOf, STYLES } from './looking.ts';

const SEED = 20261121;

/** The rectangle of one item; strokes count with their ends, glyphs with their square's inscribed circle. */
function boxesOf(item: Item): readonly Box[] {
  switch (item.kind) {
    case 'text':
      return [textBox(item)];
    case 'glyph': {
      const half = item.size * 0.47;
      return [{ left: item.x - half, right: item.x + half, top: item.y - half, bottom: item.y + half }];
    }
    case 'group':
      return item.items.flatMap(boxesOf);
    case 'path':
      return [];
  }
}

const meets = (one: Box, other: Box, slack: number): boolean =>
  one.left + slack < other.right &&
  other.left + slack < one.right &&
  one.top + slack < other.bottom &&
  other.top + slack < one.bottom;

/** Every pair of labels that cover one another, as words. */
function collisions(labels: readonly Group[], slack: number): readonly string[] {
  const found: string[] = [];
  labels.forEach((one, index) => {
    for (const other of labels.slice(index + 1)) {
      if (boxesOf(one).some((a) => boxesOf(other).some((b) => meets(a, b, slack))))
        found.push(`${one.title} / ${other.title}`);
    }
  });
  return found;
}

describe('every label of a drawing', () => {
  it('lies inside the picture, whatever the chart and the options', () => {
    fc.assert(
      fc.property(anyChart, anyOptions, (chart, options) => {
        const scene = sceneOf(chart, options);
        const outside = scene.items
          .flatMap(boxesOf)
          .filter((box) => box.left < 0 || box.top < 0 || box.right > scene.width || box.bottom > scene.height);
        expect(outside).toEqual([]);
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('in a square chart touches no other, nor a house number, nor a line of its house', () => {
    fc.assert(
      fc.property(anyChart, anyOptions, (chart, options) => {
        if (options.style === 'wheel') return;
        const scene = sceneOf(chart, options);
        for (const house of groupsOf(scene.items, 'house')) {
          const labels = house.items.filter((item): item is Group => item.kind === 'group');
          const numbers = house.items
            .filter((item) => item.kind === 'text')
            .map((item): Group => ({ kind: 'group', role: 'symbol', title: 'number', items: [item] }));
          // Capitals and figures fill 0.72 of the row that the measure reserves for accents and tails: 1.2 units of slack at 13.
          expect(collisions([...labels, ...numbers], 1.2)).toEqual([]);
          const outline = house.items.find((item) => item.kind === 'path');
          if (outline?.kind !== 'path') throw new Error('a house without an outline');
          const corners = outline.d.flatMap((segment) =>
            segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]] as const] : [],
          );
          for (const box of labels.flatMap(boxesOf))
            expect(insideConvex(corners, box), `${house.title} ${JSON.stringify(box)}`).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('on the wheel touches no other label', () => {
    fc.assert(
      fc.property(anyChart, anyOptions, (chart, options) => {
        const scene = sceneOf(chart, { ...options, style: 'wheel' });
        expect(collisions(groupsOf(scene.items, 'body'), 1.2)).toEqual([]);
        expect(collisions(groupsOf(scene.items, 'house'), 1.2)).toEqual([]);
        const outer = [...groupsOf(scene.items, 'angle'), ...groupsOf(scene.items, 'cusp')].filter((one) =>
          one.items.some((item) => item.kind === 'text'),
        );
        expect(collisions(outer, 1.2)).toEqual([]);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('is at least 8 units high where six bodies and the ascendant share a house, in every style', () => {
    const six = { ...crowdedChart, planets: crowdedChart.planets.filter((_, index) => index !== 1).slice(0, 6) };
    for (const style of STYLES) {
      const scene = sceneOf(six, { style });
      const bodies = groupsOf(scene.items, 'body');
      expect(bodies).toHaveLength(6);
      const names = bodies.map((body) => body.items.find((item) => item.kind === 'text' || item.kind === 'glyph'));
      for (const name of names)
        expect(name !== undefined && 'size' in name ? name.size : 0, style).toBeGreaterThanOrEqual(8);
    }
  });

  it('of forty bodies in one degree is still drawn, without a collision', () => {
    const first = crowdedChart.planets[0];
    if (first === undefined) throw new Error('no body');
    const forty = {
      ...crowdedChart,
      planets: Array.from({ length: 40 }, (_, index) => ({ ...first, name: `Body ${index}` })),
    };
    for (const style of STYLES) {
      const bodies = groupsOf(sceneOf(forty, { style }).items, 'body');
      expect(bodies).toHaveLength(40);
      expect(collisions(bodies, 1.2), style).toEqual([]);
    }
  });
});

function insideConvex(corners: readonly (readonly [number, number])[], box: Box): boolean {
  const points = [
    [box.left, box.top + 1],
    [box.right, box.top + 1],
    [box.right, box.bottom - 1],
    [box.left, box.bottom - 1],
  ] as const;
  return points.every(([x, y]) => {
    const sides = corners.map(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] as readonly [number, number];
      return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  });
}
