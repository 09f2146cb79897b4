/** Many questions in one run: a row in, a line of JSON out, in order. A row that is refused gets a line as well, and the others go on. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { faultOf } from './fault.ts';
import { fileFault } from './files.ts';
import { writing } from './output.ts';
import { progressOn } from './progress.ts';
import { type Row, recordsOf } from './records.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** One run over many rows. */
export interface Batch {
  /** Of a file with rows; `-` is standard input. */
  readonly from: string;
  /** Where the lines go; standard output when left out. */
  readonly out: unknown;
  /** Columns of which a table has at least one. */
  readonly needed: readonly string[];
  /** What is counted, as in `births`. */
  readonly what: string;
  /** One row → its record. @throws EngineError naming the member that is wrong */
  readonly answer: (record: Readonly<Record<string, unknown>>) => unknown;
}

/** Text is handed on in pieces of about this many characters. */
const PIECE = 64 * 1024;

/**
 * Answers every row. Memory holds one chunk of rows, however many there are.
 *
 * @returns 0, or 1 when a row was refused
 * @throws  CommandError for a file that cannot be read or written, or has neither rows of JSON nor a table
 */
export async function runBatch({ from, out, needed, what, answer }: Batch, terminal: Terminal): Promise<number> {
  const source = await sourceOf(from, terminal);
  const progress = progressOn(terminal, what);
  let [done, refused] = [0, 0];
  await writing(out, terminal, async (write) => {
    let text = '';
    const flush = async (): Promise<void> => {
      if (text !== '') await write(text);
      text = '';
      progress.at(source.share(), done);
    };
    for await (const rows of recordsOf(source.chunks, needed)) {
      for (const row of rows) {
        const answered = answeredRow(row, answer);
        text += `${JSON.stringify(answered)}\n`;
        done += 1;
        if ('error' in answered) refused += 1;
        if (text.length > PIECE) await flush();
      }
      await flush();
    }
  }).finally(() => progress.clear());
  if (refused > 0) terminal.err(`khagol: ${refused} of ${done} ${what} could not be answered\n`);
  return refused > 0 ? 1 : 0;
}

type Answered = { readonly line: number; readonly id?: unknown } & (
  | { readonly data: unknown }
  | {
      readonly error: {
        readonly code: string;
        readonly field: string;
        readonly message: string;
        readonly allowed: string;
      };
    }
);

function answeredRow(row: Row, answer: Batch['answer']): Answered {
  const { line } = row;
  if ('fault' in row)
    return { line, error: { code: 'INVALID_LINE', field: '', message: row.fault, allowed: 'a JSON object, or cells' } };
  const { id } = row.record;
  const head = id === undefined || id === '' ? { line } : { line, id };
  try {
    return { ...head, data: answer(row.record) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return { ...head, error: fault };
  }
}

interface Source {
  readonly chunks: AsyncIterable<Uint8Array | string>;
  /** How much was read, 0 … 1; null where the end is not known. */
  readonly share: () => number | null;
}

async function sourceOf(from: string, { input }: Terminal): Promise<Source> {
  if (from === '-') return { chunks: input, share: () => null };
  try {
    const found = await stat(from);
    if (found.isDirectory()) throw new CommandError(1, `cannot read ${from}: it is a folder`);
    const { size } = found;
    const stream = createReadStream(from);
    await new Promise<void>((resolve, reject) => stream.once('open', () => resolve()).once('error', reject));
    return { chunks: stream, share: () => (size === 0 ? null : stream.bytesRead / size) };
  } catch (error) {
    throw fileFault(`cannot read ${from}`, error);
  }
}
