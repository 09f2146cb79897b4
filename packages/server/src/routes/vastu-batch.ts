/** Up to twenty houses in one call, each as if it had been asked alone: money for all is set aside first, and what was answered is charged. */

import { BATCH, BATCH_BYTES, BATCH_REQUEST, type BatchItem, batchFaults, batchItems } from '../contract/vastu-batch.ts';
import { SAMPLE_HOUSE } from '../contract/vastu-input.ts';
import type { CallFacts, Outcome, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { micro, usdNumber } from '../money.ts';
import type { AskPlan } from './ask-plan.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { turn } from './turn.ts';
import {
  addressed,
  demandProperties,
  keep,
  operationOf,
  type PropertyShelf,
  propertyOf,
  QUESTION_ROW,
  readQuestion,
  toldAssessment,
} from './vastu-question.ts';

interface BatchInput {
  readonly question: JsonRecord;
  readonly items: readonly BatchItem[];
}

interface BatchParts {
  readonly receipts: Receipts;
  readonly shelf: PropertyShelf;
  readonly askPlan: AskPlan;
}

const DEADLINE_SECONDS = 30;

/** One answer, and what it costs. */
interface Answered {
  readonly id: string;
  readonly status: 200 | 400;
  readonly response: JsonRecord;
  readonly isBilled: boolean;
  readonly rulesVersion: string | null;
}

export function batchRow(parts: BatchParts): Row<BatchInput> {
  const { receipts, shelf } = parts;
  return {
    ...QUESTION_ROW,
    ...addressed('assessments/batch'),
    id: 'vastuAssessmentBatch',
    tag: 'Vastu',
    summary:
      'Up to 20 houses, each assessed and priced as if it had been asked alone; a fault in one is told of that one.',
    price: PRICES.vastuAssessment,
    priceOfWhat: 'per house that gets a score',
    priceOf: ({ items }) => ({
      ...PRICES.vastuAssessment,
      amount: micro(PRICES.vastuAssessment.amount * BigInt(items.length)),
    }),
    needsIdempotencyKey: true,
    request: BATCH_REQUEST,
    data: BATCH,
    sample: { items: [{ id: 'house-1', assessment: SAMPLE_HOUSE }] },
    examples: [
      {
        name: 'faultInOne',
        summary: 'A house that cannot be assessed is told of and not charged.',
        body: {
          items: [
            { id: 'house-1', assessment: SAMPLE_HOUSE },
            { id: 'house-2', assessment: { inputSource: 'measured' } },
          ],
        },
      },
    ],
    refusals: ['GONE', 'IDEMPOTENCY_KEY_REQUIRED', 'RECEIPTS_UNAVAILABLE'],
    bodyLimitBytes: BATCH_BYTES,
    deadlineSeconds: DEADLINE_SECONDS,
    parse: (raw) => {
      const question = readQuestion(raw, batchFaults);
      return { question, items: batchItems(question) };
    },
    look: async (input, facts) => {
      const { question, items } = input;
      if (items.some(({ wantsReceipt }) => wantsReceipt)) receipts.demand();
      await demandProperties(
        shelf,
        facts,
        items.map((item) => propertyOf(item.question) ?? propertyOf(question)),
      );
      return input;
    },
    run: (input, facts) => answerBatch(input, facts, parts),
  };
}

async function answerBatch({ question, items }: BatchInput, facts: CallFacts, parts: BatchParts): Promise<Outcome> {
  // One end for all of them, since the money of all is set aside until then.
  const end = AbortSignal.timeout(DEADLINE_SECONDS * 1000);
  const answered: Answered[] = [];
  for (const [i, item] of items.entries()) {
    // Other calls have their turn between two houses.
    if (i > 0) await turn();
    answered.push(await answerItem(item, facts, parts, end));
  }
  const kept = answered.flatMap(({ status, response }, i) => {
    const item = items[i] as BatchItem;
    const propertyId = propertyOf(item.question) ?? propertyOf(question);
    const content = { itemId: item.id, request: item.question, data: response['data'] };
    return status === 200 ? [{ propertyId, id: `${facts.requestId}.${i}`, content }] : [];
  });
  await keep(parts.shelf, 'assessment', facts, kept);
  const billed = answered.filter(({ isBilled }) => isBilled).length;
  const succeeded = answered.filter(({ status }) => status === 200).length;
  const charge = micro(PRICES.vastuAssessment.amount * BigInt(billed));
  const editions = new Set(answered.flatMap(({ rulesVersion }) => (rulesVersion === null ? [] : [rulesVersion])));
  const { propertyId, tenantRef } = question;
  return {
    kind: 'data',
    charge,
    data: {
      results: answered.map(({ id, status, response }) => ({ id, status, response })),
      summary: { total: items.length, succeeded, failed: items.length - succeeded },
      billingBasis: `${billed} of ${items.length} items at ${usdNumber(PRICES.vastuAssessment.amount)} USD: ${usdNumber(charge)} USD. Items that were refused or have insufficient data cost nothing.`,
      execution: 'synchronous',
      ...(editions.size === 1 ? { rulesVersion: [...editions][0] } : {}),
      ...(propertyId === undefined ? {} : { propertyId }),
      ...(tenantRef === undefined ? {} : { tenantRef }),
    },
  };
}

async function answerItem(
  { id, question, wantsReceipt, faults }: BatchItem,
  facts: CallFacts,
  { receipts, askPlan }: BatchParts,
  signal: AbortSignal,
): Promise<Answered> {
  if (faults.length > 0) {
    const {
      row: { code, title },
      message,
      extras: { details },
    } = invalidInput(faults);
    const response = { success: false, status: 'error', code, error: title, message, details };
    return { id, status: 400, response, isBilled: false, rulesVersion: null };
  }
  const output = toldAssessment(
    await askPlan('vastu.assessment', question, { deadlineSeconds: DEADLINE_SECONDS, signal }, facts),
  );
  const receipt = wantsReceipt
    ? {
        receipt: await receipts.sign(
          { operation: operationOf('vastu.assessment'), input: question, output },
          facts.origin,
        ),
      }
    : {};
  return {
    id,
    status: 200,
    response: { success: true, data: { ...output, ...receipt } },
    isBilled: output.status === 'assessed',
    rulesVersion: output.rulesVersion,
  };
}
