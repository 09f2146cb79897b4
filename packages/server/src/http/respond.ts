/**
 * The last step of every answer, good or bad: one place puts the headers that all of them carry.
 */

import type { Allowance } from '../ports/index.ts';
import type { Reply } from './inquiry.ts';

/** What the standard headers tell. */
export interface Stamped {
  readonly requestId: string;
  readonly engineVersion: string;
  readonly allowance: Allowance;
}

export interface Parcel {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Reply['body'];
  readonly headers?: Readonly<Record<string, string>>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers a page in a browser may read across origins. */
export const EXPOSED_HEADERS: string =
  'X-Request-Id, X-Engine-Version, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotent-Replayed, X-Original-Request-Id, ETag, Accept-Ranges, Content-Range, Content-Disposition, X-Service-Speed';

/**
 * The reply with the standard headers. `no-store` unless the parcel says otherwise: most answers hold somebody's birth.
 *
 * @param cors  who may read it from a page of another origin
 */
export function respond(
  { status, contentType, body, headers: own }: Parcel,
  cors: Readonly<Record<string, string>> | null,
  { requestId, engineVersion, allowance }: Stamped,
): Reply {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'x-ratelimit-limit': String(allowance.limit),
    'x-ratelimit-remaining': String(allowance.remaining),
    'x-ratelimit-reset': String(allowance.resetAtSeconds),
    'x-request-id': requestId,
    'x-engine-version': engineVersion,
  };
  if (contentType !== null) headers['content-type'] = contentType;
  // Name by name: most answers have none of these, and a copy of what is empty still costs a copy.
  for (const name in cors) headers[name] = cors[name] as string;
  for (const name in own) headers[name] = own[name] as string;
  return { status, headers, body };
}
