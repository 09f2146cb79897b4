/** A date for what needs only TT: a Julian date, or a moment. For the skies of stars and of hypothetical bodies. */

import { isRecord, refusal } from '../input.ts';
import { checkJd } from '../span.ts';
import type { Instant } from '../time/moment.ts';
import { readInstant } from '../time/read-moment.ts';

/** A Julian date (TT), or what has one: a `Moment`, or what `scalesAt` of `time/` gives. */
export type TtWhen = number | { readonly tt: Instant<'tt'> };

/** The instant in two parts, and in one. */
export interface TtParts {
  readonly day: number;
  readonly fraction: number;
  readonly jdTt: number;
}

/**
 * The instant in two parts.
 *
 * @throws  EngineError INVALID_DATETIME for what is neither, OUT_OF_SPAN outside the years −3200 … 3400
 */
export function readTt(when: TtWhen): TtParts {
  if (isRecord(when)) {
    const { day, fraction } = readInstant('when.tt', when['tt'], 'tt');
    return { day, fraction, jdTt: day + fraction };
  }
  if (typeof when !== 'number') {
    const allowed = 'a Julian date (TT), or a moment';
    throw refusal('INVALID_DATETIME', 'when', allowed, `The date of a sky is ${allowed}.`);
  }
  checkJd('when', when);
  const day = Math.floor(when);
  return { day, fraction: when - day, jdTt: when };
}
