/** A challenge that comes back with a call is used up by it, once. */

import { type AttestationPlatform, challengeHash } from '@khagol/engine/vastu';
import type { DeviceAttestation } from '../contract/challenge.ts';
import { Refusal } from '../http/refusal.ts';
import type { ChallengeStore } from '../ports/index.ts';

/** What an answer says of the device: that its challenge was ours and fresh, and no more. */
export interface Attested {
  readonly platform: AttestationPlatform;
  readonly status: 'challenge_consumed';
  readonly verified: false;
}

/**
 * Burns the challenge of a call. For a row's `run`, after its work: a replay burns nothing, nor does a call that is refused for its price, its wallet or want of
 * time, and where this refuses, what was set aside is given back.
 *
 * @throws  Refusal CONFLICT for one that is unknown, another's, expired or used; which of these is not told
 */
export async function burnChallenge(
  challenges: ChallengeStore,
  { platform, challenge }: DeviceAttestation,
  accountId: string,
): Promise<Attested> {
  const burned = await challenges.burn({ accountId, platform, digest: challengeHash(challenge) });
  if (burned === 'burned') return { platform, status: 'challenge_consumed', verified: false };
  throw new Refusal(
    'CONFLICT',
    'The challenge in deviceAttestation is not known, has expired, or was used. Ask for a new one. Nothing was charged.',
  );
}
