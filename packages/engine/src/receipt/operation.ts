/** What a receipt can be about: one question of the engine, by name. For the rows of operations.ts, and for rows of whoever embeds the engine. */

import type { Chart } from '../chart/chart.ts';
import type { ChartChoices } from '../chart/choices.ts';
import { isRecord, kindOf, readList, refusal } from '../input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Birth, Moment } from '../time/moment.ts';

/**
 * What operations need of an engine; any `Engine` will do. One that was opened with options of time of its own (`deltaT`, `overrides`, `zoneOf`) answers otherwise
 * than its editions say: receipts are for engines that were opened without.
 */
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
  /** Members of the input that are about the call and not about the question, such as `receipt`; neither they are hashed nor their echo in the answer. */
  readonly unhashed?: readonly string[];
  /** The same question put to an edition by name, where the rules keep their editions: a receipt is then asked again of the one that it names. */
  readonly pinned?: (input: unknown, rulesVersion: string) => unknown;
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
  for (const [member, isGood] of Object.entries(MEMBERS)) {
    if (isGood(value[member])) continue;
    const field = `operation.${member}`;
    throw refusal('INVALID_OPTION', field, ROW, `${field} cannot be ${kindOf(value[member])}; an operation is ${ROW}.`);
  }
  return value as unknown as Operation;
}

/** What of an input is hashed: all of it, but for the members that the row leaves out. */
export function questionOf(row: Operation, input: unknown): unknown {
  return withoutUnhashed(row, input);
}

/** What of an answer is hashed, likewise. */
export function answerOf(row: Operation, output: unknown): unknown {
  return withoutUnhashed(row, output);
}

function withoutUnhashed({ unhashed }: Operation, data: unknown): unknown {
  if (unhashed === undefined || !isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !unhashed.includes(name)));
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

const ROW = 'a row of op, rulesVersion and run, and perhaps restsOn, unhashed, pinned';

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isOne));
}

/** The members of a row besides its name and its work. */
const MEMBERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  rulesVersion: (value) => typeof value === 'string' || typeof value === 'function',
  restsOn: (value) => isListOf(value, (one) => one === 'ephemeris' || one === 'tzdb'),
  unhashed: (value) => isListOf(value, (one) => typeof one === 'string'),
  pinned: (value) => value === undefined || typeof value === 'function',
};
