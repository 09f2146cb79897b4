/** Step 11, answer: the outcome in its family's envelope, and every answer with its headers, its CORS and its line of log. */

import {
  type Around,
  archiveEnvelope,
  type Family,
  genericAround,
  productEnvelope,
  refusalEnvelope,
  sandboxAround,
} from '../contract/envelopes.ts';
import { corsHeaders } from '../http/cors.ts';
import { encoded } from '../http/encoded.ts';
import { type Inquiry, isStream, type Reply, sizeOf } from '../http/inquiry.ts';
import { jsonBytes } from '../http/json-bytes.ts';
import type { Refusal } from '../http/refusal.ts';
import { JSON_TYPE, type Parcel, respond } from '../http/respond.ts';
import { isoOf } from '../http/times.ts';
import { type Micro, NOTHING } from '../money.ts';
import type { Allowance, Answer, Charge, LogLine } from '../ports/index.ts';
import type { Desk } from './desk.ts';
import { standing } from './limit.ts';
import type { Call } from './name.ts';
import type { DataOutcome, Outcome, Row } from './row.ts';

/** What a log line and the CORS headers need to know of where the call went; null when it found no row. */
export type Where = {
  readonly route: string;
  readonly family: Family;
  readonly cors: 'any' | 'listed';
  /** To whoever may not use it, it is not there: wrong methods and preflights included. */
  readonly hidden: boolean;
} | null;

/** Where the bytes of an answer may lie that nobody remembers; undefined for one that is remembered, or where there are none. */
export type AnswerRooms = Inquiry['rooms'];

/** The rooms of a call's host; none for a HEAD, whose body nobody sends and so nobody gives back. */
export function roomsOf({ request }: Call): AnswerRooms {
  return request.method === 'HEAD' ? undefined : request.rooms;
}

/**
 * The text of a row's answer. `charge` is null for a free call.
 *
 * @throws  Error for bytes and streams, which no memory of answers could hold
 */
export function packOutcome(
  desk: Desk,
  row: Row,
  call: Call,
  outcome: Outcome,
  charge: Charge | null,
  rooms?: AnswerRooms,
): Answer {
  const charged = charge?.amount ?? NOTHING;
  if (!tellsOfWallet(row, outcome)) return packByAmount(desk, row, call, outcome, charged, rooms);
  const body = textOf(desk, row, outcome, charge);
  const status = outcome.status ?? row.success;
  return { status, contentType: JSON_TYPE, body, requestId: call.requestId, charged };
}

/**
 * How the answer of a paid call comes of its charge. One that says nothing of the wallet is packed now, before the money moves: what was computed a
 * moment ago is written for less than what has waited for a commit, and the transaction of the charge is shorter by it.
 *
 * @param charged  what the charge will be
 */
export function packer(
  desk: Desk,
  row: Row,
  call: Call,
  outcome: Outcome,
  charged: Micro,
  rooms: AnswerRooms,
): (charge: Charge) => Answer {
  if (tellsOfWallet(row, outcome)) return (charge) => packOutcome(desk, row, call, outcome, charge);
  return always(packByAmount(desk, row, call, outcome, charged, rooms));
}

/** Made here, where there is no outcome that it could hold. */
function always(answer: Answer): () => Answer {
  return () => answer;
}

function tellsOfWallet({ family }: Row, outcome: Outcome): outcome is DataOutcome {
  return outcome.kind === 'data' && family !== 'generic' && family !== 'sandbox';
}

