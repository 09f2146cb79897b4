/** What a receipt can be about: one question of the engine, by name. For the rows of operations.ts, and for rows of whoever embeds the engine. */

import type { Chart } from '../chart/chart.ts';
import type { ChartChoices } from '../chart/choices.ts';
import { isRecord, readList, refusal } from '../input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Birth, Moment } from '../time/moment.ts';

/** What operations need of an engine; any `Engine` will do. */
export interface EngineForReceipts {
  readonly version: string;
  readonly kernel: Kernel;
  /** The packs that are open, in the order in which they are asked. */
  readonly ephemeris: readonly { readonly id: string }[];
  moment(birth: Birth): Moment;
  chart(birth: Birth | Moment, choices?: ChartChoices): Chart;
}

/** A row: plain data in, plain data out, and always the same out for the same in. */
export interface Operation {
  /** Stable, small letters in words with points, hyphens, strokes: `jyotish.horoscope`. */
  readonly op: string;
  /** Edition of the rules that answer; a function of the input where the input chooses among editions. */
  readonly rulesVersion: string | ((input: unknown) => string);
  /** On which data the answer rests; a receipt says null of the others. Both when left out. */
  readonly restsOn?: readonly ('ephemeris' | 'tzdb')[];
  /** Members of the input that are about the call and not about the question, such as `receipt`; they are not hashed. */
  readonly unhashed?: readonly string[];
  /** @throws EngineError naming the field */
  run(engine: EngineForReceipts, input: unknown): unknown;
}

/**
 * The row of a name.
 *
 * @param operations  rows, each of another name
 * @returns null when there is none
 * @throws  EngineError INVALID_OPTION for what is no list of such rows
 */
export function operationNamed(operations: readonly Operation[], op: string): Operation | null {
  return readOperations(operations).get(op) ?? null;
}

/** Rows by their names. @throws EngineError INVALID_OPTION */
export function readOperations(operations: unknown): ReadonlyMap<string, Operation> {
  const rows = new Map<string, Operation>();
  for (const [i, given] of readList('operations', operations, 'a list of operations').entries()) {
    const row = readOperation(given);
    if (rows.has(row.op)) {
      const field = `operations[${i}].op`;
      throw refusal('INVALID_OPTION', field, 'a name of its own', `Two operations are named ${row.op}.`);
    }
    rows.set(row.op, row);
  }
  return rows;
}

/** A row, if it is one. @throws EngineError INVALID_OPTION */
export function readOperation(value: unknown): Operation {
  if (!isRecord(value) || typeof value['run'] !== 'function')
    throw refusal('INVALID_OPTION', 'operation', ROW, `An operation is ${ROW}.`);
  if (!isOperationName(value['op']))
    throw refusal('INVALID_OPTION', 'operation.op', OPERATION_RANGE, `operation.op must be ${OPERATION_RANGE}.`);
  return value as unknown as Operation;
}

/** What of an input is hashed: all of it, but for the members that the row leaves out. */
export function questionOf({ unhashed }: Operation, input: unknown): unknown {
  if (unhashed === undefined || !isRecord(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !unhashed.includes(name)));
}

/** The edition that answers an input. */
export function rulesVersionFor({ rulesVersion }: Operation, input: unknown): string {
  return typeof rulesVersion === 'function' ? rulesVersion(input) : rulesVersion;
}

/** Whether a value can be the name of an operation. */
export function isOperationName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9._/-]{0,63}$/.test(value);
}
export const OPERATION_RANGE: string = '1 … 64 small letters, digits, points, hyphens, underscores, strokes';

const ROW = 'a row of op, rulesVersion and run';
