/** The rooms: each a titled group of its outline, its tint, its sign and its name; where the name has no room, a number that the list below explains. */

import type { ReadRequest } from '../vastu/assess/request.ts';
import type { Survey } from '../vastu/assess/survey.ts';
import type { Zone } from '../vastu/zone/index.ts';
import type { Box } from './measure.ts';
import {
  type Block,
  blockItems,
  extentOf,
  type Floor,
  floorOf,
  LARGEST,
  type PlacedBlock,
  placeBlock,
  placeName,
} from './plan-block.ts';
import { boxAbout, Ground, isCrossed, isInBox, isOn, paled } from './plan-ground.ts';
import { LOOKS, type Verdict } from './plan-marks.ts';
import { roomName } from './plan-names.ts';
import type { PlanWriting } from './plan-options.ts';
import type { PlanPage } from './plan-page.ts';
import type { PlanStanding, Standing } from './plan-standing.ts';
import { roomTitle } from './plan-words.ts';
import { closed, type Item, type Path, type Point, type Segment, stroke } from './scene.ts';

/** A room in the picture. */
export interface DrawnRoom {
  readonly title: string;
  readonly name: string;
  readonly zone: Zone | null;
  readonly verdict: Verdict;
  /** Counted from 1 where a number stands for the name. */
  readonly number: number | null;
  /** Whether the list names it: with its number, or because there is no room even for that, or because it is not drawn. */
  readonly isListed: boolean;
  readonly isDrawn: boolean;
  readonly items: readonly Item[];
}

const UNSAID: Standing = { verdict: 'none', merit: null };
const NUMBER_SIZES: readonly number[] = [9, 8, 7];

/** What rooms are drawn on. */
export interface RoomCanvas extends PlanWriting {
  readonly page: PlanPage;
  readonly ground: Ground;
  /** Line of the plot on the page. */
  readonly plot: readonly Point[];
  /** Smallest font size that can be read, units. */
  readonly least: number;
  /** Lines that labels may have to be read upon. */
  readonly beneath: readonly (readonly Point[])[];
}

/** A room before its number is known. */
interface Sketch {
  readonly room: DrawnRoom;
  readonly floor: Floor | null;
  readonly needsNumber: boolean;
}

/** All rooms in the order as sent. */
export function drawnRooms(
  { rooms, plan }: ReadRequest,
  survey: Survey,
  standing: PlanStanding,
  canvas: RoomCanvas,
): readonly DrawnRoom[] {
  const spaces = new Map(survey.spaces.map((space) => [space.room.index, space]));
  const floors = (plan?.rooms ?? []).map((room) => {
    const rings = room === null ? [] : canvas.page.ringsAt(room.region);
    return rings.length === 0 ? null : floorOf(rings);
  });
  const named = rooms.map((room) => ({
    room,
    name: roomName(room, canvas.language).replaceAll('_', ' '),
    floor: floors[room.index] ?? null,
  }));
  const most = commonSize(named, canvas);
  const sketches = named.map(({ room, name, floor }): Sketch => {
    const space = spaces.get(room.index);
    const { verdict, merit } = standing.rooms.get(room.index) ?? UNSAID;
    const title = roomTitle(name, space ?? null, verdict, merit, canvas.language);
    const base = { title, name, zone: space?.zone ?? null, verdict, number: null };
    if (floor === null)
      return { room: { ...base, isListed: true, isDrawn: false, items: [] }, floor, needsNumber: false };
    const shape = shapeItems(floor.rings, verdict);
    // Drawn twice, it is told once.
    const isTwice = space === undefined;
    const write = (on: Floor): PlacedBlock | null =>
      placeName(name, verdict, on, canvas.ground, canvas.least, most, canvas.measure);
    // A name that the plot's line runs through is hard to read: smaller beside it rather than upon it.
    const beside = { ...floor, rings: [...floor.rings, canvas.plot] };
    const placed = isTwice ? null : (write(beside) ?? write(floor));
    if (placed === null)
      return { room: { ...base, isListed: !isTwice, isDrawn: true, items: shape }, floor, needsNumber: !isTwice };
    canvas.ground.take(placed.box);
    const label = [...backing(placed.box, canvas), ...blockItems(placed.block, placed.middle, canvas.measure)];
    return {
      room: { ...base, isListed: false, isDrawn: true, items: [...shape, ...label] },
      floor,
      needsNumber: false,
    };
  });
  const walls = floors.flatMap((floor) => (floor === null ? [] : [floor.rings]));
  let number = 1;
  return sketches.map(({ room, floor, needsNumber }) => {
    if (!needsNumber || floor === null) return room;
    const items = numberItems(number, room.verdict, floor, walls, canvas);
    return items === null ? room : { ...room, number: number++, items: [...room.items, ...items] };
  });
}

