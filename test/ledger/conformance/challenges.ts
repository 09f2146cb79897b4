/** Challenges: burned once, by their own account, before their time is over. */

import { describe, expect, it } from 'vitest';
import { fresh, type Open, useStore } from './bench.ts';

export function challengeRules(open: Open): void {
  describe('challenges', () => {
    const at = useStore(open);
    const issued = async (accountId: string, seconds = 300, digest = fresh('digest')) => {
      const expiresAtMs = (await at.nowMs()) + seconds * 1000;
      await at.store.challenges.issue({ accountId, digest, platform: 'ios', expiresAtMs });
      return { accountId, digest, platform: 'ios' };
    };

    it('are burned by exactly one of many who come at once', async () => {
      const accountId = await at.account();
      for (let round = 0; round < 5; round += 1) {
        const challenge = await issued(accountId);
        const told = await Promise.all(Array.from({ length: 12 }, () => at.store.challenges.burn(challenge)));
        expect(told.filter((word) => word === 'burned')).toHaveLength(1);
        expect(told.filter((word) => word === 'used')).toHaveLength(11);
      }
    });

    it('are unknown to other accounts and platforms, who do not use them up', async () => {
      const [mine, other] = [await at.account(), await at.account()];
      const challenge = await issued(mine);
      expect(await at.store.challenges.burn({ ...challenge, accountId: other })).toBe('unknown');
      expect(await at.store.challenges.burn({ ...challenge, platform: 'android' })).toBe('unknown');
      expect(await at.store.challenges.burn({ ...challenge, digest: fresh('digest') })).toBe('unknown');
      expect(await at.store.challenges.burn(challenge)).toBe('burned');
    });

    it('are over when their time is, by the store’s clock', async () => {
      const accountId = await at.account();
      const [early, late] = [await issued(accountId), await issued(accountId)];
      await at.advance(290);
      expect(await at.store.challenges.burn(early)).toBe('burned');
      await at.advance(10);
      expect(await at.store.challenges.burn(late)).toBe('expired');
      expect(await at.store.challenges.burn(early)).toBe('used');
    });

    it('are forgotten after their time, used or not, in small steps, and the others are not', async () => {
      const accountId = await at.account();
      const passed = [await issued(accountId, 10), await issued(accountId, 20), await issued(accountId, 30)];
      await at.store.challenges.burn(passed[0] as (typeof passed)[number]);
      const living = await issued(accountId);
      await at.advance(60);
      expect(await at.store.challenges.purge(2)).toBe(2);
      expect(await at.store.challenges.purge(2)).toBe(1);
      expect(await at.store.challenges.purge(2)).toBe(0);
      for (const challenge of passed) expect(await at.store.challenges.burn(challenge)).toBe('unknown');
      expect(await at.store.challenges.burn(living)).toBe('burned');
    });

    it('are noted once, and not at all for an account that is not there', async () => {
      const accountId = await at.account();
      const challenge = await issued(accountId);
      expect(await at.store.challenges.burn(challenge)).toBe('burned');
      await issued(accountId, 300, challenge.digest);
      expect(await at.store.challenges.burn(challenge)).toBe('used');
      expect(await at.store.challenges.burn(await issued('acc_nobody'))).toBe('unknown');
    });

    it('outlive a crash of a durable store, and so does that they were used', async () => {
      const accountId = await at.account();
      const [used, open] = [await issued(accountId), await issued(accountId)];
      await at.store.challenges.burn(used);
      if (!(await at.crash())) return;
      expect(await at.store.challenges.burn(used)).toBe('used');
      expect(await at.store.challenges.burn(open)).toBe('burned');
    });
  });
}
