/**
 * The plans in one table. Two tables are published, one in credits and one in calls; a credit is 0.04 USD in every row of the first, so
 * they measure different things and stand side by side here.
 */

import { type Micro, microOfUsd } from '../../money.ts';
import { type Account, PLANS, type Plan } from '../../ports/index.ts';

/** What a plan gives for its price. */
export interface PlanTerms {
  readonly id: Plan;
  readonly name: string;
  /** Other names that the plan is published under. */
  readonly alsoNamed: readonly string[];
  /** Whole dollars a month; as much is granted to the wallet. */
  readonly priceUsd: number;
  readonly credits: number;
  /** Charged calls in a calendar month; null where the credits are the only quota. */
  readonly requestsPerMonth: number | null;
  readonly perMinute: number;
}

/** One credit. */
export const CREDIT: Micro = microOfUsd('0.04');

// biome-ignore format: a table reads in columns
const ROWS: readonly (readonly [Plan, string, readonly string[], number, number, number | null, number])[] = [
  // id         name          also named         USD  credits  calls/month  calls/minute
  ['starter',    'Starter',    [],                12,  300,     null,        60],
  ['pro',        'Pro',        ['Professional'],  60,  1_500,   10_000,      120],
  ['business',   'Business',   [],                120, 3_000,   50_000,      300],
  ['enterprise', 'Enterprise', [],                240, 6_000,   200_000,     600],
];

const TERMS: ReadonlyMap<Plan, PlanTerms> = new Map(
  ROWS.map(([id, name, alsoNamed, priceUsd, credits, requestsPerMonth, perMinute]) => [
    id,
    { id, name, alsoNamed, priceUsd, credits, requestsPerMonth, perMinute },
  ]),
);

export function termsOf(plan: Plan): PlanTerms {
  return TERMS.get(plan) as PlanTerms;
}

/** Calls per minute: the account's own, else its plan's. */
export function rateOf({ plan, perMinute }: Account): number {
  return perMinute ?? termsOf(plan).perMinute;
}

/** Whether a plan reaches what another one is needed for. */
export function reaches(has: Plan, needs: Plan): boolean {
  return PLANS.indexOf(has) >= PLANS.indexOf(needs);
}
