/** The sender: when it tries, when it gives up, what a crash costs, and that nobody waits for anybody else. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sent } from '../../packages/server/src/offices/webhooks/index.ts';
import { isWornOut, verdictOfFailure } from '../../packages/server/src/offices/webhooks/schedule.ts';
import type { Attempt, TakenDelivery } from '../../packages/server/src/ports/index.ts';
import { ACCOUNT, openWorld, START_MS, type World } from './webhooks-world.ts';

afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;

/** Answers so after so long, as far as the deadline allows. */
const answering = (world: World, ms: number, sent: Sent) => (): Sent => {
  const received = world.received.at(-1);
  const deadlineMs = received?.deadlineMs ?? 0;
  world.now += Math.min(ms, deadlineMs);
  return ms <= deadlineMs ? sent : { fault: 'timeout' };
};

describe('a delivery', () => {
  it('is sent within half a second and told of once', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    const eventId = await world.emit();
    await world.until(START_MS + 500);
    expect(world.received.length).toBe(1);
    expect(world.received[0]?.headers['webhook-id']).toBe(eventId);
    const [delivery] = await world.deliveries(endpoint);
    expect(delivery).toMatchObject({ status: 'delivered', nextAttemptMs: null, eventId });
    expect(delivery?.attempts).toEqual([{ atMs: START_MS, durationMs: 0, status: 200, result: 'ok' }]);
    await world.until(START_MS + 3 * 3_600_000);
    expect(world.received.length).toBe(1);
  });

  // biome-ignore format: a table reads in columns
  const failures: readonly (readonly [string, number, Sent, Attempt['result']])[] = [
    ['a 500',             1_234, { status: 500 },          'status'],
    ['a redirect',          400, { status: 302 },          'status'],
    ['a 410',                 0, { status: 410 },          'status'],
    ['silence',          90_000, { status: 200 },          'timeout'],
    ['a bad certificate',   777, { fault: 'tls' },         'tls'],
    ['a closed port',         3, { fault: 'refused' },     'refused'],
    ['an unknown name',   2_999, { fault: 'dns' },         'dns'],
    ['a guarded address',     0, { fault: 'blocked' },     'blocked'],
  ];
  it.each(failures)(
    'that meets %s is tried 60, 300 and 1800 s after the end of each failure, and is then dead',
    async (...row) => {
      const [, ms, sent, result] = row;
      const world = await openWorld();
      const { endpoint } = await world.subscribe();
      await world.emit();
      world.receiver = answering(world, ms, sent);
      await world.until(START_MS + 3 * 3_600_000);
      const took = Math.min(ms, 30_000);
      const starts = world.received.map(({ atMs }) => atMs);
      const due = [0, 60_000, 300_000, 1_800_000].reduce<number[]>(
        (all, wait, i) => [...all, (starts[i - 1] ?? START_MS - took) + took + wait],
        [],
      );
      expect(starts.length).toBe(4);
      for (const [i, at] of starts.entries()) {
        expect(at).toBeGreaterThanOrEqual(due[i] ?? 0);
        expect(at - (due[i] ?? 0)).toBeLessThanOrEqual(500);
      }
      const [delivery] = await world.deliveries(endpoint);
      expect(delivery?.status).toBe('failed');
      expect(delivery?.nextAttemptMs).toBeNull();
      expect(delivery?.attempts.map((attempt) => [attempt.result, attempt.durationMs])).toEqual(
        Array(4).fill([result, took]),
      );
      expect(new Set(world.received.map(({ body }) => body)).size).toBe(1);
      expect(new Set(world.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    },
  );

  it('has 30 s: an answer after 29.9 s counts, one after 30.1 s does not', async () => {
    for (const [ms, status] of [
      [29_900, 'delivered'],
      [30_100, 'pending'],
    ] as const) {
      const world = await openWorld();
      const { endpoint } = await world.subscribe();
      await world.emit();
      world.receiver = answering(world, ms, { status: 200 });
      await world.until(START_MS);
      expect((await world.deliveries(endpoint))[0]?.status).toBe(status);
    }
  });

  it.each([200, 201, 202, 204, 299])('is taken for received at %i', async (status) => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.emit();
    world.receiver = () => ({ status });
    await world.until(START_MS);
    expect((await world.deliveries(endpoint))[0]?.status).toBe('delivered');
  });

  it.each([100, 199, 300, 304, 404, 503])('is not taken for received at %i', async (status) => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.emit();
    world.receiver = () => ({ status });
    await world.until(START_MS);
    expect((await world.deliveries(endpoint))[0]?.status).toBe('pending');
  });

  it('that succeeds at a later attempt ends there, and can be sent again by hand on a fresh schedule', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.emit();
    world.receiver = () => ({ status: world.received.length < 3 ? 500 : 200 });
    await world.until(START_MS + 3_600_000);
    const [delivery] = await world.deliveries(endpoint);
    expect(delivery?.attempts.map(({ result }) => result)).toEqual(['status', 'status', 'ok']);
    expect(await world.store.webhooks.redeliver(ACCOUNT, delivery?.id ?? '')).toMatchObject({ status: 'pending' });
    world.receiver = () => ({ status: 500 });
    await world.until(world.now + 3 * 3_600_000);
    expect((await world.deliveries(endpoint))[0]).toMatchObject({
      status: 'failed',
      attempts: Array(4).fill({ result: 'status' }),
    });
    expect(world.received.length).toBe(7);
  });
});

