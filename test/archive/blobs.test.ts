/** Blobs in memory and in files. */

import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileBlobs, memoryBlobs } from '../../packages/server/src/serve/blobs/index.ts';
import { blobSuite } from './blob-rules.ts';

blobSuite('memory', async () => ({ blobs: memoryBlobs(), close: async () => undefined }));

function folder(): { readonly path: string; close(): Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'khagol-blobs-'));
  return { path, close: async () => rmSync(path, { recursive: true, force: true }) };
}

blobSuite('files', async () => {
  const at = folder();
  return { blobs: fileBlobs(join(at.path, 'made', 'here')), close: at.close };
});

describe('blobs in files', () => {
  it('are read by their owner alone, and outlive the store that wrote them', async () => {
    const at = folder();
    await fileBlobs(at.path).put('a/b', new Uint8Array([7]));
    expect(statSync(join(at.path, 'a', 'b')).mode & 0o777).toBe(0o600);
    expect(statSync(join(at.path, 'a')).mode & 0o777).toBe(0o700);
    expect([...((await fileBlobs(at.path).get('a/b')) ?? [])]).toEqual([7]);
    await at.close();
  });

  it('show what a crash left half written, and take it away with its key', async () => {
    const at = folder();
    const blobs = fileBlobs(at.path);
    mkdirSync(join(at.path, 'a'));
    writeFileSync(join(at.path, 'a', 'b.part'), 'half');
    expect([await blobs.get('a/b'), await blobs.list('a/')]).toEqual([null, ['a/b.part']]);
    await blobs.delete('a/b');
    expect(await blobs.list('')).toEqual([]);
    await blobs.put('a/c', new Uint8Array([1]));
    expect(existsSync(join(at.path, 'a', 'c.part'))).toBe(false);
    await at.close();
  });

  it('fail loudly where they cannot be written', async () => {
    const at = folder();
    writeFileSync(join(at.path, 'file'), '');
    await expect(fileBlobs(join(at.path, 'file')).put('a', new Uint8Array([1]))).rejects.toThrow();
    await at.close();
  });
});
