/**
 * An annual chart as the rules of yogas ask about it: who applies to whom, and how each graha stands.
 *
 * Source: `tajika-neelakanthi` for the four standings that grade a kamboola.
 */

import { vargaSign } from '../../chart/varga.ts';
import { assert } from '../../errors.ts';
import { type Cell, cell } from '../../fact.ts';
import { isCombust } from '../graha/combustion.ts';
import { EXALTATIONS } from '../graha/dignity.ts';
import { type Kundli, signFrom, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { haddaLordOf } from './hadda.ts';
import type { PairSettings, PairState } from './ithasala.ts';
import { tajikaRelationOf } from './relations.ts';
import { drekkanaLord, type TajikaStrengthSettings } from './strength.ts';

/**
 * How a graha stands. `uttama`: exalted or at home; `madhyama`: in its own hadda, drekkana or navamsha; `adhama`: debilitated or in an enemy's sign;
 * `sama`: none of these.
 */
export const STANDINGS = ['uttama', 'madhyama', 'sama', 'adhama'] as const;
export type Standing = (typeof STANDINGS)[number];

export class YogaView {
  readonly kundli: Kundli;
  readonly pairs: readonly PairState[];
  readonly settings: PairSettings;
  readonly #strength: TajikaStrengthSettings;
  readonly #standings: Map<VisibleGraha, Standing> = new Map();

  constructor(kundli: Kundli, pairs: readonly PairState[], settings: PairSettings, strength: TajikaStrengthSettings) {
    this.kundli = kundli;
    this.pairs = pairs;
    this.settings = settings;
    this.#strength = strength;
  }

  /** The state of two different grahas, in either order. */
  pair(a: VisibleGraha, b: VisibleGraha): PairState {
    const found = this.pairs.find(
      ({ swifter, slower }) => (swifter === a && slower === b) || (swifter === b && slower === a),
    );
    assert(found !== undefined, 'every two of the seven are a pair');
    return found;
  }

  /** Whether an ithasala is there now, not one to come. */
  applies(a: VisibleGraha, b: VisibleGraha): boolean {
    const { ithasala } = this.pair(a, b);
    return ithasala === 'purna' || ithasala === 'vartamana';
  }

  /** Whether two see each other within their orb. */
  meets(a: VisibleGraha, b: VisibleGraha): boolean {
    const { glance, gapDeg, orbDeg } = this.pair(a, b);
    return glance !== null && gapDeg <= orbDeg;
  }

  standing(graha: VisibleGraha): Standing {
    const known = this.#standings.get(graha) ?? this.#standingOf(graha);
    this.#standings.set(graha, known);
    return known;
  }

  isDebilitated(graha: VisibleGraha): boolean {
    return this.kundli.grahas[graha].sign === signFrom(EXALTATIONS[graha].sign, 7);
  }

  /** What takes a graha's power: debilitation, the Sun's light, going backwards. */
  faults(graha: VisibleGraha): readonly Cell[] {
    const cells: Cell[] = [];
    if (this.isDebilitated(graha)) cells.push(cell(graha, 'dignity', 'debilitated'));
    if (isCombust(this.kundli, graha)) cells.push(cell(graha, 'isCombust', true));
    if (this.kundli.grahas[graha].isRetrograde) cells.push(cell(graha, 'isRetrograde', true));
    return cells;
  }

  /** In the 6th, 8th or 12th. */
  isInDusthana(graha: VisibleGraha): boolean {
    const { house } = this.kundli.grahas[graha];
    return house === 6 || house === 8 || house === 12;
  }

  house(graha: VisibleGraha): Cell {
    return cell(graha, 'house', this.kundli.grahas[graha].house);
  }

  stand(graha: VisibleGraha): Cell {
    return cell(graha, 'standing', this.standing(graha));
  }

  /** The evidence of a bond between two. */
  bond({ swifter, slower, count, gapDeg, orbDeg, ithasala, isIshrafa }: PairState): readonly Cell[] {
    const state = ithasala ?? (isIshrafa ? 'ishrafa' : 'none');
    return [
      cell(swifter, `count.${slower}`, count),
      cell(swifter, `gapDeg.${slower}`, gapDeg),
      cell(swifter, `orbDeg.${slower}`, orbDeg),
      cell(swifter, `ithasala.${slower}`, state),
    ];
  }

  #standingOf(graha: VisibleGraha): Standing {
    const { longitudeDeg, sign } = this.kundli.grahas[graha];
    const { friendship, drekkana, hadda } = this.#strength;
    const lord = lordOf(sign);
    if (EXALTATIONS[graha].sign === sign || lord === graha) return 'uttama';
    if (this.isDebilitated(graha)) return 'adhama';
    const isOwnPart =
      haddaLordOf(longitudeDeg, hadda) === graha ||
      drekkanaLord(longitudeDeg, drekkana) === graha ||
      lordOf(vargaSign(longitudeDeg, 9)) === graha;
    if (isOwnPart) return 'madhyama';
    return tajikaRelationOf(this.kundli, graha, lord, friendship) === 'enemy' ? 'adhama' : 'sama';
  }
}
