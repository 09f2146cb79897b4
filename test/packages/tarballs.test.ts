/** The look through a packed package finds each fault that is planted in one. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../../packages/workshop/src/tarballs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const room = mkdtempSync(join(tmpdir(), 'tarballs-'));
const opened = join(room, 'client');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(opened, path)), { recursive: true });
  writeFileSync(join(opened, path), text);
}

function faults(bytes = 120_000): readonly string[] {
  const files = readdirSync(opened, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(opened, path)).isFile(),
  );
  return faultsOf('client', { name: '@khagol/client', file: '', opened, bytes, files });
}

beforeEach(() => {
  rmSync(opened, { recursive: true, force: true });
  for (const file of ['LICENSE', 'NOTICE']) write(file, readFileSync(`${root}${file}`, 'utf8'));
  write(
    'package.json',
    JSON.stringify({
      license: 'MIT',
      engines: { node: '>=20' },
      exports: { '.': { 'khagol-source': './src/index.ts', default: './dist/index.js' } },
    }),
  );
  write('README.md', '# A package\n');
  write('dist/index.js', 'export {};\n');
});

afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('a packed package', () => {
  it('passes when it is whole', () => {
    expect(faults()).toEqual([]);
  });

  it.each([
    ['a licence of other words', 'LICENSE', 'All rights reserved', 'LICENSE is not the one of the workspace'],
    ['a test', 'dist/index.test.js', '', 'dist/index.test.js is not for users'],
    ['a record of the compiler', 'dist/client.tsbuildinfo', '{}', 'dist/client.tsbuildinfo is not for users'],
    ['the folder it was built in', 'dist/a.js', `// ${root}src`, `dist/a.js names ${root}`],
    ['an address of a file', 'dist/a.js', "import 'file:///x.js'", 'dist/a.js names file:///'],
    ['a registry', 'NOTES.md', 'from registry.example.org', 'NOTES.md names a registry'],
    [
      'a map from outside',
      'dist/a.js.map',
      '{"sources":["/x/a.ts"],"mappings":"A"}',
      'dist/a.js.map has sources outside of the package: /x/a.ts',
    ],
    ['a map of nothing', 'dist/a.js.map', '{"sources":["a.ts"],"mappings":""}', 'dist/a.js.map maps nothing'],
  ])('is refused with %s', (_, path, text, fault) => {
    write(path, text);
    expect(faults()).toContain(fault);
  });

  it('is refused without a notice, without a page that says what it is, and without what it exports', () => {
    rmSync(join(opened, 'NOTICE'));
    rmSync(join(opened, 'README.md'));
    rmSync(join(opened, 'dist/index.js'));
    expect(faults()).toEqual([
      'NOTICE is missing',
      'README.md is missing',
      'exports ./dist/index.js, which is not in it',
    ]);
  });

  it('is refused over its weight, and with a budget that guards nothing', () => {
    expect(faults(224_001)).toEqual(['weighs 224001 bytes, more than 224000']);
    expect(faults(111_999)).toEqual(['weighs 111999 bytes; its budget of 224000 guards nothing']);
  });
});
