/** Each rule of test/tidy.test.ts against a fault planted for it, and against the innocent thing beside it. */

import { describe, expect, it } from 'vitest';
import { coreFaults, moduleImports } from './core.ts';
import { importFaults, importsOf } from './imports.ts';
import { nameFaults } from './names.ts';
import { purityFaults } from './purity.ts';
import { dataFaults, isTable, keyFaults, tableFaults } from './sources.ts';
import { generatorFaults, MAX_LINES, textFaults } from './text.ts';

const published = new Set(['@khagol/engine', '@khagol/engine/time', '@khagol/server']);
const imports = (path: string, specifier: string) =>
  importFaults({ path, text: `import { x } from '${specifier}';` }, published);
const pure = (text: string, path = 'packages/engine/src/time/x.ts') => purityFaults({ path, text });
const core = (text: string) => coreFaults({ path: 'assembly/x.ts', text });
const words = (text: string) => textFaults({ path: 'packages/x.ts', text });

describe('the import rule', () => {
  it('reads imports, exports, types, dynamic imports and import types', () => {
    const text = `import a from 'a'; import type { b } from 'b'; export * from 'c'; const d = () => import('d'); let e: import('e').E; import 'f';`;
    expect(importsOf({ path: 'x.ts', text })).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it.each([
    ['packages/engine/src/time/x.ts', '../sky/sky.ts'],
    ['packages/engine/src/time/x.ts', '../kernel/kernel.ts'],
    ['packages/engine/src/western/x.ts', '../jyotish/x.ts'],
    ['packages/engine/src/errors.ts', './kernel/kernel.ts'],
    ['packages/engine/src/chart/x.ts', '../engine.ts'],
    ['packages/engine/src/chart/x.ts', '../newfolder/x.ts'],
    ['packages/engine/src/chart/x.ts', 'node:fs'],
    ['packages/engine/src/chart/x.ts', '@photostructure/tz-lookup'],
    ['packages/engine/src/chart/x.ts', '../../../server/src/ports/index.ts'],
    ['packages/engine/src/time/x.ts', '../../data/zones/x.json'],
    ['assembly/sky.ts', '../packages/engine/src/angle'],
    ['assembly/sky.ts', 'as-bignum'],
    ['packages/server/src/http/x.ts', '@khagol/engine'],
    ['packages/server/src/gate/x.ts', '@khagol/engine'],
    ['packages/server/src/gate/x.ts', '../routes/charts.ts'],
    ['packages/server/src/contract/x.ts', '../store/memory/index.ts'],
    ['packages/server/src/offices/keys/x.ts', '../plans/x.ts'],
    ['packages/server/src/offices/keys/x.ts', '../../http/body.ts'],
    ['packages/server/src/ports/world.ts', '../http/body.ts'],
    ['packages/server/src/routes/x.ts', '../../../engine/src/index.ts'],
    ['packages/server/src/routes/x.ts', '@khagol/engine/src/index.ts'],
    ['packages/server/src/routes/x.ts', '@khagol/cli'],
    ['packages/cli/src/x.ts', '@khagol/engine/kernel'],
    ['packages/playground/src/x.tsx', '@khagol/server'],
    ['packages/client/src/x.ts', '@khagol/engine'],
    ['packages/client/src/x.ts', 'node:crypto'],
    ['packages/client/src/x.ts', '../../server/src/money.ts'],
  ])('finds that %s must not import %s', (path, specifier) => {
    expect(imports(path, specifier)).toHaveLength(1);
  });

  it.each([
    ['packages/engine/src/chart/x.ts', '../sky/sky.ts'],
    ['packages/engine/src/chart/x.ts', './y.ts'],
    ['packages/engine/src/chart/deep/x.ts', '../y.ts'],
    ['packages/engine/src/chart/x.ts', '../errors.ts'],
    ['packages/engine/src/node.ts', './engine.ts'],
    ['packages/engine/src/node.ts', 'node:fs'],
    ['assembly/houses/x.ts', '../frame'],
    ['packages/server/src/gate/x.ts', '../ports/index.ts'],
    ['packages/server/src/offices/keys/x.ts', './y.ts'],
    ['packages/server/src/routes/x.ts', '@khagol/engine/time'],
    ['packages/server/src/serve/x.ts', '../app.ts'],
    ['packages/cli/src/x.ts', '@khagol/server'],
  ])('lets %s import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });
});

describe('the purity rule', () => {
  it.each([
    'const t = Date.now();',
    'const t = new Date(0);',
    'new Intl.NumberFormat();',
    'Math.random();',
    'Math.sin(1);',
    'Math.hypot(1, 2);',
    'Math.pow(2, 0.5);',
    "Math['sin'](1);",
    'const { cos } = Math;',
    'const m = Math;',
    '2 ** 0.5;',
    'let x = 2; x **= 2;',
    'process.env;',
    "fetch('x');",
    "require('x');",
    "import('x');",
    'setTimeout(f, 1);',
    'console.log(1);',
    'const g = globalThis;',
    'new WebAssembly.Module(b);',
    "'a'.localeCompare('b');",
    '(1).toLocaleString();',
    'const o = { Date };',
  ])('finds %s', (text) => {
    expect(pure(text)).toHaveLength(1);
  });

  it.each([
    'Math.sqrt(2) + Math.PI;',
    '// Date.now()',
    "const text = 'Math.sin';",
    'moment.process;',
    'const o = { process: 1 };',
    'interface X { readonly document: string }',
    '2 * 3;',
  ])('leaves %s alone', (text) => {
    expect(pure(text)).toEqual([]);
  });

  it('allows the file that compiles the core to know WebAssembly, and no other', () => {
    expect(pure('globalThis.WebAssembly;', 'packages/engine/src/kernel/compile.ts')).toEqual([]);
    expect(pure('globalThis.WebAssembly;')).toHaveLength(1);
  });
});

describe('the rules of the core', () => {
  it.each([
    "@external('env', 'now') declare function now(): f64;",
    'declare function now(): f64;',
    'export const Aries = 0;',
    'function ayanamsaOf(): f64 { return 0; }',
    "const name = 'Sun';",
  ])('find %s', (text) => {
    expect(core(text).length).toBeGreaterThan(0);
  });

  it.each([
    "import { x } from './y';",
    '// The first point of Aries.',
    'const cancelled = 1;',
    'const calibration = 1;',
  ])('leave %s alone', (text) => {
    expect(core(text)).toEqual([]);
  });

  it('find what a compiled core imports', () => {
    // (module (import "env" "now" (func)))
    const bytes = [
      0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 2, 11, 1, 3, 0x65, 0x6e, 0x76, 3, 0x6e, 0x6f, 0x77, 0, 0,
    ];
    expect(moduleImports(new Uint8Array(bytes))).toEqual(['env.now']);
  });
});

describe('the source rules', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => `${i}.25`).join(', ');

  it('know a table by its place, its name or its numbers', () => {
    expect(isTable({ path: 'packages/engine/src/x.ts', text: `const a = [${numbers}];` })).toBe(true);
    expect(isTable({ path: 'packages/engine/src/x-data.ts', text: '' })).toBe(true);
    expect(isTable({ path: 'assembly/tables/x.ts', text: '' })).toBe(true);
    expect(isTable({ path: 'packages/engine/src/x.ts', text: 'const a = 1.5;' })).toBe(false);
  });

  it('find a table without a source', () => {
    expect(tableFaults({ path: 'assembly/tables/x.ts', text: `// ${numbers}` })).toHaveLength(1);
    expect(tableFaults({ path: 'assembly/tables/x.ts', text: '// Source: Meeus.' })).toEqual([]);
  });

  it('find data that no page speaks of', () => {
    const texts: Record<string, string> = {
      'data/a/README.md': 'told.bin and terms-*.json. Source: here.',
      'data/b/README.md': 'silent.bin, from somewhere.',
      'data/a/own.csv': '# Source: there\n1,2',
      'data/c/record.json': '{ "generator": "data/c/build.mjs" }',
      'data/c/bare.json': '{ "rows": [] }',
    };
    const paths = [
      'data/a/told.bin',
      'data/a/terms-moon.json',
      'data/a/other.bin',
      'data/b/silent.bin',
      'data/a/own.csv',
      'data/c/record.bin',
      ...Object.keys(texts),
    ];
    expect(dataFaults(paths, (path) => texts[path] ?? '')).toEqual([
      expect.stringContaining('data/a/other.bin'),
      expect.stringContaining('data/b/silent.bin'),
      expect.stringContaining('data/c/bare.json'),
    ]);
  });

  it('find a key that is not listed', () => {
    const keys = new Set(['vondrak-2011']);
    expect(keyFaults({ path: 'x.ts', text: ' * @source  `vondrak-2011` (3)' }, keys)).toEqual([]);
    expect(keyFaults({ path: 'x.ts', text: ' * @source  `vondrak-2012` (3)' }, keys)).toHaveLength(1);
    expect(keyFaults({ path: 'x.ts', text: "{ source: 'nobody-1999' }" }, keys)).toHaveLength(1);
  });
});

describe('the rule of the walk through the code', () => {
  const tree = [
    {
      path: 'packages/engine/src/time/resolve.ts',
      text: '// as parseBirth\nexport function resolveMoment() { readBirth(); }',
    },
    {
      path: 'packages/engine/src/time/birth.ts',
      text: 'const note = "settle"; export class Reader { static open() {} }',
    },
  ];
  const told = (text: string) => nameFaults({ path: 'PAGE.md', text }, tree);

  it.each([
    '`parseBirth` in `time/resolve.ts`',
    '`settle` in `birth.ts`',
    '`resolveMoment` in no file at all',
    '`time/gone.ts`',
    '1. `resolve.ts`\n2. `resolveMoment` of the item before',
  ])('finds the fault in: %s', (text) => {
    expect(told(text)).toHaveLength(1);
  });

  it.each([
    '`resolveMoment` → `readBirth` (`time/resolve.ts`)',
    '1. `resolveMoment`:\n   - below it, `src/time/resolve.ts`',
    '`Reader.open()` (`birth.ts`) and `time/`, `x-api-key`, `npm start`',
    '```\n`anything`\n```',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('the text rules', () => {
  it.each([
    `// TO${'DO'}: later`,
    `// FIX${'ME'}`,
    `cat /${'home'}/someone/x`,
    `in /${'root'}/.cache`,
    `../${'shared'}/x.md`,
    `https://registry.${'npmjs'}.org/x`,
  ])('find %s', (text) => {
    expect(words(text)).toHaveLength(1);
  });

  it('find a file that is too long, unless a program wrote it', () => {
    const long = '\n'.repeat(MAX_LINES + 1);
    expect(words(long)).toHaveLength(1);
    expect(words(`// Generated by packages/x.mjs; do not edit.${long}`)).toEqual([]);
  });

  it('leave ordinary paths and addresses alone', () => {
    expect(words(`GET /v1/homework and ${['src', 'root', 'x.ts'].join('/')} at http://localhost:8787/`)).toEqual([]);
  });

  it('find a generated file without its generator', () => {
    const at = (text: string, there = true) => generatorFaults({ path: 'x.ts', text }, () => there);
    expect(at('// Generated, do not edit.')).toHaveLength(1);
    expect(at('// Generated by data/x.mjs; do not edit.', false)).toHaveLength(1);
    expect(at('// Generated by data/x.mjs; do not edit.')).toEqual([]);
    expect(at('const x = 1;')).toEqual([]);
  });
});
