/** Words of help: every command has them, with an example that the program itself can read. */

import { describe, expect, it } from 'vitest';
import { programOf } from '../../packages/cli/src/program.ts';
import { OPERATOR_GROUPS } from '../../packages/cli/src/words/house.ts';
import { khagol } from './terminal.ts';

const GROUPS = OPERATOR_GROUPS.map(([group]) => group);
type Command = ReturnType<typeof programOf>;
const program = programOf({ terminal: {} as never, end: () => undefined });
const pathsOf = (command: Command, path: readonly string[]): readonly (readonly string[])[] =>
  command.commands.flatMap((inner) => [[...path, inner.name()], ...pathsOf(inner, [...path, inner.name()])]);
const PATHS = pathsOf(program, []);

describe('help', () => {
  it('knows every command', () => {
    expect(PATHS.map((path) => path.join(' '))).toEqual([
      ...['chart', 'sky', 'western', 'western natal', 'western transits', 'western synastry'],
      ...['panchang', 'dasha', 'match', 'ask', 'report', 'vastu', 'verify'],
      ...['receipts', 'receipts keygen', 'receipts public', 'serve', ...GROUPS, 'doctor', 'completion', 'mcp'],
    ]);
  });

  it.each(PATHS.map((path) => [path.join(' ')]))(
    'khagol %s --help says how it is used, with an example',
    async (path) => {
      const { code, out, err } = await khagol([...path.split(' '), '--help']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(`Usage: khagol ${path}`);
      const isParent = path === 'western' || path === 'receipts';
      if (!isParent) expect(out).toMatch(/khagol \w+|"command": "khagol"/);
      expect(out.split('\n').every((line) => line.length <= 200)).toBe(true);
    },
  );

  it('is what comes without words, and names what is not known', async () => {
    expect((await khagol('')).out).toContain('Usage: khagol [options] [command]');
    const { code, err } = await khagol('chrat');
    expect(code).toBe(2);
    expect(err).toContain('Did you mean chart?');
  });

  it('gives examples whose flags exist', () => {
    for (const path of PATHS) {
      const command = path.reduce((at, name) => at.commands.find((inner) => inner.name() === name) as Command, program);
      // The words of inner commands stand among those of the outer one.
      if (command.commands.length > 0) continue;
      let text = '';
      command.configureOutput({ writeOut: (piece) => (text += piece) });
      command.outputHelp();
      const known = new Set([...command.options.map(({ long }) => long), '--help', '--version']);
      for (const line of text.split('\n').filter((one) => one.includes(`khagol ${path.join(' ')} `)))
        for (const [flag] of line.slice(line.indexOf('khagol')).matchAll(/(?<=\s)--[a-z][a-z-]*/g))
          if (!GROUPS.includes(path[0] as string))
            expect([path.join(' '), flag, known.has(flag)]).toEqual([path.join(' '), flag, true]);
    }
  });
});
