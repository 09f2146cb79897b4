/**
 * What all dashas of signs share: their options, the strength of signs for one kundli, the ways of dividing a period among the twelve
 * signs, and the making of the dasha from an order and years.
 *
 * Sources: `narasimha-rao-integrated` §18.3 for parts as in Narayana dasha and §23 for Shoola; `bphs` ch. 52, 53; `kn-rao-chara`.
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, wholeIn } from '../../choice.ts';
import type { Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { type Kundli, signFrom } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import {
  type Placing,
  SIGN_SCHOOLS,
  type SignSchool,
  type StrongerSignOptions,
  strongerSignBy,
  strongestSignBy,
} from '../graha/stronger.ts';
import type { DashaSettings, Parts } from './plan.ts';
import { type Direction, directionByParity, reversed, signAt } from './sign-order.ts';
import {
  countedYearsOf,
  type SignYears,
  type SignYearsOptions,
  type SignYearsRule,
  signYearsRule,
} from './sign-years.ts';
import { Dasha } from './span.ts';
import { type DashaYearName, dashaYearOf } from './year.ts';

/**
 * How a period is divided: always twelve equal parts, in an order. `narayana`: from the sign that holds the lord of the stronger of the
 * period’s sign and its 7th; `stronger`: from that stronger sign, by its parity; `shoola`: from it, forward; `lord`: from the sign that
 * holds the period’s lord, forward; `own`: from the sign itself, `next`: from the one after it, both in the direction of the dasha.
 */
export const SIGN_PARTS = ['narayana', 'stronger', 'shoola', 'lord', 'own', 'next'] as const;
export type SignParts = (typeof SIGN_PARTS)[number];

export interface SignDashaOptions extends SignYearsOptions {
  /** Who says which of two signs is stronger. Default `pvr`. */
  readonly signs?: SignSchool;
  readonly parts?: SignParts;
  /** Rounds of the twelve signs, 1 … 12; by default two where the second gives what the first left of twelve years, else 120 years’ worth. */
  readonly cycles?: number;
  /** A name, or days. Default `julian`. */
  readonly year?: DashaYearName | number;
  readonly sky?: ZodiacSky;
  readonly sunDeg?: (jdUt: number) => number;
  /** Adds local texts to each span. */
  readonly clock?: LocalClock;
}

/** One kundli with the options of a dasha resolved: what each system asks. */
export class SignGround {
  readonly lagnaSign: number;
  readonly placing: Placing;
  readonly rule: SignYearsRule;
  /** Aries first. */
  readonly years: readonly SignYears[];
  readonly strength: StrongerSignOptions & { readonly signs: SignSchool };

  /**
   * @param lagnaSign  1 … 12
   * @param options    whose names were looked at before
   * @param defaults   of the dasha, where they differ from those of SignYearsOptions
   * @throws  EngineError INVALID_OPTION
   */
  constructor(placing: Placing, lagnaSign: number, options: SignDashaOptions, defaults: Partial<SignYearsRule> = {}) {
    this.placing = placing;
    this.lagnaSign = lagnaSign;
    this.rule = signYearsRule(options, defaults);
    this.years = countedYearsOf(placing, this.rule);
    const { lords, nodeExaltation, nodeDegrees } = this.rule;
    this.strength = { signs: oneOf('signs', options.signs ?? 'pvr', SIGN_SCHOOLS), lords, nodeExaltation, nodeDegrees };
  }

  /** The stronger of a sign and the 7th from it. */
  strongerOfPair(sign: number): number {
    return strongerSignBy(this.placing, sign, signFrom(sign, 7), this.strength).winner;
  }

  strongest(signs: readonly number[]): number {
    return strongestSignBy(this.placing, signs, this.strength);
  }

  yearsOf(sign: number): number {
    return (this.years[sign - 1] as SignYears).years;
  }

  /** The sign in which the lord of a sign stands. */
  signOfLord(sign: number): number {
    return this.placing[(this.years[sign - 1] as SignYears).lord].sign;
  }

  holds(sign: number, graha: 'Saturn' | 'Ketu'): boolean {
    return this.placing[graha].sign === sign;
  }

  /** A direction as Saturn in the first sign makes it forward, and Ketu there turns it. Where both are, Saturn decides: our choice. */
  bent(direction: Direction, seed: number): Direction {
    if (this.holds(seed, 'Saturn')) return 'forward';
    return this.holds(seed, 'Ketu') ? reversed(direction) : direction;
  }
}

