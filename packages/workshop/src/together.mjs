/**
 * Modules that are loaded together go into one file, and what is not worth a file is copied.
 *
 * A bundler that splits makes a chunk of every set of modules that the same entries reach: with three dozen entries, seventeen files for one chart. A
 * program that starts pays for each file (about a millisecond in Node, a request in a page) more than for a few kilobytes that its entry could do
 * without. So every entry named for a group reaches all of its modules: the bundler sees one set and makes one chunk of it.
 */
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

const NAMESPACE = 'together';

/**
 * A plugin of esbuild that keeps groups of modules together, and gives each entry its own copy of some.
 *
 * @param {readonly { readonly modules: readonly string[], readonly entries: readonly string[] }[]} groups  paths of modules, and of the entries that shall
 *   reach all of them; a module must not import an entry of its group
 * @param {readonly string[]} copied  paths of modules that are copied into whatever imports them: they hold no state and no class, whose copies would differ
 * @returns a plugin, as esbuild and tsup take them
 */
export function together(groups, copied = []) {
  const own = new Set(copied.map((path) => resolve(path)));
  const companies = groups.map(({ modules, entries }) => ({
    modules: modules.map((path) => resolve(path)),
    entries: new Set(entries.map((path) => resolve(path))),
  }));
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^together:\d+$/ }, ({ path }) => ({ path, namespace: NAMESPACE, sideEffects: true }));
      build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, importer, resolveDir }) => {
        const target = resolve(resolveDir, path);
        return own.has(target) ? { path: target, suffix: `?${basename(importer)}`, sideEffects: false } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const { modules } = companies[Number(path.slice(NAMESPACE.length + 1))];
        const contents = modules
          .map((module, i) => `export * as module${i} from ${JSON.stringify(module)};`)
          .join('\n');
        return { contents, resolveDir: dirname(modules[0]) };
      });
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const company = companies.flatMap(({ entries }, index) => (entries.has(path) ? [index] : []));
        if (company.length === 0) return undefined;
        const imports = company.map((index) => `import '${NAMESPACE}:${index}';`).join(' ');
        return { contents: `${await readFile(path, 'utf8')}${imports}\n`, loader: 'ts' };
      });
    },
  };
}
