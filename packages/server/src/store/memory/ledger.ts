/**
 * Wallets and remembered answers in memory. Every method runs to its end without yielding, which is this store's transaction.
 *
 * Same rules as any ledger behind this port: money is set aside only when it is there; a hold leaves `pending` once; the charge and
 * the remembered answer are made together; a hold whose time has passed is void by itself, and its claim may be taken over.
 */

import { type Micro, micro, NOTHING } from '../../money.ts';
import type {
  Answer,
  Balance,
  Claim,
  Clock,
  Hold,
  Ledger,
  Recalled,
  Reservation,
  Reserved,
  Settled,
} from '../../ports.ts';

export interface MemoryLedgerOptions {
  readonly clock: Clock;
  /** Starting balances by account. */
  readonly balances: Readonly<Record<string, Micro>>;
  /** How long an answer is remembered. */
  readonly keepSeconds?: number;
  /** Most answers, and most of their text, that are remembered; the oldest go first. */
  readonly maxAnswers?: number;
  readonly maxCharacters?: number;
}

interface Pending {
  readonly reservation: Reservation;
  readonly fence: number;
  readonly expiresAtMs: number;
}

type Remembered =
  | {
      readonly state: 'running';
      readonly fingerprint: string;
      readonly fence: number;
      readonly holdId: string;
      readonly expiresAtMs: number;
    }
  | {
      readonly state: 'done';
      readonly fingerprint: string;
      readonly fence: number;
      readonly answer: Answer;
      readonly forgetAtMs: number;
    };

/** A ledger that starts with these balances and ends with the process. */
export function memoryLedger(options: MemoryLedgerOptions): Ledger {
  const { clock, balances, keepSeconds = 24 * 3600, maxAnswers = 10_000, maxCharacters = 32 * 1024 * 1024 } = options;
  const wallets = new Map<string, Micro>(Object.entries(balances));
  const holds = new Map<string, Pending>();
  const memory = new Map<string, Remembered>();
  let [holdNumber, heldCharacters] = [0, 0];

  function reservedBy(accountId: string): bigint {
    let sum = 0n;
    for (const { reservation } of holds.values()) if (reservation.accountId === accountId) sum += reservation.amount;
    return sum;
  }

  function balanceOf(accountId: string): Balance {
    const reserved = reservedBy(accountId);
    return { available: micro((wallets.get(accountId) ?? NOTHING) - reserved), reserved: micro(reserved) };
  }

  /** What holds and memories the time has overtaken. */
  function sweep(): void {
    const now = clock.nowMs();
    for (const [id, { expiresAtMs, reservation }] of holds) {
      if (expiresAtMs > now) continue;
      holds.delete(id);
      dropClaim(reservation.claim, id);
    }
    for (const [name, row] of memory) {
      if (row.state === 'running') continue;
      if (row.forgetAtMs > now && memory.size <= maxAnswers && heldCharacters <= maxCharacters) break;
      forget(name, row);
    }
  }

  function forget(name: string, row: Remembered): void {
    if (row.state === 'done') heldCharacters -= row.answer.body.length;
    memory.delete(name);
  }

  function dropClaim(claim: Claim | null, holdId: string): void {
    if (claim === null) return;
    const row = memory.get(nameOf(claim));
    if (row?.state === 'running' && row.holdId === holdId) memory.delete(nameOf(claim));
  }

  function look(claim: Claim): Recalled {
    const row = memory.get(nameOf(claim));
    if (row === undefined) return { kind: 'fresh' };
    if (row.fingerprint !== claim.fingerprint) return { kind: 'other-body' };
    if (row.state === 'done') return { kind: 'answered', answer: row.answer };
    const leftSeconds = Math.ceil((row.expiresAtMs - clock.nowMs()) / 1000);
    return { kind: 'running', retryAfterSeconds: Math.min(5, Math.max(1, leftSeconds)) };
  }

  function reserve(reservation: Reservation): Reserved {
    sweep();
    const { claim, amount, accountId, leaseSeconds } = reservation;
    const known = claim === null ? ({ kind: 'fresh' } as const) : look(claim);
    if (known.kind !== 'fresh') return known;
    const { available } = balanceOf(accountId);
    if (available < amount) return { kind: 'short', available };
    holdNumber += 1;
    const hold: Hold = { id: `hold_${holdNumber}`, fence: holdNumber };
    const expiresAtMs = clock.nowMs() + leaseSeconds * 1000;
    holds.set(hold.id, { reservation, fence: hold.fence, expiresAtMs });
    if (claim !== null) {
      memory.set(nameOf(claim), {
        state: 'running',
        fingerprint: claim.fingerprint,
        fence: hold.fence,
        holdId: hold.id,
        expiresAtMs,
      });
    }
    return { kind: 'held', hold };
  }

  function settle(hold: Hold, answerOf: Parameters<Ledger['settle']>[1]): Settled {
    sweep();
    const pending = holds.get(hold.id);
    if (pending === undefined || pending.fence !== hold.fence) return { kind: 'lost' };
    const { accountId, amount, claim } = pending.reservation;
    const before = wallets.get(accountId) ?? NOTHING;
    const after = micro(before - amount);
    const answer = answerOf({ amount, before, after });
    wallets.set(accountId, after);
    holds.delete(hold.id);
    if (claim !== null) {
      const name = nameOf(claim);
      memory.delete(name);
      memory.set(name, {
        state: 'done',
        fingerprint: claim.fingerprint,
        fence: hold.fence,
        answer,
        forgetAtMs: clock.nowMs() + keepSeconds * 1000,
      });
      heldCharacters += answer.body.length;
    }
    return { kind: 'settled', answer };
  }

  return {
    about: { adapter: 'memory', durable: false, note: 'balances and remembered answers end with the process' },
    recall: async (claim) => {
      sweep();
      return look(claim);
    },
    balance: async (accountId) => {
      sweep();
      return balanceOf(accountId);
    },
    reserve: async (reservation) => reserve(reservation),
    settle: async (hold, answerOf) => settle(hold, answerOf),
    release: async (hold) => {
      const pending = holds.get(hold.id);
      if (pending === undefined || pending.fence !== hold.fence) return;
      holds.delete(hold.id);
      dropClaim(pending.reservation.claim, hold.id);
    },
  };
}

/** A claim's place in the memory; the parts cannot run into one another. */
function nameOf({ accountId, scope, key }: Claim): string {
  return JSON.stringify([accountId, scope, key]);
}
