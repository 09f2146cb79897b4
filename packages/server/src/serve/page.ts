/** Pages: a file of the built site with its type, its ETag and the policy that lets it run WebAssembly and nothing foreign. */

import type { Call } from '../gate/name.ts';
import { isCurrent } from '../http/byte-range.ts';
import { acceptsGzip } from '../http/codings.ts';
import { allowing, Refusal } from '../http/refusal.ts';
import type { Parcel } from '../http/respond.ts';
import type { Site } from '../ports/index.ts';

/** The page loads its own files only; `wasm-unsafe-eval` lets it compile WebAssembly and does not allow `eval`. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The answer for a path of the site.
 *
 * @returns null when the site has no such file
 */
export function sitePage(
  site: Site | undefined,
  { request, url }: Call,
): { readonly parcel: Parcel } | { readonly refusal: Refusal } | null {
  const file = site?.find(url.pathname) ?? null;
  if (file === null) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const message = 'This is a page; it answers GET and HEAD.';
    return { refusal: new Refusal('METHOD_NOT_ALLOWED', message, allowing(['GET', 'HEAD'])) };
  }
  const zipped = file.gzip !== null && acceptsGzip(request.headers.get('accept-encoding'));
  const headers = {
    etag: file.etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    ...(file.gzip === null ? {} : { vary: 'Accept-Encoding' }),
  };
  if (isCurrent(request.headers.get('if-none-match'), file.etag))
    return { parcel: { status: 304, contentType: null, body: null, headers } };
  const body = zipped && file.gzip !== null ? file.gzip : file.bytes;
  return {
    parcel: {
      status: 200,
      contentType: file.contentType,
      body,
      headers: { ...headers, ...(zipped && { 'content-encoding': 'gzip' }) },
    },
  };
}
