/** Challenges that a device has to sign once, for a few minutes: kept as digests, burned by one conditional update. */

/** A challenge that was given out. The challenge itself is not kept. */
export interface IssuedChallenge {
  readonly accountId: string;
  /** SHA-256 of its characters, 64 hexadecimal digits. */
  readonly digest: string;
  /** Such as `ios`. */
  readonly platform: string;
  readonly expiresAtMs: number;
}

/** Who comes back with a challenge. */
export type ChallengeReturned = Omit<IssuedChallenge, 'expiresAtMs'>;

/**
 * What became of a challenge that came back. `unknown` covers that of another account or platform, so that nobody learns that it exists,
 * and one that was given out so long ago that it is forgotten.
 */
export type Burned = 'burned' | 'unknown' | 'expired' | 'used';

export interface ChallengeStore {
  /** Notes one that is given out; the same one twice, or one of an account that is not there, changes nothing. */
  issue(challenge: IssuedChallenge): Promise<void>;
  /** `burned` is said once for a challenge, however many ask at once, and never from the millisecond of its expiry on. */
  burn(challenge: ChallengeReturned): Promise<Burned>;
  /** Forgets those whose time has passed, at most so many, and tells how many. */
  purge(limit: number): Promise<number>;
}
