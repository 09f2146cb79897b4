/** What shall be merged, and what links the captures? The whole request, read and validated: nothing of it is trusted further on than here. */

import { numberIn } from '../../choice.ts';
import { brief, readRecord, refusal, type Unread } from '../../input.ts';
import { type PlanWarning, type PointM, pointOf } from '../plan/index.ts';
import { type Capture, readCapture } from './capture.ts';
import { floorIndexOf, limited, MERGE_LIMITS, nameOf, optional, refuseRepeated } from './members.ts';
import type { Control } from './pair.ts';

/** A link between two captures, as read. */
export interface CaptureLink {
  /** Places in the list of captures. */
  readonly from: number;
  readonly to: number;
  /** Control points, then shared doors. */
  readonly controls: readonly Control[];
}

/** A point p of the floor's frame is originXY + turned(p) in the building, turned as a drawing with this bearing turns to north. */
export interface Floor {
  readonly floorIndex: number;
  readonly elevationM: number;
  readonly originXY: PointM;
  readonly bearingDeg: number;
}

export interface MergeInput {
  readonly captures: readonly Capture[];
  readonly links: readonly CaptureLink[];
  readonly floors: readonly Floor[];
  readonly toleranceM: number;
  readonly warnings: readonly PlanWarning[];
}

const REQUEST = 'an object with captures, links, and floors and toleranceM where wanted';

/**
 * Reads a request.
 *
 * @throws  EngineError INVALID_OPTION naming the member, such as `captures[1].payload.outline.polygon[17]`
 */
export function readMerge(value: unknown): MergeInput {
  const request = readRecord('request', value, REQUEST);
  const warnings: PlanWarning[] = [];
  const list = limited('captures', request['captures'], MERGE_LIMITS.fewestCaptures, MERGE_LIMITS.mostCaptures);
  refuseTooManyPoints(list);
  const captures = list.map((capture, at) => readCapture(capture, `captures[${at}]`, warnings));
  refuseRepeated(
    captures.map(({ id }) => id),
    (at) => `captures[${at}].id`,
  );
  const places = new Map(captures.map(({ id }, at) => [id, at]));
  const links = optional('links', request['links'], MERGE_LIMITS.mostLinks).map((link, at) =>
    readLink(link, `links[${at}]`, places),
  );
  const most = MERGE_LIMITS.highestFloor - MERGE_LIMITS.lowestFloor + 1;
  const floors = optional('floors', request['floors'], most).map((floor, at) => readFloor(floor, `floors[${at}]`));
  refuseRepeated(
    floors.map(({ floorIndex }) => String(floorIndex)),
    (at) => `floors[${at}].floorIndex`,
  );
  const { defaultToleranceM } = MERGE_LIMITS;
  const tolerance = request['toleranceM'] ?? defaultToleranceM;
  return { captures, links, floors, toleranceM: numberIn('toleranceM', tolerance, 1e-6, 100, 'metres'), warnings };
}

function readLink(value: unknown, field: string, places: ReadonlyMap<string, number>): CaptureLink {
  const link = readRecord(field, value, 'an object with fromCaptureId, toCaptureId and controlPoints or sharedDoors');
  const placeOf = (name: string): number => {
    const id = nameOf(link[name], `${field}.${name}`);
    const place = places.get(id);
    if (place !== undefined) return place;
    const message = `${field}.${name} is ${brief(id)}, which is none of the captures.`;
    throw refusal('INVALID_OPTION', `${field}.${name}`, 'the id of a capture', message);
  };
  const [from, to] = [placeOf('fromCaptureId'), placeOf('toCaptureId')];
  if (from === to) {
    const message = `${field} links a capture with itself.`;
    throw refusal('INVALID_OPTION', `${field}.toCaptureId`, 'the id of another capture', message);
  }
  const controls = ['controlPoints', 'sharedDoors'].flatMap((name) =>
    optional(`${field}.${name}`, link[name], MERGE_LIMITS.mostControls).map((pair, at) => {
      const path = `${field}.${name}[${at}]`;
      const { fromXY, toXY } = readRecord(path, pair, 'an object with fromXY and toXY') as {
        fromXY?: unknown;
        toXY?: unknown;
      };
      return { from: pointOf(fromXY, `${path}.fromXY`), to: pointOf(toXY, `${path}.toXY`) };
    }),
  );
  return { from, to, controls };
}

function readFloor(value: unknown, field: string): Floor {
  const floor = readRecord(field, value, 'an object with floorIndex, elevationM, originXY and bearingDeg');
  return {
    floorIndex: floorIndexOf(floor['floorIndex'], `${field}.floorIndex`),
    elevationM: numberIn(`${field}.elevationM`, floor['elevationM'], -1000, 10000, 'metres') + 0,
    originXY: floor['originXY'] === undefined ? [0, 0] : pointOf(floor['originXY'], `${field}.originXY`),
    bearingDeg: numberIn(`${field}.bearingDeg`, floor['bearingDeg'] ?? 0, 0, 360, 'degrees') % 360,
  };
}

/** Counted before anything is looked at, so that a great request costs little. */
function refuseTooManyPoints(captures: readonly unknown[]): void {
  const count = (value: unknown, depth: number): number => {
    if (!Array.isArray(value)) {
      const members = typeof value === 'object' && value !== null ? (value as Unread) : {};
      if (depth === 0) return 0;
      return ['payload', 'outline', 'rooms', 'polygon'].reduce((sum, name) => sum + count(members[name], depth - 1), 0);
    }
    return Array.isArray(value[0]) ? value.length : value.reduce((sum: number, one) => sum + count(one, depth - 1), 0);
  };
  const points = captures.reduce((sum: number, capture) => sum + count(capture, 5), 0);
  const { mostPoints } = MERGE_LIMITS;
  if (points <= mostPoints) return;
  const message = `The captures have ${points} corners together; at most ${mostPoints} are merged at once.`;
  throw refusal('INVALID_OPTION', 'captures', `at most ${mostPoints} corners together`, message);
}
