/** Step 7, permit: the plan must reach the row, and the wallet must look as if it could pay. */

import { Refusal } from '../http/refusal.ts';
import { centsBelow, type Micro, micro, usdNumber } from '../money.ts';
import { type Account, type Ledger, PLANS } from '../ports.ts';
import type { Settings } from './desk.ts';
import { unavailable } from './recall.ts';
import type { Row } from './row.ts';

/**
 * @throws  Refusal PLAN_UPGRADE_REQUIRED, INSUFFICIENT_BALANCE_PRECHECK, BILLING_UNAVAILABLE
 */
export async function permit(row: Row, account: Account, ledger: Ledger, settings: Settings): Promise<void> {
  if (PLANS.indexOf(account.plan) < PLANS.indexOf(row.plan)) {
    throw new Refusal('PLAN_UPGRADE_REQUIRED', `This call needs the plan "${row.plan}".`, {
      members: { feature: row.id, currentPlan: account.plan, requiredPlan: row.plan, upgradeUrl: settings.upgradeUrl },
    });
  }
  if (row.price === null) return;
  const { available } = await ledger.balance(account.id).catch(() => {
    throw unavailable();
  });
  if (available < row.price.amount) throw short('INSUFFICIENT_BALANCE_PRECHECK', row.price.amount, available, settings);
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
