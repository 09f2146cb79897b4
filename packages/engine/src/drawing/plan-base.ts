/** What lies beneath the rooms: the plot, its nine zones on the north-aligned box and the middle. */

import type { Survey } from '../vastu/assess/survey.ts';
import { type Box, boxCentreOf, cornersOf, type Plan, type PointM } from '../vastu/plan/index.ts';
import { mandalaOf, SECTOR_NAMES, type Zone, zonesOf } from '../vastu/zone/index.ts';
import { centredText } from './dial.ts';
import { type Box as TextBox, textBox } from './measure.ts';
import { boundsOf, type Ground, isCrossed, isInBox, isOn, paled, triesIn } from './plan-ground.ts';
import { roomName, sectorName, zoneLabel } from './plan-names.ts';
import type { PlanChoices, PlanWriting } from './plan-options.ts';
import { BAND, type PlanPage, ZONE_SIZE } from './plan-page.ts';
import { spokeEnd } from './plan-sectors.ts';
import { zoneTitle } from './plan-words.ts';
import { closed, type Group, group, type Item, type Point, type Text } from './scene.ts';

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

/** Lines and outlines on the page. */
export interface Beneath {
  /** Walls of the rooms: the middle's name keeps off them. */
  readonly walls: readonly (readonly Point[])[];
  /** On which the name of a zone should not lie. */
  readonly lines: readonly (readonly Point[])[];
  /** Outlines of hatched ground. */
  readonly hatched: readonly (readonly Point[])[];
}

/** The nine zones, each a group of its cell and its code. */
export function zoneGroups(
  survey: Survey,
  plan: Plan,
  beneath: Beneath,
  page: PlanPage,
  ground: Ground,
  writing: PlanWriting,
): readonly Group[] {
  return zonesOf(plan).map(({ zone, cell, fillShare }) => {
    const outline = closed(cornersOf(cell).map(page.at));
    const rooms = survey.spaces
      .filter((space) => space.zone === zone)
      .map(({ room }) => roomName(room, writing.language));
    const isMiddle = zone === 'CENTER';
    const label = isMiddle
      ? middleLabel(cell, beneath.walls, page, ground, writing)
      : codeLabel(zone, cell, plan.box, beneath, page, ground, writing);
    return group('zone', zoneTitle(zone, fillShare, rooms, writing.language), [
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

/**
 * The zone's name outside the band, about the middle of its cell's side, or where on it there is room; its letters where there is none for it. Where there is a
 * choice it lies on no line and no hatching, else what it lies on is paled.
 */
function codeLabel(
  zone: Exclude<Zone, 'CENTER'>,
  cell: Box,
  box: Box,
  { lines, hatched }: Beneath,
  page: PlanPage,
  ground: Ground,
  { language, measure }: PlanWriting,
): readonly Item[] {
  const isCovered = (label: TextBox): boolean =>
    lines.some((line) => isCrossed(label, line)) || hatched.some((ring) => isOn(middleOf(label), [ring]));
  for (const name of new Set([zoneLabel(zone, language), sectorName(zone, language)])) {
    // Two letters fit as they stand; what is longer goes farther out.
    const longer = Math.max(0, measure(name, 600) / 2 - 1) * ZONE_SIZE;
    const free = OUTWARDS[zone]
      .flatMap(([east, north]) =>
        [0.5, 0.3, 0.7, 0.15, 0.85].map((along) =>
          outside(sidePoint(cell, box, east, north, along), [east, north], page, name, longer),
        ),
      )
      .map((text) => ({ text, label: textBox(text, measure) }))
      .filter(({ label }) => ground.isFree(label));
    const plain = free.find(({ label }) => !isCovered(label));
    const [first] = free;
    if (first === undefined) continue;
    const { text, label } = plain ?? first;
    ground.take(label);
    return plain === undefined ? [paled(label, 0.8, 1), text] : [text];
  }
  return [];
}

/** A point of the box's side that looks east or north (or against), so far along a cell. */
function sidePoint(cell: Box, box: Box, east: number, north: number, along: number): PointM {
  if (east !== 0) return [east > 0 ? box.east : box.west, cell.south + (cell.north - cell.south) * along];
  return [cell.west + (cell.east - cell.west) * along, north > 0 ? box.north : box.south];
}

/** A text outside the band, as far out as its own size asks. */
function outside(point: PointM, [east, north]: Point, page: PlanPage, text: string, longer: number): Text {
  const [x, y] = page.at(point);
  const [dx, dy] = page.towards(east, north);
  const away = BAND + 3 + ZONE_SIZE * (0.5 + 0.5 * Math.abs(dx)) + longer * Math.abs(dx);
  return centredText([x + dx * away, y + dy * away], text, ZONE_SIZE, 'mute', 600);
}

/** The middle's name where the rooms leave room for it, on no wall. @param walls  outlines of the rooms on the page */
function middleLabel(
  cell: Box,
  walls: readonly (readonly Point[])[],
  page: PlanPage,
  ground: Ground,
  { language, measure }: PlanWriting,
): readonly Text[] {
  const corners = cornersOf(cell).map(page.at);
  const bounds = boundsOf(corners);
  for (const size of [9, 8, 7])
    for (const point of triesIn(page.at(boxCentreOf(cell)), bounds, 7)) {
      const label = centredText(point, language.say.plan.brahmasthan, size, 'accent');
      const box = textBox(label, measure);
      if (!isInBox(box, bounds) || !ground.isFree(box) || walls.some((wall) => isCrossed(box, wall))) continue;
      ground.take(box);
      return [label];
    }
  return [];
}

function middleOf({ left, right, top, bottom }: TextBox): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
