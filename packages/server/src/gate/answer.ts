/** Step 11, answer: the outcome in its family's envelope, and every answer with its headers, its CORS and its line of log. */

import {
  archiveEnvelope,
  type Family,
  genericEnvelope,
  productEnvelope,
  refusalEnvelope,
  sandboxEnvelope,
} from '../contract/envelopes.ts';
import { corsHeaders } from '../http/cors.ts';
import type { Reply } from '../http/inquiry.ts';
import type { Refusal } from '../http/refusal.ts';
import { JSON_TYPE, type Parcel, respond } from '../http/respond.ts';
import { NOTHING } from '../money.ts';
import type { Answer, Charge } from '../ports/index.ts';
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

/**
 * The text of a row's answer. `charge` is null for a free call.
 *
 * @throws  Error for bytes, which no memory of answers could hold
 */
export function packOutcome(desk: Desk, row: Row, call: Call, outcome: Outcome, charge: Charge | null): Answer {
  if (outcome.kind === 'bytes') throw new Error(`${row.id} answers with bytes, so it has to be free`);
  const { requestId } = call;
  const status = (outcome.kind === 'data' ? outcome.status : undefined) ?? row.success;
  const charged = charge?.amount ?? NOTHING;
  if (outcome.kind === 'file')
    return { status, contentType: outcome.contentType, body: outcome.body, requestId, charged };
  const body = JSON.stringify(enveloped(desk, row, call, outcome, charge));
  return { status, contentType: JSON_TYPE, body, requestId, charged };
}

/** Data in the envelope of its row's family. */
function enveloped(
  { settings: { labels }, engineVersion }: Desk,
  { family, path, tag, apiVersion }: Row,
  { requestId, startedMs }: Call,
  { data, sample, beside }: DataOutcome,
  charge: Charge | null,
): unknown {
  if (family === 'plain') return data;
  if (family === 'archive') return archiveEnvelope(data, beside?.(charge) ?? {});
  if (family === 'product') {
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
    return productEnvelope(data, billing, labels, engineVersion);
  }
  const timestamp = new Date(startedMs).toISOString();
  return family === 'generic'
    ? genericEnvelope(data, { requestId, timestamp, charged: charge?.amount ?? NOTHING, apiVersion })
    : sandboxEnvelope(data, sample ?? NO_INPUT, labels, engineVersion, { requestId, timestamp });
}

const NO_INPUT = { contentMode: 'fixture', inputUsage: { fromRequest: [], fromSample: [] } } as const;

/** Sends a computed or remembered answer. */
export async function sendAnswer(
  desk: Desk,
  where: Where,
  call: Call,
  answer: Answer,
  replayed: boolean,
): Promise<Reply> {
  const headers = replayed ? { 'idempotent-replayed': 'true', 'x-original-request-id': answer.requestId } : {};
  const picture = answer.contentType.startsWith('image/svg')
    ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
    : {};
  const charged = replayed ? 0n : answer.charged;
  return send(
    desk,
    where,
    call,
    { status: answer.status, contentType: answer.contentType, body: answer.body, headers: { ...headers, ...picture } },
    { charged, replayed },
  );
}

/** Sends the answer of a free call. */
export function sendFree(desk: Desk, row: Row, where: Where, call: Call, outcome: Outcome): Promise<Reply> {
  if (outcome.kind !== 'bytes')
    return sendAnswer(desk, where, call, packOutcome(desk, row, call, outcome, null), false);
  const { contentType, body, headers } = outcome;
  return send(desk, where, call, { status: row.success, contentType, body, headers });
}

/** Sends a refusal in the family of its row. */
export async function sendRefusal(
  desk: Desk,
  where: Where,
  call: Call,
  refusal: Refusal,
  fault?: string,
): Promise<Reply> {
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

interface Told {
  readonly code?: string;
  readonly charged?: bigint;
  readonly replayed?: boolean;
  readonly fault?: string;
}

/** Sends a parcel and writes its line of log. */
export async function send(desk: Desk, where: Where, call: Call, parcel: Parcel, told: Told = {}): Promise<Reply> {
  const { request, requestId } = call;
  const allowance = await standing(desk, call);
  const cors = where === null ? {} : corsHeaders(where.cors, request.headers.get('origin'), desk.settings.corsOrigins);
  const head = request.method === 'HEAD';
  const reply = respond(
    { ...parcel, body: head ? null : parcel.body, headers: { ...cors, ...parcel.headers } },
    { requestId, engineVersion: desk.engineVersion, allowance },
  );
  try {
    tell(desk, where, call, parcel, told);
  } catch {
    // Neither a log nor a meter that fails may cost an answer, which may have been paid for.
  }
  return reply;
}

/** What is measured and logged beside an answer. */
function tell(desk: Desk, where: Where, call: Call, parcel: Parcel, told: Told): void {
  const { request, requestId, startedMs, trace, account, keyId } = call;
  const method = KNOWN_METHODS.has(request.method) ? request.method : 'OTHER';
  const endedMs = desk.clock.nowMs();
  desk.telemetry.answered({
    method,
    route: where?.route ?? 'none',
    status: parcel.status,
    startedMs,
    endedMs,
    code: told.code ?? null,
    charged: (told.charged ?? 0n) > 0n,
    replayed: told.replayed === true,
  });
  desk.log.write({
    event: 'request',
    level: parcel.status >= 500 ? 'error' : 'info',
    requestId,
    ...(trace === null ? {} : { trace }),
    method,
    route: where?.route ?? 'none',
    status: parcel.status,
    durationMs: endedMs - startedMs,
    bytes: sizeOf(parcel.body),
    ...(account === null ? {} : { accountId: account.id }),
    ...(keyId === null ? {} : { keyId }),
    ...(told.code === undefined ? {} : { code: told.code }),
    ...(told.charged === undefined ? {} : { chargedMicroUsd: String(told.charged) }),
    ...(told.replayed === true ? { replayed: true } : {}),
    ...(told.fault === undefined ? {} : { fault: told.fault }),
  });
}

/** Bytes of a body as it travels, counted where it is: encoding it only to measure it would double the work. */
function sizeOf(body: Parcel['body']): number {
  if (typeof body !== 'string') return body?.byteLength ?? 0;
  let bytes = body.length;
  for (let i = 0; i < body.length; i += 1) {
    const unit = body.charCodeAt(i);
    // Two units of a pair make four bytes; any other unit from 0x800 on makes three.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}

const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
