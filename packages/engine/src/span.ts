/**
 * Between which dates the engine reckons at all: the years −3200 … 3400, over which the core holds the long-term precession
 * (`vondrak-2011`; assembly/precession.ts sums it in 66 rows of a century). What an ephemeris covers lies within.
 */

import { EngineError } from './errors.ts';

/** First and last Julian date, in any scale: years −3200 and 3400. */
export const jdSpan: { readonly first: number; readonly last: number } = { first: 552245, last: 2962895 };

/**
 * A Julian date within the span.
 *
 * @param field  as the error shall name it
 * @throws  EngineError OUT_OF_SPAN, also for NaN and for what is no number
 */
export function checkJd(field: string, jd: number): void {
  if (typeof jd === 'number' && jd >= jdSpan.first && jd <= jdSpan.last) return;
  throw new EngineError({
    code: 'OUT_OF_SPAN',
    field,
    allowed: `a Julian date, ${jdSpan.first} … ${jdSpan.last} (years −3200 … 3400)`,
    message: `${field} ${Number.isFinite(jd) ? `${jd} ` : ''}is no Julian date between ${jdSpan.first} and ${jdSpan.last}: the engine reckons with the years −3200 … 3400.`,
  });
}
