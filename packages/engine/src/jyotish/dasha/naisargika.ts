/**
 * Naisargika dasha: the natural ages, which are everybody’s. The Moon has the first year, Mars two, Mercury nine, Venus twenty,
 * Jupiter eighteen, the Sun twenty and Saturn fifty.
 *
 * Sources: `brihat-jataka` 8.9; `saravali`.
 */

import { readChoices } from '../../choice.ts';
import { checkJd } from '../../span.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { NAISARGIKA_NAMES } from './option-names.ts';
import { Dasha } from './span.ts';
import { type DashaYearOptions, dashaYearOf } from './year.ts';

export interface NaisargikaOptions extends DashaYearOptions {
  /** Adds local texts to each span. */
  readonly clock?: LocalClock;
}

/**
 * The natural ages of one birth. Texts divide them no further.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function naisargikaOf(birthJdUt: number, options: NaisargikaOptions = {}): Dasha {
  checkJd('birthJdUt', birthJdUt);
  readChoices(options, 'options', NAISARGIKA_NAMES);
  const year = dashaYearOf(birthJdUt, options);
  return new Dasha({
    system: 'naisargika',
    birthJdUt,
    year,
    lords: ['Moon', 'Mars', 'Mercury', 'Venus', 'Jupiter', 'Sun', 'Saturn'],
    signs: null,
    seats: [0, 1, 2, 3, 4, 5, 6],
    years: [1, 2, 9, 20, 18, 20, 50],
    elapsedYears: 0,
    partsOf: null,
    settings: { system: 'naisargika', year: year.name, yearDays: year.days },
    facts: [],
    sources: ['brihat-jataka', 'saravali'],
    clock: options.clock,
  });
}
