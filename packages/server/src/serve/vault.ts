/**
 * AES-256-GCM on Node's own cryptography: what must be read again (remembered answers, webhook secrets) is kept sealed.
 *
 * Sealed bytes are: 1 version, 4 of the key's name, 12 nonce, 16 tag, then the ciphertext. Several keys may open; the first one seals,
 * so a key is changed by putting the new one in front and keeping the old one behind it.
 */

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Vault } from '../ports/index.ts';

const VERSION = 1;
const NAME_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NAME_BYTES + NONCE_BYTES + TAG_BYTES;
export const VAULT_KEY_BYTES = 32;

/**
 * A vault over keys of 32 bytes.
 *
 * @throws  RangeError when there is no key, or one of another length
 */
export function vaultOf(keys: readonly Uint8Array[]): Vault {
  const named = keys.map((key) => {
    if (key.length !== VAULT_KEY_BYTES) throw new RangeError(`a vault key has ${VAULT_KEY_BYTES} bytes`);
    return { key, name: createHash('sha256').update(key).digest().subarray(0, NAME_BYTES) };
  });
  const [first] = named;
  if (first === undefined) throw new RangeError('a vault needs a key');
  return {
    seal: (plain) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce);
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Uint8Array.of(VERSION), first.name, nonce, cipher.getAuthTag(), text]);
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed);
      const name = bytes.subarray(1, 1 + NAME_BYTES);
      const found = named.find((row) => row.name.equals(name));
      if (bytes.length < HEAD_BYTES || bytes[0] !== VERSION || found === undefined)
        throw new Error('what was sealed names no key of this vault');
      const nonce = bytes.subarray(1 + NAME_BYTES, 1 + NAME_BYTES + NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', found.key, nonce);
      decipher.setAuthTag(bytes.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
    },
  };
}
