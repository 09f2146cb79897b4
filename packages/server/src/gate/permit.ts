/** Step 7, permit: the plan must reach the row, and the wallet must look as if it could pay. */

import type { Price } from '../contract/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { centsBelow, type Micro, micro, usdNumber } from '../money.ts';
import { reaches } from '../offices/plans/table.ts';
import type { Account, Ledger } from '../ports/index.ts';
import type { Settings } from './desk.ts';
import { unavailable } from './recall.ts';
import type { Row } from './row.ts';

/**
 * @param price  of this very call; null for a free one
 * @throws  Refusal PLAN_UPGRADE_REQUIRED, INSUFFICIENT_BALANCE_PRECHECK, BILLING_UNAVAILABLE
 */
export async function permit(
  row: Row,
  price: Price | null,
  account: Account,
  ledger: Ledger,
  settings: Settings,
): Promise<void> {
  if (!reaches(account.plan, row.plan)) throw upgrade(row.id, account, row.plan, settings);
  if (price === null) return;
  const { available } = await ledger.balance(account.id).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (available < price.amount) throw short('INSUFFICIENT_BALANCE_PRECHECK', price.amount, available, settings);
}

/** A 403 that names both plans. */
export function upgrade(feature: string, account: Account, requiredPlan: Account['plan'], settings: Settings): Refusal {
  return new Refusal('PLAN_UPGRADE_REQUIRED', `This call needs the plan "${requiredPlan}".`, {
    members: { feature, currentPlan: account.plan, requiredPlan, upgradeUrl: settings.upgradeUrl },
  });
}

/** A 402 with the figures: before the reservation it is the precheck's, at the reservation it is a lost race. */
export function short(
  code: 'INSUFFICIENT_BALANCE_PRECHECK' | 'PAYMENT_REQUIRED',
  required: Micro,
  available: Micro,
  settings: Settings,
): Refusal {
  return new Refusal(code, 'The wallet does not hold enough for this call.', {
    members: {
      wallet: {
        required: usdNumber(required),
        available: usdNumber(available),
        deficit: usdNumber(micro(required - available)),
      },
      walletBalance: centsBelow(available),
      purchaseUrl: settings.purchaseUrl,
    },
  });
}
