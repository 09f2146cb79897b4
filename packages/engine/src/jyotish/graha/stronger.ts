/**
 * Which of two is stronger, by short rules taken one after the other: two signs, or two grahas that own one sign together (Mars and
 * Ketu: Scorpio; Saturn and Rahu: Aquarius). For sign dashas and arudhas, which ask it before they can begin.
 *
 * A comparison stops at the first rule that decides, and says which one it was. Schools differ in the rules and in their order.
 *
 * Sources: `narasimha-rao-integrated` §15.5.1 and §15.5.2 (`pvr`); `jaimini-sutras` 2.3.5–11 with 1.1.28, in the order of Suryanarain
 * Rao's translation; `bphs` ch. 46, chara dasha; `kn-rao-chara`.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { readList, refusal } from '../../input.ts';
import { GRAHAS, type Graha, type VisibleGraha } from './kundli.ts';
import { lordOf } from './lordship.ts';
import { LORD_NAMES, NAMED_LORD_NAMES, SIGN_NAMES } from './option-names.ts';
import {
  advancement,
  atmakarakaOf,
  kindOf,
  NODE_DEGREES,
  NODE_EXALTATIONS,
  type NodeDegrees,
  type NodeExaltation,
  occupants,
  type Placing,
  readPlacing,
  signDignity,
  touches,
} from './placing.ts';

export {
  advancement,
  atmakarakaOf,
  NODE_DEGREES,
  NODE_EXALTATIONS,
  type NodeDegrees,
  type NodeExaltation,
  type Placing,
  readPlacing,
  signDignity,
} from './placing.ts';

/** Who says which lord of Scorpio or Aquarius is stronger. `single-lord`: Mars and Saturn, always. */
export const LORD_SCHOOLS = ['pvr', 'jaimini-sutra', 'bphs', 'kn-rao', 'single-lord'] as const;
export type LordSchool = (typeof LORD_SCHOOLS)[number];

/** Who says which of two signs is stronger. */
export const SIGN_SCHOOLS = ['pvr', 'jaimini-sutra'] as const;
export type SignSchool = (typeof SIGN_SCHOOLS)[number];

/** The lords of the two signs that have two; another lord may be named instead of a school. */
export interface NamedLords {
  readonly Scorpio?: 'Mars' | 'Ketu';
  readonly Aquarius?: 'Saturn' | 'Rahu';
}

export interface StrongerLordOptions {
  /** A school, or the lords themselves, for one who has judged; `pvr` for a sign not named. Default `pvr`. */
  readonly lords?: LordSchool | NamedLords;
  readonly nodeExaltation?: NodeExaltation;
  readonly nodeDegrees?: NodeDegrees;
  /** What the last rule weighs instead of the degrees run through in the sign: a number of the caller, such as years. */
  readonly weigh?: (graha: Graha) => number;
}

export interface StrongerSignOptions {
  readonly signs?: SignSchool;
  /** How the lord of Scorpio or Aquarius is chosen where a rule needs one. */
  readonly lords?: LordSchool | NamedLords;
  readonly nodeExaltation?: NodeExaltation;
  readonly nodeDegrees?: NodeDegrees;
}

/** What is counted besides the grahas themselves. */
export interface CompanyOptions {
  /** The sign of the lagna, where it shall count as company to whoever stands in it, as one program has it. */
  readonly lagnaSign?: number;
}

/** What a comparison found. */
export interface Verdict<T> {
  readonly winner: T;
  /** The rule that decided: `only-lord`, `named`, `elsewhere`, `planets`, `jupiter-mercury-lord`, `exalted` … */
  readonly rule: string;
}

const SCORPIO = 8;
const AQUARIUS = 11;

/** All lords of a sign: two for Scorpio and Aquarius. @throws EngineError INVALID_OPTION for a sign that is not 1 … 12 */
export function lordsOf(sign: number): readonly Graha[] {
  wholeIn('sign', sign, 1, 12);
  if (sign === SCORPIO) return SCORPIO_LORDS;
  return sign === AQUARIUS ? AQUARIUS_LORDS : (ONE_LORD[sign - 1] as readonly Graha[]);
}

/**
 * The lord of a sign, the stronger where it has two.
 *
 * @param placing  where the grahas stand: `kundli.grahas`, or the like of a varga
 * @param sign     1 … 12
 * @throws  EngineError INVALID_OPTION for a school, a lord or a sign that does not exist, and for what is no placing
 */
