/** Challenges: 32 bytes in, 43 signs out, used once and in time. */
import { createHash } from 'node:crypto';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  attestationChallenge,
  type ChallengeClaim,
  type ChallengeRecord,
  challengeHash,
  challengeRecord,
  consumeChallenge,
} from '../../../packages/engine/src/vastu/challenge/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const bytes = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 251) & 255);
const NOW = 1_790_000_000;
const issued = attestationChallenge(bytes, 'ios', true, NOW);
const challenge = issued.challenge as string;
const record = challengeRecord(issued, 'account-1') as ChallengeRecord;
const claim: ChallengeClaim = { challenge, accountId: 'account-1', platform: 'ios', nowEpochSeconds: NOW + 10 };
const refused = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return `${(error as { code: string }).code} ${(error as { field: string }).field}`;
  }
  return 'taken';
};

describe('a challenge', () => {
  test.prop([fc.uint8Array({ minLength: 32, maxLength: 32 })], { seed: 20261121 })(
    'is what Node makes of the same bytes',
    (random) => {
      const text = attestationChallenge(random, 'android', true, NOW).challenge;
      expect(text).toBe(Buffer.from(random).toString('base64url'));
      expect(text).toHaveLength(43);
    },
  );

  it('lives for 300 seconds from the whole second of its issue', () => {
    expect(attestationChallenge(bytes, 'ios', true, NOW + 0.9)).toEqual({
      challenge,
      expiresAtEpoch: NOW + 300,
      ttlSeconds: 300,
      singleUse: true,
      deviceAttestation: { platform: 'ios', status: 'challenge_issued' },
      settings: { platform: 'ios', configured: true },
      sources: ['rfc-4648'],
    });
  });

  it('is none where the platform is not configured', () => {
    const none = attestationChallenge(bytes, 'android', false, NOW);
    expect(none).toMatchObject({
      challenge: null,
      expiresAtEpoch: null,
      ttlSeconds: null,
      singleUse: true,
      deviceAttestation: { platform: 'android', status: 'not_configured' },
    });
    expect(challengeRecord(none, 'account-1')).toBe(null);
  });

  it('is refused for another platform, fewer bytes, or no time', () => {
    expect(refused(() => attestationChallenge(bytes, 'windows' as 'ios', true, NOW))).toBe('INVALID_OPTION platform');
    expect(refused(() => attestationChallenge(bytes.slice(1), 'ios', true, NOW))).toBe('INVALID_OPTION bytes');
    expect(refused(() => attestationChallenge([...bytes] as unknown as Uint8Array, 'ios', true, NOW))).toBe(
      'INVALID_OPTION bytes',
    );
    expect(refused(() => attestationChallenge(bytes, 'ios', true, Number.NaN))).toBe('INVALID_OPTION nowEpochSeconds');
    expect(refused(() => attestationChallenge(bytes, 'ios', 'yes' as unknown as boolean, NOW))).toBe(
      'INVALID_OPTION configured',
    );
  });
});

describe('what is stored', () => {
  it('is the hash of the 43 characters, never the challenge', () => {
    expect(record.challengeSha256).toBe(createHash('sha256').update(challenge, 'ascii').digest('hex'));
    expect(JSON.stringify(record)).not.toContain(challenge);
    expect(refused(() => challengeHash(`${challenge}=`))).toBe('INVALID_OPTION challenge');
  });
});

describe('a claim', () => {
  it('is granted once', () => {
    const first = consumeChallenge(record, claim);
    expect(first.outcome).toBe('consumed');
    expect(first.record).toEqual({ ...record, consumed: true });
    expect(consumeChallenge(first.record, claim)).toEqual({ outcome: 'already_consumed', record: null });
    // The record that came in is left as it was.
    expect(record.consumed).toBe(false);
  });

  it('comes too late from the second of expiry on', () => {
    expect(consumeChallenge(record, { ...claim, nowEpochSeconds: NOW + 299.999 }).outcome).toBe('consumed');
    expect(consumeChallenge(record, { ...claim, nowEpochSeconds: NOW + 300 }).outcome).toBe('expired');
  });

  it.each<[string, Partial<ChallengeClaim>]>([
    ['account', { accountId: 'account-2' }],
    ['platform', { platform: 'android' }],
    [
      'challenge',
      { challenge: `A${challenge.slice(1)}` === challenge ? `B${challenge.slice(1)}` : `A${challenge.slice(1)}` },
    ],
  ])('of another %s learns nothing', (_, change) => {
    expect(consumeChallenge(record, { ...claim, ...change })).toEqual({ outcome: 'unknown', record: null });
    expect(consumeChallenge({ ...record, consumed: true }, { ...claim, ...change }).outcome).toBe('unknown');
  });

  it('without a record is unknown', () => {
    expect(consumeChallenge(null, claim)).toEqual({ outcome: 'unknown', record: null });
  });
});

describe('hostile questions', () => {
  const doors: Door[] = [
    [
      'attestationChallenge',
      (...args: unknown[]) => (attestationChallenge as (...all: unknown[]) => unknown)(bytes, ...args),
      [['ios', true, NOW]],
    ],
    ['challengeHash', challengeHash, [[challenge]]],
    ['challengeRecord', challengeRecord, [[issued, 'account-1']]],
    [
      'consumeChallenge',
      consumeChallenge,
      [
        [record, claim],
        [null, claim],
      ],
    ],
  ];
  besiege(doors, { seed: 20261121 });
});
