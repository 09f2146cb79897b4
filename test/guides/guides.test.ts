/**
 * The guides and the README are programs: what they show in TypeScript passes a strict compiler and gives what its comments say, what they show for a
 * shell does what stands behind it, and what they show in HTML is drawn by a browser.
 */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, launch, whySkipped } from '../browser/page-site.ts';
import { type Block, blocksOf, programOf } from './blocks.ts';
import { claimOf } from './claims.ts';
import { root } from './modules.ts';
import { show } from './page.ts';
import { README_BEFORE, README_GIVEN, README_NAMES } from './readme.ts';
import { runExample } from './run.ts';
import { missing, openShop, type Shop } from './shell.ts';
import { strictFaults } from './strict.ts';

interface Page {
  readonly path: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

const FOLDERS = ['packages/engine/guides', 'packages/server/guides'];
const pageOf = (path: string): Page => {
  const text = readFileSync(`${root}${path}`, 'utf8');
  return { path, text, blocks: blocksOf(text) };
};
/** Of the packages as they are published; that of the client has a test of its own. */
const PACKAGE_PAGES = ['engine', 'fonts', 'server', 'cli'].map((name) => `packages/${name}/README.md`);
const guides = [
  ...FOLDERS.flatMap((folder) => readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`)),
  ...PACKAGE_PAGES,
].map(pageOf);
const readme = pageOf('README.md');
/** On a machine that is busy with everything else. */
const PATIENCE_MS = 240_000;
/** `text` and `json` are shown and not run. */
const LANGUAGES = ['ts', 'js', 'sh', 'html', 'text', 'json'];
const has = (language: string, { blocks }: Page): boolean => blocks.some((block) => block.language === language);

/** Scripts of a page by the name in their first line. */
function scriptsOf({ path, blocks }: Page): ReadonlyMap<string, string> {
  return new Map(
    blocks
      .filter(({ language }) => language === 'js')
      .map(({ code, line }) => {
        const name = /^\/\/ ([\w-]+\.m?js)\n/.exec(code)?.[1];
        if (name === undefined) throw new Error(`${path}:${line}: the first line of a script is its name`);
        return [name, code];
      }),
  );
}

describe('the guides', () => {
  it('are short, name the language of every block, and link to pages that are there', () => {
    expect(guides.length).toBeGreaterThanOrEqual(9);
    for (const { path, text, blocks } of guides) {
      expect([path, text.split('\n').length <= 151]).toEqual([path, true]);
      for (const { language, line } of blocks)
        expect([`${path}:${line}`, LANGUAGES]).toEqual([`${path}:${line}`, expect.arrayContaining([language])]);
      for (const [, link = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
        expect([path, link, existsSync(join(root, path, '..', link))]).toEqual([path, link, true]);
    }
  });
});

describe('the examples in TypeScript', () => {
  it('pass a strict compiler', { timeout: PATIENCE_MS }, () => {
    const programs = new Map(
      guides
        .filter((page) => has('ts', page))
        .map(({ path, blocks }) => [`${root}${path}.ts`, programOf(blocks, 'ts')]),
    );
    programs.set(`${root}README.md.ts`, `${programOf(readme.blocks, 'ts')}\n${README_NAMES}`);
    expect(strictFaults(programs)).toEqual([]);
  });

  it.each(guides.filter((page) => has('ts', page)).map((page) => [page.path, page] as const))(
    '%s gives what it says',
    async (_, { blocks }) => {
      const { checked, faults } = await runExample(programOf(blocks, 'ts'));
      expect(faults).toEqual([]);
      expect(checked).toBeGreaterThan(0);
    },
  );

  it('README.md gives what it says', async () => {
    const { checked, faults } = await runExample(programOf(readme.blocks, 'ts'), README_GIVEN);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(7);
  });
});

describe('a value beside what is said of it', () => {
  it.each([
    ["'Leo'", 'Leo', 'Virgo'],
    ['140.12…', 140.1238, 140.2],
    ['12, in degrees', 12, 13],
    ["{ name: 'Moon', … }", { name: 'Moon', house: 1 }, { name: 'Sun' }],
    ["{ score, method: 'a' }", { score: 1, method: 'a' }, { score: 1, method: 'a', more: 1 }],
    ['{ score }', { score: 1 }, { points: 1 }],
    ['[1, 2 …]', [1, 2, 3], [1, 3, 3]],
    ["['a', 'b']", ['a', 'b'], ['a', 'b', 'c']],
    ["[{ id: 'x', … }]", [{ id: 'x', y: 1 }], []],
    ['null', null, undefined],
  ])('%s', (comment, right, wrong) => {
    expect(claimOf(comment)?.(right)).toBeNull();
    expect(claimOf(comment)?.(wrong)).toEqual(expect.any(String));
  });

  it.each(['575 stars', 'once; it holds no state', "or 'lilly'", '{ broken', 'also composite'])(
    '%s is prose',
    (comment) => {
      expect(claimOf(comment)).toBeNull();
    },
  );
});

describe('the commands', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  }, PATIENCE_MS);
  afterAll(() => shop?.close());

  it.each(
    [...guides, readme].filter((page) => page === readme || has('sh', page)).map((page) => [page.path, page] as const),
  )('%s does what it says', { timeout: PATIENCE_MS }, async (_, page) => {
    const folder = mkdtempSync(join(shop.folder, 'page-'));
    mkdirSync(join(folder, 'node_modules'));
    mkdirSync(join(folder, 'node_modules/@khagol'));
    for (const name of ['engine', 'server', 'client', 'fonts'])
      symlinkSync(`${root}packages/${name}`, join(folder, 'node_modules/@khagol', name));
    for (const [name, code] of scriptsOf(page)) writeFileSync(join(folder, name), shop.here(code));
    if (page === readme) expect(await shop.run(README_BEFORE, folder)).toMatchObject({ code: 0 });
    for (const { code, line } of page.blocks.filter(({ language }) => language === (page === readme ? '' : 'sh'))) {
      // What the tests are part of themselves.
      if (/^npm (?:start|test)$/m.test(code)) continue;
      const { printed, code: ended } = await shop.run(code, folder);
      expect([`${page.path}:${line}`, ended, ended === 0 ? '' : printed]).toEqual([`${page.path}:${line}`, 0, '']);
      expect([`${page.path}:${line}`, missing(code, printed), printed]).toEqual([`${page.path}:${line}`, [], printed]);
    }
  });
});

describe.skipIf(chromiumPath === undefined)(`the pages${chromiumPath === undefined ? ` (${whySkipped})` : ''}`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, PATIENCE_MS);
  afterAll(() => browser?.close());

  it.each(
    guides.flatMap((page) =>
      page.blocks
        .filter(({ language }) => language === 'html')
        .map((block) => [`${page.path}:${block.line}`, page, block] as const),
    ),
  )('%s shows its answer', { timeout: PATIENCE_MS }, async (_, page, { code }) => {
    const { answer, faults } = await show(browser, code, scriptsOf(page));
    expect(faults).toEqual([]);
    const expected = /<!-- shows (.+) -->/.exec(code)?.[1];
    expect(answer).toContain(expected ?? 'no “shows” comment');
  });
});
