/** Steps of the gate that no row of today reaches: the plan, alone and in a whole call; and equality that takes its time. */

import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Desk } from '../../packages/server/src/gate/desk.ts';
import { openGate } from '../../packages/server/src/gate/gate.ts';
import { equalInConstantTime } from '../../packages/server/src/gate/know.ts';
import { permit } from '../../packages/server/src/gate/permit.ts';
import type { Row } from '../../packages/server/src/gate/row.ts';
import { invalidInput } from '../../packages/server/src/http/refusal.ts';
import { micro } from '../../packages/server/src/money.ts';
import { PLANS } from '../../packages/server/src/ports.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { memoryKeys, memoryLedger, memoryLimiter } from '../../packages/server/src/store/memory/index.ts';
import { ACCOUNT, STARTER_KEY } from './house.ts';

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

describe('a row of a higher plan', () => {
  const clock = { nowMs: () => 1_795_219_200_000 };
  const account = { id: 'acc_starter', plan: 'starter', perMinute: 100 } as const;

  /** The gate of a row that only Business may use, and how a starter's call of it ends. */
  async function call(body: string, balance: bigint) {
    const wallet = memoryLedger({ clock, balances: { [account.id]: micro(balance) } });
    let ran = 0;
    const desk: Desk = {
      clock,
      crypto: webCrypto,
      keys: await memoryKeys(webCrypto, [{ key: STARTER_KEY, account }]),
      ledger: wallet,
      limiter: memoryLimiter(clock),
      log: { write: () => undefined },
      settings: { ...DEFAULT_SETTINGS, upgradeUrl: '/plans' },
      engineVersion: '0.1.0',
    };
    const handle = openGate(desk, {
      ...row('business', 9n),
      method: 'POST',
      path: '/made',
      family: 'generic',
      cors: 'listed',
      caller: 'key',
      body: 'required',
      query: {},
      bodyLimitBytes: 100,
      deadlineSeconds: 10,
      parse: ({ body: { good } }) => {
        if (good !== true) throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'good', message: 'good is true.' }]);
        return null as never;
      },
      run: () => {
        ran += 1;
        return { kind: 'data', data: {} };
      },
    });
    const request = new Request('http://localhost/made', {
      method: 'POST',
      headers: { 'x-api-key': STARTER_KEY, 'content-type': 'application/json', 'idempotency-key': 'k' },
      body,
    });
    const response = await handle(request, { address: '203.0.113.7' });
    expect(await wallet.balance(account.id)).toEqual({ available: balance, reserved: 0n });
    expect(ran).toBe(0);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  it('is a 403 that names both plans; nothing is reserved, run or charged', async () => {
    const { status, body } = await call('{"good":true}', 100n);
    expect(status).toBe(403);
    expect(body).toMatchObject({
      success: false,
      status: 'error',
      code: 'PLAN_UPGRADE_REQUIRED',
      error: { code: 'PLAN_UPGRADE_REQUIRED', message: body['message'] },
      feature: 'someRow',
      currentPlan: 'starter',
      requiredPlan: 'business',
      upgradeUrl: '/plans',
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('is told after a fault of the input and before an empty wallet', async () => {
    expect((await call('{"good":1}', 100n)).status).toBe(400);
    expect((await call('{"good":true}', 0n)).status).toBe(403);
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
