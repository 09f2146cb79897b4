/**
 * Signatures, and nothing else: the only file that knows a library for them, and through it the cryptography of the host (WebCrypto). What may be signed and
 * what a token must look like is decided by its neighbors; no key is ever made here.
 */

import { CompactSign, compactVerify } from 'jose';
import type { ReceiptAlgorithm } from './signature-form.ts';

/** A key of the host's cryptography: what `crypto.subtle.importKey` gives. */
export interface HostKey {
  readonly type: string;
  readonly extractable: boolean;
  readonly algorithm: { readonly name: string };
  readonly usages: readonly string[];
}

/** A key in JSON: Ed25519 (`OKP`, x) or P-256 (`EC`, x and y); with d it is private. */
export interface JwkNumbers {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y?: string;
  readonly d?: string;
}

/**
 * A compact JWS.
 *
 * @param header   protected header; its members are written in the order given here
 * @param payload  bytes
 * @param key      private, of the algorithm of the header
 * @returns three parts with points between; Ed25519 always gives the same, ECDSA never
 * @throws  whatever the library throws: a key of another kind, a host without the algorithm
 * @source  `rfc-7515` §7.1; `rfc-8037` §3.1
 */
export function signCompact(
  header: { readonly alg: ReceiptAlgorithm; readonly kid?: string; readonly typ?: string },
  payload: Uint8Array,
  key: HostKey | JwkNumbers,
): Promise<string> {
  return new CompactSign(payload).setProtectedHeader({ ...header }).sign(keyFor(key));
}

/**
 * Whether a compact JWS was signed by a key.
 *
 * @param token      its form was looked at before
 * @param key        public
 * @param algorithm  the only one that is tried
 * @returns false also for whatever the library throws, with a code of its own or without
 * @throws  nothing
 * @source  `rfc-7515` §5.2
 */
export async function isSignedBy(token: string, key: JwkNumbers, algorithm: ReceiptAlgorithm): Promise<boolean> {
  try {
    await compactVerify(token, keyFor(key), { algorithms: [algorithm] });
    return true;
  } catch {
    return false;
  }
}

/** The library's own types follow its host, ours do not. It freezes keys in JSON and keeps what it made of them beside them. */
function keyFor(key: HostKey | JwkNumbers): Parameters<typeof compactVerify>[1] & Parameters<CompactSign['sign']>[0] {
  return key as never;
}
