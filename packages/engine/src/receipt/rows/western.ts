/** Rows of Western astrology for one chart: the nativity, and each room of it by itself. */

import type { OptionNames } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import {
  accidentalDignitiesOf,
  almutenFigurisOf,
  antisciaOf,
  aspectsByPerfection,
  aspectsOf,
  balanceOf,
  chartShapeOf,
  type DialModulus,
  declinationsOf,
  dialOf,
  dispositorsOf,
  essentialDignitiesOf,
  type FigureOptions,
  type FigurePlaces,
  harmonicAspectsOf,
  houseRulersOf,
  type LotsOptions,
  lotsOf,
  lunationOf,
  type MidpointPointOptions,
  midpointsOf,
  midpointTreesOf,
  type Native,
  type NativityChoices,
  openWestern,
  type ParanOptions,
  type PerfectionOptions,
  type PlanetaryPictureOptions,
  paransOf,
  patternsOf,
  planetaryPicturesOf,
  planetsIn,
  prenatalSyzygyOf,
  type Radix,
  receptionsOf,
  type SignAspectOptions,
  sectConditionsOf,
  signAspectsOf,
  starContactsOf,
  stelliumsOf,
  type WesternPresetName,
} from '../../western/index.ts';
import type { Operation } from '../operation.ts';
import { over, row } from './row.ts';

/** A convention: a preset by name, or choices of one's own. */
export interface WesternInput {
  readonly choices?: NativityChoices | WesternPresetName;
}

/** Input of the rows of one chart. */
export interface NativityInput<Options = object> extends WesternInput {
  /** A birth, its moment, or a radix that was cast before. */
  readonly birth: Native;
  readonly options?: Options;
}

export const NATIVITY: OptionNames<NativityInput> = { birth: true, choices: true, options: true };

const NONE = (): undefined => undefined;

/** A row of a room over a radix; its options are the convention's with the call's over them. */
function room<Options extends object>(
  op: string,
  chosen: (choices: NativityChoices) => Options | undefined,
  ask: (radix: Radix, options: Options, kernel: Kernel) => unknown,
): Operation {
  return row<NativityInput<Options>>(op, NATIVITY, (engine, { birth, choices, options }) => {
    const western = openWestern(engine, choices);
    return ask(western.radix(birth), over(chosen(western.choices), options), engine.kernel);
  });
}

/** A row that leaves nothing to choose but the convention. */
function alone(op: string, ask: (radix: Radix, kernel: Kernel) => unknown): Operation {
  return row<Omit<NativityInput, 'options'>>(op, { birth: true, choices: true }, (engine, { birth, choices }) =>
    ask(openWestern(engine, choices).radix(birth), engine.kernel),
  );
}

/** `western.nativity` … `western.harmonic-aspects`. */
export const WESTERN_CHART_OPERATIONS: readonly Operation[] = /* @__PURE__ */ westernChartRows();

function westernChartRows(): readonly Operation[] {
  return [
    row<Omit<NativityInput, 'options'>>(
      'western.nativity',
      { birth: true, choices: true },
      (engine, { birth, choices }) => openWestern(engine, choices).nativity(birth),
    ),
    alone('western.radix', (radix) => radix),
    alone('western.prenatal-syzygy', (radix, kernel) => prenatalSyzygyOf(kernel, radix)),
    room(
      'western.aspects',
      ({ aspects }) => aspects,
      (radix, options) => aspectsOf(radix, { ...anglesOf(radix), ...options }),
    ),
    room<SignAspectOptions>('western.sign-aspects', NONE, signAspectsOf),
    room<PerfectionOptions>('western.perfections', NONE, (radix, options, kernel) =>
      aspectsByPerfection(kernel, radix, options),
    ),
    room('western.declinations', ({ declinations }) => declinations, declinationsOf),
    room(
      'western.antiscia',
      ({ antiscia }) => antiscia,
      (radix, options) => antisciaOf(radix, { ...anglesOf(radix), ...options }),
    ),
    room('western.essential-dignities', ({ essential }) => essential, essentialDignitiesOf),
    room('western.accidental-dignities', ({ accidental }) => accidental, accidentalDignitiesOf),
    room('western.dispositors', ({ dispositors }) => dispositors, dispositorsOf),
    room('western.house-rulers', ({ rulers }) => rulers, houseRulersOf),
    room('western.receptions', ({ receptions }) => receptions, receptionsOf),
    room('western.sect', ({ sect }) => sect, sectConditionsOf),
    room(
      'western.lots',
      ({ lots }) => lots,
      (radix, options, kernel) => lotsOf(radix, withSyzygy(radix, options, kernel)),
    ),
    room('western.patterns', ({ patterns }) => patterns, patternsOf),
    room(
      'western.shape',
      ({ shape }) => shape,
      (radix, options) => chartShapeOf(radix, { points: planetsIn(radix), ...options }),
    ),
    room('western.stelliums', ({ stelliums }) => stelliums, stelliumsOf),
    room('western.balance', ({ balance }) => balance, balanceOf),
    room('western.lunation', ({ lunation }) => lunation, lunationOf),
    room(
      'western.midpoint-trees',
      ({ midpoints }) => midpoints,
      (radix, options) => midpointTreesOf(radix, { ...anglesOf(radix), ...options }),
    ),
    room<MidpointPointOptions>('western.midpoints', NONE, midpointsOf),
    room<MidpointPointOptions & { readonly modulusDeg?: DialModulus }>('western.dial', NONE, dialOf),
    room<PlanetaryPictureOptions>('western.planetary-pictures', NONE, planetaryPicturesOf),
    room(
      'western.star-contacts',
      ({ stars }) => stars,
      (radix, options, kernel) => starContactsOf(kernel, radix, options),
    ),
    room<ParanOptions>('western.parans', NONE, (radix, options, kernel) => paransOf(kernel, radix, options)),
    row<NativityInput<FigureOptions> & { readonly places: FigurePlaces }>(
      'western.almuten-figuris',
      { ...NATIVITY, places: true },
      (engine, { birth, choices, places, options }) =>
        almutenFigurisOf(openWestern(engine, choices).radix(birth), places, options),
    ),
    row<NativityInput & { readonly order: number }>(
      'western.harmonic',
      { ...NATIVITY, order: true },
      (engine, { birth, choices, order, options }) => openWestern(engine, choices).harmonic(birth, order, options),
    ),
    row<NativityInput & { readonly order: number }>(
      'western.harmonic-aspects',
      { ...NATIVITY, order: true },
      (engine, { birth, choices, order, options }) => {
        const western = openWestern(engine, choices);
        return harmonicAspectsOf(western.radix(birth), order, over(western.choices.aspects, options));
      },
    ),
  ];
}

/** Of a chart without angles those that it has, none. */
function anglesOf({ angles }: Radix): { readonly angles?: readonly [] } {
  return angles === null ? { angles: [] } : {};
}

/** Lots that rest on the last new or full Moon are given it, as in a nativity. */
function withSyzygy(radix: Radix, options: LotsOptions, kernel: Kernel): LotsOptions {
  const { lots, syzygyDeg } = options;
  if (lots === undefined || lots === 'hermetic' || syzygyDeg !== undefined || radix.ground === null) return options;
  return { ...options, syzygyDeg: prenatalSyzygyOf(kernel, radix).longitudeDeg };
}
