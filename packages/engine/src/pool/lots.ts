/** Long streams in lots: so many are under way that every worker has one to work on and one that waits, and what comes of them is yielded in their order. */

/** One that it works on and one that waits. */
const LOTS_OF_A_WORKER = 2;

/**
 * @param ask      has a lot done
 * @param size     items of a lot
 * @param workers  who may work on them at the same time
 */
export async function* answersInLots(
  items: Iterable<unknown> | AsyncIterable<unknown>,
  ask: (items: readonly unknown[]) => Promise<unknown>,
  size: number,
  workers: number,
): AsyncGenerator<never, void, undefined> {
  const under: Promise<unknown>[] = [];
  const begin = (lot: readonly unknown[]): void => {
    const answer = ask(lot);
    // It is awaited when its turn comes; what goes wrong before that is nobody's unhandled rejection.
    answer.catch(() => undefined);
    under.push(answer);
  };
  let gathered: unknown[] = [];
  for await (const item of items) {
    gathered.push(item);
    if (gathered.length < size) continue;
    begin(gathered);
    gathered = [];
    if (under.length >= LOTS_OF_A_WORKER * workers) yield (await under.shift()) as never;
  }
  if (gathered.length > 0) begin(gathered);
  while (under.length > 0) yield (await under.shift()) as never;
}
