/** Questions answered in words: one, and up to twenty in one call. */

import { QUERY_ANSWER, SPEED_HEADER } from '../contract/query-answer.ts';
import { QUERY_REQUEST, type QueryInput, readQuery, SAMPLE_QUERY } from '../contract/query-input.ts';
import type { AnyRow, CallFacts, Outcome, Row } from '../gate/row.ts';
import { NOTHING } from '../money.ts';
import { demandSigning, receiptedAnswer } from './answer-receipts.ts';
import { PRICES } from './prices.ts';
import { answerEvent, answered, answerMetadata, answerRecord, type QuestionParts, walletTold } from './query-answer.ts';
import { queryBatchRow } from './query-batch.ts';
import { NO_MARK, planNeedOfTiers, QUESTION_ROW } from './question-row.ts';

/** The rows of single questions. */
export function queryRows(parts: QuestionParts): readonly AnyRow[] {
  return [queryRow(parts) as unknown as AnyRow, queryBatchRow(parts) as unknown as AnyRow];
}

function queryRow(parts: QuestionParts): Row<QueryInput> {
  return {
    ...QUESTION_ROW,
    id: 'astrologyQuery',
    path: '/api/v1/astrology/query',
    aliases: ['/v1/astrology/query'],
    summary:
      'A question about a birth chart, or about astrology in general, answered in words. Somebody in need is answered without a charge.',
    family: 'plain',
    price: PRICES.query.standard,
    priceOfWhat: 'per answer of the tier `standard`; `fast` 0.08, `eco` 0.005 USD',
    priceOf: ({ speed }) => PRICES.query[speed],
    planNeedOf: ({ speed }) => planNeedOfTiers(parts, [speed]),
    headersOf: ({ speed }) => ({ 'x-service-speed': speed }),
    answerHeaders: SPEED_HEADER,
    request: QUERY_REQUEST,
    data: QUERY_ANSWER,
    sample: SAMPLE_QUERY,
    examples: [
      {
        name: 'general',
        summary: 'Without a birth: about astrology itself.',
        body: { question: 'What is a nakshatra?' },
      },
      {
        name: 'hindi',
        summary: 'In Hindi, with remedies, in Markdown.',
        body: { ...SAMPLE_QUERY, question: 'मेरा विवाह कब होगा?', includeRemedies: true, responseFormat: 'markdown' },
      },
      { name: 'json', summary: 'In parts.', body: { ...SAMPLE_QUERY, responseFormat: 'json' } },
    ],
    refusals: ['INVALID_INPUT', 'ECO_UNAVAILABLE', 'RECEIPTS_UNAVAILABLE'],
    parse: ({ body, header }) => readQuery(body, parts.engine, header('accept-language')),
    look: async (input) => {
      demandSigning(parts.signing, input);
      return input;
    },
    run: (input, facts) => answerOne(parts, input, facts),
  };
}

async function answerOne(parts: QuestionParts, input: QueryInput, facts: CallFacts): Promise<Outcome> {
  const answer = await answered(parts, input, facts);
  const { told } = answer;
  const cost = told.isFree ? NOTHING : PRICES.query[input.speed].amount;
  return {
    kind: 'data',
    data: await receiptedAnswer(parts.signing, 'query', answer, answerRecord(answer), facts),
    charge: cost,
    tokens: told.tokens,
    beside: (charge) => ({
      metadata: {
        ...answerMetadata(answer, cost, parts, facts),
        ...(charge === null ? {} : { wallet: walletTold(charge) }),
      },
    }),
    aftermath: {
      mark: NO_MARK,
      tell: () => ({ events: [answerEvent(answer, cost, facts, false)], mark: null }),
    },
  };
}
