/**
 * The shortest way out: a call for which the line has no room is refused before anything is made for it. Whoever is asked five times more than it can do
 * says no four times for each yes, so a no must cost next to nothing; the usual way costs twice as much.
 */

import { refusalEnvelope } from '../contract/envelopes.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import type { Inquiry, Reply } from '../http/inquiry.ts';
import { JSON_TYPE, type Parcel } from '../http/respond.ts';
import type { Peer } from '../http/router.ts';
import { sendAt, type Where } from './answer.ts';
import type { Desk } from './desk.ts';
import { whereOfRow } from './gate.ts';
import { type GatheringLog, gatheringLog } from './gathered.ts';
import { standingHere } from './limit.ts';
import { OVERLOADED } from './line.ts';
import { nameIt } from './name.ts';
import type { AnyRow } from './row.ts';

/** The shortest way out. */
export interface WayOut {
  /** The refusal of a call that there is no time for; null for one that may go its way, or whose way must tell. */
  refuseAtOnce(inquiry: Inquiry, peer: Peer): Reply | Promise<Reply> | null;
  /** Writes the lines of log of refusals that were not told of yet; to be called every now and then. */
  tell(): void;
}

/** What is the same in every refusal of a place. */
interface Place {
  readonly where: Exclude<Where, null>;
  readonly log: GatheringLog;
  /** The desk with that log. */
  readonly desk: Desk;
  /** Around the id of the call. */
  readonly body: readonly [before: string, after: string];
}

/** Rows that anybody may call, and the operator's, are never refused here; nor those whose path has a parameter, which only the router can read. */
export function openWayOut(desk: Desk, rows: readonly AnyRow[]): WayOut {
  const { places, byMethod } = placesOf(desk, rows);
  const refuseAtOnce: WayOut['refuseAtOnce'] = (inquiry, peer) => {
    const place = byMethod.get(inquiry.method)?.get(pathOf(inquiry.url));
    if (place === undefined || !isShort(inquiry) || !desk.line.turnsAway(inquiry.waitedMs ?? 0)) return null;
    desk.telemetry.count('calls.shed', 1);
    const call = nameIt(desk, inquiry, peer);
    const [before, after] = place.body;
    const parcel: Parcel = {
      status: OVERLOADED.row.status,
      contentType: JSON_TYPE,
      body: before + call.requestId + after,
      headers: COME_AGAIN,
    };
    const standing = standingHere(desk, call);
    if (standing instanceof Promise)
      return standing.then((allowance) => sendAt(place.desk, place.where, call, parcel, CODE, allowance));
    return sendAt(place.desk, place.where, call, parcel, CODE, standing);
  };
  return {
    refuseAtOnce,
    tell: () => {
      for (const { log } of places) log.tell();
    },
  };
}

const CODE = { code: OVERLOADED.row.code };
const COME_AGAIN = { 'retry-after': String(OVERLOADED.extras.retryAfterSeconds) };

interface Places {
  readonly places: readonly Place[];
  readonly byMethod: ReadonlyMap<string, ReadonlyMap<string, Place>>;
}

function placesOf(desk: Desk, rows: readonly AnyRow[]): Places {
  const byMethod = new Map<string, Map<string, Place>>();
  const places: Place[] = [];
  for (const row of rows) {
    if (row.caller === 'open' || row.caller === 'admin') continue;
    const where = whereOfRow(row);
    const log = gatheringLog(desk.log, desk.clock);
    const place = { where, log, desk: { ...desk, log }, body: bodyOf(where) };
    places.push(place);
    const byPath = byMethod.get(row.method) ?? new Map<string, Place>();
    byMethod.set(row.method, byPath);
    for (const path of [row.path, ...row.aliases]) if (!path.includes('{')) byPath.set(path, place);
  }
  return { places, byMethod };
}

/** A call's id never holds this character. */
const GAP = '\u0001';

function bodyOf({ family }: Place['where']): Place['body'] {
  const [before = '', after = ''] = JSON.stringify(refusalEnvelope(family, OVERLOADED, GAP)).split(
    JSON.stringify(GAP).slice(1, -1),
  );
  return [before, after];
}

/** The path of an absolute address as it was written. One with an escape in it is found nowhere, and goes the usual way. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** Whether the body, if there is one, says that it is soon over: it is read to its end, so that the connection can stay. */
function isShort({ method, headers }: Inquiry): boolean {
  const declared = headers.get('content-length');
  if (declared === null) return method === 'GET' && headers.get('transfer-encoding') === null;
  return /^\d{1,6}$/.test(declared) && Number(declared) <= BODY_LIMIT_BYTES;
}
