/** A signal that can be given here and follows another, for work that a caller may stop and whose reader may leave. */

import type { StopSignal } from './pool.ts';

/** @param followed  whose stop is a stop of this one as well */
export class Following implements StopSignal {
  readonly #listeners = new Set<() => void>();
  readonly #followed: StopSignal | undefined;
  aborted = false;
  reason: unknown = undefined;

  constructor(followed: StopSignal | undefined) {
    this.#followed = followed;
    if (followed?.aborted === true) this.stop(followed.reason);
    else followed?.addEventListener('abort', this.#follow);
  }

  readonly #follow = (): void => this.stop(this.#followed?.reason);

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** Once. */
  stop(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    this.#followed?.removeEventListener('abort', this.#follow);
    for (const listener of [...this.#listeners]) listener();
  }
}
