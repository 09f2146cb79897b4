/** How long a call may take: its deadline and the caller's own signal, over attempts and waits alike. */

/** Thrown by `race` when the time is up or the caller has enough. */
export class Stopped {
  readonly code: 'TIMEOUT' | 'ABORTED';

  constructor(code: 'TIMEOUT' | 'ABORTED') {
    this.code = code;
  }
}

export interface Limit {
  /** Fires when the limit does; for `fetch`. */
  readonly signal: AbortSignal;
  leftMs(): number;
  /** Another end than before, from now on; null for none but the caller's signal. */
  restart(timeoutMs: number | null): void;
  /** The promise, or a `Stopped`: also over what does not listen to a signal. */
  race<Value>(promise: Promise<Value>): Promise<Value>;
  /** Ends whatever still runs under the signal. */
  close(): void;
}

/** @param timeoutMs  1 … 2 147 483 647 */
export function openLimit(timeoutMs: number, signal: AbortSignal | undefined, now: () => number): Limit {
  let endMs = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  let refuse: (stopped: Stopped) => void = () => undefined;
  const end = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  // Nobody may be racing when it comes.
  end.catch(() => undefined);
  const stop = (code: Stopped['code']): void => {
    // First the reason, then the signal: what fetch says of being aborted comes second.
    refuse(new Stopped(code));
    controller.abort();
  };
  const abort = (): void => stop('ABORTED');
  const restart = (ms: number | null): void => {
    clearTimeout(timer);
    endMs = now() + (ms ?? Number.POSITIVE_INFINITY);
    if (ms !== null) timer = setTimeout(() => stop('TIMEOUT'), ms);
  };
  restart(timeoutMs);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    leftMs: () => endMs - now(),
    restart,
    race: (promise) => Promise.race([end, promise]),
    close: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}

/** A timer as a promise. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