/** An answer in which of the charge at most the amount stands. */
function packByAmount(desk: Desk, row: Row, call: Call, outcome: Outcome, charged: Micro, rooms: AnswerRooms): Answer {
  if (outcome.kind === 'bytes' || outcome.kind === 'stream')
    throw new Error(`${row.id} answers with ${outcome.kind}, which no memory of answers holds`);
  const { requestId } = call;
  const status = (outcome.kind === 'data' ? outcome.status : undefined) ?? row.success;
  if (outcome.kind === 'file')
    return { status, contentType: outcome.contentType, body: outcome.body, requestId, charged };
  const { data, write } = outcome;
  const { before, behind } = around(desk, row, call, outcome, charged);
  if (write === undefined)
    return { status, contentType: JSON_TYPE, body: before + JSON.stringify(data) + behind, requestId, charged };
  const bytes = jsonBytes((out) => {
    out.raw(before);
    write(out, data);
    out.raw(behind);
  }, rooms);
  return new WrittenAnswer(status, bytes, requestId, charged);
}

/** An answer that was written as bytes. It becomes text only where it is remembered, which most are not. */
class WrittenAnswer implements Answer {
  readonly status: number;
  readonly contentType: string = JSON_TYPE;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly requestId: string;
  readonly charged: Micro;

  constructor(status: number, bytes: Uint8Array<ArrayBuffer>, requestId: string, charged: Micro) {
    this.status = status;
    this.bytes = bytes;
    this.requestId = requestId;
    this.charged = charged;
  }

  get body(): string {
    return decoder.decode(this.bytes);
  }
}

const decoder = new TextDecoder();

/** What stands around data that is written by itself. */
function around(
  { settings: { labels }, engineVersion }: Desk,
  { family, apiVersion }: Row,
  { requestId, startedMs }: Call,
  { sample, warnings = [] }: DataOutcome,
  charged: Micro,
): Around {
  const timestamp = isoOf(startedMs);
  return family === 'generic'
    ? genericAround({ requestId, timestamp, charged, apiVersion, warnings })
    : sandboxAround(sample ?? NO_INPUT, labels, engineVersion, { requestId, timestamp, warnings });
}

/** Data in the envelope of any other family, as text. */
function textOf(
  { settings: { labels }, engineVersion }: Desk,
  { family, path, tag }: Row,
  { data, beside }: DataOutcome,
  charge: Charge | null,
): string {
  if (family === 'plain' || family === 'stream')
    return JSON.stringify(beside === undefined ? data : { ...(data as object), ...beside(charge) });
  if (family === 'archive') return JSON.stringify(archiveEnvelope(data, beside?.(charge) ?? {}));
  const billing =
    charge === null || charge.amount === 0n
      ? null
      : {
          charged: charge.amount,
          before: charge.before,
          after: charge.after,
          endpoint: path,
          category: tag.toLowerCase(),
        };
  return JSON.stringify(productEnvelope(data, billing, labels, engineVersion));
}

const NO_INPUT = { contentMode: 'fixture', inputUsage: { fromRequest: [], fromSample: [] } } as const;

/** Sends a computed or remembered answer. */
export function sendAnswer(
  desk: Desk,
  where: Where,
  call: Call,
  answer: Answer,
  replayed: boolean,
  own: Readonly<Record<string, string>> = {},
): Reply | Promise<Reply> {
  const { status, contentType, requestId, charged } = answer;
  const body = answer.bytes ?? answer.body;
  const headers = {
    ...own,
    ...(replayed && { ...REPLAYED, 'x-original-request-id': requestId }),
    ...(contentType.startsWith('image/svg') && PICTURE),
  };
  return send(
    desk,
    where,
    call,
    { status, contentType, body, headers },
    { charged: replayed ? 0n : charged, replayed },
  );
}

const REPLAYED = { 'idempotent-replayed': 'true' };
const PICTURE = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

/** Sends the answer of a free call. */
export function sendFree(desk: Desk, row: Row, where: Where, call: Call, outcome: Outcome): Reply | Promise<Reply> {
  if (outcome.kind !== 'bytes') {
    const own = outcome.kind === 'data' && outcome.isReplay === true ? REPLAYED : {};
    return sendAnswer(desk, where, call, packOutcome(desk, row, call, outcome, null, roomsOf(call)), false, own);
  }
  const { contentType, body, headers, status = row.success } = outcome;
  const sent = status === 304 ? { contentType: null, body: null } : { contentType, body };
  return send(desk, where, call, { status, ...sent, headers });
}

