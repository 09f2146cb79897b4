/** One command line: its words are read here, and what a command does is loaded when it is called, so that help comes at once. */

import { Command, CommanderError } from 'commander';
import { faultOf, faultText } from './fault.ts';
import { fileFault } from './files.ts';
import { CommandError, type Terminal } from './terminal.ts';
import { declareAnswers } from './words/answers.ts';
import { declareCharts } from './words/charts.ts';
import type { Ground } from './words/command.ts';
import { declareHouse } from './words/house.ts';
import { declareJyotish } from './words/jyotish.ts';
import { declareTools } from './words/tools.ts';

/** The version, which the packages share. */
const VERSION = '0.1.0';

/**
 * Runs one command line.
 *
 * @param words  without the names of Node and the program
 * @returns the exit code: 0 done, 1 it did not work out, 2 asked wrongly
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const program = programOf({
    terminal,
    end: (code) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return told(error, terminal);
  }
}

/** Says what went wrong in one line, naming the field where there is one. */
function told(error: unknown, { err }: Terminal): number {
  if (error instanceof CommandError) {
    err(`khagol: ${error.message}\n`);
    return error.exitCode;
  }
  const fault = faultOf(error);
  if (fault !== null) {
    err(`khagol: ${faultText(fault, '')}\n`);
    return 2;
  }
  const file = fileOf(error);
  const words = file === null ? null : fileFault(`cannot ${file.syscall} ${file.path}`, error);
  if (words instanceof CommandError) err(`khagol: ${words.message}\n`);
  else err(`khagol: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 1;
}

/** Of an error of the file system, such as of a folder that may not be written to, what it was about. */
function fileOf(error: unknown): { readonly syscall: string; readonly path: string } | null {
  const { syscall, path } = (error ?? {}) as { readonly syscall?: unknown; readonly path?: unknown };
  return typeof syscall === 'string' && typeof path === 'string' ? { syscall, path } : null;
}

/** The whole tree of commands. */
export function programOf(ground: Ground): Command {
  const { terminal } = ground;
  const program = new Command('khagol')
    .description('Charts and skies, computed here.')
    .version(VERSION, '-V, --version')
    .showHelpAfterError('(khagol --help tells more)')
    .addHelpText('after', HELP);
  declareCharts(program, ground);
  declareJyotish(program, ground);
  declareAnswers(program, ground);
  declareHouse(program, ground);
  declareTools(program, ground);
  speakThrough(program, terminal);
  return program;
}

/** A command and those under it write to the terminal and end by an error, never by the process. */
function speakThrough(command: Command, terminal: Terminal): void {
  // The waiting of `out` does not matter for help, which is short.
  command
    .configureOutput({ writeOut: (text) => void terminal.out(text), writeErr: (text) => terminal.err(text) })
    .exitOverride();
  for (const inner of command.commands) speakThrough(inner, terminal);
}

const HELP = `
Examples:
  khagol chart --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209
  khagol panchang --lat 28.6139 --lon 77.209
  khagol ask "When does my career improve?" --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209
  khagol serve

Answers go to standard output as tables, with --json as the engine's whole records; what goes wrong goes to standard error.
Exit codes: 0 done, 1 it did not work out, 2 asked wrongly, 130 stopped by Ctrl-C. NO_COLOR takes the bold letters away.`;
