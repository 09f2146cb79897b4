/** Work that is done again and again until it is told to stop. */

/** A loop under way. */
export interface Loop {
  /** No new round begins; the one under way ends. */
  stop(): Promise<void>;
}

/**
 * Does the work now and then every `everyMs` after its end. A round that fails is told and does not end the loop.
 */
export function every(everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): Loop {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => undefined;
  const loop = async (): Promise<void> => {
    while (!stopped) {
      await work().catch(failed);
      if (stopped) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, everyMs);
        timer.unref();
      });
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      wake();
      await running;
    },
  };
}