export function strongerLordOf(
  placing: Placing,
  sign: number,
  options: StrongerLordOptions & CompanyOptions = {},
): Verdict<Graha> {
  readPlacing(placing);
  return strongerLordBy(placing, sign, readChoices(options, 'options', LORD_NAMES));
}

/** The same of a placing and by options whose names were looked at before. */
export function strongerLordBy(
  placing: Placing,
  sign: number,
  options: StrongerLordOptions & CompanyOptions,
): Verdict<Graha> {
  checkOptions(options);
  const named = namedLord(sign, options.lords);
  const lords = lordsOf(sign);
  const [first, second] = lords as readonly [Graha, Graha];
  if (lords.length === 1) return { winner: first, rule: 'only-lord' };
  if (named !== null) return { winner: named, rule: 'named' };
  const school = typeof options.lords === 'string' ? options.lords : 'pvr';
  if (school === 'single-lord') return { winner: first, rule: 'single-lord' };
  const inside = [placing[first].sign === sign, placing[second].sign === sign];
  if (inside[0] !== inside[1]) return { winner: inside[0] ? second : first, rule: 'elsewhere' };
  const together = placing[first].sign === placing[second].sign;
  for (const rule of LORD_RULES[school]) {
    // Whatever supports a sign supports both who stand in it, its lord among them.
    if (together && rule === 'jupiter-mercury-lord') continue;
    const [a, b] = [weightOf(rule, placing, first, options), weightOf(rule, placing, second, options)];
    if (a !== b) return { winner: a > b ? first : second, rule };
  }
  return { winner: first, rule: 'equal' };
}

/**
 * The stronger of two signs. Where nothing tells them apart, the first.
 *
 * @param first, second  1 … 12
 * @throws  EngineError INVALID_OPTION as `strongerLordOf`
 */
export function strongerSign(
  placing: Placing,
  first: number,
  second: number,
  options: StrongerSignOptions = {},
): Verdict<number> {
  readPlacing(placing);
  return strongerSignBy(placing, first, second, readChoices(options, 'options', SIGN_NAMES));
}

/** The same of a placing and by options whose names were looked at before. */
export function strongerSignBy(
  placing: Placing,
  first: number,
  second: number,
  options: StrongerSignOptions,
): Verdict<number> {
  checkOptions(options);
  for (const sign of [first, second]) wholeIn('sign', sign, 1, 12);
  const school = oneOf('signs', options.signs ?? 'pvr', SIGN_SCHOOLS);
  for (const rule of SIGN_RULES[school]) {
    const [a, b] = [signWeight(rule, placing, first, options), signWeight(rule, placing, second, options)];
    if (a !== b) return { winner: a > b ? first : second, rule };
  }
  return { winner: first, rule: 'equal' };
}

/**
 * The strongest of some signs; among equals the one named first.
 *
 * @param signs  1 … 12 each, at least one
 * @throws  EngineError INVALID_OPTION as `strongerLordOf`
 */
export function strongestSign(placing: Placing, signs: readonly number[], options: StrongerSignOptions = {}): number {
  readPlacing(placing);
  return strongestSignBy(placing, signs, readChoices(options, 'options', SIGN_NAMES));
}

/** The same of a placing and by options whose names were looked at before. */
export function strongestSignBy(placing: Placing, signs: readonly number[], options: StrongerSignOptions): number {
  const some = readList('signs', signs, 'at least one sign, 1 … 12') as readonly number[];
  wholeIn('signs[0]', some[0], 1, 12);
  return some.reduce((best, sign) => (sign === best ? best : strongerSignBy(placing, best, sign, options).winner));
}

type LordRule = 'planets' | 'jupiter-mercury-lord' | 'exalted' | 'sign-kind' | 'weight' | 'degree' | 'atmakaraka';
type SignRule =
  | 'planets'
  | 'jupiter-mercury-lord'
  | 'exalted'
  | 'lord-parity'
  | 'sign-kind'
  | 'lord-advance'
  | 'atmakaraka';

const LORD_RULES: { readonly [S in Exclude<LordSchool, 'single-lord'>]: readonly LordRule[] } = {
  pvr: ['planets', 'jupiter-mercury-lord', 'exalted', 'sign-kind', 'weight'],
  'jaimini-sutra': ['atmakaraka', 'planets', 'exalted', 'sign-kind', 'weight'],
  bphs: ['exalted', 'planets', 'sign-kind', 'weight'],
  'kn-rao': ['planets', 'degree'],
};

