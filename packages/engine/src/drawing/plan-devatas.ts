/** The gods' grounds of the 81- or the 64-pada plan, with their names where there is room. */

import type { Plan } from '../vastu/plan/index.ts';
import { type MandalaSize, mandalaOf } from '../vastu/zone/index.ts';
import { centredText } from './dial.ts';
import { type Box, textBox } from './measure.ts';
import { boundsOf, type Ground, isCrossed, isOn, triesIn } from './plan-ground.ts';
import { devataName } from './plan-names.ts';
import type { PlanWriting } from './plan-options.ts';
import type { PlanPage } from './plan-page.ts';
import { devataTitle } from './plan-words.ts';
import { type Group, group, type Item, open, type Point, type Segment, type Text } from './scene.ts';

/** The gods' grounds; names stand where they fit on no wall, beside everything else. @param least  smallest font size that can be read, units */
export function devataGroups(
  plan: Plan,
  size: MandalaSize,
  page: PlanPage,
  ground: Ground,
  least: number,
  writing: PlanWriting,
): readonly Group[] {
  const rooms = plan.rooms.flatMap((room) => (room === null ? [] : page.ringsAt(room.region)));
  const walls = [plan.plot.map(page.at), ...rooms];
  return mandalaOf(plan, size).map(({ id, name: own, padaCount, parts }) => {
    const name = devataName(id, own, writing.language);
    const shapes = parts.map((part) => part.map(page.at));
    const rim: Item = { kind: 'path', d: rimOf(shapes), stroke: 'line', width: 0.6 };
    const label = nameOn(shapes, name, walls, ground, least, writing);
    return group('devata', devataTitle(name, id, padaCount, writing.language), [rim, ...label]);
  });
}

/** The edges that only one of some adjoining shapes has. */
function rimOf(shapes: readonly (readonly Point[])[]): readonly Segment[] {
  const edges = shapes.flatMap((shape) =>
    shape.map((from, i) => [from, shape[(i + 1) % shape.length] as Point] as const),
  );
  const keyOf = ([from, to]: readonly [Point, Point]): string =>
    [from, to]
      .map(([x, y]) => `${Math.round(x * 100)} ${Math.round(y * 100)}`)
      .sort()
      .join(' ');
  const times = new Map<string, number>();
  for (const edge of edges) times.set(keyOf(edge), (times.get(keyOf(edge)) ?? 0) + 1);
  return edges.filter((edge) => times.get(keyOf(edge)) === 1).flatMap(([from, to]) => open([from, to]));
}

function nameOn(
  shapes: readonly (readonly Point[])[],
  name: string,
  walls: readonly (readonly Point[])[],
  ground: Ground,
  least: number,
  { measure }: PlanWriting,
): readonly Text[] {
  const bounds = boundsOf(shapes.flat());
  const wish: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const short = name.replace(/ \(.*\)$/, '');
  for (let size = 8; size >= Math.max(least, 2.5); size -= 0.5) {
    for (const point of triesIn(wish, bounds, 7)) {
      const label = centredText(point, short, size, 'mute');
      const box = textBox(label, measure);
      if (!standsOn(box, shapes) || !ground.isFree(box) || walls.some((wall) => isCrossed(box, wall))) continue;
      ground.take(box);
      return [label];
    }
  }
  return [];
}

/** Whether the corners of a box lie on some shapes that adjoin. */
function standsOn({ left, right, top, bottom }: Box, shapes: readonly (readonly Point[])[]): boolean {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.every((corner) => shapes.some((shape) => isOn(corner, [shape])));
}
