/** Where does the space of a zone check lie? As stated, by a bearing, or at a point on a plot; and where else it could lie if figures are off. */

import { normaliseDeg } from '../../angle.ts';
import { numberIn } from '../../choice.ts';
import { refusal, type Unread } from '../../input.ts';
import { type Plan, type PlanWarning, type PointM, planOf, pointOf } from '../plan/index.ts';
import { wholeSteps } from '../plan/point.ts';
import { type Entrance, ZONES_CLOCKWISE, type Zone, zoneAt, zoneOf, zoneOfBearing } from '../zone/index.ts';
import { rounded } from './confidence.ts';
import { marginOf, outcomesWithin } from './cover.ts';
import { doubtfulPoint } from './doubtful.ts';
import { doubtfulDoor, padasOf, zoneOfDoor } from './doubtful-door.ts';
import { type ReadRequest, readEntranceMethod } from './request.ts';
import { doorOf } from './survey.ts';
import { headingErrorOf, inOrder } from './uncertainty.ts';
import type { ZoneCheck } from './zone-check.ts';

const STATED = ['zone', 'direction', 'proposedZone', 'proposedDirection'] as const;
const WHERE = `one of: ${STATED.join(', ')}; or bearingDeg; or pointXY with plotPolygon`;

/** Errors as the caller admits them; null where none is. */
export type AdmittedErrors = Pick<ReadRequest, 'headingErrorDeg' | 'positionErrorM'>;

/** Where the space lies, and how sure that is. */
export interface Place {
  readonly zone: Zone;
  readonly basis: ZoneCheck['zoneBasis'];
  readonly bearingDeg: number | null;
  readonly entrance: Entrance | null;
  /** Whether any error was admitted, or is plain. */
  readonly hasErrors: boolean;
  readonly possible: readonly Zone[];
  /** Of a door, 1 … 32. */
  readonly possiblePadas: readonly number[];
  /** Whether nothing else is possible; of a door, no other pada either. */
  readonly isStable: boolean;
  readonly marginDeg: number | null;
  readonly warnings: readonly PlanWarning[];
}

/**
 * Where the space of a question lies: at its point, else where it is stated, else by its bearing.
 *
 * @param isDoor  whether it is the main door, which lies on a side and never in the middle
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function placeOf(asked: Unread, isDoor: boolean, errors: AdmittedErrors): Place {
  readEntranceMethod(asked['entranceMethod']);
  const zone = statedZoneOf(asked);
  if (asked['pointXY'] !== undefined) return drawnPlace(asked, isDoor, errors, zone);
  const bearing = asked['bearingDeg'];
  const hasErrors = errors.headingErrorDeg !== null || errors.positionErrorM !== null;
  const warnings = withoutPoint(asked);
  if (zone !== null) {
    if (bearing !== undefined) numberIn('bearingDeg', bearing, 0, 360, 'degrees clockwise from true north');
    const found = { bearingDeg: null, entrance: null, marginDeg: null, hasErrors, warnings };
    return { ...found, zone, basis: 'stated', possible: [zone], possiblePadas: [], isStable: true };
  }
  if (bearing === undefined)
    throw refusal('INVALID_OPTION', 'zone', WHERE, `Where the space lies is missing: ${WHERE}.`);
  const deg = normaliseDeg(numberIn('bearingDeg', bearing, 0, 360, 'degrees clockwise from true north'));
  const possible = zonesOfBearings(deg, errors.headingErrorDeg ?? 0);
  return {
    zone: zoneOfBearing(deg),
    basis: 'bearing',
    bearingDeg: deg,
    entrance: null,
    hasErrors,
    possible,
    possiblePadas: [],
    isStable: possible.length === 1,
    marginDeg: marginOfBearing(deg),
    warnings,
  };
}

/** The zone in words; null when there is none. @throws EngineError INVALID_OPTION for two that differ */
function statedZoneOf(asked: Unread): Zone | null {
  const stated = STATED.filter((name) => asked[name] !== undefined);
  const zones = stated.map((name) => zoneOf(name, asked[name]));
  const zone = zones[0] ?? null;
  const other = zones.findIndex((one) => one !== zone);
  if (other < 0) return zone;
  throw refusal(
    'INVALID_OPTION',
    stated[other] as string,
    `the same as ${stated[0]}, or left out`,
    `${stated[0]} is ${zone} and ${stated[other]} is ${zones[other]}.`,
  );
}

/** A drawing says nothing without a point on it. */
function withoutPoint(asked: Unread): readonly PlanWarning[] {
  const drawn = ['plotPolygon', 'width', 'length', 'depth'].find((name) => asked[name] !== undefined);
  if (drawn === undefined) return [];
  const message = `${drawn} counts only together with pointXY; it was left out.`;
  return [{ code: 'PLOT_WITHOUT_POINT', field: drawn, message }];
}

