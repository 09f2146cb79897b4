/** Step 11, answer: the outcome in its family's envelope, and every answer with its headers, its CORS and its line of log. */

import { type Family, genericEnvelope, refusalEnvelope, sandboxEnvelope } from '../contract/envelopes.ts';
import { corsHeaders } from '../http/cors.ts';
import type { Refusal } from '../http/refusal.ts';
import { JSON_TYPE, type Parcel, respond } from '../http/respond.ts';
import type { Micro } from '../money.ts';
import type { Answer } from '../ports.ts';
import type { Desk } from './desk.ts';
import { standing } from './limit.ts';
import type { Call } from './name.ts';
import type { Outcome, Row } from './row.ts';

/** What a log line and the CORS headers need to know of where the call went; null when it found no row. */
export type Where = { readonly route: string; readonly family: Family; readonly cors: 'any' | 'listed' } | null;

/** The bytes of a row's answer. */
export function packOutcome(
  { settings, engineVersion }: Desk,
  row: Row,
  call: Call,
  outcome: Outcome,
  charged: Micro,
): Answer {
  const { requestId } = call;
  if (outcome.kind === 'file')
    return { status: 200, contentType: outcome.contentType, body: outcome.body, requestId, charged };
  const timestamp = new Date(call.startedMs).toISOString();
  const body =
    row.family === 'plain'
      ? outcome.data
      : row.family === 'generic'
        ? genericEnvelope(outcome.data, { requestId, timestamp, charged, apiVersion: row.apiVersion })
        : sandboxEnvelope(outcome.data, outcome.sample ?? NO_INPUT, settings.labels, engineVersion, {
            requestId,
            timestamp,
          });
  return { status: 200, contentType: JSON_TYPE, body: JSON.stringify(body), requestId, charged };
}

const NO_INPUT = { contentMode: 'fixture', inputUsage: { fromRequest: [], fromSample: [] } } as const;

/** Sends a computed or remembered answer. */
export async function sendAnswer(
  desk: Desk,
  where: Where,
  call: Call,
  answer: Answer,
  replayed: boolean,
): Promise<Response> {
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

/** Sends a refusal in the family of its row. */
export async function sendRefusal(
  desk: Desk,
  where: Where,
  call: Call,
  refusal: Refusal,
  fault?: string,
): Promise<Response> {
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
export async function send(desk: Desk, where: Where, call: Call, parcel: Parcel, told: Told = {}): Promise<Response> {
  const { request, requestId, startedMs, trace, account, keyId } = call;
  const allowance = await standing(desk, call);
  const cors = where === null ? {} : corsHeaders(where.cors, request.headers.get('origin'), desk.settings.corsOrigins);
  const head = request.method === 'HEAD';
  const response = respond(
    { ...parcel, body: head ? null : parcel.body, headers: { ...cors, ...parcel.headers } },
    { requestId, engineVersion: desk.engineVersion, allowance },
  );
  desk.log.write({
    event: 'request',
    level: parcel.status >= 500 ? 'error' : 'info',
    requestId,
    ...(trace === null ? {} : { trace }),
    method: KNOWN_METHODS.has(request.method) ? request.method : 'OTHER',
    route: where?.route ?? 'none',
    status: parcel.status,
    durationMs: desk.clock.nowMs() - startedMs,
    bytes: sizeOf(parcel.body),
    ...(account === null ? {} : { accountId: account.id }),
    ...(keyId === null ? {} : { keyId }),
    ...(told.code === undefined ? {} : { code: told.code }),
    ...(told.charged === undefined ? {} : { chargedMicroUsd: String(told.charged) }),
    ...(told.replayed === true ? { replayed: true } : {}),
    ...(told.fault === undefined ? {} : { fault: told.fault }),
  });
  return response;
}

/** Bytes of a body as it travels. */
function sizeOf(body: Parcel['body']): number {
  return (typeof body === 'string' ? new TextEncoder().encode(body) : body)?.byteLength ?? 0;
}

const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
