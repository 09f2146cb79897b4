/** Rows of a stream: JSON, one object a line, or a table with commas whose first line names its columns. */

import { linesOf } from './lines.ts';
import { CommandError } from './terminal.ts';

/** Longer than any birth; a line that is longer is a fault and is not kept. */
const LONGEST = 64 * 1024;

/** A row, or why the line is none. */
export type Row = {
  /** Of the line, from 1. */
  readonly line: number;
} & ({ readonly record: Readonly<Record<string, unknown>> } | { readonly fault: string });

/**
 * The rows of a stream, a batch at a time. Empty lines are skipped. The first line decides: one that begins with a brace is JSON, anything else
 * names columns, where `a.datetime` puts a cell into the inner record `a`.
 *
 * @param needed  columns of which a table must have one, so that its first row is not taken for their names; none when left out
 * @throws  CommandError for a first line that is neither
 */
export async function* recordsOf(
  input: AsyncIterable<Uint8Array | string>,
  needed: readonly string[] = [],
): AsyncGenerator<readonly Row[]> {
  let columns: readonly string[] | null | undefined;
  for await (const { lines, firstNumber } of linesOf(input, LONGEST + 1)) {
    const rows: Row[] = [];
    for (const [i, given] of lines.entries()) {
      const line = firstNumber + i;
      // A byte order mark is white space, too.
      const text = given.trim();
      if (text === '') continue;
      if (text.length > LONGEST) rows.push({ line, fault: `the line is longer than ${LONGEST} characters` });
      else if (columns === undefined && !text.startsWith('{')) columns = columnsOf(text, needed);
      else {
        if (columns === undefined) columns = null;
        rows.push({ line, ...(columns === null ? jsonRow(text) : tableRow(text, columns)) });
      }
    }
    yield rows;
  }
}

/** The names of the columns. @throws CommandError for what cannot be such a line */
function columnsOf(text: string, needed: readonly string[]): readonly string[] {
  if (text.startsWith('['))
    throw new CommandError(
      2,
      'a list of JSON is not read: one object a line, without brackets and commas between them',
    );
  if (text.includes('\r'))
    throw new CommandError(2, 'the lines end with carriage returns alone; save the table with line feeds');
  const columns = cellsOf(text) ?? [];
  const twice = columns.find((column, i) => columns.indexOf(column) < i);
  if (twice !== undefined) throw new CommandError(2, `the first line names the column ${JSON.stringify(twice)} twice`);
  if (needed.length === 0 || needed.some((name) => columns.includes(name))) return columns;
  const found = text.length <= 60 ? text : `${text.slice(0, 60)}…`;
  throw new CommandError(
    2,
    `the first line names the columns, with commas between them, ${needed.join(' or ')} among them; it is ${JSON.stringify(found)}`,
  );
}

type Content = { readonly record: Readonly<Record<string, unknown>> } | { readonly fault: string };

function jsonRow(text: string): Content {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) return { record: { ...record } };
  } catch (error) {
    return { fault: `the line is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  return { fault: 'the line is JSON, but no object' };
}

function tableRow(text: string, columns: readonly string[]): Content {
  const cells = cellsOf(text);
  if (cells === null) return { fault: 'a quotation mark is opened and not closed on the line' };
  if (cells.length > columns.length)
    return { fault: `the line has ${cells.length} cells, and the first line names ${columns.length} columns` };
  const record = new Map<string, unknown>();
  const inner = new Map<string, Map<string, unknown>>();
  for (const [i, column] of columns.entries()) {
    const [head, member] = column.split('.', 2) as [string, string | undefined];
    const cell = cells[i] ?? '';
    if (member === undefined) record.set(head, cell);
    else inner.set(head, (inner.get(head) ?? new Map<string, unknown>()).set(member, cell));
  }
  for (const [head, members] of inner) record.set(head, Object.fromEntries(members));
  return { record: Object.fromEntries(record) };
}

/** Cells between commas (RFC 4180); null where a quotation mark stays open. */
function cellsOf(text: string): readonly string[] | null {
  const cells: string[] = [];
  const cell = /\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)/y;
  for (;;) {
    const match = cell.exec(text);
    if (match === null) return null;
    const [, quoted, plain = '', end] = match;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end === '') return cells;
  }
}
