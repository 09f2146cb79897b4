/** The words of `doctor`, `completion` and `mcp`. */

import type { Command } from 'commander';
import { type Ground, onFlags, withOptions } from './command.ts';
import { JSON_FLAG } from './options.ts';

/** Puts these commands under the program. */
export function declareTools(program: Command, ground: Ground): void {
  const doctor = program
    .command('doctor')
    .description('whether everything that charts, reports and the server need is here and well')
    .addHelpText('after', DOCTOR_HELP);
  onFlags(withOptions(doctor, [JSON_FLAG]), ground, async (flags, terminal) => {
    const { doctorCommand } = await import('../doctor.ts');
    return doctorCommand(flags, terminal);
  });

  program
    .command('completion')
    .description('completion for a shell: source <(khagol completion bash)')
    .argument('<shell>', 'bash, zsh or fish')
    .argument('[words...]')
    .addHelpText('after', COMPLETION_HELP)
    .action(async (shell: string, words: readonly string[]) => {
      const { completionCommand } = await import('../completion.ts');
      ground.end(await completionCommand(shell, words, program, ground.terminal));
    });

  const mcp = program
    .command('mcp')
    .description(
      'the engine as tools for language-model clients: a Model Context Protocol server on standard input and output',
    )
    .addHelpText('after', MCP_HELP);
  onFlags(mcp, ground, async (_, terminal) => {
    const { mcpCommand } = await import('../mcp/server.ts');
    return mcpCommand(terminal);
  });
}

const DOCTOR_HELP = `
Each line begins with ok, ✗ or – (not there, and not needed). The exit code is 1 when a line has ✗. The store is looked at when KHAGOL_STORE
or another KHAGOL_ setting is given; nothing is written.

  KHAGOL_STORE=postgres://… khagol doctor`;

const COMPLETION_HELP = `
  bash   source <(khagol completion bash)                     in ~/.bashrc
  zsh    source <(khagol completion zsh)                      in ~/.zshrc, after compinit
  fish   khagol completion fish | source                      in ~/.config/fish/config.fish

The shell asks khagol itself at each Tab, so that new words are known at once.`;

const MCP_HELP = `
In the settings of a client:
  { "mcpServers": { "khagol": { "command": "khagol", "args": ["mcp"] } } }

Nothing leaves the machine. Standard output holds the protocol alone, one JSON-RPC message a line.`;
