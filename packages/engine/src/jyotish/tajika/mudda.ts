/**
 * Mudda dasha (varsha vimshottari): the 120 years of Vimshottari within one year of life. Natal Moon's star moves on by one a year and says who begins.
 *
 * Sources: `narasimha-rao-integrated` §30.3 and `charak-varshaphala` for the start and the balance from the natal Moon; `uttara-kalamrita` as quoted
 * by `adawal-tajik` for the start from the Moon of the year.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { cell } from '../../fact.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { NAKSHATRA_SYSTEMS } from '../dasha/nakshatra-systems.ts';
import { Dasha } from '../dasha/span.ts';
import type { Graha, Spot } from '../graha/kundli.ts';
import { readSpot } from '../graha/read-kundli.ts';
import { MUDDA_NAMES } from './option-names.ts';
import { readVarsha, type VarshaDashaOptions, type VarshaSpan, varshaYearOf } from './varsha-year.ts';

/** From whose star: the natal Moon's, moved on a star a year; or the Moon's of the annual chart. */
export const MUDDA_STARTS = ['natal-moon', 'varsha-moon'] as const;
export type MuddaStart = (typeof MUDDA_STARTS)[number];

export interface MuddaOptions extends VarshaDashaOptions {
  /** `natal-moon` when left out. */
  readonly from?: MuddaStart;
  /** What is left of the first period: as much as of the Moon's star (`moon`), or all of it (`full`). `moon` when left out. */
  readonly balance?: 'moon' | 'full';
}

/** What the dasha is made of. */
export interface MuddaGround {
  readonly varsha: VarshaSpan;
  readonly completedYears: number;
  readonly natalMoon: Spot;
  /** For `from: 'varsha-moon'`. */
  readonly varshaMoon: Spot;
}

const { lords, years } = NAKSHATRA_SYSTEMS.vimshottari;
const WHOLE = 120;
/** A nakshatra in steps of 1e-7°, thrice. */
const STAR_STEPS = 40e7;

/**
 * Mudda dasha of a year of life.
 *
 * With a balance the first period began before the year, by what its lord had spent, and he has the tenth period too, of which the year sees the
 * beginning; `spansWithin` cuts both.
 *
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function muddaDashaOf(ground: MuddaGround, options: MuddaOptions = {}): Dasha {
  readChoices(options, 'options', MUDDA_NAMES);
  const from = oneOf('from', options.from ?? 'natal-moon', MUDDA_STARTS);
  const balance = oneOf('balance', options.balance ?? 'moon', ['moon', 'full']);
  const measure = options.measure ?? 'days';
  readRecord('ground', ground, 'an object of varsha, completedYears, natalMoon and varshaMoon');
  readVarsha(ground.varsha);
  const age = wholeIn('completedYears', ground.completedYears, 0, 200);
  const moon =
    from === 'natal-moon' ? readSpot('natalMoon', ground.natalMoon) : readSpot('varshaMoon', ground.varshaMoon);
  const ahead = from === 'natal-moon' ? age : 0;
  // Krittika, the third, is the Sun's.
  const first = (moon.nakshatra - 3 + 27 + ahead) % 9;
  const passed = (Math.round(moon.longitudeDeg * 1e7) * 3) % STAR_STEPS;
  const elapsed = balance === 'moon' ? passed / STAR_STEPS : 0;
  const seats = Array.from({ length: elapsed === 0 ? 9 : 10 }, (_, i) => (first + i) % 9);
  const shares = seats.map((seat) => (years[seat] as number) / WHOLE);
  const sources: readonly SourceKey[] =
    from === 'natal-moon' ? ['narasimha-rao-integrated', 'charak-varshaphala'] : ['uttara-kalamrita', 'adawal-tajik'];
  return new Dasha({
    system: 'mudda',
    birthJdUt: ground.varsha.startJdUt,
    year: varshaYearOf(ground.varsha, measure, options.sky),
    lords,
    signs: null,
    seats,
    years: shares,
    elapsedYears: elapsed * (shares[0] as number),
    partsOf: (seat) => {
      const order = Array.from({ length: 9 }, (_, i) => (seat + i) % 9);
      let end = 0;
      return { seats: order, ends: order.map((at) => (end += years[at] as number)) };
    },
    settings: { system: 'mudda', from, balance, measure },
    facts: [
      {
        id: 'mudda-start',
        value: { lord: lords[first] as Graha, fractionElapsed: Math.round(elapsed * 1e9) / 1e9 },
        because: [
          cell(from === 'natal-moon' ? 'natal.Moon' : 'Moon', 'nakshatra', moon.nakshatra),
          cell('varsha', 'completedYears', age),
        ],
        sources,
        classification: 'traditional',
      },
    ],
    sources,
    clock: options.clock,
  });
}
