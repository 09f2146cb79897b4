/** Licences of enterprise deployments, and the memory of what was done to them. The house's own: no account sees them. */

import { periodOf } from '../../period.ts';
import type {
  Licence,
  LicenceClaim,
  LicenceDeed,
  LicenceFilter,
  LicenceStore,
  LicenceVerdict,
  LicenceView,
  LicenceWritten,
} from '../../ports/index.ts';
import type { Body } from './body.ts';
import { HOUSE, type SqlRow, type SqlValue, type Transaction, textOf, undoable } from './database.ts';
import { cellsOf, LICENCE_COLUMNS, licenceOf, snapshotOf, viewOf } from './licence-cells.ts';

const COLUMNS = LICENCE_COLUMNS.join(', ');
const FIND = `SELECT ${COLUMNS} FROM licence WHERE id = ?`;
const FIND_BY_KEY = `SELECT ${COLUMNS} FROM licence WHERE key_id = ?`;
const ADD = `INSERT INTO licence (${COLUMNS}) VALUES (${LICENCE_COLUMNS.map(() => '?').join(', ')})`;
const CHANGE = `UPDATE licence SET ${LICENCE_COLUMNS.slice(1)
  .map((name) => `${name} = ?`)
  .join(', ')} WHERE id = ?`;

/** A month that is over counts nothing; the guard stands in the WHERE, so that the last request is granted once. */
const COUNT = `UPDATE licence SET requests = CASE WHEN period = ? THEN requests + 1 ELSE 1 END, period = ?,
    total_requests = total_requests + 1, validated_ms = ?
  WHERE id = ? AND key_digest = ? AND standing = 'active' AND (expires_ms IS NULL OR expires_ms > ?)
    AND (max_requests < 0 OR CASE WHEN period = ? THEN requests ELSE 0 END < max_requests)
  RETURNING ${COLUMNS}`;

const CLAIM = `INSERT INTO licence_journal (claim_key, fingerprint, token, action, licence_id, answer, at_ms, purge_ms)
  VALUES (?, ?, ?, ?, ?, '', ?, ?) ON CONFLICT DO NOTHING`;
const CLAIMED = 'SELECT fingerprint, token, answer, at_ms FROM licence_journal WHERE claim_key = ?';
const ANSWER = 'UPDATE licence_journal SET answer = ? WHERE claim_key = ?';
const FORGET = 'DELETE FROM licence_journal WHERE purge_ms <= ?';
const AUDIT = 'INSERT INTO licence_audit (id, at_ms, action, licence_id, detail) VALUES (?, ?, ?, ?, ?)';

export function sqlLicences(body: Body): LicenceStore {
  const { database } = body;
  const named = (sql: string, name: string): Promise<Licence | null> =>
    database.read(HOUSE, async (tx) => licenceOrNull(await tx.one(sql, name)));
  return {
    write: (deed, work) => write(body, deed, work),
    find: (id) => named(FIND, id),
    findByKey: (keyId) => named(FIND_BY_KEY, keyId),
    list: (filter, limit, before) =>
      database.read(HOUSE, async (tx) => {
        const [where, values] = conditionsOf(filter, before, await tx.nowMs());
        const sql = `SELECT ${COLUMNS} FROM licence${where} ORDER BY id DESC LIMIT ?`;
        return (await tx.all(sql, ...values, limit)).map(licenceOf);
      }),
    count: (id, keyDigest) =>
      database.write(HOUSE, async (tx) => {
        const nowMs = await tx.nowMs();
        const period = periodOf(nowMs);
        return licenceOrNull(await tx.one(COUNT, period, period, nowMs, id, keyDigest, nowMs, period));
      }),
  };
}