/** The size that half of the names can have, so that one plan speaks with one voice; smaller ones keep to what they have room for. */
function commonSize(
  named: readonly { readonly name: string; readonly floor: Floor | null }[],
  { page, least, measure }: RoomCanvas,
): number {
  const alone = new Ground(page.figure);
  const sizes = named.flatMap(({ name, floor }) => {
    const placed = floor === null ? null : placeName(name, 'none', floor, alone, least, LARGEST, measure);
    return placed === null ? [] : [placed.block.size];
  });
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? LARGEST;
}

/** The sign and the number on the room, or beside it at the end of a line; null where the picture is too full even for that. */
function numberItems(
  number: number,
  verdict: Verdict,
  floor: Floor,
  walls: readonly (readonly (readonly Point[])[])[],
  canvas: RoomCanvas,
): readonly Item[] | null {
  const { ground, measure, language } = canvas;
  const lines = [language.number(number, 0)];
  for (const size of NUMBER_SIZES) {
    for (const markIsAbove of [false, true]) {
      const block: Block = { lines, mark: verdict, markIsAbove, size };
      const placed = placeBlock(block, floor, ground, measure);
      if (placed === null) continue;
      ground.take(placed.box);
      return [...backing(placed.box, canvas), ...blockItems(block, placed.middle, measure)];
    }
  }
  const block: Block = { lines, mark: verdict, markIsAbove: false, size: 7 };
  const place = besidePlace(block, floor.middle, walls, canvas);
  if (place === null) return null;
  const [width, height] = extentOf(block, measure);
  const box = boxAbout(place, width, height);
  const end = edgeTowards(place, floor.middle, width + 2, height + 2);
  ground.take(box);
  ground.takeLine(floor.middle, end);
  return [stroke(floor.middle, end, 'ink', 0.7), ...backing(box, canvas), ...blockItems(block, place, measure)];
}

/** Sixteen directions about a point, clockwise from the right: cosine and sine to four places. */
const AROUND: readonly Point[] = [
  [1, 0],
  [0.9239, 0.3827],
  [0.7071, 0.7071],
  [0.3827, 0.9239],
  [0, 1],
  [-0.3827, 0.9239],
  [-0.7071, 0.7071],
  [-0.9239, 0.3827],
  [-1, 0],
  [-0.9239, -0.3827],
  [-0.7071, -0.7071],
  [-0.3827, -0.9239],
  [0, -1],
  [0.3827, -0.9239],
  [0.7071, -0.7071],
  [0.9239, -0.3827],
];
const FARTHEST = 96;

/** The nearest free place about a point where no room is. */
function besidePlace(
  block: Block,
  from: Point,
  walls: readonly (readonly (readonly Point[])[])[],
  { page, ground, plot, measure }: RoomCanvas,
): Point | null {
  const [width, height] = extentOf(block, measure);
  for (let away = 12; away <= FARTHEST; away += 6) {
    for (const [dx, dy] of AROUND) {
      const place: Point = [from[0] + dx * away, from[1] + dy * away];
      const box = boxAbout(place, width + 2, height + 2);
      const end = edgeTowards(place, from, width + 2, height + 2);
      if (!isInBox(box, page.figure) || !ground.isFree(box) || !ground.isClear(from, end)) continue;
      if (!isCrossed(box, plot) && !walls.some((rings) => isOn(place, rings))) return place;
    }
  }
  return null;
}

/** Where a line to a point leaves the box about a middle. */
function edgeTowards(middle: Point, to: Point, width: number, height: number): Point {
  const [dx, dy] = [to[0] - middle[0], to[1] - middle[1]];
  const share = Math.min(1, width / 2 / Math.max(Math.abs(dx), 1e-9), height / 2 / Math.max(Math.abs(dy), 1e-9));
  return [middle[0] + dx * share, middle[1] + dy * share];
}

/** Tint and walls; courtyards are left open by running the other way. */
function shapeItems(rings: readonly (readonly Point[])[], verdict: Verdict): readonly Item[] {
  const { colour, tint } = LOOKS[verdict];
  const d: readonly Segment[] = rings.flatMap((ring, i) => closed(i === 0 ? ring : [...ring].reverse()));
  const walls: Path = { kind: 'path', d, stroke: colour, width: 1.1 };
  return [{ kind: 'path', d, fill: colour, opacity: tint }, walls];
}

/** Where lines run beneath a label they are paled, so that it can be read. */
function backing(box: Box, { beneath }: RoomCanvas): readonly Path[] {
  return beneath.some((line) => isCrossed(box, line)) ? [paled(box, 0.7, 1)] : [];
}
