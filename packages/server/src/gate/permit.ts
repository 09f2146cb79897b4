/** Step 7, permit: the plan must reach the row, the wallet must look as if it could pay, and the caller must be ready to. */

import type { Price } from '../contract/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { centsBelow, type Micro, micro, NOTHING, usdNumber } from '../money.ts';
import { reaches } from '../offices/plans/table.ts';
import type { Account, Ledger } from '../ports/index.ts';
import type { Settings } from './desk.ts';
import { unavailable } from './recall.ts';
import type { PlanNeed, Row } from './row.ts';

/** What a call needs of the plan: what it asks for, or else the row as a whole. */
export function planNeedOf(row: Row, input: unknown): PlanNeed {
  return row.planNeedOf?.(input) ?? { feature: row.id, plan: row.plan };
}

/**
 * @param need     of this very call
 * @param price    of this very call; null for a free one
 * @param mostUsd  what the caller is ready to pay at most; null for any price
 * @throws  Refusal PLAN_UPGRADE_REQUIRED, INSUFFICIENT_BALANCE_PRECHECK, PAYMENT_REQUIRED, BILLING_UNAVAILABLE
 */
export async function permit(
  need: PlanNeed,
  price: Price | null,
  account: Account,
  ledger: Ledger,
  settings: Settings,
  mostUsd: number | null = null,
): Promise<void> {
  if (!reaches(account.plan, need.plan)) throw upgrade(need, account, settings);
  if (price === null) return;
  const { available } = await ledger.balance(account.id).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (available < price.amount) throw short('INSUFFICIENT_BALANCE_PRECHECK', price.amount, available, settings);
  if (mostUsd !== null && mostUsd < usdNumber(price.amount)) throw dear(price.amount, mostUsd, available, settings);
}

/** A 403 that names what is lacking and both plans. */
function upgrade({ feature, plan }: PlanNeed, account: Account, { upgradeUrl }: Settings): Refusal {
  const message = `"${feature}" needs the plan "${plan}" or a larger one; the account has "${account.plan}".`;
  const members = { feature, currentPlan: account.plan, requiredPlan: plan, upgradeUrl };
  return new Refusal('PLAN_UPGRADE_REQUIRED', message, { members });
}

/** A 402 with the figures: before the reservation it is the precheck's, at the reservation it is a lost race. */
export function short(
  code: 'INSUFFICIENT_BALANCE_PRECHECK' | 'PAYMENT_REQUIRED',
  required: Micro,
  available: Micro,
  settings: Settings,
): Refusal {
  return new Refusal(code, 'The wallet does not hold enough for this call.', {
    members: walletMembers(required, available, settings),
  });
}

/** The 402 of a call whose price is above what its caller named. */
function dear(required: Micro, maxChargeUsd: number, available: Micro, settings: Settings): Refusal {
  const requiredUsd = usdNumber(required);
  return new Refusal(
    'PAYMENT_REQUIRED',
    `This call costs ${requiredUsd} USD, which is above maxChargeUsd. Nothing was done and nothing charged.`,
    { members: { ...walletMembers(required, available, settings), requiredUsd, maxChargeUsd } },
  );
}

function walletMembers(
  required: Micro,
  available: Micro,
  { purchaseUrl }: Settings,
): Readonly<Record<string, unknown>> {
  const deficit = required > available ? micro(required - available) : NOTHING;
  return {
    wallet: { required: usdNumber(required), available: usdNumber(available), deficit: usdNumber(deficit) },
    walletBalance: centsBelow(available),
    purchaseUrl,
  };
}
