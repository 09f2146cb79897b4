/**
 * With what does a device prove that a capture comes from the real app? With a random value that it has to sign once, within five minutes.
 *
 * Chance and clock come in as arguments; what is kept is a hash. On iOS the client hashes the 43 ASCII characters of the challenge (not the 32
 * bytes behind them) to make `clientDataHash`; on Android they are the `nonce` as they stand. A proven device proves the app and the device, never
 * that north is right or that the room exists.
 */

import { base64urlOf } from '../../base64url.ts';
import { numberIn, oneOf, wholeIn } from '../../choice.ts';
import { isBytes, kindOf, readFlag, readRecord, readText, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { sha256Hex, utf8 } from '../../stamp.ts';

export const ATTESTATION_PLATFORMS = ['ios', 'android'] as const;
export type AttestationPlatform = (typeof ATTESTATION_PLATFORMS)[number];

/** Random bytes of a challenge. */
export const CHALLENGE_BYTES = 32;
/** Life of a challenge, seconds. */
export const CHALLENGE_TTL_SECONDS = 300;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const LATEST_EPOCH_SECONDS = 1e11;

/** The answer to the request for a challenge. */
export interface AttestationChallenge {
  /** 43 signs of base64url; null where the server holds no credentials of the platform. */
  readonly challenge: string | null;
  /** Seconds since 1970, UTC. */
  readonly expiresAtEpoch: number | null;
  readonly ttlSeconds: typeof CHALLENGE_TTL_SECONDS | null;
  readonly singleUse: true;
  readonly deviceAttestation: {
    readonly platform: AttestationPlatform;
    readonly status: 'challenge_issued' | 'not_configured';
  };
  readonly settings: { readonly platform: AttestationPlatform; readonly configured: boolean };
  readonly sources: readonly SourceKey[];
}

/** What is stored of a challenge: never the challenge itself. */
export interface ChallengeRecord {
  /** Of the 43 ASCII characters, 64 hexadecimal digits: the key under which it is found again. */
  readonly challengeSha256: string;
  readonly accountId: string;
  readonly platform: AttestationPlatform;
  readonly expiresAtEpoch: number;
  readonly consumed: boolean;
}

/** Who comes with a challenge, and when. */
export interface ChallengeClaim {
  readonly challenge: string;
  readonly accountId: string;
  readonly platform: AttestationPlatform;
  readonly nowEpochSeconds: number;
}

/** What became of a claim. `unknown` covers another's challenge too, so that nobody learns that it exists. */
export type ChallengeOutcome = 'consumed' | 'unknown' | 'expired' | 'already_consumed';

/** Outcome, and the record that is to be stored in the place of the old one; null when nothing changes. */
export interface ConsumedChallenge {
  readonly outcome: ChallengeOutcome;
  readonly record: ChallengeRecord | null;
}

/**
 * A challenge for one platform.
 *
 * @param bytes            32 random bytes from the host
 * @param platform         `ios`, `android`
 * @param configured       whether the server can check this platform's proofs at all
 * @param nowEpochSeconds  seconds since 1970, UTC, 0 … 10¹¹; a fraction is dropped
 * @throws  EngineError INVALID_OPTION for another platform, another number of bytes, no time
 * @source  `rfc-4648` §5
 */
export function attestationChallenge(
  bytes: Uint8Array,
  platform: AttestationPlatform,
  configured: boolean,
  nowEpochSeconds: number,
): AttestationChallenge {
  const known = oneOf('platform', platform, ATTESTATION_PLATFORMS);
  const isConfigured = readFlag('configured', configured);
  const now = Math.floor(numberIn('nowEpochSeconds', nowEpochSeconds, 0, LATEST_EPOCH_SECONDS, 'seconds'));
  if (!isBytes(bytes) || bytes.length !== CHALLENGE_BYTES) throw notRandom(bytes);
  return {
    challenge: isConfigured ? base64urlOf(bytes) : null,
    expiresAtEpoch: isConfigured ? now + CHALLENGE_TTL_SECONDS : null,
    ttlSeconds: isConfigured ? CHALLENGE_TTL_SECONDS : null,
    singleUse: true,
    deviceAttestation: { platform: known, status: isConfigured ? 'challenge_issued' : 'not_configured' },
    settings: { platform: known, configured: isConfigured },
    sources: ['rfc-4648'],
  };
}

/**
 * The hash under which a challenge is stored.
 *
 * @param challenge  43 signs of base64url
 * @returns 64 lower-case hexadecimal digits
 * @throws  EngineError INVALID_OPTION for anything else
 * @source  `fips-180-4`
 */
export function challengeHash(challenge: string): string {
  const text = readText('challenge', challenge, FORM);
  if (!CHALLENGE.test(text)) throw refusal('INVALID_OPTION', 'challenge', FORM, `The challenge must be ${FORM}.`);
  return sha256Hex(utf8(text));
}

/**
 * The record of a challenge that was issued, to be stored.
 *
 * @returns null when none was issued, because the platform is not configured
 * @throws  EngineError INVALID_OPTION for an account without name
 */
export function challengeRecord(issued: AttestationChallenge, accountId: string): ChallengeRecord | null {
  readRecord('issued', issued, 'an answer of attestationChallenge');
  const account = accountOf(accountId);
  if (issued.challenge === null) return null;
  const expiresAtEpoch = wholeIn('issued.expiresAtEpoch', issued.expiresAtEpoch, 0, LATEST_EPOCH_SECONDS * 2);
  const attestation = readRecord('issued.deviceAttestation', issued.deviceAttestation, 'an object with platform');
  const platform = oneOf('issued.deviceAttestation.platform', attestation['platform'], ATTESTATION_PLATFORMS);
  return {
    challengeSha256: challengeHash(issued.challenge),
    accountId: account,
    platform,
    expiresAtEpoch,
    consumed: false,
  };
}

/**
 * Whether a challenge may be used now, and its record afterwards. A store has to apply this within one atomic update, so that the second of two
 * claims in a race finds it consumed.
 *
 * @param record  found by the challenge's hash; null when there is none
 * @returns `consumed` at most once for a record, and only before its expiry, for its own account and platform
 * @throws  EngineError INVALID_OPTION for a claim or record of the wrong shape
 */
export function consumeChallenge(record: ChallengeRecord | null, claim: ChallengeClaim): ConsumedChallenge {
  readRecord('claim', claim, 'an object with challenge, accountId, platform and nowEpochSeconds');
  const hash = challengeHash(claim.challenge);
  const account = accountOf(claim.accountId);
  const platform = oneOf('platform', claim.platform, ATTESTATION_PLATFORMS);
  const now = numberIn('nowEpochSeconds', claim.nowEpochSeconds, 0, LATEST_EPOCH_SECONDS, 'seconds');
  if (record === null) return { outcome: 'unknown', record: null };
  readRecord('record', record, 'a stored challenge, or null');
  const expiry = numberIn('record.expiresAtEpoch', record.expiresAtEpoch, 0, LATEST_EPOCH_SECONDS * 2, 'seconds');
  if (record.challengeSha256 !== hash || record.accountId !== account || record.platform !== platform)
    return { outcome: 'unknown', record: null };
  if (record.consumed !== false) return { outcome: 'already_consumed', record: null };
  if (now >= expiry) return { outcome: 'expired', record: null };
  return {
    outcome: 'consumed',
    record: { challengeSha256: hash, accountId: account, platform, expiresAtEpoch: expiry, consumed: true },
  };
}

const FORM = '43 signs of base64url';

function accountOf(accountId: unknown): string {
  const account = readText('accountId', accountId);
  if (account.length > 0 && account.length <= 256) return account;
  throw refusal('INVALID_OPTION', 'accountId', 'text of 1 … 256 signs', 'The accountId must have 1 … 256 signs.');
}

function notRandom(bytes: unknown): Error {
  const found = isBytes(bytes) ? `${bytes.length} bytes` : kindOf(bytes);
  const allowed = `a Uint8Array of ${CHALLENGE_BYTES} random bytes`;
  return refusal(
    'INVALID_OPTION',
    'bytes',
    allowed,
    `A challenge is made of ${CHALLENGE_BYTES} random bytes, not of ${found}.`,
  );
}
