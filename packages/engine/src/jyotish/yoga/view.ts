/**
 * A kundli seen once, so that hundreds of rules can ask it cheaply: signs, houses, lords, aspects, company, dignities, as small numbers.
 *
 * Grahas are numbers (numbers.ts); sets of signs and houses are bits 1 … 12. Made anew for every kundli (see.ts), never handed out.
 */

import { type Dignity, dignityBy } from '../graha/dignity.ts';
import { GRAHAS, type Graha, houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { strongerLordBy } from '../graha/stronger.ts';
import { INDEX } from './numbers.ts';
import type { RuleSettings } from './settings.ts';

export interface View {
  readonly kundli: Kundli;
  readonly settings: RuleSettings;
  readonly lagnaSign: number;
  readonly lagnaNavamsha: number;
  /** By graha. */
  readonly signs: readonly number[];
  readonly houses: readonly number[];
  readonly navamshas: readonly number[];
  /** By graha: the others together with it. */
  readonly company: readonly number[];
  /** By house, 1 … 12: its lord. */
  readonly lords: readonly number[];
  /** By sign, 1 … 12 and once more 13 … 24, for counting on: who stands in it, and who looks at it fully. */
  readonly inSign: readonly number[];
  readonly lookers: readonly number[];
  /** By role (roles.ts): the graha that has it; −1 for the karaka of the father where seven are counted. */
  readonly holders: readonly number[];
  /** Sets. `planets` are those that count where a rule says planet; `stars` the same without Sun and Moon. */
  readonly planets: number;
  readonly stars: number;
  /** Houses that hold a planet. */
  readonly filled: number;
  readonly benefics: number;
  readonly malefics: number;
  readonly own: number;
  readonly exalted: number;
  readonly debilitated: number;
  /** In the sign of a natural friend. */
  readonly friendly: number;
  readonly combust: number;
  readonly retrograde: number;
  readonly vargottama: number;
  readonly strong: number;
  /** Moon less Sun, 0 … <360. */
  readonly elongationDeg: number;
  /** Whether the Sun is above the horizon: in the half of the ecliptic that has risen. */
  readonly isDay: boolean;
  /** What rules are sifted by. */
  readonly sets: number[];
  readonly found: { readonly arudhas: number[] };
}

/** Dignity by nature and place together; few rules ask for it. */
export function dignityIn({ kundli, settings }: View, g: number): Dignity {
  return dignityBy(kundli, GRAHAS[g] as Graha, settings);
}

/**
 * Sign of the arudha of a house: as far from its lord as the lord is from it; where that is the house itself or the 7th from it, the
 * 10th from there (`bphs`, ch. 29).
 */
export function arudhaIn(view: View, house: number): number {
  const known = view.found.arudhas[house];
  if (known !== undefined) return known;
  const sign = signFrom(view.lagnaSign, house);
  const lordSign = view.signs[lordOfSign(view, sign)] as number;
  const arudha = signFrom(lordSign, houseFrom(sign, lordSign));
  const found = (arudha - sign + 12) % 6 === 0 ? signFrom(arudha, 10) : arudha;
  view.found.arudhas[house] = found;
  return found;
}

/** The lord of a sign; of Scorpio and Aquarius, which have two, the stronger by the school of the settings. */
function lordOfSign({ kundli, settings }: View, sign: number): number {
  if (sign !== 8 && sign !== 11) return (LORDS[sign] as readonly number[])[1] as number;
  return INDEX[strongerLordBy(kundli.grahas, sign, { lords: settings.arudhaLords }).winner];
}

/** Who stands in any of some houses, `houses` counted from a sign. */
export function occupantsIn(view: Pick<View, 'inSign'>, houses: readonly number[], fromSign: number): number {
  let found = 0;
  for (let i = 0; i < houses.length; i++) found |= view.inSign[fromSign + (houses[i] as number) - 1] as number;
  return found;
}

/** By lagna: the lord of each house. */
export const LORDS: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, lagna) =>
  Array.from({ length: 13 }, (_, house) => INDEX[lordOf(signFrom(lagna, house))]),
);
