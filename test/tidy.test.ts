/**
 * The rules of DESIGN.md §3 and STYLE.md that a machine can keep, over every written file. That each rule sees its fault is shown
 * in tidy/planted.test.ts; here no rule may be given nothing to look at.
 */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytesOfGenerated } from '../packages/engine/src/base64.ts';
import { coreBase64 } from '../packages/engine/src/kernel/core.generated.ts';
import { SOURCES } from '../packages/engine/src/sources.ts';
import { coreFaults, moduleImports } from './tidy/core.ts';
import { importFaults, publishedNames } from './tidy/imports.ts';
import { nameFaults } from './tidy/names.ts';
import { purityFaults } from './tidy/purity.ts';
import { dataFaults, isTable, keyFaults, tableFaults } from './tidy/sources.ts';
import { generatorFaults, textFaults } from './tidy/text.ts';
import { listTree, readTree, root, type TextFile } from './tidy/tree.ts';

const tree = readTree();
const textOf = new Map(tree.map(({ path, text }) => [path, text]));
const under = (folder: RegExp): TextFile[] => tree.filter(({ path }) => folder.test(path) && /\.tsx?$/.test(path));

/** What a rule finds among files, of which there must be some. */
function faults(among: readonly TextFile[], rule: (file: TextFile) => readonly string[]): string[] {
  expect(among.length, 'files that the rule looks at').toBeGreaterThan(0);
  return among.flatMap((file) => [...rule(file)]);
}

describe('imports', () => {
  it('go downstream only, and between packages by published names', () => {
    const names = ['engine', 'server', 'fonts'].flatMap((name) => publishedNames(JSON.parse(textOfManifest(name))));
    const published = new Set(names);
    expect(published.has('@khagol/engine/time')).toBe(true);
    const written = under(/^(?:packages\/(?:engine|server|cli|client|playground)\/src|assembly)\//);
    expect(faults(written, (file) => importFaults(file, published))).toEqual([]);
  });
});

describe('the engine', () => {
  it('asks neither clock, chance nor host, and leaves transcendental mathematics to the core', () => {
    expect(faults(under(/^packages\/engine\/src\//), purityFaults)).toEqual([]);
  });

  it('opens the same built-in packs on every host', () => {
    const lists = ['packs-node', 'packs-browser', 'workerd'].map((name) =>
      builtInPacks(textOf.get(`packages/engine/src/${name}.ts`) ?? ''),
    );
    expect(lists[0]).toContain('.bin');
    expect(new Set(lists).size, lists.join(' | ')).toBe(1);
  });
});

describe('the core', () => {
  it('has numbers and no names', () => {
    expect(faults(under(/^assembly\//), coreFaults)).toEqual([]);
  });

  it('asks its host for nothing', () => {
    expect(moduleImports(bytesOfGenerated(coreBase64))).toEqual([]);
  });
});

describe('figures', () => {
  it('in tables say where they come from', () => {
    const code = under(/^(?:packages\/engine\/src|assembly)\//);
    expect(code.filter(isTable).length).toBeGreaterThan(0);
    expect(faults(code, tableFaults)).toEqual([]);
  });

  it('in data files have a page that names them and their source', () => {
    const paths = listTree().filter((path) => path.startsWith('packages/engine/data/'));
    expect(paths.length).toBeGreaterThan(0);
    expect(dataFaults(paths, (path) => textOf.get(path) ?? '')).toEqual([]);
  });

  it('cite works that sources.ts lists', () => {
    const keys = new Set(Object.keys(SOURCES));
    expect(keys.size).toBeGreaterThan(0);
    expect(faults(under(/^(?:packages\/engine\/src|assembly)\//), (file) => keyFaults(file, keys))).toEqual([]);
  });
});

describe('the walk through the code', () => {
  it('names files that are there, and names that stand in them', () => {
    const page = tree.find(({ path }) => path === 'ARCHITECTURE.md') as TextFile;
    expect(page.text.match(/`[^`]+`/g)?.length).toBeGreaterThan(50);
    expect(nameFaults(page, tree)).toEqual([]);
  });
});

describe('a written file', () => {
  it('is finished, of no particular machine, and short enough to be read', () => {
    expect(faults(tree, textFaults)).toEqual([]);
  });

  it('names its generator when a program wrote it', () => {
    expect(faults(tree, (file) => generatorFaults(file, (path) => existsSync(`${root}${path}`)))).toEqual([]);
  });
});

/** The packs that an entry file opens, in its order: by their addresses, or by the names under which it imports them. */
function builtInPacks(text: string): string {
  const imported = new Map(
    [...text.matchAll(/import (\w+) from '[^']*\/([\w.-]+\.bin)'/g)].map(([, name, pack]) => [name, pack]),
  );
  if (imported.size > 0)
    return [...text.matchAll(/new Uint8Array\((\w+)\)/g)].map(([, name]) => imported.get(name)).join(' ');
  return [...text.matchAll(/data\/ephemeris\/([\w.-]+\.bin)/g)].map(([, pack]) => pack).join(' ');
}

function textOfManifest(name: string): string {
  return readFileSync(`${root}packages/${name}/package.json`, 'utf8');
}
