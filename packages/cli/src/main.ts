/** The command line as a process: arguments in, exit code out. */

import { run } from './program.ts';
import { processTerminal } from './terminal.ts';

// `serve` listens for Ctrl-C itself, to let running calls finish.
if (process.argv[2] !== 'serve') process.on('SIGINT', () => process.exit(130));

process.exitCode = await run(process.argv.slice(2), processTerminal());
