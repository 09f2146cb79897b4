/**
 * Narayana dasha, of the kundli or of a varga: the progress of the lagna through the signs.
 *
 * Source: `narasimha-rao-integrated` §18 (examples 63–71, exercises 27 and 28).
 */

import { readChoices, wholeIn } from '../../choice.ts';
import { cell } from '../../fact.ts';
import { type Kundli, signFrom } from '../graha/kundli.ts';
import { vargaKundliOf } from '../graha/varga-chart.ts';
import { NARAYANA_NAMES } from './option-names.ts';
import { groundOfKundli, makeSignDasha, type SignDashaOptions, SignGround } from './sign-dasha.ts';
import { directionByNinth, padakrama, walkFrom } from './sign-order.ts';
import type { SignYears } from './sign-years.ts';
import type { Dasha } from './span.ts';

export interface NarayanaOptions extends SignDashaOptions {
  /** 1 (default): of the kundli; else of that varga, 2 … 300. */
  readonly division?: number;
  /** Of the varga; its first method when left out. */
  readonly method?: string;
}

/**
 * Narayana dasha. In a varga the house of its number (D-4 the 4th, D-24 the 12th) is taken in the kundli, and the sign that its lord
 * holds in the varga stands for the lagna there.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function narayanaOf(kundli: Kundli, birthJdUt: number, options: NarayanaOptions = {}): Dasha {
  readChoices(options, 'options', NARAYANA_NAMES);
  const division = wholeIn('division', options.division ?? 1, 1, 300);
  const ground = division === 1 ? groundOfKundli(kundli, options) : groundOfVarga(kundli, division, options);
  const seed = ground.strongerOfPair(ground.lagnaSign);
  const saturn = ground.holds(seed, 'Saturn');
  const direction = ground.bent(directionByNinth(seed), seed);
  const walk = saturn ? 'regular' : padakrama(seed);
  const exception = saturn ? 'Saturn' : ground.holds(seed, 'Ketu') ? 'Ketu' : 'none';
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'narayana',
    order: walkFrom(seed, walk, direction),
    years: (sign) => ground.yearsOf(sign),
    secondRound: 'complement',
    direction,
    parts: 'narayana',
    settings: { division, method: options.method ?? null },
    facts: [
      {
        id: 'narayana-seed',
        value: { sign: seed, walk, direction },
        because: [cell(`D${division}.lagna`, 'sign', ground.lagnaSign), cell('seed', 'holds', exception)],
        sources: ['narasimha-rao-integrated'],
        classification: 'modern',
      },
    ],
    sources: ['narasimha-rao-integrated', 'jaimini-sutras'],
  });
}

function groundOfVarga(kundli: Kundli, division: number, options: NarayanaOptions): SignGround {
  const house = ((division - 1) % 12) + 1;
  const varga = vargaKundliOf(kundli, division, options.method).grahas;
  const { years } = groundOfKundli(kundli, options);
  const { lord } = years[signFrom(kundli.lagna.sign, house) - 1] as SignYears;
  return new SignGround(varga, varga[lord].sign, options);
}
