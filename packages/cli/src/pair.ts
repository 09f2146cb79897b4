/** Two births: by flags, each with its letter, or as JSON with the members a and b. */

import type { Birth } from '@khagol/engine';
import { parseBirth } from '@khagol/engine/time';
import { birthOf, type Flags, hasBirth, memberNames, read } from './birth-flags.ts';
import { type Readable, textOf } from './files.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** Two births; who is the bride, the command says. */
export interface Pair {
  readonly a: Birth;
  readonly b: Birth;
}

const PAIR_FILE: Readable = { mostBytes: 64 * 1024, longerThan: 'two births' };

/**
 * The pair of a command.
 *
 * @param path  of a JSON file, `-` for standard input; flags when left out
 * @throws  CommandError naming the flag or the member to mend
 */
export async function pairOf(path: string | undefined, flags: Flags, terminal: Terminal): Promise<Pair> {
  if (path === undefined) return { a: birthOf(flags, 'a'), b: birthOf(flags, 'b') };
  if (hasBirth(flags, 'a') || hasBirth(flags, 'b'))
    throw new CommandError(2, 'two births come from the file or from flags, not from both');
  const text = await textOf(path, terminal, PAIR_FILE);
  const from = path === '-' ? 'standard input' : path;
  try {
    const given: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof given === 'object' && given !== null) return pairIn({ ...given });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CommandError(2, `${from} is not JSON: ${error.message}`);
  }
  throw new CommandError(2, `${from} is no object with the births a and b`);
}

/** The pair in a row. @throws CommandError naming the member to mend */
export function pairIn(record: Readonly<Record<string, unknown>>): Pair {
  const person = (who: 'a' | 'b'): Birth => {
    const given = record[who];
    return read(who, () =>
      parseBirth(typeof given === 'object' && given !== null ? memberNames({ ...given }) : (given ?? {})),
    );
  };
  return { a: person('a'), b: person('b') };
}
