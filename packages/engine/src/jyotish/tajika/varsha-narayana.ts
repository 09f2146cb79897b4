/**
 * Varsha Narayana dasha: Narayana dasha of the annual chart with muntha as its lagna, 120 years within one.
 *
 * Source: `narasimha-rao-integrated` §30.4 (examples 122–125), the author's own research.
 */

import { readChoices } from '../../choice.ts';
import { type NarayanaOptions, narayanaOf } from '../dasha/narayana.ts';
import type { DashaSpan } from '../dasha/plan.ts';
import { Dasha } from '../dasha/span.ts';
import { houseFrom, type Kundli, type Spot } from '../graha/kundli.ts';
import { readKundli, readSpot } from '../graha/read-kundli.ts';
import { VARSHA_NARAYANA_NAMES } from './option-names.ts';
import { readVarsha, type VarshaDashaOptions, type VarshaSpan, varshaYearOf } from './varsha-year.ts';

export interface VarshaNarayanaOptions
  extends VarshaDashaOptions,
    Omit<NarayanaOptions, 'year' | 'sky' | 'sunDeg' | 'clock' | 'cycles'> {}

/** Days of a year in which the uncompressed dasha is laid out; any even number does. */
const LAYOUT_DAYS = 360;
const WHOLE = 120;

/**
 * Varsha Narayana dasha of a year of life, of the annual chart or of one of its vargas. Two rounds of the signs make 144 years, so the last of them
 * lie beyond the year; `spansWithin` cuts them off.
 *
 * @param kundli  the annual chart
 * @param muntha  `munthaOf` the year
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function varshaNarayanaOf(
  kundli: Kundli,
  muntha: Spot,
  varsha: VarshaSpan,
  options: VarshaNarayanaOptions = {},
): Dasha {
  readKundli(kundli);
  readSpot('muntha', muntha);
  readVarsha(varsha);
  readChoices(options, 'options', VARSHA_NARAYANA_NAMES);
  const { measure = 'days', sky, clock, ...rules } = options;
  const year = varshaYearOf(varsha, measure, sky);
  const laidOut = narayanaOf(fromLagna(kundli, muntha), varsha.startJdUt, { ...rules, year: LAYOUT_DAYS });
  const roots = laidOut.spans();
  const ring: number[] = [];
  for (const { seat, sign } of roots) ring[seat] = sign as number;
  const { year: _name, yearDays: _days, ...settings } = laidOut.settings;
  const firstOf = new Map<number, DashaSpan>();
  for (const span of roots) if (!firstOf.has(span.seat) && span.endJdUt > span.startJdUt) firstOf.set(span.seat, span);
  return new Dasha({
    system: 'varsha-narayana',
    birthJdUt: varsha.startJdUt,
    year,
    lords: null,
    signs: ring,
    seats: roots.map(({ seat }) => seat),
    years: roots.map(({ startJdUt, endJdUt }) => Math.round((endJdUt - startJdUt) / LAYOUT_DAYS) / WHOLE),
    elapsedYears: 0,
    // Twelve equal parts; only their order differs from sign to sign.
    partsOf: (seat) => {
      const seats = laidOut.children(firstOf.get(seat) as DashaSpan).map((part) => part.seat);
      return { seats, ends: seats.map((_, i) => i + 1) };
    },
    settings: { ...settings, system: 'varsha-narayana', measure },
    facts: laidOut.facts,
    sources: ['narasimha-rao-integrated'],
    clock,
  });
}

/** A kundli with its houses from another lagna. */
function fromLagna(kundli: Kundli, lagna: Spot): Kundli {
  const { longitudeDeg, sign, degree, nakshatra, pada } = lagna;
  const grahas = Object.fromEntries(
    Object.entries(kundli.grahas).map(([graha, spot]) => [graha, { ...spot, house: houseFrom(sign, spot.sign) }]),
  ) as unknown as Kundli['grahas'];
  return { lagna: { longitudeDeg, sign, degree, nakshatra, pada }, midheaven: null, grahas };
}