const SIGN_RULES: { readonly [S in SignSchool]: readonly SignRule[] } = {
  pvr: ['planets', 'jupiter-mercury-lord', 'exalted', 'lord-parity', 'sign-kind', 'lord-advance'],
  'jaimini-sutra': ['atmakaraka', 'planets', 'exalted', 'sign-kind', 'lord-advance', 'jupiter-mercury-lord'],
};

function weightOf(
  rule: LordRule,
  placing: Placing,
  graha: Graha,
  options: StrongerLordOptions & CompanyOptions,
): number {
  const { sign, degree } = placing[graha];
  switch (rule) {
    case 'planets':
      return occupants(placing, sign) + (options.lagnaSign === sign ? 1 : 0);
    case 'jupiter-mercury-lord': {
      // The lord of the sign in which the graha stands; a graha at home is not its own support.
      const host = lordOf(sign);
      return (
        touches(placing, 'Jupiter', sign) +
        touches(placing, 'Mercury', sign) +
        (host === graha ? 0 : touches(placing, host, sign))
      );
    }
    case 'exalted':
      return signDignity(graha, sign, options.nodeExaltation) === 1 ? 1 : 0;
    case 'sign-kind':
      return kindOf(sign);
    case 'atmakaraka':
      return sign === placing[atmakarakaOf(placing)].sign ? 1 : 0;
    case 'degree':
      return degree;
    case 'weight':
      return options.weigh === undefined ? advancement(placing, graha, options.nodeDegrees) : options.weigh(graha);
  }
}

function signWeight(rule: SignRule, placing: Placing, sign: number, options: StrongerSignOptions): number {
  switch (rule) {
    case 'planets':
      return occupants(placing, sign);
    case 'jupiter-mercury-lord':
      // Every lord counts here, also the weaker of two.
      return lordsOf(sign).reduce(
        (sum, lord) => sum + touches(placing, lord, sign),
        touches(placing, 'Jupiter', sign) + touches(placing, 'Mercury', sign),
      );
    case 'exalted':
      return GRAHAS.some((g) => placing[g].sign === sign && signDignity(g, sign, options.nodeExaltation) === 1) ? 1 : 0;
    case 'lord-parity':
      return (placing[lordHere(placing, sign, options)].sign - sign) % 2 === 0 ? 0 : 1;
    case 'sign-kind':
      return kindOf(sign);
    case 'lord-advance':
      return advancement(placing, lordHere(placing, sign, options), options.nodeDegrees);
    case 'atmakaraka':
      return sign === placing[atmakarakaOf(placing)].sign ? 1 : 0;
  }
}

function lordHere(placing: Placing, sign: number, options: StrongerSignOptions): Graha {
  return strongerLordBy(placing, sign, options).winner;
}

function checkOptions(options: StrongerLordOptions & CompanyOptions): void {
  const { nodeExaltation, nodeDegrees, weigh, lagnaSign } = options;
  if (nodeExaltation !== undefined) oneOf('nodeExaltation', nodeExaltation, NODE_EXALTATIONS);
  if (nodeDegrees !== undefined) oneOf('nodeDegrees', nodeDegrees, NODE_DEGREES);
  if (lagnaSign !== undefined) wholeIn('lagnaSign', lagnaSign, 1, 12);
  if (weigh !== undefined && typeof weigh !== 'function')
    throw refusal('INVALID_OPTION', 'weigh', 'a function of the graha', 'weigh must be a function of the graha.');
}

/** The lord that the caller named for a sign, checked; null where a school decides. */
function namedLord(sign: number, lords: LordSchool | NamedLords | undefined): Graha | null {
  if (lords === undefined) return null;
  if (typeof lords !== 'object' || lords === null) {
    oneOf('lords', lords, LORD_SCHOOLS);
    return null;
  }
  readChoices(lords, 'lords', NAMED_LORD_NAMES);
  if (sign === SCORPIO && lords.Scorpio !== undefined) return oneOf('lords.Scorpio', lords.Scorpio, SCORPIO_LORDS);
  if (sign === AQUARIUS && lords.Aquarius !== undefined) {
    return oneOf('lords.Aquarius', lords.Aquarius, AQUARIUS_LORDS);
  }
  return null;
}

const SCORPIO_LORDS: readonly Graha[] = ['Mars', 'Ketu'];
const AQUARIUS_LORDS: readonly Graha[] = ['Saturn', 'Rahu'];
const ONE_LORD: readonly (readonly VisibleGraha[])[] = Array.from({ length: 12 }, (_, i) => [lordOf(i + 1)]);
