/**
 * Long calls in threads: the same bytes and the same money as without them, short calls answered while a long one is held, and nothing charged for one that is late,
 * unwanted, turned away or lost.
 */

import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { type WorkCall, type Workers, WorkFault } from '../../packages/server/src/ports/index.ts';
import { FAR_ROWS } from '../../packages/server/src/routes/far-rows.ts';
import { openAnswering } from '../../packages/server/src/serve/answers/index.ts';
import { httpServer } from '../../packages/server/src/serve/listener.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { openWorkers, type ServerWorkers } from '../../packages/server/src/serve/threads/index.ts';
import { type MadeHands, madeHands } from '../pool/made-hands.ts';
import { type House, KEY, openHouse } from './house.ts';

const SHUBH = '/v2/astrology/shubh-muhurta';
const ASKED = { datetime: '2026-11-22T12:00:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30', days: 2 };
const RICH = { usd: '1000', perMinute: 1_000_000 };

let engine: Engine;
let threads: ServerWorkers;
beforeAll(async () => {
  engine = await openEngine();
  threads = openWorkers(2);
});
afterAll(() => threads.close());

async function houseWith(workers: Workers | null): Promise<House> {
  const far = workers === null ? {} : { workers };
  const answering = openAnswering({ engine, narrators: [], crypto: nodeCrypto, ...far });
  return openHouse({ engine, answering, answerOperations: answering.operations, ...RICH, ...far });
}

describe('a long call', () => {
  it('has the same answer, byte for byte, and the same price with threads and without', async () => {
    const done: string[] = [];
    const counted: Workers = {
      run: (name, input, call) => {
        done.push(name === 'row' ? (input as { readonly id: string }).id : name);
        return threads.run(name, input, call);
      },
    };
    const [near, far] = [await houseWith(null), await houseWith(counted)];
    const asked = async (house: House, path: string, method: string, body: unknown) => {
      const answer = await (method === 'GET' ? house.call('GET', path) : house.post(path, body));
      return { status: answer.status, text: await answer.text(), left: await house.balance() };
    };
    const rows = near.app.operations.filter(({ id }) => FAR_ROWS.has(id));
    expect(rows.map(({ id }) => id).sort()).toEqual([...FAR_ROWS.keys()].sort());
    for (const { path, method, sample, query } of rows) {
      const told = path.replace('{sign}', 'aries');
      const address = 'sign' in query ? `${told}?sign=aries&date=2026-11-22` : told;
      const day = { ...sample, datetime: undefined, date: '1990-01-15', time: 'unknown' };
      // A good call, one without an hour, one that is refused by its contract, one that only the work can refuse, and one with a receipt.
      const calls: readonly [string, unknown][] =
        method === 'GET'
          ? [
              [address, null],
              [`${address}${address.includes('?') ? '&' : '?'}date=1990-01-15&time=unknown`, null],
              [`${address}${address.includes('?') ? '&' : '?'}date=1700-99-99`, null],
            ]
          : [
              [address, sample],
              [address, day],
              [address, { ...day, receipt: true }],
              [address, { ...sample, latitude: 91 }],
              [address, { ...sample, datetime: '2399-12-30T12:00:00', startDate: '2399-12-30', days: 31 }],
              [address, { ...sample, receipt: true }],
            ];
      for (const [where, body] of calls) {
        const here = await asked(near, where, method, body);
        expect(await asked(far, where, method, body), `${method} ${where} ${JSON.stringify(body)}`).toEqual(here);
      }
    }
    const question = {
      question: 'When will my career improve?',
      birthDetails: { ...ASKED, datetime: '1990-01-15T10:30:00', days: undefined },
    };
    const [here, there] = [
      await asked(near, '/api/v1/astrology/query', 'POST', question),
      await asked(far, '/api/v1/astrology/query', 'POST', question),
    ];
    expect([here.status, there]).toEqual([200, here]);
    expect(new Set(done)).toEqual(new Set([...FAR_ROWS.keys(), 'answer']));
  });

  it('does not keep a short one from its answer while it is held', async () => {
    const hands = madeHands();
    const house = await houseWith(openWorkers(1, hands.start));
    const long = house.post(SHUBH, ASKED);
    const short = await house.post('/v2/astrology/birth-chart', { ...ASKED, days: undefined });
    expect([short.status, hands.busy.length]).toEqual([200, 1]);
    hands.all[0]?.answer({ kind: 'outcome', outcome: { kind: 'data', data: { told: 1 } } });
    // What the double told is not what the document promises; that it arrived is enough.
    await long.catch(() => undefined);
    expect(hands.busy).toHaveLength(0);
  });
});

