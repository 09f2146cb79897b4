/** Whether a step has anything to do: the hash of its inputs beside the hash under which it last succeeded. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.mjs';

/** Never an input: what is installed, built, or in the middle of being written. */
const OUTSIDE = /^(?:node_modules|dist|\.cache)$|\.draft$/;

/** Every file under a path of the workspace, sorted; the path itself when it is a file; none when it does not exist. */
export function filesUnder(path) {
  const state = statSync(`${root}${path}`, { throwIfNoEntry: false });
  if (state === undefined) return [];
  if (!state.isDirectory()) return [path];
  return readdirSync(`${root}${path}`)
    .filter((name) => !OUTSIDE.test(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** SHA-256 over names and contents of files and folders of the workspace, and over further text. */
export function fingerprint(paths, text = '') {
  const hash = createHash('sha256').update(text);
  for (const file of paths.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(`${root}${file}`));
  return hash.digest('hex');
}

/** True when the step last succeeded with this fingerprint and what it made is still there. */
export function isCurrent(stamp, value, outputs) {
  const at = `${root}${stamp}`;
  return existsSync(at) && readFileSync(at, 'utf8') === value && outputs.every((path) => existsSync(`${root}${path}`));
}

/** Notes a success; with null, that there is none any more. */
export function note(stamp, value) {
  const at = `${root}${stamp}`;
  if (value === null) return rmSync(at, { force: true });
  mkdirSync(dirname(at), { recursive: true });
  writeFileSync(at, value);
}
