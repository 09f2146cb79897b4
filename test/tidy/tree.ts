/** The files that people write in this repository, read once. What is installed, built or generated is not among them. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface TextFile {
  /** From the repository's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

export const root: string = fileURLToPath(new URL('../../', import.meta.url));

const OUTSIDE: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  'coverage',
  'package-lock.json',
  '.env',
]);
const NOT_TEXT = /\.(?:bin|wasm|png|jpg|woff2|ttf|pdf|gz)$/;
const GENERATED = /\.generated\.ts$|\.draft$|\.tsbuildinfo$|\.log$|^packages\/[^/]+\/(?:LICENSE|NOTICE)$/;

/** Paths of every file, written by hand or not, in the order of their names. */
export function listTree(folder = ''): readonly string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter(({ name }) => !OUTSIDE.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listTree(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]))
    .filter((path) => !GENERATED.test(path));
}

/** Every text file of the tree. */
export function readTree(): readonly TextFile[] {
  return listTree()
    .filter((path) => !NOT_TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
}
