/**
 * Which rows threads answer: those whose work takes more than some ten milliseconds of a processor, measured row by row (bench/pool.mjs). Below that the way there and back,
 * and reading the call twice, would be a good part of the work.
 */

import type { AnyRow, Row } from '../gate/row.ts';
import type { Workers } from '../ports/index.ts';
import { farRow } from './far-row.ts';

export const FAR_ROWS: ReadonlySet<string> = new Set([
  'shubhMuhurta',
  'muhurtaForEvent',
  'sandboxMuhurtaFind',
  'sadeSatiAdvanced',
  'sandboxSadeSatiAdvanced',
  'horoscopeMonthly',
  'sandboxHoroscopeMonthly',
  'westernHoroscopeMonthly',
  'allDoshas',
]);

/** A row as it is served. */
export type Served = (row: AnyRow) => AnyRow;

export function servedBy(workers: Workers | null): Served {
  return (row) => (FAR_ROWS.has(row.id) ? (farRow(row as unknown as Row, workers) as unknown as AnyRow) : row);
}
