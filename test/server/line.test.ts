/** The line before the work: who is turned away because he would wait too long, and whose turn it is. */

import { describe, expect, it } from 'vitest';
import { type Line, MOST_WAIT_MS, openLine } from '../../packages/server/src/gate/line.ts';
import { openTurn } from '../../packages/server/src/serve/turn.ts';
import { openHouse } from './house.ts';

const QUICK = { deadlineSeconds: 10 };
const OVERLOADED = expect.objectContaining({ row: expect.objectContaining({ code: 'OVERLOADED', status: 503 }) });
const turnedAway = (line: Line, waitedMs = 0): boolean => {
  try {
    line.join(QUICK, waitedMs)();
    return false;
  } catch (error) {
    expect(error).toEqual(OVERLOADED);
    return true;
  }
};

/** A line in which calls have taken so long, one after another. */
function paced(perCallMs: number, calls = 200): { readonly line: Line; readonly clock: { now: number } } {
  const clock = { now: 1000 };
  const line = openLine({ nowMs: () => clock.now });
  for (let i = 0; i < calls; i += 1) {
    const leave = line.join(QUICK, 0);
    clock.now += perCallMs;
    leave();
    // What goes on while nobody is in the line tells no pace.
    clock.now += 1000;
  }
  return { line, clock };
}

describe('joining the line', () => {
  it('is refused as soon as those before would take longer than the longest wait', () => {
    const { line } = paced(10);
    const leave = Array.from({ length: MOST_WAIT_MS / 10 + 1 }, () => line.join(QUICK, 0));
    expect(turnedAway(line)).toBe(true);
    leave[0]?.();
    expect(turnedAway(line)).toBe(false);
  });

  it('counts what a call has waited already', () => {
    const { line } = paced(10);
    expect([turnedAway(line, MOST_WAIT_MS), turnedAway(line, MOST_WAIT_MS + 1)]).toEqual([false, true]);
    const { line: busy } = paced(10);
    for (let i = 0; i < 10; i += 1) busy.join(QUICK, 0);
    expect([turnedAway(busy, MOST_WAIT_MS - 99), turnedAway(busy, MOST_WAIT_MS - 100)]).toEqual([true, false]);
  });

  it('is free while nobody knows the pace, and for as many as come at once', () => {
    const { line } = paced(100, 63);
    for (let i = 0; i < 1000; i += 1) line.join(QUICK, 0);
    expect(turnedAway(line)).toBe(false);
  });

  it('does not count calls that wait for others: slow rows, rows of threads, and streams', () => {
    const { line } = paced(100);
    for (let i = 0; i < MOST_WAIT_MS; i += 1) {
      line.join({ deadlineSeconds: 11 }, 0);
      line.join({ ...QUICK, streaming: { form: () => ({ format: 'text', final: 'full' }) } as never }, 0);
    }
    expect(turnedAway(line)).toBe(false);
  });

  it('follows the pace of late', () => {
    const { line, clock } = paced(1, 1000);
    for (let i = 0; i < 600; i += 1) {
      const leave = line.join(QUICK, 0);
      clock.now += 100;
      leave();
    }
    for (let i = 0; i < MOST_WAIT_MS / 100 + 1; i += 1) line.join(QUICK, 0);
    expect(turnedAway(line)).toBe(true);
  });

  it('waits as long as the settings say', () => {
    const line = openLine({ nowMs: () => 0 }, 5);
    expect([turnedAway(line, 5), turnedAway(line, 6)]).toEqual([false, true]);
  });

  it('is a quarter as long where it has not become short for five times the longest wait, until it does', () => {
    const { line, clock } = paced(10);
    /** How long the line is when nobody more is let in, milliseconds. */
    const filled = (): number => {
      while (!line.turnsAway(0)) leave.push(line.join(QUICK, 0));
      return leave.length * 10;
    };
    const leave: (() => void)[] = [];
    // One goes and one comes, at the pace of the line.
    const goOn = (ms: number): void => {
      for (let i = 0; i < ms; i += 10) {
        clock.now += 10;
        leave.shift()?.();
        if (!line.turnsAway(0)) leave.push(line.join(QUICK, 0));
      }
    };
    expect(filled()).toBeGreaterThan(MOST_WAIT_MS);
    goOn(5 * MOST_WAIT_MS - 100);
    expect(filled()).toBeGreaterThan(MOST_WAIT_MS - 50);
    goOn(2 * MOST_WAIT_MS);
    const standing = filled();
    expect(standing).toBeGreaterThan(MOST_WAIT_MS / 4 - 50);
    expect(standing).toBeLessThan(MOST_WAIT_MS / 4 + 50);
    while (leave.length > MOST_WAIT_MS / 80 - 5) {
      clock.now += 10;
      leave.shift()?.();
    }
    expect(filled()).toBeGreaterThan(MOST_WAIT_MS - 50);
  });

  it('does not take one stall for a pace', () => {
    const { line, clock } = paced(1);
    const leave = line.join(QUICK, 0);
    clock.now += 60_000;
    leave();
    for (let i = 0; i < 100; i += 1) line.join(QUICK, 0);
    expect(turnedAway(line)).toBe(false);
  });

  it('survives a clock that is set back', () => {
    const { line, clock } = paced(10);
    const leave = line.join(QUICK, 0);
    clock.now -= 1_000_000;
    leave();
    expect(turnedAway(line)).toBe(false);
  });
});

