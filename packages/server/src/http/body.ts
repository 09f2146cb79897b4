/**
 * The bytes of a request, within a size, and only if they claim to be JSON.
 *
 * The declared length is judged before a byte is read; a body without one is counted while it streams.
 */

import type { Inquiry } from './inquiry.ts';
import { Refusal } from './refusal.ts';

/** Default ceiling of a body. */
export const BODY_LIMIT_BYTES: number = 64 * 1024;

/**
 * Reads a body of at most `limitBytes`.
 *
 * @returns the bytes; null when there is no body and no content type, which is not the same as an empty JSON body
 * @throws  Refusal PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or BAD_REQUEST when the caller went away half way
 */
export async function readBody(inquiry: Inquiry, limitBytes: number): Promise<Uint8Array | null> {
  const { headers } = inquiry;
  const declared = declaredLength(headers.get('content-length'));
  if (declared !== null && declared > limitBytes) throw tooLarge(limitBytes);
  const contentType = headers.get('content-type');
  if (contentType !== null || (declared ?? 0) > 0) checkType(contentType, headers.get('content-encoding'));
  const bytes = await inquiry.bytes(limitBytes).catch(() => {
    throw new Refusal('BAD_REQUEST', 'The body ended before it was complete.');
  });
  if (bytes === null) throw tooLarge(limitBytes);
  if (contentType !== null) return bytes;
  // Whether an undeclared body is there at all, only reading it can tell: `curl -X POST` sends none, and says nothing of it.
  if (bytes.length > 0) checkType(null, headers.get('content-encoding'));
  return null;
}

function declaredLength(header: string | null): number | null {
  if (header === null) return null;
  if (!/^\d{1,15}$/.test(header)) throw new Refusal('BAD_REQUEST', 'Content-Length is a whole number.');
  return Number(header);
}

/** `application/json` or `application/…+json`, in UTF-8, not compressed. */
function checkType(contentType: string | null, contentEncoding: string | null): void {
  if (contentEncoding !== null && contentEncoding.trim().toLowerCase() !== 'identity') {
    throw wrongType('Send the body uncompressed.');
  }
  if (contentType === 'application/json') return;
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (type.length > 128 || !/^application\/(?:[a-z0-9.-]+\+)?json$/.test(type))
    throw wrongType('Send the body as JSON, with Content-Type: application/json.');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) throw wrongType('JSON travels in UTF-8.');
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', `The body may have at most ${limitBytes} bytes.`, {
    members: { limitBytes },
  });
}

function wrongType(message: string): Refusal {
  return new Refusal('UNSUPPORTED_MEDIA_TYPE', message, { members: { supported: ['application/json'] } });
}
