/** Threads with a limit of time: one that does not come to an end with what it was handed is ended itself, and its job with it. */

import type { StartHand } from '@khagol/engine/pool/custom';

/** Why such a thread was lost. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/**
 * @param openingMs  what the first job of a thread may take beyond its own time, milliseconds: the thread opens meanwhile
 * @param workingMs  longest time of a job
 */
export function timedHands(start: StartHand, openingMs: number, workingMs: number): StartHand {
  return (hearing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [isOpen, under] = [false, -1];
    const hand = start({
      told: (message) => {
        if (message.id === under && message.kind !== 'progress') {
          clearTimeout(timer);
          // One that failed may have failed to open, and opens again with its next job.
          isOpen ||= message.kind === 'done';
        }
        hearing.told(message);
      },
      lost: (cause) => {
        clearTimeout(timer);
        hearing.lost(cause);
      },
    });
    return {
      post: (asked) => {
        hand.post(asked);
        const ms = isOpen ? workingMs : openingMs + workingMs;
        under = asked.id;
        clearTimeout(timer);
        timer = setTimeout(() => hearing.lost(new CutOff(`a thread did not end within ${ms} ms`)), ms);
      },
      end: () => {
        clearTimeout(timer);
        return hand.end();
      },
      hold: (isHeld) => hand.hold?.(isHeld),
    };
  };
}
