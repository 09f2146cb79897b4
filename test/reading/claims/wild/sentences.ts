/** The sentences of the second kind of prose, judged one by one: for the tests, and for whoever wants more of them. */

import type { Jyotish } from '../../../../packages/engine/src/jyotish/index.ts';
import type { Engine } from '../../../../packages/engine/src/node.ts';
import { type Gate, gateOf, groundOf } from '../../../../packages/engine/src/reading/gate/index.ts';
import type { Western } from '../../../../packages/engine/src/western/index.ts';
import { chanceOf, drawn, LANGUAGES, NOW, pickOf } from '../charts.ts';
import { type Manner, proseOf } from './prose.ts';
import { FREE_KINDS, TOLD_KINDS, toldOf } from './told.ts';
import { WEST_FREE, WEST_KINDS, type WestProse, westOf } from './west.ts';

export interface WildSentence {
  readonly manner: string;
  readonly kind: string;
  readonly text: string;
  /** What it says of the chart holds; of a supposed or general one nothing is said. */
  readonly isTrue: boolean;
  /** Nothing is claimed: no claim need be found. */
  readonly isFree: boolean;
  readonly gate: Gate;
}

export interface WildParts {
  readonly engine: Engine;
  readonly jyotish: Jyotish;
  readonly western: Western;
  readonly seed: number;
  readonly charts: number;
  readonly manners: readonly Manner[];
  readonly columns: readonly { readonly name: string; readonly prose: WestProse }[];
  /** In how many manners a chart is told, in turn; in all when left out. */
  readonly each?: number;
}

/** Every kind, right and wrong, in every manner, over so many charts drawn by the seed. */
export function* wildSentences(parts: WildParts): Generator<WildSentence> {
  const { engine, jyotish, western, seed, charts, manners, columns, each = Number.POSITIVE_INFINITY } = parts;
  const all = manners.length + columns.length;
  const isTurn = (chart: number, manner: number) => (manner - ((chart * each) % all) + all) % all < each || each >= all;
  const chance = chanceOf(seed);
  const pick = pickOf(chance);
  const { en } = LANGUAGES;
  if (en === undefined) return;
  for (let i = 0; i < charts; i++) {
    const one = drawn(engine, jyotish, chance);
    for (const [at, manner] of manners.entries()) {
      if (!isTurn(i, at)) continue;
      const gate = gateOf(one.ground, manner.language);
      for (const kind of TOLD_KINDS)
        for (const isTrue of [true, false]) {
          const told = manner.prose[kind] === undefined ? null : toldOf(kind, isTrue, one, pick);
          const text = told && proseOf(told, manner, pick);
          if (text !== null) yield { manner: manner.name, kind, text, isTrue, isFree: FREE_KINDS.has(kind), gate };
        }
    }
    if (!columns.some((_, at) => isTurn(i, manners.length + at))) continue;
    const nativity = western.nativity(one.moment);
    const gate = gateOf(groundOf({ nativity, atJdUt: NOW }), en);
    for (const { name, prose } of columns)
      for (const kind of WEST_KINDS)
        for (const isTrue of [true, false]) {
          const text = westOf(kind, isTrue, nativity, prose, pick);
          if (text !== null) yield { manner: name, kind, text, isTrue, isFree: WEST_FREE.has(kind), gate };
        }
  }
}
