/** Waiting that ends: by its work, by the clock, or because somebody stopped it. */

/**
 * The work, or what comes first instead.
 *
 * @param signal  when it is aborted, its reason is thrown
 * @param late    makes what is thrown after `ms` milliseconds
 */
export function within<T>(work: Promise<T>, ms: number, signal: AbortSignal, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stopped);
      then();
    };
    const stopped = (): void => end(() => reject(signal.reason));
    const timer = setTimeout(() => end(() => reject(late())), ms);
    signal.addEventListener('abort', stopped, { once: true });
    work.then(
      (value) => end(() => resolve(value)),
      (error) => end(() => reject(error)),
    );
    if (signal.aborted) stopped();
  });
}
