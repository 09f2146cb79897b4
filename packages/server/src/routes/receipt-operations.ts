/** Every question that a receipt of this server can be about: those of the engine, and those whose answer is a published record. */

import { OPERATIONS, type Operation } from '@khagol/engine/receipt';
import { listOfOperations } from './answer-operations.ts';
import type { AnswerOperations } from './answer-receipts.ts';
import { BIRTH_CHART_OPERATION, NATAL_CHART_OPERATION } from './charts.ts';
import { COMPATIBILITY_OPERATION } from './compatibility.ts';
import type { ServedEngine } from './engine.ts';
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

/** Them with the answers of a narrator, and what opens the narrator before one of these is put again. */
export interface AskedAgain {
  readonly operations: readonly Operation[];
  ready(op: string): Promise<void>;
}

/** @param answers  null where nobody answers questions */
export function askedAgain(engine: ServedEngine, answers: AnswerOperations | null): AskedAgain {
  const told = answers === null ? [] : listOfOperations(answers);
  return {
    operations: [...receiptOperations(engine), ...told],
    ready: async (op) => {
      if (told.some((one) => one.op === op)) await answers?.ready();
    },
  };
}
