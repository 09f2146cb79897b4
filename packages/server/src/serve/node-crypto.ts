/** The crypto port over Node: digests at once, where Web Crypto would take a turn through the thread pool for each. */

import { createHash, randomBytes } from 'node:crypto';
import type { CryptoPort } from '../ports.ts';

export const nodeCrypto: CryptoPort = {
  randomBytes: (count) => new Uint8Array(randomBytes(count)),
  sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
};
