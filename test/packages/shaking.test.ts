/** Whoever imports one name pays for that name: bundles of the published files by esbuild, minified, as a page would ship them. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface Bundler {
  readonly build: (options: object) => Promise<{ readonly outputFiles: readonly { readonly contents: Uint8Array }[] }>;
}

// esbuild comes with tsup and is no dependency of its own.
const need = createRequire(import.meta.url);
const esbuild = createRequire(need.resolve('tsup/package.json'))('esbuild') as Bundler;
const engineFolder = fileURLToPath(new URL('../../packages/engine/', import.meta.url));

/** Bytes under gzip of one script with what is left of the engine; it finds itself by its own name. */
async function weightOf(contents: string): Promise<number> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: engineFolder },
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
  expect(outputFiles).toHaveLength(1);
  return outputFiles[0] === undefined ? Number.NaN : gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

/** Bytes of today and about a tenth: `EngineError` is 176, of which 31 are four numbers of angle.ts in the same file; all of Jyotish is 205 000. */
const ONE_NAME = [
  { name: 'EngineError', from: '@khagol/engine', most: 190 },
  { name: 'stampOf', from: '@khagol/engine', most: 2_230 },
  { name: 'kundliOf', from: '@khagol/engine/jyotish', most: 2_150 },
  { name: 'findAspects', from: '@khagol/engine/chart', most: 2_280 },
  { name: 'openRules', from: '@khagol/engine/reading', most: 15_600 },
  { name: 'draw', from: '@khagol/engine/drawing', most: 18_700 },
  { name: 'numerologyOf', from: '@khagol/engine/numerology', most: 21_200 },
] as const;

describe('importing one name', () => {
  it.each(ONE_NAME)('$name from $from weighs at most $most bytes, gzip', async ({ name, from, most }) => {
    const bytes = await weightOf(`import { ${name} } from '${from}'; globalThis.it = ${name};`);
    expect(bytes).toBeLessThanOrEqual(most);
    // A budget far above the weight guards nothing.
    expect(bytes).toBeGreaterThan(most / 2);
  });
});

/** Every subpath that is a module. */
const subpaths = Object.keys(
  (JSON.parse(readFileSync(`${engineFolder}package.json`, 'utf8')) as { readonly exports: object }).exports,
).filter((path) => !/\*|\.json$|\.wasm$/.test(path));

describe('importing nothing by name', () => {
  it('leaves nothing in a bundle, whatever subpath it is', async () => {
    expect(subpaths.length).toBeGreaterThan(29);
    const script = subpaths.map((path) => `import '@khagol/engine${path.slice(1)}';`).join('\n');
    // An empty script is 20 bytes under gzip.
    expect(await weightOf(script)).toBe(20);
  });
});
