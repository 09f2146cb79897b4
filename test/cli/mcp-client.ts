/** A client of the Model Context Protocol for tests, written from the published pages: lines out, lines in, answers by their ids. */

import { khagol } from './terminal.ts';

export interface Answer {
  readonly jsonrpc: string;
  readonly id?: string | number | null;
  readonly method?: string;
  readonly result?: any;
  readonly error?: { readonly code: number; readonly message: string };
  readonly params?: any;
}

/** Lines to a server in this process, all at once; every line that it wrote, as JSON. */
export async function spoken(
  ...lines: readonly (string | object)[]
): Promise<{ readonly code: number; readonly lines: readonly (Answer | readonly Answer[])[]; readonly err: string }> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err } = await khagol('mcp', [`${text}\n`]);
  return {
    code,
    err,
    lines:
      out === ''
        ? []
        : out
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
  };
}

export const request = (id: unknown, method: string, params?: unknown): object => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params === undefined ? {} : { params }),
});

export const hello = (protocolVersion = '2025-06-18'): object =>
  request('hello', 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } });

/** One call of a tool by itself. */
export async function called(name: string, input: unknown): Promise<Answer> {
  const { lines } = await spoken(hello(), request(1, 'tools/call', { name, arguments: input }));
  return lines.find((line) => 'id' in line && line.id === 1) as Answer;
}

/** A server in this process that is spoken to line by line. */
export function conversation(): {
  readonly say: (line: string | object) => void;
  readonly heard: readonly Answer[];
  readonly until: (found: (answer: Answer) => boolean) => Promise<Answer>;
  readonly end: () => Promise<number>;
} {
  const queue: string[] = [];
  let wake: () => void = () => undefined;
  let isOver = false;
  const input = (async function* () {
    while (!isOver || queue.length > 0) {
      const line = queue.shift();
      if (line !== undefined) yield line;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  })();
  const heard: Answer[] = [];
  const out = async (piece: string | Uint8Array): Promise<void> => {
    for (const line of String(piece).trimEnd().split('\n')) heard.push(JSON.parse(line));
  };
  const ended = khagol('mcp', [], { input, out });
  return {
    heard,
    say: (line) => {
      queue.push(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
      wake();
    },
    until: async (found) => {
      for (;;) {
        const answer = heard.find(found);
        if (answer !== undefined) return answer;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    end: async () => {
      isOver = true;
      wake();
      return (await ended).code;
    },
  };
}