describe('an endpoint', () => {
  it('whose deliveries die ten times in a row is disabled, and not before', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    world.receiver = () => ({ status: 500 });
    for (let i = 0; i < 9; i += 1) await world.emit();
    await world.until(world.now + 3 * 3_600_000);
    expect(await world.store.webhooks.find(ACCOUNT, endpoint.id)).toMatchObject({ status: 'active', deadInRow: 9 });
    world.receiver = () => ({ status: 200 });
    await world.emit();
    await world.until(world.now + 1000);
    expect(await world.store.webhooks.find(ACCOUNT, endpoint.id)).toMatchObject({ status: 'active', deadInRow: 0 });
    world.receiver = () => ({ status: 500 });
    for (let i = 0; i < 10; i += 1) await world.emit();
    await world.until(world.now + 3 * 3_600_000);
    expect(await world.store.webhooks.find(ACCOUNT, endpoint.id)).toMatchObject({ status: 'disabled' });
    const sent = world.received.length;
    await world.emit();
    await world.until(world.now + 3_600_000);
    expect(world.received.length).toBe(sent);
  });

  it('that is paused keeps what waits for it, and gets it when it is active again', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    world.receiver = () => ({ status: 500 });
    await world.emit();
    await world.until(START_MS + 1000);
    await world.office.change(ACCOUNT, endpoint.id, { status: 'paused' });
    await world.until(START_MS + DAY_MS / 24);
    expect(world.received.length).toBe(1);
    await world.office.change(ACCOUNT, endpoint.id, { status: 'active' });
    await world.until(world.now + 1000);
    expect(world.received.length).toBe(2);
  });
});

describe('a sender that dies while it sends', () => {
  /** Claims as a sender would, and is never heard of again. */
  const crash = async (world: World): Promise<readonly TakenDelivery[]> => world.store.webhooks.take(10, 4, 45);

  it('costs the delivery nothing but the lease: the same attempt is made again', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.emit();
    await crash(world);
    await world.until(START_MS + 44_500);
    expect(world.received.length).toBe(0);
    await world.until(START_MS + 45_500);
    expect(world.received.length).toBe(1);
    expect((await world.deliveries(endpoint))[0]?.attempts.map(({ result }) => result)).toEqual(['crashed', 'ok']);
  });

  it('is forgiven three times; the fourth death is a failed attempt, and the schedule goes on', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.emit();
    for (let i = 0; i < 4; i += 1) {
      expect((await crash(world)).length).toBe(1);
      world.now += 45_000;
    }
    await world.until(world.now);
    expect(world.received.length).toBe(0);
    expect((await world.deliveries(endpoint))[0]).toMatchObject({
      status: 'pending',
      nextAttemptMs: world.now + 60_000,
    });
    world.receiver = () => ({ status: 500 });
    await world.until(world.now + 3 * 3_600_000);
    expect(world.received.length).toBe(3);
    const results = (await world.deliveries(endpoint))[0]?.attempts.map(({ result }) => result);
    expect(results).toEqual([...Array(5).fill('crashed'), 'status', 'status', 'status']);
  });

  it('cannot write down what another one has taken over', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.emit();
    const [mine] = await crash(world);
    world.now += 46_000;
    const [theirs] = await crash(world);
    const attempt: Attempt = { atMs: world.now, durationMs: 1, status: 500, result: 'status' };
    expect(await world.store.webhooks.finish(mine as TakenDelivery, attempt, { kind: 'failed', disableAfter: 1 })).toBe(
      false,
    );
    expect(
      await world.store.webhooks.finish(
        theirs as TakenDelivery,
        { ...attempt, status: 200, result: 'ok' },
        { kind: 'delivered' },
      ),
    ).toBe(true);
    expect((await world.deliveries(endpoint))[0]?.status).toBe('delivered');
  });

  it('counts as the schedule says, whatever the order of crashes and failures', () => {
    const attempts = (text: string): Attempt[] =>
      [...text].map((letter) => ({
        atMs: 0,
        durationMs: 0,
        status: null,
        result: letter === 'c' ? 'crashed' : 'refused',
      }));
    // biome-ignore format: a table reads in columns
    const rows: readonly (readonly [string, number | 'failed', boolean])[] = [
      ['', 60, false], ['f', 300, false], ['ff', 1800, false], ['fff', 'failed', false],
      ['c', 60, false], ['ccc', 60, false], ['cccc', 60, true], ['ccccc', 300, false],
      ['fcccc', 300, true], ['cfcfc', 1800, false], ['cccfccc', 300, false], ['cccfcccc', 300, true],
      ['ccccccccc', 300, true], ['cccccfcccccf', 'failed', false],
    ];
    for (const [text, next, worn] of rows) {
      const verdict = verdictOfFailure(attempts(text));
      expect(verdict.kind === 'retry' ? verdict.inSeconds : verdict.kind, text).toBe(next);
      expect(isWornOut(attempts(text)), text).toBe(worn);
    }
  });
});

