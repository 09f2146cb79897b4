/** Questions that threads answer though no row is theirs as a whole: plans of many corners, signed answers, receipts asked again. The same bytes and the same money as without. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { type WorkCall, type Workers, WorkFault } from '../../packages/server/src/ports/index.ts';
import { MOST_CORNERS_HERE } from '../../packages/server/src/routes/ask-plan.ts';
import { openAnswering } from '../../packages/server/src/serve/answers/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { openWorkers, type ServerWorkers } from '../../packages/server/src/serve/threads/index.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';

const ASSESS = '/v2/astrology/vastu/assessments';
const COMPARE = '/v2/astrology/vastu/plan/compare-versions';
const MERGE = '/v2/astrology/vastu/ar/capture-merge';
const VERIFY = '/v1/receipts/verify';
const QUERY = '/api/v1/astrology/query';
const BIRTH = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };

/** A star of so many corners about a point, metres. */
function star(corners: number, [x, y]: readonly [number, number], reachM: number): readonly (readonly number[])[] {
  return Array.from({ length: corners }, (_, k) => {
    const [angle, reach] = [(2 * Math.PI * k) / corners, k % 2 === 0 ? reachM : reachM * 0.7];
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

/** @param roomCorners of each of six rooms; the plot has 100 */
function plan(roomCorners: number): Record<string, unknown> {
  const rooms = [-8, 0, 8].flatMap((x) =>
    [-4, 4].map((y) => ({ roomType: 'kitchen', polygon: star(roomCorners, [x, y], 3) })),
  );
  const plotPolygon = star(100, [0, 0], 20);
  return { inputSource: 'plan-derived', bearingDeg: 0, plotPolygon, doorXY: plotPolygon[0], rooms };
}

const [LARGE, ORDINARY] = [plan(100), plan(8)];
const merge = (corners: number) => ({
  captures: ['A', 'B'].map((id) => ({
    id,
    floorIndex: 0,
    payload: { schema: 'roomCapture/1', outline: { polygon: star(corners, [0, 0], 5) } },
  })),
  links: [
    {
      fromCaptureId: 'A',
      toCaptureId: 'B',
      controlPoints: [
        { fromXY: [5, 0], toXY: [-5, 0] },
        { fromXY: [5, 4], toXY: [-5, 4] },
      ],
    },
  ],
});

let engine: Engine;
let threads: ServerWorkers;
let done: string[];
let calls: WorkCall[];
let counted: Workers;
beforeAll(async () => {
  engine = await openEngine();
  threads = openWorkers(1);
  [done, calls] = [[], []];
  counted = {
    run: (name, input, call) => {
      done.push(name);
      calls.push(call);
      return threads.run(name, input, call);
    },
  };
});
afterAll(() => threads.close());

function houseWith(workers: Workers | null, more: HouseOptions = {}): Promise<House> {
  const far = workers === null ? {} : { workers };
  const answering = openAnswering({ engine, narrators: [], crypto: nodeCrypto, ...far });
  const rich = { usd: '1000', perMinute: 1_000_000 };
  return openHouse({ engine, answering, answerOperations: answering.operations, ...rich, ...far, ...more });
}

async function asked(house: House, path: string, body: unknown) {
  const headers = path.endsWith('/batch') ? { 'idempotency-key': `of-${JSON.stringify(body).length}` } : {};
  const answer = await house.post(path, body, headers);
  return { status: answer.status, text: await answer.text(), left: await house.balance() };
}

describe('a chart of an unknown hour', () => {
  const { datetime: _, ...place } = BIRTH;
  const DAY = { date: '1990-01-15', time: 'unknown', ...place };

  it.each([
    ['/v2/astrology/birth-chart', {}],
    ['/v1/astrology/astrology/birth-chart', { receipt: true, houseSystem: 'placidus', nodeType: 'true' }],
    ['/v2/astrology/birth-chart', { date: '2399-12-31' }],
    ['/sandbox/kundali/birth-chart', {}],
  ])('asks a thread for what all hours have, and only that: %s', async (path, more) => {
    const [near, far] = [await houseWith(null), await houseWith(counted)];
    done.length = 0;
    const [here, there] = [await asked(near, path, { ...DAY, ...more }), await asked(far, path, { ...DAY, ...more })];
    expect([here.status, there]).toEqual([200, here]);
    expect(here.text).toContain('"throughDoubt":');
    expect(done).toEqual(['doubt']);
    expect((await asked(far, path, BIRTH)).status).toBe(200);
    if (path.startsWith('/v2')) expect((await asked(far, path, { ...DAY, format: 'svg' })).status).toBe(200);
    expect(done).toEqual(['doubt']);
  });

  it('is not charged where no thread has the time', async () => {
    const house = await houseWith({
      run: async () => {
        throw new WorkFault('busy', 'of a test');
      },
    });
    const before = await house.balance();
    expect(await asked(house, '/v2/astrology/birth-chart', DAY)).toMatchObject({ status: 503, left: before });
    expect((await asked(house, '/v2/astrology/birth-chart', BIRTH)).status).toBe(200);
  });
});

describe('a plan', () => {
  it.each([
    ['vastu.assessment', ASSESS, LARGE, ORDINARY],
    ['vastu.assessment', ASSESS, { ...LARGE, receipt: true }, { ...ORDINARY, receipt: true }],
    [
      'vastu.assessment',
      `${ASSESS}/batch`,
      { items: [LARGE, ORDINARY].map((assessment, i) => ({ id: `${i}`, assessment })) },
      { items: [{ id: '0', assessment: ORDINARY }] },
    ],
    [
      'vastu.compare',
      COMPARE,
      { fromVersion: 'vastu-rules-2026-09-23', toVersion: 'vastu-rules-2026-10-04', input: LARGE },
      { fromVersion: 'vastu-rules-2026-09-23', toVersion: 'vastu-rules-2026-10-04', input: ORDINARY },
    ],
    ['vastu.merge', MERGE, merge(256), merge(4)],
  ])('of many corners goes to a thread by %s of %s, an ordinary one does not', async (name, path, large, ordinary) => {
    const [near, far] = [await houseWith(null), await houseWith(counted)];
    done.length = 0;
    for (const body of [large, ordinary]) {
      const here = await asked(near, path, body);
      expect([here.status, await asked(far, path, body)]).toEqual([200, here]);
    }
    expect(done).toEqual([name]);
  });

  it.each([
    // A plot of 100 with its door, and a room of 200.
    ['with as many corners as are assessed here', { corners: MOST_CORNERS_HERE - 301 }, 0],
    ['with one more', { corners: MOST_CORNERS_HERE - 300 }, 1],
    ['whose bearing may be off', { corners: 8, headingErrorDeg: 2 }, 1],
    ['whose points may be off', { corners: 8, positionErrorM: 0.2 }, 1],
    ['that is said to be exact', { corners: 8, headingErrorDeg: 0, positionErrorM: 0 }, 0],
  ])('%s', async (_, { corners, ...errors }, far) => {
    const house = await houseWith(counted);
    done.length = 0;
    const rooms = [200, corners].map((count, i) => ({ roomType: 'kitchen', polygon: star(count, [i * 8, 0], 3) }));
    expect((await asked(house, ASSESS, { ...plan(8), rooms, ...errors })).status).toBe(200);
    expect(done).toHaveLength(far);
  });

  it('is not ended when its caller leaves, but when its time is over, which is one for a batch', async () => {
    const house = await houseWith(counted);
    calls.length = 0;
    await asked(house, ASSESS, LARGE);
    await asked(house, `${ASSESS}/batch`, { items: ['a', 'b'].map((id) => ({ id, assessment: LARGE })) });
    expect(calls.map(({ owner, deadlineSeconds, whenLeft }) => ({ owner, deadlineSeconds, whenLeft }))).toEqual(
      [10, 30, 30].map((deadlineSeconds) => ({ owner: 'acc_test', deadlineSeconds, whenLeft: undefined })),
    );
    const [alone, first, second] = calls.map(({ signal }) => signal);
    expect(alone).toBeUndefined();
    expect(first).toBeInstanceOf(AbortSignal);
    expect(second).toBe(first);
  });

  it.each(['busy', 'late', 'lost'] as const)('that is %s in its thread costs nothing', async (kind) => {
    let isDown = true;
    const house = await houseWith({
      run: (name, input, call) =>
        isDown ? Promise.reject(new WorkFault(kind, 'of a test')) : threads.run(name, input, call),
    });
    const before = await house.balance();
    const headers = { 'idempotency-key': 'again' };
    const refused = await house.post(ASSESS, LARGE, headers);
    expect([refused.status, await house.balance()]).toEqual([kind === 'lost' ? 500 : 503, before]);
    isDown = false;
    expect((await house.post(ASSESS, LARGE, headers)).status).toBe(200);
    const after = await house.balance();
    expect(after).toBeLessThan(before);
    expect((await house.post(ASSESS, LARGE, headers)).headers.get('idempotent-replayed')).toBe('true');
    expect(await house.balance()).toBe(after);
  });

  it('that no thread had time for leaves the challenge of its caller as it was', async () => {
    let isDown = true;
    const house = await houseWith(
      {
        run: (name, input, call) =>
          isDown ? Promise.reject(new WorkFault('busy', 'of a test')) : threads.run(name, input, call),
      },
      { settings: { attestationPlatforms: ['ios'] } },
    );
    const named = await house.post('/v2/astrology/vastu/ar/attestation/challenge', { platform: 'ios' });
    const { challenge } = ((await named.json()) as { data: { challenge: string } }).data;
    const body = { ...merge(256), deviceAttestation: { platform: 'ios', challenge } };
    expect((await asked(house, MERGE, body)).status).toBe(503);
    isDown = false;
    expect((await asked(house, MERGE, body)).status).toBe(200);
    expect((await asked(house, MERGE, { ...body, tenantRef: 'other' })).status).toBe(409);
  });

  it('that waits for a thread keeps no short call from its answer', async () => {
    // Each call takes a tenth of a second by the clock, so that sixty in the line are more than there is time for.
    const house: House = await houseWith(
      { run: () => new Promise(() => {}) },
      {
        store: ({ ledger }) => ({
          ledger: {
            ...ledger,
            reserve: (...parts) => {
              house.now += 100;
              return ledger.reserve(...parts);
            },
          },
        }),
      },
    );
    for (let i = 0; i < 64; i += 1) expect((await house.post(ASSESS, ORDINARY)).status).toBe(200);
    for (let i = 0; i < 60; i += 1) void house.post(ASSESS, LARGE);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await house.post(ASSESS, ORDINARY)).status).toBe(200);
  });

  it('that no thread has time for costs nothing, nor does a batch of it', async () => {
    const house = await houseWith({ run: () => Promise.reject(new WorkFault('busy', 'of a test')) });
    const before = await house.balance();
    for (const path of [ASSESS, `${ASSESS}/batch`]) {
      const body = path === ASSESS ? LARGE : { items: [{ id: '0', assessment: LARGE }] };
      const { status, text, left } = await asked(house, path, body);
      expect([status, JSON.parse(text).code, left]).toEqual([503, 'OVERLOADED', before]);
    }
  });
});

describe('a receipt', () => {
  const signedCalls: readonly [string, unknown][] = [
    [ASSESS, { ...ORDINARY, receipt: true }],
    [QUERY, { question: 'When will my career improve?', birthDetails: BIRTH, receipt: true }],
    ['/v2/astrology/shubh-muhurta', { ...BIRTH, days: 2, receipt: true }],
  ];

  it.each(signedCalls)('of %s is made and asked again in a thread, with the same words', async (path, body) => {
    const [near, far] = [await houseWith(null), await houseWith(counted)];
    const here = await asked(near, path, body);
    const there = await asked(far, path, body);
    expect([here.status, there]).toEqual([200, here]);
    const told = JSON.parse(here.text);
    const { receipt, ...output } = told.data ?? told;
    done.length = 0;
    for (const changed of [false, true]) {
      const held = changed ? { ...output, extra: 1 } : output;
      const question = { token: receipt.token, input: receipt.input, output: held, recompute: true };
      const again = await asked(near, VERIFY, question);
      expect([again.status, await asked(far, VERIFY, question)]).toEqual([200, again]);
      expect(JSON.parse(again.text).data).toMatchObject({ recomputed: true, outputMatched: !changed });
    }
    expect(done).toEqual(['recompute', 'recompute']);
  });

  it('of a question is asked again by a thread that has told none', async () => {
    const near = await houseWith(null);
    const body = { question: 'When will my career improve?', birthDetails: BIRTH, receipt: true };
    const { receipt } = JSON.parse((await asked(near, QUERY, body)).text);
    const fresh = openWorkers(1);
    try {
      const far = await houseWith(fresh);
      const question = { token: receipt.token, input: receipt.input, recompute: true };
      expect(JSON.parse((await asked(far, VERIFY, question)).text).data).toMatchObject({ recomputed: true });
    } finally {
      await fresh.close();
    }
  });

  it('asked again shares the line with all who have no account, and has as long as the slowest call', async () => {
    const far = await houseWith(counted);
    const { receipt } = JSON.parse((await asked(far, ASSESS, { ...ORDINARY, receipt: true })).text).data;
    calls.length = 0;
    await asked(far, VERIFY, { token: receipt.token, input: receipt.input, recompute: true });
    expect(calls).toEqual([{ owner: 'recompute', deadlineSeconds: 60 }]);
  });

  it('that is not ours orders no work, and one that no thread has time for is told so', async () => {
    const far = await houseWith(counted);
    const made = JSON.parse((await asked(far, ASSESS, { ...ORDINARY, receipt: true })).text).data.receipt;
    done.length = 0;
    const forged = { token: `${made.token.slice(0, -4)}AAAA`, input: made.input, recompute: true };
    expect(JSON.parse((await asked(far, VERIFY, forged)).text).data).toMatchObject({ recomputed: false });
    expect(done).toEqual([]);
    const busy = await houseWith({ run: () => Promise.reject(new WorkFault('busy', 'of a test')) });
    const answer = await busy.post(VERIFY, { token: made.token, input: made.input, recompute: true });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
});
