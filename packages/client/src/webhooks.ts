/**
 * `@khagol/client/webhooks`: is a delivery really from the server, whole, and of now?
 *
 * Two signatures may stand on it: `X-Service-Signature` over the body, and that of Standard Webhooks over id, time and body. Whichever stands
 * there must be right; at least one must stand there.
 *
 * @source Standard Webhooks 1.0, symmetric signatures
 */

import type { WebhookEvents } from './operations.generated.ts';

/** Any event, told apart by its `type`. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

export type WebhookFault = 'MISSING_SIGNATURE' | 'WRONG_SIGNATURE' | 'OUTSIDE_TOLERANCE' | 'BAD_BODY' | 'INVALID_CALL';

/** A delivery that must not be believed. Answer it with a 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: WebhookFault;

  constructor(code: WebhookFault, message: string) {
    super(message);
    this.code = code;
  }
}

/** Headers of a request: the `headers` of a `Request`, or those of Node, names in any case. */
export type DeliveryHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Delivery {
  readonly headers: DeliveryHeaders;
  /** The body as it came, before anything parsed it. */
  readonly body: string | Uint8Array;
  /** Of the subscription, as they were given out; several while one takes over from another. */
  readonly secrets: string | readonly string[];
  /** How far the clocks of both sides may be apart. 1 … 86 400 s, usually 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Seconds since 1970; usually now. */
  readonly nowSeconds?: number | undefined;
}

/** From an event to the end of its last attempt: waits of 1, 5 and 30 minutes, and 30 s for each of four attempts. */
const LAST_ATTEMPT_SECONDS = 38 * 60;
const SECRET_PREFIX = 'whsec_';

/**
 * The event of a delivery. Deliveries may come twice and out of order: remember the `id` of those that were handled.
 *
 * The time that counts is the signed one. Standard Webhooks signs that of the attempt; without it there is `created` in the body, which in
 * a last attempt is 38 minutes old.
 *
 * @throws  WebhookError
 */
export async function verifyWebhook(delivery: Delivery): Promise<WebhookEvent> {
  const { headers, toleranceSeconds = 300, nowSeconds = Date.now() / 1000 } = delivery;
  const secrets = [delivery.secrets].flat();
  if (secrets.length === 0 || !secrets.every((secret) => typeof secret === 'string' && secret !== ''))
    throw new WebhookError('INVALID_CALL', 'secrets is a secret, or a list of some.');
  if (!(toleranceSeconds >= 1 && toleranceSeconds <= 86_400) || !Number.isFinite(nowSeconds))
    throw new WebhookError('INVALID_CALL', 'toleranceSeconds is 1 … 86 400, nowSeconds a time.');
  const body = typeof delivery.body === 'string' ? new TextEncoder().encode(delivery.body) : delivery.body;
  if (!(body instanceof Uint8Array))
    throw new WebhookError('INVALID_CALL', 'body is the text or the bytes that came, not what was parsed out of them.');
  const ofBody = headerOf(headers, 'x-service-signature');
  const before = headerOf(headers, 'x-service-signature-previous');
  const standard = headerOf(headers, 'webhook-signature');
  if (ofBody === null && standard === null) throw new WebhookError('MISSING_SIGNATURE', 'No signature came with this.');
  if (ofBody !== null) await checkBody([ofBody, before], body, secrets);
  let sentSeconds: number | null = null;
  if (standard !== null) sentSeconds = await checkStandard(headers, standard, body, secrets);
  const event = eventOf(body);
  const oldest = sentSeconds === null ? toleranceSeconds + LAST_ATTEMPT_SECONDS : toleranceSeconds;
  const ageSeconds = nowSeconds - (sentSeconds ?? event.created);
  if (ageSeconds > oldest || ageSeconds < -toleranceSeconds)
    throw new WebhookError('OUTSIDE_TOLERANCE', 'The delivery is of another time.');
  return event;
}

/** `sha256=` and hexadecimal digits; the key is the secret as it is written. */
async function checkBody(
  told: readonly (string | null)[],
  body: Uint8Array,
  secrets: readonly string[],
): Promise<void> {
  const macs = told.flatMap((one) => {
    const digits = one === null ? null : /^sha256=((?:[0-9a-f]{2})+)$/.exec(one)?.[1];
    return digits ? [Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))] : [];
  });
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  if (!(await anyVerifies(keys, macs, body)))
    throw new WebhookError('WRONG_SIGNATURE', 'X-Service-Signature is wrong.');
}

/** @returns the signed time of the attempt, seconds since 1970 */
async function checkStandard(
  headers: DeliveryHeaders,
  told: string,
  body: Uint8Array,
  secrets: readonly string[],
): Promise<number> {
  const [id, time] = [headerOf(headers, 'webhook-id'), headerOf(headers, 'webhook-timestamp')];
  const macs = told.split(' ').flatMap((one) => (one.startsWith('v1,') ? (bytesOfBase64(one.slice(3)) ?? []) : []));
  const head = new TextEncoder().encode(`${id}.${time}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const whole = id !== null && time !== null && /^\d{1,12}$/.test(time);
  if (!whole || !(await anyVerifies(secrets.map(standardKey), macs, signed)))
    throw new WebhookError('WRONG_SIGNATURE', 'Webhook-Signature is wrong.');
  return Number(time);
}

/** What base64 holds after the prefix; a secret of another form is its own bytes. */
function standardKey(secret: string): Uint8Array {
  const coded = secret.startsWith(SECRET_PREFIX) ? bytesOfBase64(secret.slice(SECRET_PREFIX.length)) : null;
  return coded ?? new TextEncoder().encode(secret);
}

/** Web Crypto compares in constant time, and every pair is tried. */
async function anyVerifies(
  keys: readonly Uint8Array[],
  macs: readonly Uint8Array[],
  signed: Uint8Array,
): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const verdicts = keys.map(async (bytes) => {
    const key = await subtle.importKey('raw', bytes.slice(), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
    const each = await Promise.all(macs.map((mac) => subtle.verify('HMAC', key, mac.slice(), signed.slice())));
    return each.includes(true);
  });
  return (await Promise.all(verdicts)).includes(true);
}

/** Null for what no encoder would have written. */
function bytesOfBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Null when it is missing, and when it came twice with two values. */
function headerOf(headers: DeliveryHeaders, name: string): string | null {
  if (typeof headers['get'] === 'function') return headers['get'](name);
  const values = Object.entries(headers)
    .filter(([one]) => one.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
  return values.length === 1 ? (values[0] ?? null) : null;
}

function eventOf(body: Uint8Array): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // Said below.
  }
  const { id, type, created, data } = (event ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof type !== 'string' || !Number.isFinite(created) || typeof data !== 'object')
    throw new WebhookError('BAD_BODY', 'The body is no event.');
  return event as WebhookEvent;
}
