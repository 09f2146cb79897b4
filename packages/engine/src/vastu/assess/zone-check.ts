/** May this space stand there? One space in one zone, stated, by a bearing, or by a point on a plot; with who rules the zone and what else belongs there. */

import { normaliseDeg } from '../../angle.ts';
import { numberIn } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import { readRecord, refusal, type Unread } from '../../input.ts';
import { type Plan, type PlanWarning, type PointM, planOf, pointOf } from '../plan/index.ts';
import {
  cellOfRow,
  disputeAbout,
  type Edition,
  type EditionRow,
  editionNamed,
  LOCI,
  locusText,
  plainWord,
  type Rating,
  type RulesVersion,
  roomTypeOf,
  rowOf,
  rulesHashOf,
} from '../rules/index.ts';
import {
  type Entrance,
  entranceOf,
  ZONE_TABLE,
  ZONES,
  ZONES_CLOCKWISE,
  type Zone,
  zoneAt,
  zoneOf,
  zoneOfBearing,
} from '../zone/index.ts';
import { rounded } from './confidence.ts';
import { marginOf, outcomesWithin } from './cover.ts';
import { doubtfulDoor, doubtfulPoint, zoneOfDoor } from './doubtful.ts';
import { betterZone, isCompliant, type Severity } from './findings.ts';
import { readHeadingError, readPositionError } from './room.ts';
import { inOrder } from './uncertainty.ts';
import { readReference, readWords, unreadWarnings } from './words.ts';

