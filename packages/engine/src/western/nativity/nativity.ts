/**
 * A whole nativity: everything that a birth says by itself, room by room. What has to be searched for (transits, returns, directions) is asked of its own
 * room.
 */

import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { Moment } from '../../time/moment.ts';
import {
  type Antiscia,
  antisciaOf,
  aspectsOf,
  type Declinations,
  declinationsOf,
  type WesternAspects,
} from '../aspect/index.ts';
import {
  type AccidentalDignities,
  accidentalDignitiesOf,
  type Dispositors,
  dispositorsOf,
  type EssentialDignities,
  essentialDignitiesOf,
  type HouseRulers,
  houseRulersOf,
  type Receptions,
  receptionsOf,
  type SectConditions,
  sectConditionsOf,
} from '../dignity/index.ts';
import { type Lots, lotsOf, prenatalSyzygyOf } from '../lot/index.ts';
import { type MidpointTrees, midpointTreesOf } from '../midpoint/index.ts';
import {
  type Balance,
  balanceOf,
  type ChartPatterns,
  chartShapeOf,
  type Lunation,
  lunationOf,
  patternsOf,
  planetsIn,
  type ShapeOfChart,
  type Stelliums,
  stelliumsOf,
} from '../pattern/index.ts';
import { type Radix, radixOf, readRadix, TRADITIONAL_PLANETS } from '../radix/index.ts';
import { chartStars, type StarContacts, starContactsOf } from '../star/index.ts';
import { type NativityChoices, nativityChoicesOf, type WesternPresetName } from './choices.ts';

/**
 * A nativity. What rests on the time of birth is null where the time is unknown, everything on the Earth is where the chart is heliocentric, and so is what
 * a chart has too few points for.
 */
export interface Nativity {
  readonly radix: Radix;
  readonly aspects: WesternAspects;
  readonly declinations: Declinations;
  readonly antiscia: Antiscia;
  readonly patterns: ChartPatterns;
  readonly stelliums: Stelliums;
  readonly shape: ShapeOfChart | null;
  readonly balance: Balance;
  readonly lunation: Lunation | null;
  readonly midpoints: MidpointTrees;
  readonly essential: EssentialDignities | null;
  readonly accidental: AccidentalDignities | null;
  readonly receptions: Receptions | null;
  readonly dispositors: Dispositors | null;
  readonly rulers: HouseRulers | null;
  readonly sect: SectConditions | null;
  readonly lots: Lots | null;
  readonly stars: StarContacts | null;
}

/** The stars that Lilly's table of fortitudes asks for. */
const FORTUNATE_STARS = ['regulus', 'spica', 'algol'];

/**
 * The nativity of a moment.
 *
 * @param choices  a preset by name, or a literal; `khagol` when left out
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 */
export function nativityOf(
  kernel: Kernel,
  moment: Moment,
  choices: NativityChoices | WesternPresetName = {},
): Nativity {
  return nativityOfRadix(kernel, radixOf(kernel, moment, nativityChoicesOf(choices).chart), choices);
}

/** The nativity of a radix that was cast before: a return's, a progressed one, a Davison chart. Errors as `nativityOf`. */
export function nativityOfRadix(
  kernel: Kernel,
  radix: Radix,
  choices: NativityChoices | WesternPresetName = {},
): Nativity {
  const core = readKernel(kernel);
  const chosen = nativityChoicesOf(choices);
  const { ground, isTimeKnown } = readRadix(radix);
  const timed = isTimeKnown && radix.houses !== null && radix.angles !== null;
  const has = (names: readonly string[]) => names.every((name) => radix.points.some((point) => point.name === name));
  const lights = has(['Sun', 'Moon']);
  const planets = planetsIn(radix);
  const stars =
    ground === null
      ? []
      : chartStars(core, ground.jdTt, ground.ayanamsaDeg, FORTUNATE_STARS).map(({ name, longitudeDeg }) => ({
          name,
          longitudeDeg,
        }));
  const angles = timed ? {} : { angles: [] };
  // Who names points or lots of his own is told what they lack; by default a chart of few points has no shape and no lots.
  const shaped = planets.length >= FEWEST_OF_SHAPE || chosen.shape?.points !== undefined;
  const allotted = timed && (has(TRADITIONAL_PLANETS) || (chosen.lots?.lots ?? 'hermetic') !== 'hermetic');
  return {
    radix,
    aspects: aspectsOf(radix, { ...angles, ...chosen.aspects }),
    declinations: declinationsOf(radix, chosen.declinations),
    antiscia: antisciaOf(radix, { ...angles, ...chosen.antiscia }),
    patterns: patternsOf(radix, chosen.patterns),
    stelliums: stelliumsOf(radix, chosen.stelliums),
    shape: lights && shaped ? chartShapeOf(radix, { points: planets, ...chosen.shape }) : null,
    balance: balanceOf(radix, chosen.balance),
    lunation: lights ? lunationOf(radix, chosen.lunation) : null,
    midpoints: midpointTreesOf(radix, { ...angles, ...chosen.midpoints }),
    essential: lights && timed ? essentialDignitiesOf(radix, chosen.essential) : null,
    accidental: lights && timed ? accidentalDignitiesOf(radix, { ...chosen.accidental, stars }) : null,
    receptions: lights && timed ? receptionsOf(radix, chosen.receptions) : null,
    dispositors: lights ? dispositorsOf(radix, chosen.dispositors) : null,
    rulers: lights && timed ? houseRulersOf(radix, chosen.rulers) : null,
    sect: lights && timed ? sectConditionsOf(radix, chosen.sect) : null,
    lots: lights && allotted ? lotsOf(radix, lotChoices(core, radix, chosen)) : null,
    stars: ground === null ? null : starContactsOf(core, radix, chosen.stars),
  };
}

/** A shape is told of three planets or more. */
const FEWEST_OF_SHAPE = 3;

/** Lots that rest on the last new or full Moon are given it, when they are asked for. */
function lotChoices(
  kernel: Kernel,
  radix: Radix,
  { lots = {} }: NativityChoices,
): NonNullable<NativityChoices['lots']> {
  const asksForSyzygy = lots.lots !== undefined && lots.lots !== 'hermetic';
  if (!asksForSyzygy || lots.syzygyDeg !== undefined || radix.ground === null) return lots;
  return { ...lots, syzygyDeg: prenatalSyzygyOf(kernel, radix).longitudeDeg };
}
