/**
 * Dashas that walk by quadrants: Lagna Kendradi, Sudasha (from shri lagna) and Mandooka.
 *
 * Sources: `narasimha-rao-integrated` §19 and §20 (example 77); `bphs` ch. 46, mandooka dasha.
 */

import { readChoices } from '../../choice.ts';
import { cell } from '../../fact.ts';
import { readFlag } from '../../input.ts';
import { type Kundli, spotAt } from '../graha/kundli.ts';
import { SIGN_DASHA_NAMES, SUDASHA_NAMES } from './option-names.ts';
import { groundOfKundli, makeSignDasha, type SignDashaOptions } from './sign-dasha.ts';
import { directionByParity, walkFrom } from './sign-order.ts';
import { sthiraYears } from './sign-years.ts';
import type { Dasha } from './span.ts';

/**
 * Lagna Kendradi dasha: from the stronger of lagna and 7th, quadrants first; years as in Narayana dasha.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function lagnaKendradiOf(kundli: Kundli, birthJdUt: number, options: SignDashaOptions = {}): Dasha {
  readChoices(options, 'options', SIGN_DASHA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const seed = ground.strongerOfPair(ground.lagnaSign);
  const direction = ground.bent(directionByParity(seed), seed);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'lagna-kendradi',
    order: walkFrom(seed, 'kendradi', direction),
    years: (sign) => ground.yearsOf(sign),
    secondRound: 'complement',
    direction,
    parts: 'narayana',
    settings: {},
    facts: [
      {
        id: 'lagna-kendradi-seed',
        value: { sign: seed, direction },
        because: [cell('lagna', 'sign', ground.lagnaSign)],
        sources: ['narasimha-rao-integrated'],
        classification: 'modern',
      },
    ],
    sources: ['narasimha-rao-integrated'],
  });
}

export interface SudashaOptions extends SignDashaOptions {
  /** Whether Saturn and Ketu in the first sign bend the order, as in the other quadrant dasha. Default true. */
  readonly exceptions?: boolean;
}

/**
 * Sudasha: from shri lagna by quadrants. What had passed of the first period at birth is the part of its sign that shri lagna has run
 * through.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function sudashaOf(kundli: Kundli, birthJdUt: number, options: SudashaOptions = {}): Dasha {
  readChoices(options, 'options', SUDASHA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const exceptions = readFlag('exceptions', options.exceptions ?? true);
  // The share of its star that the Moon has run through, as a share of the circle, added to the lagna.
  const moonDeg = kundli.grahas.Moon.longitudeDeg;
  const shriLagna = spotAt(kundli.lagna.longitudeDeg + moonDeg * 27);
  const seed = shriLagna.sign;
  const direction = exceptions ? ground.bent(directionByParity(seed), seed) : directionByParity(seed);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'sudasha',
    order: walkFrom(seed, 'kendradi', direction),
    years: (sign) => ground.yearsOf(sign),
    secondRound: 'complement',
    elapsed: shriLagna.degree / 30,
    direction,
    parts: 'narayana',
    settings: { exceptions },
    facts: [
      {
        id: 'sudasha-seed',
        value: { sign: seed, direction, shriLagnaDeg: shriLagna.longitudeDeg },
        because: [cell('lagna', 'longitudeDeg', kundli.lagna.longitudeDeg), cell('Moon', 'longitudeDeg', moonDeg)],
        sources: ['narasimha-rao-integrated'],
        classification: 'modern',
      },
    ],
    sources: ['narasimha-rao-integrated'],
  });
}

/**
 * Mandooka dasha: from the stronger of lagna and 7th, leaping every third sign; 7, 8 and 9 years for movable, fixed and dual signs.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function mandookaOf(kundli: Kundli, birthJdUt: number, options: SignDashaOptions = {}): Dasha {
  readChoices(options, 'options', SIGN_DASHA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const seed = ground.strongerOfPair(ground.lagnaSign);
  const direction = directionByParity(seed);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'mandooka',
    order: walkFrom(seed, 'kendradi', direction),
    years: sthiraYears,
    secondRound: 'same',
    direction,
    parts: 'stronger',
    settings: {},
    facts: [],
    sources: ['bphs'],
  });
}
