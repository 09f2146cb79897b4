/**
 * Receipts of answers. The question stands in the answer of whoever asked, beside the token, which holds its hash alone: nothing else keeps its words.
 *
 * What an earlier question of the conversation left behind, and when it was asked, are part of the question, so that it can be asked again for ever.
 */

import type { Operation } from '@khagol/engine/receipt';
import { isEngineError } from '../contract/engine-fault.ts';
import type { QueryInput } from '../contract/query-input.ts';
import type { CallFacts } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import { isoOf } from '../http/times.ts';
import type { Asked, Statement, Told } from './answering.ts';
import { isWhole, type ServedEngine, type WholeEngine } from './engine.ts';
import type { Receipts } from './receipts.ts';
import { ASKED_AT } from './signed-row.ts';

/** The rows whose answers can be signed. */
export type SignedRow = 'query' | 'chat';

/** What receipts of answers are about: an answer in built-in words, which is told again, and one in another's, which is checked again. */
export interface AnswerOperations {
  readonly rows: Readonly<Record<SignedRow, { readonly builtIn: Operation; readonly remote: Operation }>>;
  /**
   * The sentences of a text with what they claim.
   *
   * @throws  EngineError for a claim that does not hold
   */
  statementsIn(engine: WholeEngine, asked: Asked, text: string): readonly Statement[];
  /** Whatever has to be there before one of the operations runs. */
  ready(): Promise<void>;
}

/** Who signs answers; null where nobody can say them again. */
export interface AnswerSigning {
  readonly receipts: Receipts;
  readonly operations: AnswerOperations | null;
}

/** An answer, and whose words it is in. */
export interface Vouched {
  readonly told: Told;
  readonly isRemote: boolean;
}

/** @throws Refusal RECEIPTS_UNAVAILABLE where a receipt is wanted and there is none to be had */
export function demandSigning({ receipts, operations }: AnswerSigning, { signing }: QueryInput): void {
  if (signing === null) return;
  receipts.demand();
  if (operations !== null) return;
  throw new Refusal('RECEIPTS_UNAVAILABLE', 'Answers are not signed here. Ask without receipt. Nothing was charged.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

/** Answers become signed ones with another build of the server. */
const RETRY_SECONDS = 3600;

/**
 * Another narrator's answer with its statements, each claim of which holds; the built-in words where one does not, since nobody can sign that.
 *
 * @param assured  the same in built-in words
 */
export function vouchedFor(
  { operations }: AnswerSigning,
  engine: ServedEngine,
  asked: Asked,
  told: Told,
  assured: Told,
): Vouched {
  if (told.text === assured.text) return { told, isRemote: false };
  if (asked.signing === null || operations === null || !isWhole(engine)) return { told, isRemote: true };
  try {
    const statements = operations.statementsIn(engine, asked, told.text);
    return { told: { ...told, statements }, isRemote: true };
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return { told: { ...assured, tokens: told.tokens }, isRemote: false };
  }
}

/** An answer to be signed. */
export interface SignedAnswer extends Vouched {
  readonly input: Asked;
}

/**
 * The record of an answer with its receipt, where one is wanted. Of the same question at the same instant always the same bytes.
 *
 * @param record  as it is told, with `statements`, without `receipt`
 * @param beside  members of the question that the record depends on and the call did not say
 */
export async function receiptedAnswer(
  { receipts, operations }: AnswerSigning,
  row: SignedRow,
  { input: asked, told, isRemote }: SignedAnswer,
  record: JsonRecord,
  { nowMs, origin }: CallFacts,
  beside: JsonRecord = {},
): Promise<JsonRecord> {
  const { signing, memory, fallbackLanguage } = asked;
  if (signing === null || operations === null) return record;
  const remembered = memory[memory.length - 1];
  const question = {
    ...signing,
    ...beside,
    ...(remembered === undefined ? {} : { memory: remembered }),
    ...(fallbackLanguage === 'en' ? {} : { fallbackLanguage }),
    [ASKED_AT]: isoOf(nowMs),
    ...(isRemote ? { told: { narrator: 'remote', text: told.text } } : {}),
  };
  const { builtIn, remote } = operations.rows[row];
  const receipt = await receipts.sign(
    { operation: isRemote ? remote : builtIn, input: question, output: record },
    origin,
  );
  return { ...record, receipt };
}