/** Sends a refusal in the family of its row. */
export function sendRefusal(
  desk: Desk,
  where: Where,
  call: Call,
  refusal: Refusal,
  fault?: string,
): Reply | Promise<Reply> {
  const {
    extras: { headers = {}, retryAfterSeconds },
    row: { status, code },
  } = refusal;
  const body = JSON.stringify(refusalEnvelope(where?.family ?? 'plain', refusal, call.requestId));
  const retry = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return send(
    desk,
    where,
    call,
    { status, contentType: JSON_TYPE, body, headers: { ...headers, ...retry } },
    { code, ...(fault === undefined ? {} : { fault }) },
  );
}

/** What the log is told of an answer. */
export interface Told {
  readonly code?: string;
  readonly charged?: bigint;
  readonly replayed?: boolean;
  readonly fault?: string;
  /** Of a stream, which is told of when it is over. */
  readonly bytes?: number;
}

/** Sends a parcel and writes its line of log; at once where the limiter need not be asked. */
export function send(desk: Desk, where: Where, call: Call, parcel: Parcel, told: Told = {}): Reply | Promise<Reply> {
  const allowance = standing(desk, call);
  return allowance instanceof Promise
    ? allowance.then((known) => sendAt(desk, where, call, parcel, told, known))
    : sendAt(desk, where, call, parcel, told, allowance);
}

/** The same when it is known where the caller stands. */
export function sendAt(desk: Desk, where: Where, call: Call, parcel: Parcel, told: Told, allowance: Allowance): Reply {
  const { request, requestId } = call;
  const { engineVersion, settings } = desk;
  // What is hidden has the headers of an address where nothing is.
  const isNowhere = where === null || where.hidden;
  const cors = isNowhere ? null : corsHeaders(where.cors, request.headers.get('origin'), settings.corsOrigins);
  const body = typeof parcel.body === 'string' ? encoded(parcel.body, roomsOf(call)) : parcel.body;
  const { status, contentType, headers } = parcel;
  const reply = respond({ status, contentType, body, ...(headers && { headers }) }, cors, {
    requestId,
    engineVersion,
    allowance,
  });
  if (!isStream(body)) tellOf(desk, where, call, status, { bytes: sizeOf(body), ...told });
  return request.method === 'HEAD' ? { ...reply, body: null } : reply;
}

/** Measures and logs an answer that is over. Neither a log nor a meter that fails may cost an answer, which may have been paid for. */
export function tellOf(desk: Desk, where: Where, call: Call, status: number, told: Told): void {
  try {
    tell(desk, where, call, status, told);
  } catch {
    // Said above.
  }
}

function tell(desk: Desk, where: Where, call: Call, status: number, told: Told): void {
  const { request, requestId, startedMs, trace, account, keyId } = call;
  const { code, charged, replayed, fault, bytes = 0 } = told;
  const method = KNOWN_METHODS.has(request.method) ? request.method : 'OTHER';
  const route = where?.route ?? 'none';
  const endedMs = desk.clock.nowMs();
  desk.telemetry.answered({
    method,
    route,
    status,
    startedMs,
    endedMs,
    code: code ?? null,
    charged: (charged ?? 0n) > 0n,
    replayed: replayed === true,
  });
  const line: Mutable<LogLine> = {
    event: 'request',
    level: status >= 500 ? 'error' : 'info',
    requestId,
    method,
    route,
    status,
    durationMs: endedMs - startedMs,
    bytes,
  };
  if (trace !== null) line.trace = trace;
  if (account !== null) line.accountId = account.id;
  if (keyId !== null) line.keyId = keyId;
  if (code !== undefined) line.code = code;
  if (charged !== undefined) line.chargedMicroUsd = String(charged);
  if (replayed === true) line.replayed = true;
  if (fault !== undefined) line.fault = fault;
  desk.log.write(line);
}

type Mutable<T> = { -readonly [M in keyof T]: T[M] };

const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
