/** Reports: there from their charge to their end, for their own account alone. */

import { describe, expect, it } from 'vitest';
import { type KeptReport, PAID, paidMarkOf } from '../../../packages/server/src/ports/index.ts';
import { concluded, fresh, type Open, settleWhole, useStore } from './bench.ts';

const DAY = 86_400;

export function reportRules(open: Open): void {
  describe('reports', () => {
    const at = useStore(open);
    const reports = () => at.store.reports;

    async function named(accountId: string, more: Partial<KeptReport> = {}): Promise<KeptReport> {
      const createdMs = await at.nowMs();
      const id = `rep_${fresh('r').padEnd(26, '0').slice(-26).replace('_', '0')}`;
      const report: KeptReport = {
        id,
        facts: {
          reportType: 'vedic-birth-chart',
          suite: 'vedic',
          tier: 'standard',
          language: 'hi',
          title: 'जन्म-पत्रिका – „आशा“',
          asOf: '2026-11-21',
          pageCount: 12,
          sections: ['एक', 'दो'],
          citedCells: 7,
          warnings: [{ code: 'TIME_ASSUMED', message: 'noon' }],
          receipt: null,
        },
        blobKey: `reports/${accountId}/${id}`,
        sha256: 'a'.repeat(64),
        bytes: 12_345,
        createdMs,
        expiresMs: createdMs + 30 * DAY * 1000,
        ...more,
      };
      await reports().name(accountId, report);
      return report;
    }

    /** A report with its charge. */
    async function bought(accountId: string, more: Partial<KeptReport> = {}): Promise<KeptReport> {
      const report = await named(accountId, more);
      const hold = await at.hold(accountId, 10n);
      const settled = await at.ledger.settle(
        hold,
        { amount: hold.amount, mark: paidMarkOf(report.id) },
        concluded('{}', { mark: PAID }),
      );
      expect(settled.kind).toBe('settled');
      return report;
    }

    const sweep = async (unpaidSeconds = 300) => reports().sweep(100, (await at.nowMs()) - unpaidSeconds * 1000);

    it('are there from the transaction of their charge, whole', async () => {
      const accountId = await at.account();
      const unpaid = await named(accountId);
      expect(await reports().find(accountId, unpaid.id)).toBeNull();
      expect(await reports().findAnyones(unpaid.id)).toBeNull();
      expect(await reports().drop(accountId, unpaid.id)).toBeNull();
      const report = await bought(accountId);
      expect(await reports().find(accountId, report.id)).toEqual(report);
      expect(await reports().findAnyones(report.id)).toEqual({ accountId, report });
    });

    it('do not appear by a charge that names another report, or that came to nothing', async () => {
      const accountId = await at.account();
      const [one, other] = [await named(accountId), await bought(accountId)];
      expect(await reports().find(accountId, one.id)).toBeNull();
      expect(await reports().find(accountId, other.id)).not.toBeNull();
      const hold = await at.hold(accountId, 10n);
      await at.ledger.release(hold);
      expect((await settleWhole(at.ledger, hold)).kind).toBe('lost');
      expect(await reports().find(accountId, one.id)).toBeNull();
    });

    it('are nobody else’s: neither to be found nor dropped nor forgotten', async () => {
      const [mine, other] = [await at.account(), await at.account()];
      const report = await bought(mine);
      expect(await reports().find(other, report.id)).toBeNull();
      expect(await reports().drop(other, report.id)).toBeNull();
      await reports().forget(other, report.id);
      await reports().forget(mine, report.id);
      expect(await reports().find(mine, report.id)).toEqual(report);
    });

    it('are gone when they are dropped, once, and forgotten when their bytes are', async () => {
      const accountId = await at.account();
      const report = await bought(accountId);
      const told = await Promise.all([1, 2, 3].map(() => reports().drop(accountId, report.id)));
      expect(told.filter((key) => key !== null)).toEqual([report.blobKey]);
      expect(await reports().find(accountId, report.id)).toBeNull();
      expect(await reports().findAnyones(report.id)).toBeNull();
      const line = { accountId, id: report.id, blobKey: report.blobKey };
      expect(await sweep()).toEqual([line]);
      await reports().forget(accountId, report.id);
      expect(await sweep()).toEqual([]);
    });

    it('go when their time is over, at its very millisecond, whether swept or not', async () => {
      const accountId = await at.account();
      const createdMs = await at.nowMs();
      const early = await bought(accountId, { expiresMs: createdMs + 3600 * 1000 });
      const swept = await bought(accountId, { expiresMs: createdMs + 7200 * 1000 });
      const late = await bought(accountId);
      await at.advance(3599);
      expect(await reports().find(accountId, early.id)).toEqual(early);
      expect(await sweep()).toEqual([]);
      await at.advance(1);
      expect(await reports().find(accountId, early.id)).toBeNull();
      expect((await sweep()).map(({ id }) => id)).toEqual([early.id]);
      await at.advance(3600);
      expect((await sweep()).map(({ id }) => id).sort()).toEqual([early.id, swept.id].sort());
      expect(await reports().find(accountId, late.id)).toEqual(late);
    });

    it('that were never charged are given up after a while, and charged ones are not', async () => {
      const accountId = await at.account();
      const [unpaid, paid] = [await named(accountId), await bought(accountId)];
      await at.advance(300);
      expect(await sweep()).toEqual([]);
      await at.advance(1);
      expect((await sweep()).map(({ id }) => id)).toEqual([unpaid.id]);
      await reports().forget(accountId, unpaid.id);
      expect(await sweep()).toEqual([]);
      expect(await reports().find(accountId, paid.id)).toEqual(paid);
      expect(await reports().drop(accountId, paid.id)).toBe(paid.blobKey);
    });

    it('outlive a crash of a durable store, charged or not', async () => {
      const accountId = await at.account();
      const [unpaid, paid] = [await named(accountId), await bought(accountId)];
      if (!(await at.crash())) return;
      expect(await reports().find(accountId, paid.id)).toEqual(paid);
      expect(await reports().find(accountId, unpaid.id)).toBeNull();
      await at.advance(301);
      expect((await sweep()).map(({ id }) => id)).toEqual([unpaid.id]);
    });
  });
}
