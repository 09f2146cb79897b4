/** Signing secrets: how one is made, kept, and turned into the key of a signature. */

import type { CryptoPort, Vault } from '../../ports/index.ts';

/** What a secret of ours begins with; Standard Webhooks reads base64 after it. */
export const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** `whsec_` and 32 random bytes in base64. */
export function freshSecret({ randomBytes }: Pick<CryptoPort, 'randomBytes'>): string {
  return `${SECRET_PREFIX}${base64(randomBytes(SECRET_BYTES))}`;
}

/** Sealed for the store: a secret must be read again to sign, so it cannot be kept as a digest. */
export function sealSecret(secret: string, vault: Vault): Uint8Array {
  return vault.seal(new TextEncoder().encode(secret));
}

/** @throws Error when the vault cannot read it */
export function openSecret(sealed: Uint8Array, vault: Vault): string {
  return new TextDecoder().decode(vault.open(sealed));
}

/** Key of `X-Service-Signature`: the secret as it is written, prefix included. */
export function writtenKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** Key of `webhook-signature`: what base64 holds after the prefix; a secret of another form is its own bytes. */
export function standardKey(secret: string): Uint8Array {
  const coded = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : '';
  return bytesOfBase64(coded) ?? writtenKey(secret);
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Null for what no encoder would have written. */
function bytesOfBase64(text: string): Uint8Array | null {
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
