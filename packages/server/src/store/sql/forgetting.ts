/** Texts of events, which may tell of a birth, are forgotten when nobody waits for them any more and they are old enough. */

import type { WebhookStore } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { HOUSE, textOf } from './database.ts';

const WAITED_FOR = (event: string): string =>
  `EXISTS (SELECT 1 FROM delivery d WHERE d.account_id = ${event}.account_id AND d.event_id = ${event}.id AND d.due_ms IS NOT NULL)`;
const OLD = `SELECT e.account_id, e.id FROM event e
  WHERE e.body IS NOT NULL AND e.created_ms < ? AND NOT ${WAITED_FOR('e')} ORDER BY e.created_ms LIMIT ?`;
// Asked once more under the lock: between the two somebody may have wanted it delivered again.
const FORGET = `UPDATE event SET body = NULL WHERE account_id = ? AND id = ? AND NOT ${WAITED_FOR('event')}`;

export function forgettingOf({ database }: Body): Pick<WebhookStore, 'forget'> {
  return {
    forget: (olderThanMs, limit) =>
      database.write(HOUSE, async (tx) => {
        const beforeMs = (await tx.nowMs()) - olderThanMs;
        let gone = 0;
        for (const row of await tx.all(OLD + database.dialect.skipLocked, beforeMs, limit))
          gone += await tx.run(FORGET, textOf(row, 'account_id'), textOf(row, 'id'));
        return gone;
      }),
  };
}
