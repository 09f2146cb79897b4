/** The operator's door: the right key opens it, and to everybody else there is nothing at this address. */

import { Refusal } from '../http/refusal.ts';
import { digestOf } from '../offices/keys/form.ts';
import { equalInConstantTime } from '../offices/keys/keyring.ts';
import type { Desk } from './desk.ts';
import { limit } from './limit.ts';
import type { Call } from './name.ts';

/**
 * Nothing is counted: the figures of the rate would tell this address from any other, and the key, 24 characters at least, is too long to
 * be guessed. The log tells of every attempt.
 *
 * @throws  Refusal NOT_FOUND, the same as for an address that does not exist. Where the operator wants the door to be seen,
 *          ADMIN_AUTH_REQUIRED in its place, or RATE_LIMIT_EXCEEDED when an address had too many of them
 */
export async function admit(desk: Desk, call: Call): Promise<void> {
  const { headers } = call.request;
  const key = headers.get('x-admin-key') ?? /^bearer +([!-~]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const digest = await digestOf(key, desk.crypto);
  const { adminKeyDigest, adminUnmasked } = desk.settings;
  const right = equalInConstantTime(digest, adminKeyDigest ?? NO_DIGEST);
  if (right && adminKeyDigest !== null) return;
  if (!adminUnmasked || adminKeyDigest === null) throw nothingHere(UNKNOWN_CALLER);
  await limit(desk, call);
  throw new Refusal('ADMIN_AUTH_REQUIRED', 'This address is open to the operator’s key only.');
}

/** For the log; the caller learns nothing of it. One for all, because making one takes time that could be measured. */
const UNKNOWN_CALLER = Object.assign(new Error(), { name: 'ADMIN_AUTH_REQUIRED', stack: '' });

const NO_DIGEST = new Uint8Array(32);

/** The refusal of every address where nothing is. @param cause for the log */
export function nothingHere(cause?: Error): Refusal {
  return new Refusal('NOT_FOUND', 'There is nothing at this address.', cause === undefined ? {} : { cause });
}
