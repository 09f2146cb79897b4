/** How a command is declared: its options, and what is loaded and run when it is called. */

import type { Command } from 'commander';
import type { Flags } from '../birth-flags.ts';
import type { Terminal } from '../terminal.ts';
import type { OptionMaker } from './options.ts';

/** What declarations stand on: the terminal, and where the exit code goes. */
export interface Ground {
  readonly terminal: Terminal;
  readonly end: (code: number) => void;
}

/** The command with its options. */
export function withOptions(command: Command, options: readonly OptionMaker[]): Command {
  for (const option of options) command.addOption(option());
  return command;
}

/** A command without words of its own: what it is called with are flags. */
export function onFlags(
  command: Command,
  { terminal, end }: Ground,
  run: (flags: Flags, terminal: Terminal) => Promise<number>,
): void {
  command.action(async (flags: Flags) => end(await run(flags, terminal)));
}

/** A command with one word, such as a file. */
export function onWord(
  command: Command,
  { terminal, end }: Ground,
  run: (word: string | undefined, flags: Flags, terminal: Terminal) => Promise<number>,
): void {
  command.action(async (word: string | undefined, flags: Flags) => end(await run(word, flags, terminal)));
}
