/** A floor plan as it is drawn on the page: metres in a frame of its own, x to the right and y up. Plain values; every change is a new plan. */

export type Point = readonly [x: number, y: number];

/** A room of four right angles. */
export interface Room {
  readonly roomType: string;
  /** Lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Plan {
  /** At least 3, one after another around the plot. */
  readonly corners: readonly Point[];
  readonly rooms: readonly Room[];
  readonly door: Point;
  /** True bearing of the drawing's y, 0 … 359. */
  readonly bearingDeg: number;
}

/** What a newcomer sees: a small house that faces north, with its kitchen in the second best corner and its door in an adverse part of the side. */
export const firstPlan: Plan = {
  corners: [
    [0, 0],
    [10, 0],
    [10, 12],
    [0, 12],
  ],
  rooms: [
    { roomType: 'master_bedroom', x: 0, y: 0, width: 4, depth: 4.5 },
    { roomType: 'kitchen', x: 0, y: 7.5, width: 3.5, depth: 3 },
    { roomType: 'bathroom', x: 7.5, y: 0, width: 2.5, depth: 2.5 },
    { roomType: 'living', x: 4, y: 7, width: 6, depth: 5 },
    { roomType: 'pooja', x: 8, y: 4.5, width: 2, depth: 2 },
  ],
  door: [6.5, 12],
  bearingDeg: 0,
};

export const LIMITS = { corners: 12, rooms: 24, metres: 200, leastSide: 0.5 } as const;

/** To the decimetre. */
export function snapped(metres: number): number {
  return Math.round(Math.max(-LIMITS.metres, Math.min(LIMITS.metres, metres)) * 10) / 10;
}

/** The point of the plot's line that is nearest. */
export function onLine({ corners }: Pick<Plan, 'corners'>, [x, y]: Point): Point {
  let best: Point = corners[0] as Point;
  let least = Number.POSITIVE_INFINITY;
  corners.forEach(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] as Point;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    const [px, py] = [x1 + along * dx, y1 + along * dy];
    const distance = Math.hypot(x - px, y - py);
    if (distance < least) [best, least] = [[snapped(px), snapped(py)], distance];
  });
  return best;
}

/** A corner in the middle of the longest side. */
export function withCorner(plan: Plan): Plan {
  const { corners } = plan;
  const lengths = corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] as Point;
    return Math.hypot(toX - x, toY - y);
  });
  const longest = lengths.indexOf(Math.max(...lengths));
  const [x1, y1] = corners[longest] as Point;
  const [x2, y2] = corners[(longest + 1) % corners.length] as Point;
  const middle: Point = [snapped((x1 + x2) / 2), snapped((y1 + y2) / 2)];
  return { ...plan, corners: [...corners.slice(0, longest + 1), middle, ...corners.slice(longest + 1)] };
}

/** The plan in an address: `0,0;10,0;…!kitchen,0,7.5,3.5,3;…!6.5,12!0`. */
export function planText({ corners, rooms, door, bearingDeg }: Plan): string {
  return [
    corners.map((point) => point.join(',')).join(';'),
    rooms.map(({ roomType, x, y, width, depth }) => [roomType, x, y, width, depth].join(',')).join(';'),
    door.join(','),
    String(bearingDeg),
  ].join('!');
}

/** The plan of such a text, or undefined for any other. */
export function planIn(text: string): Plan | undefined {
  const [corners = '', rooms = '', door = '', bearing = ''] = text.split('!');
  const points = corners.split(';').map(pointIn);
  const drawn = rooms === '' ? [] : rooms.split(';').map(roomIn);
  const [doorAt, bearingDeg] = [pointIn(door), Number(bearing)];
  if (points.length < 3 || points.length > LIMITS.corners || drawn.length > LIMITS.rooms) return undefined;
  if (doorAt === null || points.includes(null) || drawn.includes(null)) return undefined;
  if (bearing === '' || !(bearingDeg >= 0 && bearingDeg < 360)) return undefined;
  return { corners: points as readonly Point[], rooms: drawn as readonly Room[], door: doorAt, bearingDeg };
}

function pointIn(text: string): Point | null {
  const numbers = text.split(',').map(metresIn);
  return numbers.length === 2 && !numbers.includes(null) ? [numbers[0] as number, numbers[1] as number] : null;
}

function roomIn(text: string): Room | null {
  const [roomType = '', ...rest] = text.split(',');
  const [x, y, width, depth, ...more] = rest.map(metresIn);
  if (!/^[a-z_]{1,40}$/.test(roomType) || more.length > 0) return null;
  if (x == null || y == null || width == null || depth == null) return null;
  return width >= LIMITS.leastSide && depth >= LIMITS.leastSide ? { roomType, x, y, width, depth } : null;
}

function metresIn(text: string): number | null {
  return /^-?\d{1,3}(?:\.\d)?$/.test(text) && Math.abs(Number(text)) <= LIMITS.metres ? Number(text) : null;
}
