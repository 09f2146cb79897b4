/** One question answered: its conversation found or begun, its tier asked, its chart cast, its turn written, its event told. */

import { jdUtOfMs } from '../contract/chart-input.ts';
import type { AskedBirth } from '../contract/query-birth.ts';
import type { QueryInput } from '../contract/query-input.ts';
import type { System } from '../contract/query-options.ts';
import type { CallFacts, NewEvent } from '../gate/row.ts';
import { base32, newId } from '../http/names.ts';
import { isoOf } from '../http/times.ts';
import { type Micro, usdNumber } from '../money.ts';
import { answerCompleted } from '../offices/events/index.ts';
import type { Charge, Clock, Conversation, ConversationStore, CryptoPort } from '../ports/index.ts';
import { type AnswerSigning, vouchedFor } from './answer-receipts.ts';
import { type Answering, type Asked, type Told, toldBy } from './answering.ts';
import { accountOf, fail } from './archive-records.ts';
import { recordOf } from './charts.ts';
import { type ServedEngine, siderealChoices, tropicalChoices } from './engine.ts';

/** What the rows of questions stand on. */
export interface QuestionParts {
  readonly answering: Answering;
  readonly engine: ServedEngine;
  readonly conversations: ConversationStore;
  readonly clock: Clock;
  readonly crypto: Pick<CryptoPort, 'randomBytes'>;
  /** Label under which the service publishes its engine. */
  readonly label: string;
  readonly signing: AnswerSigning;
  /** Whether the tier `fast` needs the plan Business. */
  readonly fastRequiresPlan: boolean;
}

/** Longest that an answer may take. */
export const DEADLINE_SECONDS = 60;

/** A question, answered and written down, but not yet charged. */
export interface Answered {
  readonly input: Asked;
  readonly told: Told;
  /** Whether it is in another narrator's words. */
  readonly isRemote: boolean;
  readonly responseId: string;
  readonly conversationId: string;
  /** 1 for the first of its conversation. */
  readonly turn: number;
  readonly chartId: string | null;
  /** Records of the charts, as far as there are births. */
  readonly charts: { readonly birthChart?: unknown; readonly partnerChart?: unknown };
  readonly milliseconds: number;
}

/**
 * Answers a question. The turn that it writes appears with the charge of its call.
 *
 * @param longestMs  what takes longer is stopped
 * @throws  Refusal ECO_UNAVAILABLE, BILLING_UNAVAILABLE
 */
export async function answered(
  parts: QuestionParts,
  input: QueryInput,
  facts: CallFacts,
  longestMs: number = DEADLINE_SECONDS * 1000,
): Promise<Answered> {
  const { answering, engine, signing } = parts;
  const opened = await openQuestion(parts, input, facts);
  const { asked } = opened;
  const answer = await toldBy(answering, asked, AbortSignal.timeout(longestMs));
  const vouched = vouchedFor(signing, engine, asked, answer.told, answer.assured);
  return written(parts, opened, { ...vouched, ...chartsOf(engine, input) }, facts);
}

/** A question, and the conversation that it follows. */
export interface OpenedQuestion {
  readonly asked: Asked;
  readonly conversation: Conversation | null;
  readonly startedMs: number;
}

/** @throws Refusal BILLING_UNAVAILABLE */
export async function openQuestion(
  { conversations, clock }: QuestionParts,
  input: QueryInput,
  facts: CallFacts,
): Promise<OpenedQuestion> {
  const startedMs = clock.nowMs();
  const conversation = await knownConversation(conversations, accountOf(facts), input);
  const memory = conversation?.turns.map((turn) => turn.memory) ?? [];
  return { asked: { ...input, memory, atJdUt: jdUtOfMs(facts.nowMs) }, conversation, startedMs };
}

/** Writes the turn of an answer, which appears with the charge of its call. @throws Refusal BILLING_UNAVAILABLE */
export async function written(
  { conversations, clock, crypto }: QuestionParts,
  { asked, conversation, startedMs }: OpenedQuestion,
  answer: Pick<Answered, 'told' | 'isRemote' | 'charts' | 'chartId'>,
  facts: CallFacts,
): Promise<Answered> {
  const { told } = answer;
  const responseId = newId('rsp', clock, crypto);
  const conversationId = conversation?.id ?? conversationName(clock, crypto);
  const turn = {
    id: responseId,
    requestId: facts.requestId,
    createdMs: startedMs,
    topic: told.topic,
    language: told.language,
    memory: told.memory,
    content: asked.keepContent ? { question: asked.question, answer: told.text } : null,
  };
  const number = await conversations.append(accountOf(facts), conversationId, turn, conversation === null).catch(fail);
  return {
    input: asked,
    ...answer,
    responseId,
    conversationId,
    turn: asked.earlier.length > 0 ? asked.earlier.length + 1 : (number ?? (conversation?.turnCount ?? 0) + 1),
    milliseconds: clock.nowMs() - startedMs,
  };
}

