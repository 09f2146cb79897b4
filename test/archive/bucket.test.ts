/** Blobs in a bucket: signatures against Amazon's published ones, and the whole adapter against a server that others wrote. */

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BucketFault, bucketBlobs } from '../../packages/server/src/serve/blobs/index.ts';
import { escaped, signedHeaders } from '../../packages/server/src/serve/blobs/signature-v4.ts';
import { blobSuite } from './blob-rules.ts';
import { botocoreSignatures, hasMoto, type MotoServer, startMoto } from './moto-server.ts';

const MOTO = hasMoto();
if (!MOTO)
  console.warn(
    '!!! MOTO IS NOT INSTALLED HERE (pip install moto[server]): THE BUCKET IS HELD AGAINST PUBLISHED SIGNATURES ALONE !!!',
  );

/** "Signature calculations for the Authorization header", Amazon S3 API reference, examples of 24 May 2013. */
const EXAMPLE = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const atMs = Date.UTC(2013, 4, 24);
const nothing = new Uint8Array(0);
const HOST = 'https://examplebucket.s3.amazonaws.com';

describe('a signature', () => {
  it.each([
    [
      'GET Object',
      { method: 'GET', url: `${HOST}/test.txt`, headers: { range: 'bytes=0-9' }, body: nothing },
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT Object',
      {
        method: 'PUT',
        url: `${HOST}/test%24file.text`,
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        body: new TextEncoder().encode('Welcome to Amazon S3.'),
      },
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET Bucket Lifecycle',
      { method: 'GET', url: `${HOST}/?lifecycle`, body: nothing },
      'host;x-amz-content-sha256;x-amz-date',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET Bucket (List Objects)',
      { method: 'GET', url: `${HOST}/?prefix=J&max-keys=2`, body: nothing },
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('of %s is the published one', (_, { url, ...request }, names, signature) => {
    expect(signedHeaders(EXAMPLE, { ...request, url: new URL(url), atMs })['authorization']).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
    );
  });
});

/** Mulberry32. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it.skipIf(!MOTO)('the signatures of 300 made-up requests are those of botocore, seed 20261122', () => {
  const next = chance(20_261_122);
  const word = (): string =>
    Array.from({ length: 1 + Math.floor(next() * 9) }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('');
  const requests = Array.from({ length: 300 }, () => {
    const path = Array.from({ length: Math.floor(next() * 4) }, () => escaped(word())).join('/');
    const names = [...new Set(Array.from({ length: Math.floor(next() * 4) }, word))];
    const query = names.map((name) => `${escaped(name)}=${escaped(next() < 0.2 ? '' : word())}`).join('&');
    const url = new URL(`http://127.0.0.1:9000/plans/${path}`);
    url.search = query;
    const body = Uint8Array.from({ length: Math.floor(next() * 40) }, () => next() * 256);
    return {
      method: ['GET', 'PUT', 'DELETE'][Math.floor(next() * 3)] as string,
      url,
      body,
      atMs: Math.floor(next() * 2 ** 41),
    };
  });
  const ours = requests.map((request) => signedHeaders(EXAMPLE, request));
  const theirs = botocoreSignatures(
    EXAMPLE,
    requests.map(({ method, url }, i) => {
      const { authorization: _, ...headers } = ours[i] as Record<string, string>;
      return { method, url: url.href, headers: { ...headers, host: url.host } };
    }),
  );
  expect(ours.map((headers) => /Signature=(\w+)$/.exec(headers['authorization'] ?? '')?.[1])).toEqual(theirs);
});

const LETTERS = [...'abzAZ09-_.~/+ =&?%*()!ü☉'];

const clock = { nowMs: () => Date.now() };

describe.skipIf(!MOTO)('a bucket of another make', () => {
  let server: MotoServer;
  let count = 0;
  beforeAll(async () => {
    server = await startMoto();
  }, 60_000);
  afterAll(() => server?.stop());

  async function fresh(
    more: {
      readonly prefix?: string;
      readonly secret?: string;
      readonly versioned?: boolean;
      readonly checked?: boolean;
    } = {},
  ) {
    count += 1;
    const bucket = `plans-${count}`;
    await server.bucket(bucket, more);
    const { endpoint, keyId, secret, region } = server;
    return bucketBlobs(
      { endpoint, keyId, region, bucket, secret: more.secret ?? secret, prefix: more.prefix ?? '' },
      clock,
    );
  }

  blobSuite('a bucket', async () => ({ blobs: await fresh(), close: async () => undefined }));
  blobSuite('a part of a bucket', async () => ({
    blobs: await fresh({ prefix: 'archive/eu/' }),
    close: async () => undefined,
  }));

  it('lets in whoever signs right, and nobody else', async () => {
    const blobs = await fresh({ checked: true });
    await blobs.put('archive/acc_1/blb_1', new Uint8Array([1, 2]));
    expect([...((await blobs.get('archive/acc_1/blb_1')) ?? [])]).toEqual([1, 2]);
    await blobs.delete('archive/acc_1/blb_1');
    expect(await blobs.get('archive/acc_1/blb_1')).toBeNull();
    await expect(fresh({ checked: true, secret: 'x'.repeat(40) })).rejects.toThrow(/403 SignatureDoesNotMatch/);
  });

  it('is refused when it keeps old versions, for nothing would be erased', async () => {
    await expect(fresh({ versioned: true })).rejects.toThrow(/keeps old versions/);
  });

  it('is read to the end of its list', async () => {
    const blobs = await fresh();
    const keys = Array.from({ length: 1003 }, (_, i) => `many/${String(i).padStart(4, '0')}`);
    for (let i = 0; i < keys.length; i += 20)
      await Promise.all(keys.slice(i, i + 20).map((key) => blobs.put(key, new Uint8Array([1]))));
    expect(await blobs.list('many/')).toEqual(keys);
  }, 60_000);
});

describe('a bucket that fails', () => {
  async function against(answer: RequestListener, work: (endpoint: string) => Promise<void>): Promise<void> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const settings = (endpoint: string) => ({ ...EXAMPLE, endpoint, bucket: 'plans', prefix: '' });

  it('is never taken for an empty one', async () => {
    let status = 200;
    await against(
      (_, response) => response.writeHead(status).end('<Error><Code>SlowDown</Code><Key>AKIASECRET</Key></Error>'),
      async (endpoint) => {
        const blobs = await bucketBlobs(settings(endpoint), clock);
        for (status of [403, 500, 503]) {
          const works: readonly (() => Promise<unknown>)[] = [
            () => blobs.get('a'),
            () => blobs.put('a', nothing),
            () => blobs.delete('a'),
            () => blobs.list('a'),
          ];
          for (const work of works) {
            const fault = await work().then(
              () => null,
              (error: unknown) => error,
            );
            expect(fault).toBeInstanceOf(BucketFault);
            expect(String(fault)).not.toContain('AKIA');
          }
        }
        status = 404;
        expect(await blobs.get('a')).toBeNull();
        await blobs.delete('a');
        await expect(blobs.list('a')).rejects.toThrow(BucketFault);
        await expect(blobs.put('a', nothing)).rejects.toThrow(BucketFault);
      },
    );
  });

  it('is not followed elsewhere, and its silence is an error', async () => {
    await against(
      (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      (endpoint) => expect(bucketBlobs(settings(endpoint), clock)).rejects.toThrow(BucketFault),
    );
    await against(
      (request) => request.socket.destroy(),
      (endpoint) => expect(bucketBlobs(settings(endpoint), clock)).rejects.toThrow(BucketFault),
    );
  });
});