/** The ground of a dasha of the birth kundli, by options whose names were looked at before. @throws EngineError INVALID_OPTION */
export function groundOfKundli(
  kundli: Kundli,
  options: SignDashaOptions,
  defaults: Partial<SignYearsRule> = {},
): SignGround {
  const { grahas, lagna } = readKundli(kundli);
  return new SignGround(grahas, lagna.sign, options, defaults);
}

/** What a system of signs has worked out. */
export interface SignPlan {
  readonly system: string;
  /** The signs of one round, in order. */
  readonly order: readonly number[];
  readonly years: (sign: number) => number;
  /** A second round gives the same years, or what the first left of twelve. */
  readonly secondRound: 'same' | 'complement';
  /** Share of the first period that had passed at birth, 0 … 1. */
  readonly elapsed?: number;
  /** Of the whole dasha, for parts that follow it. */
  readonly direction: Direction;
  readonly parts: SignParts;
  /** Parts of the system’s own, instead of the named ones; then the dasha goes no deeper than they do. */
  readonly ownParts?: { readonly levels: number; readonly of: (sign: number) => Parts };
  readonly settings: DashaSettings;
  readonly facts: readonly Fact[];
  readonly sources: readonly SourceKey[];
}

const MOST_CYCLES = 12;

/** A dasha of signs. @throws EngineError INVALID_OPTION, OUT_OF_SPAN */
export function makeSignDasha(ground: SignGround, birthJdUt: number, options: SignDashaOptions, plan: SignPlan): Dasha {
  checkJd('birthJdUt', birthJdUt);
  const { order, secondRound } = plan;
  const first = order.map(plan.years);
  const total = first.reduce((sum, years) => sum + years, 0);
  const usual = secondRound === 'complement' ? 2 : Math.min(MOST_CYCLES, Math.ceil(120 / total));
  const cycles = wholeIn('cycles', options.cycles ?? usual, 1, MOST_CYCLES);
  const rounds = Array.from({ length: cycles }, (_, round) =>
    secondRound === 'complement' && round % 2 === 1 ? first.map((years) => 12 - years) : first,
  );
  const parts = oneOf('parts', options.parts ?? plan.parts, SIGN_PARTS);
  const year = dashaYearOf(birthJdUt, options);
  const cache = new Array<Parts | undefined>(12);
  const { ownParts } = plan;
  const partsOf = (seat: number): Parts =>
    (cache[seat] ??=
      ownParts === undefined ? equalParts(ground, seat + 1, parts, plan.direction) : ownParts.of(seat + 1));
  const { rule, strength, years } = ground;
  return new Dasha({
    system: plan.system,
    birthJdUt,
    year,
    lords: null,
    signs: SIGNS,
    seats: rounds.flatMap(() => order.map((sign) => sign - 1)),
    years: rounds.flat(),
    elapsedYears: (plan.elapsed ?? 0) * (first[0] as number),
    partsOf,
    levels: ownParts?.levels,
    settings: {
      ...plan.settings,
      system: plan.system,
      signs: strength.signs,
      lords: typeof rule.lords === 'string' ? rule.lords : 'named',
      lordOfScorpio: (years[7] as SignYears).lord,
      lordOfAquarius: (years[10] as SignYears).lord,
      dignity: rule.dignity,
      nodeExaltation: rule.nodeExaltation,
      nodeDegrees: rule.nodeDegrees,
      lordTie: rule.lordTie,
      mercuryInVirgo: rule.mercuryInVirgo,
      parts: ownParts === undefined ? parts : 'own-shares',
      cycles,
      secondRound,
      year: year.name,
      yearDays: year.days,
    },
    facts: plan.facts,
    sources: plan.sources,
    clock: options.clock,
  });
}

/** Twelve equal parts of the period of a sign. */
function equalParts(ground: SignGround, sign: number, parts: SignParts, whole: Direction): Parts {
  const [from, direction] = startOfParts(ground, sign, parts, whole);
  return { seats: TWELVE.map((count) => signAt(from, count, direction) - 1), ends: TWELVE };
}

function startOfParts(
  ground: SignGround,
  sign: number,
  parts: SignParts,
  whole: Direction,
): readonly [number, Direction] {
  if (parts === 'own') return [sign, whole];
  if (parts === 'next') return [signAt(sign, 2, whole), whole];
  if (parts === 'lord') return [ground.signOfLord(sign), 'forward'];
  const seed = ground.strongerOfPair(sign);
  if (parts === 'shoola') return [seed, 'forward'];
  if (parts === 'stronger') return [seed, directionByParity(seed)];
  const start = ground.signOfLord(seed);
  return [start, ground.bent(directionByParity(start), seed)];
}

export const SIGNS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const TWELVE = SIGNS;
