/** Steps of the gate that no row of today reaches: the plan, alone and in a whole call; and equality that takes its time. */

import { describe, expect, it } from 'vitest';
import { openCrowd } from '../../packages/server/src/gate/crowd.ts';
import { DEFAULT_SETTINGS, type Desk } from '../../packages/server/src/gate/desk.ts';
import { openGate } from '../../packages/server/src/gate/gate.ts';
import { openLine } from '../../packages/server/src/gate/line.ts';
import { permit } from '../../packages/server/src/gate/permit.ts';
import type { AnyRow, PlanNeed, RawInput, Row } from '../../packages/server/src/gate/row.ts';
import { openStreams } from '../../packages/server/src/gate/streams.ts';
import { inquiryOf, responseOf } from '../../packages/server/src/http/inquiry.ts';
import { invalidInput } from '../../packages/server/src/http/refusal.ts';
import { micro } from '../../packages/server/src/money.ts';
import { eventDrafter } from '../../packages/server/src/offices/events/index.ts';
import { equalInConstantTime, keyring } from '../../packages/server/src/offices/keys/keyring.ts';
import { type Ledger, PLANS, type Plan } from '../../packages/server/src/ports/index.ts';
import { noTelemetry } from '../../packages/server/src/serve/bare.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { ACCOUNT, openHouse, STARTER_KEY } from './house.ts';

/** A ledger of which only the balance is asked. */
const ledgerWith = (available: bigint): Ledger =>
  ({ balance: async () => ({ available: micro(available), reserved: micro(0n) }) }) as Partial<Ledger> as Ledger;
const ledger = ledgerWith(5n);
const priceOf = (amount: bigint) => ({ amount: micro(amount), edition: '1' });
const need = (plan: Plan): PlanNeed => ({ feature: 'someRow', plan });
const row = (plan: Plan, price: bigint | null): Row =>
  ({ id: 'someRow', plan, price: price === null ? null : priceOf(price) }) as Row;

describe('permit', () => {
  it('lets a plan use its own rows and those of the plans below it, and no other', async () => {
    for (const [has, plan] of PLANS.entries()) {
      for (const [needs, required] of PLANS.entries()) {
        const attempt = permit(need(required), null, { ...ACCOUNT, plan }, ledger, DEFAULT_SETTINGS);
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
    await expect(permit(need('pro'), priceOf(9n), poor, ledger, DEFAULT_SETTINGS)).rejects.toMatchObject({
      row: { status: 403 },
    });
    await expect(permit(need('starter'), priceOf(6n), poor, ledger, DEFAULT_SETTINGS)).rejects.toMatchObject({
      row: { status: 402 },
      extras: { members: { wallet: { required: 0.000006, available: 0.000005, deficit: 0.000001 } } },
    });
    await expect(permit(need('starter'), priceOf(5n), poor, ledger, DEFAULT_SETTINGS)).resolves.toBeUndefined();
  });
});

describe('a row of a higher plan', () => {
  /** The gate of a row that only Business may use, and how a starter's call of it ends. */
  async function call(body: string, balance: bigint) {
    const house = await openHouse();
    if (balance > 0n)
      await house.ledger.fund({
        accountId: 'acc_starter',
        amount: micro(balance),
        kind: 'adjustment',
        reference: 'balance',
      });
    let ran = 0;
    const clock = { nowMs: () => house.now };
    const desk: Desk = {
      clock,
      crypto: webCrypto,
      keyring: keyring(house.store.keys, webCrypto, clock),
      ledger: house.ledger,
      limiter: house.store.limiter,
      log: { write: () => undefined },
      settings: { ...DEFAULT_SETTINGS, upgradeUrl: '/plans' },
      engineVersion: '0.1.0',
      telemetry: noTelemetry,
      crowd: openCrowd(DEFAULT_SETTINGS.crowd),
      line: openLine(clock),
      streams: openStreams(DEFAULT_SETTINGS.streams, clock),
      webhooks: house.store.webhooks,
      draft: eventDrafter({ clock, newId: (prefix) => `${prefix}_1` }),
    };
    const handle = openGate(desk, {
      ...row('business', 9n),
      method: 'POST',
      path: '/made',
      family: 'generic',
      cors: 'listed',
      caller: 'key',
      body: 'required',
      params: {},
      query: {},
      success: 200,
      bodyLimitBytes: 100,
      deadlineSeconds: 10,
      parse: ({ body: { good } }: RawInput) => {
        if (good !== true) throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'good', message: 'good is true.' }]);
        return null as never;
      },
      run: () => {
        ran += 1;
        return { kind: 'data', data: {} };
      },
    } as unknown as AnyRow);
    const request = new Request('http://localhost/made', {
      method: 'POST',
      headers: { 'x-api-key': STARTER_KEY, 'content-type': 'application/json', 'idempotency-key': 'k' },
      body,
    });
    const response = responseOf(await handle(inquiryOf(request), { address: '203.0.113.7' }, {}));
    expect(await house.ledger.balance('acc_starter')).toEqual({ available: balance, reserved: 0n });
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
