/** The shapes of a dasha: what it answers with, and what a system has to say to become one (span.ts makes it). */

import type { Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import type { Graha } from '../graha/kundli.ts';
import type { DashaYear } from './year.ts';

/** Names of the levels, the widest first. */
export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar', 'sookshma', 'prana', 'deha'] as const;

/** One period. Plain data. */
export interface DashaSpan {
  /** 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana, 6 deha. */
  readonly level: number;
  /** The graha that rules; null where a sign does. */
  readonly lord: Graha | null;
  /** The sign that rules, 1 … 12; null where a graha does. */
  readonly sign: number | null;
  /** Place in the ring of the dasha, from 0: what the parts of a span are counted from. */
  readonly seat: number;
  /** Civil Julian dates. */
  readonly startJdUt: number;
  readonly endJdUt: number;
  /** Local texts, when a clock was passed. */
  readonly start?: string;
  readonly end?: string;
}

/** A span with what lies within it. */
export interface DashaNode extends DashaSpan {
  readonly children?: readonly DashaNode[];
}

/** What of the first period was left at birth. */
export interface DashaBalance {
  readonly lord: Graha | null;
  readonly sign: number | null;
  /** Years left, and of the whole period, in years of the dasha. */
  readonly years: number;
  readonly ofYears: number;
  /** The same in years, months of a twelfth of a year, and days of a thirtieth of such a month, rounded down to the day. */
  readonly parts: { readonly years: number; readonly months: number; readonly days: number };
}

/** All options as they were resolved. JSON-safe. */
export type DashaSettings = { readonly [option: string]: string | number | boolean | null };

/** A dasha as plain data. */
export interface DashaRecord {
  readonly system: string;
  readonly birthJdUt: number;
  readonly balance: DashaBalance | null;
  readonly settings: DashaSettings;
  readonly facts: readonly Fact[];
  readonly sources: readonly SourceKey[];
  readonly spans: readonly DashaNode[];
}

/** The parts of a period: seats in their order, and where each ends, as shares counted up from the start; the last is the whole. */
export interface Parts {
  readonly seats: readonly number[];
  readonly ends: readonly number[];
}

/** What a system has to say to be a dasha. */
export interface DashaPlan {
  readonly system: string;
  readonly birthJdUt: number;
  readonly year: DashaYear;
  /** Who sits where in the ring; where the lagna rules among grahas, its seat has a sign and no lord. */
  readonly lords: readonly (Graha | null)[] | null;
  readonly signs: readonly (number | null)[] | null;
  /** Seats of the mahadashas and their years. */
  readonly seats: readonly number[];
  readonly years: readonly number[];
  /** Years of the first period that had passed at birth. */
  readonly elapsedYears: number;
  /** Parts of a span, by its seat; null for a dasha whose texts know no parts. */
  readonly partsOf: ((seat: number) => Parts) | null;
  /** How deep the parts go; six levels when left out. */
  readonly levels?: number | undefined;
  readonly settings: DashaSettings;
  readonly facts: readonly Fact[];
  readonly sources: readonly SourceKey[];
  readonly clock?: LocalClock | undefined;
}