describe('a turn', () => {
  /** A line whose host takes in what has come when it is told to. */
  function stepped() {
    const looks: (() => void)[] = [];
    const clock = { now: 1000 };
    const line = openLine({ nowMs: () => clock.now }, MOST_WAIT_MS, (then) => looks.push(then));
    const step = async (): Promise<void> => {
      looks.shift()?.();
      await Promise.resolve();
    };
    return { line, step, clock, pending: () => looks.length };
  }

  it('comes at once to the first, and to the others when nothing more is on its way', async () => {
    const { line, step } = stepped();
    let began = 0;
    expect(line.turn()).toBeUndefined();
    for (let i = 0; i < 40; i += 1) void line.turn()?.then(() => (began += 1));
    await step();
    expect(began).toBe(0);
    await step();
    // As many as one slice holds while nobody knows how long they take.
    expect(began).toBe(32);
    await step();
    await step();
    expect(began).toBe(40);
  });

  it('waits while calls come, but not for ever', async () => {
    const { line, step, clock } = stepped();
    let began = false;
    line.turn();
    void line.turn()?.then(() => (began = true));
    const come = async (times: number): Promise<boolean> => {
      for (let i = 0; i < times; i += 1) {
        line.join(QUICK, 0);
        await step();
      }
      return began;
    };
    expect(await come(100)).toBe(false);
    clock.now += 1;
    expect(await come(100)).toBe(false);
    clock.now += 1;
    expect(await come(1)).toBe(true);
  });

  it('waits for those who are turned away as for those who join', async () => {
    const { line, step, clock } = stepped();
    let began = false;
    line.turn();
    void line.turn()?.then(() => (began = true));
    for (let i = 0; i < 100; i += 1) {
      expect([line.turnsAway(MOST_WAIT_MS), line.turnsAway(MOST_WAIT_MS + 1)]).toEqual([false, true]);
      await step();
    }
    expect(began).toBe(false);
    clock.now += 2;
    line.turnsAway(MOST_WAIT_MS + 1);
    await step();
    expect(began).toBe(true);
  });

  it('is nobody’s business once nobody waits', async () => {
    const { line, step, pending } = stepped();
    line.turn();
    await step();
    expect(pending()).toBe(0);
    expect(line.turn()).toBeUndefined();
    expect(openLine({ nowMs: () => 0 }).turn()).toBeUndefined();
  });

  it('tells those who are read in one turn of the loop how long they waited, and starts afresh in the next', async () => {
    const waitedMs = openTurn();
    expect(waitedMs()).toBe(0);
    const began = performance.now();
    while (performance.now() - began < 3);
    expect(waitedMs()).toBeGreaterThanOrEqual(3);
    await new Promise((resolve) => setImmediate(resolve));
    expect(waitedMs()).toBe(0);
  });
});

describe('a call that has waited too long', () => {
  const asked = (method: string, path: string, headers: Readonly<Record<string, string>>) => ({
    method,
    url: `http://localhost${path}`,
    headers: new Headers(headers),
    waitedMs: MOST_WAIT_MS + 1,
    bytes: async () => new TextEncoder().encode('{}'),
  });

  it('is a 503 with the time to come again, before its key is looked at; an open address answers all the same', async () => {
    const house = await openHouse();
    const json = { 'content-type': 'application/json' };
    for (const path of ['/v2/astrology/birth-chart', '/sandbox/kundali/birth-chart']) {
      const { status, headers, body } = await house.app.answer(
        asked('POST', path, { ...json, 'x-api-key': 'nobodys' }),
      );
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '1']);
      expect(JSON.parse(String(body))).toMatchObject({ code: 'OVERLOADED', retryable: true });
    }
    expect((await house.app.answer(asked('GET', '/healthz', {}))).status).toBe(200);
    expect((await house.ledger.verify()).pendingHolds).toBe(0);
  });
});
