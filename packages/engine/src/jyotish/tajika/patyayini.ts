/**
 * Patyayini dasha: the seven grahas and the lagna rule in the order of their degrees, each for as long as it is ahead of the one before.
 *
 * Source: `tajika-neelakanthi`; `narasimha-rao-integrated` §30.2 (table 75).
 */

import { readChoices } from '../../choice.ts';
import { assert } from '../../errors.ts';
import { cell } from '../../fact.ts';
import { Dasha } from '../dasha/span.ts';
import { type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { VARSHA_DASHA_NAMES } from './option-names.ts';
import { readVarsha, type VarshaDashaOptions, type VarshaSpan, varshaYearOf } from './varsha-year.ts';

/** The lagna among the lords. */
type Ruler = VisibleGraha | 'lagna';
const RULERS: readonly Ruler[] = [...VISIBLE_GRAHAS, 'lagna'];

/**
 * Patyayini dasha of a year of life. The lagna's periods have no lord but its sign. Of two at one degree the earlier in the order of the weekdays rules,
 * and the other has no time.
 *
 * @param kundli  the annual chart
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function patyayiniDashaOf(kundli: Kundli, varsha: VarshaSpan, options: VarshaDashaOptions = {}): Dasha {
  readKundli(kundli);
  readVarsha(varsha);
  readChoices(options, 'options', VARSHA_DASHA_NAMES);
  const measure = options.measure ?? 'days';
  const degreeOf = (ruler: Ruler): number => (ruler === 'lagna' ? kundli.lagna : kundli.grahas[ruler]).degree;
  const order = [...RULERS].sort((a, b) => degreeOf(a) - degreeOf(b) || RULERS.indexOf(a) - RULERS.indexOf(b));
  const degrees = order.map(degreeOf);
  const most = degrees[degrees.length - 1] as number;
  // All at the beginning of signs: no degree tells them apart, and they share alike.
  const whole = most === 0 ? order.length : most;
  const shares = degrees.map((degree, i) => (most === 0 ? 1 : degree - (degrees[i - 1] ?? 0)) / whole);
  const n = order.length;
  assert(n === 8, 'seven grahas and the lagna');
  const seats = order.map((_, i) => i);
  const sources = ['tajika-neelakanthi', 'narasimha-rao-integrated'] as const;
  return new Dasha({
    system: 'patyayini',
    birthJdUt: varsha.startJdUt,
    year: varshaYearOf(varsha, measure, options.sky),
    lords: order.map((ruler) => (ruler === 'lagna' ? null : ruler)),
    signs: order.map((ruler) => (ruler === 'lagna' ? kundli.lagna.sign : null)),
    seats,
    years: shares,
    elapsedYears: 0,
    partsOf: (seat) => {
      const parts = seats.map((i) => (seat + i) % n);
      let end = 0;
      return { seats: parts, ends: parts.map((at) => (end += shares[at] as number)) };
    },
    settings: { system: 'patyayini', measure },
    facts: [
      {
        id: 'patyayini-order',
        value: order,
        because: order.map((ruler) => cell(ruler, 'degree', degreeOf(ruler))),
        sources,
        classification: 'classical',
      },
    ],
    sources,
    clock: options.clock,
  });
}