/** An id that does not fit is no conversation of ours, which is found by asking as well; nobody else's is found either. */
async function knownConversation(
  conversations: ConversationStore,
  accountId: string,
  { conversationId, earlier }: QueryInput,
): Promise<Conversation | null> {
  if (conversationId === null || earlier.length > 0) return null;
  return conversations.find(accountId, conversationId).catch(fail);
}

/** 128 bits of chance after the time, so that names sort. */
function conversationName(clock: Clock, crypto: Pick<CryptoPort, 'randomBytes'>): string {
  return `${newId('cnv', clock, crypto)}${base32(crypto.randomBytes(6), 10)}`;
}

/** The charts of those who are asked about, and the id of the first. */
export function chartsOf(
  engine: ServedEngine,
  { birth, partner, system }: Pick<QueryInput, 'birth' | 'partner' | 'system'>,
): Pick<Answered, 'charts' | 'chartId'> {
  const [first, second] = [birth, partner].map((one) => (one === null ? null : chartOf(engine, system, one)));
  return {
    chartId: first?.chartId ?? null,
    charts: {
      ...(first == null ? {} : { birthChart: first.record }),
      ...(second == null ? {} : { partnerChart: second.record }),
    },
  };
}

function chartOf(engine: ServedEngine, system: System, asked: AskedBirth): ReturnType<typeof recordOf> {
  const choices = system === 'western' ? tropicalChoices(asked) : siderealChoices({ ...asked, includeOuter: false });
  return recordOf(engine, choices, { birth: asked.birth, moment: asked.moment, aspects: 'major' });
}

/** The published answer, but for its metadata and its receipt. */
export function answerRecord({
  told,
  conversationId,
  charts,
  input,
}: Pick<Answered, 'told' | 'conversationId' | 'charts' | 'input'>): Readonly<Record<string, unknown>> {
  const { text, structured, followUps, remedies, citations, confidence, language, warnings } = told;
  return {
    success: true,
    response: text,
    answer: text,
    ...(structured === null ? {} : { structuredResponse: structured }),
    followUpSuggestions: followUps,
    ...charts,
    conversationId,
    ...(remedies === null ? {} : { remedies }),
    ...(citations.length === 0 ? {} : { citations }),
    ...(confidence === null ? {} : { confidence }),
    ...(input.signing === null ? {} : { statements: told.statements }),
    language,
    warnings: [...input.warnings, ...warnings],
  };
}

/** Tokens as they are published. */
export function tokensTold({ tokens: { input, output } }: Told): Readonly<Record<string, number>> {
  return { input_tokens: input, output_tokens: output, total_tokens: input + output };
}

/** `metadata` of an answer, but for the wallet. @param cost  of this answer */
export function answerMetadata(
  { input, told, milliseconds }: Answered,
  cost: Micro,
  { label }: QuestionParts,
  { requestId, nowMs }: CallFacts,
): Readonly<Record<string, unknown>> {
  return {
    model: modelOf(input),
    processing_time_ms: milliseconds,
    engine: label,
    speed: input.speed,
    usage: tokensTold(told),
    cost: costTold(cost),
    finishReason: told.finishReason,
    truncated: told.finishReason === 'length' || told.finishReason === 'budgetExceeded',
    requestId,
    timestamp: isoOf(nowMs),
  };
}

export function costTold(cost: Micro): Readonly<Record<string, unknown>> {
  return { total_usd: usdNumber(cost), currency: 'USD' };
}

/** What the charge did to the wallet. */
export function walletTold({ before, amount, after }: Charge): Readonly<Record<string, unknown>> {
  return {
    balance_before: usdNumber(before),
    deducted: usdNumber(amount),
    balance_after: usdNumber(after),
    currency: 'USD',
  };
}

/** Label of tier and edition. */
export function modelOf({ speed, version }: QueryInput): string {
  return `${speed}-${version}`;
}

/** `ai.response.completed` of an answer. @param cost  of this answer */
export function answerEvent(answer: Answered, cost: Micro, facts: CallFacts, streamed: boolean): NewEvent {
  const { input, told, responseId, conversationId, chartId, milliseconds } = answer;
  return {
    type: 'ai.response.completed',
    once: null,
    data: answerCompleted({
      responseId,
      userId: accountOf(facts),
      conversationId,
      requestId: facts.requestId,
      chartId,
      speed: input.speed,
      version: input.version,
      model: modelOf(input),
      language: told.language,
      streamed,
      processingTimeMs: milliseconds,
      inputTokens: told.tokens.input,
      outputTokens: told.tokens.output,
      cost,
      content: { question: input.question, answer: told.text },
    }),
  };
}
