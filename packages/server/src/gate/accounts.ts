/**
 * What an operator does with those who may pass: open an account, change its plan, renew its month, cancel it, tell of a payment that
 * failed. Subscribers are told by an event that is written in the same transaction.
 */

import { type Micro, microOfUsd } from '../money.ts';
import {
  type PlanTold,
  paymentFailed,
  type Subscription,
  subscriptionCancelled,
  subscriptionCreated,
  subscriptionUpdated,
} from '../offices/events/index.ts';
import { termsOf } from '../offices/plans/table.ts';
import { periodOf, spanOfPeriod } from '../period.ts';
import type { Account, AccountRecord, Clock, DraftEvent, Plan, Store } from '../ports/index.ts';

export interface AccountsParts {
  readonly store: Pick<Store, 'accounts' | 'ledger' | 'webhooks' | 'conversations'>;
  readonly clock: Clock;
  readonly draft: DraftEvent;
}

/** A payment that did not go through, as the payment provider tells it. */
export interface PaymentFault {
  readonly paymentId: string;
  readonly amount: Micro;
  readonly failureCode: string;
  readonly failureMessage: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly nextAttemptMs: number | null;
}

export interface Renewal {
  /** False when this month's credits were granted before. */
  readonly granted: boolean;
  readonly available: Micro;
}

export interface Accounts {
  /** Opens an account and grants the plan's first month. Null when the id is taken. */
  open(account: Pick<AccountRecord, 'id' | 'name' | 'plan' | 'perMinute'>): Promise<AccountRecord | null>;
  /** Null when there is no such account. */
  changePlan(id: string, plan: Plan): Promise<AccountRecord | null>;
  /** Grants this month's credits, once a month. Null when there is no such active account. */
  renew(id: string): Promise<Renewal | null>;
  /** Its keys stop working, and its conversations are erased. Null when there is no such account. */
  cancel(id: string, reason: string | null): Promise<AccountRecord | null>;
  /** False when there is no such account. */
  paymentFailed(id: string, payment: PaymentFault): Promise<boolean>;
}

export function accountsOf({ store, clock, draft }: AccountsParts): Accounts {
  const { accounts, ledger, webhooks, conversations } = store;

  async function grantMonth({ id, plan }: Account): Promise<Renewal> {
    const amount = microOfUsd(String(termsOf(plan).priceUsd));
    const reference = `plan:${id}:${periodOf(clock.nowMs())}`;
    const funded = await ledger.fund({ accountId: id, amount, kind: 'grant', reference });
    if (funded.kind === 'unknown-account' || funded.kind === 'short') throw new Error('a wallet took no grant');
    return { granted: funded.kind === 'funded', available: funded.available };
  }

  return {
    open: async (given) => {
      const account: AccountRecord = { ...given, status: 'active', createdMs: clock.nowMs() };
      const event = draft('billing.subscription.created', subscriptionCreated(subscriptionOf(account, clock)));
      if (!(await accounts.open(account, [event]))) return null;
      await grantMonth(account);
      return account;
    },
    changePlan: (id, plan) =>
      accounts.change(id, { plan }, (before) => {
        // Nobody subscribes to a cancelled account's plan, so there is nothing to tell.
        if (before.plan === plan || before.status === 'cancelled') return [];
        const now = subscriptionOf({ ...before, plan }, clock);
        return [draft('billing.subscription.updated', subscriptionUpdated(now, planTold(before.plan), 'plan_changed'))];
      }),
    renew: async (id) => {
      const account = await accounts.find(id);
      if (account === null || account.status !== 'active') return null;
      const renewal = await grantMonth(account);
      const told = subscriptionUpdated(subscriptionOf(account, clock), planTold(account.plan), 'renewed');
      // Told under one name a month, also when the process died between the grant and the telling.
      await webhooks.emit(id, [draft('billing.subscription.updated', told, `renewed:${periodOf(clock.nowMs())}`)]);
      return renewal;
    },
    cancel: async (id, reason) => {
      const cancelled = await accounts.change(id, { status: 'cancelled' }, (before) => {
        if (before.status === 'cancelled') return [];
        const nowMs = clock.nowMs();
        const told = subscriptionCancelled({
          subscriptionId: subscriptionId(id),
          userId: id,
          plan: planTold(before.plan),
          cancelledMs: nowMs,
          effectiveMs: nowMs,
          accessUntilMs: nowMs,
          reason,
        });
        return [draft('billing.subscription.cancelled', told)];
      });
      if (cancelled !== null) await conversations.removeAll(id);
      return cancelled;
    },
    paymentFailed: async (id, payment) => {
      if ((await accounts.find(id)) === null) return false;
      const told = paymentFailed({ ...payment, subscriptionId: subscriptionId(id), userId: id });
      await webhooks.emit(id, [
        draft('billing.payment.failed', told, `payment-failed:${payment.paymentId}:${payment.attempt}`),
      ]);
      return true;
    },
  };
}

function subscriptionOf({ id, plan }: Account, clock: Clock): Subscription {
  const { startMs, endMs } = spanOfPeriod(periodOf(clock.nowMs()));
  return {
    subscriptionId: subscriptionId(id),
    userId: id,
    plan: planTold(plan),
    periodStartMs: startMs,
    periodEndMs: endMs,
  };
}

/** An account has one subscription, so that its id says enough. */
function subscriptionId(accountId: string): string {
  return `sub_${accountId.replace(/^acc_/, '')}`;
}

function planTold(plan: Plan): PlanTold {
  const { id, name, priceUsd, credits, requestsPerMonth } = termsOf(plan);
  return { id, name, priceUsd, credits, requests: requestsPerMonth };
}
