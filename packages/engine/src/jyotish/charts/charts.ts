/**
 * Charts by the thousand: many births, one table. For research over large collections, for lists that are matched or searched, for pools of workers.
 *
 * Every figure is the one that the single call gives, bit for bit: `engine.chart`, `vargaSign`, `vimshottariOf`, `limbAt` and the weekday of `panchangAt`
 * are reckoned by the same functions, without making their records.
 */

import { readChoices, wholeIn } from '../../choice.ts';
import { EngineError } from '../../errors.ts';
import { isRecord, refusal } from '../../input.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import { type BirthColumns, type EngineForCharts, ofBirth, type RowSource, rowSourceOf } from './births.ts';
import { CHARTS_NAMES, type ChartsOptions, type Recipe, recipeOf } from './recipe.ts';
import { castRow, rowRoom } from './sky-row.ts';
import { type ChartTable, clearRow, emptyTable } from './table.ts';

/**
 * The charts of a list of births.
 *
 * @param engine   an open engine; births as people write them are read by its options of time, columns by its ΔT
 * @param births   births, moments, or columns of numbers
 * @param options  choices of the charts, what beside positions and houses is wanted, and what a faulty birth does
 * @throws  EngineError of the first faulty birth, with its number in `field` (`births[17].latitude`), unless `onFault` is `note`; INVALID_OPTION for a
 *          choice that does not exist
 */
export function chartsOf(
  engine: EngineForCharts,
  births: readonly (Birth | Moment)[] | BirthColumns,
  options: ChartsOptions = {},
): ChartTable {
  const recipe = recipeOf(readEngine(engine).kernel, options);
  return castAll(recipe, rowSourceOf(engine, births), recipe.first);
}

/** What a walk through a long list is told beside the choices of its charts. */
export interface ChartPiecesOptions extends ChartsOptions {
  /** Rows of a table, 1 … 100 000; 4096 when left out, some 6 MB. */
  readonly pieceRows?: number;
}

/**
 * The charts of a list of any length, table by table: no more than one is in memory, unless the caller keeps them.
 *
 * @param births  births or moments, from anything that can be walked through once (a list, a generator that reads a file), or columns
 * @returns a generator of tables; rows and faults are counted from the beginning of each, births in texts from that of the list
 * @throws  EngineError as `chartsOf`, when the piece at fault is asked for
 */
export function* chartPieces(
  engine: EngineForCharts,
  births: Iterable<Birth | Moment> | BirthColumns,
  options: ChartPiecesOptions = {},
): Generator<ChartTable, void, undefined> {
  const { pieceRows, ...rest } = readChoices(options, 'options', { ...CHARTS_NAMES, pieceRows: true });
  const rows = wholeIn('options.pieceRows', pieceRows ?? 4096, 1, 100_000);
  const recipe = recipeOf(readEngine(engine).kernel, rest);
  let first = recipe.first;
  for (const piece of piecesOf(births, rows)) {
    const source = rowSourceOf(engine, piece);
    yield castAll(recipe, source, first);
    first += source.count;
  }
}

function castAll(recipe: Recipe, source: RowSource, first: number): ChartTable {
  const { settings, bodies, onFault } = recipe;
  const names = bodies.map(({ name }) => name);
  const table = emptyTable(source.count, settings, names);
  const room = rowRoom(recipe);
  for (let row = 0; row < source.count; row++) {
    try {
      castRow(recipe, room, table.columns, row, source.moment(row));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const named = ofBirth(error, first + row);
      if (onFault === 'throw') throw named;
      const { code, field, allowed, message } = named;
      table.faults.push({ row, code, field, allowed, message });
      clearRow(table, row);
    }
  }
  return table;
}

function* piecesOf(
  births: Iterable<Birth | Moment> | BirthColumns,
  rows: number,
): Generator<readonly (Birth | Moment)[] | BirthColumns, void, undefined> {
  if (isRecord(births) && births['jdUt'] instanceof Float64Array) {
    yield* columnPieces(births as unknown as BirthColumns, rows);
    return;
  }
  if (
    typeof (births as Partial<Iterable<unknown>> | null | undefined)?.[Symbol.iterator] !== 'function' ||
    typeof births === 'string'
  ) {
    const allowed = 'births or moments that can be walked through, or columns of numbers';
    throw refusal('INVALID_OPTION', 'births', allowed, `births must be ${allowed}.`);
  }
  let piece: (Birth | Moment)[] = [];
  for (const birth of births as Iterable<Birth | Moment>) {
    piece.push(birth);
    if (piece.length < rows) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function* columnPieces(columns: BirthColumns, rows: number): Generator<BirthColumns, void, undefined> {
  for (let from = 0; from < columns.jdUt.length; from += rows) {
    const piece: { [name: string]: unknown } = {};
    for (const [name, column] of Object.entries(columns))
      piece[name] =
        column instanceof Float64Array && column.length === columns.jdUt.length
          ? column.subarray(from, from + rows)
          : column;
    yield piece as unknown as BirthColumns;
  }
}

function readEngine(value: unknown): EngineForCharts {
  const { kernel, moment } = isRecord(value) ? value : NO_ENGINE;
  if (typeof moment === 'function') {
    readKernel(kernel);
    return value as EngineForCharts;
  }
  const allowed = 'an open engine';
  throw refusal('INVALID_OPTION', 'engine', allowed, `The engine must be ${allowed}.`);
}

const NO_ENGINE: { readonly [member: string]: unknown } = {};
