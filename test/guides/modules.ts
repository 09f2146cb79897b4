/** Where the packages' subpaths lie in the sources, as their package.json says under `khagol-source`. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('../../', import.meta.url));

const PACKAGES = ['engine', 'server', 'client', 'fonts'] as const;

/** Files by specifier: `@khagol/engine/sky`. Of several conditions the one of Node. */
export const SOURCES: ReadonlyMap<string, string> = new Map(PACKAGES.flatMap(sourcesOf));

function sourcesOf(name: string): readonly (readonly [specifier: string, file: string])[] {
  const folder = `${root}packages/${name}/`;
  const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly 'khagol-source'?: string | { readonly default: string } }>>;
  };
  return Object.entries(exports).flatMap(([subpath, { 'khagol-source': source }]) => {
    if (source === undefined) return [];
    const file = `${folder}${typeof source === 'string' ? source : source.default}`.replace('/./', '/');
    if (!existsSync(file)) throw new Error(`${subpath} of @khagol/${name} names ${file}, which is not there`);
    return [[`@khagol/${name}${subpath.slice(1)}`, file] as const];
  });
}

/** The module of an import in an example. */
export async function moduleOf(specifier: string): Promise<Readonly<Record<string, unknown>>> {
  const file = SOURCES.get(specifier);
  if (file === undefined && !specifier.startsWith('node:'))
    throw new Error(`an example imports ${specifier}, which is none of the packages`);
  return (await import(/* @vite-ignore */ file ?? specifier)) as Readonly<Record<string, unknown>>;
}
