/**
 * Sahams: for each matter a point as far from the lagna (or another place) as one place is from another. Of births, and of the charts of years.
 *
 * A saham is A − B + C; at night A and B change places, unless the table says otherwise; and where C is not met on the way from B to A along the
 * signs, thirty degrees are added.
 *
 * Source: `narasimha-rao-integrated` §28.8, table 74, after `tajika-neelakanthi`. His example 121 takes the houses 30° apart from the lagna’s degree.
 */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { kindOf, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type Kundli, signFrom, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { bhavasOf } from './bhava.ts';
import { SAHAM_NAMES } from './option-names.ts';
import { PER_DEGREE, type PointSpot, pointOfSteps, stepsOf, wrapSteps } from './point.ts';
import { everySaham, type Formula, SAHAM_ROWS, type SahamName, type Term } from './saham-table.ts';

/** Where a house is as a point. `equal`: whole signs from the lagna’s degree; `sripati`: the middles of the bhavas, which need a midheaven. */
export const SAHAM_HOUSES = ['equal', 'sripati'] as const;
export type SahamHouses = (typeof SAHAM_HOUSES)[number];

export interface SahamOptions {
  /** `equal` when left out. */
  readonly houses?: SahamHouses;
  /** Degrees added where C is not between B and A: 30 when left out, 0 for those who add none. */
  readonly addedDeg?: number;
}

export interface Saham extends PointSpot {
  readonly id: SahamName;
  /** 1 … 36 in the table. */
  readonly number: number;
  /** What it stands for. */
  readonly matter: string;
  /** As it was reckoned, A − B + C: `Moon − Sun + lagna`. */
  readonly formula: string;
  /** Whether the thirty degrees were added. */
  readonly isAdded: boolean;
}

export interface Sahams {
  readonly settings: { readonly isDay: boolean; readonly houses: SahamHouses; readonly addedDeg: number };
  readonly sources: readonly SourceKey[];
  readonly sahams: { readonly [S in SahamName]: Saham };
}

/**
 * The thirty-six sahams of a kundli.
 *
 * @param isDay  whether the Sun was up: `sunGroundOf(…).isDay`
 * @throws  EngineError INVALID_OPTION
 */
export function sahamsOf(kundli: Kundli, isDay: boolean, options: SahamOptions = {}): Sahams {
  readKundli(kundli);
  if (typeof isDay !== 'boolean') {
    const why = `Sahams need to know whether it is day; isDay must be true or false, not ${kindOf(isDay)}.`;
    throw refusal('INVALID_OPTION', 'isDay', 'true or false', why);
  }
  readChoices(options, 'options', SAHAM_NAMES);
  const houses = oneOf('houses', options.houses ?? 'equal', SAHAM_HOUSES);
  const addedDeg = numberIn('addedDeg', options.addedDeg ?? 30, 0, 360, 'degrees');
  const added = stepsOf(addedDeg);
  const lagnaSign = kundli.lagna.sign;
  const madhyas = houses === 'sripati' ? bhavasOf(kundli).bhavas : null;
  const steps: { [S in SahamName]?: number } = {};
  const grahaSteps = (graha: VisibleGraha) => stepsOf(kundli.grahas[graha].longitudeDeg);
  const lordSteps = (sign: number) => grahaSteps(lordOf(sign));
  const stepsAt = (term: Term): number => {
    switch (term.kind) {
      case 'lagna':
        return stepsOf(kundli.lagna.longitudeDeg);
      case 'graha':
        return grahaSteps(term.graha);
      case 'saham':
        return steps[term.saham] as number;
      case 'house':
        return madhyas === null
          ? stepsOf(kundli.lagna.longitudeDeg) + (term.house - 1) * 30 * PER_DEGREE
          : stepsOf(madhyas[term.house - 1]?.madhyaDeg as number);
      case 'lord-of-house':
        return lordSteps(signFrom(lagnaSign, term.house));
      case 'lord-of-sign-of':
        return lordSteps(kundli.grahas[term.graha].sign);
      case 'fixed':
        return term.deg * PER_DEGREE;
    }
  };
  const isOfMars = lordOf(lagnaSign) === 'Mars';
  const sahams = everySaham((id): Saham => {
    const { number, matter } = SAHAM_ROWS[id];
    const { terms, formula } =
      WORKED[id][isDay ? (isOfMars ? 'dayOfMars' : 'day') : isOfMars ? 'nightOfMars' : 'night'];
    const [ofA, ofB, ofC] = [stepsAt(terms[0]), stepsAt(terms[1]), stepsAt(terms[2])];
    const isAdded = added !== 0 && wrapSteps(ofC - ofB) > wrapSteps(ofA - ofB);
    const total = ofA - ofB + ofC + (isAdded ? added : 0);
    steps[id] = wrapSteps(total);
    const { longitudeDeg, sign, degree, nakshatra, pada, house } = pointOfSteps(total, lagnaSign);
    return { id, number, matter, longitudeDeg, sign, degree, nakshatra, pada, house, formula, isAdded };
  });
  return {
    settings: { isDay, houses, addedDeg },
    sources: ['narasimha-rao-integrated', 'tajika-neelakanthi'],
    sahams,
  };
}

/** The terms of a saham, and how its formula writes them. */
interface Worked {
  readonly terms: Formula;
  readonly formula: string;
}

function worked(terms: Formula): Worked {
  const [a, b, c] = terms;
  return { terms, formula: `${a.label} − ${b.label} + ${c.label}` };
}

/** By day and by night, and where Mars owns the lagna. */
const WORKED = everySaham((id) => {
  const { day, night, marsOwnsLagna = day } = SAHAM_ROWS[id];
  const atNight = (terms: Formula) => (night === 'same' ? terms : night === 'reversed' ? swapped(terms) : night);
  return {
    day: worked(day),
    night: worked(atNight(day)),
    dayOfMars: worked(marsOwnsLagna),
    nightOfMars: worked(atNight(marsOwnsLagna)),
  };
});

function swapped([a, b, c]: Formula): Formula {
  return [b, a, c];
}