/** The zones of all bearings that are off by no more than an error: exactly those whose eighth of the circle the range touches. */
function zonesOfBearings(deg: number, errorDeg: number): readonly Zone[] {
  const first = wholeSteps((deg - errorDeg) / 45 + 0.5);
  const last = wholeSteps((deg + errorDeg) / 45 + 0.5);
  const count = Math.min(8, last - first + 1);
  const found = Array.from({ length: count }, (_, i) => ZONES_CLOCKWISE[(((first + i) % 8) + 8) % 8] as Zone);
  return inOrder(new Set(found));
}

/** Degrees to the nearest border of a bearing's eighth. */
function marginOfBearing(deg: number): number {
  const along = (deg + 22.5) % 45;
  return Math.floor(Math.min(along, 45 - along) * 1000 + 1e-6) / 1000;
}

function drawnPlace(asked: Unread, isDoor: boolean, errors: AdmittedErrors, stated: Zone | null): Place {
  pointOf(asked['pointXY'], 'pointXY');
  const { plotPolygon, width, length, depth, facing, bearingDeg, pointXY } = asked;
  const plan = planOf({ plotPolygon, width, length, depth, facing, bearingDeg, doorXY: pointXY } as Parameters<
    typeof planOf
  >[0]);
  const point = plan.door as PointM;
  const headingErrorDeg = headingErrorOf({ headingErrorDeg: errors.headingErrorDeg, plan });
  const { positionErrorM } = errors;
  const found = (isDoor ? doorPlace : pointPlace)(point, plan, headingErrorDeg ?? 0, positionErrorM ?? 0, asked);
  // A space need not stand on the boundary; a door must.
  const told = isDoor ? plan.warnings : plan.warnings.filter(({ field }) => field !== 'doorXY');
  return {
    ...found,
    basis: 'geometry',
    bearingDeg: rounded(plan.frame.bearingDeg, 1e6),
    hasErrors: headingErrorDeg !== null || positionErrorM !== null,
    warnings: [...told.map(atThePoint), ...statedWarnings(stated, found.zone)],
  };
}

/** The door of a plan is the point of this question. */
function atThePoint(warning: PlanWarning): PlanWarning {
  return warning.field === 'doorXY' ? { ...warning, field: 'pointXY' } : warning;
}

function statedWarnings(stated: Zone | null, zone: Zone): readonly PlanWarning[] {
  if (stated === null || stated === zone) return [];
  const message = `The space is said to lie in ${stated}; as drawn it lies in ${zone}, which was taken.`;
  return [{ code: 'STATED_ZONE_DIFFERS', field: 'zone', message }];
}

type Found = Pick<Place, 'zone' | 'entrance' | 'possible' | 'possiblePadas' | 'isStable' | 'marginDeg'>;

function doorPlace(
  point: PointM,
  plan: Plan,
  headingErrorDeg: number,
  positionErrorM: number,
  { entranceMethod }: Unread,
): Found {
  const method = readEntranceMethod(entranceMethod);
  const entrance = doorOf(plan, method, 'pointXY') as Entrance;
  const doubtful = doubtfulDoor(point, plan, method);
  const outcomes = [...outcomesWithin(doubtful, headingErrorDeg, positionErrorM)];
  const marginDeg = marginOf(doubtful, MOST_MARGIN_DEG);
  const possible = inOrder(new Set(outcomes.map(zoneOfDoor)));
  const possiblePadas = padasOf(outcomes);
  return { zone: entrance.zone, entrance, possible, possiblePadas, isStable: outcomes.length === 1, marginDeg };
}

function pointPlace(point: PointM, plan: Plan, headingErrorDeg: number, positionErrorM: number): Found {
  const zone = zoneAt(point, plan);
  if (zone === null)
    throw refusal(
      'INVALID_OPTION',
      'pointXY',
      'a point on the plot’s box',
      'pointXY lies off the grid about the plot.',
    );
  const doubtful = doubtfulPoint(point, plan);
  const outcomes = outcomesWithin(doubtful, headingErrorDeg, positionErrorM);
  const marginDeg = marginOf(doubtful, MOST_MARGIN_DEG);
  // Nowhere on the grid is an outcome, too.
  const possible = inOrder(outcomes);
  return { zone, entrance: null, possible, possiblePadas: [], isStable: outcomes.size === 1, marginDeg };
}

/** As `zoneOfBearing` is sure of at most. */
const MOST_MARGIN_DEG = 22.5;