function write<Reason>(
  { database, newId }: Body,
  { action, id, claim, reason }: LicenceDeed,
  work: (before: Licence | null, nowMs: number) => LicenceVerdict<Reason>,
): Promise<LicenceWritten<Reason>> {
  return undoable<LicenceWritten<Reason>>(database, HOUSE, async (tx, undo) => {
    const nowMs = await tx.nowMs();
    const known = claim === null ? null : await claimFirst(tx, claim, action, id, nowMs);
    if (known !== null && known.kind !== 'own') return known;
    const before = action === 'create' ? null : licenceOrNull(await tx.one(FIND + database.dialect.lockRow, id));
    // The commit of this very call stood, and nobody heard of it.
    if (known !== null)
      return { kind: 'written', licence: before ?? licenceOf((await tx.one(FIND, id)) ?? {}), atMs: known.atMs };
    if (before === null && action !== 'create') throw undo({ kind: 'unknown' });
    const verdict = work(before, nowMs);
    if (verdict.kind === 'refuse') throw undo({ kind: 'refused', reason: verdict.reason });
    const { licence } = verdict;
    const [first, ...rest] = cellsOf(licence) as readonly [SqlValue, ...SqlValue[]];
    await (before === null ? tx.run(ADD, first, ...rest) : tx.run(CHANGE, ...rest, first));
    const detail = JSON.stringify({ standing: licence.standing, changed: changedIn(before, licence), reason });
    await tx.run(AUDIT, newId('aud', nowMs), nowMs, action, id, detail);
    if (claim !== null) await tx.run(ANSWER, snapshotOf(licence), claim.key);
    return { kind: 'written', licence, atMs: nowMs };
  });
}

type Known =
  | { readonly kind: 'own'; readonly atMs: number }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'replayed'; readonly licence: LicenceView; readonly atMs: number };

/** Claims the key, waiting for whoever is about to; null when it is this call's now. */
async function claimFirst(
  tx: Transaction,
  { key, fingerprint, token, keepSeconds }: LicenceClaim,
  action: string,
  id: string,
  nowMs: number,
): Promise<Known | null> {
  await tx.run(FORGET, nowMs);
  if ((await tx.run(CLAIM, key, fingerprint, token, action, id, nowMs, nowMs + keepSeconds * 1000)) === 1) return null;
  const row = await tx.one(CLAIMED, key);
  if (row === undefined) throw new Error('A claim was there and is not');
  const atMs = Number(row['at_ms']);
  if (textOf(row, 'token') === token) return { kind: 'own', atMs };
  if (textOf(row, 'fingerprint') !== fingerprint) return { kind: 'other-request' };
  return { kind: 'replayed', licence: viewOf(textOf(row, 'answer')), atMs };
}

/** Names of what changed; what it was and is could be somebody's. */
function changedIn(before: Licence | null, after: Licence): readonly string[] {
  if (before === null) return [];
  const [was, is] = [cellsOf(before), cellsOf(after)];
  return LICENCE_COLUMNS.filter((_, i) => String(was[i]) !== String(is[i]));
}

function licenceOrNull(row: SqlRow | undefined): Licence | null {
  return row === undefined ? null : licenceOf(row);
}

function conditionsOf(
  { status, tier, customerId }: LicenceFilter,
  before: string | null,
  nowMs: number,
): readonly [string, readonly SqlValue[]] {
  const rows: (readonly [string, ...SqlValue[]])[] = [];
  if (status === 'expired') rows.push([`standing = 'active' AND expires_ms <= ?`, nowMs]);
  else if (status === 'active') rows.push([`standing = 'active' AND (expires_ms IS NULL OR expires_ms > ?)`, nowMs]);
  else if (status !== null) rows.push(['standing = ?', status]);
  if (tier !== null) rows.push(['tier = ?', tier]);
  if (customerId !== null) rows.push(['customer_id = ?', customerId]);
  if (before !== null) rows.push(['id < ?', before]);
  if (rows.length === 0) return ['', []];
  return [` WHERE ${rows.map(([words]) => words).join(' AND ')}`, rows.flatMap(([, ...values]) => values)];
}
