/** What lies beneath the rooms: the plot, its nine zones on the north-aligned box, the middle, the gods' grounds and the ring of sectors. */

import type { Survey } from '../vastu/assess/survey.ts';
import { type Box, boxCentreOf, cornersOf, type Plan, type PointM, sinCosOfDeg } from '../vastu/plan/index.ts';
import {
  type MandalaSize,
  mandalaOf,
  SECTOR_NAMES,
  type Zone,
  type ZoneResolution,
  zonesOf,
} from '../vastu/zone/index.ts';
import { circle } from './curve.ts';
import { centredText } from './dial.ts';
import { type Box as PageBox, textBox } from './measure.ts';
import { boundsOf, type Ground, isCrossed, isInBox, isOn, triesIn } from './plan-ground.ts';
import type { PlanChoices } from './plan-options.ts';
import { BAND, type PlanPage } from './plan-page.ts';
import { devataTitle, sectorTitle, zoneTitle } from './plan-words.ts';
import {
  type Colour,
  closed,
  type Group,
  group,
  type Item,
  open,
  type Point,
  type Segment,
  stroke,
  type Text,
} from './scene.ts';

/** The ground of the plot, and later its line. */
export function plotItems(plan: Plan, page: PlanPage): { readonly ground: Item; readonly line: Item } {
  const d = closed(plan.plot.map(page.at));
  return {
    ground: { kind: 'path', d, fill: 'soft' },
    line: { kind: 'path', d, stroke: 'ink', width: 1.8 },
  };
}

/** Lines on which labels may come to lie: those of plot, walls, zones, gods' grounds and sectors. */
export function linesBeneath(
  plan: Plan,
  { sectors, mandala }: PlanChoices,
  page: PlanPage,
): readonly (readonly Point[])[] {
  const walls = plan.rooms.flatMap((room) => (room === null ? [] : page.ringsAt(room.region)));
  const cells = zonesOf(plan).map(({ cell }) => cornersOf(cell).map(page.at));
  const grounds = mandala === null ? [] : mandalaOf(plan, mandala).flatMap(({ parts }) => parts);
  const middle = page.at(plan.centroid);
  const spokes =
    sectors === null ? [] : SECTOR_NAMES[sectors].map((_, k) => [middle, spokeEnd(sectors, k, middle, page)]);
  return [plan.plot.map(page.at), ...walls, ...cells, ...grounds.map((part) => part.map(page.at)), ...spokes];
}

/** The nine zones, each a group of its cell and its code. */
export function zoneGroups(
  survey: Survey,
  plan: Plan,
  walls: readonly (readonly Point[])[],
  page: PlanPage,
  ground: Ground,
): readonly Group[] {
  return zonesOf(plan).map(({ zone, cell, fillShare }) => {
    const outline = closed(cornersOf(cell).map(page.at));
    const rooms = survey.spaces.filter((space) => space.zone === zone).map(({ room }) => room.label);
    const isMiddle = zone === 'CENTER';
    const label = isMiddle ? middleLabel(cell, walls, page, ground) : codeLabel(zone, cell, plan.box, page, ground);
    return group('zone', zoneTitle(zone, fillShare, rooms), [
      ...(isMiddle ? [{ kind: 'path', d: outline, fill: 'accent', opacity: 0.07 } as const] : []),
      {
        kind: 'path',
        d: outline,
        stroke: isMiddle ? 'accent' : 'line',
        width: isMiddle ? 1 : 0.8,
        dash: isMiddle ? [4, 2.5] : [2.5, 2.5],
      },
      ...label,
    ]);
  });
}

const CODE_SIZE = 9.5;
/** Ways outwards of a zone: the side of the box it is named at, and for corners the other one. */
const OUTWARDS: Readonly<Record<Exclude<Zone, 'CENTER'>, readonly Point[]>> = {
  NW: [
    [0, 1],
    [-1, 0],
  ],
  N: [[0, 1]],
  NE: [
    [0, 1],
    [1, 0],
  ],
  W: [[-1, 0]],
  E: [[1, 0]],
  SW: [
    [0, -1],
    [-1, 0],
  ],
  S: [[0, -1]],
  SE: [
    [0, -1],
    [1, 0],
  ],
};

/** The code outside the band, about the middle of its cell's side, or where on it there is room. */
function codeLabel(
  zone: Exclude<Zone, 'CENTER'>,
  cell: Box,
  box: Box,
  page: PlanPage,
  ground: Ground,
): readonly Text[] {
  for (const [east, north] of OUTWARDS[zone])
    for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const text = outside(sidePoint(cell, box, east, north, along), east, north, page, zone, CODE_SIZE, 'mute');
      if (!ground.isFree(textBox(text))) continue;
      ground.take(textBox(text));
      return [text];
    }
  return [];
}

/** A point of the box's side that looks east or north (or against), so far along a cell. */
function sidePoint(cell: Box, box: Box, east: number, north: number, along: number): PointM {
  if (east !== 0) return [east > 0 ? box.east : box.west, cell.south + (cell.north - cell.south) * along];
  return [cell.west + (cell.east - cell.west) * along, north > 0 ? box.north : box.south];
}

