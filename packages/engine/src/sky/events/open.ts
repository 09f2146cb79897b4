/** The next and the last event of a kind, out of a function that lists those of a span: windows side by side, until one holds an event. */

import { numberIn } from '../../choice.ts';
import { checkJd } from '../../span.ts';

interface Timed {
  readonly jdTt: number;
}

type Finder<E> = (fromJdTt: number, toJdTt: number) => readonly E[];

/** What a search in one direction may be told. */
export interface LimitOption {
  /** How far to look, days, up to 400 000. */
  readonly limitDays?: number;
}

/**
 * The first event at or after an instant.
 *
 * @param windowDays  length of the stretches looked at, about the usual time between two events; the last ends at the limit
 * @param limitDays   as the caller wrote it
 * @returns null when there is none within the limit
 * @throws  EngineError OUT_OF_SPAN, also when the ephemeris ends within the stretch in which the event is looked for
 */
export function firstOf<E extends Timed>(
  find: Finder<E>,
  fromJdTt: number,
  windowDays: number,
  limitDays: unknown,
  usualDays: number,
): E | null {
  checkJd('fromJdTt', fromJdTt);
  const end = fromJdTt + readLimit(limitDays, usualDays);
  for (let from = fromJdTt; from < end; ) {
    const to = Math.min(end, from + windowDays);
    const [first] = find(from, to);
    if (first !== undefined) return first;
    from = to;
  }
  return null;
}

/** The last event before an instant; as `firstOf`. */
export function lastOf<E extends Timed>(
  find: Finder<E>,
  beforeJdTt: number,
  windowDays: number,
  limitDays: unknown,
  usualDays: number,
): E | null {
  checkJd('beforeJdTt', beforeJdTt);
  const end = beforeJdTt - readLimit(limitDays, usualDays);
  for (let to = beforeJdTt; to > end; ) {
    const from = Math.max(end, to - windowDays);
    const last = find(from, to).at(-1);
    if (last !== undefined) return last;
    to = from;
  }
  return null;
}

function readLimit(limitDays: unknown, usualDays: number): number {
  return limitDays === undefined ? usualDays : numberIn('options.limitDays', limitDays, 1e-6, 4e5, 'days');
}
