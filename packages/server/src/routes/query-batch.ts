/** Up to twenty questions in one call, each as if it had been asked alone: money for all is set aside first, and what was answered is charged. */

import {
  QUERY_BATCH,
  QUERY_BATCH_BYTES,
  QUERY_BATCH_REQUEST,
  type QueryBatchItem,
  readQueryBatch,
} from '../contract/query-batch.ts';
import { SAMPLE_QUERY } from '../contract/query-input.ts';
import type { CallFacts, Outcome, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { newId } from '../http/names.ts';
import { Refusal } from '../http/refusal.ts';
import { type Micro, micro, NOTHING, usdNumber } from '../money.ts';
import { batchCompleted } from '../offices/events/index.ts';
import { demandSigning, receiptedAnswer } from './answer-receipts.ts';
import { accountOf } from './archive-records.ts';
import { PRICES } from './prices.ts';
import {
  type Answered,
  answerEvent,
  answered,
  answerMetadata,
  answerRecord,
  DEADLINE_SECONDS,
  type QuestionParts,
} from './query-answer.ts';
import { NO_MARK, planNeedOfTiers, QUESTION_ROW } from './question-row.ts';
import { turn } from './turn.ts';

type Batch = readonly QueryBatchItem[];

/** Longest that twenty answers may take, one after another: a connection on which nothing moves is cut after 150 s. */
const BATCH_DEADLINE_SECONDS = 140;

/** Refusals that one question meets and the others do not. */
const ITS_OWN: ReadonlySet<string> = new Set(['ECO_UNAVAILABLE', 'RECEIPTS_UNAVAILABLE']);

/** What came of an item. */
interface ItemTold {
  readonly id: string;
  readonly outcome: { readonly answer: Answered; readonly cost: Micro; readonly record: JsonRecord } | Refusal;
}

export function queryBatchRow(parts: QuestionParts): Row<Batch> {
  return {
    ...QUESTION_ROW,
    id: 'astrologyQueryBatch',
    path: '/api/v1/astrology/query/batch',
    aliases: [],
    summary:
      'Up to 20 questions, each answered and priced as if it had been asked alone; a fault in one is told of that one.',
    family: 'product',
    price: PRICES.query.standard,
    priceOfWhat: 'per question that is answered, by its tier',
    priceOf: (items) => ({
      ...PRICES.query.standard,
      amount: sumOf(tiersOf(items).map((tier) => PRICES.query[tier].amount)),
    }),
    planNeedOf: (items) => planNeedOfTiers(parts, tiersOf(items)),
    needsIdempotencyKey: true,
    request: QUERY_BATCH_REQUEST,
    data: QUERY_BATCH,
    sample: { items: [{ id: 'career', query: SAMPLE_QUERY }] },
    examples: [
      {
        name: 'faultInOne',
        summary: 'A question that cannot be answered is told of and not charged.',
        body: {
          items: [
            { id: 'career', query: SAMPLE_QUERY },
            { id: 'blank', query: { question: ' ' } },
          ],
        },
      },
    ],
    refusals: [],
    bodyLimitBytes: QUERY_BATCH_BYTES,
    deadlineSeconds: BATCH_DEADLINE_SECONDS,
    parse: ({ body, header }) => readQueryBatch(body, parts.engine, header('accept-language')),
    run: (items, facts) => answerBatch(parts, items, facts),
  };
}

function tiersOf(items: Batch): readonly Answered['input']['speed'][] {
  return items.flatMap(({ asked }) => (asked instanceof Refusal ? [] : [asked.speed]));
}

function sumOf(amounts: readonly Micro[]): Micro {
  return micro(amounts.reduce((sum, amount) => sum + amount, 0n));
}

async function answerBatch(parts: QuestionParts, items: Batch, facts: CallFacts): Promise<Outcome> {
  const { clock, crypto } = parts;
  const told: ItemTold[] = [];
  const endsMs = clock.nowMs() + BATCH_DEADLINE_SECONDS * 1000;
  for (const [i, item] of items.entries()) {
    // Other calls have their turn between two questions.
    if (i > 0) await turn();
    told.push({ id: item.id, outcome: await answerItem(parts, item, facts, endsMs) });
  }
  const completedMs = clock.nowMs();
  const batchId = newId('bat', clock, crypto);
  const given = told.flatMap(({ outcome }) => (outcome instanceof Refusal ? [] : [outcome]));
  const charge = sumOf(given.map(({ cost }) => cost));
  return {
    kind: 'data',
    charge,
    tokens: {
      input: given.reduce((sum, { answer }) => sum + answer.told.tokens.input, 0),
      output: given.reduce((sum, { answer }) => sum + answer.told.tokens.output, 0),
    },
    data: {
      batchId,
      results: told.map((item) => resultOf(item, parts, facts)),
      summary: { total: items.length, succeeded: given.length, failed: items.length - given.length },
      billingBasis: `${given.length} of ${items.length} questions answered, each at the price of its tier: ${usdNumber(charge)} USD. Questions that were refused cost nothing.`,
      execution: 'synchronous',
    },
    aftermath: {
      mark: NO_MARK,
      tell: () => ({
        mark: null,
        events: [
          ...given.map(({ answer, cost }) => answerEvent(answer, cost, facts, false)),
          {
            type: 'ai.batch.completed',
            once: null,
            data: batchCompleted({
              batchId,
              userId: accountOf(facts),
              startedMs: facts.nowMs,
              completedMs,
              items: told.map(({ id, outcome }) => ({
                id,
                responseId: outcome instanceof Refusal ? null : outcome.answer.responseId,
              })),
              cost: charge,
            }),
          },
        ],
      }),
    },
  };
}

/**
 * An answer, or the refusal that the question alone would have met. What the store cannot do is the whole batch's.
 *
 * @param endsMs  when the batch has to be done: whoever tells bit by bit is then stopped, or not begun with
 */
async function answerItem(
  parts: QuestionParts,
  { asked }: QueryBatchItem,
  facts: CallFacts,
  endsMs: number,
): Promise<ItemTold['outcome']> {
  if (asked instanceof Refusal) return asked;
  try {
    demandSigning(parts.signing, asked);
    const leftMs = Math.max(0, endsMs - parts.clock.nowMs());
    const answer = await answered(parts, asked, facts, Math.min(leftMs, DEADLINE_SECONDS * 1000));
    const record = await receiptedAnswer(parts.signing, 'query', answer, answerRecord(answer), facts);
    return { answer, record, cost: answer.told.isFree ? NOTHING : PRICES.query[asked.speed].amount };
  } catch (error) {
    if (error instanceof Refusal && ITS_OWN.has(error.row.code)) return error;
    throw error;
  }
}

function resultOf({ id, outcome }: ItemTold, parts: QuestionParts, facts: CallFacts): unknown {
  if (!(outcome instanceof Refusal)) {
    const { answer, cost, record } = outcome;
    const response = { ...record, metadata: answerMetadata(answer, cost, parts, facts) };
    return { id, status: 200, response };
  }
  const {
    row: { status, code, title },
    message,
    extras: { details, members, retryAfterSeconds },
  } = outcome;
  const response = {
    success: false,
    status: 'error',
    code,
    error: title,
    message,
    ...(details === undefined ? {} : { details }),
    ...members,
    ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds, retryable: true }),
  };
  return { id, status, response };
}
