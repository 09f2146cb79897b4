/** The log as lines of JSON on a stream. */

import { isoOf } from '../http/times.ts';
import type { Clock, Log } from '../ports/index.ts';

/** Writes one line for each record, with its time; `JSON.stringify` escapes whatever untrusted text it may hold. */
export function jsonLog(write: (line: string) => void, clock: Clock): Log {
  return { write: (line) => write(`${JSON.stringify({ time: isoOf(clock.nowMs()), ...line })}\n`) };
}

/** Says nothing. */
export const silentLog: Log = { write: () => undefined };
