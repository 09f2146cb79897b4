/** `khagol mcp`: the engine as tools, over standard input and output. Nothing but the protocol is written to standard output. */

import { ENGINE_VERSION } from '@khagol/engine';
import { linesOf } from '../lines.ts';
import type { Terminal } from '../terminal.ts';
import { RPC } from './message.ts';
import { Session } from './session.ts';
import type { Tool } from './tool.ts';

/** Longer than any plan or answer with its receipt. */
const LONGEST = 8 * 1024 * 1024;

/** Serves until standard input ends. @returns the exit code 0 */
export async function mcpCommand(terminal: Terminal): Promise<number> {
  let loaded: Promise<readonly Tool[]> | undefined;
  const session = new Session({
    version: ENGINE_VERSION,
    tools: () => {
      loaded ??= allTools();
      return loaded;
    },
    now: () => terminal.now(),
    send: (message) => terminal.out(`${JSON.stringify(message)}\n`),
  });
  for await (const { lines } of linesOf(terminal.input, LONGEST + 1))
    for (const line of lines) {
      if (line.trim() === '') continue;
      const message = line.length > LONGEST ? undefined : parsed(line);
      if (message !== undefined) await session.take(message.value);
      else if (line.length > LONGEST)
        await session.refuse(RPC.invalidRequest, `A line is longer than ${LONGEST} characters.`);
      else await session.refuse(RPC.notJson, 'The line is not JSON.');
    }
  await session.end();
  return 0;
}

async function allTools(): Promise<readonly Tool[]> {
  const [{ CHART_TOOLS }, { JYOTISH_TOOLS }, { ANSWER_TOOLS }] = await Promise.all([
    import('./tools-charts.ts'),
    import('./tools-jyotish.ts'),
    import('./tools-answers.ts'),
  ]);
  return [...CHART_TOOLS, ...JYOTISH_TOOLS, ...ANSWER_TOOLS];
}

function parsed(line: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
}
