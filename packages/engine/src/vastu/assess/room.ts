/** What does a caller say of one room? Which space it is, where it lies by word or by outline, and how sure that is. */

import { numberIn } from '../../choice.ts';
import { readRecord, refusal, type Unread } from '../../input.ts';
import type { PointM } from '../plan/index.ts';
import { plainWord, roomTypeOf } from '../rules/index.ts';
import { type Zone, zoneOf } from '../zone/index.ts';
import { readWords } from './words.ts';

/** A room as sent. */
export interface AssessmentRoom {
  /** What space it is, in any of many words; `name` says it where this is left out. */
  readonly roomType?: string;
  /** How answers shall call it. */
  readonly name?: string;
  /** Where it lies, in any of many words; needless where there is an outline. */
  readonly zone?: string;
  /** Another word for `zone`. */
  readonly direction?: string;
  /** 3 … 256 points [x, y], metres, in the frame of the plot; wins over `zone`. */
  readonly polygon?: readonly PointM[];
  readonly holes?: readonly (readonly PointM[])[];
  /** m² as the caller has it; not used. */
  readonly area?: number;
  readonly headingErrorDeg?: number;
  readonly positionErrorM?: number;
}

/** A room that was read. */
export interface ReadRoom {
  /** Its place in the list as sent. */
  readonly index: number;
  /** What answers call it. */
  readonly label: string;
  /** Its type, or the caller's word where no edition has a rule for it. */
  readonly roomType: string;
  readonly hasRuleType: boolean;
  readonly statedZone: Zone | null;
  readonly hasOutline: boolean;
  readonly headingErrorDeg: number | null;
  readonly positionErrorM: number | null;
}

const WHERE = 'a zone, a direction or a polygon';

/** Errors a caller may admit. */
export const ERROR_LIMITS: { readonly headingDeg: 180; readonly positionM: 1000 } = {
  headingDeg: 180,
  positionM: 1000,
};

/** Names of a room's members. */
export const ROOM_NAMES: readonly string[] = [
  'roomType',
  'name',
  'zone',
  'direction',
  'polygon',
  'holes',
  'area',
  'headingErrorDeg',
  'positionErrorM',
];

/** Reads a room; its outline is the plan's business. @throws EngineError INVALID_OPTION naming `rooms[i].…` */
export function readRoom(value: unknown, index: number): ReadRoom {
  const field = `rooms[${index}]`;
  const room = readRecord(field, value, 'an object with roomType');
  const { roomType, name, polygon, holes, area } = room;
  const label = name === undefined ? null : readWords(`${field}.name`, name);
  const word = roomType === undefined ? label : readWords(`${field}.roomType`, roomType);
  if (word === null)
    throw refusal('INVALID_OPTION', `${field}.roomType`, 'a type of space', `${field} says neither roomType nor name.`);
  const statedZone = statedZoneOf(field, room);
  const hasOutline = polygon !== undefined || holes !== undefined;
  if (statedZone === null && !hasOutline)
    throw refusal('INVALID_OPTION', `${field}.zone`, WHERE, `${field} does not say where it lies: ${WHERE}.`);
  if (area !== undefined) numberIn(`${field}.area`, area, 0, 1e8, 'm²');
  const type = roomTypeOf(word);
  return {
    index,
    label: label ?? type ?? plainWord(word),
    roomType: type ?? plainWord(word),
    hasRuleType: type !== null,
    statedZone,
    hasOutline,
    headingErrorDeg: readHeadingError(`${field}.headingErrorDeg`, room['headingErrorDeg']),
    positionErrorM: readPositionError(`${field}.positionErrorM`, room['positionErrorM']),
  };
}

/** Degrees either way; null when none is admitted. @throws EngineError INVALID_OPTION */
export function readHeadingError(field: string, value: unknown): number | null {
  return value === undefined ? null : numberIn(field, value, 0, ERROR_LIMITS.headingDeg, 'degrees') + 0;
}

/** Metres any way; null when none is admitted. @throws EngineError INVALID_OPTION */
export function readPositionError(field: string, value: unknown): number | null {
  return value === undefined ? null : numberIn(field, value, 0, ERROR_LIMITS.positionM, 'metres') + 0;
}

function statedZoneOf(field: string, { zone, direction }: Unread): Zone | null {
  const stated = zone === undefined ? null : zoneOf(`${field}.zone`, zone);
  if (direction === undefined) return stated;
  const other = zoneOf(`${field}.direction`, direction);
  if (stated === null || stated === other) return other;
  const allowed = 'the same as zone, or left out';
  throw refusal('INVALID_OPTION', `${field}.direction`, allowed, `${field} has zone ${stated} and direction ${other}.`);
}
