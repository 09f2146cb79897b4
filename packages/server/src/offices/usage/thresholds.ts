/**
 * Which usage events a charge sets off: 80 % and all of the month's quota, found where the count crosses the mark.
 *
 * The quota is the plan's calls where it counts calls, else its credits.
 */

import type { Charge, EventType, Usage } from '../../ports/index.ts';

/** The quota that a plan's alerts look at. */
export interface Quota {
  readonly metric: 'requests' | 'credits';
  readonly limit: number;
}

export interface Crossing {
  readonly type: Extract<EventType, `usage.${string}`>;
  readonly percent: 80 | 100;
  readonly metric: Quota['metric'];
  readonly used: number;
  readonly limit: number;
  /** One event a month, metric and threshold, however often the line is crossed. */
  readonly once: string;
}

/** Thresholds in percent, with the event each is. */
export const THRESHOLDS: readonly (readonly [80 | 100, Crossing['type']])[] = [
  [80, 'usage.threshold.reached'],
  [100, 'usage.limit.exceeded'],
];

/**
 * @param creditMicroUsd  what a credit costs, to read credits from money spent
 */
export function crossings(
  quota: Quota,
  { usageBefore, usageAfter }: Pick<Charge, 'usageBefore' | 'usageAfter'>,
  creditMicroUsd: bigint,
): readonly Crossing[] {
  const usedIn = (usage: Usage): number => used(quota.metric, usage, creditMicroUsd);
  const [before, after] = [usedIn(usageBefore), usedIn(usageAfter)];
  return THRESHOLDS.filter(([percent]) => {
    const mark = (quota.limit * percent) / 100;
    return before < mark && after >= mark;
  }).map(([percent, type]) => ({
    type,
    percent,
    metric: quota.metric,
    used: after,
    limit: quota.limit,
    once: nameOf(quota.metric, usageAfter.period, percent),
  }));
}

/** Under which name the event of a threshold happens once. */
export function nameOf(metric: Quota['metric'], period: string, percent: Crossing['percent']): string {
  return `usage:${metric}:${period}:${percent}`;
}

/** The month's use in units of the metric; credits to two decimals, rounded down. */
export function used(metric: Quota['metric'], { requests, spent }: Usage, creditMicroUsd: bigint): number {
  return metric === 'requests' ? requests : Number((spent * 100n) / creditMicroUsd) / 100;
}
