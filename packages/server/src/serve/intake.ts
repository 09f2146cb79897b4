/**
 * Connections at the door. Node lets in one a turn of its loop, so that behind a turn of long work a burst of them waits unseen, for longer than any call in the
 * house; and a call that nobody has seen cannot be turned away. So whoever waits until all has been taken in waits while there is still somebody at the door.
 */

/** However many come, the work goes on. */
const MOST_MS = 8;

export interface Intake {
  /** To be told of each connection that is let in: one may stand behind it. */
  readonly opened: () => void;
  /** Calls back when all has been taken in that had come. */
  readonly later: (then: () => void) => void;
}

/** @param nowMs  milliseconds of any clock that is never set */
export function openIntake(nowMs: () => number = () => performance.now()): Intake {
  let count = 0;
  /** So many had been let in when somebody last stopped waiting. */
  let taken = 0;
  return {
    opened: () => {
      count += 1;
    },
    later: (then) => {
      let seen = taken;
      let beganMs: number | null = null;
      const turn = (): void => {
        if (count === seen || nowMs() - (beganMs ??= nowMs()) >= MOST_MS) {
          taken = count;
          then();
          return;
        }
        seen = count;
        setImmediate(turn);
      };
      setImmediate(turn);
    },
  };
}

/** That of this process: `httpServer` tells it of all connections. */
export const intake: Intake = openIntake();
