/**
 * How many years a sign gives: the count from the sign to its lord, less one, for Narayana, Chara and their kin; or a fixed number by
 * the kind of sign.
 *
 * Sources: `narasimha-rao-integrated` §18.2.2; `bphs` ch. 46, chara dasha; `kn-rao-chara`, which takes no notice of exaltation.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { Graha } from '../graha/kundli.ts';
import { houseFrom } from '../graha/kundli.ts';
import {
  type LordSchool,
  type NamedLords,
  NODE_DEGREES,
  NODE_EXALTATIONS,
  type NodeDegrees,
  type NodeExaltation,
  type Placing,
  readPlacing,
  signDignity,
  strongerLordBy,
} from '../graha/stronger.ts';
import { SIGN_YEARS_NAMES } from './option-names.ts';
import { isOddFooted, kindOfSign } from './sign-order.ts';

export interface SignYearsOptions {
  /** Who chooses the lord of Scorpio and Aquarius, or the lords by name. Default `pvr`. */
  readonly lords?: LordSchool | NamedLords;
  /** A year more for an exalted lord and one less for a debilitated one (default), or no notice taken. */
  readonly dignity?: 'add' | 'none';
  /** Where the nodes are exalted. Default `narasimha-rao`: Gemini and Sagittarius. */
  readonly nodeExaltation?: NodeExaltation;
  readonly nodeDegrees?: NodeDegrees;
  /**
   * Of two lords that nothing else tells apart: the one further through its sign (`degrees`, default, as programs do), or the one that
   * gives more years (`years`: Parashara, and Narasimha Rao §15.5.1; the default with `lords: 'bphs'`).
   */
  readonly lordTie?: 'degrees' | 'years';
  /** Mercury in Virgo, for the years of Gemini: `own` (default, as programs count) or `exalted`, as in Narasimha Rao's example 68. */
  readonly mercuryInVirgo?: 'own' | 'exalted';
}

/** Options with nothing left out. */
export interface SignYearsRule {
  readonly lords: LordSchool | NamedLords;
  readonly dignity: 'add' | 'none';
  readonly nodeExaltation: NodeExaltation;
  readonly nodeDegrees: NodeDegrees;
  readonly lordTie: 'degrees' | 'years';
  readonly mercuryInVirgo: 'own' | 'exalted';
}

/** What a sign gives, and by whom. */
export interface SignYears {
  readonly sign: number;
  readonly years: number;
  readonly lord: Graha;
  /** Which rule chose the lord: `only-lord`, `planets`, … */
  readonly rule: string;
}

/** @throws EngineError INVALID_OPTION */
export function signYearsRule(options: SignYearsOptions, defaults: Partial<SignYearsRule> = {}): SignYearsRule {
  const lords = options.lords ?? defaults.lords ?? 'pvr';
  return {
    lords,
    dignity: oneOf('dignity', options.dignity ?? defaults.dignity ?? 'add', ['add', 'none']),
    nodeExaltation: oneOf('nodeExaltation', options.nodeExaltation ?? 'narasimha-rao', NODE_EXALTATIONS),
    nodeDegrees: oneOf('nodeDegrees', options.nodeDegrees ?? 'from-end', NODE_DEGREES),
    lordTie: oneOf('lordTie', options.lordTie ?? (lords === 'bphs' ? 'years' : 'degrees'), ['degrees', 'years']),
    mercuryInVirgo: oneOf('mercuryInVirgo', options.mercuryInVirgo ?? 'own', ['own', 'exalted']),
  };
}

/**
 * Years of each sign by the count to its lord, Aries first: 0 … 12.
 *
 * @param placing  where the grahas stand: `kundli.grahas`, or the like of a varga
 * @throws  EngineError INVALID_OPTION
 */
export function signYearsOf(placing: Placing, options: SignYearsOptions = {}): readonly SignYears[] {
  readPlacing(placing);
  return countedYearsOf(placing, signYearsRule(readChoices(options, 'options', SIGN_YEARS_NAMES)));
}

/** Years of each sign by options that were resolved. */
export function countedYearsOf(placing: Placing, rule: SignYearsRule): readonly SignYears[] {
  const { lords, nodeExaltation, nodeDegrees } = rule;
  return Array.from({ length: 12 }, (_, i) => {
    const sign = i + 1;
    const choice = { lords, nodeExaltation, nodeDegrees };
    const weigh = (graha: Graha) => countedYears(placing, sign, graha, rule);
    const { winner: lord, rule: by } = strongerLordBy(
      placing,
      sign,
      rule.lordTie === 'years' ? { ...choice, weigh } : choice,
    );
    return { sign, years: countedYears(placing, sign, lord, rule), lord, rule: by };
  });
}

/**
 * Movable signs 7 years, fixed 8, dual 9.
 *
 * @param sign  1 … 12
 * @throws  EngineError INVALID_OPTION
 * @source  `bphs` ch. 46, sthira dasha
 */
export function sthiraYears(sign: number): number {
  return 7 + kindOfSign(wholeIn('sign', sign, 1, 12));
}

function countedYears(placing: Placing, sign: number, lord: Graha, rule: SignYearsRule): number {
  const at = placing[lord].sign;
  if (at === sign) return 12;
  const years = (isOddFooted(sign) ? houseFrom(sign, at) : houseFrom(at, sign)) - 1;
  if (rule.dignity === 'none') return years;
  if (lord === 'Mercury' && at === 6 && rule.mercuryInVirgo === 'own') return years;
  return years + signDignity(lord, at, rule.nodeExaltation);
}
