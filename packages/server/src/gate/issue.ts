/** Making and revoking keys: who may pass, as the operator decides it. */

import { type KeyKind, mintKey } from '../offices/keys/form.ts';
import type { Clock, CryptoPort, KeyStore } from '../ports/index.ts';

/** A key at the one moment when its text is known. */
export interface IssuedKey {
  readonly key: string;
  readonly keyId: string;
}

/**
 * Makes a key for an account.
 *
 * @param expiresAtMs  null for a key that lives until it is revoked
 * @returns null when there is no such account
 */
export async function issueKey(
  keys: KeyStore,
  accountId: string,
  kind: KeyKind,
  expiresAtMs: number | null,
  { clock, crypto }: { readonly clock: Clock; readonly crypto: CryptoPort },
): Promise<IssuedKey | null> {
  const { text, keyId, digest, last4 } = await mintKey(kind, crypto);
  const createdMs = clock.nowMs();
  const added = await keys.add({ keyId, digest, last4, active: true, expiresAtMs, createdMs, accountId });
  return added ? { key: text, keyId } : null;
}
