/** What was reckoned lately, so that neighbouring days share it and decades do not pile up. */

/**
 * Values by number (a day, an instant), the latest kept: when there are as many as may be, the one that was put in first goes. What is forgotten is reckoned
 * again from its number alone, so no answer depends on what is kept.
 */
export class Recent<V> {
  readonly #most: number;
  readonly #kept = new Map<number, V>();

  /** @param most  how many are kept, at least 1 */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many are kept now: never more than `most`. */
  get size(): number {
    return this.#kept.size;
  }

  get(key: number): V | undefined {
    return this.#kept.get(key);
  }

  /** Keeps a value under a number that is not kept yet, and returns it. */
  keep(key: number, value: V): V {
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value as number);
    this.#kept.set(key, value);
    return value;
  }
}
