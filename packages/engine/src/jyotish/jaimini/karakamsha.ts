/**
 * Karakamsha and swamsha: the navamsha of the atmakaraka, and who stands around it. For the soul’s leanings, work and devotion, as Jaimini reads
 * them.
 *
 * Sources: `jaimini-sutras` 1.2; `bphs` ch. 33; `narasimha-rao-integrated` ch. 8.
 */

import { vargaMethods, vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { rashiAspectsOf } from '../graha/drishti.ts';
import { GRAHAS, type Graha, grahasBySign, houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { atmakarakaIn, type CharaKarakaOptions, type CharaKarakaSettings, charaKarakasOf } from './chara-karaka.ts';
import { KARAKAMSHA_NAMES } from './option-names.ts';

/** What swamsha means: the sign of the navamsha lagna, or the karakamsha itself as the navamsha has it (1.2.1 read so). */
export const SWAMSHA_SCHOOLS = ['navamsha-lagna', 'atmakaraka'] as const;
export type SwamshaSchool = (typeof SWAMSHA_SCHOOLS)[number];

/**
 * The atmakaraka is sought among the seven when no scheme is named: the programs compared with do so even where they name eight karakas, and teachers
 * who count Rahu do not all let him be the self. With `eight` he can be.
 */
export interface KarakamshaOptions extends CharaKarakaOptions {
  /** `navamsha-lagna` when left out. */
  readonly swamsha?: SwamshaSchool;
  /** One of `vargaMethods(9)`; the first when left out. */
  readonly navamsha?: string;
}

/** A house counted from the karakamsha. */
export interface KarakamshaHouse {
  /** 1 … 12, the karakamsha itself the first. */
  readonly house: number;
  readonly sign: number;
  /** Who stands in it in the navamsha, and who in the rashi chart. */
  readonly inNavamsha: readonly Graha[];
  readonly inRashi: readonly Graha[];
  /** Whose navamsha sign looks at it, by the aspect of signs. */
  readonly aspectedBy: readonly Graha[];
}

export interface Karakamsha {
  readonly settings: CharaKarakaSettings & { readonly swamsha: SwamshaSchool; readonly navamsha: string };
  readonly sources: readonly SourceKey[];
  readonly atmakaraka: Graha;
  /** Sign of the atmakaraka’s navamsha, 1 … 12, and its house from the lagna and from the navamsha lagna. */
  readonly sign: number;
  readonly house: number;
  readonly houseInNavamsha: number;
  readonly swamshaSign: number;
  readonly houses: readonly KarakamshaHouse[];
}

/**
 * The karakamsha of a kundli.
 *
 * @param options  the scheme is `seven` when left out
 * @throws  EngineError INVALID_OPTION
 */
export function karakamshaOf(kundli: Kundli, options: KarakamshaOptions = {}): Karakamsha {
  readKundli(kundli);
  const { swamsha: school, navamsha: method, ...rest } = readChoices(options, 'options', KARAKAMSHA_NAMES);
  const karakas = charaKarakasOf(kundli, { ...rest, scheme: rest.scheme ?? 'seven' });
  const swamsha = oneOf('swamsha', school ?? 'navamsha-lagna', SWAMSHA_SCHOOLS);
  const methods = vargaMethods(9);
  const navamsha = oneOf('navamsha', method ?? methods[0], methods);
  const atmakaraka = atmakarakaIn(karakas);
  const signs = GRAHAS.map((graha) => vargaSign(kundli.grahas[graha].longitudeDeg, 9, navamsha));
  const lagna = vargaSign(kundli.lagna.longitudeDeg, 9, navamsha);
  const sign = signs[GRAHAS.indexOf(atmakaraka)] as number;
  const inNavamsha = grahasBySign((graha) => signs[GRAHAS.indexOf(graha)] as number);
  const inRashi = grahasBySign((graha) => kundli.grahas[graha].sign);
  const houses = Array.from({ length: 12 }, (_, i): KarakamshaHouse => {
    const at = signFrom(sign, i + 1);
    const lookers = rashiAspectsOf(at);
    return {
      house: i + 1,
      sign: at,
      inNavamsha: inNavamsha[at] as readonly Graha[],
      inRashi: inRashi[at] as readonly Graha[],
      aspectedBy: GRAHAS.filter((_graha, g) => lookers.includes(signs[g] as number)),
    };
  });
  return {
    settings: { ...karakas.settings, swamsha, navamsha },
    sources: ['jaimini-sutras', 'bphs', 'narasimha-rao-integrated'],
    atmakaraka,
    sign,
    house: houseFrom(kundli.lagna.sign, sign),
    houseInNavamsha: houseFrom(lagna, sign),
    swamshaSign: swamsha === 'navamsha-lagna' ? lagna : sign,
    houses,
  };
}
