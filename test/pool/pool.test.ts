/** The desk of a pool over workers that are moved by hand: whose turn it is, what is refused, what becomes of a job whose worker dies, and what a stop leaves behind. */

import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import {
  cutList,
  openPoolOver,
  type Plan,
  type Pool,
  PoolError,
  type PoolLimits,
} from '../../packages/engine/src/pool/index.ts';
import { type MadeHands, madeHands, pieceOf } from './made-hands.ts';

/** Letters, so many to a piece; the answer is what came of them, in order. */
const letters: Plan<string, string, string, string> = {
  cut: (text, size) => cutList(text.length, 1, size, (first, end) => text.slice(first, end)),
  join: (outputs) => outputs.join(''),
};

function opened(limits: Partial<PoolLimits> = {}): { readonly pool: Pool; readonly hands: MadeHands } {
  const hands = madeHands();
  return { hands, pool: openPoolOver(hands.start, { workers: 2, ...limits }, { letters }) };
}

/** Lets every worker answer with the capitals of what it was asked, until nobody is asked any more. @returns the pieces in the order of their ends */
function workOff(hands: MadeHands): string[] {
  const order: string[] = [];
  for (;;) {
    const hand = hands.busy[0];
    if (hand === undefined) return order;
    const piece = String(pieceOf(hand));
    order.push(piece);
    hand.answer(piece.toUpperCase());
  }
}

const settled = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

describe('a job', () => {
  it('is cut, and put together in the order of its pieces, whatever the order of their ends', async () => {
    const { pool, hands } = opened();
    const answer = pool.run('letters', 'abcd');
    expect(hands.all.map(pieceOf)).toEqual(['a', 'b']);
    hands.all[1]?.answer('B');
    hands.all[1]?.answer('C');
    hands.all[1]?.answer('D');
    hands.all[0]?.answer('A');
    expect(await answer).toBe('ABCD');
  });

  it('that has no plan is one piece, handed on as it is', async () => {
    const { pool, hands } = opened();
    const answer = pool.run('toString', { a: 1 });
    expect(hands.all[0]?.asked).toEqual([{ id: 1, name: 'toString', piece: { a: 1 } }]);
    hands.all[0]?.answer(7);
    expect(await answer).toBe(7);
  });

  it('of nothing is one piece all the same', async () => {
    const { pool, hands } = opened();
    const answer = pool.run('letters', '');
    workOff(hands);
    expect([await answer, hands.all[0]?.asked.length]).toEqual(['', 1]);
  });

  it('of no pieces is what its plan makes of none', async () => {
    const hands = madeHands();
    const none: Plan<unknown, never, never, string> = {
      cut: () => ({ count: 0, piece: () => expect.fail('there is no piece') }),
      join: (outputs) => `${outputs.length} pieces`,
    };
    const pool = openPoolOver(hands.start, { workers: 1 }, { none });
    expect(await pool.run('none', null)).toBe('0 pieces');
    expect([pool.standing, hands.all.length]).toEqual([{ workers: 0, jobs: 0 }, 0]);
  });

  it('whose piece cannot be made is refused for its input, and no other job hears of it', async () => {
    const hands = madeHands();
    const handedOn: Plan<Float64Array, Float64Array, string, string> = {
      cut: (days) => cutList(days.length, 1, undefined, (first, end) => days.slice(first, end)),
      join: (outputs) => outputs.join(''),
    };
    const pool = openPoolOver(hands.start, { workers: 1 }, { handedOn, letters });
    const days = Float64Array.of(1, 2, 3);
    const failure = settled(pool.run('handedOn', days));
    const other = pool.run('letters', 'ab');
    // The caller hands the memory on while pieces of it still wait.
    structuredClone(days, { transfer: [days.buffer] });
    hands.all[0]?.answer('1');
    workOff(hands);
    expect(await failure).toMatchObject({ code: 'INVALID_OPTION', field: 'input' });
    expect(await other).toBe('AB');
    expect(pool.standing).toEqual({ workers: 1, jobs: 0 });
  });

  it('tells how far it is: ever more, the parts of running pieces included, and 1 at the end', async () => {
    const { pool, hands } = opened();
    const told: number[] = [];
    const answer = pool.run('letters', 'abcd', { onProgress: (part) => told.push(part) });
    hands.all[0]?.say({ kind: 'progress', part: 0.5 });
    hands.all[0]?.say({ kind: 'progress', part: 0.25 });
    hands.all[1]?.say({ kind: 'progress', part: 7 });
    hands.all[0]?.answer('A');
    workOff(hands);
    await answer;
    expect(told).toEqual([0.125, 0.3125, 0.5, 0.75, 1].map((part) => expect.closeTo(part, 9)));
    expect([...told].sort((a, b) => a - b)).toEqual(told);
    expect(told.at(-1)).toBe(1);
  });

  it('fails by the first of its pieces that fails, not by the first that is heard of', async () => {
    const { pool, hands } = opened({ workers: 3 });
    const failure = settled(pool.run('letters', 'abcdef'));
    hands.all[2]?.say({ kind: 'failed', fault: { kind: 'other', name: 'Error', message: 'third', stack: '' } });
    hands.all[1]?.say({ kind: 'failed', fault: { kind: 'other', name: 'RangeError', message: 'second', stack: 's' } });
    expect(pool.standing.jobs).toBe(1);
    hands.all[0]?.answer('A');
    expect(await failure).toMatchObject({ name: 'RangeError', message: 'second', stack: 's' });
    // Nothing after the fault was begun.
    expect(hands.all.flatMap(({ asked }) => asked.map(({ piece }) => piece))).toEqual(['a', 'b', 'c']);
    expect(pool.standing).toEqual({ workers: 3, jobs: 0 });
  });

  it('hands over the engine’s refusals with all that they hold', async () => {
    const { pool, hands } = opened();
    const failure = settled(pool.run('letters', 'a'));
    const detail = { code: 'OUT_OF_SPAN', field: 'a.b', allowed: '1 … 2', message: 'No.' } as const;
    hands.all[0]?.say({ kind: 'failed', fault: { kind: 'engine', detail } });
    expect(await failure).toBeInstanceOf(EngineError);
    expect(await failure).toMatchObject(detail);
  });

  it('is told when whoever listens to its progress throws', async () => {
    const { pool, hands } = opened();
    const onProgress = () => {
      throw new Error('of the listener');
    };
    const failure = settled(pool.run('letters', 'ab', { onProgress }));
    hands.all[0]?.answer('A');
    expect(await failure).toMatchObject({ message: 'of the listener' });
    expect([hands.all[1]?.ended, pool.standing.jobs]).toEqual([true, 0]);
  });
});

