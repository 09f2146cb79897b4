/** The suite that every blob store passes. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../packages/server/src/ports/index.ts';

export interface OpenedBlobs {
  readonly blobs: BlobStore;
  close(): Promise<void>;
}

export function blobSuite(name: string, open: () => Promise<OpenedBlobs>): void {
  describe(`blobs in ${name}`, () => {
    let opened: OpenedBlobs;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    it('come back as they were put, and are replaced whole', async () => {
      const { blobs } = opened;
      const every = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 31) & 255);
      await blobs.put('archive/acc_1/x/blb_1', every);
      expect(Buffer.from((await blobs.get('archive/acc_1/x/blb_1')) ?? []).equals(every)).toBe(true);
      await blobs.put('archive/acc_1/x/blb_1', new Uint8Array([1]));
      expect([...((await blobs.get('archive/acc_1/x/blb_1')) ?? [])]).toEqual([1]);
      await blobs.put('empty', new Uint8Array(0));
      expect((await blobs.get('empty'))?.length).toBe(0);
    });

    it('keep nothing of the array they were given', async () => {
      const { blobs } = opened;
      const bytes = new Uint8Array([1, 2, 3]);
      await blobs.put('a', bytes);
      bytes.fill(9);
      const got = (await blobs.get('a')) as Uint8Array;
      expect([...got]).toEqual([1, 2, 3]);
      got.fill(8);
      expect([...((await blobs.get('a')) ?? [])]).toEqual([1, 2, 3]);
    });

    it('are not there when they were never put, or deleted once or twice', async () => {
      const { blobs } = opened;
      expect(await blobs.get('no/such')).toBeNull();
      await blobs.delete('no/such');
      await blobs.put('a/b', new Uint8Array([1]));
      await blobs.delete('a/b');
      await blobs.delete('a/b');
      expect([await blobs.get('a/b'), await blobs.list('')]).toEqual([null, []]);
    });

    it('are listed by how their keys begin, in order', async () => {
      const { blobs } = opened;
      for (const key of ['b/2', 'b/10', 'b/1', 'a/b/1', 'bb/1', 'b-1']) await blobs.put(key, new Uint8Array([1]));
      expect(await blobs.list('b/')).toEqual(['b/1', 'b/10', 'b/2']);
      expect(await blobs.list('b/1')).toEqual(['b/1', 'b/10']);
      expect(await blobs.list('b')).toEqual(['b-1', 'b/1', 'b/10', 'b/2', 'bb/1']);
      expect(await blobs.list('')).toEqual(['a/b/1', 'b-1', 'b/1', 'b/10', 'b/2', 'bb/1']);
      expect(await blobs.list('c/')).toEqual([]);
      await blobs.delete('b/1');
      expect(await blobs.list('b/')).toEqual(['b/10', 'b/2']);
    });

    it.each([
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../b',
      'a/.',
      '.a',
      'a b',
      'a\\b',
      'ä',
      'a\u0000',
      'x'.repeat(513),
    ])('take no key such as %j', async (key) => {
      await expect(opened.blobs.put(key, new Uint8Array([1]))).rejects.toThrow(RangeError);
      expect(await opened.blobs.list('')).toEqual([]);
    });
  });
}
