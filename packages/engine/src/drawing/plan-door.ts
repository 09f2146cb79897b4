/** The band of the 32 entrances about the box, eight equal parts to a side, and the door on it. */

import type { Plan, PointM } from '../vastu/plan/index.ts';
import type { Entrance, Side } from '../vastu/zone/index.ts';
import { circle } from './curve.ts';
import { type Block, blockItems, extentOf } from './plan-block.ts';
import { boxAbout, type Ground } from './plan-ground.ts';
import { LOOKS } from './plan-marks.ts';
import { doorCode } from './plan-names.ts';
import type { PlanWriting } from './plan-options.ts';
import { BAND, grown, type PlanPage } from './plan-page.ts';
import type { Standing } from './plan-standing.ts';
import { doorTitle } from './plan-words.ts';
import { closed, type Group, group, type Path, type Point, type Segment, stroke } from './scene.ts';

/** First corner of each side, and the way along it, in parts of the box from its south-west. */
const SIDE_WALKS: Readonly<Record<Side, readonly [start: Point, step: Point]>> = {
  E: [
    [1, 1],
    [0, -1],
  ],
  S: [
    [1, 0],
    [-1, 0],
  ],
  W: [
    [0, 0],
    [0, 1],
  ],
  N: [
    [0, 1],
    [1, 0],
  ],
};
const OUT: Readonly<Record<Side, Point>> = { E: [1, 0], S: [0, -1], W: [-1, 0], N: [0, 1] };

/** A point so far along a side of the box, or of the band's outer line. */
function pointAlong({ box }: Plan, side: Side, share: number, page: PlanPage, isOuter: boolean): Point {
  const { west, south, east, north } = isOuter ? grown(box, BAND / page.scale) : box;
  const [start, step] = SIDE_WALKS[side];
  const point: PointM = [
    west + (east - west) * (start[0] + step[0] * share),
    south + (north - south) * (start[1] + step[1] * share),
  ];
  return page.at(point);
}

/** The band: two lines about the box and the borders of the 32. */
export function bandPath(plan: Plan, page: PlanPage): Path {
  const d: Segment[] = [];
  for (const side of ['E', 'S', 'W', 'N'] as const)
    for (let part = 0; part < 8; part++) {
      const from = pointAlong(plan, side, part / 8, page, false);
      const to = pointAlong(plan, side, part / 8, page, true);
      d.push(['M', ...from], ['L', ...to]);
    }
  for (const isOuter of [false, true])
    d.push(...closed((['E', 'S', 'W', 'N'] as const).map((side) => pointAlong(plan, side, 0, page, isOuter))));
  return { kind: 'path', d, stroke: 'mute', width: 0.6 };
}

/** The door: its part of the band filled, a line from where it stands, and its code outside. */
export function doorGroup(
  entrance: Entrance,
  plan: Plan,
  standing: Standing,
  page: PlanPage,
  ground: Ground,
  writing: PlanWriting,
): Group {
  const { side, sideShare, pada } = entrance;
  const { colour } = LOOKS[standing.verdict];
  const [from, to] = [(pada.ordinal - 1) / 8, pada.ordinal / 8];
  const part = closed([
    pointAlong(plan, side, from, page, false),
    pointAlong(plan, side, to, page, false),
    pointAlong(plan, side, to, page, true),
    pointAlong(plan, side, from, page, true),
  ]);
  const hit = pointAlong(plan, side, sideShare, page, false);
  const door = plan.door !== null && page.shows(plan.door) ? page.at(plan.door) : null;
  const [x, y] = door ?? hit;
  const isAway = door !== null && Math.abs(door[0] - hit[0]) + Math.abs(door[1] - hit[1]) > 3;
  ground.take(boxAbout([x, y], 9, 9));
  if (isAway) ground.takeLine(door, hit);
  return group('door', doorTitle(entrance, standing.verdict, writing.language), [
    { kind: 'path', d: part, fill: colour, opacity: 0.85 },
    { kind: 'path', d: part, stroke: 'ink', width: 0.8 },
    ...(isAway ? [stroke(door, hit, 'ink', 0.9, [2.5, 2])] : []),
    { kind: 'path', d: circle(x, y, 3.6), fill: 'paper', stroke: 'ink', width: 1.4 },
    ...codeItems(entrance, plan, standing, page, ground, writing),
  ]);
}

/** `N4` with its sign outside the band, as near the door as there is room. */
function codeItems(
  { side, sideShare, pada }: Entrance,
  plan: Plan,
  { verdict }: Standing,
  page: PlanPage,
  ground: Ground,
  { language, measure }: PlanWriting,
): Group['items'] {
  const mark = verdict === 'none' ? null : verdict;
  const [dx, dy] = page.towards(...OUT[side]);
  const step = (measure('W', 400) * 6) / Math.max(1, lengthOf(plan, side, page));
  for (const markIsAbove of [false, true]) {
    const block: Block = { lines: [doorCode(pada.code, language)], mark, markIsAbove, size: 9.5 };
    const [width, height] = extentOf(block, measure);
    const away = BAND + 3 + (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
    for (const shift of [0, step, -step, 2 * step, -2 * step, 3 * step, -3 * step]) {
      const [x, y] = pointAlong(plan, side, Math.min(1, Math.max(0, sideShare + shift)), page, false);
      const middle: Point = [x + dx * away, y + dy * away];
      const box = boxAbout(middle, width, height);
      if (!ground.isFree(box)) continue;
      ground.take(box);
      return blockItems(block, middle, measure);
    }
  }
  return [];
}

/** Units of a side of the box. */
function lengthOf({ box }: Plan, side: Side, { scale }: PlanPage): number {
  return (side === 'E' || side === 'W' ? box.north - box.south : box.east - box.west) * scale;
}