describe('turns', () => {
  it('pass from job to job after every piece: a long one does not starve a short one', async () => {
    const { pool, hands } = opened({ workers: 1 });
    const long = pool.run('letters', 'abcdefgh');
    const short = pool.run('letters', 'xy');
    expect(workOff(hands)).toEqual(['a', 'b', 'x', 'c', 'y', 'd', 'e', 'f', 'g', 'h']);
    expect(await Promise.all([long, short])).toEqual(['ABCDEFGH', 'XY']);
  });

  it('pass from owner to owner: one who has many jobs does not starve one who has a single one', () => {
    const { pool, hands } = opened({ workers: 1 });
    for (const text of ['ab', 'cd', 'ef']) void pool.run('letters', text, { owner: 'hog' });
    void pool.run('letters', 'xy', { owner: 'other' });
    expect(workOff(hands)).toEqual(['a', 'b', 'x', 'c', 'y', 'e', 'd', 'f']);
  });
});

describe('workers', () => {
  it('are started as there is work for them, at most so many, and are kept', async () => {
    const { pool, hands } = opened();
    expect(pool.standing).toEqual({ workers: 0, jobs: 0 });
    void pool.run('letters', 'a');
    expect(hands.all).toHaveLength(1);
    workOff(hands);
    void pool.run('letters', 'b');
    expect(hands.all).toHaveLength(1);
    void pool.run('letters', 'cde');
    expect(hands.all).toHaveLength(2);
    workOff(hands);
    expect(pool.standing).toEqual({ workers: 2, jobs: 0 });
  });

  it('hold the process while they work, and only then', () => {
    const { pool, hands } = opened({ workers: 1 });
    void pool.run('letters', 'ab');
    expect(hands.all[0]?.held.at(-1)).toBe(true);
    workOff(hands);
    expect(hands.all[0]?.held.at(-1)).toBe(false);
  });

  it('that die take along the job that they were on, and no other, and are replaced', async () => {
    const { pool, hands } = opened();
    const [one, other] = [settled(pool.run('letters', 'ab')), settled(pool.run('letters', 'xy'))];
    hands.all[0]?.hearing.lost(new Error('out of memory'));
    expect(await one).toMatchObject({
      name: 'PoolError',
      code: 'LOST',
      // What can be acted on stands in the message: not every log shows the cause.
      message: 'A worker ended with a piece of letters: out of memory',
      cause: { message: 'out of memory' },
    });
    workOff(hands);
    expect(await other).toBe('XY');
    hands.all[0]?.hearing.lost(new Error('exit after error'));
    expect(pool.standing).toEqual({ workers: 2, jobs: 0 });
  });

  it('that die with nothing to do trouble nobody', async () => {
    const { pool, hands } = opened({ workers: 1 });
    const first = pool.run('letters', 'a');
    workOff(hands);
    hands.all[0]?.hearing.lost(new Error('idle'));
    expect([await first, pool.standing.workers]).toEqual(['A', 0]);
    const second = pool.run('letters', 'b');
    workOff(hands);
    expect(await second).toBe('B');
  });

  it('that cannot be started fail the jobs that wait for them, however many', async () => {
    const start = () => {
      throw new Error('no such file');
    };
    const pool = openPoolOver(start, { workers: 2, mostJobs: 20_000 }, { letters });
    const all = Array.from({ length: 20_000 }, () => settled(pool.run('letters', 'abc')));
    for (const end of await Promise.all(all))
      expect(end).toMatchObject({ code: 'LOST', cause: { message: 'no such file' } });
    expect(pool.standing).toEqual({ workers: 0, jobs: 0 });
  });

  it('that speak of a piece that nobody waits for are not heard', async () => {
    const { pool, hands } = opened({ workers: 1 });
    const answer = pool.run('letters', 'ab');
    hands.all[0]?.hearing.told({ id: 99, kind: 'done', output: 'Z' });
    hands.all[0]?.answer('A');
    hands.all[0]?.hearing.told({ id: 1, kind: 'done', output: 'Z' });
    hands.all[0]?.answer('B');
    hands.all[0]?.answer('Z');
    expect(await answer).toBe('AB');
  });

  it('that cannot be handed an input refuse it, and are there for the next', async () => {
    const hands = madeHands();
    const start: typeof hands.start = (hearing) => {
      const hand = hands.start(hearing);
      return {
        ...hand,
        post: (asked) => {
          if (asked.piece === '!') throw new Error('could not be cloned');
          hand.post(asked);
        },
      };
    };
    const pool = openPoolOver(start, { workers: 1 }, { letters });
    const [bad, good] = [settled(pool.run('letters', '!')), pool.run('letters', 'a')];
    expect(await bad).toMatchObject({ code: 'INVALID_OPTION', field: 'input', allowed: 'plain data and typed arrays' });
    workOff(hands);
    expect([await good, hands.all.length]).toEqual(['A', 1]);
  });
});

