/** Every question that a receipt of this server can be about: those of the engine, and those whose answer is a published record. */

import { OPERATIONS, type Operation } from '@khagol/engine/receipt';
import { listOfOperations } from './answer-operations.ts';
import type { AnswerOperations } from './answer-receipts.ts';
import { BIRTH_CHART_OPERATION, NATAL_CHART_OPERATION } from './charts.ts';
import { COMPATIBILITY_OPERATION } from './compatibility.ts';
import type { ServedEngine } from './engine.ts';
import { openReceiptDesk, type ReceiptParts, type Receipts, type RecomputeFar } from './receipts.ts';
import { tableOperations } from './signed-table.ts';
import { SYNASTRY_OPERATION } from './synastry.ts';
import { twinRows } from './twins.ts';

/** Questions of the HTTP interface; each is asked with the body of a call, without `receipt`. */
export const API_OPERATIONS: readonly Operation[] = [
  BIRTH_CHART_OPERATION,
  NATAL_CHART_OPERATION,
  SYNASTRY_OPERATION,
  COMPATIBILITY_OPERATION,
];

/**
 * All of them.
 *
 * @param engine  tells which rows there are: an engine that has charts and nothing else answers fewer; the operations run on any
 */
export function receiptOperations(engine: ServedEngine): readonly Operation[] {
  return [...OPERATIONS, ...API_OPERATIONS, ...tableOperations(twinRows, engine)];
}

/**
 * The desk of receipts over all of them.
 *
 * @param answers  of the narrator; null where nobody answers questions
 * @param far      as for `openReceiptDesk`
 */
export function openReceipts(
  parts: ReceiptParts,
  engine: ServedEngine,
  answers: AnswerOperations | null,
  far?: RecomputeFar,
): Receipts {
  const toldAgain = answers === null ? [] : listOfOperations(answers);
  const ready = async (op: string): Promise<void> => {
    if (toldAgain.some((one) => one.op === op)) await answers?.ready();
  };
  return openReceiptDesk(parts, engine, [...receiptOperations(engine), ...toldAgain], ready, far);
}
