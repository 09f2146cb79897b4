/** Where in the room shall AR show each zone? One point for every zone in which the plot has ground, on the drawing and in the world. */

import { arcTangent, degreesOf, normaliseSignedDeg } from '../../angle.ts';
import { numberIn, oneOf } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { ENGINE_VERSION } from '../../stamp.ts';
import { readReference } from '../assess/words.ts';
import { bearingOf, lengthOf, type Plan, type PlanWarning, type PointM, planOf } from '../plan/index.ts';
import { fallsShort } from '../plan/point.ts';
import { CURRENT_RULES_VERSION, type RulesVersion } from '../rules/index.ts';
import { ZONE_TABLE, type Zone, type ZoneGround, zonesOf } from '../zone/index.ts';
import { type PlacementRule, placementOf } from './place.ts';
import { type Plane, type PlanToWorld, readPlane, type WorldVector, worldOf } from './plane.ts';

/** How the world of AR was begun: `gravityAndHeading` has −Z to true north, so north can be compared. */
export const WORLD_ALIGNMENTS = ['gravity', 'gravityAndHeading'] as const;
export type WorldAlignment = (typeof WORLD_ALIGNMENTS)[number];

/** What to find anchors for. Other members, such as the rooms of the same plan, are not looked at. */
export interface AnchorRequest {
  /** 3 … 256 points [x, y] of the drawing, metres. */
  readonly plotPolygon: readonly PointM[];
  /** True bearing of the drawing's +Y, degrees clockwise from north, 0 … 360. */
  readonly bearingDeg: number;
  readonly planToWorld: PlanToWorld;
  readonly worldAlignment?: WorldAlignment;
  /** Whose property it is; comes back. */
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

export interface Anchor {
  /** `anchor-` and the zone in small letters: the same in every answer. */
  readonly id: string;
  readonly zone: Zone;
  readonly deity: string;
  readonly deityClassification: Classification;
  readonly deitySource: string;
  /** On the drawing, metres; 6 decimals. */
  readonly planPosition: PointM;
  /** In the world, metres; 6 decimals. */
  readonly worldPosition: WorldVector;
  /** Of the floor, length 1, upwards; the same for all. */
  readonly normal: WorldVector;
  readonly insidePlot: true;
  /** How the point was chosen, and metres from it to the nearest line of its ground. */
  readonly placement: { readonly rule: PlacementRule; readonly pieces: number; readonly clearanceM: number };
}

/** A zone without anchor. */
export interface Omission {
  readonly zone: Zone;
  /** Ground of the plot in the cell, as a share of the cell. */
  readonly fillShare: number;
  readonly reason: string;
}

export interface AnchorRecommendations {
  /** In the order of zones, north-west first. */
  readonly anchors: readonly Anchor[];
  readonly omittedZones: readonly Zone[];
  readonly omissions: readonly Omission[];
  readonly omissionNote: string;
  /** As it was sent. */
  readonly planToWorld: PlanToWorld;
  readonly bearingDeg: number;
  readonly bearingAssumedNorth: false;
  readonly physicalRegistrationVerified: false;
  readonly physicalNorthVerified: false;
  readonly physicalCoverageVerified: false;
  readonly coordinateNote: string;
  readonly warnings: readonly PlanWarning[];
  readonly provenance: { readonly geometry: 'computed'; readonly deities: 'table'; readonly engineVersion: string };
  readonly verified: false;
  readonly computed: true;
  readonly settings: { readonly leastFillShare: number; readonly worldAlignment: WorldAlignment | null };
  readonly sources: readonly SourceKey[];
  /** The current edition; anchors are the same under every one. */
  readonly rulesVersion: RulesVersion;
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** A zone of which the plot fills less is omitted. */
export const LEAST_FILL_SHARE = 0.01;
/** A floor is level; what a device measures tilts less. */
const MOST_TILT_DEG = 5;
const MOST_HEADING_DEG = 10;
const REQUEST = 'an object with plotPolygon, bearingDeg and planToWorld';

const COORDINATES =
  'planPosition is [x, y] on the drawing; worldPosition = origin + x·xAxis + y·yAxis with axes brought to length 1 and right angles; right-handed, Y up, metres.';
const OMISSIONS =
  'A zone is omitted where less than 1 % of its cell is ground of the plot: no point in it could be shown.';

/**
 * Anchors for the zones of a plot.
 *
 * Each lies strictly inside the plot, however it is shaped: at the area centroid of the zone's largest piece of ground when that piece is convex or the
 * centroid has at least half the room that the best point has, else at the pole of inaccessibility. That north is right, that the drawing
 * fits the room and that the room exists cannot be known here, so nothing of it is said to be verified.
 *
 * @throws  EngineError INVALID_OPTION naming the member: `plotPolygon[3]`, `planToWorld.yAxis`
 * @source  `brihat-samhita` 54.3 and 53.46 for the deities, as each row says
 */
export function anchorRecommendations(request: AnchorRequest): AnchorRecommendations {
  const { plan, plane, references, alignment } = readAnchors(request);
  const zones = zonesOf(plan);
  const filled = zones.filter(({ fillShare }) => !fallsShort(fillShare, LEAST_FILL_SHARE));
  const omissions = zones.filter((zone) => !filled.includes(zone)).map(omissionOf);
  const anchors = filled.map((zone) => {
    const { planPosition, rule, pieces, clearanceM } = placementOf(zone, plan);
    return anchorOf(zone.zone, planPosition, { rule, pieces, clearanceM }, plane);
  });
  return {
    anchors,
    omittedZones: omissions.map(({ zone }) => zone),
    omissions,
    omissionNote: OMISSIONS,
    planToWorld: plane.sent,
    bearingDeg: plan.frame.bearingDeg,
    bearingAssumedNorth: false,
    physicalRegistrationVerified: false,
    physicalNorthVerified: false,
    physicalCoverageVerified: false,
    coordinateNote: COORDINATES,
    warnings: [...plan.warnings, ...planeWarnings(plane, anchors, plan.frame.bearingDeg, alignment)],
    provenance: { geometry: 'computed', deities: 'table', engineVersion: ENGINE_VERSION },
    verified: false,
    computed: true,
    settings: { leastFillShare: LEAST_FILL_SHARE, worldAlignment: alignment },
    sources: [...new Set(anchors.flatMap(({ zone }) => ZONE_TABLE[zone].sources))],
    rulesVersion: CURRENT_RULES_VERSION,
    ...(references.propertyId === null ? {} : { propertyId: references.propertyId }),
    ...(references.tenantRef === null ? {} : { tenantRef: references.tenantRef }),
  };
}

/** Refuses what `anchorRecommendations` would refuse, and answers nothing. @throws  EngineError INVALID_OPTION naming the member */
export function checkAnchors(request: AnchorRequest): void {
  readAnchors(request);
}

interface ReadAnchors {
  readonly plan: Plan;
  readonly plane: Plane;
  readonly references: { readonly propertyId: string | null; readonly tenantRef: string | null };
  readonly alignment: WorldAlignment | null;
}

function readAnchors(request: AnchorRequest): ReadAnchors {
  const { plotPolygon, bearingDeg, planToWorld, worldAlignment, propertyId, tenantRef } = readRecord(
    'request',
    request,
    REQUEST,
  ) as Partial<AnchorRequest>;
  // Unlike an assessment, an anchor without a bearing would stand in the wrong place.
  const bearing = numberIn('bearingDeg', bearingDeg, 0, 360, 'degrees');
  return {
    plan: planOf({ plotPolygon: plotPolygon ?? [], bearingDeg: bearing }),
    plane: readPlane(planToWorld, 'planToWorld'),
    references: {
      propertyId: readReference('propertyId', propertyId),
      tenantRef: readReference('tenantRef', tenantRef),
    },
    alignment: worldAlignment === undefined ? null : oneOf('worldAlignment', worldAlignment, WORLD_ALIGNMENTS),
  };
}

function anchorOf(zone: Zone, planPosition: PointM, placement: Anchor['placement'], plane: Plane): Anchor {
  const { deity, deityClassification, deitySource } = ZONE_TABLE[zone];
  return {
    id: `anchor-${zone.toLowerCase()}`,
    zone,
    deity,
    deityClassification,
    deitySource,
    planPosition,
    worldPosition: roundedVector(worldOf(planPosition, plane), 1e6),
    normal: roundedVector(plane.normal, 1e9),
    insidePlot: true,
    placement,
  };
}

function omissionOf({ zone, fillShare }: ZoneGround): Omission {
  const share = Math.round(fillShare * 1e6) / 1e6 + 0;
  const reason = share === 0 ? 'no ground of the plot lies in it' : 'less than 1 % of it is ground of the plot';
  return { zone, fillShare: share, reason };
}

/** A plane that is not level, axes that are not exact where it matters, and a north that the device sees elsewhere. */
function planeWarnings(
  plane: Plane,
  anchors: readonly Anchor[],
  bearingDeg: number,
  alignment: WorldAlignment | null,
): readonly PlanWarning[] {
  const found: PlanWarning[] = [];
  const tilt = degreesOf(arcTangent(lengthOf(plane.normal[0], plane.normal[2]), plane.normal[1]));
  if (tilt > MOST_TILT_DEG) {
    const message = `The floor is tilted by ${tilt.toFixed(1)}° in the world of AR.`;
    found.push({ code: 'PLANE_TILTED', field: 'planToWorld', message });
  }
  const apart = anchors.reduce((most, { planPosition }) => {
    const [sent, used] = [worldOf(planPosition, plane.sent), worldOf(planPosition, plane)];
    return Math.max(most, lengthOf(lengthOf(sent[0] - used[0], sent[1] - used[1]), sent[2] - used[2]));
  }, 0);
  if (apart > 0.001) {
    const message = `The axes are not exact; taken as they were sent, an anchor would lie ${apart.toFixed(3)} m elsewhere.`;
    found.push({ code: 'AXES_INEXACT', field: 'planToWorld', message });
  }
  if (alignment === 'gravityAndHeading') {
    // With −Z to the north, +Y of the drawing shows the bearing.
    const seen = bearingOf(plane.yAxis[0], -plane.yAxis[2]);
    const off = Math.abs(normaliseSignedDeg(seen - bearingDeg));
    if (off > MOST_HEADING_DEG) {
      const message = `By the heading of the device the bearing is ${seen.toFixed(1)}°, ${off.toFixed(1)}° from the one given.`;
      found.push({ code: 'HEADING_DISAGREES', field: 'bearingDeg', message });
    }
  }
  return found;
}

/** To so many parts of one; never −0. */
function roundedVector(vector: WorldVector, parts: number): WorldVector {
  const rounded = (value: number): number => Math.round(value * parts) / parts + 0;
  return [rounded(vector[0]), rounded(vector[1]), rounded(vector[2])];
}
