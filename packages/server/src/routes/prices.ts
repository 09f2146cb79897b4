/** What a call costs, in dollars as published. Read once at the start; a running call keeps the price it was reserved at. */

import type { Price } from '../contract/operation.ts';
import type { ReportTier } from '../contract/report-shapes.ts';
import { centsBelow, microOfUsd } from '../money.ts';
import type { ArchiveRates } from '../offices/archive/index.ts';
import type { Tier } from '../ports/index.ts';

/** Edition of this list. A changed figure makes a new edition. */
const EDITION = '2026-11-21';

const price = (usd: string): Price => ({ amount: microOfUsd(usd), edition: EDITION });

export const PRICES: {
  /** An answer, by its tier. */
  readonly query: Readonly<Record<Tier, Price>>;
  /** The same, told bit by bit. */
  readonly queryStream: Readonly<Record<Tier, Price>>;
  readonly chat: Readonly<Record<Tier, Price>>;
  readonly birthChart: Price;
  readonly westernNatal: Price;
  readonly westernSynastry: Price;
  readonly compatibility: Price;
  /** Answers out of a sidereal chart: positions, divisions, dashas, doshas, strengths, points. This and the next six are ours: nothing is published of them. */
  readonly vedic: Price;
  /** A day: panchang, its limbs and hours. */
  readonly day: Price;
  /** Good times searched for. */
  readonly muhurta: Price;
  /** Columns and predictions of signs. */
  readonly column: Price;
  /** Ten poruthams. */
  readonly porutham: Price;
  /** Transits, progressions, returns, and the chart of two, or parts of them. */
  readonly westernTimes: Price;
  readonly numerology: Price;
  /** Of setting a tier, before the meter. */
  readonly archiveTier: Price;
  readonly archiveExport: Price;
  /** One house; nothing where too little is known for a score. */
  readonly vastuAssessment: Price;
  readonly vastuZoneCheck: Price;
  readonly vastuCompare: Price;
  readonly arAnchors: Price;
  readonly arCaptureMerge: Price;
} = {
  query: { eco: price('0.005'), standard: price('0.01'), fast: price('0.08') },
  queryStream: { eco: price('0.005'), standard: price('0.01'), fast: price('0.05') },
  chat: { eco: price('0.15'), standard: price('0.15'), fast: price('0.45') },
  birthChart: price('0.25'),
  westernNatal: price('0.048'),
  westernSynastry: price('0.12'),
  compatibility: price('0.35'),
  vedic: price('0.05'),
  day: price('0.02'),
  muhurta: price('0.05'),
  column: price('0.02'),
  porutham: price('0.10'),
  westernTimes: price('0.06'),
  numerology: price('0.02'),
  archiveTier: price('0.10'),
  archiveExport: price('0.05'),
  vastuAssessment: price('0.05'),
  vastuZoneCheck: price('0.01'),
  vastuCompare: price('0.02'),
  arAnchors: price('0.03'),
  arCaptureMerge: price('0.10'),
};

/** A prebuilt report, by its tier. */
export const REPORT_PRICES: Readonly<Record<ReportTier, Price>> = {
  basic: price('0.50'),
  standard: price('1.00'),
  premium: price('2.50'),
};

/** Whole cents of a price that is told in them. @throws RangeError for one that cents cannot hold */
export function centsOf({ amount }: Price): number {
  const cents = centsBelow(amount);
  if (BigInt(cents) * 10_000n !== amount)
    throw new RangeError('a price told in cents has to be a whole number of them');
  return cents;
}

/** Of the archive, in whole cents, as its records tell them. */
export const ARCHIVE_RATES: ArchiveRates = { edition: EDITION, tierActionCents: 10, gibMonthCents: 5 };
