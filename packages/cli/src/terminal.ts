/** What a command may touch: what comes in, what goes out, the environment, the time. A test passes its own. */

export interface Terminal {
  /** Bytes or text of standard input. */
  readonly input: AsyncIterable<Uint8Array | string>;
  /** Writes to standard output; the promise waits while the reader is slower than we are. */
  out(piece: string | Uint8Array): Promise<void>;
  /** Writes to standard error. */
  err(text: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Bold and dim may be used on standard output. */
  readonly colour: boolean;
  /** Whether a person, and no file or pipe, is at the other end. */
  readonly watched: { readonly out: boolean; readonly err: boolean };
  /** The present, milliseconds since 1970 UTC: what `today` and `now` mean. */
  now(): number;
}

/** Ends a command with a code and a sentence for standard error. 1: it did not work out. 2: it was asked wrongly. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * The terminal of this process.
 *
 * Colours appear on a terminal only, and never when NO_COLOR holds anything. A reader that goes away (`| head`) ends the process
 * without a word; output that cannot be written ends it with 1.
 */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // A full disk behind `>`, most of the time.
    stderr.write(`khagol: cannot write to standard output: ${error.code ?? error.message}\n`);
    process.exit(1);
  });
  return {
    // Opened when it is asked for: most commands never read it.
    get input() {
      return process.stdin;
    },
    out: async (piece) => {
      if (!stdout.write(piece)) await new Promise<void>((resolve) => stdout.once('drain', () => resolve()));
    },
    err: (text) => {
      stderr.write(text);
    },
    environment: env,
    colour: stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    watched: { out: stdout.isTTY === true, err: stderr.isTTY === true },
    now: () => Date.now(),
  };
}
