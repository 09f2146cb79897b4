/**
 * When the periods of a dasha begin and end, in bare numbers: what a tree of spans (span.ts) and a table of many births (../charts/) are both
 * made of. Spans tile, so n of them have n + 1 edges.
 */

import type { DashaYear } from './year.ts';

/** Where edges are written. */
interface Edges {
  [place: number]: number;
}

/**
 * Edges of the mahadashas, civil Julian dates.
 *
 * @param years         of each
 * @param elapsedYears  of the first, that had passed at birth
 * @param out           takes years.length + 1 numbers
 */
export function writeRootEdges(years: readonly number[], elapsedYears: number, year: DashaYear, out: Edges): void {
  let sum = -elapsedYears;
  out[0] = year.jdAt(sum);
  for (let i = 0; i < years.length; i++) {
    sum += years[i] as number;
    out[i + 1] = year.jdAt(sum);
  }
}

/**
 * Edges of the parts of a span.
 *
 * @param ends  where each part ends, as shares counted up from the start; the last is the whole
 * @param out   takes ends.length + 1 numbers; the first is the start of the span, the last its end
 */
export function writePartEdges(
  startJdUt: number,
  endJdUt: number,
  ends: readonly number[],
  year: DashaYear,
  out: Edges,
): void {
  const last = ends.length - 1;
  const whole = ends[last] as number;
  // Years of the Sun are uneven, so a share of a period is a share of its years, not of its days.
  const uneven = year.days === null && endJdUt > startJdUt;
  const from = uneven ? year.yearsAt(startJdUt) : startJdUt;
  const length = (uneven ? year.yearsAt(endJdUt) : endJdUt) - from;
  out[0] = startJdUt;
  for (let i = 0; i < last; i++) {
    const at = from + (length * (ends[i] as number)) / whole;
    // Kept within the parent, should a long division round past its end.
    out[i + 1] = Math.min(uneven ? year.jdAt(at) : at, endJdUt);
  }
  out[last + 1] = endJdUt;
}

/** Years that were left of the first period at birth, to a millionth of a year, half a minute. */
export function balanceYears(ofYears: number, elapsedYears: number): number {
  return roundedYears(ofYears - elapsedYears);
}

/** To a millionth of a year; never −0. */
export function roundedYears(years: number): number {
  return Math.round(years * 1e6) / 1e6 + 0;
}
