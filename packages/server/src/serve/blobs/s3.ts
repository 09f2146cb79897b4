/** Blobs in a bucket of a service with Amazon's storage interface, addressed by path. */

import { type BlobStore, type Clock, checkBlobKey } from '../../ports/index.ts';
import { type Credentials, escaped, signedHeaders } from './signature-v4.ts';

export interface BucketSettings extends Credentials {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** In front of every key; empty, or ending with a slash. */
  readonly prefix: string;
}

/** The service refused, or could not be reached. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
}

const PATIENCE_MS = 20_000;
const NOTHING = new Uint8Array(0);
const NOT_IMPLEMENTED = 501;

/**
 * Opens the bucket.
 *
 * @throws  BucketFault when it cannot be reached, or keeps old versions: then nothing in it would ever be erased
 */
export async function bucketBlobs(settings: BucketSettings, clock: Clock): Promise<BlobStore> {
  const { endpoint, bucket, prefix } = settings;
  const send = async (
    method: string,
    key: string,
    query: Readonly<Record<string, string>> = {},
    body: Uint8Array = NOTHING,
  ): Promise<Response> => {
    const path = [bucket, ...(key === '' ? [] : `${prefix}${key}`.split('/'))].map(escaped).join('/');
    const url = new URL(`${endpoint}/${path}`);
    url.search = Object.entries(query)
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .join('&');
    const headers = signedHeaders(settings, { method, url, body, atMs: clock.nowMs() });
    return fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
    }).catch((error: unknown) => {
      throw new BucketFault(`the bucket did not answer ${method}`, { cause: error });
    });
  };
  const told = await send('GET', '', { versioning: '' });
  // A service that knows no versions keeps none.
  const versioning = told.status === NOT_IMPLEMENTED ? '' : await textOf(told, 'GET versioning');
  if (/<Status>(?:Enabled|Suspended)<\/Status>/.test(versioning))
    throw new BucketFault('the bucket keeps old versions of what is deleted; take one without versioning');
  return {
    about: { adapter: 's3', durable: true, note: `bucket "${bucket}" at ${new URL(endpoint).host}` },
    put: async (key, bytes) => {
      checkBlobKey(key);
      await textOf(await send('PUT', key, {}, bytes), 'PUT');
    },
    get: async (key) => {
      checkBlobKey(key);
      const answer = await send('GET', key);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new BucketFault(`the bucket answered GET with ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    delete: async (key) => {
      checkBlobKey(key);
      const answer = await send('DELETE', key);
      if (answer.status !== 404) await textOf(answer, 'DELETE');
    },
    list: async (start) => {
      const found: string[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = {
          'list-type': '2',
          prefix: `${prefix}${start}`,
          ...(token === '' ? {} : { 'continuation-token': token }),
        };
        const page = await textOf(await send('GET', '', query), 'GET list');
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) found.push(key.slice(prefix.length));
        token = /<IsTruncated>true<\/IsTruncated>/.test(page)
          ? plain(/<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1])
          : undefined;
      }
      return found.sort();
    },
  };
}

/** Keys are ours and need no reading of entities; a token is the service's and may. */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name]);
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

/** The body of a success. What a refusal says stays out of the error: it may quote the key id. */
async function textOf(answer: Response, what: string): Promise<string> {
  const text = await answer.text();
  if (!answer.ok)
    throw new BucketFault(
      `the bucket answered ${what} with ${answer.status} ${/<Code>(\w{1,40})<\/Code>/.exec(text)?.[1] ?? ''}`,
    );
  return text;
}
