/** What an operator says of the keys that sign receipts: the one that signs, those that signed before, and under which name. */

import { createPrivateKey, createPublicKey, type JsonWebKeyInput, type KeyObject } from 'node:crypto';
import {
  isSampleKey,
  type JwkNumbers,
  type KeySet,
  type KeyState,
  keySetOf,
  type PublishedKey,
  thumbprintOf,
} from '@khagol/engine/receipt';

/** A private Ed25519 key in JSON, with the name it is published under. */
export type PrivateKey = JwkNumbers & { readonly kid: string };

/** Keys and name, checked. */
export interface ReceiptSettings {
  /** Null where none was given. */
  readonly key: PrivateKey | null;
  /** Public keys beside it: retired, compromised, or next. */
  readonly others: readonly PublishedKey[];
  /** `iss` of receipts, then names under which they were signed before; null leaves the name to the address of the server. */
  readonly issuers: readonly string[] | null;
}

/**
 * A private key, as text.
 *
 * @param text  Ed25519: PKCS #8 in PEM, or a JWK with d
 * @throws  RangeError saying what is allowed, never what was given
 */
export function readPrivateKey(text: string): PrivateKey {
  const { key, kid } = text.startsWith('-----') ? { key: hostKey(text), kid: undefined } : hostKeyOfJwk(text);
  if (key.asymmetricKeyType !== 'ed25519') throw new RangeError(PRIVATE);
  const { d } = key.export({ format: 'jwk' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const numbers = { kty: 'OKP', crv: 'Ed25519', x: x as string, d: d as string };
  if (isSampleKey(thumbprintOf(numbers)))
    throw new RangeError('is a key from a public document, with which everybody can sign');
  return { ...numbers, kid: kid ?? thumbprintOf(numbers) };
}

const PRIVATE = 'is a private Ed25519 key: PKCS #8 in PEM, or a JWK; make one with: khagol receipts keygen';

function hostKey(key: Parameters<typeof createPrivateKey>[0]): KeyObject {
  try {
    return createPrivateKey(key);
  } catch {
    // Node says why in words that may quote the key.
    throw new RangeError(PRIVATE);
  }
}

function hostKeyOfJwk(text: string): { readonly key: KeyObject; readonly kid: string | undefined } {
  const jwk = recordOf(text);
  if (jwk === null || jwk['kty'] !== 'OKP' || jwk['crv'] !== 'Ed25519') throw new RangeError(PRIVATE);
  const { kty, crv, x, d, kid } = jwk as { [member: string]: string };
  if (kid !== undefined && !/^[!-~]{1,128}$/.test(String(kid))) throw new RangeError('has a kid of other signs');
  const key = hostKey({ key: { kty, crv, x, d }, format: 'jwk' } as JsonWebKeyInput);
  // A public half that belongs to another key would publish what verifies nothing.
  if (createPublicKey(key).export({ format: 'jwk' }).x !== x) throw new RangeError('has an x that is not its d’s');
  return { key, kid };
}

/**
 * The public keys beside the one that signs.
 *
 * @param text  JSON: a list of public keys, or a key set, each with `status` and perhaps nbf, exp, compromisedAt (seconds)
 * @throws  RangeError naming the member
 */
export function readOtherKeys(text: string): readonly PublishedKey[] {
  const read = parsed(text);
  const list = Array.isArray(read) ? read : (read as Partial<KeySet> | null | undefined)?.keys;
  if (!Array.isArray(list)) throw new RangeError('is JSON: a list of public keys, or an object with keys');
  for (const [i, key] of list.entries()) {
    const { d, status } = (key ?? {}) as { readonly d?: unknown; readonly status?: KeyState };
    if (d !== undefined) throw new RangeError(`keys[${i}] is a private key; only its public half belongs here`);
    if (!OTHER_STATES.some((state) => state === status))
      throw new RangeError(`keys[${i}].status is one of ${OTHER_STATES.join(', ')}`);
  }
  try {
    return keySetOf(list as readonly PublishedKey[]).keys;
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : '');
  }
}

const OTHER_STATES: readonly KeyState[] = ['retired', 'compromised', 'next'];

/** Names as `iss` may hold them. @throws RangeError */
export function readIssuers(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => /^[!-~]{1,512}$/.test(name))) return names;
  throw new RangeError('is a name of visible ASCII characters; former names follow after commas');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function recordOf(text: string): Readonly<Record<string, unknown>> | null {
  const read = parsed(text);
  return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : null;
}
