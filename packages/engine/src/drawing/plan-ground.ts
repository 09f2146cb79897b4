/** Which part of the figure is still free? Labels take their places one after another; whoever finds none is told so. */

import { type Box, overlap } from './measure.ts';
import { closed, type Path, type Point } from './scene.ts';

/** The free and the taken part of a figure. */
export class Ground {
  readonly #within: Box;
  readonly #boxes: Box[] = [];
  readonly #lines: (readonly [Point, Point])[] = [];

  /** @param within  no label may leave it */
  constructor(within: Box) {
    this.#within = within;
  }

  /** Whether a label would lie inside, on no other label and on no leader. */
  isFree(box: Box): boolean {
    return (
      isInBox(box, this.#within) &&
      !this.#boxes.some((taken) => overlap(taken, box)) &&
      !this.#lines.some(([from, to]) => meetsLine(box, from, to))
    );
  }

  /** Whether a leader would run over no label and no other leader. */
  isClear(from: Point, to: Point): boolean {
    return (
      !this.#boxes.some((taken) => meetsLine(taken, from, to)) &&
      !this.#lines.some(([start, end]) => cross(start, end, from, to))
    );
  }

  take(box: Box): void {
    this.#boxes.push(box);
  }

  takeLine(from: Point, to: Point): void {
    this.#lines.push([from, to]);
  }
}

/** The box of a size about a middle. */
export function boxAbout([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Pales what lies beneath a label, so that it can be read. @param aside  units to the left and right of it */
export function paled({ left, right, top, bottom }: Box, opacity: number, aside: number): Path {
  const d = closed([
    [left - aside, top],
    [right + aside, top],
    [right + aside, bottom],
    [left - aside, bottom],
  ]);
  return { kind: 'path', d, fill: 'paper', opacity };
}

/** Whether a straight line touches a box: their shadows meet, and the box's corners do not all lie on one side of the line. */
export function meetsLine({ left, right, top, bottom }: Box, [x1, y1]: Point, [x2, y2]: Point): boolean {
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return false;
  if ((y1 < top && y2 < top) || (y1 > bottom && y2 > bottom)) return false;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [toLeft, toRight] = [dy * (left - x1), dy * (right - x1)];
  const [toTop, toBottom] = [dx * (top - y1), dx * (bottom - y1)];
  const least = Math.min(toTop, toBottom) - Math.max(toLeft, toRight);
  const most = Math.max(toTop, toBottom) - Math.min(toLeft, toRight);
  return least <= 0 && most >= 0;
}

/** Whether two straight lines cross or touch. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

/** Whether a box lies in an outline with holes, on no line of it. */
export function liesWithin(box: Box, rings: readonly (readonly Point[])[]): boolean {
  return (
    !rings.some((ring) => isCrossed(box, ring)) && isOn([(box.left + box.right) / 2, (box.top + box.bottom) / 2], rings)
  );
}

/** Whether an outline runs through a box. */
export function isCrossed(box: Box, ring: readonly Point[]): boolean {
  return ring.some((point, i) => meetsLine(box, point, ring[i + 1 === ring.length ? 0 : i + 1] as Point));
}

/** Whether a point lies in an outline with holes. */
export function isOn([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let isIn = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as Point;
      const b = ring[i + 1 === ring.length ? 0 : i + 1] as Point;
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isIn = !isIn;
    }
  return isIn;
}

/** Whether one box lies in another with this much to spare. */
export function isInBox(box: Box, { left, right, top, bottom }: Box, spare: number = 0): boolean {
  return (
    box.left >= left + spare && box.right <= right - spare && box.top >= top + spare && box.bottom <= bottom - spare
  );
}

/** The upright rectangle about some points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Points to try for the middle of a label: the first wish, then a grid over a box, the nearest to the wish first. */
export function triesIn(wish: Point, { left, right, top, bottom }: Box, steps: number): readonly Point[] {
  const grid: Point[] = [];
  for (let row = 1; row < steps; row++)
    for (let column = 1; column < steps; column++)
      grid.push([left + ((right - left) * column) / steps, top + ((bottom - top) * row) / steps]);
  // To a thousandth, so that rounding does not choose among equals.
  const away = ([x, y]: Point): number => Math.round(squareOf(x - wish[0], y - wish[1]) * 1e3);
  const order = grid.map((point, index) => ({ point, index, away: away(point) }));
  return [wish, ...order.sort((a, b) => a.away - b.away || a.index - b.index).map(({ point }) => point)];
}

function squareOf(dx: number, dy: number): number {
  return dx * dx + dy * dy;
}
