/**
 * The sixteen yogas of Tajika as facts. Two are of the whole chart; two of any pair of grahas; the others tell what becomes of the matter of a house,
 * by the lord of the lagna and the lord of the matter (karyesha).
 *
 * Sources: `tajika-neelakanthi` as handed down by its teachers (`adawal-tajik`, `charak-varshaphala`); `narasimha-rao-integrated` §29.2, where he
 * differs. The definitions are many-voiced; each row says here what it takes them to be.
 */

import { readChoices, wholeIn } from '../../choice.ts';
import { type Classification, cell, type Fact } from '../../fact.ts';
import { readList } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type Kundli, signFrom, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import {
  type Ithasala,
  type PairOptions,
  type PairSettings,
  type PairState,
  pairSettings,
  tajikaPairsOf,
} from './ithasala.ts';
import { TAJIKA_YOGA_NAMES } from './option-names.ts';
import type { TajikaSchool } from './relations.ts';
import { strengthSettings, type TajikaStrengthOptions, type TajikaStrengthSettings } from './strength.ts';
import { type Found, RULES, type TajikaYogaName } from './yoga-rules.ts';
import { type Standing, YogaView } from './yoga-view.ts';

export interface TajikaYogaOptions extends PairOptions, TajikaStrengthOptions {
  /** Houses whose matters are asked about, 2 … 12 from the lagna; all eleven when left out. */
  readonly houses?: readonly number[];
}

/** What a yoga says. Nulls where it has no such thing. */
export interface TajikaYoga {
  readonly yoga: TajikaYogaName;
  /** The two in whose bond it lies, the lord of the lagna first where the yoga is about a matter. */
  readonly grahas: readonly VisibleGraha[];
  /** A third who carries, gathers, spoils or helps. */
  readonly through: VisibleGraha | null;
  /** Houses of the karyesha that are asked about. */
  readonly houses: readonly number[];
  readonly ithasala: Ithasala | null;
  readonly gapDeg: number | null;
  readonly orbDeg: number | null;
  /** Of kamboola: how the Moon stands, and the one she applies to. */
  readonly standings: readonly Standing[];
}

export interface TajikaYogas {
  readonly settings: PairSettings & TajikaStrengthSettings & { readonly houses: readonly number[] };
  readonly sources: readonly SourceKey[];
  readonly facts: readonly Fact<TajikaYoga>[];
}

const SOURCES_OF: { readonly [S in TajikaSchool]: readonly SourceKey[] } = {
  neelakanthi: ['tajika-neelakanthi', 'adawal-tajik'],
  pvr: ['narasimha-rao-integrated'],
};
const CLASS_OF: { readonly [S in TajikaSchool]: Classification } = { neelakanthi: 'classical', pvr: 'modern' };
const MATTERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * The yogas of an annual chart (or of a question).
 *
 * @param kundli  with speeds, if grahas that turn back shall be told from those that go on
 * @throws  EngineError INVALID_OPTION
 */
export function tajikaYogasOf(kundli: Kundli, options: TajikaYogaOptions = {}): TajikaYogas {
  readKundli(kundli);
  readChoices(options, 'options', TAJIKA_YOGA_NAMES);
  const settings = pairSettings(options);
  const strength = strengthSettings(options);
  const houses = readList('houses', options.houses ?? MATTERS, 'a list of houses, 2 … 12').map((house, i) =>
    wholeIn(`houses[${i}]`, house, 2, 12),
  );
  const view = new YogaView(kundli, tajikaPairsOf(kundli, settings), settings, strength);
  const { school } = settings;
  const facts: Fact<TajikaYoga>[] = [];
  const add = (
    yoga: TajikaYogaName,
    grahas: readonly VisibleGraha[],
    matters: readonly number[],
    found: Found,
  ): void => {
    const pair = grahas.length === 2 ? view.pair(grahas[0] as VisibleGraha, grahas[1] as VisibleGraha) : null;
    const names = found.through === undefined ? grahas : [...grahas, found.through];
    facts.push({
      id: [yoga, ...names.map((name) => name.toLowerCase())].join('-'),
      value: {
        yoga,
        grahas,
        through: found.through ?? null,
        houses: matters,
        ithasala: pair?.ithasala ?? null,
        gapDeg: pair?.gapDeg ?? null,
        orbDeg: pair?.orbDeg ?? null,
        standings: found.standings ?? [],
      },
      because: found.because,
      sources: SOURCES_OF[school],
      classification: CLASS_OF[school],
    });
  };
  for (const [yoga, apoklima] of [
    ['ikkavala', false],
    ['induvara', true],
  ] as const) {
    if (VISIBLE_GRAHAS.every((graha) => (kundli.grahas[graha].house % 3 === 0) === apoklima))
      add(yoga, [], [], { because: VISIBLE_GRAHAS.map((graha) => cell(graha, 'house', kundli.grahas[graha].house)) });
  }
  for (const pair of view.pairs) {
    const yoga = pair.ithasala !== null ? 'ithasala' : pair.isIshrafa ? 'ishrafa' : null;
    if (yoga !== null) add(yoga, [pair.swifter, pair.slower], [], { because: view.bond(pair) });
  }
  const lagnaLord = lordOf(kundli.lagna.sign);
  for (const karyesha of VISIBLE_GRAHAS) {
    const matters = houses.filter((house) => lordOf(signFrom(kundli.lagna.sign, house)) === karyesha);
    if (karyesha === lagnaLord || matters.length === 0) continue;
    const pair = view.pair(lagnaLord, karyesha) as PairState;
    for (const { yoga, find } of RULES)
      for (const found of find(view, lagnaLord, karyesha, pair)) add(yoga, [lagnaLord, karyesha], matters, found);
  }
  return { settings: { ...settings, ...strength, houses }, sources: SOURCES_OF[school], facts };
}
