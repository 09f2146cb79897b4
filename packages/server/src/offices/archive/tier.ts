/** What a time of keeping costs, and until when it lasts. */

import type { ArchiveTier } from '../../ports/index.ts';

/** Prices of the archive in whole cents, and the edition they were read from. */
export interface ArchiveRates {
  readonly edition: string;
  /** For setting or extending a tier. */
  readonly tierActionCents: number;
  /** For a GiB kept a month. */
  readonly gibMonthCents: number;
}

const GIB = 2n ** 30n;

/** Days of a month, 0 … 11, of a year. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The same day and time so many calendar months later, UTC; the last day of a shorter month where it has no such day. */
export function monthsAfter(fromMs: number, months: number): number {
  const from = new Date(fromMs);
  const count = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const day = Math.min(from.getUTCDate(), daysOf(year, month));
  return Date.UTC(year, month, day) + (fromMs - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
}

/** Whole cents, rounded up: storedBytes / GiB × months × rate, exactly. */
export function meterCents(storedBytes: number, months: number, gibMonthCents: number): number {
  const product = BigInt(storedBytes) * BigInt(months) * BigInt(gibMonthCents);
  return Number((product + GIB - 1n) / GIB);
}

/** A tier that was asked for, priced. */
export interface TierQuote {
  readonly actionCents: number;
  readonly meterCents: number;
  readonly totalCents: number;
  /** What is left to pay after what was paid for the running tier. */
  readonly dueCents: number;
  readonly storedBytes: number;
  /** The tier as it will be. */
  readonly tier: ArchiveTier;
  /** Whether it is another one than before. */
  readonly changed: boolean;
}

/** The tier while it lasts. */
export function running(tier: ArchiveTier | null, nowMs: number): ArchiveTier | null {
  return tier !== null && nowMs < tier.retainUntilMs ? tier : null;
}

/**
 * Prices a tier. One that still runs is extended from the day it was set, and only the difference is due; what costs less than was paid
 * costs nothing more. `shorter`: it would end before the running one.
 *
 * @param months  1 … 60
 */
export function quoteTier(
  current: ArchiveTier | null,
  storedBytes: number,
  months: number,
  nowMs: number,
  { tierActionCents: actionCents, gibMonthCents }: ArchiveRates,
): TierQuote | 'shorter' {
  const before = running(current, nowMs);
  if (before !== null && months < before.months) return 'shorter';
  const meter = meterCents(storedBytes, months, gibMonthCents);
  const totalCents = actionCents + meter;
  const paid = before?.priceCents ?? 0;
  const dueCents = Math.max(0, totalCents - paid);
  const setAtMs = before?.setAtMs ?? nowMs;
  return {
    actionCents,
    meterCents: meter,
    totalCents,
    dueCents,
    storedBytes,
    tier: { months, priceCents: paid + dueCents, retainUntilMs: monthsAfter(setAtMs, months), setAtMs, storedBytes },
    changed: before === null || months > before.months || dueCents > 0,
  };
}