/** A short text outside the band, as far out as its own size asks. */
export function outside(
  point: PointM,
  east: number,
  north: number,
  page: PlanPage,
  text: string,
  size: number,
  colour: Colour,
): Text {
  const [x, y] = page.at(point);
  const [dx, dy] = page.towards(east, north);
  const away = BAND + 3 + size * (0.5 + 0.5 * Math.abs(dx));
  return centredText([x + dx * away, y + dy * away], text, size, colour, 600);
}

/** The middle's name where the rooms leave room for it, on no wall. @param walls  outlines of the rooms on the page */
function middleLabel(cell: Box, walls: readonly (readonly Point[])[], page: PlanPage, ground: Ground): readonly Text[] {
  const corners = cornersOf(cell).map(page.at);
  const bounds = boundsOf(corners);
  for (const size of [9, 8, 7])
    for (const point of triesIn(page.at(boxCentreOf(cell)), bounds, 7)) {
      const label = centredText(point, 'Brahmasthan', size, 'accent');
      const box = textBox(label);
      if (!isInBox(box, bounds) || !ground.isFree(box) || walls.some((wall) => isCrossed(box, wall))) continue;
      ground.take(box);
      return [label];
    }
  return [];
}

/** The gods' grounds; names stand where they fit on no wall, beside everything else. @param least  smallest font size that can be read, units */
export function devataGroups(
  plan: Plan,
  size: MandalaSize,
  page: PlanPage,
  ground: Ground,
  least: number,
): readonly Group[] {
  const rooms = plan.rooms.flatMap((room) => (room === null ? [] : page.ringsAt(room.region)));
  const walls = [plan.plot.map(page.at), ...rooms];
  return mandalaOf(plan, size).map(({ id, name, padaCount, parts }) => {
    const shapes = parts.map((part) => part.map(page.at));
    const rim: Item = { kind: 'path', d: rimOf(shapes), stroke: 'line', width: 0.6 };
    return group('devata', devataTitle(name, id, padaCount), [rim, ...devataName(name, shapes, walls, ground, least)]);
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

function devataName(
  name: string,
  shapes: readonly (readonly Point[])[],
  walls: readonly (readonly Point[])[],
  ground: Ground,
  least: number,
): readonly Text[] {
  const bounds = boundsOf(shapes.flat());
  const wish: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const short = name.replace(/ \(.*\)$/, '');
  for (let size = 8; size >= Math.max(least, 2.5); size -= 0.5) {
    for (const point of triesIn(wish, bounds, 7)) {
      const label = centredText(point, short, size, 'mute');
      const box = textBox(label);
      if (!standsOn(box, shapes) || !ground.isFree(box) || walls.some((wall) => isCrossed(box, wall))) continue;
      ground.take(box);
      return [label];
    }
  }
  return [];
}

/** Whether the corners of a box lie on some shapes that adjoin. */
function standsOn({ left, right, top, bottom }: PageBox, shapes: readonly (readonly Point[])[]): boolean {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.every((corner) => shapes.some((shape) => isOn(corner, [shape])));
}

const FIRST_DEG: Readonly<Record<ZoneResolution, number>> = { 8: -22.5, 16: -11.25, 32: 45 };

/** The sectors: a line at the lower end of each and its name on the ring. */
export function sectorGroups(plan: Plan, resolution: ZoneResolution, page: PlanPage, ground: Ground): readonly Group[] {
  const radius = page.ringRadius ?? 0;
  const [x, y] = page.at(plan.centroid);
  const width = 360 / resolution;
  const size = resolution === 32 ? 8 : 10;
  const rim: Group = group('sector', `${resolution} sectors about the plot’s centroid`, [
    { kind: 'path', d: circle(x, y, radius), stroke: 'line', width: 1 },
  ]);
  const sectors = SECTOR_NAMES[resolution].map((name, k) => {
    const from = FIRST_DEG[resolution] + k * width;
    const [nameX, nameY] = directionAt(from + width / 2, page);
    const away = radius + 11;
    const label = centredText([x + nameX * away, y + nameY * away], name, size, 'ink', 600);
    ground.take(textBox(label));
    return group('sector', sectorTitle(name, from, width), [
      stroke([x, y], spokeEnd(resolution, k, [x, y], page), 'line', 0.8),
      label,
    ]);
  });
  return [rim, ...sectors];
}

/** Where the line at the lower end of a sector meets the ring. */
function spokeEnd(resolution: ZoneResolution, k: number, [x, y]: Point, page: PlanPage): Point {
  const [dx, dy] = directionAt(FIRST_DEG[resolution] + (k * 360) / resolution, page);
  const radius = page.ringRadius ?? 0;
  return [x + dx * radius, y + dy * radius];
}

function directionAt(bearingDeg: number, page: PlanPage): Point {
  const { sin, cos } = sinCosOfDeg(bearingDeg);
  return page.towards(sin, cos);
}
