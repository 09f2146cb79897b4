/** Attestation challenges in memory. */

import type { ChallengeStore, IssuedChallenge } from '../../ports/index.ts';
import type { Books } from './books.ts';

export function memoryChallenges({ clock, accounts }: Pick<Books, 'clock' | 'accounts'>): ChallengeStore {
  const kept = new Map<string, IssuedChallenge & { used: boolean }>();
  const nameOf = (accountId: string, digest: string): string => JSON.stringify([accountId, digest]);
  return {
    issue: async (challenge) => {
      const name = nameOf(challenge.accountId, challenge.digest);
      if (accounts.has(challenge.accountId) && !kept.has(name)) kept.set(name, { ...challenge, used: false });
    },
    burn: async ({ accountId, digest, platform }) => {
      const found = kept.get(nameOf(accountId, digest));
      if (found === undefined || found.platform !== platform) return 'unknown';
      if (found.used) return 'used';
      if (found.expiresAtMs <= clock.nowMs()) return 'expired';
      found.used = true;
      return 'burned';
    },
    purge: async (limit) => {
      const nowMs = clock.nowMs();
      const passed = [...kept].filter(([, { expiresAtMs }]) => expiresAtMs <= nowMs).slice(0, limit);
      for (const [name] of passed) kept.delete(name);
      return passed.length;
    },
  };
}
