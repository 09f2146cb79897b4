/** Where on the page does a point of the plan lie? The scale, the way up, and the room that the figure takes. */

import {
  type Box,
  clipToBox,
  cornersOf,
  distanceBetween,
  isInside,
  type Plan,
  type PointM,
  type Region,
  type Ring,
} from '../vastu/plan/index.ts';
import type { Box as PageBox } from './measure.ts';
import { boundsOf } from './plan-ground.ts';
import { zoneLabel } from './plan-names.ts';
import type { PlanChoices, PlanWriting } from './plan-options.ts';
import type { Point } from './scene.ts';

/** Width of the picture, the edge around everything, and the height of the grade above the figure; units. */
export const PAGE: { readonly width: 440; readonly edge: 10; readonly header: 60 } = {
  width: 440,
  edge: 10,
  header: 60,
};

/** Thickness of the band of the 32 doors, units. */
export const BAND = 7;
/** Beyond what is drawn, for the band, the zones' codes and the door's: units. */
const MARGIN = 34;
/** And no more than this for names that are longer than codes. */
const MOST_MARGIN = 62;
/** Font size of a zone's name about the figure, units. */
export const ZONE_SIZE = 9.5;
/** Beyond the ring of sectors, for their names. */
const RING_MARGIN = 24;
const MOST_HEIGHT = 420;
/** How far rooms may lead beyond the plot's box and still be drawn, of its longer side. */
const BEYOND = 0.3;

/** A figure on the page. */
export interface PlanPage {
  /** Units to a metre. */
  readonly scale: number;
  /** [east, north] metres → units. */
  readonly at: (point: PointM) => Point;
  /** The way from a point towards another direction of the north frame, as a unit vector on the page. */
  readonly towards: (east: number, north: number) => Point;
  /** What of a region is drawn, on the page; the outline first. Empty when it lies beyond the picture. */
  readonly ringsAt: (region: Region) => readonly (readonly Point[])[];
  /** Whether a point is drawn. */
  readonly shows: (point: PointM) => boolean;
  /** Where the figure lies with all its margins. */
  readonly figure: PageBox;
  /** Of the ring of sectors, units; null without sectors. */
  readonly ringRadius: number | null;
}

/** Lays a plan out on the page. @param beside  outlines besides plot and rooms that must find room */
export function pageOf(plan: Plan, beside: readonly Ring[], { up, sectors, ...writing }: PlanChoices): PlanPage {
  const { box, frame, centroid } = plan;
  const { sin, cos } = up === 'plan' ? frame : { sin: 0, cos: 1 };
  const turned = ([east, north]: PointM): Point => [east * cos - north * sin, -(east * sin + north * cos)];
  const window = grown(box, BEYOND * Math.max(box.east - box.west, box.north - box.south));
  const drawn = drawnPoints(plan, beside, window);
  const { left, right, top, bottom } = boundsOf(drawn.map(turned));
  const margin = marginFor(writing);
  const inner = PAGE.width - 2 * (PAGE.edge + margin);
  const radius = PAGE.width / 2 - PAGE.edge - RING_MARGIN;
  const reach = Math.max(...drawn.map((point) => distanceBetween(point, centroid)));
  const scale =
    sectors === null ? Math.min(inner / (right - left), MOST_HEIGHT / (bottom - top)) : (radius - margin) / reach;
  const height = sectors === null ? (bottom - top) * scale + 2 * MARGIN : 2 * (radius + RING_MARGIN);
  const [middleX, middleY] = sectors === null ? [(left + right) / 2, (top + bottom) / 2] : turned(centroid);
  const figureTop = PAGE.edge + PAGE.header;
  const at = (point: PointM): Point => {
    const [x, y] = turned(point);
    return [settled(PAGE.width / 2 + (x - middleX) * scale), settled(figureTop + height / 2 + (y - middleY) * scale)];
  };
  return {
    scale,
    at,
    towards: (east, north) => turned([east, north]),
    ringsAt: ({ outer, holes }) =>
      [outer, ...holes].map((ring) => clipToBox(ring, window).map(at)).filter((ring) => ring.length > 0),
    shows: (point) => isInside(point, { outer: cornersOf(window), holes: [] }),
    figure: { left: PAGE.edge, right: PAGE.width - PAGE.edge, top: figureTop, bottom: figureTop + height },
    ringRadius: sectors === null ? null : radius,
  };
}

/** Room at the sides for the names of the zones that lie there. */
function marginFor({ language, measure }: PlanWriting): number {
  const widths = (['N', 'E', 'S', 'W'] as const).map((zone) => measure(zoneLabel(zone, language), 600) * ZONE_SIZE);
  return Math.min(MOST_MARGIN, Math.max(MARGIN, BAND + 5 + Math.max(...widths)));
}

/** To a hundred-thousandth, so that a drawing and the same drawing turned have their labels in the same places. */
function settled(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/** A box with a rim about it, metres. */
export function grown({ west, south, east, north }: Box, by: number): Box {
  return { west: west - by, south: south - by, east: east + by, north: north + by };
}

/** Everything that must find room: the box, and rooms, missing ground and door as far as they are drawn. */
function drawnPoints({ box, rooms, door }: Plan, beside: readonly Ring[], window: Box): Ring {
  const outlines = [...beside, ...rooms.flatMap((room) => (room === null ? [] : [room.region.outer]))];
  const regions = outlines.flatMap((outline) => [...clipToBox(outline, window)]);
  const doors = door !== null && isInside(door, { outer: cornersOf(window), holes: [] }) ? [door] : [];
  return [...cornersOf(box), ...regions, ...doors];
}
