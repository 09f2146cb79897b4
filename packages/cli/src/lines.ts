/** Lines of a stream, one at a time, however the stream was cut into chunks. */

/** Longer than any number; what exceeds it is cut, so that an endless line needs no endless memory. */
const MAX_LINE = 1024;

/** The lines that one chunk completed. */
export interface LineBatch {
  readonly lines: readonly string[];
  /** Number of the first of them, from 1. */
  readonly firstNumber: number;
}

/**
 * Batches of lines without their ends (`\n` or `\r\n`). A last line without an end counts; nothing after the last end does not.
 *
 * @param longest  where a line is cut, UTF-16 units
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  longest: number = MAX_LINE,
): AsyncGenerator<LineBatch> {
  const decoder = new TextDecoder();
  const whole = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, longest);
  let [rest, number] = ['', 1];
  for await (const chunk of input) {
    const parts = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = (parts.pop() as string).slice(0, longest);
    if (parts.length === 0) continue;
    yield { lines: parts.map(whole), firstNumber: number };
    number += parts.length;
  }
  rest += decoder.decode();
  if (rest !== '') yield { lines: [whole(rest)], firstNumber: number };
}
