/** What the suite, the model and the proofs ask of a store under test. */

import type { Store } from '../../packages/server/src/ports/index.ts';

/** A store under test. */
export interface Opened {
  readonly store: Store;
  /** Sets the store's clock forward. */
  advance(seconds: number): Promise<void>;
  /** Ends this store as a crash would and opens what is left of it; absent where nothing is. */
  reopen?(): Promise<Store>;
  close(): Promise<void>;
}

/** An empty store. */
export type Open = () => Promise<Opened>;

const MOST_PATIENCE_MS = 30_000;

/**
 * The same store for callers who ask again when they are told that it is busy, as a client does after a 503. Only where the store is
 * sure that nothing has happened: whatever else goes wrong reaches the caller.
 */
export function patientStore(store: Store): Store {
  return Object.fromEntries(
    Object.entries(store).map(([name, part]) => [name, typeof part === 'object' ? patientPart(part) : part]),
  ) as unknown as Store;
}

function patientPart(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, typeof one === 'function' ? patient(one) : one]),
  );
}

function patient(method: (...words: unknown[]) => unknown): (...words: unknown[]) => Promise<unknown> {
  return async (...words) => {
    for (const began = performance.now(); ; ) {
      try {
        return await method(...words);
      } catch (error) {
        const busy = error instanceof Error && error.name === 'StoreUnavailable';
        if (!busy || performance.now() - began > MOST_PATIENCE_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
      }
    }
  };
}
