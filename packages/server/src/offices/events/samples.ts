/** One made-up occasion of each event, for a subscriber's test: the shape of the real one, with ids that say so. */

import { microOfUsd } from '../../money.ts';
import type { EventType } from '../../ports/index.ts';
import { answerCompleted, batchCompleted } from './answers.ts';
import {
  type PlanTold,
  paymentFailed,
  type QuotaUse,
  type Subscription,
  subscriptionCancelled,
  subscriptionCreated,
  subscriptionUpdated,
  usageLimitExceeded,
  usageThresholdReached,
} from './billing.ts';
import { type ChartMade, chartCreated, chartUpdated } from './charts.ts';
import type { EventData } from './draft.ts';

/** Sample data of an event as this account would see it at this time. */
export function sampleOf(type: EventType, userId: string, nowMs: number): EventData {
  return SAMPLES[type](userId, nowMs);
}

const MONTH_MS = 30 * 86_400_000;

const PRO: PlanTold = { id: 'pro', name: 'Pro', priceUsd: 60, credits: 1500, requests: 10_000 };
const STARTER: PlanTold = { id: 'starter', name: 'Starter', priceUsd: 12, credits: 300, requests: null };

const chart = (userId: string): ChartMade => ({
  chartId: 'cht_test',
  userId,
  birth: { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
  ascendant: { sign: 'Pisces', degree: 1.4298226 },
  moonSign: 'Leo',
  sunSign: 'Capricorn',
  nakshatra: 'Purva Phalguni',
  system: 'vedic',
  isTimeKnown: true,
  requestId: 'req_test',
});

const subscription = (userId: string, nowMs: number): Subscription => ({
  subscriptionId: 'sub_test',
  userId,
  plan: PRO,
  periodStartMs: nowMs,
  periodEndMs: nowMs + MONTH_MS,
});

const use = (userId: string, nowMs: number, used: number): QuotaUse => ({
  userId,
  metric: 'requests',
  used,
  limit: 10_000,
  periodStartMs: nowMs - MONTH_MS,
  periodEndMs: nowMs,
  plan: 'pro',
});

const SAMPLES: Readonly<Record<EventType, (userId: string, nowMs: number) => EventData>> = {
  'chart.created': (userId) => chartCreated(chart(userId)),
  'chart.updated': (userId) => chartUpdated(chart(userId), { ...chart(userId), moonSign: 'Cancer' }, 'options'),
  'ai.response.completed': (userId) =>
    answerCompleted({
      responseId: 'rsp_test',
      userId,
      conversationId: 'cnv_test',
      requestId: 'req_test',
      chartId: 'cht_test',
      speed: 'standard',
      version: '2.5',
      model: 'standard-2.5',
      language: 'en',
      streamed: false,
      processingTimeMs: 1200,
      inputTokens: 420,
      outputTokens: 310,
      cost: microOfUsd('0.01'),
      content: { question: 'What does the test ask?', answer: 'Whether this text arrives.' },
    }),
  'ai.batch.completed': (userId, nowMs) =>
    batchCompleted({
      batchId: 'bat_test',
      userId,
      startedMs: nowMs - 4000,
      completedMs: nowMs,
      items: [
        { id: 'first', responseId: 'rsp_test' },
        { id: 'second', responseId: null },
      ],
      cost: microOfUsd('0.01'),
    }),
  'billing.subscription.created': (userId, nowMs) => subscriptionCreated(subscription(userId, nowMs)),
  'billing.subscription.updated': (userId, nowMs) =>
    subscriptionUpdated(subscription(userId, nowMs), STARTER, 'plan_changed'),
  'billing.subscription.cancelled': (userId, nowMs) =>
    subscriptionCancelled({
      subscriptionId: 'sub_test',
      userId,
      plan: PRO,
      cancelledMs: nowMs,
      effectiveMs: nowMs + MONTH_MS,
      accessUntilMs: nowMs + MONTH_MS,
      reason: 'test',
    }),
  'billing.payment.failed': (userId, nowMs) =>
    paymentFailed({
      paymentId: 'pay_test',
      subscriptionId: 'sub_test',
      userId,
      amount: microOfUsd('60'),
      failureCode: 'card_declined',
      failureMessage: 'The card was declined.',
      attempt: 1,
      nextAttemptMs: nowMs + 86_400_000,
    }),
  'usage.threshold.reached': (userId, nowMs) => usageThresholdReached(use(userId, nowMs, 8000)),
  'usage.limit.exceeded': (userId, nowMs) => usageLimitExceeded(use(userId, nowMs, 10_000), '/billing/plans'),
};
