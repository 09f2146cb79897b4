/** Readiness, the crowd at the gate, and what is measured. */

import { describe, expect, it } from 'vitest';
import { openCrowd } from '../../packages/server/src/gate/crowd.ts';
import type { Answered, Counted, Store, Telemetry } from '../../packages/server/src/ports/index.ts';
import { ACCOUNT, BIRTH, KEY, openHouse } from './house.ts';

const CHART = '/v2/astrology/birth-chart';

describe('readiness', () => {
  const ready = async (options: Parameters<typeof openHouse>[0]) => {
    const house = await openHouse(options);
    const response = await house.get('/readyz');
    return { house, status: response.status, body: (await response.json()) as { message?: string; status?: string } };
  };
  const withPing = (ping: (store: Store) => Store['ping']) => ({
    store: (store: Store) => ({ ping: ping(store) }),
  });

  it('is told while the store answers and the clocks agree', async () => {
    expect(await ready({})).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('ends when the server is about to stop; being alive does not', async () => {
    const { house, status, body } = await ready({ accepting: () => false });
    expect([status, body.message]).toEqual([503, 'The server is about to stop.']);
    expect((await house.get('/healthz')).status).toBe(200);
  });

  it('ends with a store that is out of reach, too slow, or two seconds away', async () => {
    const dead = await ready(
      withPing(() => async () => {
        throw new Error('gone');
      }),
    );
    expect([dead.status, dead.body.message]).toEqual([503, 'The store does not answer.']);
    const slow = await ready(withPing(() => () => new Promise(() => undefined)));
    expect([slow.status, slow.body.message]).toEqual([503, 'The store does not answer.']);
    const ahead = await ready(withPing((store) => async () => ({ nowMs: (await store.ping()).nowMs + 2001 })));
    expect([ahead.status, ahead.body.message]).toEqual([503, 'The clocks of server and store disagree.']);
    expect((await ready(withPing((store) => async () => ({ nowMs: (await store.ping()).nowMs - 2000 })))).status).toBe(
      200,
    );
  });

  it('asks the store once a second, however often it is asked itself', async () => {
    let asked = 0;
    const { house } = await ready(
      withPing((store) => () => {
        asked += 1;
        return store.ping();
      }),
    );
    for (let i = 0; i < 5; i += 1) await house.get('/readyz');
    expect(asked).toBe(1);
    house.now += 1000;
    await house.get('/readyz');
    expect(asked).toBe(2);
  });
});

describe('the crowd', () => {
  it('has room for so many in all and so many of one account, and room again when they leave', () => {
    const crowd = openCrowd({ inAll: 3, ofOne: 2 });
    const [a, b] = [ACCOUNT, { ...ACCOUNT, id: 'acc_b' }];
    const leave = [crowd.enter(a), crowd.enter(a)];
    expect(() => crowd.enter(a)).toThrow('of this account');
    leave.push(crowd.enter(b));
    expect(() => crowd.enter(b)).toThrow('Too many calls are under way');
    expect(crowd.size).toBe(3);
    for (const go of leave) go();
    expect(crowd.size).toBe(0);
    for (const account of [a, a, b]) crowd.enter(account);
  });

  it('beyond it is a 503 that was not charged, and a refused call leaves its place', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const counts: Counted[] = [];
    const house = await openHouse({
      settings: { crowd: { inAll: 1, ofOne: 1 } },
      telemetry: { ...quiet, count: (what) => counts.push(what) },
      store: ({ ledger }) => ({
        ledger: {
          ...ledger,
          settle: async (...args) => {
            await gate;
            return ledger.settle(...args);
          },
        },
      }),
    });
    const before = await house.balance();
    const slow = house.post(CHART);
    while ((await house.ledger.balance(ACCOUNT.id)).reserved === 0n)
      await new Promise((resolve) => setTimeout(resolve));
    const turned = await house.post(CHART, { ...BIRTH, latitude: 3 });
    expect([turned.status, turned.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await turned.json()).toMatchObject({ code: 'OVERLOADED', retryable: true });
    expect(counts).toEqual(['calls.shed']);
    go();
    expect((await slow).status).toBe(200);
    expect((await house.post(CHART, { ...BIRTH, latitude: 91 })).status).toBe(400);
    expect((await house.post(CHART)).status).toBe(200);
    expect(before - (await house.balance())).toBe(500_000n);
  });
});

const quiet: Telemetry = { answered: () => undefined, count: () => undefined, span: (_, work) => work() };

describe('measurements', () => {
  it('name the row and never the caller', async () => {
    const calls: Answered[] = [];
    const spans: string[] = [];
    const house = await openHouse({
      telemetry: {
        ...quiet,
        answered: (call) => calls.push(call),
        span: (name, work) => {
          spans.push(name);
          return work();
        },
      },
    });
    await house.post(CHART, BIRTH, { 'idempotency-key': 'k' });
    await house.post(CHART, BIRTH, { 'idempotency-key': 'k' });
    await house.post(CHART, { ...BIRTH, latitude: 91 });
    await house.get('/no/such/place?latitude=28.6139');
    expect(
      calls.map(({ method, route, status, code, charged, replayed }) => [
        method,
        route,
        status,
        code,
        charged,
        replayed,
      ]),
    ).toEqual([
      ['POST', CHART, 200, null, true, false],
      ['POST', CHART, 200, null, false, true],
      ['POST', CHART, 400, 'VALIDATION_ERROR', false, false],
      ['GET', 'none', 404, 'NOT_FOUND', false, false],
    ]);
    expect(spans).toEqual(['engine']);
    for (const secret of [KEY, ACCOUNT.id, '28.6139', '203.0.113']) expect(JSON.stringify(calls)).not.toContain(secret);
  });
});
