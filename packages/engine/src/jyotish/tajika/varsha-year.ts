/**
 * The year of life that annual dashas share out: from one return of the Sun to the next, by days or by the Sun's degrees.
 *
 * Source: `narasimha-rao-integrated` §30, whose words make 120 years 360 solar days, in each of which the Sun moves one degree, and whose printed dates
 * share out the days of the year; the latter is the default.
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import { checkJd } from '../../span.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import type { Dasha, DashaSpan } from '../dasha/span.ts';
import { type DashaYear, dashaYearOf } from '../dasha/year.ts';

/** `solar`: shares of the Sun's way; `days`: shares of the days between the two returns; `savana`: shares of 360 days. */
export const VARSHA_MEASURES = ['solar', 'days', 'savana'] as const;
export type VarshaMeasure = (typeof VARSHA_MEASURES)[number];

/** One year of life. Civil Julian dates. */
export interface VarshaSpan {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

export interface VarshaDashaOptions {
  /** `days` when left out. */
  readonly measure?: VarshaMeasure;
  /** For `solar`: the zodiac of the chart. */
  readonly sky?: ZodiacSky;
  /** Adds local texts to each span. */
  readonly clock?: LocalClock;
}

/**
 * A year of life as a dasha counts it: the whole is one.
 *
 * @throws  EngineError INVALID_OPTION for a measure that does not exist, `solar` without a sky, or a year that ends before it starts; OUT_OF_SPAN
 */
export function varshaYearOf(varsha: VarshaSpan, measure: VarshaMeasure, sky: ZodiacSky | undefined): DashaYear {
  const { startJdUt, endJdUt } = varsha;
  checkJd('varsha.startJdUt', startJdUt);
  checkJd('varsha.endJdUt', endJdUt);
  if (!(endJdUt > startJdUt)) {
    throw refusal('INVALID_OPTION', 'varsha', 'a start before its end', 'The year ends before it starts.');
  }
  if (oneOf('measure', measure, VARSHA_MEASURES) === 'solar') {
    if (sky === undefined) {
      const allowed = 'a ZodiacSky';
      throw refusal('INVALID_OPTION', 'sky', allowed, 'A year shared out by degrees of the Sun needs the sky.');
    }
    return dashaYearOf(startJdUt, { year: 'true-solar', sky });
  }
  const days = measure === 'savana' ? 360 : endJdUt - startJdUt;
  return {
    name: 'days',
    days,
    jdAt: (share) => startJdUt + share * days,
    yearsAt: (jdUt) => (jdUt - startJdUt) / days,
  };
}

/** The mahadashas of a dasha as they fall within the year: cut at both its ends, which they then tile. */
export function spansWithin(
  dasha: Dasha,
  { startJdUt, endJdUt }: VarshaSpan,
  clock?: LocalClock,
): readonly DashaSpan[] {
  const spans = dasha.spans().filter((span) => span.endJdUt > startJdUt && span.startJdUt < endJdUt);
  const last = spans.length - 1;
  return spans.map((span, i) => {
    const from = Math.max(span.startJdUt, startJdUt);
    // The Sun's own year ends where the next begins: to a microsecond, or to some minutes where returns are counted otherwise.
    const until = i === last && endJdUt - span.endJdUt < 0.5 ? endJdUt : Math.min(span.endJdUt, endJdUt);
    const cut = { ...span, startJdUt: from, endJdUt: until };
    return clock === undefined ? cut : { ...cut, start: clock.text(from), end: clock.text(until) };
  });
}
