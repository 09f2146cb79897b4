/**
 * Chara dasha, from the lagna sign after sign, and Trikona dasha, which walks the same years by trines.
 *
 * Sources: `kn-rao-chara`; `bphs` ch. 46, chara dasha; `jaimini-sutras` 1.1.25–29, 2.4.24; `narasimha-rao-integrated` §15, §18.2.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { cell } from '../../fact.ts';
import { type Kundli, signFrom } from '../graha/kundli.ts';
import { CHARA_NAMES, SIGN_DASHA_NAMES } from './option-names.ts';
import { groundOfKundli, makeSignDasha, type SignDashaOptions, type SignParts } from './sign-dasha.ts';
import { directionByNinth, walkFrom } from './sign-order.ts';
import type { SignYearsRule } from './sign-years.ts';
import type { Dasha } from './span.ts';

/**
 * `kn-rao`: lords of Scorpio and Aquarius by company and degree, no years for exaltation, parts from the next sign, rounds alike;
 * `bphs`: lords by Parashara’s order, years for exaltation, parts from the sign of the lord, rounds alike; `pvr`: lords and years as
 * in Narayana dasha, its parts, and a second round of what the first left of twelve years.
 */
export const CHARA_SCHOOLS = ['kn-rao', 'bphs', 'pvr'] as const;
export type CharaSchool = (typeof CHARA_SCHOOLS)[number];

export interface CharaOptions extends SignDashaOptions {
  /** Default `kn-rao`. Each single option may still be set apart from it. */
  readonly school?: CharaSchool;
}

interface SchoolRow extends Pick<SignYearsRule, 'lords' | 'dignity'> {
  readonly parts: SignParts;
  readonly secondRound: 'same' | 'complement';
}

const SCHOOLS: { readonly [S in CharaSchool]: SchoolRow } = {
  'kn-rao': { lords: 'kn-rao', dignity: 'none', parts: 'next', secondRound: 'same' },
  bphs: { lords: 'bphs', dignity: 'add', parts: 'lord', secondRound: 'same' },
  pvr: { lords: 'pvr', dignity: 'add', parts: 'narayana', secondRound: 'complement' },
};

/** Works that the schools are of. */
const SOURCE = { 'kn-rao': 'kn-rao-chara', bphs: 'bphs', pvr: 'narasimha-rao-integrated' } as const;

/**
 * Chara dasha.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function charaOf(kundli: Kundli, birthJdUt: number, options: CharaOptions = {}): Dasha {
  readChoices(options, 'options', CHARA_NAMES);
  const school = oneOf('school', options.school ?? 'kn-rao', CHARA_SCHOOLS);
  const { parts, secondRound, lords, dignity } = SCHOOLS[school];
  const ground = groundOfKundli(kundli, options, { lords, dignity });
  const { lagnaSign } = ground;
  const direction = directionByNinth(lagnaSign);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'chara',
    order: walkFrom(lagnaSign, 'regular', direction),
    years: (sign) => ground.yearsOf(sign),
    secondRound,
    direction,
    parts,
    settings: { school },
    facts: [
      {
        id: 'chara-direction',
        value: direction,
        because: [cell('house9', 'sign', signFrom(lagnaSign, 9))],
        sources: ['jaimini-sutras', SOURCE[school]],
        classification: 'classical',
      },
    ],
    sources: [SOURCE[school], 'jaimini-sutras'],
  });
}

/**
 * Trikona dasha: from the strongest of lagna, 5th and 9th by trines; direction and years as in chara dasha.
 *
 * @param birthJdUt  civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function trikonaOf(kundli: Kundli, birthJdUt: number, options: SignDashaOptions = {}): Dasha {
  readChoices(options, 'options', SIGN_DASHA_NAMES);
  const ground = groundOfKundli(kundli, options);
  const { lagnaSign } = ground;
  const seed = ground.strongest([lagnaSign, signFrom(lagnaSign, 5), signFrom(lagnaSign, 9)]);
  const direction = directionByNinth(seed);
  return makeSignDasha(ground, birthJdUt, options, {
    system: 'trikona',
    order: walkFrom(seed, 'trikona', direction),
    years: (sign) => ground.yearsOf(sign),
    secondRound: 'complement',
    direction,
    parts: 'narayana',
    settings: {},
    facts: [
      {
        id: 'trikona-seed',
        value: { sign: seed, direction },
        because: [cell('lagna', 'sign', lagnaSign), cell('house9', 'sign', signFrom(seed, 9))],
        sources: ['jaimini-sutras'],
        classification: 'classical',
      },
    ],
    sources: ['jaimini-sutras', 'bphs'],
  });
}
