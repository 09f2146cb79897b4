/** Steps of the gate that no row of today reaches: the plan, and equality that takes its time. */

import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../packages/server/src/gate/desk.ts';
import { equalInConstantTime } from '../../packages/server/src/gate/know.ts';
import { permit } from '../../packages/server/src/gate/permit.ts';
import type { Row } from '../../packages/server/src/gate/row.ts';
import { micro } from '../../packages/server/src/money.ts';
import { PLANS } from '../../packages/server/src/ports.ts';
import { memoryLedger } from '../../packages/server/src/store/memory/index.ts';
import { ACCOUNT } from './house.ts';

const ledger = memoryLedger({ clock: { nowMs: () => 0 }, balances: { [ACCOUNT.id]: micro(5n) } });
const row = (plan: Row['plan'], price: bigint | null): Row =>
  ({ id: 'someRow', plan, price: price === null ? null : { amount: micro(price), edition: '1' } }) as Row;

describe('permit', () => {
  it('lets a plan use its own rows and those of the plans below it, and no other', async () => {
    for (const [has, plan] of PLANS.entries()) {
      for (const [needs, required] of PLANS.entries()) {
        const attempt = permit(row(required, null), { ...ACCOUNT, plan }, ledger, DEFAULT_SETTINGS);
        if (has >= needs) await expect(attempt).resolves.toBeUndefined();
        else
          await expect(attempt).rejects.toMatchObject({
            row: { code: 'PLAN_UPGRADE_REQUIRED', status: 403 },
            extras: {
              members: {
                feature: 'someRow',
                currentPlan: plan,
                requiredPlan: required,
                upgradeUrl: expect.any(String),
              },
            },
          });
      }
    }
  });

  it('asks for the plan before the money, and for the last micro-dollar', async () => {
    const poor = { ...ACCOUNT, plan: 'starter' } as const;
    await expect(permit(row('pro', 9n), poor, ledger, DEFAULT_SETTINGS)).rejects.toMatchObject({
      row: { status: 403 },
    });
    await expect(permit(row('starter', 6n), poor, ledger, DEFAULT_SETTINGS)).rejects.toMatchObject({
      row: { status: 402 },
      extras: { members: { wallet: { required: 0.000006, available: 0.000005, deficit: 0.000001 } } },
    });
    await expect(permit(row('starter', 5n), poor, ledger, DEFAULT_SETTINGS)).resolves.toBeUndefined();
  });
});

describe('equality in constant time', () => {
  it('is equality', () => {
    const a = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect(equalInConstantTime(a, a.slice())).toBe(true);
    for (let i = 0; i < 32; i += 1)
      expect(
        equalInConstantTime(
          a,
          a.map((byte, at) => (at === i ? byte ^ 128 : byte)),
        ),
      ).toBe(false);
    expect(equalInConstantTime(a, a.subarray(0, 31))).toBe(false);
    expect(equalInConstantTime(a.subarray(0, 31), a)).toBe(false);
  });
});
