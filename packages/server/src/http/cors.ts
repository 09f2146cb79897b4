/** Who may read an answer from a page of another origin: anybody on keyless routes, listed origins on the rest. */

import { EXPOSED_HEADERS } from './respond.ts';

/** What rows read of a request. */
const ALLOWED_HEADERS =
  'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Last-Event-ID, Prefer, Range, X-API-Key, X-Idempotency-Key, X-Request-Id, X-Vastu-Property-Id, X-Vastu-Tenant-Ref';

/**
 * CORS headers of an ordinary answer.
 *
 * @param cors     `any` for keyless routes
 * @param origins  the listed origins, such as `https://example.org`
 */
export function corsHeaders(
  cors: 'any' | 'listed',
  origin: string | null,
  origins: readonly string[],
): Readonly<Record<string, string>> {
  if (cors === 'any') return ANYBODY;
  if (origin === null || !origins.includes(origin)) return origins.length === 0 ? NOBODY : { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED_HEADERS, vary: 'Origin' };
}

const ANYBODY = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED_HEADERS };
const NOBODY = {};

/** Headers of the answer to a preflight: those above, and what may be sent. */
export function preflightHeaders(
  cors: 'any' | 'listed',
  origin: string | null,
  origins: readonly string[],
  allow: readonly string[],
): Record<string, string> {
  const headers = corsHeaders(cors, origin, origins);
  const granted = headers['access-control-allow-origin'] !== undefined;
  return {
    ...headers,
    allow: allow.join(', '),
    ...(granted && {
      'access-control-allow-methods': allow.join(', '),
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '86400',
    }),
  };
}
