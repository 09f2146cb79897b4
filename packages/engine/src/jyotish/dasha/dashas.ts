/** Every dasha by its name, for callers that take the name from outside. */

import { oneOf } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { charaOf, trikonaOf } from './chara.ts';
import { kalachakraOf } from './kalachakra.ts';
import { lagnaKendradiOf, mandookaOf, sudashaOf } from './kendradi.ts';
import { naisargikaOf } from './naisargika.ts';
import { nakshatraDashaOf } from './nakshatra.ts';
import { NAKSHATRA_DASHAS, type NakshatraDashaName } from './nakshatra-systems.ts';
import { narayanaOf } from './narayana.ts';
import { drigOf, niryanaShoolaOf, shoolaOf } from './shoola.ts';
import type { Dasha } from './span.ts';
import { chakraOf, navamshaDashaOf, sandhyaOf, sthiraOf, yogardhaOf } from './sthira.ts';

/** Dashas whose periods are signs, and the natural ages. */
const OTHER_DASHAS = [
  'kalachakra',
  'narayana',
  'chara',
  'trikona',
  'lagna-kendradi',
  'sudasha',
  'mandooka',
  'shoola',
  'niryana-shoola',
  'drig',
  'sthira',
  'yogardha',
  'navamsha',
  'sandhya',
  'chakra',
  'naisargika',
] as const;
export type OtherDashaName = (typeof OTHER_DASHAS)[number];
export type DashaName = NakshatraDashaName | OtherDashaName;
/** All names: dashas of the stars first. */
export const DASHAS: readonly DashaName[] = [...NAKSHATRA_DASHAS, ...OTHER_DASHAS];

/** Each takes options of its own. */
const OTHERS: { readonly [D in OtherDashaName]: (kundli: Kundli, birthJdUt: number, options: never) => Dasha } = {
  kalachakra: kalachakraOf,
  narayana: narayanaOf,
  chara: charaOf,
  trikona: trikonaOf,
  'lagna-kendradi': lagnaKendradiOf,
  sudasha: sudashaOf,
  mandooka: mandookaOf,
  shoola: shoolaOf,
  'niryana-shoola': niryanaShoolaOf,
  drig: drigOf,
  sthira: sthiraOf,
  yogardha: yogardhaOf,
  navamsha: navamshaDashaOf,
  sandhya: sandhyaOf,
  chakra: chakraOf,
  naisargika: (_, birthJdUt, options) => naisargikaOf(birthJdUt, options),
};

/**
 * A dasha by its name.
 *
 * @param system     one of `DASHAS`
 * @param birthJdUt  civil Julian date of the birth (`jdUtOf(moment)`)
 * @param options    those of that dasha
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function dashaOf(kundli: Kundli, birthJdUt: number, system: DashaName, options: object = {}): Dasha {
  const name = oneOf('system', system, DASHAS);
  const chosen = readRecord('options', options, 'an object of options') as object;
  readKundli(kundli);
  if (isOfStars(name)) return nakshatraDashaOf(kundli, birthJdUt, { ...chosen, system: name });
  return (OTHERS[name] as (kundli: Kundli, birthJdUt: number, options: object) => Dasha)(kundli, birthJdUt, chosen);
}

function isOfStars(name: DashaName): name is NakshatraDashaName {
  return (NAKSHATRA_DASHAS as readonly string[]).includes(name);
}
