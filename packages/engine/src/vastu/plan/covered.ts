/** How much ground lies under any of several rooms? Where they overlap it counts once. For the middle of a plan and what stands on it. */

import { clipToBox } from './clip.ts';
import { commonAreaOf, commonBox, cornersOf, type RisingEdge, risingEdgesOf } from './common.ts';
import { areaOf, boxOf } from './measure.ts';
import { type Box, type Region, type Ring, ringsOf } from './point.ts';

/** Edges within the window up to which overlaps of covers are told apart; beyond, their areas are added up. */
const MOST_EDGES = 600;

/** An edge and whose it is. */
interface LayerEdge extends RisingEdge {
  readonly layer: number;
}

/**
 * Area of a window that lies in a region and under at least one of several covers, m².
 *
 * With more than 600 edges in the window, ground under several covers counts for each, up to all the ground there is: a bound from above.
 *
 * @param within  such as a plot
 * @param window  such as its middle ninth
 */
export function coveredAreaOf(covers: readonly Region[], within: Region, window: Box): number {
  const near = covers
    .filter(({ outer }) => commonBox(boxOf(outer), window) !== null)
    .map((cover) => cutTo(cover, window))
    .filter(({ outer }) => outer.length > 0);
  const ground = cutTo(within, window);
  if (near.length === 0 || ground.outer.length === 0) return 0;
  const layers = [ground, ...near];
  const edges = layers.flatMap((region, layer) =>
    risingEdgesOf(region, window.south, window.north).map((edge): LayerEdge => ({ ...edge, layer })),
  );
  if (near.length === 1 || edges.length > MOST_EDGES) {
    const most = commonAreaOf(ground, { outer: cornersOf(window), holes: [] });
    return Math.min(
      most,
      near.reduce((sum, cover) => sum + commonAreaOf(ground, cover), 0),
    );
  }
  return sharedArea(edges, layers.length, window);
}

/** A region's part in a box, holes too; bridges hold no ground, so they may stay. */
function cutTo(region: Region, window: Box): Region {
  const [outer = [], ...holes] = ringsOf(region).map((ring) => clipToBox(ring, window));
  return { outer, holes: holes.filter((hole: Ring) => areaOf(hole) > 0) };
}

/** Area within layer 0 and any other: strips also end where edges cross, so that the width at a strip's middle is its mean. */
function sharedArea(edges: readonly LayerEdge[], layers: number, { south, north }: Box): number {
  const sorted = [...edges].sort((a, b) => a.low - b.low);
  const heights = heightsOf(sorted, south, north);
  const inside = new Uint8Array(layers);
  let active: LayerEdge[] = [];
  let next = 0;
  let area = 0;
  for (let k = 0; k + 1 < heights.length; k++) {
    const low = heights[k] as number;
    const height = (heights[k + 1] as number) - low;
    if (!(height > 0)) continue;
    const middle = low + height / 2;
    active = active.filter(({ high }) => high > middle);
    for (; next < sorted.length && (sorted[next] as LayerEdge).low < middle; next++)
      if ((sorted[next] as LayerEdge).high > middle) active.push(sorted[next] as LayerEdge);
    area += height * widthAt(active, middle, inside);
  }
  return area;
}

/** Length of a level line that lies in layer 0 and in any other. */
function widthAt(active: readonly LayerEdge[], y: number, inside: Uint8Array): number {
  const hits = active
    .map(({ x, low, slope, layer }) => ({ x: x + slope * (y - low), layer }))
    .sort((a, b) => a.x - b.x);
  inside.fill(0);
  let width = 0;
  let last = 0;
  let isCounting = false;
  for (const { x, layer } of hits) {
    if (isCounting) width += x - last;
    last = x;
    inside[layer] = 1 - (inside[layer] as number);
    isCounting = inside[0] === 1 && inside.includes(1, 1);
  }
  return width;
}

/** The window's ends, each corner, and each crossing of two layers; in order. */
function heightsOf(edges: readonly LayerEdge[], south: number, north: number): Float64Array {
  const heights: number[] = [south, north];
  for (let i = 0; i < edges.length; i++) {
    const a = edges[i] as LayerEdge;
    heights.push(a.low, a.high);
    // They come by their lower ends, so nothing that begins above this one's upper end can cross it.
    for (let j = i + 1; j < edges.length && (edges[j] as LayerEdge).low < a.high; j++) {
      const b = edges[j] as LayerEdge;
      if (b.layer === a.layer || a.slope === b.slope) continue;
      const y = b.low + (a.x + a.slope * (b.low - a.low) - b.x) / (b.slope - a.slope);
      if (y > b.low && y < a.high && y < b.high) heights.push(y);
    }
  }
  return Float64Array.from(heights).sort();
}
