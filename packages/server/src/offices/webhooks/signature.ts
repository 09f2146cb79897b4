/**
 * The headers of a delivery: the published signature over the body, and beside it those of Standard Webhooks, which cover id and time too,
 * so that a stock verifier works and nobody can send a captured delivery again later.
 *
 * While a secret is being changed both sign. The published header holds one value, which receivers compare whole, so it moves to the new
 * secret at once and the old one signs in a header of its own; the list of Standard Webhooks carries both.
 */

import type { CryptoPort, EventType } from '../../ports/index.ts';
import { hmacSha256 } from './hmac.ts';
import { base64, standardKey, writtenKey } from './secret.ts';

export interface Signed {
  readonly eventId: string;
  readonly type: EventType;
  /** The very text that is sent. */
  readonly body: string;
  readonly nowMs: number;
  readonly secret: string;
  /** The secret before, while both sign. */
  readonly previous: string | null;
}

/** Headers of one attempt, names in lower case. Time and signatures are fresh each time, id and body never change. */
export async function deliveryHeaders(
  { eventId, type, body, nowMs, secret, previous }: Signed,
  crypto: CryptoPort,
): Promise<Readonly<Record<string, string>>> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const secrets = previous === null ? [secret] : [secret, previous];
  const [ofBody = '', ofBodyBefore] = await Promise.all(secrets.map((one) => signBody(body, one, crypto)));
  const standard = await Promise.all(secrets.map((one) => signStandard(eventId, timestamp, body, one, crypto)));
  return {
    'content-type': 'application/json',
    'user-agent': 'Khagol-Webhooks/1',
    'x-service-signature': ofBody,
    ...(ofBodyBefore === undefined ? {} : { 'x-service-signature-previous': ofBodyBefore }),
    'x-service-event': type,
    'x-service-delivery': eventId,
    'x-service-timestamp': timestamp,
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

/** `sha256=` and the HMAC of the body in lower-case hexadecimal. */
async function signBody(body: string, secret: string, crypto: CryptoPort): Promise<string> {
  const mac = await hmacSha256(writtenKey(secret), new TextEncoder().encode(body), crypto);
  return `sha256=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** @source Standard Webhooks 1.0, symmetric signatures */
async function signStandard(
  id: string,
  timestamp: string,
  body: string,
  secret: string,
  crypto: CryptoPort,
): Promise<string> {
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return `v1,${base64(await hmacSha256(standardKey(secret), signed, crypto))}`;
}
