/**
 * What did a device capture? One payload of the form `roomCapture/1`, read and validated, in its own frame that faces true north.
 *
 * Members that a merge does not need (device, quality, point clouds) are not looked at.
 */

import { numberIn, oneOf } from '../../choice.ts';
import { readRecord, readText, refusal, type Unread } from '../../input.ts';
import { type PlanWarning, type PointM, pointOf, type Ring, ringOf } from '../plan/index.ts';
import { floorIndexOf, labelOf, lengthOrNull, MERGE_LIMITS, nameOf, optional, refuseRepeated } from './members.ts';

/** What north a capture stands on, the best first. */
export const NORTH_REFERENCES = ['true', 'manual'] as const;
export type NorthReference = (typeof NORTH_REFERENCES)[number];
export const OPENING_KINDS = ['door', 'window', 'opening'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

export interface CaptureOpening {
  readonly kind: OpeningKind;
  readonly centerXY: PointM;
  readonly widthM: number | null;
  readonly heightM: number | null;
}

export interface CaptureRoom {
  readonly id: string;
  readonly label: string | null;
  readonly polygon: Ring;
  readonly areaM2: number;
  readonly heightM: number | null;
  readonly openings: readonly CaptureOpening[];
}

/** A capture in its own frame, +X east and +Y true north. */
export interface Capture {
  readonly id: string;
  readonly floorIndex: number;
  readonly outline: Ring;
  readonly rooms: readonly CaptureRoom[];
  readonly northReference: NorthReference;
  /** Spread of the readings of the heading; null when the capture does not tell. */
  readonly yawSpreadDeg: number | null;
}

const SCHEMA = /(?:^|[./:])roomCapture\/1$/;
const AXES = '+X east,+Y true north';

/**
 * Reads a capture with its floor.
 *
 * @param field  its path in the request
 * @throws  EngineError INVALID_OPTION naming the member, such as `captures[1].payload.rooms[2].polygon[0]`
 */
export function readCapture(value: unknown, field: string, warnings: PlanWarning[]): Capture {
  const capture = readRecord(field, value, 'an object with id, floorIndex and payload');
  const payload = payloadOf(capture, field);
  const path = capture['payload'] === undefined ? field : `${field}.payload`;
  const { northReference, yawSpreadDeg } = readFrame(payload['frame'], `${path}.frame`);
  const outline = polygonOf(payload['outline'], `${path}.outline`, warnings);
  const floorIndex = floorIndexOf(capture['floorIndex'], `${field}.floorIndex`);
  const rooms = optional(`${path}.rooms`, payload['rooms'], MERGE_LIMITS.mostRooms).map((room, at) =>
    readRoom(room, `${path}.rooms[${at}]`, warnings),
  );
  warnings.push(...floorWarnings(payload['rooms'], floorIndex, path));
  refuseRepeated(
    rooms.map(({ id }) => id),
    (at) => `${path}.rooms[${at}].id`,
  );
  return {
    id: nameOf(capture['id'], `${field}.id`),
    floorIndex,
    outline,
    rooms,
    northReference,
    yawSpreadDeg,
  };
}

/** The capture itself; an outline that was traced by hand may stand in the place of a payload. */
function payloadOf(capture: Unread, field: string): Unread {
  if (capture['payload'] === undefined && capture['outline'] !== undefined) return capture;
  const payload = readRecord(`${field}.payload`, capture['payload'], 'a capture, roomCapture/1');
  const { schema } = payload as { readonly schema?: unknown };
  if (schema !== undefined && !SCHEMA.test(readText(`${field}.payload.schema`, schema)))
    throw refusal(
      'INVALID_OPTION',
      `${field}.payload.schema`,
      'roomCapture/1',
      `${field}.payload.schema must be roomCapture/1.`,
    );
  return payload;
}

function readFrame(value: unknown, field: string): Pick<Capture, 'northReference' | 'yawSpreadDeg'> {
  if (value === undefined) return { northReference: 'manual', yawSpreadDeg: null };
  const frame = readRecord(field, value, 'an object with units, axes and north');
  if (frame['units'] !== undefined) oneOf(`${field}.units`, frame['units'], ['metres']);
  if (frame['axes'] !== undefined) oneOf(`${field}.axes`, frame['axes'], [AXES]);
  if (frame['north'] === undefined) return { northReference: 'manual', yawSpreadDeg: null };
  const north = readRecord(`${field}.north`, frame['north'], 'an object with referenceFrame');
  const reference = north['referenceFrame'];
  const path = `${field}.north.referenceFrame`;
  if (reference === 'magnetic') {
    const message = `${path} is magnetic; add the declination on the device and send a capture that faces true north.`;
    throw refusal('INVALID_OPTION', path, NORTH_REFERENCES.join(', '), message);
  }
  const spread = north['yawSpreadDeg'] ?? undefined;
  return {
    northReference: reference === undefined ? 'manual' : oneOf(path, reference, NORTH_REFERENCES),
    yawSpreadDeg: spread === undefined ? null : numberIn(`${field}.north.yawSpreadDeg`, spread, 0, 180, 'degrees'),
  };
}

/** `{polygon: […]}`, or the points themselves. */
function polygonOf(value: unknown, field: string, warnings: PlanWarning[]): Ring {
  const isBare = Array.isArray(value);
  const polygon = isBare ? value : readRecord(field, value, 'an object with polygon')['polygon'];
  const read = ringOf(polygon, isBare ? field : `${field}.polygon`);
  warnings.push(...read.warnings);
  return read.ring;
}

/** A capture has one plane, so all its rooms are merged on its floor. Devices count floors from 0, so only rooms that differ among themselves are told. */
function floorWarnings(rooms: unknown, floorIndex: number, path: string): readonly PlanWarning[] {
  if (!Array.isArray(rooms)) return [];
  const floors = rooms.map((room: Unread, at) => {
    const own = room['floorIndex'] ?? undefined;
    return own === undefined ? null : floorIndexOf(own, `${path}.rooms[${at}].floorIndex`);
  });
  const first = floors.find((floor) => floor !== null);
  const other = floors.findIndex((floor) => floor !== null && floor !== first);
  if (other < 0) return [];
  const message = `${path} has rooms of floors ${first} and ${floors[other]}; all are merged on floor ${floorIndex}, where the capture lies.`;
  return [{ code: 'CAPTURE_OF_TWO_FLOORS', message, field: `${path}.rooms[${other}].floorIndex` }];
}

function readRoom(value: unknown, field: string, warnings: PlanWarning[]): CaptureRoom {
  const room = readRecord(field, value, 'an object with id and polygon');
  const read = ringOf(room['polygon'], `${field}.polygon`);
  warnings.push(...read.warnings);
  return {
    id: nameOf(room['id'], `${field}.id`),
    label: room['label'] === undefined || room['label'] === null ? null : labelOf(room['label'], `${field}.label`),
    polygon: read.ring,
    areaM2: read.areaM2,
    heightM: lengthOrNull(room['heightM'], `${field}.heightM`),
    openings: optional(`${field}.openings`, room['openings'], MERGE_LIMITS.mostOpenings).map((opening, at) =>
      readOpening(opening, `${field}.openings[${at}]`),
    ),
  };
}

function readOpening(value: unknown, field: string): CaptureOpening {
  const opening = readRecord(field, value, 'an object with kind and centerXY');
  return {
    kind: oneOf(`${field}.kind`, opening['kind'], OPENING_KINDS),
    centerXY: pointOf(opening['centerXY'], `${field}.centerXY`),
    widthM: lengthOrNull(opening['widthM'], `${field}.widthM`),
    heightM: lengthOrNull(opening['heightM'], `${field}.heightM`),
  };
}
