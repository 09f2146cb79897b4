/** A conversation about a chart, turn by turn. */

import { CHAT_REQUEST, type ChatInput, readChat, SAMPLE_CHAT, SAMPLE_CHAT_BIRTH } from '../contract/chat-input.ts';
import { CHAT } from '../contract/chat-shapes.ts';
import { SPEED_HEADER } from '../contract/query-answer.ts';
import type { AnyRow, CallFacts, Outcome, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { NOTHING } from '../money.ts';
import { demandSigning, receiptedAnswer } from './answer-receipts.ts';
import { PRICES } from './prices.ts';
import {
  type Answered,
  answerEvent,
  answered,
  answerRecord,
  modelOf,
  type QuestionParts,
  tokensTold,
} from './query-answer.ts';
import { NO_MARK, planNeedOfTiers, QUESTION_ROW } from './question-row.ts';

/** The row of the chat. */
export function chatRow(parts: QuestionParts): AnyRow {
  const row: Row<ChatInput> = {
    ...QUESTION_ROW,
    id: 'astrologyChat',
    path: '/v1/astrology/astrology/chat',
    aliases: ['/api/v1/astrology/chat'],
    summary: 'A turn of a conversation about a chart. Somebody in need is answered without a charge.',
    family: 'generic',
    price: PRICES.chat.standard,
    priceOfWhat: 'per turn of the tiers `standard` and `eco`; `fast` 0.45 USD',
    priceOf: ({ speed }) => PRICES.chat[speed],
    planNeedOf: ({ speed }) => planNeedOfTiers(parts, [speed]),
    headersOf: ({ speed }) => ({ 'x-service-speed': speed }),
    answerHeaders: SPEED_HEADER,
    request: CHAT_REQUEST,
    data: CHAT,
    sample: SAMPLE_CHAT,
    examples: [
      { name: 'opening', summary: 'Nothing said: a summary of the chart.', body: SAMPLE_CHAT_BIRTH },
      {
        name: 'messages',
        summary: 'A conversation that the caller keeps.',
        body: {
          ...SAMPLE_CHAT_BIRTH,
          messages: [
            { role: 'user', content: 'When will my career improve?' },
            { role: 'assistant', content: 'In the period of Jupiter.' },
            { role: 'user', content: 'Why?' },
          ],
        },
      },
    ],
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME', 'ECO_UNAVAILABLE', 'RECEIPTS_UNAVAILABLE'],
    parse: ({ body, header }) => readChat(body, parts.engine, header('accept-language')),
    look: async (input) => {
      demandSigning(parts.signing, input);
      return input;
    },
    run: (input, facts) => answerTurn(parts, input, facts),
  };
  return row as unknown as AnyRow;
}

/** The turn of a conversation as it is told, but for its receipt. @param withChart  whether the chart is told */
export function chatRecord(
  answer: Pick<Answered, 'told' | 'conversationId' | 'charts' | 'input' | 'turn'>,
  withChart: boolean,
): JsonRecord {
  const { told, turn, input } = answer;
  const { success: _, birthChart, ...record } = answerRecord(answer);
  return {
    ...record,
    message: { role: 'assistant', content: told.text },
    ...(withChart ? { birthChart } : {}),
    turn,
    speed: input.speed,
    model: modelOf(input),
    usage: tokensTold(told),
  };
}

async function answerTurn(parts: QuestionParts, input: ChatInput, facts: CallFacts): Promise<Outcome> {
  const answer = await answered(parts, input, facts);
  const { told, turn } = answer;
  const cost = told.isFree ? NOTHING : PRICES.chat[input.speed].amount;
  const includeChart = turn === 1 || input.includeChart;
  const record = chatRecord(answer, includeChart);
  return {
    kind: 'data',
    charge: cost,
    tokens: told.tokens,
    data: await receiptedAnswer(parts.signing, 'chat', answer, record, facts, { includeChart }),
    aftermath: { mark: NO_MARK, tell: () => ({ events: [answerEvent(answer, cost, facts, false)], mark: null }) },
  };
}
