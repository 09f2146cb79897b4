/** What is told of the plot itself and of where everything stands on it: the grid, the shape, the middle, each room's shares; and the slope and the marmas where they are asked for. */

import { boxAreaOf, northFrameOf, type Plan, type Ring } from '../plan/index.ts';
import {
  type Brahmasthan,
  type Deviation,
  type MarmaLine,
  type MarmaPoint,
  marmasOf,
  outsidePlotShareOf,
  type PlotShape,
  type Slope,
  type SlopeInput,
  slopeOf,
  ZONES,
  type Zone,
} from '../zone/index.ts';
import { rounded } from './confidence.ts';
import type { ReadRequest } from './request.ts';
import type { Space, Survey } from './survey.ts';

/** What the zones are cut from. */
export interface GridFrame {
  readonly orientation: 'north-aligned';
  readonly fittedTo: 'plot-bounding-box';
  /** The bearing of the drawing's +Y, by which it was turned. */
  readonly rotationDeg: number;
  readonly boxAreaM2: number;
  /** Part of the box that is ground of the plot, 0 … 1. */
  readonly plotShareOfBox: number;
}

/** A piece that the plot lacks of the rectangle about its walls; those of kind `slant` are told and cost nothing. */
export interface DeviationNote extends Pick<Deviation, 'direction' | 'kind' | 'severity' | 'runs'> {
  readonly bearingDeg: number;
  readonly areaM2: number;
  readonly areaPct: number;
  /** Of an extension: where the arm stands out. */
  readonly armDirection?: Exclude<Zone, 'CENTER'>;
}

/** How regular the plot is. Figures have six decimals. */
export interface ShapeNote {
  readonly plotAreaM2: number;
  readonly frameBearingDeg: number;
  readonly isConvex: boolean;
  readonly irregularShare: number;
  readonly deviations: readonly DeviationNote[];
}

/** The middle ninth. Metres on the drawing; six decimals. */
export interface MiddleNote {
  readonly polygon: Ring;
  readonly areaInPlotM2: number;
  readonly blockedShare: number;
}

/** A room and where it stands. */
export interface SpaceNote {
  readonly room: string;
  readonly roomType: string;
  /** With most of it; null when no part lies on the grid. */
  readonly zone: Zone | null;
  readonly basis: 'geometry' | 'stated';
  /** Null for a room that was only stated. */
  readonly areaM2: number | null;
  /** Of the room as drawn, six decimals; zones without any are left out. With `outsideGridShare` they are one whole. */
  readonly shares: Readonly<Partial<Record<Zone, number>>>;
  readonly outsideGridShare: number;
  /** Beyond the plot's line, be it on the grid or off it; null for a room that was only stated. */
  readonly outsidePlotShare: number | null;
}

const MICRO = 1e6;

/** The grid of a plan. */
export function gridFrameOf({ frame, box, areaM2 }: Plan): GridFrame {
  const boxAreaM2 = boxAreaOf(box);
  return {
    orientation: 'north-aligned',
    fittedTo: 'plot-bounding-box',
    rotationDeg: frame.bearingDeg,
    boxAreaM2: rounded(boxAreaM2, MICRO),
    plotShareOfBox: rounded(areaM2 / boxAreaM2, MICRO),
  };
}

/** A shape in figures. */
export function shapeNote(shape: PlotShape, plotAreaM2: number): ShapeNote {
  const { frameBearingDeg, isConvex, irregularShare, deviations } = shape;
  return {
    plotAreaM2: rounded(plotAreaM2, MICRO),
    frameBearingDeg: rounded(frameBearingDeg, MICRO) % 90,
    isConvex,
    irregularShare: rounded(irregularShare, MICRO),
    deviations: deviations.map(({ direction, kind, severity, runs, bearingDeg, areaM2, areaPct, arm }) => ({
      direction,
      kind,
      severity,
      runs: Object.fromEntries(Object.entries(runs).map(([side, run]) => [side, rounded(run, MICRO)])),
      bearingDeg: rounded(bearingDeg, MICRO) % 360,
      areaM2: rounded(areaM2, MICRO),
      areaPct: rounded(areaPct, MICRO),
      ...(arm === null ? {} : { armDirection: arm.direction }),
    })),
  };
}

/** The middle in figures. */
export function middleNote({ polygon, areaInPlotM2, blockedShare }: Brahmasthan): MiddleNote {
  return {
    polygon: polygon.map(roundedPoint),
    areaInPlotM2: rounded(areaInPlotM2, MICRO),
    blockedShare: rounded(blockedShare, MICRO),
  };
}

/** Every room that counts, in the order as sent. */
export function spaceNotes({ spaces, plan }: Survey): readonly SpaceNote[] {
  return spaces.map((space) => ({
    room: space.room.label,
    roomType: space.room.roomType,
    zone: space.zone,
    basis: space.drawn === null ? 'stated' : 'geometry',
    areaM2: space.drawn === null ? null : rounded(space.drawn.areaM2, MICRO),
    shares: sharesNote(space),
    outsideGridShare: rounded(space.outsideGridShare, MICRO),
    outsidePlotShare:
      space.drawn === null || plan === null ? null : rounded(outsidePlotShareOf(space.drawn, plan), MICRO),
  }));
}

function sharesNote({ shares }: Space): SpaceNote['shares'] {
  const inOrder = ZONES.flatMap((zone) => shares.filter((part) => part.zone === zone));
  return Object.fromEntries(inOrder.map(({ zone, share }) => [zone, rounded(share, MICRO)]));
}

/** Lines and points of marma on the drawing, metres to six decimals. */
export function marmaNote(plan: Plan): {
  readonly lines: readonly MarmaLine[];
  readonly points: readonly MarmaPoint[];
} {
  const { lines, points } = marmasOf(plan);
  return {
    lines: lines.map((line) => ({ ...line, fromXY: roundedPoint(line.fromXY), toXY: roundedPoint(line.toXY) })),
    points: points.map((point) => ({ ...point, pointXY: roundedPoint(point.pointXY) })),
  };
}

/**
 * How the ground falls; null when nothing was said of it. Without a drawing there will be no answer to tell it in, and it is looked at all the same.
 *
 * @throws  EngineError INVALID_OPTION naming `slope.towards`, `slope.levels[2].levelM`
 */
export function slopeNote({
  slope,
  plan,
  bearingDeg,
}: Pick<ReadRequest, 'slope' | 'plan' | 'bearingDeg'>): Slope | null {
  if (slope === undefined) return null;
  const found = slopeOf(slope as SlopeInput, plan?.frame ?? northFrameOf(bearingDeg ?? 0));
  return {
    ...found,
    bearingDeg: found.bearingDeg === null ? null : rounded(found.bearingDeg, MICRO) % 360,
    fallPct: found.fallPct === null ? null : rounded(found.fallPct, MICRO),
  };
}

function roundedPoint([x, y]: readonly [number, number]): readonly [number, number] {
  return [rounded(x, MICRO), rounded(y, MICRO)];
}
