/** Where bytes lie that are too many for a row: plans, scans, results, exports. */

import type { AdapterNote } from './world.ts';

/** Keys are ours: segments of letters, digits, hyphen, underscore and dot, parted by slashes; never the caller's text. */
export interface BlobStore {
  readonly about: AdapterNote;
  /** The bytes are there, and stay there, when this returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** The bytes are gone when this returns; twice is as good as once. */
  delete(key: string): Promise<void>;
  /** Every key that begins so, in order. */
  list(prefix: string): Promise<readonly string[]>;
}

/** @throws RangeError for a key that no store takes */
export function checkBlobKey(key: string): void {
  if (key.length > 512 || !/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(key))
    throw new RangeError('a blob key is made of letters, digits, hyphens, underscores, dots and single slashes');
}
