/** Challenges for devices that capture rooms: a random value, good for five minutes and one call. */

import { type AttestationPlatform, attestationChallenge, CHALLENGE_BYTES, challengeRecord } from '@khagol/engine/vastu';
import { CHALLENGE, CHALLENGE_REQUEST, readChallengeInput } from '../contract/challenge.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import type { ChallengeStore, CryptoPort } from '../ports/index.ts';
import { BARE_ROW } from './bare-row.ts';

export interface ChallengeParts {
  readonly challenges: ChallengeStore;
  readonly crypto: Pick<CryptoPort, 'randomBytes'>;
  /** Of `ios`, `android`. */
  readonly platforms: readonly string[];
}

/** The rows of this file. */
export function challengeRows(parts: ChallengeParts): readonly AnyRow[] {
  return [challengeRow(parts) as AnyRow];
}

function challengeRow({
  challenges,
  crypto,
  platforms,
}: ChallengeParts): Row<{ readonly platform: AttestationPlatform }> {
  return {
    ...BARE_ROW,
    id: 'attestationChallenge',
    method: 'POST',
    path: '/v2/astrology/vastu/ar/attestation/challenge',
    aliases: ['/v2/vastu/ar/attestation/challenge'],
    apiVersion: 'v2',
    tag: 'AR',
    summary:
      'A challenge for a device to sign: 300 seconds, one use. Of platforms that are not configured there is none.',
    family: 'product',
    caller: 'key',
    body: 'required',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    request: CHALLENGE_REQUEST,
    data: CHALLENGE,
    sample: { platform: 'ios' },
    parse: ({ body }) => readChallengeInput(body),
    run: async ({ platform }, { account, nowMs }) => {
      const configured = platforms.includes(platform);
      const chance = crypto.randomBytes(CHALLENGE_BYTES);
      const issued = attestationChallenge(chance, platform, configured, Math.floor(nowMs / 1000));
      const record = account === null ? null : challengeRecord(issued, account.id);
      if (record !== null) {
        const { accountId, challengeSha256: digest, expiresAtEpoch } = record;
        await challenges.issue({ accountId, platform, digest, expiresAtMs: expiresAtEpoch * 1000 });
      }
      return { kind: 'data', data: issued };
    },
  };
}
