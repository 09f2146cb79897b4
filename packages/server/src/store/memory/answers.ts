/**
 * Claims and remembered answers: which call has the right to answer under a key, and what was answered.
 *
 * A claim whose lease has passed is free to be taken; an answer whose time has passed is forgotten. Answers are bounded in number and
 * in text; the oldest go first, which makes a late repetition a new call. A running claim is never dropped to make room.
 */

import type { Answer, Claim, Clock, Recalled } from '../../ports/index.ts';

/** Most answers, and most characters of theirs, that are remembered. */
export interface AnswerBounds {
  readonly maxAnswers?: number;
  readonly maxCharacters?: number;
}

type Row =
  | {
      readonly state: 'running';
      readonly fingerprint: string;
      readonly fence: number;
      readonly holdId: string;
      leaseUntilMs: number;
    }
  | {
      readonly state: 'done';
      readonly fingerprint: string;
      readonly holdId: string;
      readonly answer: Answer;
      readonly forgetAtMs: number;
    };

export interface Answers {
  look(claim: Claim): Recalled;
  /** The dead hold that a free claim still names, with its fence; null when nobody had it. */
  deadOf(claim: Claim): { readonly fence: number; readonly holdId: string } | null;
  /** Gives the claim to a hold. */
  take(claim: Claim, holdId: string, fence: number, leaseUntilMs: number): void;
  renew(claim: Claim, leaseUntilMs: number): void;
  /** Forgets a claim that is not answered. */
  drop(claim: Claim): void;
  remember(claim: Claim, holdId: string, answer: Answer): void;
  purge(limit: number): number;
  /** Claims of holds, for the audit. */
  rows(): Iterable<{
    readonly name: string;
    readonly state: 'running' | 'done';
    readonly holdId: string;
    readonly answer: Answer | null;
  }>;
}

/** Longest wait that a running twin is told. */
const MOST_WAIT_SECONDS = 5;

/** An empty memory of answers. */
export function memoryAnswers(clock: Clock, bounds: AnswerBounds = {}): Answers {
  const { maxAnswers = 10_000, maxCharacters = 32 * 1024 * 1024 } = bounds;
  const rows = new Map<string, Row>();
  let [answers, characters] = [0, 0];

  /** The row, unless its time has passed. */
  function rowOf(claim: Claim): Row | undefined {
    const name = nameOf(claim);
    const row = rows.get(name);
    if (row?.state !== 'done' || row.forgetAtMs > clock.nowMs()) return row;
    forget(name, row);
    return undefined;
  }

  function forget(name: string, row: Row): void {
    rows.delete(name);
    if (row.state === 'running') return;
    answers -= 1;
    characters -= lengthOf(row.answer);
  }

  function makeRoom(): void {
    for (const [name, row] of rows) {
      if (answers <= maxAnswers && characters <= maxCharacters) return;
      if (row.state === 'done') forget(name, row);
    }
  }

  return {
    look(claim) {
      const row = rowOf(claim);
      if (row === undefined) return { kind: 'fresh' };
      if (row.fingerprint !== claim.fingerprint) return { kind: 'other-body' };
      if (row.state === 'done') return { kind: 'answered', answer: row.answer };
      const leftMs = row.leaseUntilMs - clock.nowMs();
      if (leftMs <= 0) return { kind: 'fresh' };
      return { kind: 'running', retryAfterSeconds: Math.min(MOST_WAIT_SECONDS, Math.max(1, Math.ceil(leftMs / 1000))) };
    },
    deadOf(claim) {
      const row = rowOf(claim);
      return row?.state === 'running' ? { fence: row.fence, holdId: row.holdId } : null;
    },
    take(claim, holdId, fence, leaseUntilMs) {
      const { fingerprint } = claim;
      rows.set(nameOf(claim), { state: 'running', fingerprint, fence, holdId, leaseUntilMs });
    },
    renew(claim, leaseUntilMs) {
      const row = rows.get(nameOf(claim));
      if (row?.state === 'running') row.leaseUntilMs = leaseUntilMs;
    },
    drop(claim) {
      rows.delete(nameOf(claim));
    },
    remember(claim, holdId, answer) {
      const name = nameOf(claim);
      // Deleted first, so that the order of the map is the order of answering.
      rows.delete(name);
      const forgetAtMs = clock.nowMs() + claim.keepSeconds * 1000;
      rows.set(name, { state: 'done', fingerprint: claim.fingerprint, holdId, answer, forgetAtMs });
      answers += 1;
      characters += lengthOf(answer);
      makeRoom();
    },
    purge(limit) {
      const now = clock.nowMs();
      let gone = 0;
      for (const [name, row] of rows) {
        if (gone >= limit) break;
        if (row.state !== 'done' || row.forgetAtMs > now) continue;
        forget(name, row);
        gone += 1;
      }
      return gone;
    },
    *rows() {
      for (const [name, row] of rows)
        yield { name, state: row.state, holdId: row.holdId, answer: row.state === 'done' ? row.answer : null };
    },
  };
}

/** A claim's place in the memory; the parts cannot run into one another. */
function nameOf({ accountId, scope, key }: Claim): string {
  return JSON.stringify([accountId, scope, key]);
}

/** How much room an answer takes, without making text of one that is bytes. */
function lengthOf(answer: Answer): number {
  return answer.bytes?.byteLength ?? answer.body.length;
}
