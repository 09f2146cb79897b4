/**
 * The year of life that annual dashas share out: from one return of the Sun to the next, by days or by the Sun's degrees.
 *
 * Source: `narasimha-rao-integrated` §30, whose words make 120 years 360 solar days, in each of which the Sun moves one degree, and whose printed dates
 * share out the days of the year; the latter is the default.
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf } from '../../choice.ts';
import { isRecord, readRecord, refusal } from '../../input.ts';
import { checkJd } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import type { DashaSpan } from '../dasha/plan.ts';
import type { Dasha } from '../dasha/span.ts';
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
  const { startJdUt, endJdUt } = readVarsha(varsha);
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

/** A year of life as it was handed in. @throws EngineError INVALID_OPTION, OUT_OF_SPAN */
export function readVarsha(varsha: VarshaSpan): VarshaSpan {
  const { startJdUt, endJdUt } = readRecord('varsha', varsha, 'an object of startJdUt and endJdUt');
  checkJd('varsha.startJdUt', startJdUt as number);
  checkJd('varsha.endJdUt', endJdUt as number);
  if ((endJdUt as number) > (startJdUt as number)) return varsha;
  throw refusal('INVALID_OPTION', 'varsha', 'a start before its end', 'The year ends before it starts.');
}

/** The mahadashas of a dasha as they fall within the year: cut at both its ends, which they then tile. */
export function spansWithin(dasha: Dasha, varsha: VarshaSpan, clock?: LocalClock): readonly DashaSpan[] {
  const { startJdUt, endJdUt } = readVarsha(varsha);
  if (clock !== undefined) readClock('clock', clock);
  if (!isRecord(dasha) || typeof dasha['spans'] !== 'function') {
    const allowed = 'a dasha of the year, as muddaDashaOf makes it';
    throw refusal('INVALID_OPTION', 'dasha', allowed, `The dasha must be ${allowed}.`);
  }
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
