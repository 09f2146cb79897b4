/**
 * Every way in which a store can fail under a charged call: each of its calls breaks before it did its work, or after, which is what a caller
 * sees of a commit that nobody confirmed. The caller is told the truth with a status, nothing is charged twice, and asking again with the same
 * key comes to one charge and one answer.
 */

import type { Clock, Store } from '../../packages/server/src/ports/index.ts';
import { toldStore } from './crash-files.ts';
import { brokenEngine, crashHouse, differences, furnish, LEASE_SECONDS, PRICE, standingOf } from './crash-house.ts';

/** What is left when the call has been answered. */
type Left = 'nothing' | 'held' | 'charged';

export interface FailingCall {
  /** Such as `ledger.settle`; several fail together. */
  readonly calls: readonly string[];
  readonly when: 'before' | 'after';
  readonly status: number;
  readonly left: Left;
  readonly engineBreaks?: true;
}

const FUNDS = 20n * PRICE;
const KEY = 'failing-key';

// biome-ignore format: a table reads in columns
export const FAILING_CALLS: readonly FailingCall[] = [
  { calls: ['keys.find'],                        when: 'before', status: 503, left: 'nothing' },
  { calls: ['keys.find'],                        when: 'after',  status: 503, left: 'nothing' },
  { calls: ['keys.touch'],                       when: 'before', status: 200, left: 'charged' },
  { calls: ['limiter.take', 'limiter.look'],     when: 'before', status: 200, left: 'charged' },
  { calls: ['limiter.take', 'limiter.look'],     when: 'after',  status: 200, left: 'charged' },
  { calls: ['ledger.recall'],                    when: 'before', status: 503, left: 'nothing' },
  { calls: ['ledger.recall'],                    when: 'after',  status: 503, left: 'nothing' },
  { calls: ['ledger.balance'],                   when: 'before', status: 503, left: 'nothing' },
  { calls: ['ledger.balance'],                   when: 'after',  status: 503, left: 'nothing' },
  { calls: ['ledger.reserve'],                   when: 'before', status: 503, left: 'nothing' },
  { calls: ['ledger.reserve'],                   when: 'after',  status: 503, left: 'held' },
  { calls: ['ledger.settle'],                    when: 'before', status: 503, left: 'nothing' },
  { calls: ['ledger.settle'],                    when: 'after',  status: 503, left: 'charged' },
  { calls: ['ledger.settle', 'ledger.release'],  when: 'before', status: 503, left: 'held' },
  { calls: ['ledger.settle', 'ledger.release'],  when: 'after',  status: 503, left: 'charged' },
  { calls: ['ledger.release'],                   when: 'before', status: 500, left: 'held',    engineBreaks: true },
  { calls: ['ledger.release'],                   when: 'after',  status: 500, left: 'nothing', engineBreaks: true },
];

/** An empty store under a clock that can be set forward. */
interface Opened {
  readonly store: Store;
  readonly clock: Clock;
  advance(seconds: number): Promise<void> | void;
}

/** Makes a call on a store that fails in that way, then asks again until all is well; faults in words. */
export async function failEverywhere(
  { store, clock, advance }: Opened,
  failing: FailingCall,
): Promise<readonly string[]> {
  const { calls, when, status, left, engineBreaks } = failing;
  const faults: string[] = [];
  const check = async (where: string, charged: number, reserved: bigint) => {
    for (const fault of differences(await standingOf(store), FUNDS, charged, reserved))
      faults.push(`${where}: ${fault}`);
  };
  await furnish(store, FUNDS);
  const engine = engineBreaks === true ? brokenEngine() : undefined;
  const first = await crashHouse(failingStore(store, calls, when), clock, engine).ask(KEY);
  if (first.status !== status) faults.push(`answered ${first.status} ${first.text}`);
  await check('after the failure', left === 'charged' ? 1 : 0, left === 'held' ? PRICE : 0n);

  const house = crashHouse(store, clock);
  let again = await house.ask(KEY);
  if (left === 'held') {
    if (again.status !== 409) faults.push(`asked again while its money is set aside: ${again.status} ${again.text}`);
    await advance(LEASE_SECONDS + 1);
    again = await house.ask(KEY);
  }
  if (again.status !== 200) faults.push(`asked again: ${again.status} ${again.text}`);
  if (again.replayed !== (left === 'charged')) faults.push(`asked again: replayed is ${again.replayed}`);
  if (first.status === 200 && again.text !== first.text) faults.push('asked again: other bytes');
  await check('after asking again', 1, 0n);
  const third = await house.ask(KEY);
  if (!third.replayed || third.text !== again.text) faults.push('asked a third time: other bytes');
  await check('after asking a third time', 1, 0n);
  return faults.map((fault) => `${calls.join(' and ')} failing ${when} the work: ${fault}`);
}

/** A call that works until its lease has passed and its twin has taken its key over. It gets no answer and costs nothing. */
export async function outlive({ store, clock, advance }: Opened): Promise<readonly string[]> {
  await furnish(store, FUNDS);
  const twin = crashHouse(store, clock);
  let second: Awaited<ReturnType<typeof twin.ask>> | null = null;
  const slow = toldStore(store, async (name, call) => {
    if (name !== 'ledger.settle') return call();
    await advance(LEASE_SECONDS + 1);
    second = await twin.ask(KEY);
    return call();
  });
  const first = await crashHouse(slow, clock).ask(KEY);
  const faults = [...differences(await standingOf(store), FUNDS, 1)];
  if (first.status !== 503) faults.push(`the call that came too late was answered ${first.status}`);
  const heir = second as Awaited<ReturnType<typeof twin.ask>> | null;
  if (heir?.status !== 200 || heir.replayed) faults.push(`its heir was answered ${heir?.status}`);
  const third = await twin.ask(KEY);
  if (!third.replayed || third.text !== heir?.text) faults.push('the key fetches other bytes than its heir got');
  return faults.map((fault) => `a call that outlived its lease: ${fault}`);
}

function failingStore(store: Store, calls: readonly string[], when: FailingCall['when']): Store {
  return toldStore(store, async (name, call) => {
    if (!calls.includes(name)) return call();
    if (when === 'after') await call();
    throw new Error('the store does not answer');
  });
}
