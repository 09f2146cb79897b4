/** The line before the work: who is turned away because he would wait too long, and whose turn it is. */

import { describe, expect, it } from 'vitest';
import { seeded } from '../../bench/births.mjs';
import { type Line, MOST_WAIT_MS, openLine } from '../../packages/server/src/gate/line.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { openTurn } from '../../packages/server/src/serve/turn.ts';
import { type HouseOptions, madeEngine, openHouse } from './house.ts';

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
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { line, step, clock, pending: () => looks.length };
  }

  /** A line that somebody works at, and others wait for, each of whom takes so many milliseconds. */
  function waitedFor(calls: number, perCallMs: number) {
    const made = stepped();
    const { line, clock } = made;
    const begun = { calls: 0 };
    expect(line.turn()).toBeUndefined();
    for (let i = 0; i < calls; i += 1)
      void line.turn()?.then((done) => {
        begun.calls += 1;
        clock.now += perCallMs;
        done();
      });
    return { ...made, begun };
  }

  it('comes at once to the first, and to the others when nothing more is on its way', async () => {
    const { step, begun } = waitedFor(40, 0);
    await step();
    expect(begun.calls).toBe(0);
    await step();
    expect(begun.calls).toBe(40);
  });

  it('ends with the slice, however long each of them takes', async () => {
    const { step, begun } = waitedFor(10, 3);
    await step();
    await step();
    // Begun at 0 and 3 of 4 milliseconds.
    expect(begun.calls).toBe(2);
    await step();
    expect(begun.calls).toBe(2);
    await step();
    expect(begun.calls).toBe(4);
  });

  it.each([
    ['as long as all else took', 12, 12],
    ['no less than 8 milliseconds', 0, 8],
    ['no more than 16', 100, 16],
  ])('lasts %s where somebody was turned away, and 4 milliseconds again after that', async (_, elseMs, calls) => {
    const { line, step, clock, begun } = waitedFor(100, 1);
    await step();
    await step();
    expect(begun.calls).toBe(4);
    clock.now += elseMs;
    expect(line.turnsAway(MOST_WAIT_MS + 1)).toBe(true);
    for (let i = 0; i < 3; i += 1) await step();
    expect(begun.calls).toBe(4 + calls);
    for (let i = 0; i < 2; i += 1) await step();
    expect(begun.calls).toBe(8 + calls);
  });

  it('comes in each turn of the loop while the one before waits for somebody else, once', async () => {
    const { line, step } = stepped();
    line.turn();
    const done: (() => void)[] = [];
    for (let i = 0; i < 5; i += 1) void line.turn()?.then((over) => done.push(over));
    await step();
    const begun: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      await step();
      begun.push(done.length);
    }
    expect(begun).toEqual([1, 2, 3]);
    // Two that come back late, and twice, begin nobody: a third is at work.
    for (const over of [done[0], done[1], done[0]]) over?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(done.length).toBe(3);
    done[2]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(done.length).toBe(4);
  });

  it('that waits for somebody else is no work, and makes no line stand', async () => {
    const { line, step, clock } = stepped();
    for (let i = 0; i < 200; i += 1) {
      line.turn();
      const waits = line.turn();
      await step();
      await step();
      const done = await waits;
      await step();
      clock.now += 100;
      done?.();
      await step();
      await step();
    }
    // A few that wait, for longer than a line would take to stand.
    line.turn();
    for (let i = 0; i < 5; i += 1) void line.turn();
    const told: boolean[] = [];
    for (let i = 0; i < 10 * MOST_WAIT_MS; i += 50) {
      clock.now += 50;
      told.push(line.turnsAway(0));
    }
    expect(told).not.toContain(true);
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

describe('a line under a load', () => {
  const CALL_MS = 1;

  /** What a simulated load is made of. */
  interface Load {
    /** Calls at random instants, as a share of what the thread can do. */
    readonly share: number;
    readonly seconds: number;
    /** How long a call waits for others before and after its work, milliseconds. */
    readonly beforeMs?: number;
    readonly afterMs?: number;
    /** How often, and for how long, the machine stands still. */
    readonly stalls?: { readonly everyMs: number; readonly ms: number };
    /** In place of calls at random: how many come together, and how often. */
    readonly bursts?: { readonly calls: number; readonly everyMs: number };
    /** When nobody comes, milliseconds from the beginning. */
    readonly pause?: readonly [fromMs: number, toMs: number];
  }

  /** A host of one thread with nothing to do but these calls; to refuse one takes no time. */
  async function under({ share, seconds, beforeMs = 0, afterMs = 0, stalls, bursts, pause = [0, 0] }: Load) {
    const clock = { now: 1_000_000 };
    const looks: (() => void)[] = [];
    const line = openLine({ nowMs: () => clock.now }, MOST_WAIT_MS, (then) => looks.push(then));
    const random = seeded(20261128);
    const began = clock.now;
    const end = began + seconds * 1000;
    const told = { answered: 0, refusedAtMs: [] as number[], waitedMs: [] as { at: number; ms: number }[] };
    const ahead: { readonly at: number; readonly run: () => void }[] = [];
    const work = (dueMs: number, leave: () => void): void => {
      clock.now += CALL_MS;
      told.answered += 1;
      told.waitedMs.push({ at: clock.now - began, ms: clock.now - dueMs });
      ahead.push({ at: clock.now + afterMs, run: leave });
    };
    const come = (dueMs: number): void => {
      let leave: () => void;
      try {
        leave = line.join(QUICK, 0);
      } catch {
        told.refusedAtMs.push(clock.now - began);
        return;
      }
      const begin = (): void => {
        const turn = line.turn();
        if (turn === undefined) work(dueMs, leave);
        else
          void turn.then((done) => {
            work(dueMs, leave);
            done();
          });
      };
      ahead.push({ at: clock.now + beforeMs, run: begin });
    };
    let nextMs = began;
    let nextStallMs = began + (stalls?.everyMs ?? Number.POSITIVE_INFINITY);
    while (clock.now < end) {
      if (clock.now >= nextStallMs && stalls !== undefined) {
        clock.now += stalls.ms;
        nextStallMs += stalls.everyMs;
      }
      while (nextMs <= clock.now) {
        const due = nextMs;
        const isPause = due - began >= pause[0] && due - began < pause[1];
        for (let i = 0; i < (isPause ? 0 : (bursts?.calls ?? 1)); i += 1) come(due);
        nextMs += bursts?.everyMs ?? (-Math.log(1 - random()) * CALL_MS) / share;
      }
      const due = ahead.filter(({ at }) => at <= clock.now);
      for (const one of due) ahead.splice(ahead.indexOf(one), 1);
      for (const { run } of due) run();
      const some = looks.splice(0);
      for (const look of some) look();
      if (some.length > 0) await new Promise((resolve) => setImmediate(resolve));
      else clock.now = Math.max(clock.now, Math.min(nextMs, ...ahead.map(({ at }) => at), end));
    }
    return told;
  }

  it.each<[string, Load]>([
    ['of 60 % of what can be done', { share: 0.6, seconds: 20 }],
    ['of 60 %, whose charges wait long for a disk', { share: 0.6, seconds: 20, beforeMs: 40, afterMs: 110 }],
    ['of 10 %, whose charges wait long for a disk', { share: 0.1, seconds: 20, afterMs: 300 }],
    [
      'of 60 % on a machine that stands still',
      { share: 0.6, seconds: 30, afterMs: 15, stalls: { everyMs: 3000, ms: 400 } },
    ],
    ['of 85 %', { share: 0.85, seconds: 20, afterMs: 15 }],
    [
      'of bursts with quiet hours between them',
      { share: 0, seconds: 5 * 3600, bursts: { calls: 500, everyMs: 3_600_000 } },
    ],
  ])('%s refuses nobody', async (_, load) => {
    const { answered, refusedAtMs } = await under(load);
    expect(answered).toBeGreaterThan(1500);
    expect(refusedAtMs).toEqual([]);
  });

  it('of four times what can be done stands after twice the longest wait: as many are answered, and soon', async () => {
    const { answered, refusedAtMs, waitedMs } = await under({ share: 4, seconds: 12, afterMs: 10 });
    expect(answered).toBeGreaterThan((0.95 * 12_000) / CALL_MS);
    // A longest wait is full after two thirds of a second; the line is cut when it has been long for two of them.
    expect(Math.min(...refusedAtMs)).toBeGreaterThan(600);
    const late = waitedMs.filter(({ at }) => at > 7_000).map(({ ms }) => ms);
    expect(late.length).toBeGreaterThan(4_500);
    expect(Math.max(...late)).toBeLessThan(MOST_WAIT_MS / 10);
    const early = waitedMs.filter(({ at }) => at < 4_000).map(({ ms }) => ms);
    expect(Math.max(...early)).toBeGreaterThan(0.9 * MOST_WAIT_MS);
  });

  it.each([
    ['does not make it long again', 150, false],
    ['makes it long again', 500, true],
  ])('a pause of such a load %s after %d ms', async (_, ms, isLong) => {
    const { waitedMs } = await under({ share: 4, seconds: 11, afterMs: 10, pause: [7_000, 7_000 + ms] });
    const late = waitedMs.filter(({ at }) => at > 8_000).map((one) => one.ms);
    expect(Math.max(...late) > MOST_WAIT_MS / 10).toBe(isLong);
  });
});

describe('the turn of a call', () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const fails = (): never => {
    throw new Error('no chart today');
  };

  /** Sends calls at once to a house whose loop goes on by hand, and steps until all are answered. */
  async function stepsOf(paths: readonly string[], options: HouseOptions = {}) {
    const looks: (() => void)[] = [];
    const house = await openHouse({ later: (then) => looks.push(then), unjudged: true, ...options });
    const statuses: number[] = [];
    const answers = paths.map(async (path) => statuses.push((await house.post(path)).status));
    let steps = 0;
    for (let i = 0; i < 500 && statuses.length < paths.length; i += 1) {
      await turn();
      const look = looks.shift();
      if (look === undefined) continue;
      steps += 1;
      look();
    }
    await Promise.all(answers);
    return { steps, statuses, house };
  }

  it('is handed on when it is over', async () => {
    const { steps, statuses } = await stepsOf(Array(12).fill('/sandbox/kundali/birth-chart'));
    expect(statuses).toEqual(Array(12).fill(200));
    expect(steps).toBeLessThan(8);
  });

  it('is handed on where the work fails, and the money is given back', async () => {
    const { steps, statuses, house } = await stepsOf(Array(12).fill('/v2/astrology/birth-chart'), {
      engine: { ...madeEngine(), chart: fails },
    });
    expect(statuses).toEqual(Array(12).fill(500));
    expect(steps).toBeLessThan(8);
    expect(await house.balance()).toBe(microOfUsd('100'));
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
