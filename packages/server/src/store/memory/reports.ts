/** Reports in memory. */

import { type KeptReport, PAID, paidMarkOf, type ReportStore } from '../../ports/index.ts';
import type { Books } from './books.ts';

interface Held {
  readonly accountId: string;
  readonly report: KeptReport;
  dropped: boolean;
}

export function memoryReports({ clock, accounts }: Pick<Books, 'clock' | 'accounts'>): ReportStore {
  const all = new Map<string, Held>();
  const marksOf = (accountId: string): Map<string, string> | undefined => accounts.get(accountId)?.marks;
  const isPaid = ({ accountId, report }: Held): boolean => marksOf(accountId)?.get(paidMarkOf(report.id)) === PAID;
  const present = (id: string): Held | undefined => {
    const held = all.get(id);
    const isThere = held !== undefined && !held.dropped && isPaid(held) && clock.nowMs() < held.report.expiresMs;
    return isThere ? held : undefined;
  };
  const own = (accountId: string, id: string): Held | undefined => {
    const held = present(id);
    return held?.accountId === accountId ? held : undefined;
  };
  const drop = (held: Held): void => {
    held.dropped = true;
    marksOf(held.accountId)?.delete(paidMarkOf(held.report.id));
  };
  return {
    name: async (accountId, report) => {
      all.set(report.id, { accountId, report, dropped: false });
    },
    find: async (accountId, id) => own(accountId, id)?.report ?? null,
    findAnyones: async (id) => {
      const held = present(id);
      return held === undefined ? null : { accountId: held.accountId, report: held.report };
    },
    drop: async (accountId, id) => {
      const held = own(accountId, id);
      if (held === undefined) return null;
      drop(held);
      return held.report.blobKey;
    },
    forget: async (accountId, id) => {
      const held = all.get(id);
      if (held?.accountId === accountId && held.dropped) all.delete(id);
    },
    sweep: async (limit, unpaidBeforeMs) => {
      const nowMs = clock.nowMs();
      for (const held of all.values()) {
        const { createdMs, expiresMs } = held.report;
        if (expiresMs <= nowMs || (createdMs < unpaidBeforeMs && !isPaid(held))) drop(held);
      }
      return [...all.values()]
        .filter(({ dropped }) => dropped)
        .slice(0, limit)
        .map(({ accountId, report: { id, blobKey } }) => ({ accountId, id, blobKey }));
    },
  };
}
