/**
 * Claims and remembered answers: which call may answer under an idempotency key, and what was answered.
 *
 * A claim is taken by inserting its row, or nothing. Whoever finds a row there looks at it under its lock: another question is refused,
 * an answer is replayed, a living twin is waited for, and a dead one is taken over with its fence grown by one and its hold voided.
 */

import { type Micro, micro } from '../../money.ts';
import type { Answer, Claim, Recall, Recalled, Vault } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { bytesOf, countOf, HOUSE, moneyOf, type SqlRow, type Transaction, textOf } from './database.ts';
import { voidHold } from './holds.ts';

const CLAIM = `INSERT INTO idempotency
  (account_id, scope, claim_key, fingerprint, state, fence, hold_id, keep_seconds, created_ms)
  VALUES (?, ?, ?, ?, 'running', 1, ?, ?, ?) ON CONFLICT (account_id, scope, claim_key) DO NOTHING`;
const LOOK = `SELECT i.fingerprint, i.state, i.fence, i.hold_id, i.answer, i.purge_ms,
    h.state AS hold_state, h.expires_ms AS lease_ms
  FROM idempotency i LEFT JOIN hold h ON h.account_id = i.account_id AND h.id = i.hold_id
  WHERE i.account_id = ? AND i.scope = ? AND i.claim_key = ?`;
const LOCK = `SELECT fence FROM idempotency WHERE account_id = ? AND scope = ? AND claim_key = ?`;
const TAKE_OVER = `UPDATE idempotency
  SET fingerprint = ?, state = 'running', fence = ?, hold_id = ?, keep_seconds = ?, answer = NULL, purge_ms = NULL, created_ms = ?
  WHERE account_id = ? AND scope = ? AND claim_key = ? AND fence = ?`;
const PASSED = `SELECT account_id, scope, claim_key FROM idempotency WHERE state = 'done' AND purge_ms <= ?
  ORDER BY purge_ms LIMIT ?`;
const PURGE = `DELETE FROM idempotency
  WHERE account_id = ? AND scope = ? AND claim_key = ? AND state = 'done' AND purge_ms <= ?`;

/** Longest wait that a running twin is told. */
const MOST_WAIT_SECONDS = 5;
/** How often a claim is tried whose row comes and goes; each turn means that another call finished in between. */
const TURNS = 5;

/** What came of a try: the claim, with the money that a dead call had set aside, or why not. */
type Claimed =
  | { readonly kind: 'mine'; readonly fence: number; readonly freed: Micro }
  | Exclude<Recalled, { kind: 'fresh' }>;

/**
 * Takes a claim for a hold, or tells why not.
 *
 * @throws Error when the remembered answer cannot be opened
 */
export async function takeClaim(tx: Transaction, body: Body, claim: Claim, holdId: string): Promise<Claimed> {
  const { accountId, scope, key, fingerprint, keepSeconds } = claim;
  const nowMs = await tx.nowMs();
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await tx.run(CLAIM, accountId, scope, key, fingerprint, holdId, keepSeconds, nowMs)) === 1)
      return { kind: 'mine', fence: 1, freed: micro(0n) };
    if (body.database.dialect.lockRow !== '')
      if ((await tx.one(LOCK + body.database.dialect.lockRow, accountId, scope, key)) === undefined) continue;
    const row = await tx.one(LOOK, accountId, scope, key);
    if (row === undefined) continue;
    const fence = countOf(row, 'fence');
    // A transaction that is repeated because nobody knows whether it was committed meets its own claim.
    if (textOf(row, 'hold_id') === holdId) return { kind: 'mine', fence, freed: micro(0n) };
    const known = judge(row, claim, nowMs, body.vault);
    if (known.kind !== 'fresh') return known;
    const dead = await voidHold(tx, { accountId, id: textOf(row, 'hold_id') }, 'expired');
    const names = [accountId, scope, key] as const;
    await tx.run(TAKE_OVER, fingerprint, fence + 1, holdId, keepSeconds, nowMs, ...names, fence);
    return { kind: 'mine', fence: fence + 1, freed: dead === null ? micro(0n) : moneyOf(dead, 'amount') };
  }
  return { kind: 'running', retryAfterSeconds: 1 };
}

