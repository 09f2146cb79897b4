/**
 * How regular is the plot? The walls' own direction, the rectangle about them, and what is missing from it: cuts, slots, slants, and what then stands out.
 *
 * Names, thresholds and severities are convention; classical is only that a figure lacking a limb brings loss (`brihat-samhita` 53.67–68) and that
 * irregular ground and one-sided enlargement are spoken of (53.115–117).
 */

import { arcTangent, degreesOf, normaliseDeg } from '../../angle.ts';
import {
  areaOf,
  type Box,
  bearingOf,
  boxAreaOf,
  boxCentreOf,
  boxOf,
  centroidOf,
  cornersOf,
  lengthOf,
  type Plan,
  type PointM,
  type Ring,
  reflexPointsOf,
  sinCosOfDeg,
} from '../plan/index.ts';
import { exceeds, fallsShort } from '../plan/point.ts';
import { type Pocket, pocketsOf, type RectSide } from './pocket.ts';
import { type Zone, zoneOfBearing } from './zone-table.ts';

/**
 * `slant`: no inward corner, as in a trapezoid; told, not held against the plot. `slot`: from one side in. `cut`: a corner missing, or more than half of both
 * its sides. `extension`: a corner so long that what remains beside it stands out as an arm.
 */
export type DeviationKind = 'slant' | 'slot' | 'cut' | 'extension';

/** By area: below 5 % of the rectangle, below 10 %, more. */
export type DeviationSeverity = 'minor' | 'moderate' | 'major';

/** A piece that the plot lacks of its rectangle. */
export interface Deviation {
  /** Where it lies, seen from the rectangle's middle. */
  readonly direction: Exclude<Zone, 'CENTER'>;
  readonly bearingDeg: number;
  readonly areaM2: number;
  /** Of the rectangle, per cent. */
  readonly areaPct: number;
  /** The part of each touched side it takes, 0 … 1. */
  readonly runs: Readonly<Partial<Record<RectSide, number>>>;
  readonly kind: DeviationKind;
  readonly severity: DeviationSeverity;
  /** Of an extension: where the arm that stands out lies. */
  readonly arm: { readonly direction: Exclude<Zone, 'CENTER'>; readonly bearingDeg: number } | null;
  /** Its outline, north frame. */
  readonly polygon: Ring;
}

/** The shape of a plot. */
export interface PlotShape {
  /** Direction of the walls, 0 ≤ bearing < 90: the rectangle's top looks there. 0 where the walls have none. */
  readonly frameBearingDeg: number;
  /** 1 for right-angled plots, 0 for walls of every direction. */
  readonly edgeConcentration: number;
  readonly rect: {
    /** The shorter side and the longer. */
    readonly widthM: number;
    readonly lengthM: number;
    /** The plot's part of it. */
    readonly fillShare: number;
    /** Its corners in the north frame, from the left end of its bottom counter-clockwise. */
    readonly polygon: Ring;
  };
  /** Length by width. */
  readonly aspect: number;
  /** What the plot lacks of the rectangle, 0 … 1. */
  readonly irregularShare: number;
  readonly isConvex: boolean;
  readonly inwardCorners: number;
  /** Pieces of 1 % of the rectangle or more, clockwise from north. */
  readonly deviations: readonly Deviation[];
}

/** Where the lines are drawn. */
export const SHAPE_LIMITS: {
  readonly leastConcentration: 0.1;
  readonly leastPct: 1;
  readonly moderatePct: 5;
  readonly majorPct: 10;
  readonly halfRun: 0.5;
} = { leastConcentration: 0.1, leastPct: 1, moderatePct: 5, majorPct: 10, halfRun: 0.5 };

/** A rectangle's frame: right and top are its axes. */
interface Frame {
  readonly bearingDeg: number;
  readonly sin: number;
  readonly cos: number;
}

/**
 * The shape of a plan's plot.
 *
 * @source  `vastu-practice`; direction of the walls as the mean of 4 × their direction, weighed by length. A rectangle of least area would lay a plus across.
 */
export function shapeOf({ plot }: Plan): PlotShape {
  const { frame, concentration } = wallFrameOf(plot);
  const turned = plot.map((point) => intoFrame(point, frame));
  const rect = boxOf(turned);
  const sides = [rect.east - rect.west, rect.north - rect.south];
  const widthM = Math.min(...sides);
  const lengthM = Math.max(...sides);
  const fillShare = Math.min(1, areaOf(turned) / boxAreaOf(rect));
  const inwardCorners = reflexPointsOf(plot).length;
  return {
    frameBearingDeg: frame.bearingDeg,
    edgeConcentration: concentration,
    rect: { widthM, lengthM, fillShare, polygon: cornersOf(rect).map((point) => outOfFrame(point, frame)) },
    aspect: lengthM / widthM,
    irregularShare: 1 - fillShare,
    isConvex: inwardCorners === 0,
    inwardCorners,
    deviations: pocketsOf(turned, rect)
      .map((pocket) => deviationOf(pocket, rect, frame))
      .filter(({ areaPct }) => !fallsShort(areaPct, SHAPE_LIMITS.leastPct))
      .sort((a, b) => a.bearingDeg - b.bearingDeg),
  };
}

