/**
 * Dashas of fixed years, and those made of them: Sthira (from Brahma), Yogardha, Navamsha, Sandhya with its Pachaka parts, Chakra.
 *
 * Sources: `bphs` ch. 46; `jaimini-sutras` 2.3.1–4 and 2.4.20, in Suryanarain Rao's and Rangacharya's readings.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { GRAHAS, type Graha, type Kundli, signFrom } from '../graha/kundli.ts';
import { brahmaOf } from './brahma.ts';
import { CHAKRA_NAMES, NAVAMSHA_DASHA_NAMES, SANDHYA_NAMES, SIGN_DASHA_NAMES, STHIRA_NAMES } from './option-names.ts';
import { groundOfKundli, makeSignDasha, SIGNS, type SignDashaOptions } from './sign-dasha.ts';
import { directionByParity, isOdd, kindOfSign, signAt, walkFrom } from './sign-order.ts';
import { sthiraYears } from './sign-years.ts';
import type { Dasha } from './span.ts';

export interface SthiraOptions extends SignDashaOptions {
  /** Brahma, for one who has judged; found by the rules when left out. */
  readonly brahma?: Graha;
  /** Order from Brahma’s sign: by its parity (Parashara, default), or always forward. */
  readonly order?: 'parity' | 'forward';
}

/**
 * Sthira dasha: from the sign of Brahma; 7, 8 and 9 years for movable, fixed and dual signs.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function sthiraOf(kundli: Kundli, birthJdUt: number, options: SthiraOptions = {}): Dasha {
  readChoices(options, 'options', STHIRA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const order = oneOf('order', options.order ?? 'parity', ['parity', 'forward']);
  const found = brahmaOf(ground);
  const brahma = options.brahma === undefined ? found.value.graha : oneOf('brahma', options.brahma, GRAHAS);
  const seed = kundli.grahas[brahma].sign;
  const direction = order === 'forward' ? 'forward' : directionByParity(seed);
  const facts: readonly Fact[] = options.brahma === undefined ? [found] : [];
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'sthira',
    order: walkFrom(seed, 'regular', direction),
    years: sthiraYears,
    secondRound: 'same',
    direction,
    parts: 'stronger',
    settings: { brahma, order },
    facts,
    sources: ['bphs', 'jaimini-sutras'],
  });
}

/**
 * Yogardha dasha: from the stronger of lagna and 7th, by its parity; each sign half the sum of its chara and sthira years.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function yogardhaOf(kundli: Kundli, birthJdUt: number, options: SignDashaOptions = {}): Dasha {
  readChoices(options, 'options', SIGN_DASHA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const seed = ground.strongerOfPair(ground.lagnaSign);
  const direction = directionByParity(seed);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'yogardha',
    order: walkFrom(seed, 'regular', direction),
    years: (sign) => (ground.yearsOf(sign) + sthiraYears(sign)) / 2,
    secondRound: 'same',
    direction,
    parts: 'stronger',
    settings: {},
    facts: [],
    sources: ['bphs', 'jaimini-sutras'],
  });
}

export interface NavamshaDashaOptions extends SignDashaOptions {
  /**
   * Where an even lagna starts: `abhimukha` (default), the sign it faces: the 8th from a movable, 6th from a fixed, 7th from a dual
   * sign; `rangacharya`, the same but the 10th from a dual sign; both then forward; `backward`, from the lagna itself, backward.
   */
  readonly evenLagna?: 'abhimukha' | 'rangacharya' | 'backward';
}

/**
 * Navamsha dasha: from an odd lagna forward, from an even one as the option says; nine years a sign.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function navamshaDashaOf(kundli: Kundli, birthJdUt: number, options: NavamshaDashaOptions = {}): Dasha {
  readChoices(options, 'options', NAVAMSHA_DASHA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const evenLagna = oneOf('evenLagna', options.evenLagna ?? 'abhimukha', ['abhimukha', 'rangacharya', 'backward']);
  const { lagnaSign } = ground;
  const plain = isOdd(lagnaSign) || evenLagna === 'backward';
  const seed = plain
    ? lagnaSign
    : signFrom(lagnaSign, [8, 6, evenLagna === 'rangacharya' ? 10 : 7][kindOfSign(lagnaSign)] as number);
  const direction = !isOdd(lagnaSign) && evenLagna === 'backward' ? 'backward' : 'forward';
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'navamsha',
    order: walkFrom(seed, 'regular', direction),
    years: () => 9,
    secondRound: 'same',
    direction,
    parts: 'stronger',
    settings: { evenLagna },
    facts: [],
    sources: ['jaimini-sutras'],
  });
}

/**
 * Sandhya dasha: ten years a sign from the lagna. Its parts are Pachaka’s: six shares for the sign itself, three each for the next
 * three, two each for the other eight; it goes no deeper.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function sandhyaOf(kundli: Kundli, birthJdUt: number, options: Omit<SignDashaOptions, 'parts'> = {}): Dasha {
  readChoices(options, 'options', SANDHYA_NAMES);
  const ground = groundOfKundli(kundli, options);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'sandhya',
    order: walkFrom(ground.lagnaSign, 'regular', 'forward'),
    years: () => 10,
    secondRound: 'same',
    direction: 'forward',
    parts: 'own',
    ownParts: {
      levels: 2,
      of: (sign) => ({ seats: SIGNS.map((count) => signAt(sign, count, 'forward') - 1), ends: PACHAKA_ENDS }),
    },
    settings: {},
    facts: [],
    sources: ['bphs'],
  });
}

/** Shares counted up: 6, 3, 3, 3, and eight times 2 make 31. Source: `bphs` ch. 46. */
const PACHAKA_ENDS: readonly number[] = [6, 9, 12, 15, 17, 19, 21, 23, 25, 27, 29, 31];

export interface ChakraOptions extends SignDashaOptions {
  /** When the birth was: by day the dasha starts from the sign of the lagna’s lord, by night from the lagna, at twilight from the 2nd. */
  readonly birthAt: 'day' | 'night' | 'twilight';
}

/**
 * Chakra dasha: ten years a sign, in the order of the zodiac.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function chakraOf(kundli: Kundli, birthJdUt: number, options: ChakraOptions): Dasha {
  readChoices(options, 'options', CHAKRA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const birthAt = oneOf('birthAt', options.birthAt, ['day', 'night', 'twilight']);
  const { lagnaSign } = ground;
  const seed = { day: ground.signOfLord(lagnaSign), night: lagnaSign, twilight: signFrom(lagnaSign, 2) }[birthAt];
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'chakra',
    order: walkFrom(seed, 'regular', 'forward'),
    years: () => 10,
    secondRound: 'same',
    direction: 'forward',
    parts: 'stronger',
    settings: { birthAt },
    facts: [
      {
        id: 'chakra-seed',
        value: seed,
        because: [cell('birth', 'at', birthAt), cell('lagna', 'sign', lagnaSign)],
        sources: ['bphs'],
        classification: 'classical',
      },
    ],
    sources: ['bphs'],
  });
}
