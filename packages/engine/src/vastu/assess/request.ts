/** What is asked? A request for an assessment, read member by member, with its plan where one is drawn. */

import { normaliseDeg } from '../../angle.ts';
import { numberIn, oneOf } from '../../choice.ts';
import { readFlag, readList, readRecord, refusal, type Unread } from '../../input.ts';
import { facingDegOf, PLAN_LIMITS, type Plan, type PlanWarning, type PointM, planOf, pointOf } from '../plan/index.ts';
import { type Edition, editionNamed, type RulesVersion } from '../rules/index.ts';
import {
  ENTRANCE_METHODS,
  type EntranceMethod,
  readResolution,
  type SlopeInput,
  type ZoneResolution,
} from '../zone/index.ts';
import {
  type AssessmentRoom,
  type ReadRoom,
  ROOM_NAMES,
  readHeadingError,
  readPositionError,
  readRoom,
} from './room.ts';
import { readReference, readWords, unreadWarnings } from './words.ts';

/** Where the figures come from. */
export type InputSource = 'seller-supplied' | 'plan-derived' | 'measured';

/** A request. Metres and degrees. */
export interface AssessmentRequest {
  /** `seller-typed` and `ar-measured`, older words for the first and the last, are taken too. */
  readonly inputSource: InputSource | 'seller-typed' | 'ar-measured';
  /** At most 64; may be left out where a plot and a door are given. */
  readonly rooms?: readonly AssessmentRoom[];
  readonly plotPolygon?: readonly PointM[];
  readonly width?: number;
  readonly length?: number;
  readonly depth?: number;
  readonly facing?: string | number;
  /** True bearing of the drawing's +Y, 0 … 360. */
  readonly bearingDeg?: number;
  readonly doorXY?: PointM;
  /** 0 … 1, what the caller is ready to stand for; it can only lower the figure. */
  readonly confidence?: number;
  /** What a scan says of itself, 0 … 1 each. */
  readonly pointCloudDensity?: number;
  readonly polygonClosure?: number;
  readonly compassConfidence?: number;
  readonly gpsConfidence?: number;
  /** Rooms that were tagged in the scan, and the ground it covered. */
  readonly roomsTagged?: number;
  readonly scanDurationSec?: number;
  readonly scannedAreaM2?: number;
  /** Errors the caller admits; they bring `uncertainty`. A bearing that was taken from `facing` may be off by 22.5° unless this says otherwise. */
  readonly headingErrorDeg?: number;
  readonly positionErrorM?: number;
  readonly rulesVersion?: RulesVersion;
  /** Names the sector of each drawn room besides its zone; 16 and 32 also bring the rules that only sixteen directions have. */
  readonly zoneResolution?: ZoneResolution;
  /** How the door gets its pada: by equal lengths of the side, as the verses divide it, unless equal angles are chosen. */
  readonly entranceMethod?: EntranceMethod;
  /** Which way the ground falls; told and not scored, because no edition has rules for it. */
  readonly slope?: SlopeInput;
  /** Whether the lines and points of marma are told. */
  readonly marma?: boolean;
  /** About the call, not about the house; it changes nothing here. */
  readonly receipt?: boolean;
  readonly listingId?: string;
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** What a scan says of itself; null where it says nothing. */
export interface Telemetry {
  readonly pointCloudDensity: number | null;
  readonly polygonClosure: number | null;
  readonly compassConfidence: number | null;
  readonly gpsConfidence: number | null;
  readonly roomsTagged: number | null;
  readonly scanDurationSec: number | null;
  readonly scannedAreaM2: number | null;
}

/** A request that was read. */
export interface ReadRequest {
  readonly edition: Edition;
  readonly inputSource: InputSource;
  readonly rooms: readonly ReadRoom[];
  readonly plan: Plan | null;
  /** As given, whether or not there is a drawing that it turns. */
  readonly bearingDeg: number | null;
  readonly declaredConfidence: number | null;
  readonly telemetry: Telemetry;
  readonly headingErrorDeg: number | null;
  readonly positionErrorM: number | null;
  readonly zoneResolution: ZoneResolution | null;
  readonly entranceMethod: EntranceMethod;
  /** Not looked at yet. */
  readonly slope: unknown;
  readonly isMarmaAsked: boolean;
  readonly listingId: string | null;
  readonly propertyId: string | null;
  readonly tenantRef: string | null;
  readonly warnings: readonly PlanWarning[];
}

const SOURCES: readonly InputSource[] = ['seller-supplied', 'plan-derived', 'measured'];
const OLD_WORDS: ReadonlyMap<unknown, InputSource> = new Map([
  ['seller-typed', 'seller-supplied'],
  ['ar-measured', 'measured'],
]);

// biome-ignore format: names only
const NAMES: readonly string[] = [
  'inputSource', 'rooms', 'plotPolygon', 'width', 'length', 'depth', 'facing', 'bearingDeg', 'doorXY', 'confidence', 'pointCloudDensity', 'polygonClosure',
  'compassConfidence', 'gpsConfidence', 'roomsTagged', 'scanDurationSec', 'scannedAreaM2', 'headingErrorDeg', 'positionErrorM', 'rulesVersion',
  'zoneResolution', 'entranceMethod', 'slope', 'marma', 'receipt', 'listingId', 'propertyId', 'tenantRef',
];

/** Reads a request. @throws EngineError INVALID_OPTION naming the field: `rooms[3].polygon[17]`, `inputSource` */
export function readRequest(request: unknown): ReadRequest {
  const asked = readRecord('assessment', request, 'an object with inputSource');
  const inputSource = readInputSource(asked['inputSource']);
  const edition = editionNamed('rulesVersion', asked['rulesVersion']);
  readFlag('receipt', asked['receipt']);
  const sent = asked['rooms'] === undefined ? [] : readRooms(asked['rooms']);
  const rooms = sent.map(readRoom);
  const hasPlot = ['plotPolygon', 'width', 'length', 'depth'].some((name) => asked[name] !== undefined);
  const loose = hasPlot ? [] : readWithoutPlot(asked, rooms);
  const plan = hasPlot ? planOf(asked) : null;
  if (rooms.length === 0 && (plan === null || plan.door === null))
    throw refusal(
      'INVALID_OPTION',
      'rooms',
      '1 … 64 rooms, or a plot and a door',
      'There is nothing to assess: give rooms, or a plot with its door.',
    );
  const { bearingDeg, confidence, zoneResolution, entranceMethod, listingId } = asked;
  return {
    edition,
    inputSource,
    rooms,
    plan,
    bearingDeg: bearingDeg === undefined ? null : normaliseDeg(numberIn('bearingDeg', bearingDeg, 0, 360, 'degrees')),
    declaredConfidence: confidence === undefined ? null : numberIn('confidence', confidence, 0, 1) + 0,
    telemetry: readTelemetry(asked),
    headingErrorDeg: readHeadingError('headingErrorDeg', asked['headingErrorDeg']),
    positionErrorM: readPositionError('positionErrorM', asked['positionErrorM']),
    zoneResolution: zoneResolution === undefined ? null : readResolution('zoneResolution', zoneResolution),
    entranceMethod: readEntranceMethod(entranceMethod),
    slope: asked['slope'],
    isMarmaAsked: readFlag('marma', asked['marma']),
    listingId: listingId === undefined ? null : readWords('listingId', listingId),
    propertyId: readReference('propertyId', asked['propertyId']),
    tenantRef: readReference('tenantRef', asked['tenantRef']),
    warnings: [
      ...unreadWarnings(asked, NAMES, ''),
      ...sent.flatMap((room, i) => unreadWarnings(room as Unread, ROOM_NAMES, `rooms[${i}].`)),
      ...loose,
    ],
  };
}

/** Where figures come from, in today's word. @throws EngineError INVALID_OPTION */
export function readInputSource(value: unknown): InputSource {
  return OLD_WORDS.get(value) ?? oneOf('inputSource', value, SOURCES);
}

/** How the door gets its pada; by lengths when left out. @throws EngineError INVALID_OPTION */
export function readEntranceMethod(value: unknown): EntranceMethod {
  return value === undefined ? 'box-radial-8' : oneOf('entranceMethod', value, ENTRANCE_METHODS);
}

function readRooms(value: unknown): readonly unknown[] {
  const allowed = `a list of up to ${PLAN_LIMITS.mostRooms} rooms`;
  const list = readList('rooms', value, allowed);
  if (list.length <= PLAN_LIMITS.mostRooms) return Array.from(list);
  throw refusal(
    'INVALID_OPTION',
    'rooms',
    allowed,
    `There are ${list.length} rooms; ${PLAN_LIMITS.mostRooms} may be sent.`,
  );
}

/** Without a plot nothing can be drawn on it: outlines need a stated zone beside them, and a door counts for nothing. */
function readWithoutPlot(asked: Unread, rooms: readonly ReadRoom[]): readonly PlanWarning[] {
  if (asked['facing'] !== undefined) facingDegOf('facing', asked['facing']);
  const warnings: PlanWarning[] = [];
  if (asked['doorXY'] !== undefined) {
    pointOf(asked['doorXY'], 'doorXY');
    const message = 'A door counts only together with plotPolygon; it was left out.';
    warnings.push({ code: 'DOOR_WITHOUT_PLOT', field: 'doorXY', message });
  }
  for (const { index, hasOutline, statedZone } of rooms) {
    if (!hasOutline) continue;
    const field = `rooms[${index}].polygon`;
    if (statedZone === null)
      throw refusal('INVALID_OPTION', 'plotPolygon', '3 … 256 points', `plotPolygon is missing; ${field} lies on it.`);
    const message = 'An outline counts only together with plotPolygon; the stated zone was taken.';
    warnings.push({ code: 'ROOM_WITHOUT_PLOT', field, message });
  }
  return warnings;
}

function readTelemetry(asked: Unread): Telemetry {
  const share = (name: string): number | null => measureOf(asked, name, 1, '');
  return {
    pointCloudDensity: share('pointCloudDensity'),
    polygonClosure: share('polygonClosure'),
    compassConfidence: share('compassConfidence'),
    gpsConfidence: share('gpsConfidence'),
    roomsTagged: measureOf(asked, 'roomsTagged', 10000, 'rooms'),
    scanDurationSec: measureOf(asked, 'scanDurationSec', 1e7, 'seconds'),
    scannedAreaM2: measureOf(asked, 'scannedAreaM2', 1e8, 'm²'),
  };
}

function measureOf(asked: Unread, name: string, greatest: number, unit: string): number | null {
  return asked[name] === undefined ? null : numberIn(name, asked[name], 0, greatest, unit) + 0;
}