describe('a stop', () => {
  it('rejects with its reason at once, drops what waits and ends what runs, and nothing else', async () => {
    const { pool, hands } = opened();
    const stopper = new AbortController();
    const stopped = settled(pool.run('letters', 'abcd', { signal: stopper.signal }));
    const other = pool.run('letters', 'xy');
    hands.all[0]?.answer('A');
    hands.all[0]?.answer('C');
    expect(hands.all.map(pieceOf)).toEqual(['x', 'b']);
    const reason = new Error('no longer wanted');
    stopper.abort(reason);
    expect(await stopped).toBe(reason);
    expect(hands.all.map(({ ended }) => ended)).toEqual([false, true, false]);
    workOff(hands);
    expect(await other).toBe('XY');
    expect(hands.all.flatMap(({ asked }) => asked.map(({ piece }) => piece)).sort()).toEqual(['a', 'b', 'c', 'x', 'y']);
    expect(pool.standing).toEqual({ workers: 2, jobs: 0 });
  });

  it('that came before the job lets nothing begin', async () => {
    const { pool, hands } = opened();
    const end = await settled(pool.run('letters', 'a', { signal: AbortSignal.abort('early') }));
    expect([end, hands.all.length, pool.standing.jobs]).toEqual(['early', 0, 0]);
  });

  it('that comes after the end ends nobody', async () => {
    const { pool, hands } = opened();
    const stopper = new AbortController();
    const answer = pool.run('letters', 'a', { signal: stopper.signal });
    workOff(hands);
    expect(await answer).toBe('A');
    stopper.abort();
    expect(hands.all.map(({ ended }) => ended)).toEqual([false]);
  });
});

