/** What a drawing is made of, and the plane arithmetic that all of it shares. Metres; a pair is [x, y] on the drawing or [east, north] in the north frame. */

/** A point in metres. */
export type PointM = readonly [number, number];

/** Corners of an outline: not closed; one that was validated is simple and counter-clockwise. */
export type Ring = readonly PointM[];

/** An outline with the courtyards that are cut out of it. */
export interface Region {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** An upright rectangle. In the north frame its sides face the four quarters. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Twice the signed area of the triangle a, b, c: positive where c lies to the left of a → b. */
export function crossOf(a: PointM, b: PointM, c: PointM): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Metres between two points. */
export function distanceBetween(a: PointM, b: PointM): number {
  return lengthOf(b[0] - a[0], b[1] - a[1]);
}

/** Length of a vector. `Math.hypot` is not the same on every host; a square root is. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** What of a measure is rounding: a billionth. Without this allowance a turned drawing would be judged otherwise than the drawing. */
const ROUNDING = 1e-9;

/** Whether a positive measure lies above a limit, and not by rounding alone. */
export function exceeds(measure: number, limit: number): boolean {
  return measure > limit * (1 + ROUNDING);
}

/** Whether a positive measure lies below a limit, and not by rounding alone; no number falls short of everything. */
export function fallsShort(measure: number, limit: number): boolean {
  return !(measure >= limit * (1 - ROUNDING));
}

/** How many whole steps a measure holds, in steps; a billionth below one is that one, which rounding missed. */
export function wholeSteps(measure: number): number {
  return Math.floor(measure + ROUNDING);
}

/** Square of the distance from a point to the segment a … b. */
export function squaredDistanceToSegment(point: PointM, a: PointM, b: PointM): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const px = point[0] - a[0];
  const py = point[1] - a[1];
  const squaredLength = dx * dx + dy * dy;
  const along = squaredLength === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / squaredLength));
  const x = px - along * dx;
  const y = py - along * dy;
  return x * x + y * y;
}

/** The rings of a region, the outline first. */
export function ringsOf({ outer, holes }: Region): readonly Ring[] {
  return holes.length === 0 ? [outer] : [outer, ...holes];
}