/** A space and where it lies: one of a zone in words, a bearing from the middle, or a point on a plot. */
export interface ZoneCheckRequest {
  readonly roomType: string;
  readonly zone?: string;
  readonly direction?: string;
  readonly proposedZone?: string;
  readonly proposedDirection?: string;
  /** From the middle to the space, true; with `pointXY` it is the true bearing of the drawing's +Y. */
  readonly bearingDeg?: number;
  readonly pointXY?: PointM;
  readonly plotPolygon?: readonly PointM[];
  readonly headingErrorDeg?: number;
  readonly positionErrorM?: number;
  readonly rulesVersion?: RulesVersion;
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** The answer. */
export interface ZoneCheck {
  readonly roomType: string;
  readonly zone: Zone;
  readonly zoneBasis: 'stated' | 'bearing' | 'geometry';
  readonly bearingDeg?: number;
  /** Ideal, good and neutral keep the rule; null where there is none. */
  readonly compliant: boolean | null;
  readonly graded: boolean;
  readonly rating: Rating | null;
  readonly severity: Severity | null;
  readonly reason?: string;
  readonly recommendedZone: Zone | null;
  /** The best first; with the forbidden ones they are all nine. */
  readonly acceptableZones: readonly Zone[];
  readonly forbiddenZones: readonly Zone[];
  readonly remedy: string | null;
  readonly remedyType: 'relocation' | null;
  readonly remedyClassification: Classification | null;
  readonly source: string;
  readonly classification: Classification;
  readonly verified: false;
  readonly computed: true;
  readonly dispute?: string;
  readonly deity: string;
  readonly deityClassification: Classification;
  readonly deitySource: string;
  readonly element: string;
  readonly elementClassification: Classification;
  readonly prescribedRooms: readonly string[];
  readonly forbiddenRooms: readonly string[];
  /** Code of the pada, where the space is a door on a plot. */
  readonly pada?: string;
  readonly possibleZones?: readonly Zone[];
  readonly stable?: boolean;
  readonly bearingMarginDeg?: number;
  readonly warnings: readonly PlanWarning[];
  readonly rulesVersion: RulesVersion;
  readonly rulesHash: string;
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

// biome-ignore format: names only
const NAMES: readonly string[] = [
  'roomType', 'zone', 'direction', 'proposedZone', 'proposedDirection', 'bearingDeg', 'pointXY', 'plotPolygon', 'width', 'length', 'depth', 'facing',
  'headingErrorDeg', 'positionErrorM', 'rulesVersion', 'propertyId', 'tenantRef',
];
const STATED = ['zone', 'direction', 'proposedZone', 'proposedDirection'] as const;
const WHERE = `one of: ${STATED.join(', ')}; or bearingDeg; or pointXY with plotPolygon`;

/** Where the space lies, and how sure that is. */
interface Place {
  readonly zone: Zone;
  readonly basis: ZoneCheck['zoneBasis'];
  readonly bearingDeg: number | null;
  readonly entrance: Entrance | null;
  readonly possible: readonly Zone[];
  readonly marginDeg: number | null;
  readonly warnings: readonly PlanWarning[];
}

/**
 * Checks one space in one zone.
 *
 * @returns an unknown type of space is answered with `graded` false and `compliant` null, not refused
 * @throws  EngineError INVALID_OPTION naming the field
 */
export function checkZone(request: ZoneCheckRequest): ZoneCheck {
  const asked = readRecord('zoneCheck', request, 'an object with roomType and where it lies');
  const word = readWords('roomType', asked['roomType']);
  const edition = editionNamed('rulesVersion', asked['rulesVersion']);
  const headingErrorDeg = readHeadingError('headingErrorDeg', asked['headingErrorDeg']);
  const positionErrorM = readPositionError('positionErrorM', asked['positionErrorM']);
  const propertyId = readReference('propertyId', asked['propertyId']);
  const tenantRef = readReference('tenantRef', asked['tenantRef']);
  const type = roomTypeOf(word);
  const place = placeOf(asked, type === 'entrance', headingErrorDeg ?? 0, positionErrorM ?? 0);
  const row = type === null ? null : rowOf(edition, type);
  const hasErrors = headingErrorDeg !== null || positionErrorM !== null;
  const { zone, basis, bearingDeg, possible, marginDeg } = place;
  const { deity, deityClassification, deitySource, element, elementClassification } = ZONE_TABLE[zone];
  return {
    roomType: type ?? plainWord(word),
    zone,
    zoneBasis: basis,
    ...(bearingDeg === null ? {} : { bearingDeg }),
    ...(row === null ? UNGRADED : verdictOf(row, place, edition)),
    verified: false,
    computed: true,
    deity,
    deityClassification,
    deitySource,
    element,
    elementClassification,
    prescribedRooms: typesRated(zone, edition, ['ideal']),
    forbiddenRooms: typesRated(zone, edition, ['adverse', 'severe']),
    ...(hasErrors ? { possibleZones: possible, stable: possible.length === 1 } : {}),
    ...(hasErrors && marginDeg !== null ? { bearingMarginDeg: marginDeg } : {}),
    warnings: [...unreadWarnings(asked, NAMES, ''), ...place.warnings],
    rulesVersion: edition.rulesVersion,
    rulesHash: rulesHashOf(edition),
    ...(propertyId === null ? {} : { propertyId }),
    ...(tenantRef === null ? {} : { tenantRef }),
  };
}

const UNGRADED = {
  compliant: null,
  graded: false,
  rating: null,
  severity: null,
  reason: 'no placement rule for this space type',
  recommendedZone: null,
  acceptableZones: [],
  forbiddenZones: [],
  remedy: null,
  remedyType: null,
  remedyClassification: null,
  source: LOCI.CONV.text,
  classification: 'convention',
} as const;

type Verdict = Pick<
  ZoneCheck,
  | 'compliant'
  | 'graded'
  | 'rating'
  | 'severity'
  | 'recommendedZone'
  | 'acceptableZones'
  | 'forbiddenZones'
  | 'remedy'
  | 'remedyType'
  | 'remedyClassification'
  | 'source'
  | 'classification'
  | 'dispute'
  | 'pada'
>;

function verdictOf(row: EditionRow, { zone, entrance }: Place, edition: Edition): Verdict {
  const cells = ZONES.map((other) => ({ zone: other, cell: cellOfRow(edition, row, other) }));
  const own = cellOfRow(edition, row, zone);
  const door = row[6] === undefined ? null : entrance;
  const rating = door === null ? own.rating : door.pada.rating;
  const kept = isCompliant(rating);
  const better = betterZone(row, zone, edition);
  const dispute = disputeAbout(row[0]);
  const best = cells.filter(({ cell }) => isCompliant(cell.rating)).sort((a, b) => b.cell.merit - a.cell.merit);
  return {
    compliant: kept,
    graded: true,
    rating,
    severity: kept ? null : rating === 'severe' ? 'severe' : 'moderate',
    recommendedZone: better.recommendedZone,
    acceptableZones: best.map((other) => other.zone),
    forbiddenZones: cells.filter(({ cell }) => !isCompliant(cell.rating)).map((other) => other.zone),
    remedy: kept ? null : better.remedy,
    remedyType: kept ? null : better.remedyType,
    remedyClassification: kept ? null : better.remedyClassification,
    source: door === null ? locusText(own.loci) : door.pada.locus,
    classification: door === null ? own.classification : 'classical',
    ...(dispute === null ? {} : { dispute }),
    ...(door === null ? {} : { pada: door.pada.code }),
  };
}

/** Types of space that an edition rates so in a zone. */
function typesRated(zone: Zone, edition: Edition, ratings: readonly Rating[]): readonly string[] {
  return edition.rows.filter((row) => ratings.includes(cellOfRow(edition, row, zone).rating)).map((row) => row[0]);
}

function placeOf(asked: Unread, isDoor: boolean, headingErrorDeg: number, positionErrorM: number): Place {
  if (asked['pointXY'] !== undefined) return drawnPlace(asked, isDoor, headingErrorDeg, positionErrorM);
  const stated = STATED.filter((name) => asked[name] !== undefined);
  const bearing = asked['bearingDeg'];
  if (stated.length > 0) {
    const zones = stated.map((name) => zoneOf(name, asked[name]));
    const zone = zones[0] as Zone;
    const other = zones.findIndex((one) => one !== zone);
    if (other > 0)
      throw refusal(
        'INVALID_OPTION',
        stated[other] as string,
        `the same as ${stated[0]}, or left out`,
        `${stated[0]} is ${zone} and ${stated[other]} is ${zones[other]}.`,
      );
    if (bearing !== undefined) numberIn('bearingDeg', bearing, 0, 360, 'degrees clockwise from true north');
    return { zone, basis: 'stated', bearingDeg: null, entrance: null, possible: [zone], marginDeg: null, warnings: [] };
  }
  if (bearing === undefined)
    throw refusal('INVALID_OPTION', 'zone', WHERE, `Where the space lies is missing: ${WHERE}.`);
  const deg = normaliseDeg(numberIn('bearingDeg', bearing, 0, 360, 'degrees clockwise from true north'));
  return {
    zone: zoneOfBearing(deg),
    basis: 'bearing',
    bearingDeg: deg,
    entrance: null,
    possible: zonesOfBearings(deg, headingErrorDeg),
    marginDeg: marginOfBearing(deg),
    warnings: [],
  };
}

/** The zones of all bearings that are off by no more than an error: exactly those whose eighth of the circle the range touches. */
function zonesOfBearings(deg: number, errorDeg: number): readonly Zone[] {
  const first = Math.floor((deg - errorDeg) / 45 + 0.5 + 1e-9);
  const last = Math.floor((deg + errorDeg) / 45 + 0.5 + 1e-9);
  const count = Math.min(8, last - first + 1);
  const found = Array.from({ length: count }, (_, i) => ZONES_CLOCKWISE[(((first + i) % 8) + 8) % 8] as Zone);
  return inOrder(new Set(found));
}

/** Degrees to the nearest border of a bearing's eighth. */
function marginOfBearing(deg: number): number {
  const along = (deg + 22.5) % 45;
  return Math.floor(Math.min(along, 45 - along) * 1000 + 1e-6) / 1000;
}

function drawnPlace(asked: Unread, isDoor: boolean, headingErrorDeg: number, positionErrorM: number): Place {
  pointOf(asked['pointXY'], 'pointXY');
  const { plotPolygon, width, length, depth, facing, bearingDeg, pointXY } = asked;
  const plan = planOf({ plotPolygon, width, length, depth, facing, bearingDeg, doorXY: pointXY } as Parameters<
    typeof planOf
  >[0]);
  const point = plan.door as PointM;
  // A space need not stand on the boundary; a door must.
  const warnings = isDoor ? plan.warnings : plan.warnings.filter(({ field }) => field !== 'doorXY');
  const base = { basis: 'geometry', bearingDeg: rounded(plan.frame.bearingDeg, 1e6), warnings } as const;
  return isDoor
    ? { ...base, ...doorPlace(point, plan, headingErrorDeg, positionErrorM) }
    : { ...base, ...pointPlace(point, plan, headingErrorDeg, positionErrorM) };
}

type Found = Pick<Place, 'zone' | 'entrance' | 'possible' | 'marginDeg'>;

function doorPlace(point: PointM, plan: Plan, headingErrorDeg: number, positionErrorM: number): Found {
  const entrance = entranceOf(plan) as Entrance;
  const doubtful = doubtfulDoor(point, plan);
  const outcomes = [...outcomesWithin(doubtful, headingErrorDeg, positionErrorM)];
  const marginDeg = marginOf(doubtful, MOST_MARGIN_DEG);
  return { zone: entrance.zone, entrance, possible: inOrder(new Set(outcomes.map(zoneOfDoor))), marginDeg };
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
  const possible = inOrder(outcomesWithin(doubtful, headingErrorDeg, positionErrorM));
  return { zone, entrance: null, possible, marginDeg: marginOf(doubtful, MOST_MARGIN_DEG) };
}

/** As `zoneOfBearing` is sure of at most. */
const MOST_MARGIN_DEG = 22.5;
