/** A program in one script, as functions in the cloud are shipped: the engine works from within it, or says what to change. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

interface Bundler {
  readonly build: (options: object) => Promise<unknown>;
}

// esbuild comes with tsup and is no dependency of its own.
const need = createRequire(import.meta.url);
const esbuild = createRequire(need.resolve('tsup/package.json'))('esbuild') as Bundler;
const engineFolder = fileURLToPath(new URL('../../packages/engine/', import.meta.url));
const room = mkdtempSync(join(tmpdir(), 'bundled-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** What the program prints when it is bundled for Node and run far from the package. */
async function printedBy(contents: string, format: 'esm' | 'cjs'): Promise<string> {
  const outfile = join(room, format === 'esm' ? 'program.mjs' : 'program.cjs');
  await esbuild.build({
    stdin: { contents, resolveDir: engineFolder },
    bundle: true,
    outfile,
    format,
    platform: 'node',
    // That a bundle of CommonJS has no import.meta is what is looked at here.
    logLevel: 'error',
  });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { cwd: room, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

const BIRTH = "{ datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 }";
const REFUSED = 'catch(({ name, code, field, message }) => console.log(name, code, field, message))';

describe.each(['esm', 'cjs'] as const)('a bundle for Node, %s', (format) => {
  it('casts by the inline entry', async () => {
    const program = `import { openEngine } from '@khagol/engine/inline';
      openEngine().then((engine) => console.log(engine.chart(${BIRTH}).moonSign));`;
    expect(await printedBy(program, format)).toBe('Leo\n');
  });

  it.each([
    ['an engine', "import { openEngine } from '@khagol/engine'", 'openEngine()'],
    ['a pool', "import { openPool } from '@khagol/engine/pool'", 'openPool()'],
  ])('that opens %s without its files is told what to change', async (_, imported, opened) => {
    const printed = await printedBy(`${imported}; ${opened}.${REFUSED};`, format);
    expect(printed).toMatch(
      /^EngineError INVALID_PACK builtIn The ephemeris at \S*pack-1800-2400\.bin could not be read/,
    );
    expect(printed).toContain('import @khagol/engine/inline, or leave @khagol/engine out of it as external');
  });
});
