/**
 * The sources, loaded as they are: a proof speaks to the TypeScript under its eyes and needs no build before it.
 *
 * esbuild (which tsup brings) takes the types away, file by file, as modules are asked for; packages of this workspace are met at
 * their sources. A module loaded twice is one module, and a child process that imports this file does the same.
 */
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

register('./load-hooks.mjs', import.meta.url);

/**
 * The namespace of a module of the workspace.
 *
 * @param path  from the root, such as `packages/server/src/store/memory/index.ts`
 */
export async function load(path) {
  return import(pathToFileURL(`${root}${path}`).href);
}
