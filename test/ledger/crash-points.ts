/**
 * Every point at which the process that runs a charged call can die, and what is found there at the next start: nothing of the charge before
 * its commit, all of it after; no hold left; and a repetition with the same key that is charged once in all.
 */

import type { Store } from '../../packages/server/src/ports/index.ts';
import { type CrashFiles, openCrashFiles, type Point } from './crash-files.ts';
import {
  brokenEngine,
  crashHouse,
  differences,
  furnish,
  handClock,
  LEASE_SECONDS,
  PRICE,
  standingOf,
  topUp,
} from './crash-house.ts';

/** One call, and how it ends when nothing kills it. */
export interface CrashedCall {
  readonly name: string;
  readonly key: string | null;
  readonly status: number;
  /** What the account can spend. */
  readonly funds: bigint;
  /** Before the call: leaves what the call is to meet. */
  readonly before?: (files: CrashFiles, clock: ReturnType<typeof handClock>) => Promise<void>;
  /** The call meets a store that differs in this. */
  readonly meets?: (store: Store) => Store;
  readonly breaks?: boolean;
}

const FUNDS = 20n * PRICE;
const KEY = 'crash-key';

export const CRASHED_CALLS: readonly CrashedCall[] = [
  { name: 'a call with a key', key: KEY, status: 200, funds: FUNDS },
  { name: 'a call without a key', key: null, status: 200, funds: FUNDS },
  {
    name: 'a call that takes over the key of a dead one',
    key: KEY,
    status: 200,
    funds: FUNDS,
    before: async ({ store }, clock) => {
      const deaf: Store = { ...store, ledger: { ...store.ledger, release: () => Promise.reject(new Error('deaf')) } };
      await crashHouse(deaf, clock, brokenEngine()).ask(KEY);
      clock.advance(LEASE_SECONDS + 1);
    },
  },
  { name: 'a call whose engine breaks', key: KEY, status: 500, funds: FUNDS, breaks: true },
  {
    name: 'a call that loses the race for the last money',
    key: KEY,
    status: 402,
    funds: PRICE - 1n,
    meets: (store) => ({
      ...store,
      ledger: {
        ...store.ledger,
        balance: async (id) => ({ ...(await store.ledger.balance(id)), available: PRICE as never }),
      },
    }),
  },
];

/** What came of a call: its points, those after its commit, and what was wrong at any of them. */
export interface CrashVerdict {
  readonly points: readonly string[];
  readonly committed: number;
  readonly faults: readonly string[];
}

/** Crashes a call at each of its points. */
export async function crashEverywhere(call: CrashedCall): Promise<CrashVerdict> {
  const clock = handClock();
  const files = await openCrashFiles(clock);
  try {
    await furnish(files.store, call.funds);
    await call.before?.(files, clock);
    const engine = call.breaks === true ? brokenEngine() : undefined;
    const house = crashHouse(call.meets?.(files.told) ?? files.told, clock, engine);
    const { outcome: reply, points } = await files.record(async (point) => {
      const reply = await house.ask(call.key);
      point('after the answer is handed out');
      return reply;
    });
    const faults: string[] = [];
    if (reply.status !== call.status || reply.replayed)
      faults.push(`${call.name} ended with ${reply.status}: ${reply.text}`);
    const commit = call.status === 200 ? commitOf(points) : points.length;
    if (commit < 0) faults.push(`${call.name} never committed its charge`);
    for (const [index, point] of points.entries()) {
      const store = await files.reopen(point);
      const found = await afterwards(store, clock, call, index >= commit ? reply.text : null).catch(
        (error: unknown) => [String(error)],
      );
      await store.close();
      faults.push(...found.map((fault) => `${call.name}, ${point.name}: ${fault}`));
    }
    return { points: points.map(({ name }) => name), committed: points.length - commit, faults };
  } finally {
    await files.close();
  }
}

/** The last commit inside the settlement: from there on the charge stands. */
function commitOf(points: readonly Point[]): number {
  const names = points.map(({ name }) => name);
  const last = names.indexOf('after the call of ledger.settle');
  return names.slice(0, last).findLastIndex((name) => name.startsWith('ledger.settle: after COMMIT'));
}

/** The next start: what stands, and what becomes of a client that asks again. `answer` is that of the charged call. */
async function afterwards(
  store: Store,
  clock: ReturnType<typeof handClock>,
  { key, funds, status }: CrashedCall,
  answer: string | null,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const expect = async (when: string, charged: number, money: bigint) => {
    for (const fault of differences(await standingOf(store), money, charged)) faults.push(`${when}: ${fault}`);
  };
  const charged = answer === null ? 0 : 1;
  await expect('at the next start', charged, funds);
  const money = status === 402 ? funds + FUNDS : funds;
  if (status === 402) await topUp(store, FUNDS);

  const house = crashHouse(store, clock);
  let now = charged;
  if (key !== null) {
    const again = await house.ask(key);
    if (again.status !== 200) faults.push(`asked again with the key: ${again.status} ${again.text}`);
    if (again.replayed !== (answer !== null))
      faults.push(answer === null ? 'it was answered before' : 'it was computed again');
    if (answer !== null && again.text !== answer) faults.push('asked again with the key: other bytes');
    now = 1;
    await expect('after asking again with the key', now, money);
    const third = await house.ask(key);
    if (!third.replayed || third.text !== again.text) faults.push('asked a third time with the key: other bytes');
  }
  const keyless = await house.ask(null);
  if (keyless.status !== 200 || keyless.replayed) faults.push(`asked again without a key: ${keyless.status}`);
  await expect('after asking again without a key', now + 1, money);
  return faults;
}
