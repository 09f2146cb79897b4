/** The operator's door: the right key opens it, and to everybody else there is nothing at this address. */

import { Refusal } from '../http/refusal.ts';
import { digestOf } from '../offices/keys/form.ts';
import { equalInConstantTime } from '../offices/keys/keyring.ts';
import type { Desk } from './desk.ts';
import { limit } from './limit.ts';
import type { Call } from './name.ts';

/**
 * @throws  Refusal NOT_FOUND, the same as for an address that does not exist; where there is a door, every such attempt counts against
 *          its address, and RATE_LIMIT_EXCEEDED comes in its place when there were too many
 */
export async function admit(desk: Desk, call: Call): Promise<void> {
  const { headers } = call.request;
  const key = headers.get('x-admin-key') ?? /^bearer +([!-~]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  const digest = await digestOf(key, desk.crypto);
  const { adminKeyDigest } = desk.settings;
  const right = equalInConstantTime(digest, adminKeyDigest ?? NO_DIGEST);
  if (right && adminKeyDigest !== null) return;
  // Without a key to guess nothing is counted, so that not even the figures of the rate tell this address from any other.
  if (adminKeyDigest !== null) await limit(desk, call);
  throw nothingHere();
}

const NO_DIGEST = new Uint8Array(32);

/** The refusal of every address where nothing is. */
export function nothingHere(): Refusal {
  return new Refusal('NOT_FOUND', 'There is nothing at this address.');
}
