/**
 * Receipts as the server gives them out: what is signed is the `data` of an answer as it stands, so that what a customer holds is what is
 * covered; the question it answers travels with it, in the form in which it can be asked again.
 */

import {
  claimsOf,
  type EngineForReceipts,
  type KeySet,
  type Operation,
  operationNamed,
  questionOf,
  ReceiptKeys,
  type ReceiptSigner,
  type Recomputation,
  recomputeReceipt,
  signReceipt,
  type Verification,
  verifyReceipt,
} from '@khagol/engine/receipt';
import { isEngineError } from '../contract/engine-fault.ts';
import type { CallFacts } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServedEngine } from './engine.ts';
import type { AskedAgain } from './receipt-operations.ts';

/** Where the rows of receipts are. */
export const VERIFY_PATH = '/v1/receipts/verify';
export const KEYS_PATH = '/.well-known/jwks.json';

/** Who signs, whose signatures count, and under which name. */
export interface ReceiptParts {
  /** Null where the server has no key: then no receipts are given out, and old ones still verify. */
  readonly signer: ReceiptSigner | null;
  /** As published: the key that signs, and those that did. */
  readonly keys: KeySet;
  /** `iss` of new receipts first, then the names of older ones that still count. */
  readonly issuers: readonly string[];
}

/** A server without receipts. */
export const NO_RECEIPTS: ReceiptParts = { signer: null, keys: { keys: [] }, issuers: ['khagol'] };

/** The member `receipt` of an answer. */
export interface ReceiptRecord {
  readonly format: 'JWS';
  readonly token: string;
  /** Says whether a receipt is ours, without a key. */
  readonly verifyUrl: string;
  /** The published keys; after # the name of the one that signed. */
  readonly keyUrl: string;
  /** Which question it is. */
  readonly op: string;
  /** The question itself, whose hash the receipt holds. */
  readonly input: unknown;
}

/** An answer to be signed. */
export interface Signed {
  readonly operation: Operation;
  readonly input: unknown;
  readonly output: unknown;
}

/** What somebody wants to know of a token. */
export interface ReceiptAsked {
  readonly token: string;
  readonly input?: unknown;
  readonly output?: unknown;
}

export interface Receipts {
  readonly keys: KeySet;
  /** @throws Refusal RECEIPTS_UNAVAILABLE where the server has no key */
  demand(): void;
  /**
   * The receipt of an answer. Undated, so that the same question to the same engine has the same receipt for ever.
   *
   * @param origin  address of the server, no stroke at the end
   * @throws  Refusal RECEIPTS_UNAVAILABLE; EngineError for an input or output that is no plain data
   */
  sign(signed: Signed, origin: string): Promise<ReceiptRecord>;
  /** Whether a token is ours, and about this input and output. @throws nothing for any of them */
  verify(asked: ReceiptAsked): Promise<Verification>;
  /**
   * The same, and the question asked again of this engine.
   *
   * @param facts  of the call that wants to know
   * @returns null where the question is refused today
   * @throws  Refusal OVERLOADED where no thread had the time
   */
  recompute(asked: ReceiptAsked, facts: CallFacts): Promise<Recomputation | null>;
}

/** What it takes to ask again. Plain data. */
export interface RecomputeWork extends Pick<ReceiptParts, 'keys' | 'issuers'> {
  readonly asked: ReceiptAsked;
  /** Of the receipt; null for one that is none of ours. */
  readonly op: string | null;
}

/** Has somebody else ask again; as `recomputed`. */
export type RecomputeFar = (work: RecomputeWork, facts: CallFacts) => Promise<Recomputation | null>;

/**
 * Opens the desk of receipts.
 *
 * @param again  every question that this server signs answers of
 * @param far    asks again, other calls not waiting for it; absent asks here
 * @throws  EngineError for a key set that is none, and for two operations of one name
 */
export function openReceiptDesk(
  { signer, keys, issuers }: ReceiptParts,
  engine: ServedEngine,
  again: AskedAgain,
  far?: RecomputeFar,
): Receipts {
  const { operations } = again;
  const known = new ReceiptKeys(keys);
  // Looked at now, and not when the first receipt is.
  operationNamed(operations, '');
  const names = new Set(operations.map(({ op }) => op));
  // Claims ask an engine for its editions alone; an operation that needs more is run by an engine that has answered it before.
  const asked = engine as EngineForReceipts;
  return {
    keys,
    demand: () => void signerOf(signer),
    sign: async ({ operation, input, output }, origin) => {
      const by = signerOf(signer);
      const claims = claimsOf({ operation, input, output, engine: asked, issuer: issuers[0] as string });
      return {
        format: 'JWS',
        token: await signReceipt(claims, by),
        verifyUrl: `${origin}${VERIFY_PATH}`,
        keyUrl: `${origin}${KEYS_PATH}#${encodeURIComponent(by.kid ?? '')}`,
        op: operation.op,
        // As it was hashed, so that anyone can hash it again who knows nothing of operations.
        input: questionOf(operation, input),
      };
    },
    verify: ({ token, ...held }) => verifyReceipt(token, known, { ...held, issuer: issuers, operations }),
    recompute: async (held, facts) => {
      const { receipt } = await verifyReceipt(held.token, known, { issuer: issuers, operations });
      // Only what was signed here is asked again, so that nobody can order work that was not ordered before.
      const op = receipt !== undefined && names.has(receipt.op) ? receipt.op : null;
      const work = { keys, issuers, asked: held, op };
      return op !== null && far !== undefined ? await far(work, facts) : await recomputed(work, engine, again);
    },
  };
}

function signerOf(signer: ReceiptSigner | null): ReceiptSigner {
  if (signer !== null) return signer;
  throw new Refusal(
    'RECEIPTS_UNAVAILABLE',
    'This server has no key to sign receipts with. Ask without receipt, or tell its operator to set KHAGOL_RECEIPT_KEY. Nothing was charged.',
    { retryAfterSeconds: RETRY_SECONDS },
  );
}

/** A key is set by a person, with a restart. */
const RETRY_SECONDS = 3600;

/** Asks the question of a receipt again, of this engine. @returns null where it is refused today */
export async function recomputed(
  { keys, issuers, asked: { token, input, output }, op }: RecomputeWork,
  engine: ServedEngine,
  { operations, ready }: AskedAgain,
): Promise<Recomputation | null> {
  if (op !== null) await ready(op);
  const options = { issuer: issuers, ...(output === undefined ? {} : { output }) };
  const by = engine as EngineForReceipts;
  return await recomputeReceipt(token, keys, input, by, operations, options).catch(nullWhereRefused);
}

/** An engine may refuse in its own words or in those of this server. */
function nullWhereRefused(error: unknown): null {
  if (isEngineError(error) || error instanceof Refusal) return null;
  throw error;
}
