/** Conversations: each turn there from its charge, for its own account alone, twenty of them, thirty days long. */

import { describe, expect, it } from 'vitest';
import { type ConversationTurn, MOST_TURNS } from '../../../packages/server/src/ports/index.ts';
import { fresh, type Open, useStore } from './bench.ts';

const DAY = 86_400;

export function conversationRules(open: Open): void {
  describe('conversations', () => {
    const at = useStore(open);
    const conversations = () => at.store.conversations;

    const turnNow = async (more: Partial<ConversationTurn> = {}): Promise<ConversationTurn> => ({
      id: fresh('rsp'),
      requestId: fresh('req'),
      createdMs: await at.nowMs(),
      topic: 'career',
      language: 'hi',
      memory: { topic: 'career', scope: null, told: ['मेष', '„x“'] },
      content: null,
      ...more,
    });

    /** Writes a turn, and charges its call unless it is to stay unpaid. */
    async function said(
      accountId: string,
      id: string,
      isNew: boolean,
      more: Partial<ConversationTurn> = {},
      isPaid = true,
    ): Promise<ConversationTurn> {
      const turn = await turnNow(more);
      await conversations().append(accountId, id, turn, isNew);
      if (isPaid) await at.charge(accountId, 10n, { requestId: turn.requestId });
      return turn;
    }

    it('are there from the charge of their first turn, whole', async () => {
      const accountId = await at.account();
      const turn = await said(accountId, 'cnv_1', true, {}, false);
      expect(await conversations().find(accountId, 'cnv_1')).toBeNull();
      expect(await conversations().list(accountId, 10, null)).toEqual([]);
      expect(await conversations().remove(accountId, 'cnv_1')).toBe(false);
      expect(await conversations().extend(accountId, 'cnv_1')).toBeNull();
      await at.charge(accountId, 0n, { requestId: turn.requestId });
      const nowMs = await at.nowMs();
      const found = await conversations().find(accountId, 'cnv_1');
      expect(found).toMatchObject({ id: 'cnv_1', turnCount: 1, turns: [turn] });
      expect(Math.abs((found?.createdMs ?? 0) - nowMs)).toBeLessThan(60_000);
      expect((found?.expiresMs ?? 0) - (found?.createdMs ?? 0)).toBe(30 * DAY * 1000);
      expect(await conversations().list(accountId, 10, null)).toEqual([found]);
    });

    it('keep question and answer where they were to be kept', async () => {
      const accountId = await at.account();
      const content = { question: 'नौकरी?', answer: 'हाँ' };
      const turn = await said(accountId, 'cnv_1', true, { content });
      expect((await conversations().find(accountId, 'cnv_1'))?.turns).toEqual([turn]);
    });

    it('tell their turns in the order they were said, without those that nobody paid for', async () => {
      const accountId = await at.account();
      const first = await said(accountId, 'cnv_1', true);
      await at.advance(1);
      await said(accountId, 'cnv_1', false, {}, false);
      await at.advance(1);
      const third = await said(accountId, 'cnv_1', false);
      const found = await conversations().find(accountId, 'cnv_1');
      expect(found?.turns).toEqual([first, third]);
      expect(found?.turnCount).toBe(2);
    });

    it('number their turns, each its own way also when they are written side by side', async () => {
      const accountId = await at.account(1_000_000n);
      const turns = await Promise.all(Array.from({ length: 6 }, () => turnNow()));
      const append = (turn: ConversationTurn | undefined, isNew: boolean) =>
        conversations().append(accountId, 'cnv_1', turn as ConversationTurn, isNew);
      expect(await append(turns[0], true)).toBe(1);
      const beside = await Promise.all(turns.slice(1, 5).map((turn) => append(turn, false)));
      expect([...beside].sort()).toEqual([2, 3, 4, 5]);
      expect(await append(turns[5], false)).toBe(6);
      expect(await conversations().append(accountId, 'cnv_none', await turnNow(), false)).toBeNull();
    });

    it('give no number twice, neither when turns go for newer ones nor when one was never paid for', async () => {
      const accountId = await at.account(1_000_000n);
      const numbers: (number | null)[] = [];
      for (let i = 0; i < MOST_TURNS + 3; i += 1) {
        const turn = await turnNow();
        numbers.push(await conversations().append(accountId, 'cnv_1', turn, i === 0));
        if (i !== 1) await at.charge(accountId, 10n, { requestId: turn.requestId });
        // After the second turn has waited in vain, it is given up.
        await at.advance(i === 2 ? 700 : 1);
      }
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      expect((await conversations().find(accountId, 'cnv_1'))?.turnCount).toBe(MOST_TURNS + 2);
    });

    it('keep the last twenty turns and know how many there were', async () => {
      const accountId = await at.account(1_000_000n);
      const turns: ConversationTurn[] = [];
      for (let i = 0; i < MOST_TURNS + 3; i += 1) {
        turns.push(await said(accountId, 'cnv_1', i === 0));
        await at.advance(1);
      }
      const found = await conversations().find(accountId, 'cnv_1');
      expect(found?.turns.map(({ id }) => id)).toEqual(turns.slice(3).map(({ id }) => id));
      expect(found?.turnCount).toBe(MOST_TURNS + 3);
    });

    it('give up turns that were never paid for, so that they push out nobody', async () => {
      const accountId = await at.account(1_000_000n);
      const first = await said(accountId, 'cnv_1', true);
      for (let i = 0; i < MOST_TURNS - 1; i += 1) await said(accountId, 'cnv_1', false, {}, false);
      await at.advance(700);
      const last = await said(accountId, 'cnv_1', false);
      const found = await conversations().find(accountId, 'cnv_1');
      expect(found?.turns).toEqual([first, last]);
      expect(found?.turnCount).toBe(2);
    });

    it('are met by their own account alone', async () => {
      const [mine, other] = [await at.account(), await at.account()];
      await said(mine, 'cnv_1', true);
      expect(await conversations().find(other, 'cnv_1')).toBeNull();
      expect(await conversations().remove(other, 'cnv_1')).toBe(false);
      expect(await conversations().extend(other, 'cnv_1')).toBeNull();
      await said(other, 'cnv_1', false);
      expect(await conversations().find(other, 'cnv_1')).toBeNull();
      expect(await conversations().list(other, 10, null)).toEqual([]);
      expect((await conversations().find(mine, 'cnv_1'))?.turnCount).toBe(1);
      await said(other, 'cnv_1', true);
      expect((await conversations().find(other, 'cnv_1'))?.turnCount).toBe(1);
      expect((await conversations().find(mine, 'cnv_1'))?.turnCount).toBe(1);
    });

    it('end thirty days after their last turn, at the very millisecond, and are swept', async () => {
      const accountId = await at.account();
      await said(accountId, 'cnv_1', true);
      await at.advance(29 * DAY);
      await said(accountId, 'cnv_1', false);
      await at.advance(29 * DAY);
      expect((await conversations().find(accountId, 'cnv_1'))?.turnCount).toBe(2);
      expect(await conversations().sweep(10)).toBe(0);
      await at.advance(DAY);
      expect(await conversations().find(accountId, 'cnv_1')).toBeNull();
      expect(await conversations().list(accountId, 10, null)).toEqual([]);
      expect(await conversations().extend(accountId, 'cnv_1')).toBeNull();
      await said(accountId, 'cnv_1', false);
      expect(await conversations().find(accountId, 'cnv_1')).toBeNull();
      expect(await conversations().sweep(10)).toBe(1);
      expect(await conversations().sweep(10)).toBe(0);
    });

    it('live on when they are extended', async () => {
      const accountId = await at.account();
      await said(accountId, 'cnv_1', true);
      await at.advance(20 * DAY);
      const extended = await conversations().extend(accountId, 'cnv_1');
      expect((extended?.expiresMs ?? 0) - (extended?.createdMs ?? 0)).toBe(50 * DAY * 1000);
      await at.advance(20 * DAY);
      expect(await conversations().find(accountId, 'cnv_1')).toEqual(extended);
    });

    it('go at once when they are removed, and stay gone for a turn that was under way', async () => {
      const accountId = await at.account();
      await said(accountId, 'cnv_1', true);
      await said(accountId, 'cnv_2', true);
      expect(await conversations().remove(accountId, 'cnv_1')).toBe(true);
      expect(await conversations().remove(accountId, 'cnv_1')).toBe(false);
      await said(accountId, 'cnv_1', false);
      expect(await conversations().find(accountId, 'cnv_1')).toBeNull();
      expect((await conversations().list(accountId, 10, null)).map(({ id }) => id)).toEqual(['cnv_2']);
    });

    it('all go with their account, and nobody else’s', async () => {
      const [mine, other] = [await at.account(), await at.account()];
      for (const id of ['cnv_1', 'cnv_2']) await said(mine, id, true);
      await said(other, 'cnv_3', true);
      expect(await conversations().removeAll(mine)).toBe(2);
      expect(await conversations().removeAll(mine)).toBe(0);
      expect(await conversations().list(mine, 10, null)).toEqual([]);
      expect((await conversations().find(other, 'cnv_3'))?.turnCount).toBe(1);
    });

    it('are listed page by page, the latest made first', async () => {
      const accountId = await at.account(1_000_000n);
      for (const id of ['cnv_1', 'cnv_2', 'cnv_3', 'cnv_4']) await said(accountId, id, true);
      await said(accountId, 'cnv_0', true, {}, false);
      await said(accountId, 'cnv_2', false);
      const page = async (before: string | null) =>
        (await conversations().list(accountId, 2, before)).map(({ id, turns }) => [id, turns.length]);
      expect(await page(null)).toEqual([
        ['cnv_4', 1],
        ['cnv_3', 1],
      ]);
      expect(await page('cnv_3')).toEqual([
        ['cnv_2', 2],
        ['cnv_1', 1],
      ]);
      expect(await page('cnv_1')).toEqual([]);
    });
  });
}
