/** The crypto port over Web Crypto, which Node 20+, browsers and workers all have. */

import type { CryptoPort } from '../ports/index.ts';

export const webCrypto: CryptoPort = {
  randomBytes: (count) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
  sha256: async (bytes) => new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
};
