/**
 * Dashas of longevity and of looks: Shoola, Niryana Shoola and Drig.
 *
 * Sources: `narasimha-rao-integrated` §21 (examples 80–82), §22, §23 (example 90); `bphs` ch. 46.
 */

import { numberIn, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { cell } from '../../fact.ts';
import { rashiAspects } from '../graha/drishti.ts';
import { type Kundli, signFrom } from '../graha/kundli.ts';
import { DRIG_NAMES, SHOOLA_NAMES } from './option-names.ts';
import { groundOfKundli, makeSignDasha, SIGNS, type SignDashaOptions } from './sign-dasha.ts';
import { directionByParity, isOddFooted, signAt, walkFrom } from './sign-order.ts';
import { sthiraYears } from './sign-years.ts';
import type { Dasha } from './span.ts';

export interface ShoolaOptions extends SignDashaOptions {
  /** The house that is taken for the lagna, for a relative: 9 for the father, 4 for the mother … Default 1. */
  readonly house?: number;
  /** Shoola dasha alone: years of each sign, 1 … 24. Default 9, for the months in the womb. */
  readonly signYears?: number;
}

/**
 * Shoola dasha: from the stronger of lagna and 7th, always forward, nine years a sign.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function shoolaOf(kundli: Kundli, birthJdUt: number, options: ShoolaOptions = {}): Dasha {
  readChoices(options, 'options', SHOOLA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const house = wholeIn('house', options.house ?? 1, 1, 12);
  const signYears = numberIn('signYears', options.signYears ?? 9, 1, 24, 'years');
  const reference = signFrom(ground.lagnaSign, house);
  const seed = ground.strongerOfPair(reference);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'shoola',
    order: walkFrom(seed, 'regular', 'forward'),
    years: () => signYears,
    secondRound: 'same',
    direction: 'forward',
    parts: 'shoola',
    settings: { house, signYears },
    facts: [
      {
        id: 'shoola-seed',
        value: seed,
        because: [cell(`house${house}`, 'sign', reference)],
        sources: ['narasimha-rao-integrated'],
        classification: 'modern',
      },
    ],
    sources: ['narasimha-rao-integrated', 'jaimini-sutras'],
  });
}

/**
 * Niryana Shoola dasha: from the stronger of 2nd and 8th, by its parity; 7, 8 and 9 years for movable, fixed and dual signs.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function niryanaShoolaOf(kundli: Kundli, birthJdUt: number, options: ShoolaOptions = {}): Dasha {
  readChoices(options, 'options', SHOOLA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const house = wholeIn('house', options.house ?? 1, 1, 12);
  const reference = signFrom(ground.lagnaSign, house);
  const seed = ground.strongerOfPair(signFrom(reference, 2));
  const direction = directionByParity(seed);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'niryana-shoola',
    order: walkFrom(seed, 'regular', direction),
    years: sthiraYears,
    secondRound: 'same',
    direction,
    parts: 'narayana',
    settings: { house },
    facts: [
      {
        id: 'niryana-shoola-seed',
        value: { sign: seed, direction },
        because: [cell(`house${house}`, 'sign', reference)],
        sources: ['narasimha-rao-integrated'],
        classification: 'modern',
      },
    ],
    sources: ['narasimha-rao-integrated', 'bphs'],
  });
}

export interface DrigOptions extends SignDashaOptions {
  /** Years as in Narayana dasha (default), or 7, 8 and 9 by the kind of sign (`sthira`, Parashara). */
  readonly drigYears?: 'narayana' | 'sthira';
}

/**
 * Drig dasha: the 9th, 10th and 11th houses, each followed by the three signs that it looks at. For a dual lagna two signs come twice
 * and two not at all.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function drigOf(kundli: Kundli, birthJdUt: number, options: DrigOptions = {}): Dasha {
  readChoices(options, 'options', DRIG_NAMES);
  const ground = groundOfKundli(kundli, options);
  const drigYears = oneOf('drigYears', options.drigYears ?? 'narayana', ['narayana', 'sthira']);
  const leaders = [9, 10, 11].map((house) => signFrom(ground.lagnaSign, house));
  const order = leaders.flatMap((leader) => {
    const direction = isOddFooted(leader) ? 'forward' : 'backward';
    return SIGNS.map((count) => signAt(leader, count, direction)).filter(
      (sign) => sign === leader || rashiAspects(leader, sign),
    );
  });
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'drig',
    order,
    years: drigYears === 'sthira' ? sthiraYears : (sign) => ground.yearsOf(sign),
    secondRound: drigYears === 'sthira' ? 'same' : 'complement',
    direction: 'forward',
    parts: 'narayana',
    settings: { drigYears },
    facts: [
      {
        id: 'drig-leaders',
        value: leaders,
        because: [cell('lagna', 'sign', ground.lagnaSign)],
        sources: ['narasimha-rao-integrated'],
        classification: 'modern',
      },
    ],
    sources:
      drigYears === 'sthira' ? ['bphs', 'narasimha-rao-integrated'] : ['narasimha-rao-integrated', 'jaimini-sutras'],
  });
}
