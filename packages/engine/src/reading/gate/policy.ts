/** What a gate lets through besides what is true: topics, quotations, general statements. */

import type { Claim } from '../claims/index.ts';

/** Why a sentence may not be said. */
export const BARS = [
  'death',
  'diagnosis',
  'guarantee',
  'link',
  'markup',
  'quotation',
  'script',
  'canary',
  'too-long',
  'unread',
  'unknown',
] as const;
export type Bar = (typeof BARS)[number];

/** Every member may be left out. */
export interface GatePolicy {
  /**
   * Whether a passage in quotation marks stands in the index of citations. Without it every quotation of five words or more is barred: nobody could say
   * whether a text has it.
   */
  readonly isCited?: (quotation: string) => boolean;
  /** A word that only the instructions of a writer hold: who sends it, leaks them. Eight characters at least. */
  readonly canary?: string;
  /** `pass` when left out: what is told as a rule of the tradition is not checked against this chart. `check` holds it to the chart as well. */
  readonly general?: 'pass' | 'check';
  /** Claims that may pass without being known, such as those of a strength that no record measures: `strength` alone when left out. */
  readonly mayBeUnknown?: readonly Claim['kind'][];
  /** Topics that are not barred here, where somebody else looks after them. */
  readonly allowed?: readonly ('death' | 'diagnosis' | 'guarantee')[];
}
