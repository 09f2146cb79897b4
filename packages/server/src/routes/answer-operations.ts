/** Questions put again from a receipt: in built-in words they have the same answer to the byte; another narrator's words are held against the chart. */

import type { Operation } from '@khagol/engine/receipt';
import { jdUtOfMs } from '../contract/chart-input.ts';
import { type ChatInput, readChat } from '../contract/chat-input.ts';
import { type QueryInput, readQuery } from '../contract/query-input.ts';
import { isRecord, type JsonRecord, own } from '../http/json.ts';
import type { AnswerOperations } from './answer-receipts.ts';
import type { Asked, Told } from './answering.ts';
import { apiOperation, apiRules } from './api-operation.ts';
import { chatRecord } from './chat.ts';
import type { ServedEngine, WholeEngine } from './engine.ts';
import { type Answered, answerRecord, chartsOf } from './query-answer.ts';
import { ASKED_AT } from './signed-row.ts';

/** Who tells an answer at once, and who checks another's. */
export interface Retelling {
  /** In built-in words. @throws EngineError */
  tell(engine: WholeEngine, asked: Asked): Told;
  readonly statementsIn: AnswerOperations['statementsIn'];
  readonly ready: AnswerOperations['ready'];
  /** Edition of the rules by which questions are understood and answered. */
  readonly rules: string;
}

/** What of an answer is about its call. */
const CALL: readonly string[] = ['conversationId', 'metadata', 'turn', 'usage'];
/** What of an answer in another's words is not theirs, or cannot be checked. */
const BESIDE_WORDS: readonly string[] = [
  'followUpSuggestions',
  'structuredResponse',
  'remedies',
  'citations',
  'confidence',
  'warnings',
];

/** A question as a receipt holds it. */
interface AskedAgain {
  readonly asked: Asked;
  /** Whether a turn shows its chart. */
  readonly withChart: boolean;
  /** Another narrator's words; null where the built-in ones are told. */
  readonly words: string | null;
}

interface AnswerRow {
  readonly op: string;
  read(body: JsonRecord, engine: ServedEngine, fallback: string | null): QueryInput & Partial<ChatInput>;
  record(
    answer: Pick<Answered, 'input' | 'told' | 'charts' | 'conversationId' | 'turn'>,
    withChart: boolean,
  ): JsonRecord;
}

const ROWS: { readonly [Name in keyof AnswerOperations['rows']]: AnswerRow } = {
  query: { op: 'api.astrology-query', read: readQuery, record: answerRecord },
  chat: { op: 'api.astrology-chat', read: readChat, record: chatRecord },
};

/** The operations of answers, for a narrator. */
export function answerOperations(by: Retelling): AnswerOperations {
  const pairOf = (row: AnswerRow): { readonly builtIn: Operation; readonly remote: Operation } => ({
    builtIn: operationOf(row, by, false),
    remote: operationOf(row, by, true),
  });
  return {
    rows: { query: pairOf(ROWS.query), chat: pairOf(ROWS.chat) },
    statementsIn: by.statementsIn,
    ready: by.ready,
  };
}

/** As a list, for whoever verifies. */
export function listOfOperations({ rows }: AnswerOperations): readonly Operation[] {
  return Object.values(rows).flatMap(({ builtIn, remote }) => [builtIn, remote]);
}

function operationOf({ op, read, record }: AnswerRow, by: Retelling, isRemote: boolean): Operation {
  return apiOperation<AskedAgain>({
    op: isRemote ? `${op}-remote` : op,
    rules: `${apiRules} + ${by.rules}`,
    unhashed: isRemote ? [...CALL, ...BESIDE_WORDS] : CALL,
    parse: (body, engine) => askedAgain(read, body, engine),
    answer: (engine, { asked, withChart, words }) => {
      const assured = by.tell(engine, asked);
      const told =
        words === null ? assured : { ...assured, text: words, statements: by.statementsIn(engine, asked, words) };
      return record({ input: asked, told, ...chartsOf(engine, asked), conversationId: '', turn: 1 }, withChart);
    },
  });
}

function askedAgain(read: AnswerRow['read'], body: JsonRecord, engine: ServedEngine): AskedAgain {
  const [fallback, memory, askedAt, told] = ['fallbackLanguage', 'memory', ASKED_AT, 'told'].map((name) =>
    own(body, name),
  );
  const { includeChart = true, ...input } = read(body, engine, typeof fallback === 'string' ? fallback : null);
  return {
    withChart: includeChart,
    asked: {
      ...input,
      signing: body,
      memory: memory === undefined ? [] : [memory],
      atJdUt: jdUtOfMs(Date.parse(String(askedAt))),
    },
    words: isRecord(told) ? String(told['text']) : null,
  };
}
