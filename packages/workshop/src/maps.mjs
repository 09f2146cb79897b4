/**
 * Source maps for those who install the packages. Each carries its sources, as the packages themselves do not; what a generator wrote (tables,
 * catalogs, the core) has no lines worth reading and would weigh more than all the others. Bundled dependencies keep their names, not where
 * they lay while the bundle was made.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whatever leads to a package, in a store of packages too. */
const STORE = /^.*node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/;

/**
 * The same map for strangers.
 *
 * @param {string} text  a source map of version 3 as JSON
 * @returns {string} the map without generated sources' content, and with sources that are relative or begin with `node_modules/`
 */
export function tidyMap(text) {
  const map = JSON.parse(text);
  const sources = map.sources.map((source) => source.replace(STORE, 'node_modules/'));
  const sourcesContent = map.sourcesContent.map((content, index) =>
    /\.generated\.ts$/.test(sources[index]) ? null : content,
  );
  return JSON.stringify({ ...map, sources, sourcesContent });
}

/** Tidies every map under a folder, in place. One that is tidy keeps its date, by which what an earlier build left is known and taken away. */
export function tidyMaps(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js.map')) continue;
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    const tidy = tidyMap(text);
    if (tidy !== text) writeFileSync(file, tidy);
  }
}
