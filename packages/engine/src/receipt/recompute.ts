/**
 * Does the answer still hold? A receipt and the question it is about are enough to ask the engine again: for auditors, for whoever was handed a chart by somebody
 * else, and for us, years later.
 */

import { EngineError } from '../errors.ts';
import { readRecord } from '../input.ts';
import { dataEditionsFor, hashOf, type ReceiptClaims } from './claims.ts';
import { type MemberDifference, memberDifferences } from './differences.ts';
import type { KeySet, ReceiptKeys } from './keys.ts';
import {
  answerOf,
  type EngineForReceipts,
  type Operation,
  questionOf,
  readOperations,
  rulesVersionFor,
} from './operation.ts';
import { plainCopy } from './plain.ts';
import { type Verification, type VerifyOptions, verifyReceipt } from './verify.ts';

/** For a recomputation: whose receipts count, and the answer as somebody holds it, to be compared member by member. */
export interface RecomputeOptions extends Omit<VerifyOptions, 'input' | 'operations'> {}

/**
 * `refused`: no receipt of the issuer. `unknown-operation`: no row of that name. `another-input`: the receipt is about something else. `not-run`: this engine
 * refuses the question, for want of a pack say. `matches`: the same answer, to the byte. `differs`: another answer of the very same editions, which must not
 * happen. `other-editions`: another answer, and this is not the engine, or not the data or rules, that the receipt names: it stays authentic and needs that engine.
 */
export type Verdict =
  | 'refused'
  | 'unknown-operation'
  | 'another-input'
  | 'not-run'
  | 'matches'
  | 'differs'
  | 'other-editions';

/** An edition of the receipt's that this engine does not have. */
export interface EditionDifference {
  readonly claim: 'engineVersion' | 'ephemeris' | 'tzdb' | 'rulesVersion';
  readonly receipt: string | null;
  readonly engine: string | null;
}

/** What came of asking again. Plain data. */
export interface Recomputation extends Omit<Verification, 'outputMatched'> {
  readonly verdict: Verdict;
  /** Whether the answer of today has the hash of the receipt; absent where nothing was computed. */
  readonly outputMatched?: boolean;
  /** Whether the output that was handed in has it. */
  readonly heldMatched?: boolean;
  /** Where this engine stands otherwise than the one that answered; also where it refused, which may be the reason. */
  readonly editions: readonly EditionDifference[];
  /** Where the output that was handed in departs from today's answer, the first twenty members; a hash alone cannot say, so empty without one. */
  readonly differences: readonly MemberDifference[];
  /** Hash of today's answer. */
  readonly outputHash?: string;
  /** Why the engine refused, where it did. */
  readonly refusal?: { readonly code: string; readonly field: string; readonly message: string };
}

/**
 * Verifies a receipt and asks its question again.
 *
 * @param token       of a stranger
 * @param keys        as for `verifyReceipt`
 * @param input       the question; it is asked only if it is the receipt's
 * @param engine      an open engine
 * @param operations  rows by which it may be asked: `OPERATIONS`, and more
 * @param options     the issuer; `output`, when somebody holds one
 * @throws  EngineError INVALID_OPTION, as a rejection, for keys, an engine, operations or options that are none; nothing for any token, input or output
 */
export async function recomputeReceipt(
  token: unknown,
  keys: KeySet | ReceiptKeys,
  input: unknown,
  engine: EngineForReceipts,
  operations: readonly Operation[],
  options: RecomputeOptions,
): Promise<Recomputation> {
  readRecord('engine', engine, 'an open engine');
  const rows = readOperations(operations);
  const { outputMatched: heldMatched, ...verification } = await verifyReceipt(token, keys, { ...options, operations });
  const known = { ...verification, ...(heldMatched === undefined ? {} : { heldMatched }) };
  const { receipt } = verification;
  if (receipt === undefined) return { ...known, verdict: 'refused', editions: [], differences: [] };
  const row = rows.get(receipt.op);
  if (row === undefined) return { ...known, verdict: 'unknown-operation', editions: [], differences: [] };
  const asked = questionWithHash(row, input, receipt.inputHash);
  if (asked === null) return { ...known, inputMatched: false, verdict: 'another-input', editions: [], differences: [] };
  return { ...known, inputMatched: true, ...askedAgain(row, asked.input, receipt, engine, options.output) };
}

/** The input, read once, if it is the one of the hash. */
function questionWithHash(row: Operation, input: unknown, hash: string): { readonly input: unknown } | null {
  try {
    const copy = plainCopy('input', input);
    return hashOf(questionOf(row, copy)) === hash ? { input: copy } : null;
  } catch {
    // No plain data, so no receipt is about it.
    return null;
  }
}

function askedAgain(
  row: Operation,
  input: unknown,
  receipt: ReceiptClaims,
  engine: EngineForReceipts,
  held: unknown,
): Pick<Recomputation, 'verdict' | 'outputMatched' | 'outputHash' | 'editions' | 'differences' | 'refusal'> {
  const { rulesVersion } = receipt;
  const question = rulesOf(row, input) === rulesVersion ? input : (row.pinned?.(input, rulesVersion) ?? input);
  const here = { ...dataEditionsFor(row, engine), rulesVersion: rulesOf(row, question) };
  const editions = editionDifferences(receipt, here);
  try {
    const output = answerOf(row, plainCopy('output', row.run(engine, question)));
    const outputHash = hashOf(output);
    const outputMatched = outputHash === receipt.outputHash;
    return {
      verdict: outputMatched ? 'matches' : editions.length > 0 ? 'other-editions' : 'differs',
      outputMatched,
      outputHash,
      editions,
      differences: held === undefined ? [] : differencesFrom(row, held, output),
    };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { code, field, message } = error;
    return { verdict: 'not-run', editions, differences: [], refusal: { code, field, message } };
  }
}

/** The edition that answers an input here; null where this engine has none for it. */
function rulesOf(row: Operation, input: unknown): string | null {
  try {
    return rulesVersionFor(row, input);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return null;
  }
}

/** What is no plain data differs as a whole. */
function differencesFrom(row: Operation, held: unknown, output: unknown): readonly MemberDifference[] {
  let copy: unknown;
  try {
    copy = plainCopy('held', held);
  } catch {
    return [{ path: '', kind: 'changed' }];
  }
  return memberDifferences(answerOf(row, copy), output);
}

function editionDifferences(
  receipt: ReceiptClaims,
  here: { readonly [K in EditionDifference['claim']]: string | null },
): readonly EditionDifference[] {
  return (['engineVersion', 'ephemeris', 'tzdb', 'rulesVersion'] as const)
    .filter((claim) => receipt[claim] !== here[claim])
    .map((claim) => ({ claim, receipt: receipt[claim], engine: here[claim] }));
}
