/** On which side of a line does a point lie? Points are whole numbers of micrometres, and the answer is exact. */

/** Whole numbers, up to 2⁵⁰ either way. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** Relative error of a cross product of doubles, with room to spare. */
const FILTER = 1e-14;

/**
 * The side of a point.
 *
 * @param at     the point, in units `times` as small as those of the line: 2 for the middle between two points
 * @returns 1 on the left of from → to, −1 on the right, 0 on the line
 */
export function sideOf(from: GridPoint, to: GridPoint, at: GridPoint, times: 1 | 2 = 1): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ex, ey] = [at.x - times * from.x, at.y - times * from.y];
  const [a, b] = [dx * ey, dy * ex];
  const cross = a - b;
  if (Math.abs(cross) > FILTER * (Math.abs(a) + Math.abs(b))) return Math.sign(cross);
  const exact = BigInt(dx) * BigInt(ey) - BigInt(dy) * BigInt(ex);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}