describe('a pool', () => {
  it('refuses what goes beyond its limits, and takes again when there is room', async () => {
    const { pool, hands } = opened({ mostJobs: 3, mostOfOwner: 2 });
    const [one] = [pool.run('letters', 'a', { owner: 'o' }), pool.run('letters', 'b', { owner: 'o' })];
    expect(await settled(pool.run('letters', 'c', { owner: 'o' }))).toMatchObject({ name: 'PoolError', code: 'BUSY' });
    const free = pool.run('letters', 'd', { owner: 'p' });
    expect(await settled(pool.run('letters', 'e', { owner: 'q' }))).toMatchObject({ code: 'BUSY' });
    expect(await settled(pool.run('letters', 'f'))).toMatchObject({ code: 'BUSY' });
    workOff(hands);
    expect(await Promise.all([one, free])).toEqual(['A', 'D']);
    const again = pool.run('letters', 'g', { owner: 'o' });
    workOff(hands);
    expect(await again).toBe('G');
  });

  it('that is closed ends everybody, rejects what is under way and takes no more', async () => {
    const { pool, hands } = opened();
    const under = [settled(pool.run('letters', 'abc')), settled(pool.run('letters', 'x'))];
    await pool[Symbol.asyncDispose]();
    for (const end of await Promise.all(under)) {
      expect(end).toBeInstanceOf(PoolError);
      expect(end).toMatchObject({ code: 'CLOSED' });
    }
    expect(hands.all.every(({ ended }) => ended)).toBe(true);
    expect(await settled(pool.run('letters', 'a'))).toMatchObject({ code: 'CLOSED' });
    expect(pool.standing).toEqual({ workers: 0, jobs: 0 });
  });

  it.each([
    ['workers', { workers: 0 }],
    ['workers', { workers: 1.5 }],
    ['mostJobs', { mostJobs: 0 }],
    ['mostOfOwner', { mostOfOwner: -1 }],
  ])('names %s when it is %j', (field, limits) => {
    expect(() => opened(limits)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });

  it('names a size of pieces that is none', async () => {
    expect(await settled(opened().pool.run('letters', 'a', { pieceSize: 0 }))).toMatchObject({ field: 'pieceSize' });
  });
});

describe('a stream', () => {
  it('is read no further ahead than two lots of a worker, and yields in order', async () => {
    const { pool, hands } = opened();
    let read = 0;
    function* items(): Generator<string> {
      for (; read < 100_000; ) {
        read += 1;
        yield 'a';
      }
    }
    const stream = pool.stream('letters', items(), (lot) => lot.join(''), { lot: 10, pieceSize: 10 });
    const first = stream.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([read, pool.standing.jobs]).toEqual([40, 4]);
    workOff(hands);
    expect(await first).toEqual({ done: false, value: 'A'.repeat(10) });
    await stream.return();
    expect(pool.standing.jobs).toBe(0);
  });

  it('waits where a single job would be refused', async () => {
    const { pool, hands } = opened({ mostJobs: 1 });
    void settled(pool.run('letters', 'x'));
    const got: unknown[] = [];
    const reading = (async () => {
      for await (const lot of pool.stream('letters', [...'abcdefg'], (lot) => lot.join(''), { lot: 2 })) got.push(lot);
    })();
    while (got.length < 4) {
      workOff(hands);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await reading;
    expect(got).toEqual(['AB', 'CD', 'EF', 'G']);
  });

  it('that fails, is stopped or is left stops its lots', async () => {
    const { pool, hands } = opened();
    const stopper = new AbortController();
    const options = { lot: 1, signal: stopper.signal };
    const stream = pool.stream('letters', 'abcdefg', (lot) => lot.join(''), options);
    const first = settled(stream.next());
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(hands.busy).toHaveLength(2);
    stopper.abort('enough');
    expect(await first).toBe('enough');
    expect([hands.busy.length, pool.standing.jobs]).toEqual([0, 0]);
  });
});
