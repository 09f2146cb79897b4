/** Bhadra, panchaka and gandanta of a day as records, with their times on a clock. */

import type { SourceKey } from '../../sources.ts';
import { dateOfSolarDay, varaOf } from '../day/solar-day.ts';
import { type CivilSpan, civilSpan } from './civil-span.ts';
import type { DayBook } from './day-book.ts';
import {
  type BhadraLoka,
  bhadrasBetween,
  type Gandanta,
  gandantasBetween,
  PANCHAKA_KINDS,
  type PanchakaKind,
  panchakaBetween,
} from './ghati-windows.ts';

/** The karana Vishti. */
export interface BhadraSpan extends CivilSpan {
  /** The tithi whose half it is, 1 … 30. */
  readonly tithi: number;
  /** The mouth, which is worst, and the tail, which is good. */
  readonly mukha: CivilSpan;
  readonly puchha: CivilSpan;
  /** Where it dwells, and until when: it harms on earth. */
  readonly lokas: readonly ({ readonly loka: BhadraLoka } & CivilSpan)[];
  readonly sources: readonly SourceKey[];
}

/** The Moon in the last five nakshatras. */
export interface PanchakaSpan extends CivilSpan {
  /** By the weekday of the day on which it begins; null on a Wednesday or Thursday. */
  readonly kind: PanchakaKind;
  readonly sources: readonly SourceKey[];
}

/** A knot. */
export interface GandantaSpan extends CivilSpan {
  readonly kind: Gandanta['kind'];
  readonly between: readonly [number, number];
  readonly sources: readonly SourceKey[];
}

export function bhadraSpans({ clock, daily }: DayBook, from: number, until: number): readonly BhadraSpan[] {
  return bhadrasBetween(daily, from, until).map(({ tithi, span, mukha, puchha, lokas }) => ({
    tithi,
    ...civilSpan(clock, span[0], span[1]),
    mukha: civilSpan(clock, mukha[0], mukha[1]),
    puchha: civilSpan(clock, puchha[0], puchha[1]),
    lokas: lokas.map(({ loka, span: [start, end] }) => ({ loka, ...civilSpan(clock, start, end) })),
    sources: ['muhurta-chintamani'],
  }));
}

export function panchakaSpan(book: DayBook, from: number, until: number): PanchakaSpan | null {
  const span = panchakaBetween(book.daily, from, until, book.settings.panchaka);
  if (span === null) return null;
  const { day } = book.days.at(span[0]);
  const kind = PANCHAKA_KINDS[varaOf(dateOfSolarDay(day, book.clock))] as PanchakaKind;
  return { kind, ...civilSpan(book.clock, span[0], span[1]), sources: ['muhurta-chintamani', 'almanac-practice'] };
}

export function gandantaSpans(
  { clock, daily, settings }: DayBook,
  from: number,
  until: number,
): readonly GandantaSpan[] {
  return gandantasBetween(daily, from, until, settings.gandanta).map(({ kind, between, span }) => ({
    kind,
    between,
    ...civilSpan(clock, span[0], span[1]),
    sources: kind === 'nakshatra' && settings.gandanta === 'pada' ? ['jataka-parijata'] : ['muhurta-chintamani'],
  }));
}
