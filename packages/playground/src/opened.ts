/** The engine of the page, as soon as it is there. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Engine, openEngine } from './engine.ts';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly engine: Engine }
  | { readonly state: 'failed'; readonly reason: string };

const now: Signal<Opening> = signal<Opening>({ state: 'opening' });
export const opening: ReadonlySignal<Opening> = now;

/** Opens the engine; to be called once. */
export function openIt(): void {
  openEngine().then(
    (engine) => {
      now.value = { state: 'open', engine };
    },
    (error: unknown) => {
      now.value = { state: 'failed', reason: reasonOf(error) };
    },
  );
}

/** What went wrong, in the words of whoever threw it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
