/** Attestation challenges over SQL. The update that burns one is its own guard: whoever comes second finds no row that is not used. */

import type { Burned, ChallengeStore } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { countOf, HOUSE, type SqlRow, textOf } from './database.ts';

const ISSUE = `INSERT INTO challenge (account_id, digest, platform, expires_ms)
  SELECT id, ?, ?, ? FROM account WHERE id = ? ON CONFLICT DO NOTHING`;
const BURN = `UPDATE challenge SET used_ms = ?
  WHERE account_id = ? AND digest = ? AND platform = ? AND used_ms IS NULL AND expires_ms > ?`;
const LOOK = 'SELECT expires_ms, used_ms FROM challenge WHERE account_id = ? AND digest = ? AND platform = ?';
const PASSED = 'SELECT account_id, digest FROM challenge WHERE expires_ms <= ? ORDER BY expires_ms LIMIT ?';
const FORGET = 'DELETE FROM challenge WHERE account_id = ? AND digest = ? AND expires_ms <= ?';

export function sqlChallenges({ database }: Body): ChallengeStore {
  return {
    issue: ({ accountId, digest, platform, expiresAtMs }) =>
      database.write(accountId, async (tx) => {
        await tx.run(ISSUE, digest, platform, expiresAtMs, accountId);
      }),
    burn: ({ accountId, digest, platform }) =>
      database.write(accountId, async (tx) => {
        const nowMs = await tx.nowMs();
        if ((await tx.run(BURN, nowMs, accountId, digest, platform, nowMs)) === 1) return 'burned';
        const row = await tx.one(LOOK, accountId, digest, platform);
        return reasonOf(row, nowMs);
      }),
    purge: (limit) =>
      database.write(HOUSE, async (tx) => {
        const nowMs = await tx.nowMs();
        let gone = 0;
        for (const row of await tx.all(PASSED + database.dialect.skipLocked, nowMs, limit))
          gone += await tx.run(FORGET, textOf(row, 'account_id'), textOf(row, 'digest'), nowMs);
        return gone;
      }),
  };
}

function reasonOf(row: SqlRow | undefined, nowMs: number): Burned {
  if (row === undefined) return 'unknown';
  if (row['used_ms'] !== null) return 'used';
  return countOf(row, 'expires_ms') <= nowMs ? 'expired' : 'unknown';
}
