/** What `ai.response.completed` and `ai.batch.completed` tell. Question and answer are personal: they are told only to who asked for them. */

import { type Micro, usdNumber } from '../../money.ts';
import type { EventData } from './draft.ts';

export interface AnswerGiven {
  readonly responseId: string;
  readonly userId: string | null;
  readonly conversationId: string | null;
  readonly requestId: string;
  readonly chartId: string | null;
  readonly speed: 'standard' | 'fast' | 'eco';
  /** Of the model tier, such as `2.5`. */
  readonly version: string;
  readonly model: string;
  readonly language: string;
  readonly streamed: boolean;
  readonly processingTimeMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: Micro;
  /** Sent to subscriptions with `include_content` alone. */
  readonly content: { readonly question: string; readonly answer: string };
}

export function answerCompleted(given: AnswerGiven): EventData {
  const { inputTokens, outputTokens } = given;
  return {
    response_id: given.responseId,
    user_id: given.userId,
    conversation_id: given.conversationId,
    request_id: given.requestId,
    ...(given.chartId === null ? {} : { chart_id: given.chartId }),
    speed: given.speed,
    version: given.version,
    model: given.model,
    language: given.language,
    streamed: given.streamed,
    processing_time_ms: given.processingTimeMs,
    usage: { input_tokens: inputTokens, output_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
    cost: costOf(given.cost),
    content: { question: given.content.question, answer: given.content.answer },
  };
}

export interface BatchDone {
  readonly batchId: string;
  readonly userId: string | null;
  readonly startedMs: number;
  readonly completedMs: number;
  /** In the order of the batch; an item without a response failed. */
  readonly items: readonly { readonly id: string; readonly responseId: string | null }[];
  readonly cost: Micro;
}

export function batchCompleted({ batchId, userId, startedMs, completedMs, items, cost }: BatchDone): EventData {
  const succeeded = items.filter(({ responseId }) => responseId !== null).length;
  return {
    batch_id: batchId,
    user_id: userId,
    total: items.length,
    succeeded,
    failed: items.length - succeeded,
    started_at: seconds(startedMs),
    completed_at: seconds(completedMs),
    items: items.map(({ id, responseId }) =>
      responseId === null ? { id, status: 'failed' } : { id, status: 'succeeded', response_id: responseId },
    ),
    cost: costOf(cost),
  };
}

function costOf(amount: Micro): EventData {
  return { total_usd: usdNumber(amount), currency: 'USD' };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
