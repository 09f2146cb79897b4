/**
 * Facts: what a rule found in a chart, why, and on whose word. The common coin of every tradition, and what readings are made of.
 *
 * A fact names the cells of the chart it rests on, so that any sentence built on it can be traced back to a longitude.
 */

import type { SourceKey } from './sources.ts';

/**
 * How a rule stands. `classical`: in a text of the tradition that the source names; `traditional`: handed down by almanacs and
 * teachers without a fixed text; `modern`: an author of the 20th century or later; `convention`: a choice of programs, or ours.
 */
export const CLASSIFICATIONS = ['classical', 'traditional', 'modern', 'convention'] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/**
 * A cell of a chart, or another fact, as evidence: `subject.property=value`, such as `Mars.house=8`, `Moon.sign=Cancer`,
 * `lagna.sign=Leo`, `lord7.house=12`, or the id of a fact.
 */
export type Cell = string;

/** One finding of one rule. Plain data. */
export interface Fact<V = unknown> {
  /** Stable and unique within a result, kebab-case: `gaja-kesari`, `mangal-dosha`. */
  readonly id: string;
  readonly value: V;
  /** The cells and facts that made it so, in the order of the rule. Empty only where the rule looks at nothing. */
  readonly because: readonly Cell[];
  /** Where the rule stands. The first is the one followed. */
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/** The evidence of one property. */
export function cell(subject: string, property: string, value: string | number | boolean): Cell {
  return `${subject}.${property}=${value}`;
}
