/** Keys in memory: for a development key and for tests. Digests only; the key itself is not kept. */

import { hex } from '../../http/names.ts';
import type { Account, CryptoPort, KeyRecord, KeyStore } from '../../ports.ts';

export interface KeyToHold {
  readonly key: string;
  readonly account: Account;
  readonly active?: boolean;
}

/** A store that knows these keys. */
export async function memoryKeys(crypto: CryptoPort, keys: readonly KeyToHold[]): Promise<KeyStore> {
  const records = new Map<string, KeyRecord>();
  for (const { key, account, active = true } of keys) {
    const digest = await digestOfKey(crypto, key);
    records.set(keyIdOf(digest), { keyId: keyIdOf(digest), digest, active, account });
  }
  return {
    about: { adapter: 'memory', durable: false, note: 'one development key, fixed at the start' },
    find: async (keyId) => records.get(keyId) ?? null,
  };
}

/** SHA-256 of a key: what is stored, and what is compared. A random 256-bit secret needs no slow hash. */
export async function digestOfKey(crypto: CryptoPort, key: string): Promise<Uint8Array> {
  return crypto.sha256(new TextEncoder().encode(key));
}

/** The id under which a digest is looked up. */
export function keyIdOf(digest: Uint8Array): string {
  return hex(digest.subarray(0, 6));
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A fresh key for trying things out: `ask_test_` and 43 characters that hold 256 random bits. */
export function freshTestKey(crypto: CryptoPort): string {
  let rest = BigInt(`0x${hex(crypto.randomBytes(32))}`);
  let secret = '';
  for (; secret.length < 43; rest /= 62n) secret = BASE62.charAt(Number(rest % 62n)) + secret;
  return `ask_test_${secret}`;
}
