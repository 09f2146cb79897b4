/** Who changed what, written in the same transaction as the change. Rows are never changed or removed. */

import type { Body } from './body.ts';
import type { Transaction } from './database.ts';

const WRITE = 'INSERT INTO audit (account_id, id, at_ms, action, object, detail) VALUES (?, ?, ?, ?, ?, ?)';

type AuditedAction =
  | 'account.open'
  | 'account.change'
  | 'key.add'
  | 'key.revoke'
  | 'endpoint.add'
  | 'endpoint.change'
  | 'endpoint.remove'
  | 'wallet.fund'
  | 'wallet.refund';

/**
 * @param object  id of what was changed
 * @param detail  what it is now, without secrets; amounts become text
 */
export async function audit(
  tx: Transaction,
  newId: Body['newId'],
  accountId: string,
  action: AuditedAction,
  object: string,
  detail: Readonly<Record<string, string | number | bigint | boolean | null>>,
): Promise<void> {
  const nowMs = await tx.nowMs();
  const text = JSON.stringify(detail, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  await tx.run(WRITE, accountId, newId('aud', nowMs), nowMs, action, object, text);
}
