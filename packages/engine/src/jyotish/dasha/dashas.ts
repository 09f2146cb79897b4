/** Every dasha by its name, for callers that take the name from outside. */

import { oneOf } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { Kundli } from '../graha/kundli.ts';
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
const OTHERS = {
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
  chakra: chakraOf as (kundli: Kundli, birthJdUt: number, options?: object) => Dasha,
  naisargika: (_: Kundli, birthJdUt: number, options?: object) => naisargikaOf(birthJdUt, options),
} satisfies { readonly [system: string]: (kundli: Kundli, birthJdUt: number, options?: never) => Dasha };

export type OtherDashaName = keyof typeof OTHERS;
export type DashaName = NakshatraDashaName | OtherDashaName;
/** All names: dashas of the stars first. */
export const DASHAS: readonly DashaName[] = [...NAKSHATRA_DASHAS, ...(Object.keys(OTHERS) as OtherDashaName[])];

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
  if (isOfStars(name)) return nakshatraDashaOf(kundli, birthJdUt, { ...chosen, system: name });
  return (OTHERS[name] as (kundli: Kundli, birthJdUt: number, options: object) => Dasha)(kundli, birthJdUt, chosen);
}

function isOfStars(name: DashaName): name is NakshatraDashaName {
  return (NAKSHATRA_DASHAS as readonly string[]).includes(name);
}
