/** May this space stand there? One space in one zone, stated, by a bearing, or by a point on a plot; with who rules the zone and what else belongs there. */

import type { Classification } from '../../fact.ts';
import { readRecord } from '../../input.ts';
import type { PlanWarning, PointM } from '../plan/index.ts';
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
import { type Entrance, type EntranceMethod, ZONE_TABLE, ZONES, type Zone } from '../zone/index.ts';
import { betterDoor, betterZone, isCompliant, type Remedy, zonesOfDoors } from './better.ts';
import { doorSource, type Severity } from './findings.ts';
import { readHeadingError, readPositionError } from './room.ts';
import { readReference, readWords, unreadWarnings } from './words.ts';
import { type Place, placeOf } from './zone-place.ts';

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
  /** How a door on a plot gets its pada. */
  readonly entranceMethod?: EntranceMethod;
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
  /**
   * The best first; with the forbidden ones they are all nine. Of a door with a pada: those in which a part of a side lies that no verse blames, so that an
   * adverse door may stand in one of them.
   */
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
  /** Of a door on a plot, 1 … 32. */
  readonly possiblePadas?: readonly number[];
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
  'entranceMethod', 'headingErrorDeg', 'positionErrorM', 'rulesVersion', 'propertyId', 'tenantRef',
];
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
  const place = placeOf(asked, type === 'entrance', { headingErrorDeg, positionErrorM });
  const row = type === null ? null : rowOf(edition, type);
  const { zone, basis, bearingDeg, entrance, hasErrors, possible, possiblePadas, isStable, marginDeg } = place;
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
    ...(hasErrors ? { possibleZones: possible, stable: isStable } : {}),
    ...(hasErrors && entrance !== null ? { possiblePadas } : {}),
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

/** What the rules say of a space: of a door on a plot by its pada, of everything else by its zone. */
interface Told {
  readonly rating: Rating;
  /** Where it would be better; of the best place, itself. */
  readonly better: Remedy;
  readonly acceptable: readonly Zone[];
  readonly forbidden: readonly Zone[];
  readonly source: string;
  readonly classification: Classification;
}

/** A door on a plot is judged by its pada where the edition knows padas. */
function verdictOf(row: EditionRow, { zone, entrance }: Place, edition: Edition): Verdict {
  const door = row[6] === undefined ? null : entrance;
  const { rating, better, acceptable, forbidden, source, classification } =
    door === null ? toldOfZone(row, zone, edition) : toldOfDoor(door);
  const kept = isCompliant(rating);
  const dispute = disputeAbout(row[0]);
  return {
    compliant: kept,
    graded: true,
    rating,
    severity: kept ? null : rating === 'severe' ? 'severe' : 'moderate',
    recommendedZone: better.recommendedZone,
    acceptableZones: acceptable,
    forbiddenZones: forbidden,
    remedy: kept ? null : better.remedy,
    remedyType: kept ? null : better.remedyType,
    remedyClassification: kept ? null : better.remedyClassification,
    source,
    classification,
    ...(dispute === null ? {} : { dispute }),
    ...(door === null ? {} : { pada: door.pada.code }),
  };
}

function toldOfZone(row: EditionRow, zone: Zone, edition: Edition): Told {
  const cells = ZONES.map((other) => ({ zone: other, cell: cellOfRow(edition, row, other) }));
  const { rating, loci, classification } = cellOfRow(edition, row, zone);
  const best = cells.filter(({ cell }) => isCompliant(cell.rating)).sort((a, b) => b.cell.merit - a.cell.merit);
  return {
    rating,
    better: betterZone(row, zone, edition),
    acceptable: best.map((other) => other.zone),
    forbidden: cells.filter(({ cell }) => !isCompliant(cell.rating)).map((other) => other.zone),
    source: locusText(loci),
    classification,
  };
}

/** As the findings of an assessment have it: the zone of a door says less than its part of the side. */
function toldOfDoor(door: Entrance): Told {
  const { code, rating } = door.pada;
  const better = betterDoor(code);
  return {
    rating,
    better: rating === 'ideal' ? { ...better, recommendedZone: door.zone } : better,
    ...zonesOfDoors(),
    source: doorSource(code, doorClass(door)),
    classification: doorClass(door),
  };
}

/** The verses divide a side by length; angles are custom. */
function doorClass({ method }: Entrance): Classification {
  return method === 'box-radial-8' ? 'classical' : 'convention';
}

/** Types of space that an edition rates so in a zone. */
function typesRated(zone: Zone, edition: Edition, ratings: readonly Rating[]): readonly string[] {
  return edition.rows.filter((row) => ratings.includes(cellOfRow(edition, row, zone).rating)).map((row) => row[0]);
}
