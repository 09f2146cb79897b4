/** Where the workspace is, and files written so that a reader never meets half of one. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder, with a slash at the end. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Writes a file of the workspace in one step, and leaves it untouched when it already says the same. */
export function writeWhole(path, content) {
  const target = `${root}${path}`;
  const bytes = Buffer.from(content);
  try {
    if (readFileSync(target).equals(bytes)) return;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.draft`;
  writeFileSync(draft, bytes);
  renameSync(draft, target);
}
