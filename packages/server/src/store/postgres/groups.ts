/**
 * Many callers, one transaction: whoever comes while a group is under way joins the next one.
 *
 * A commit costs the same for one as for thirty, and a wallet that everybody charges is locked once for all of them.
 */

import { CommitUnknown, StoreBusy, StoreUnavailable } from './faults.ts';

/** Callers of one line that may wait; more are turned away at once. */
const MOST_WAITING = 1_000;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * @param most  items of one group
 * @param run   does all or nothing, and returns one result for each item; items that failed together are run again one by one, so that
 *              one of them cannot fail the others
 */
export function inGroups<Item, Result>(
  most: number,
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function together(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(group.map(({ item }) => item));
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
    } catch (error) {
      // Nobody fares better alone while the server is away.
      const away = error instanceof StoreUnavailable && !(error instanceof StoreBusy);
      const alone = group.length > 1 && !away && !(error instanceof CommitUnknown);
      if (alone) await Promise.all(group.map((one) => together([one])));
      else for (const { reject } of group) reject(error);
    }
  }

  async function drain(): Promise<void> {
    running = true;
    // Those who come in the same turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await together(waiting.splice(0, most));
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(new StoreUnavailable('too many callers wait for PostgreSQL'));
      waiting.push({ item, resolve, reject });
      if (!running) void drain();
    });
}

/** Several such lines side by side; what has the same name always stands in the same one. */
export function inLanes<Item, Result>(
  lanes: readonly ((item: Item) => Promise<Result>)[],
  nameOf: (item: Item) => string,
): (item: Item) => Promise<Result> {
  return (item) => {
    let hash = 0;
    for (const letter of nameOf(item)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
    return (lanes[hash % lanes.length] as (item: Item) => Promise<Result>)(item);
  };
}
