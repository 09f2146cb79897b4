/** A conversation about a chart, turn by turn. */

import { CHAT_REQUEST, type ChatInput, readChat, SAMPLE_CHAT, SAMPLE_CHAT_BIRTH } from '../contract/chat-input.ts';
import { CHAT } from '../contract/chat-shapes.ts';
import { SPEED_HEADER } from '../contract/query-answer.ts';
import type { AnyRow, CallFacts, Outcome, Row } from '../gate/row.ts';
import { NOTHING } from '../money.ts';
import { PRICES } from './prices.ts';
import { answerEvent, answered, answerRecord, modelOf, type QuestionParts, tokensTold } from './query-answer.ts';
import { NO_MARK, planOfTiers, QUESTION_ROW } from './question-row.ts';

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
    planOf: ({ speed }) => planOfTiers(parts, [speed]),
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
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME', 'ECO_UNAVAILABLE'],
    parse: ({ body, header }) => readChat(body, parts.engine, header('accept-language')),
    run: (input, facts) => answerTurn(parts, input, facts),
  };
  return row as unknown as AnyRow;
}

async function answerTurn(parts: QuestionParts, input: ChatInput, facts: CallFacts): Promise<Outcome> {
  const answer = await answered(parts, input, facts);
  const { told, turn } = answer;
  const cost = told.isFree ? NOTHING : PRICES.chat[input.speed].amount;
  const { success: _, birthChart, ...record } = answerRecord(answer);
  return {
    kind: 'data',
    charge: cost,
    tokens: told.tokens,
    data: {
      ...record,
      message: { role: 'assistant', content: told.text },
      ...(turn === 1 || input.includeChart ? { birthChart } : {}),
      turn,
      speed: input.speed,
      model: modelOf(input),
      usage: tokensTold(told),
    },
    aftermath: { mark: NO_MARK, tell: () => ({ events: [answerEvent(answer, cost, facts, false)], mark: null }) },
  };
}
