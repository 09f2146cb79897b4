/**
 * A few threads and a line before them. A job that hangs is cut off with its thread, a thread that dies takes its job along and no other;
 * when the line is long, whoever comes next is told so at once.
 */

import type { Worker } from 'node:worker_threads';
import type { PressEnd } from '../../ports/index.ts';
import type { Asked, Job, Told } from './messages.ts';

export interface PoolOptions {
  /** Starts a thread. It says `ready` when it can be asked. */
  readonly start: () => Worker;
  /** Threads at once. */
  readonly size: number;
  /** Jobs in the line, and jobs in all of one owner. */
  readonly mostWaiting: number;
  readonly mostOfOne: number;
  /** Longest that a thread may take to get ready, a job to be done, a job to wait. Milliseconds. */
  readonly openingMs: number;
  readonly workingMs: number;
  readonly waitingMs: number;
}

type Value = Extract<Told, { kind: 'done' }>['value'];

export interface Pool {
  /** @param owner  who shares the threads with others */
  run(job: Job, owner: string): Promise<PressEnd<Value>>;
  /** Threads that are alive, and jobs in the line. */
  readonly standing: { readonly threads: number; readonly waiting: number };
  /** Ends every thread; jobs end as `busy`. */
  close(): Promise<void>;
}

interface Task {
  readonly job: Job;
  end(end: PressEnd<Value>): void;
}

/** A thread and what it does. */
interface Hand {
  readonly worker: Worker;
  state: 'opening' | 'idle' | 'working';
  task: Task | null;
  id: number;
  timer: NodeJS.Timeout | undefined;
}

export function openPool(options: PoolOptions): Pool {
  const { size, mostWaiting, mostOfOne, openingMs, workingMs, waitingMs } = options;
  const line: Task[] = [];
  const hands = new Set<Hand>();
  const ofOwner = new Map<string, number>();
  let closed = false;
  let ids = 0;
  /** How long a job took of late. */
  let usualMs = 1_000;

  const busy = (): PressEnd<Value> => ({
    kind: 'busy',
    retryAfterSeconds: Math.min(30, Math.max(1, Math.ceil(((line.length / size + 1) * usualMs) / 1000))),
  });

  const give = (hand: Hand, task: Task): void => {
    ids += 1;
    const beganMs = performance.now();
    Object.assign(hand, {
      state: 'working',
      id: ids,
      task: {
        ...task,
        end: (end: PressEnd<Value>) => {
          usualMs += (performance.now() - beganMs - usualMs) / 8;
          task.end(end);
        },
      },
    });
    hand.timer = setTimeout(() => cutOff(hand), workingMs);
    // A thread at work keeps the process alive; one that waits does not.
    hand.worker.ref();
    hand.worker.postMessage({ id: ids, job: task.job } satisfies Asked);
  };

  const serve = (): void => {
    for (const hand of hands) {
      if (hand.state !== 'idle') continue;
      const task = line.shift();
      if (task === undefined) return;
      give(hand, task);
    }
    const opening = [...hands].filter(({ state }) => state === 'opening').length;
    for (let more = Math.min(size - hands.size, line.length - opening); more > 0 && !closed; more -= 1) open();
  };

  const open = (): void => {
    let worker: Worker;
    try {
      worker = options.start();
    } catch (cause) {
      line.shift()?.end({ kind: 'broken', cause });
      return;
    }
    const hand: Hand = { worker, state: 'opening', task: null, id: 0, timer: undefined };
    hand.timer = setTimeout(() => cutOff(hand), openingMs);
    hands.add(hand);
    worker.on('message', (told: Told) => hear(hand, told));
    worker.on('error', (error) => lose(hand, { kind: 'broken', cause: error }));
    worker.on('exit', (code) =>
      lose(hand, { kind: 'broken', cause: new Error(`a thread of reports ended with ${code}`) }),
    );
  };

  const hear = (hand: Hand, told: Told): void => {
    if (!hands.has(hand)) return;
    if (told.kind !== 'ready' && (hand.task === null || told.id !== hand.id)) return;
    clearTimeout(hand.timer);
    hand.worker.unref();
    const { task } = hand;
    Object.assign(hand, { state: 'idle', task: null });
    if (told.kind !== 'ready') task?.end(endOf(told));
    serve();
  };

  /** A thread that is gone ends its job; one that never got ready ends the first of the line, so that a line before a broken door does not wait for ever. */
  const lose = (hand: Hand, end: PressEnd<Value>): void => {
    if (!hands.delete(hand)) return;
    clearTimeout(hand.timer);
    const task = hand.state === 'opening' ? line.shift() : hand.task;
    task?.end(end);
    serve();
  };

  const cutOff = (hand: Hand): void => {
    const { worker } = hand;
    lose(hand, { kind: 'late', retryAfterSeconds: 5 });
    worker.terminate().catch(() => undefined);
  };

  return {
    get standing() {
      return { threads: hands.size, waiting: line.length };
    },
    run: (job, owner) => {
      const own = ofOwner.get(owner) ?? 0;
      if (closed || line.length >= mostWaiting || own >= mostOfOne) return Promise.resolve(busy());
      ofOwner.set(owner, own + 1);
      return new Promise((resolve) => {
        const task: Task = {
          job,
          end: (end) => {
            clearTimeout(patience);
            const left = (ofOwner.get(owner) ?? 1) - 1;
            if (left === 0) ofOwner.delete(owner);
            else ofOwner.set(owner, left);
            resolve(end);
          },
        };
        const patience = setTimeout(() => {
          const at = line.indexOf(task);
          if (at >= 0) line.splice(at, 1);
          if (at >= 0) task.end(busy());
        }, waitingMs);
        line.push(task);
        serve();
      });
    },
    close: async () => {
      closed = true;
      const all = [...hands];
      for (const task of line.splice(0)) task.end(busy());
      for (const hand of all) lose(hand, busy());
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}

function endOf(told: Exclude<Told, { kind: 'ready' }>): PressEnd<Value> {
  if (told.kind === 'done') return { kind: 'done', value: told.value };
  if (told.kind === 'refused') return { kind: 'refused', fault: told.fault };
  return { kind: 'broken', cause: Object.assign(new Error(), { name: told.name, stack: told.stack }) };
}
