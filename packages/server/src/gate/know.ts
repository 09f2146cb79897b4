/**
 * Step 3, know the caller: one key, in either header, compared in constant time. Every failure looks the same.
 *
 * A caller who stays unknown is counted by address, like a keyless one, so that wrong keys run out. A right key is never refused for the
 * wrong ones of a neighbour; that means the count wearies a guesser and does not stop one: only the length of a key does.
 */

import { hex } from '../http/names.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account, CryptoPort, KeyStore } from '../ports.ts';
import type { Desk } from './desk.ts';
import { limit } from './limit.ts';
import type { Call } from './name.ts';

/** Compared with when no record was found, so that an unknown key takes as long as a known one. */
const NO_DIGEST = new Uint8Array(32);

/**
 * Writes the account behind the request's key into the call.
 *
 * @throws  Refusal MISSING_API_KEY when neither header is there; INVALID_API_KEY for anything else that is not a living key, two different
 *          keys and repeated headers included; RATE_LIMIT_EXCEEDED in their place when the address had too many of them
 */
export async function know(desk: Desk, call: Call): Promise<void> {
  try {
    Object.assign(call, await holderOf(call.request, desk.keys, desk.crypto));
  } catch (error) {
    if (error instanceof Refusal) await limit(desk, call);
    throw error;
  }
}

async function holderOf(
  request: Request,
  keys: KeyStore,
  crypto: CryptoPort,
): Promise<{ readonly account: Account; readonly keyId: string }> {
  const key = presentedKey(request.headers);
  const digest = await crypto.sha256(new TextEncoder().encode(key));
  const keyId = hex(digest.subarray(0, 6));
  const record = await keys.find(keyId);
  const equal = equalInConstantTime(digest, record?.digest ?? NO_DIGEST);
  if (record === null || !equal || !record.active) throw invalidKey();
  return { account: record.account, keyId };
}

function presentedKey(headers: Headers): string {
  const plain = headers.get('x-api-key');
  const authorization = headers.get('authorization');
  if (plain === null && authorization === null) {
    throw new Refusal('MISSING_API_KEY', 'Send your API key in x-api-key, or in Authorization: Bearer.', CHALLENGE);
  }
  const bearer = authorization === null ? null : /^bearer +([!-~]+)$/i.exec(authorization.trim())?.[1];
  if (bearer === undefined || (plain !== null && bearer !== null && plain !== bearer)) throw invalidKey();
  const key = plain ?? bearer ?? '';
  // A header that was sent twice arrives joined by a comma and a space, which no key has.
  if (!/^[!-~]{1,256}$/.test(key)) throw invalidKey();
  return key;
}

const CHALLENGE = { headers: { 'www-authenticate': 'Bearer' } };

function invalidKey(): Refusal {
  return new Refusal('INVALID_API_KEY', 'The API key is not valid.', CHALLENGE);
}

/** Compares all bytes whatever the first ones say. */
export function equalInConstantTime(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] as number) ^ (b[i] ?? 0);
  return difference === 0;
}