describe('the sender', () => {
  it('asks a store that stumbles to write it down again, and tells of one that does not recover', async () => {
    vi.useFakeTimers();
    let failures = 2;
    const world = await openWorld(({ webhooks }) => ({
      webhooks: {
        ...webhooks,
        finish: async (...words) => {
          if (failures > 0) {
            failures -= 1;
            throw new Error('the store is away');
          }
          return webhooks.finish(...words);
        },
      },
    }));
    const { endpoint } = await world.subscribe();
    await world.emit();
    await world.sender.tick();
    await vi.runAllTimersAsync();
    await world.sender.settled();
    expect((await world.deliveries(endpoint))[0]?.status).toBe('delivered');
    expect(world.received.length).toBe(1);
    failures = 100;
    await world.emit();
    await world.sender.tick();
    await vi.runAllTimersAsync();
    await world.sender.settled();
    expect(world.faults).toEqual([new Error('the store is away')]);
  });

  it('has at most four of one endpoint under way, however many wait', async () => {
    const world = await openWorld();
    await world.subscribe();
    const waiting: ((sent: Sent) => void)[] = [];
    world.receiver = () => new Promise((resolve) => waiting.push(resolve));
    for (let i = 0; i < 10; i += 1) await world.emit();
    await world.sender.tick();
    await world.sender.tick();
    await vi.waitFor(() => expect(waiting.length).toBe(4));
    for (const free of waiting.splice(0, 2)) free({ status: 200 });
    await vi.waitFor(async () => expect(await world.sender.tick()).toBe(2));
    await vi.waitFor(() => expect(waiting.length).toBe(4));
    for (const free of waiting.splice(0)) free({ status: 200 });
    await world.sender.settled();
  });

  it('does not let a receiver that hangs hold up others', async () => {
    const world = await openWorld();
    await world.subscribe({ url: 'https://hangs.example.org/' });
    for (let i = 0; i < 12; i += 1) await world.emit();
    for (let i = 0; i < 19; i += 1) await world.subscribe({ url: `https://well-${i}.example.org/` });
    await world.emit();
    const free: (() => void)[] = [];
    world.receiver = ({ url }) =>
      url.includes('hangs')
        ? new Promise((resolve) => free.push(() => resolve({ fault: 'timeout' })))
        : { status: 200 };
    await world.sender.tick();
    await vi.waitFor(() => expect(world.received.filter(({ url }) => url.includes('well')).length).toBe(19));
    for (const end of free) end();
    await world.sender.settled();
  });

  it('goes on by itself, takes up work as places fall free, and stops when told, having finished what it began', async () => {
    vi.useFakeTimers();
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    world.receiver = () => new Promise((resolve) => setTimeout(() => resolve({ status: 200 }), 20));
    for (let i = 0; i < 40; i += 1) await world.emit();
    world.sender.start();
    // Ten rounds of four: by polling alone it would be five seconds.
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.received.length).toBe(40);
    await world.emit();
    await vi.advanceTimersByTimeAsync(510);
    expect(world.received.length).toBe(41);
    const stopped = world.sender.stop();
    await vi.runAllTimersAsync();
    await stopped;
    expect((await world.deliveries(endpoint)).every(({ status }) => status === 'delivered')).toBe(true);
    await world.emit();
    expect(await world.sender.tick()).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(world.received.length).toBe(41);
  });

  it('that is told to stop waits for what is under way', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    const waiting: ((sent: Sent) => void)[] = [];
    world.receiver = () => new Promise((resolve) => waiting.push(resolve));
    await world.emit();
    world.sender.start();
    await vi.waitFor(() => expect(waiting.length).toBe(1));
    let stopped = false;
    const end = world.sender.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stopped).toBe(false);
    waiting[0]?.({ status: 200 });
    await end;
    expect((await world.deliveries(endpoint))[0]?.status).toBe('delivered');
  });

  it('leaves a delivery whose secret cannot be read to its lease, and tells of it', async () => {
    const world = await openWorld();
    const { endpoint } = await world.subscribe();
    await world.store.webhooks.change(ACCOUNT, endpoint.id, () => ({ secret: undefined as unknown as Uint8Array }));
    await world.emit();
    await world.until(START_MS);
    expect(world.faults.length).toBe(1);
    expect((await world.deliveries(endpoint))[0]?.status).toBe('sending');
  });
});
