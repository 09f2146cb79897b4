/** A terminal made of text, for commands in this process. */

import { run } from '../../packages/cli/src/program.ts';

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line with this on standard input. */
export async function khagol(words: string, input: readonly (string | Uint8Array)[] = []): Promise<Result> {
  let [out, err] = ['', ''];
  const code = await run(
    words.split(' ').filter((word) => word !== ''),
    {
      input: (async function* () {
        yield* input;
      })(),
      out: async (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      environment: {},
      colour: false,
    },
  );
  return { code, out, err };
}
