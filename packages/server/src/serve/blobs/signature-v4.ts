/**
 * The signature that services with Amazon's storage interface ask for.
 *
 * @source  AWS Signature Version 4, "Create a signed AWS API request" and "Signature calculations for the Authorization header: transferring
 *          payload in a single chunk" (Amazon S3 API reference)
 */

import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

export interface Signable {
  readonly method: string;
  /** Its path is escaped as it will travel. */
  readonly url: URL;
  /** Headers to be signed beside host, x-amz-date and x-amz-content-sha256. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly atMs: number;
}

/** Headers of a request, its signature among them, without `host`, which the transport writes. */
export function signedHeaders(
  { keyId, secret, region }: Credentials,
  { method, url, headers = {}, body, atMs }: Signable,
): Record<string, string> {
  const stamp = new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': hash(body), 'x-amz-date': stamp };
  const signed = Object.entries({ ...sent, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    sent['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(mac, Buffer.from(`AWS4${secret}`));
  const signature = mac(key, text).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** Escapes everything but the letters, digits and `-._~`. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** By name, then by value; sorted before they are joined, for `=` comes after hyphen and digits. */
function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => [escaped(name), escaped(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
