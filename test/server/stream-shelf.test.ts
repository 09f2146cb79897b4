/** What is kept of streamed answers: how many and how much, of one account and of all; and what a seat is. */

import { describe, expect, it } from 'vitest';
import { openStreams, type Seat, type Streams } from '../../packages/server/src/gate/streams.ts';
import type { StreamEvent } from '../../packages/server/src/http/stream/events.ts';
import { openEventLog } from '../../packages/server/src/http/stream/log.ts';
import type { Account } from '../../packages/server/src/ports/index.ts';
import { ACCOUNT } from './house.ts';

const clock = { now: 1_000, nowMs: () => clock.now };
const account = (id: string): Account => ({ ...ACCOUNT, id });
const about = { requestId: 'req_1', model: 'standard-2.5', createdSeconds: 1 };
const eventsOf = (letters: number): readonly StreamEvent[] => [
  { type: 'delta', index: 0, text: 'x'.repeat(letters) },
  { type: 'completed', response: '' },
];

const shelf = (): Streams => openStreams({ inAll: 4_000, ofOne: 4_000 }, clock);

/** Shows an answer of so many letters. */
function show(
  streams: Streams,
  accountId: string,
  fingerprint: string,
  letters: number,
  key: string | null = null,
): Seat {
  const seat = streams.enter(account(accountId), 60);
  seat.show({ accountId, fingerprint, key, log: openEventLog(eventsOf(letters)), about });
  return seat;
}

const isKept = (streams: Streams, accountId: string, fingerprint: string): boolean =>
  streams.find({ accountId, fingerprint, key: null }) !== null;

describe('the shelf', () => {
  it('keeps four million letters of an account, and lets the oldest finished go', () => {
    const streams = shelf();
    const running = show(streams, 'acc_1', 'running', 1_500_000);
    for (const name of ['a', 'b', 'c']) show(streams, 'acc_1', name, 1_500_000).leave();
    expect(['running', 'a', 'b', 'c'].map((name) => isKept(streams, 'acc_1', name))).toEqual([true, false, true, true]);
    show(streams, 'acc_2', 'd', 1_500_000).leave();
    expect(isKept(streams, 'acc_1', 'b')).toBe(true);
    running.leave();
    expect(['running', 'b', 'c'].map((name) => isKept(streams, 'acc_1', name))).toEqual([true, false, true]);
  });

  it('keeps 64 million letters of all', () => {
    const streams = shelf();
    for (let i = 0; i < 36; i += 1) show(streams, `acc_${i}`, 'a', 2_000_000).leave();
    const kept = Array.from({ length: 36 }, (_, i) => isKept(streams, `acc_${i}`, 'a'));
    expect(kept).toEqual([...Array<boolean>(3).fill(false), ...Array<boolean>(33).fill(true)]);
  });

  it('keeps 1024 answers of all', () => {
    const streams = shelf();
    for (let i = 0; i < 1_030; i += 1) show(streams, `acc_${i}`, 'a', 1).leave();
    expect([5, 6, 1_029].map((i) => isKept(streams, `acc_${i}`, 'a'))).toEqual([false, true, true]);
  });

  it('finds the latest of the same question, by its key where there is one', () => {
    const streams = shelf();
    const [first, second] = ['one', 'two'].map((key) => show(streams, 'acc_1', 'a', 1, key));
    const keyOf = (key: string | null): string | null | undefined =>
      streams.find({ accountId: 'acc_1', fingerprint: 'a', key })?.key;
    expect([keyOf(null), keyOf('one'), keyOf('two'), keyOf('three')]).toEqual(['two', 'one', 'two', undefined]);
    first?.leave();
    second?.leave();
    expect(streams.find({ accountId: 'acc_2', fingerprint: 'a', key: null })).toBeNull();
  });
});

describe('a seat', () => {
  it('is given back once, however often', () => {
    const streams = openStreams({ inAll: 2, ofOne: 1 }, clock);
    const [one, two] = [streams.enter(account('acc_1'), 60), streams.enter(account('acc_2'), 60)];
    expect(() => streams.enter(account('acc_1'), 60)).toThrow(
      expect.objectContaining({ row: expect.objectContaining({ code: 'RATE_LIMIT_EXCEEDED' }) }),
    );
    expect(() => streams.enter(account('acc_3'), 60)).toThrow(
      expect.objectContaining({ row: expect.objectContaining({ code: 'OVERLOADED' }) }),
    );
    one.leave();
    one.leave();
    expect(streams.size).toBe(1);
    streams.enter(account('acc_3'), 60).leave();
    two.leave();
    expect(streams.size).toBe(0);
  });

  it('is told of the end of the house, which waits for what is told in it', async () => {
    const streams = shelf();
    const seat = streams.enter(account('acc_1'), 60);
    let isIdle = false;
    seat.run(
      new Promise<void>((resolve) => seat.signal.addEventListener('abort', () => resolve())).then(() => seat.leave()),
    );
    const idle = streams.idle().then(() => {
      isIdle = true;
    });
    await Promise.resolve();
    expect(isIdle).toBe(false);
    streams.stop();
    await idle;
    expect(seat.signal.reason).toMatchObject({ row: { code: 'NOT_READY' } });
    expect(() => streams.enter(account('acc_1'), 60)).toThrow(/The server stops/);
    expect(streams.size).toBe(0);
  });
});
