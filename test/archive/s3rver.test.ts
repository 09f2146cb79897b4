/**
 * Blobs in a bucket of s3rver, a server that others wrote (MIT). It reads every call, lists included, and who signed it; whether a signature of
 * today's form is right it does not reckon: the published ones, botocore and moto do (`bucket.test.ts`).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BucketFault, bucketBlobs } from '../../packages/server/src/serve/blobs/index.ts';
import { blobSuite } from './blob-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-s3rver-'));
const clock = { nowMs: () => Date.now() };
const NAMES = Array.from({ length: 40 }, (_, at) => `plans-${at}`);
let endpoint = '';
let server: S3rver;
let next = 0;
beforeAll(async () => {
  const configureBuckets = NAMES.map((name) => ({ name, configs: [] }));
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const settings = (keyId = 'S3RVER') => ({
  endpoint,
  bucket: NAMES[next++ % NAMES.length] as string,
  prefix: 'khagol/',
  keyId,
  secret: 'S3RVER',
  region: 'us-east-1',
});

blobSuite('a bucket of s3rver', async () => ({
  blobs: await bucketBlobs(settings(), clock),
  close: async () => undefined,
}));

it('gives nothing to a key that it does not know', async () => {
  const blobs = bucketBlobs(settings('NOBODY'), clock).then((opened) => opened.list(''));
  await expect(blobs).rejects.toThrow(BucketFault);
});