/** φ = ¼·atan2(Σ ℓ sin 4f, Σ ℓ cos 4f) over the edges; the fourth power of a unit vector has the sine and cosine of four times its angle. */
function wallFrameOf(ring: Ring): { readonly frame: Frame; readonly concentration: number } {
  let total = 0;
  let sin4 = 0;
  let cos4 = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i] as PointM;
    const b = ring[i + 1 === ring.length ? 0 : i + 1] as PointM;
    const length = lengthOf(b[0] - a[0], b[1] - a[1]);
    const sin = (b[0] - a[0]) / length;
    const cos = (b[1] - a[1]) / length;
    const sin2 = 2 * sin * cos;
    const cos2 = cos * cos - sin * sin;
    total += length;
    sin4 += length * 2 * sin2 * cos2;
    cos4 += length * (cos2 * cos2 - sin2 * sin2);
  }
  const concentration = Math.min(1, lengthOf(sin4, cos4) / total);
  const isClear = concentration >= SHAPE_LIMITS.leastConcentration;
  const bearingDeg = isClear ? homeInQuarter(degreesOf(arcTangent(sin4, cos4)) / 4) : 0;
  return { frame: { bearingDeg, ...sinCosOfDeg(bearingDeg) }, concentration };
}

/** 0 ≤ bearing < 90; within rounding of the main directions it is one, so that right-angled plans stay exact. */
function homeInQuarter(deg: number): number {
  const home = normaliseDeg(deg) % 90;
  return home < 1e-9 || home > 90 - 1e-9 ? 0 : home;
}

/** [east, north] → [right, up] in the rectangle. */
function intoFrame([east, north]: PointM, { sin, cos }: Frame): PointM {
  return [east * cos - north * sin, east * sin + north * cos];
}

function outOfFrame([right, up]: PointM, { sin, cos }: Frame): PointM {
  return [right * cos + up * sin, up * cos - right * sin];
}

function deviationOf({ ring, areaM2, runs, hasInwardCorner }: Pocket, rect: Box, frame: Frame): Deviation {
  const areaPct = (areaM2 / boxAreaOf(rect)) * 100;
  const kind = kindOf(runs, hasInwardCorner);
  const bearingDeg = bearingFromMiddle(centroidOf(ring), rect, frame);
  return {
    direction: zoneOfBearing(bearingDeg),
    bearingDeg,
    areaM2,
    areaPct,
    runs,
    kind,
    severity: severityOf(areaPct),
    arm: kind === 'extension' ? armOf(runs, rect, frame) : null,
    polygon: ring.map((point) => outOfFrame(point, frame)),
  };
}

function kindOf(runs: Readonly<Partial<Record<RectSide, number>>>, hasInwardCorner: boolean): DeviationKind {
  if (!hasInwardCorner) return 'slant';
  const shares = Object.values(runs);
  if (shares.length < 2) return 'slot';
  return shares.filter((share) => exceeds(share, SHAPE_LIMITS.halfRun)).length === 1 ? 'extension' : 'cut';
}

function severityOf(areaPct: number): DeviationSeverity {
  if (fallsShort(areaPct, SHAPE_LIMITS.moderatePct)) return 'minor';
  return fallsShort(areaPct, SHAPE_LIMITS.majorPct) ? 'moderate' : 'major';
}

/** The arm beside a long cut: what is left of the side that lost more than half, as deep as the cut. */
function armOf(
  runs: Readonly<Partial<Record<RectSide, number>>>,
  rect: Box,
  frame: Frame,
): NonNullable<Deviation['arm']> {
  const { t = 0, r = 0, b = 0, l = 0 } = runs;
  // In parts of the rectangle from its middle, −½ … ½: the arm's middle lies half the other run away from the cut's corner.
  const isLevel = Math.max(t, b) > Math.max(r, l);
  const across = r > 0 ? 1 : -1;
  const up = t > 0 ? 1 : -1;
  const right = isLevel ? (-across * Math.max(t, b)) / 2 : across * (0.5 - Math.max(t, b) / 2);
  const rise = isLevel ? up * (0.5 - Math.max(r, l) / 2) : (-up * Math.max(r, l)) / 2;
  const [x, y] = boxCentreOf(rect);
  const middle: PointM = [x + right * (rect.east - rect.west), y + rise * (rect.north - rect.south)];
  const bearingDeg = bearingFromMiddle(middle, rect, frame);
  return { direction: zoneOfBearing(bearingDeg), bearingDeg };
}

function bearingFromMiddle(point: PointM, rect: Box, frame: Frame): number {
  const middle = boxCentreOf(rect);
  return normaliseDeg(bearingOf(point[0] - middle[0], point[1] - middle[1]) + frame.bearingDeg);
}
