/** The pieces of the engine's jobs, and their inputs and answers: what passes between plans.ts, on the thread that asks, and work.ts, in a worker. */

import type { Chart } from '../chart/chart.ts';
import type { ChartChoices } from '../chart/choices.ts';
import type {
  BirthColumns,
  ChartsOptions,
  ChartTable,
  MatchGrid,
  MatchMany,
  MatchManyOptions,
} from '../jyotish/index.ts';
import type { DaysTt, Skies, SkiesChoices } from '../sky/index.ts';
import type { Birth, Moment } from '../time/moment.ts';

/** Whole charts, as `engine.chart` makes them. */
export interface ChartsInput {
  readonly births: readonly (Birth | Moment)[];
  /** `lahiriWholeSign` when left out. */
  readonly choices?: ChartChoices;
}

/** Charts by the thousand: the arguments of `chartsOf`. */
export interface ChartTableInput {
  readonly births: readonly (Birth | Moment)[] | BirthColumns;
  readonly options?: ChartsOptions;
}

/** Skies at many dates: the arguments of `engine.skies`. */
export interface SkiesInput {
  readonly daysTt: DaysTt;
  readonly choices?: Partial<SkiesChoices>;
}

/** One operation of @khagol/engine/receipt asked many times: the panchang of each day of a year, one house of Vastu after another. */
export interface EachInput {
  readonly op: string;
  readonly inputs: readonly unknown[];
}

/** The input of the operation `jyotish.match-many`; `many` is births, moments, Moons, or a `Uint8Array` of Moon numbers. */
export interface MatchesInput {
  readonly one: unknown;
  readonly many: readonly unknown[] | Uint8Array;
  readonly choices?: object;
  readonly options?: Omit<MatchManyOptions, 'table'>;
}

/** The input of `jyotish.match-grid`. */
export interface MatchGridInput extends Omit<MatchesInput, 'one'> {
  readonly ones: readonly unknown[] | Uint8Array;
}

/** The jobs of `openPool`; beside them every operation of @khagol/engine/receipt is a job by its own name. */
export interface EngineJobs {
  readonly charts: { readonly input: ChartsInput; readonly answer: readonly Chart[] };
  readonly 'chart-table': { readonly input: ChartTableInput; readonly answer: ChartTable };
  readonly skies: { readonly input: SkiesInput; readonly answer: Skies };
  /** Answer: what each input came to, in their order. */
  readonly each: { readonly input: EachInput; readonly answer: readonly unknown[] };
  readonly 'match-many': { readonly input: MatchesInput; readonly answer: MatchMany };
  readonly 'match-grid': { readonly input: MatchGridInput; readonly answer: MatchGrid };
}

/** A part of an input whose list was cut. */
export interface Part<Input> {
  readonly input: Input;
  /** Place of its first item in the whole list. */
  readonly first: number;
}
