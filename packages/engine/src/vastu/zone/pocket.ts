/** What does the rectangle about a plot hold that the plot does not? Its pieces, between the rectangle's rim and the plot's line, without any clipping. */

import { areaOf, type Box, cornersOf, diagonalOf, type PointM, type Ring, reflexPointsOf } from '../plan/index.ts';

/** A side of the rectangle: top, whose outward normal has the frame's bearing (0 … 90), then right, bottom, left clockwise. */
export type RectSide = 't' | 'r' | 'b' | 'l';

/** What lies between the rectangle and a stretch of the plot's line that leaves it and comes back. */
export interface Pocket {
  /** In the rectangle's frame, counter-clockwise. */
  readonly ring: Ring;
  readonly areaM2: number;
  readonly runs: Readonly<Partial<Record<RectSide, number>>>;
  readonly hasInwardCorner: boolean;
}

/**
 * The pieces of the rectangle outside the plot.
 *
 * The plot touches all four sides and is in one piece, so each piece lies between two neighbouring contacts: along the plot's line on one side,
 * along the rectangle's on the other. No clipping is needed.
 *
 * @param ring  the plot, counter-clockwise, turned into the rectangle's frame
 */
export function pocketsOf(ring: Ring, rect: Box): readonly Pocket[] {
  const slack = 1e-9 * diagonalOf(rect);
  const contacts = ring.flatMap((point, index) => {
    const at = placeOnRim(point, rect, slack);
    return at === null ? [] : [{ index, at }];
  });
  const inward = new Set(reflexPointsOf(ring));
  const perimeter = 2 * (rect.east - rect.west + rect.north - rect.south);
  return contacts.flatMap((from, k) => {
    const to = contacts[k + 1 === contacts.length ? 0 : k + 1] as (typeof contacts)[number];
    const along = (to.at - from.at + perimeter) % perimeter;
    const chain: PointM[] = [];
    for (let i = (from.index + 1) % ring.length; i !== to.index; i = (i + 1) % ring.length)
      chain.push(ring[i] as PointM);
    const path = rimPath(from.at, along, rect);
    const outline = [ring[from.index] as PointM, ...path, ring[to.index] as PointM, ...chain.slice().reverse()];
    const areaM2 = areaOf(outline);
    if (!(areaM2 > slack * slack)) return [];
    return [
      {
        ring: outline,
        areaM2,
        runs: runsOf(from.at, along, rect),
        hasInwardCorner: chain.some((point) => inward.has(point)),
      },
    ];
  });
}

/** How far along the rim a point on it lies, metres counter-clockwise from the bottom's left end; null for one inside. */
function placeOnRim([right, up]: PointM, { west, south, east, north }: Box, slack: number): number | null {
  const width = east - west;
  const height = north - south;
  if (up - south <= slack) return right - west;
  if (east - right <= slack) return width + (up - south);
  if (north - up <= slack) return width + height + (east - right);
  if (right - west <= slack) return 2 * width + height + (north - up);
  return null;
}

/** The sides as stretches of the rim. */
function stretchesOf({
  west,
  south,
  east,
  north,
}: Box): readonly (readonly [side: RectSide, from: number, length: number])[] {
  const width = east - west;
  const height = north - south;
  return [
    ['b', 0, width],
    ['r', width, height],
    ['t', width + height, width],
    ['l', 2 * width + height, height],
  ];
}

/** Corners of the rectangle that lie within a stretch of the rim. */
function rimPath(from: number, along: number, rect: Box): readonly PointM[] {
  const corners = cornersOf(rect);
  const stretches = stretchesOf(rect);
  const perimeter = 2 * (rect.east - rect.west + rect.north - rect.south);
  const path: { readonly corner: PointM; readonly after: number }[] = [];
  stretches.forEach(([, start], i) => {
    const after = (start - from + perimeter) % perimeter;
    if (after > 0 && after < along) path.push({ corner: corners[i] as PointM, after });
  });
  return path.sort((a, b) => a.after - b.after).map(({ corner }) => corner);
}

/** The part that a stretch of the rim takes of each side it touches. */
function runsOf(from: number, along: number, rect: Box): Readonly<Partial<Record<RectSide, number>>> {
  const perimeter = 2 * (rect.east - rect.west + rect.north - rect.south);
  const runs: Partial<Record<RectSide, number>> = {};
  for (const [side, start, length] of stretchesOf(rect)) {
    // The stretch may go over the rim's beginning, so the side is looked for a second time round.
    let taken = 0;
    for (const at of [start, start + perimeter])
      taken += Math.max(0, Math.min(from + along, at + length) - Math.max(from, at));
    const share = taken / length;
    if (share > 1e-9) runs[side] = Math.min(1, share);
  }
  return runs;
}
