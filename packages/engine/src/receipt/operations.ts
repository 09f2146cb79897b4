/**
 * The questions of this engine that a receipt can be about, one row each: plain data in, plain data out. Whoever embeds the engine adds rows of their own:
 * `[...OPERATIONS, mine]`.
 *
 * The editions are those of the engine's own rules (`khagol`); a row whose rules have editions of their own names these.
 */

import type { ChartChoices } from '../chart/choices.ts';
import { type OptionNames, readChoices } from '../choice.ts';
import { isRecord } from '../input.ts';
import {
  type HoroscopeOptions,
  type JyotishChoices,
  type JyotishPresetName,
  openJyotish,
  type PanchangOptions,
  type Where,
} from '../jyotish/index.ts';
import { type NumerologyOptions, type NumerologyQuestion, numerologyOf } from '../numerology/index.ts';
import { type LunarEclipseOptions, lunarEclipses, type SolarEclipseOptions, solarEclipses } from '../sky/index.ts';
import { RULES_EDITION } from '../stamp.ts';
import type { Birth, Moment } from '../time/moment.ts';
import { anchorRecommendations } from '../vastu/anchor/index.ts';
import { UNHASHED } from '../vastu/assess/compare.ts';
import { assess, checkZone } from '../vastu/assess/index.ts';
import { editionNamed } from '../vastu/rules/index.ts';
import { type NativityChoices, openWestern, type SynastryOptions, type WesternPresetName } from '../western/index.ts';
import type { EngineForReceipts, Operation } from './operation.ts';

/** Input of `chart`. */
export interface ChartInput {
  readonly birth: Birth | Moment;
  readonly choices?: ChartChoices;
}

/** Input of `jyotish.horoscope`. */
export interface HoroscopeInput {
  readonly birth: Birth | Moment;
  readonly choices?: JyotishChoices | JyotishPresetName;
  readonly options?: HoroscopeOptions;
}

/** Input of `jyotish.panchang`. */
export interface PanchangInput {
  /** `YYYY-MM-DD`, or a whole Julian day number. */
  readonly date: string | number;
  readonly place: Where;
  readonly choices?: JyotishChoices | JyotishPresetName;
  readonly options?: PanchangOptions;
}

/** Input of `western.nativity`. */
export interface NativityInput {
  readonly birth: Birth | Moment;
  readonly choices?: NativityChoices | WesternPresetName;
}

/** Input of `western.synastry`. */
export interface SynastryInput {
  readonly first: Birth | Moment;
  readonly second: Birth | Moment;
  readonly choices?: NativityChoices | WesternPresetName;
  readonly options?: SynastryOptions;
}

/** Input of `sky.solar-eclipses` and `sky.lunar-eclipses`: all whose greatest instant lies in the span, its end left out. Julian dates, TT. */
export interface EclipsesInput<Options> {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly options?: Options;
}

/** Input of `numerology`. */
export interface NumerologyInput {
  readonly question: NumerologyQuestion;
  readonly options?: NumerologyOptions;
}

const CHART: OptionNames<ChartInput> = { birth: true, choices: true };
const HOROSCOPE: OptionNames<HoroscopeInput> = { birth: true, choices: true, options: true };
const PANCHANG: OptionNames<PanchangInput> = { date: true, place: true, choices: true, options: true };
const NATIVITY: OptionNames<NativityInput> = { birth: true, choices: true };
const SYNASTRY: OptionNames<SynastryInput> = { first: true, second: true, choices: true, options: true };
const ECLIPSES: OptionNames<EclipsesInput<object>> = { fromJdTt: true, toJdTt: true, options: true };
const NUMEROLOGY: OptionNames<NumerologyInput> = { question: true, options: true };

/** The rows. */
export const OPERATIONS: readonly Operation[] = [
  row('chart', CHART, (engine, { birth, choices }) => engine.chart(birth, choices)),
  row('jyotish.horoscope', HOROSCOPE, (engine, { birth, choices, options }) =>
    openJyotish(engine, choices).horoscope(birth, options),
  ),
  row('jyotish.panchang', PANCHANG, (engine, { date, place, choices, options }) =>
    openJyotish(engine, choices).panchang(date, place, options),
  ),
  row('western.nativity', NATIVITY, (engine, { birth, choices }) => openWestern(engine, choices).nativity(birth)),
  row('western.synastry', SYNASTRY, (engine, { first, second, choices, options }) =>
    openWestern(engine, choices).synastry(first, second, options),
  ),
  row<EclipsesInput<SolarEclipseOptions>>(
    'sky.solar-eclipses',
    ECLIPSES,
    (engine, { fromJdTt, toJdTt, options }) => solarEclipses(engine.kernel, fromJdTt, toJdTt, options),
    ['ephemeris'],
  ),
  row<EclipsesInput<LunarEclipseOptions>>(
    'sky.lunar-eclipses',
    ECLIPSES,
    (engine, { fromJdTt, toJdTt, options }) => lunarEclipses(engine.kernel, fromJdTt, toJdTt, options),
    ['ephemeris'],
  ),
  row('numerology', NUMEROLOGY, (_, { question, options }) => numerologyOf(question, options), []),
  plan('vastu.assessment', assess),
  plan('vastu.zone-check', checkZone),
  plan('vastu.anchors', anchorRecommendations),
];

/** A row of Vastu: it rests on no sky and no zone, and its input names the edition that answers. */
function plan<Request>(op: string, run: (request: Request) => unknown): Operation {
  return {
    op,
    rulesVersion: (input) =>
      editionNamed('rulesVersion', isRecord(input) ? input['rulesVersion'] : undefined).rulesVersion,
    restsOn: [],
    unhashed: UNHASHED,
    run: (_, input) => run(input as Request),
  };
}

/** A row that reads its input as a literal with these members and no others. */
function row<Input extends object>(
  op: string,
  names: OptionNames<Input>,
  run: (engine: EngineForReceipts, input: Input) => unknown,
  restsOn?: NonNullable<Operation['restsOn']>,
): Operation {
  return {
    op,
    rulesVersion: RULES_EDITION,
    ...(restsOn === undefined ? {} : { restsOn }),
    run: (engine, input) => run(engine, readChoices(input as Input, 'input', names)),
  };
}
