/**
 * Many callers, one write: whoever comes before the write's turn goes with it.
 *
 * The writer makes a group of writes that wait, and runs them when the commit before is on the disk. So nobody is sent to wait in another line: the first caller of each sixty-four
 * asks for a write, and that write takes along who stands there when it begins.
 */

import type { RunGroup } from '../sql/charges.ts';

/** Callers of one write at most. */
const MOST = 64;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * @param run  asks for its group when its turn has come, and again when it is repeated; those who fail together are run again one by one
 */
export function gathering<Item, Result>(run: RunGroup<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];

  async function once(group: () => readonly Waiting<Item, Result>[]): Promise<void> {
    const results = await run(() => group().map(({ item }) => item));
    for (const [at, { resolve }] of group().entries()) resolve(results[at] as Result);
  }

  async function together(): Promise<void> {
    let taken: readonly Waiting<Item, Result>[] | null = null;
    const group = (): readonly Waiting<Item, Result>[] => {
      if (taken !== null) return taken;
      taken = waiting.splice(0, MOST);
      return taken;
    };
    try {
      await once(group);
    } catch (error) {
      const failed = group();
      if (failed.length === 1) failed[0]?.reject(error);
      else for (const one of failed) once(() => [one]).catch(one.reject);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // As many writes are asked for as those who wait fill, then and after each that takes its callers.
      if (waiting.length % MOST === 1) void together();
    });
}
