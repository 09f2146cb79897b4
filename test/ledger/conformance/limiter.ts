/** Rates: a burst of a minute's calls, then one at a time. */

import { describe, expect, it } from 'vitest';
import { fresh, type Open, useStore } from './bench.ts';

export function limiterRules(open: Open): void {
  describe('the limiter', () => {
    const at = useStore(open);
    const taken = async (subject: string, perMinute: number, times: number) => {
      const verdicts = [];
      for (let i = 0; i < times; i += 1) verdicts.push(await at.store.limiter.take(subject, perMinute));
      return verdicts;
    };

    it('lets a minute’s calls through at once and tells how long the next one waits', async () => {
      const verdicts = await taken(fresh('key'), 6, 7);
      expect(verdicts.map(({ retryAfterSeconds }) => retryAfterSeconds > 0)).toEqual([...Array(6).fill(false), true]);
      expect(verdicts.map(({ remaining }) => remaining)).toEqual([5, 4, 3, 2, 1, 0, 0]);
      expect(verdicts[6]).toMatchObject({ limit: 6 });
      expect(verdicts[6]?.retryAfterSeconds).toBeLessThanOrEqual(10);
    });

    it('gives calls back as time passes, and no more than a minute’s', async () => {
      const subject = fresh('key');
      await taken(subject, 6, 6);
      await at.advance(10);
      const after = await taken(subject, 6, 2);
      expect(after.map(({ retryAfterSeconds }) => retryAfterSeconds > 0)).toEqual([false, true]);
      await at.advance(3600);
      const later = await taken(subject, 6, 7);
      expect(later.filter(({ retryAfterSeconds }) => retryAfterSeconds === 0)).toHaveLength(6);
    });

    it('keeps subjects apart, and counts nothing for a look', async () => {
      const [one, other] = [fresh('key'), fresh('key')];
      await taken(one, 3, 3);
      for (let i = 0; i < 5; i += 1) await at.store.limiter.look(other, 3);
      expect(await at.store.limiter.look(other, 3)).toMatchObject({ remaining: 3, retryAfterSeconds: 0 });
      expect((await at.store.limiter.look(one, 3)).retryAfterSeconds).toBeGreaterThan(0);
    });
  });
}
