/**
 * Step 3, know the caller: one key, in either header, compared in constant time. Every failure looks the same.
 *
 * A caller who stays unknown is counted by address, like a keyless one, so that wrong keys run out. A right key is never refused for the
 * wrong ones of a neighbour; that means the count wearies a guesser and does not stop one: only the length of a key does.
 */

import type { Inquiry } from '../http/inquiry.ts';
import { Refusal } from '../http/refusal.ts';
import type { KeyHolder, Keyring } from '../offices/keys/keyring.ts';
import type { Desk } from './desk.ts';
import { limit } from './limit.ts';
import type { Call } from './name.ts';
import { unavailable } from './recall.ts';

/**
 * Writes the account behind the request's key into the call.
 *
 * @throws  Refusal MISSING_API_KEY when neither header is there; INVALID_API_KEY for anything else that is not a living key, two different
 *          keys and repeated headers included; RATE_LIMIT_EXCEEDED in their place when the address had too many of them; BILLING_UNAVAILABLE
 *          when the store of keys does not answer
 */
export async function know(desk: Desk, call: Call): Promise<void> {
  try {
    Object.assign(call, await holderOf(call.request, desk.keyring));
  } catch (error) {
    if (error instanceof Refusal) await limit(desk, call);
    throw error;
  }
}

async function holderOf({ headers }: Inquiry, keyring: Keyring): Promise<KeyHolder> {
  const holder = await keyring.holderOf(presentedKey(headers)).catch((error: unknown) => {
    throw error instanceof Refusal ? error : unavailable(error);
  });
  if (holder === null) throw invalidKey();
  return holder;
}

function presentedKey(headers: Inquiry['headers']): string {
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
