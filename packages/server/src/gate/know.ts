/**
 * Step 3, know the caller: one key, in either header, compared in constant time. Every failure looks the same.
 *
 * A caller who stays unknown is counted by address, like a keyless one, so that wrong keys run out. A right key is never refused for the
 * wrong ones of a neighbour; that means the count wearies a guesser and does not stop one: only the length of a key does.
 */

import type { Inquiry } from '../http/inquiry.ts';
import { Refusal } from '../http/refusal.ts';
import type { KeyHolder } from '../offices/keys/keyring.ts';
import type { Desk } from './desk.ts';
import { limit } from './limit.ts';
import type { Call } from './name.ts';
import { unavailable } from './recall.ts';

/**
 * Writes the account behind the request's key into the call.
 *
 * @returns nothing when that is done at once, which it is for every key in use
 * @throws  Refusal MISSING_API_KEY when neither header is there; INVALID_API_KEY for anything else that is not a living key, two different
 *          keys and repeated headers included; RATE_LIMIT_EXCEEDED in their place when the address had too many of them; BILLING_UNAVAILABLE
 *          when the store of keys does not answer
 */
export function know(desk: Desk, call: Call): Promise<void> | undefined {
  const key = presentedKey(call.request.headers);
  const holder = key instanceof Refusal ? key : desk.keyring.holderOf(key);
  if (holder === null || holder instanceof Promise || holder instanceof Refusal) return slowly(desk, call, holder);
  meet(call, holder);
  return undefined;
}

/** Waits for the store where it has to be asked; whoever stays unknown is counted before it is told. */
async function slowly(desk: Desk, call: Call, asked: Refusal | null | Promise<KeyHolder | null>): Promise<void> {
  const holder = await (asked instanceof Promise ? asked.catch(unavailable) : asked);
  if (holder !== null && !(holder instanceof Refusal)) {
    meet(call, holder);
    return;
  }
  await limit(desk, call);
  throw holder ?? invalidKey();
}

function meet(call: Call, { account, keyId }: KeyHolder): void {
  call.account = account;
  call.keyId = keyId;
}

/** The one key of a request, or why there is none. */
function presentedKey(headers: Inquiry['headers']): string | Refusal {
  const plain = headers.get('x-api-key');
  const authorization = headers.get('authorization');
  if (plain === null && authorization === null) {
    return new Refusal('MISSING_API_KEY', 'Send your API key in x-api-key, or in Authorization: Bearer.', CHALLENGE);
  }
  const bearer = authorization === null ? null : /^bearer +([!-~]+)$/i.exec(authorization.trim())?.[1];
  if (bearer === undefined || (plain !== null && bearer !== null && plain !== bearer)) return invalidKey();
  return plain ?? bearer ?? '';
}

const CHALLENGE = { headers: { 'www-authenticate': 'Bearer' } };

function invalidKey(): Refusal {
  return new Refusal('INVALID_API_KEY', 'The API key is not valid.', CHALLENGE);
}
