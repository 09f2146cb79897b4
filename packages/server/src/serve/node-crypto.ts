/** The crypto port over Node: digests at once, where Web Crypto would take a turn through the thread pool for each. */

import * as crypto from 'node:crypto';
import type { CryptoPort } from '../ports/index.ts';

/** Names of calls and events need 10 bytes each, and asking the system for so few costs more than the rest of a free call. */
const POOL_BYTES = 4096;
/** Secrets never come from the pool. */
const FROM_POOL = 12;

const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;

export const nodeCrypto: CryptoPort = {
  randomBytes: (count) => {
    if (count > FROM_POOL) return crypto.randomFillSync(new Uint8Array(count));
    if (used + count > POOL_BYTES) {
      crypto.randomFillSync(pool);
      used = 0;
    }
    used += count;
    return pool.slice(used - count, used);
  },
  sha256: async (bytes) => digestOf(bytes),
  sha256Now: digestOf,
};

/**
 * Digests in one step where Node has it (20.12). One character a byte, because a text is made and dropped for a third of what a buffer of
 * its own costs.
 */
function digestOf(data: string | Uint8Array): Uint8Array {
  const text =
    crypto.hash === undefined
      ? crypto.createHash('sha256').update(data).digest('binary')
      : crypto.hash('sha256', data, 'binary');
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i += 1) digest[i] = text.charCodeAt(i);
  return digest;
}