describe('a call that its thread does not answer', () => {
  const faults = [
    ['busy', 503, 'OVERLOADED'],
    ['late', 503, 'OVERLOADED'],
    ['left', 503, 'OVERLOADED'],
    ['lost', 500, 'INTERNAL_ERROR'],
  ] as const;
  it.each(faults)('because it is %s costs nothing and is answered with %i', async (kind, status, code) => {
    const calls: WorkCall[] = [];
    const workers: Workers = {
      run: async (_name, _input, call) => {
        calls.push(call);
        throw new WorkFault(kind, 'of a test');
      },
    };
    const house = await houseWith(workers);
    const before = await house.balance();
    const answer = await house.post(SHUBH, ASKED);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '2' : null);
    expect(await house.balance()).toBe(before);
    expect(calls).toMatchObject([{ owner: 'acc_test', deadlineSeconds: 10 }]);
    const question = await house.post('/api/v1/astrology/query', { question: 'When will my career improve?' });
    expect([question.status, await house.balance()]).toEqual([status, before]);
  });
});

describe('threads of the server', () => {
  let hands: MadeHands;
  let workers: ServerWorkers;
  const open = (size = 1): void => {
    hands = madeHands();
    workers = openWorkers(size, hands.start);
  };
  afterEach(() => workers.close());
  const call = (more: Partial<WorkCall> = {}): WorkCall => ({ owner: null, deadlineSeconds: 60, ...more });
  const kindOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof WorkFault ? error.kind : error),
    );

  it('end work at its deadline, and the thread with it', async () => {
    open();
    expect(await kindOf(workers.run('row', 1, call({ deadlineSeconds: 0.02 })))).toBe('late');
    expect(hands.all.map(({ ended }) => ended)).toEqual([true]);
  });

  it('end work that nobody waits for, and begin none that waits in the line', async () => {
    open();
    const left: (() => void)[] = [];
    const whenLeft = (then: () => void): void => void left.push(then);
    const both = [kindOf(workers.run('row', 1, call({ whenLeft }))), kindOf(workers.run('row', 2, call({ whenLeft })))];
    for (const then of left.reverse()) then();
    expect([await Promise.all(both), hands.all.length]).toEqual([['left', 'left'], 1]);
    expect(hands.all[0]?.ended).toBe(true);
  });

  it('end work by the caller’s signal, also by one that was given before', async () => {
    open();
    const end = new AbortController();
    const work = kindOf(workers.run('answer', 1, call({ signal: end.signal })));
    end.abort();
    expect([await work, await kindOf(workers.run('answer', 1, call({ signal: end.signal })))]).toEqual([
      'late',
      'late',
    ]);
  });

  it('turn away what is more than the line, and one account before the others', async () => {
    open();
    const all = Array.from({ length: 25 }, () => kindOf(workers.run('row', 1, call({ owner: 'hog' }))));
    expect(await all[24]).toBe('busy');
    const others = Array.from({ length: 9 }, (_, i) => kindOf(workers.run('row', 1, call({ owner: `o${i}` }))));
    expect(await others[8]).toBe('busy');
    await workers.close();
    expect(new Set(await Promise.all([...all, ...others]))).toEqual(new Set(['busy']));
  });

  it('tell of a thread that ended', async () => {
    open();
    const work = kindOf(workers.run('row', 1, call()));
    hands.all[0]?.hearing.lost(new Error('out of memory'));
    expect(await work).toBe('lost');
  });

  it('are all opened before they are needed', async () => {
    open(3);
    const warm = workers.warm();
    expect(hands.all.map(({ asked }) => asked[0]?.name)).toEqual(['warm', 'warm', 'warm']);
    for (const hand of hands.all) hand.answer(null);
    await warm;
  });
});

describe('a client that goes away', () => {
  /** Asks over a socket and leaves when the work has begun. @returns the hands, and what the account had and has */
  async function leave(headers: Record<string, string>): Promise<{ readonly hands: MadeHands; readonly house: House }> {
    const hands = madeHands();
    const workers = openWorkers(1, hands.start);
    const house = await openHouse({ engine, workers, unjudged: true, ...RICH });
    const server = httpServer(house.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const body = JSON.stringify(ASKED);
    const client = request({
      port,
      path: SHUBH,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY, ...headers },
    });
    client.on('error', () => undefined);
    client.end(body);
    while (hands.busy.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    client.socket?.resetAndDestroy();
    await new Promise((resolve) => server.close(resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { hands, house };
  }

  it('ends the work that was for it, and pays nothing', async () => {
    const { hands, house } = await leave({});
    expect(hands.all[0]?.ended).toBe(true);
    expect(await house.balance()).toBe(1_000_000_000n);
  });

  it('may come back for an answer that it named a key for: the work goes on and is kept', async () => {
    const { hands, house } = await leave({ 'idempotency-key': 'again' });
    expect(hands.all[0]?.ended).toBe(false);
    hands.all[0]?.answer({ kind: 'outcome', outcome: { kind: 'data', data: { told: 1 } } });
    let again: Response;
    // In flight until the first call is settled.
    do again = await house.post(SHUBH, ASKED, { 'idempotency-key': 'again' });
    while (again.status === 409);
    expect([again.status, hands.all.length]).toEqual([200, 1]);
    expect(await house.balance()).toBeLessThan(1_000_000_000n);
  });
});
