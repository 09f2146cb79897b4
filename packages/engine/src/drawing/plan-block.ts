/** A room's name with its sign: in one line or several, as large as the room allows, and the places to try for it. */

import { poleOf, regionCentroidOf } from '../vastu/plan/index.ts';
import type { Box, Measure } from './measure.ts';
import { boundsOf, boxAbout, type Ground, isCrossed, isOn, liesWithin, triesIn } from './plan-ground.ts';
import { markOf, type Verdict } from './plan-marks.ts';
import type { Item, Point } from './scene.ts';

/** Parts of the font size: from line to line, the height of one, and between a sign and its text. */
const PITCH = 1.16;
const LINE = 1.04;
const ASCENT = 0.8;
const GAP = 0.3;
/** Kept between a label and the walls, units. */
const WALL = 1.5;

/** The largest font size of a name, units. */
export const LARGEST = 11;
/** Font sizes to try, largest first, down to the least that can be read. */
const SIZES: readonly number[] = [LARGEST, 10, 9, 8, 7, 6, 5, 4, 3];

/** Lines of text with a sign before the first of them or above them all. */
export interface Block {
  readonly lines: readonly string[];
  readonly mark: Verdict | null;
  readonly markIsAbove: boolean;
  readonly size: number;
}

/** Width and height of a block, units. */
export function extentOf(
  { lines, mark, markIsAbove, size }: Block,
  measure: Measure,
): readonly [width: number, height: number] {
  const text = Math.max(...lines.map((line) => measure(line, 600)));
  const isBeside = mark !== null && !markIsAbove;
  const height = (lines.length - 1) * PITCH + LINE + (mark !== null && markIsAbove ? PITCH : 0);
  return [(text + (isBeside ? 1 + GAP : 0)) * size, height * size];
}

/** The block about a middle. */
export function blockItems(block: Block, [x, y]: Point, measure: Measure): readonly Item[] {
  const { lines, mark, markIsAbove, size } = block;
  const [width, height] = extentOf(block, measure);
  const isBeside = mark !== null && !markIsAbove;
  const textX = isBeside ? x + ((1 + GAP) * size) / 2 : x;
  const top = y - height / 2;
  const firstTop = mark !== null && markIsAbove ? top + PITCH * size : top;
  const texts = lines.map((text, i): Item => {
    const baseline = firstTop + (i * PITCH + ASCENT) * size;
    return { kind: 'text', x: textX, y: baseline, text, size, anchor: 'middle', weight: 600, colour: 'ink' };
  });
  if (mark === null) return texts;
  const at: Point = markIsAbove ? [x, top + size / 2] : [x - width / 2 + size / 2, top + 0.44 * size];
  return [...markOf(mark, at, size), ...texts];
}

/** Ways to write a name, the best first, all of size 1. */
function blocksOf(name: string, mark: Verdict, measure: Measure): readonly Block[] {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const wrapped = [2, 3].filter((count) => count <= words.length).map((count) => wrap(words, count, measure));
  const [two, three] = wrapped;
  const block = (lines: readonly string[], markIsAbove: boolean): Block => ({ lines, mark, markIsAbove, size: 1 });
  return [
    block([name], false),
    block([name], true),
    ...(two === undefined ? [] : [block(two, false), block(two, true)]),
    ...(three === undefined ? [] : [block(three, true)]),
  ];
}

/** Words in so many lines, the longest line as short as can be. */
function wrap(words: readonly string[], count: number, measure: Measure): readonly string[] {
  if (count === 1) return [words.join(' ')];
  let best: readonly string[] = [words.join(' ')];
  let least = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...wrap(words.slice(first), count - 1, measure)];
    const longest = Math.max(...lines.map((line) => measure(line, 600)));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}

/** A label that found its place. */
export interface PlacedBlock {
  readonly block: Block;
  readonly middle: Point;
  readonly box: Box;
}

/** A room's outline on the page with the place where a label has most room. */
export interface Floor {
  readonly rings: readonly (readonly Point[])[];
  readonly middle: Point;
  readonly bounds: Box;
  /** Where to try labels, the best place first. */
  readonly tries: readonly Point[];
}

/** The floor of some rings, the outline first. */
export function floorOf(rings: readonly (readonly Point[])[]): Floor {
  const [outer = [], ...holes] = rings;
  const bounds = boundsOf(outer);
  const { left, right, top, bottom } = bounds;
  const hasGround = right - left > 1e-3 && bottom - top > 1e-3;
  if (!hasGround) return { rings, middle: [(left + right) / 2, (top + bottom) / 2], bounds, tries: [] };
  // The centroid reads best; where it has little room, or lies outside, the pole.
  const region = { outer, holes };
  const centroid = regionCentroidOf(region);
  const middle = liesWithin(boxAbout(centroid, 14, 10), rings) ? centroid : poleOf(region, 0.1).point;
  return { rings, middle, bounds, tries: triesIn(middle, bounds, 9).filter((point) => isOn(point, rings)) };
}

/**
 * Finds a place for a name on its floor.
 *
 * @param least  smallest font size that can be read, units
 * @param most   largest that is wanted
 * @returns null when it fits nowhere
 */
export function placeName(
  name: string,
  mark: Verdict,
  floor: Floor,
  ground: Ground,
  least: number,
  most: number,
  measure: Measure,
): PlacedBlock | null {
  const blocks = blocksOf(name, mark, measure);
  for (const size of SIZES) {
    if (size > most) continue;
    if (size < least) break;
    for (const block of blocks) {
      const placed = placeBlock({ ...block, size }, floor, ground, measure);
      if (placed !== null) return placed;
    }
  }
  return null;
}

/** Finds a place for a block on a floor; null when there is none. */
export function placeBlock(
  block: Block,
  { rings, bounds, tries }: Floor,
  ground: Ground,
  measure: Measure,
): PlacedBlock | null {
  const [width, height] = extentOf(block, measure);
  const isTooLarge = width + 2 * WALL > bounds.right - bounds.left || height + 2 * WALL > bounds.bottom - bounds.top;
  if (isTooLarge) return null;
  for (const middle of tries) {
    const box = boxAbout(middle, width, height);
    if (!ground.isFree(box)) continue;
    const rim = boxAbout(middle, width + 2 * WALL, height + 2 * WALL);
    if (!rings.some((ring) => isCrossed(rim, ring))) return { block, middle, box };
  }
  return null;
}
