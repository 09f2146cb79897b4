/** A terminal made of text, for commands in this process. */

import { run } from '../../packages/cli/src/program.ts';
import type { Terminal } from '../../packages/cli/src/terminal.ts';

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as it was written, byte by byte. */
  readonly bytes: Uint8Array;
}

/** What `now` is in these tests: noon at Greenwich, so that it is the same day in every zone that machines are set to. */
export const NOW: number = Date.UTC(2026, 10, 22, 12);

/**
 * Runs a command line.
 *
 * @param words  parted by spaces, or one by one where a word holds some
 * @param input  what stands on standard input
 * @param given  what of the terminal is otherwise
 */
export async function khagol(
  words: string | readonly string[],
  input: readonly (string | Uint8Array)[] = [],
  given: Partial<Terminal> = {},
): Promise<Result> {
  const pieces: Uint8Array[] = [];
  let err = '';
  const code = await run(typeof words === 'string' ? words.split(' ').filter((word) => word !== '') : words, {
    input: (async function* () {
      yield* input;
    })(),
    out: async (piece) => {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    },
    err: (text) => {
      err += text;
    },
    environment: {},
    colour: false,
    watched: { out: false, err: false },
    now: () => NOW,
    ...given,
  });
  const bytes = Buffer.concat(pieces);
  return { code, out: bytes.toString('utf8'), err, bytes };
}
