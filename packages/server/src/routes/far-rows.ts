/**
 * Which rows threads answer, always or of some calls: those whose work takes more than some ten milliseconds of a processor, measured row by row (bench/pool.mjs). Below that the way there and back,
 * and reading the call twice, would be a good part of the work.
 */

import type { Moment } from '@khagol/engine';
import type { AnyRow, Row } from '../gate/row.ts';
import type { Workers } from '../ports/index.ts';
import { farRow } from './far-row.ts';

/** By id: whether such a row takes long, by its input as it was read. */
export const FAR_ROWS: ReadonlyMap<string, (input: unknown) => boolean> = new Map([
  ...[
    'shubhMuhurta',
    'muhurtaForEvent',
    'sandboxMuhurtaFind',
    'sadeSatiAdvanced',
    'sandboxSadeSatiAdvanced',
    'horoscopeMonthly',
    'sandboxHoroscopeMonthly',
    'westernHoroscopeMonthly',
    'allDoshas',
  ].map((id) => [id, () => true] as const),
  ...[
    'yogaDetection',
    'mangalDosha',
    'sandboxMangalDosha',
    'kaalSarpDosha',
    'sandboxKaalSarpDosha',
    'pitruDosha',
    'sandboxPitruDosha',
  ].map((id) => [id, isOfUnknownHour] as const),
]);

/** Whose yogas and doshas are looked for through a whole day. */
function isOfUnknownHour(input: unknown): boolean {
  return (input as { readonly moment: Moment }).moment.certainty.time !== 'stated';
}

/** A row as it is served. */
export type Served = (row: AnyRow) => AnyRow;

export function servedBy(workers: Workers | null): Served {
  return (row) => {
    const isLong = FAR_ROWS.get(row.id);
    return isLong === undefined ? row : (farRow(row as unknown as Row, workers, isLong) as unknown as AnyRow);
  };
}
