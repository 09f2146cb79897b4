/** Blobs in this process's memory: for tests, and beside a store that forgets as well. */

import { type BlobStore, checkBlobKey } from '../../ports/index.ts';

export function memoryBlobs(): BlobStore {
  const held = new Map<string, Uint8Array>();
  return {
    about: { adapter: 'memory', durable: false, note: 'everything kept ends with the process' },
    put: async (key, bytes) => {
      checkBlobKey(key);
      held.set(key, Uint8Array.from(bytes));
    },
    get: async (key) => held.get(key)?.slice() ?? null,
    delete: async (key) => {
      held.delete(key);
    },
    list: async (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
