/**
 * Blobs as files under one folder. A file has its name only when its bytes are on the disk: they are written beside it, flushed and
 * renamed. What a crash leaves of that, `….part`, is listed and goes with its key.
 */

import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { type BlobStore, checkBlobKey } from '../../ports/index.ts';

const PART = '.part';

/** @param folder  made when it is not there, for its owner alone */
export function fileBlobs(folder: string): BlobStore {
  const placeOf = (key: string): string => {
    checkBlobKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    about: { adapter: 'files', durable: true, note: `folder "${folder}", readable by this machine only` },
    put: async (key, bytes) => {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const file = await open(`${place}${PART}`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${place}${PART}`, place);
      await flush(dirname(place));
    },
    get: async (key) => {
      const bytes = await readFile(placeOf(key)).catch(unlessMissing);
      return bytes === null ? null : new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    delete: async (key) => {
      const place = placeOf(key);
      for (const one of [place, `${place}${PART}`]) await rm(one, { force: true });
      await flush(dirname(place)).catch(unlessMissing);
    },
    list: async (prefix) => {
      const home = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const found = await filesIn(join(folder, ...home.split('/')), home);
      return found.filter((key) => key.startsWith(prefix)).sort();
    },
  };
}

/** Files below a folder as keys; none when it is not there. */
async function filesIn(folder: string, key: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
  const found = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? filesIn(join(folder, entry.name), `${posix.join(key, entry.name)}/`)
        : [posix.join(key, entry.name)],
    ),
  );
  return found.flat();
}

/** The names in a folder are on the disk as well. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
