/** What the four events of a subscription and the two of its quota tell. Times are whole seconds since 1970. */

import { type Micro, usdNumber } from '../../money.ts';
import type { EventData } from './draft.ts';

/** A plan as subscribers read it. */
export interface PlanTold {
  readonly id: string;
  readonly name: string;
  readonly priceUsd: number;
  readonly credits: number;
  /** Calls a month; null where the credits are the quota. */
  readonly requests: number | null;
}

export interface Subscription {
  readonly subscriptionId: string;
  readonly userId: string | null;
  readonly plan: PlanTold;
  readonly periodStartMs: number;
  readonly periodEndMs: number;
}

export function subscriptionCreated({ subscriptionId, userId, plan, ...period }: Subscription): EventData {
  return {
    subscription_id: subscriptionId,
    user_id: userId,
    plan: planTold(plan),
    status: 'active',
    current_period_start: seconds(period.periodStartMs),
    current_period_end: seconds(period.periodEndMs),
    currency: 'USD',
  };
}

export function subscriptionUpdated(
  subscription: Subscription,
  previous: PlanTold,
  change: 'plan_changed' | 'renewed' | 'quantity',
): EventData {
  return { ...subscriptionCreated(subscription), previous_plan: planTold(previous), change };
}

export interface Cancellation {
  readonly subscriptionId: string;
  readonly userId: string | null;
  readonly plan: PlanTold;
  readonly cancelledMs: number;
  readonly effectiveMs: number;
  readonly accessUntilMs: number;
  readonly reason: string | null;
}

export function subscriptionCancelled(cancellation: Cancellation): EventData {
  const { subscriptionId, userId, plan, reason } = cancellation;
  return {
    subscription_id: subscriptionId,
    user_id: userId,
    plan: planTold(plan),
    cancelled_at: seconds(cancellation.cancelledMs),
    effective_at: seconds(cancellation.effectiveMs),
    ...(reason === null ? {} : { reason }),
    access_until: seconds(cancellation.accessUntilMs),
  };
}

export interface FailedPayment {
  readonly paymentId: string;
  readonly subscriptionId: string | null;
  readonly userId: string | null;
  readonly amount: Micro;
  readonly failureCode: string;
  readonly failureMessage: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly nextAttemptMs: number | null;
}

export function paymentFailed(payment: FailedPayment): EventData {
  const { subscriptionId, nextAttemptMs } = payment;
  return {
    payment_id: payment.paymentId,
    ...(subscriptionId === null ? {} : { subscription_id: subscriptionId }),
    user_id: payment.userId,
    amount_usd: usdNumber(payment.amount),
    currency: 'USD',
    failure_code: payment.failureCode,
    failure_message: payment.failureMessage,
    attempt: payment.attempt,
    ...(nextAttemptMs === null ? {} : { next_attempt_at: seconds(nextAttemptMs) }),
  };
}

export interface QuotaUse {
  readonly userId: string | null;
  readonly metric: 'requests' | 'credits';
  readonly used: number;
  readonly limit: number;
  readonly periodStartMs: number;
  readonly periodEndMs: number;
  /** Id of the plan. */
  readonly plan: string;
}

export function usageThresholdReached(use: QuotaUse): EventData {
  return { ...quotaUse(use, 80) };
}

export function usageLimitExceeded(use: QuotaUse, upgradeUrl: string): EventData {
  return { ...quotaUse(use, 100), resets_at: seconds(use.periodEndMs), upgrade_url: upgradeUrl };
}

function quotaUse({ userId, metric, used, limit, periodStartMs, periodEndMs, plan }: QuotaUse, at: number): EventData {
  return {
    user_id: userId,
    metric,
    threshold_percent: at,
    used,
    limit,
    remaining: Math.max(0, limit - used),
    percent: Math.floor((used * 1000) / limit) / 10,
    period_start: seconds(periodStartMs),
    period_end: seconds(periodEndMs),
    plan,
  };
}

function planTold({ id, name, priceUsd, credits, requests }: PlanTold): EventData {
  return { id, name, price_usd: priceUsd, credits, requests };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
