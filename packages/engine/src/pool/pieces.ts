/** The pieces of the engine's jobs, and their inputs and answers: what passes between plans.ts, on the thread that asks, and work.ts, in a worker. */

import type { Chart } from '../chart/chart.ts';
import type { ChartChoices } from '../chart/choices.ts';
import type { MatchGrid, MatchMany } from '../jyotish/index.ts';
import type { Birth, Moment } from '../time/moment.ts';

/** Charts by the thousand. */
export interface ChartsInput {
  readonly births: readonly (Birth | Moment)[];
  /** `lahiriWholeSign` when left out. */
  readonly choices?: ChartChoices;
}

/** Skies at many dates: the arguments of `engine.kernel.skyBatch`. */
export interface SkiesInput {
  /** 2 per date: day and fraction, TT. */
  readonly dates: Float64Array;
  /** Bit i asks for body i. */
  readonly bodies: number;
  readonly steps: number;
  readonly equinox: number;
  /** Numbers of a body: 6 ecliptic, 10 with equatorial. */
  readonly width: 6 | 10;
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
  readonly options?: { readonly k?: number; readonly role?: 'groom' | 'bride' };
}

/** The input of `jyotish.match-grid`. */
export interface MatchGridInput extends Omit<MatchesInput, 'one'> {
  readonly ones: readonly unknown[] | Uint8Array;
}

/** The jobs of `openPool`; beside them every operation of @khagol/engine/receipt is a job by its own name. */
export interface EngineJobs {
  readonly charts: { readonly input: ChartsInput; readonly answer: readonly Chart[] };
  /** Answer: dates × bodies asked for × `width`, as `skyBatch` has it. */
  readonly skies: { readonly input: SkiesInput; readonly answer: Float64Array };
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
