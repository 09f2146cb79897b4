/** Lines of a stream, one at a time, however the stream was cut into chunks. */

/** Longer than any number; what exceeds it is cut, so that an endless line needs no endless memory. */
const MAX_LINE = 1024;

/** The lines that one chunk completed. */
export interface LineBatch {
  readonly lines: readonly string[];
  /** Number of the first of them, from 1. */
  readonly firstNumber: number;
}

/** Batches of lines without their ends (`\n` or `\r\n`). A last line without an end counts; nothing after the last end does not. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<LineBatch> {
  const decoder = new TextDecoder();
  let [rest, number] = ['', 1];
  for await (const chunk of input) {
    const parts = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = (parts.pop() as string).slice(0, MAX_LINE);
    if (parts.length === 0) continue;
    yield { lines: parts.map(trimEnd), firstNumber: number };
    number += parts.length;
  }
  rest += decoder.decode();
  if (rest !== '') yield { lines: [trimEnd(rest)], firstNumber: number };
}

function trimEnd(line: string): string {
  return (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, MAX_LINE);
}
