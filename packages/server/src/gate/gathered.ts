/**
 * A log for calls of which there are too many to tell of each: whoever is asked five times more than it can do would write four lines of refusals
 * for one of an answer, and a flood of calls would become one of the disk. The first call is told at once, like any other; those that follow
 * within a second are told in one line, which is that of the latest, with their number.
 */

import type { Clock, Log, LogLine } from '../ports/index.ts';

/** Least time between two lines, milliseconds. */
const PAUSE_MS = 1_000;

export interface GatheringLog extends Log {
  /** Tells of those that nobody was told of yet. */
  tell(): void;
}

/** @param log  where the lines go; those that come here are of one kind */
export function gatheringLog(log: Log, clock: Clock): GatheringLog {
  let toldMs = Number.NEGATIVE_INFINITY;
  let latest: LogLine | null = null;
  let calls = 0;
  const tell = (): void => {
    if (latest === null) return;
    const line = calls === 1 ? latest : { ...latest, calls };
    [latest, calls] = [null, 0];
    log.write(line);
  };
  return {
    write: (line) => {
      latest = line;
      calls += 1;
      const nowMs = clock.nowMs();
      // A clock may be set back.
      if (Math.abs(nowMs - toldMs) < PAUSE_MS) return;
      toldMs = nowMs;
      tell();
    },
    tell,
  };
}
