/** Answers in built-in words, for whoever embeds the server, and how signed answers are told again. */

import { READING_EDITION } from '@khagol/engine/reading/answer';
import type { Operation } from '@khagol/engine/receipt';
import { answerOperations, listOfOperations } from '../../routes/answer-operations.ts';
import type { AnswerOperations } from '../../routes/answer-receipts.ts';
import type { WholeEngine } from '../../routes/engine.ts';
import { type BuiltIn, openBuiltIn } from './built-in.ts';
import { statementsIn } from './statements.ts';

export { type BuiltIn, openBuiltIn } from './built-in.ts';
export { type AnsweringParts, openAnswering, type WarmAnswering } from './open-answering.ts';

/** For the part `answerOperations` of a server. */
export const ANSWER_OPERATIONS: AnswerOperations = answerOperations({
  rules: READING_EDITION,
  tell: (engine, asked) => builtInOf(engine).read(asked).told,
  statementsIn: (engine, asked, text) => statementsIn(builtInOf(engine).read(asked), text),
  ready: async () => undefined,
});

/** The questions that receipts of answers are about, for whoever verifies: beside `receiptOperations`. */
export const answerReceiptOperations: readonly Operation[] = listOfOperations(ANSWER_OPERATIONS);

const opened = new WeakMap<WholeEngine, BuiltIn>();

/** Its rules are laid out once per engine, not once per retelling. */
function builtInOf(engine: WholeEngine): BuiltIn {
  const known = opened.get(engine) ?? openBuiltIn(engine);
  opened.set(engine, known);
  return known;
}
