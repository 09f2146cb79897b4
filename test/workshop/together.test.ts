/** The plugin that keeps modules in one file gives every entry of a group all of its modules, and leaves other files alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { together } from '../../packages/workshop/src/together.mjs';

interface Loaded {
  readonly contents: string;
  readonly resolveDir?: string;
}
type Load = (file: { readonly path: string }) => Loaded | undefined | Promise<Loaded | undefined>;

const folder = mkdtempSync(join(tmpdir(), 'together-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
for (const name of ['a.ts', 'b.ts', 'entry.ts', 'other.ts'])
  writeFileSync(at(name), `export const from = '${name}';\n`);

/** What the plugin would have a bundler load: of the file system, and of its own. */
function loaders(groups: Parameters<typeof together>[0]) {
  const own: Load[] = [];
  const files: Load[] = [];
  together(groups).setup({
    onResolve: () => {},
    onLoad: ({ namespace }: { namespace?: string }, load: Load) => (namespace === undefined ? files : own).push(load),
  } as never);
  return { file: files[0] as Load, own: own[0] as Load };
}

describe('modules that are kept together', () => {
  const { file, own } = loaders([
    { modules: [at('b.ts')], entries: [] },
    { modules: [at('a.ts'), at('b.ts')], entries: [at('entry.ts')] },
  ]);

  it('are reached by each entry of their group, which keeps its own text', async () => {
    const entry = await file({ path: at('entry.ts') });
    expect(entry?.contents).toBe("export const from = 'entry.ts';\nimport 'together:1';\n");
    const company = await own({ path: 'together:1' });
    expect(company?.contents.match(/"[^"]+"/g)?.map((path) => JSON.parse(path))).toEqual([at('a.ts'), at('b.ts')]);
    expect(company?.resolveDir).toBe(folder);
  });

  it('leave alone what is no entry', async () => {
    expect(await file({ path: at('other.ts') })).toBeUndefined();
    expect(await file({ path: at('a.ts') })).toBeUndefined();
  });
});
