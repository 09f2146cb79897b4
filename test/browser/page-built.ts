/** The page, built once for all tests that look at it: kept in .cache under the hash of everything it is made of. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFolder } from './page-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shelf = `${root}.cache/page/`;
/** What the page is made of. */
const SOURCES = [
  'packages/playground/index.html',
  'packages/playground/package.json',
  'packages/playground/vite.config.mjs',
  'packages/playground/public',
  'packages/playground/src',
  'packages/engine/package.json',
  'packages/engine/src',
  'packages/engine/data',
  'packages/engine/languages',
  'LICENSE',
  'NOTICE',
  'packages/fonts/OFL.txt',
  'packages/fonts/src',
  'packages/fonts/dist/files',
  'pnpm-lock.yaml',
];
/** A builder that takes longer than this has died. */
const PATIENCE_MS = 150_000;

/** Folder of the built page; two test files that ask at once build it once. */
export async function builtPage(): Promise<string> {
  const folder = `${shelf}${hashOfSources()}/`;
  const lock = `${folder.slice(0, -1)}.lock`;
  mkdirSync(shelf, { recursive: true });
  while (!existsSync(folder)) {
    try {
      mkdirSync(lock);
    } catch {
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > PATIENCE_MS) rmSync(lock, { recursive: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      if (!existsSync(folder)) build(folder);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return folder;
}

function build(folder: string): void {
  const unfinished = `${folder.slice(0, -1)}.${process.pid}`;
  const { NODE_ENV: _testing, ...environment } = process.env;
  const built = spawnSync(
    process.execPath,
    [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', unfinished],
    { cwd: pageFolder, env: environment, encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(`the page could not be built: ${built.stderr}${built.stdout}`);
  renameSync(unfinished, folder);
  // Former editions go; one of the last hour may still be looked at.
  for (const name of readdirSync(shelf)) {
    const former = join(shelf, name);
    if (statSync(former).mtimeMs < Date.now() - 3_600_000) rmSync(former, { recursive: true, force: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const isFolder = statSync(path).isDirectory();
    const names = isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const name of names) {
      const file = join(path, name);
      if (statSync(file).isFile()) hash.update(`${source}/${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 24);
}