/** An answer as it is kept under its claim. */
export function sealAnswer(vault: Vault, name: ClaimName, answer: Answer): Uint8Array {
  return vault.seal(packed(name, answer));
}

/** The remembered answer, if that hold made it. */
export async function answerOfHold(
  tx: Transaction,
  vault: Vault,
  hold: { readonly accountId: string; readonly id: string },
  claim: { readonly scope: string; readonly key: string },
): Promise<Answer | null> {
  const name = { accountId: hold.accountId, ...claim };
  const row = await tx.one(LOOK, name.accountId, name.scope, name.key);
  if (row === undefined || textOf(row, 'hold_id') !== hold.id || textOf(row, 'state') !== 'done') return null;
  return unpacked(name, vault.open(bytesOf(row, 'answer')));
}

/** The memory of answers. */
export function recallOf({ database, vault }: Body): Recall {
  return {
    recall: (claim) =>
      database.read(claim.accountId, async (tx) => {
        const row = await tx.one(LOOK, claim.accountId, claim.scope, claim.key);
        return row === undefined ? { kind: 'fresh' } : judge(row, claim, await tx.nowMs(), vault);
      }),
    purge: (limit) =>
      database.write(HOUSE, async (tx) => {
        const nowMs = await tx.nowMs();
        let gone = 0;
        for (const row of await tx.all(PASSED + database.dialect.skipLocked, nowMs, limit)) {
          const names = [textOf(row, 'account_id'), textOf(row, 'scope'), textOf(row, 'claim_key')] as const;
          gone += await tx.run(PURGE, ...names, nowMs);
        }
        return gone;
      }),
  };
}

function judge(row: SqlRow, claim: Claim, nowMs: number, vault: Vault): Recalled {
  const done = textOf(row, 'state') === 'done';
  if (done && countOf(row, 'purge_ms') <= nowMs) return { kind: 'fresh' };
  if (textOf(row, 'fingerprint') !== claim.fingerprint) return { kind: 'other-body' };
  if (done) return { kind: 'answered', answer: unpacked(claim, vault.open(bytesOf(row, 'answer'))) };
  const leftMs = row['hold_state'] === 'pending' ? countOf(row, 'lease_ms') - nowMs : 0;
  if (leftMs <= 0) return { kind: 'fresh' };
  return { kind: 'running', retryAfterSeconds: Math.min(MOST_WAIT_SECONDS, Math.max(1, Math.ceil(leftMs / 1000))) };
}

type ClaimName = Pick<Claim, 'accountId' | 'scope' | 'key'>;

/** A line that says what and whose it is, then the body as it went out. The name is sealed in, so that rows cannot be exchanged. */
function packed(name: ClaimName, { status, contentType, requestId, charged, body }: Answer): Uint8Array {
  const head = JSON.stringify([nameOf(name), status, contentType, requestId, String(charged)]);
  return new TextEncoder().encode(`${head}\n${body}`);
}

function unpacked(name: ClaimName, bytes: Uint8Array): Answer {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const end = text.indexOf('\n');
  const head: unknown = JSON.parse(text.slice(0, end));
  if (!Array.isArray(head)) throw new Error('A remembered answer has lost its head');
  const [sealedName, status, contentType, requestId, charged] = head;
  if (sealedName !== nameOf(name)) throw new Error('A remembered answer stands under a claim that is not its own');
  return { status, contentType, requestId, charged: micro(BigInt(charged)), body: text.slice(end + 1) };
}

/** The parts cannot run into one another. */
function nameOf({ accountId, scope, key }: ClaimName): string {
  return JSON.stringify([accountId, scope, key]);
}
