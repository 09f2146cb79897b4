/** How much ground lies under any of several rooms? Where they overlap it counts once. For the middle of a plan and what stands on it. */

import { clipToBox } from './clip.ts';
import { commonBox, sharedAreaOf } from './common.ts';
import { areaOf, boxOf, regionAreaOf } from './measure.ts';
import { type Box, type Region, type Ring, ringsOf } from './point.ts';
import { type RisingEdge, risingEdgesOf, trapezoidsOf, xAt } from './trapezoid.ts';

/** Edges within the window up to which overlaps of covers are told apart; beyond, their areas are added up. */
const MOST_EDGES = 600;

/** The same for crossings of their edges, each of which makes a strip: combs laid across each other have tens of thousands, houses a few. */
const MOST_CROSSINGS = 5000;

/** An edge and whose it is: 0 for the ground, and each cover its own. */
interface LayerEdge extends RisingEdge {
  readonly layer: number;
}

/**
 * Area of a window that lies in a region and under at least one of several covers, m².
 *
 * With more than 600 edges in the window, or 5000 crossings of them, ground under several covers counts for each, up to all the ground there is: a bound
 * from above.
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
  const layers = [ground, ...near].map((region) => risingEdgesOf(region, window.south, window.north));
  const count = layers.reduce((sum, edges) => sum + edges.length, 0);
  const exact = near.length === 1 || count > MOST_EDGES ? null : areaUnder(layers, window);
  return exact ?? mostCovered(near, ground);
}

/** A region's part in a box, holes too; bridges hold no ground, so they may stay. */
function cutTo(region: Region, window: Box): Region {
  const [outer = [], ...holes] = ringsOf(region).map((ring) => clipToBox(ring, window));
  return { outer, holes: holes.filter((hole: Ring) => areaOf(hole) > 0) };
}

/** The ground under each cover, added up. */
function mostCovered(covers: readonly Region[], ground: Region): number {
  const cut = trapezoidsOf(ground);
  const sum = covers.reduce((area, cover) => area + sharedAreaOf(cut, trapezoidsOf(cover)), 0);
  return Math.min(regionAreaOf(ground), sum);
}

/**
 * Area within layer 0 and any other: strips also end where edges cross, so that the width at a strip's middle is its mean. Null when there are too many
 * crossings.
 */
function areaUnder(layers: readonly (readonly RisingEdge[])[], { south, north }: Box): number | null {
  const edges = layers
    .flatMap((own, layer) => own.map(({ x, low, high, slope }): LayerEdge => ({ x, low, high, slope, layer })))
    .sort((a, b) => a.low - b.low);
  const heights = heightsOf(edges, south, north);
  if (heights === null) return null;
  const isInside = new Uint8Array(layers.length);
  const row: LayerEdge[] = [];
  const places: number[] = [];
  let next = 0;
  let area = 0;
  for (let k = 0; k + 1 < heights.length; k++) {
    const low = heights[k] as number;
    const height = (heights[k + 1] as number) - low;
    if (!(height > 0)) continue;
    const middle = low + height / 2;
    let kept = 0;
    for (const edge of row) if (edge.high > middle) row[kept++] = edge;
    while (row.length > kept) row.pop();
    for (; next < edges.length && (edges[next] as LayerEdge).low < middle; next++)
      if ((edges[next] as LayerEdge).high > middle) row.push(edges[next] as LayerEdge);
    placeAcross(row, places, middle);
    area += height * widthUnder(row, places, isInside);
  }
  return area;
}

/** Brings a row into its order from west to east at a height, and notes where each stands. Insertion: a crossing changes the order of two neighbours only. */
function placeAcross(row: LayerEdge[], places: number[], y: number): void {
  for (let i = 0; i < row.length; i++) {
    const edge = row[i] as LayerEdge;
    const x = xAt(edge, y);
    let at = i;
    for (; at > 0 && (places[at - 1] as number) > x; at--) {
      row[at] = row[at - 1] as LayerEdge;
      places[at] = places[at - 1] as number;
    }
    row[at] = edge;
    places[at] = x;
  }
}

/** Length of a level line that lies in layer 0 and in any other. */
function widthUnder(row: readonly LayerEdge[], places: readonly number[], isInside: Uint8Array): number {
  isInside.fill(0);
  let covers = 0;
  let width = 0;
  let last = 0;
  for (let i = 0; i < row.length; i++) {
    const { layer } = row[i] as LayerEdge;
    const x = places[i] as number;
    if (covers > 0 && isInside[0] === 1) width += x - last;
    last = x;
    isInside[layer] = 1 - (isInside[layer] as number);
    if (layer > 0) covers += isInside[layer] === 1 ? 1 : -1;
  }
  return width;
}

/** The window's ends, each corner, and each crossing of two layers; in order. Null when the crossings are too many. */
function heightsOf(edges: readonly LayerEdge[], south: number, north: number): Float64Array | null {
  const most = 2 + 2 * edges.length + MOST_CROSSINGS;
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
    if (heights.length > most) return null;
  }
  return Float64Array.from(heights).sort();
}
