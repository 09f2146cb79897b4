/**
 * A narrator that keeps failing is left alone for a while: after so many faults in a row nobody asks it, then one call tries, and its luck decides
 * for all. Calls that wait for a dead provider would hold money and sockets for nothing.
 */

import type { Clock } from '../ports/world.ts';

export interface BreakerOptions {
  readonly clock: Clock;
  /** Faults in a row after which it rests, 1 or more. */
  readonly faults: number;
  /** How long it rests, milliseconds. */
  readonly restMs: number;
}

/** Leave for one call. Only the first word about it counts. */
export interface Leave {
  succeeded(): void;
  failed(): void;
  /** The call told nothing about the other side: it was stopped by us. */
  left(): void;
}

export interface Breaker {
  /** Leave to call, or null while it rests or somebody else is trying. */
  enter(): Leave | null;
  /** Milliseconds until a call may try; 0 when it may now. While somebody tries, as long as a rest. */
  restMs(): number;
}

export function openBreaker({ clock, faults, restMs }: BreakerOptions): Breaker {
  let inARow = 0;
  let restsUntilMs = 0;
  let isTried = false;
  const isOpen = (): boolean => inARow >= faults;
  const wait = (): number => {
    if (!isOpen()) return 0;
    return isTried ? restMs : Math.max(0, restsUntilMs - clock.nowMs());
  };
  return {
    restMs: wait,
    enter() {
      if (wait() > 0) return null;
      const tries = isOpen();
      if (tries) isTried = true;
      let isTold = false;
      const tell = (then: () => void) => (): void => {
        if (isTold) return;
        isTold = true;
        if (tries) isTried = false;
        then();
      };
      return {
        succeeded: tell(() => {
          // A call from before the rest says nothing about now.
          if (tries || !isOpen()) inARow = 0;
        }),
        failed: tell(() => {
          if (!tries && isOpen()) return;
          inARow += 1;
          if (isOpen()) restsUntilMs = clock.nowMs() + restMs;
        }),
        left: tell(() => undefined),
      };
    },
  };
}
