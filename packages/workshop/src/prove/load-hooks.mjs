/** How Node meets a TypeScript module, for load.mjs: its types are taken away, and `khagol-source` is a condition of exports. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ofTsup = createRequire(createRequire(import.meta.url).resolve('tsup/package.json'));
const { transform } = ofTsup('esbuild');

/** Node's hook: where an import leads. */
export function resolve(name, context, next) {
  return next(name, { ...context, conditions: ['khagol-source', ...context.conditions] });
}

/** Node's hook: the text of a module. */
export async function load(url, context, next) {
  if (!/\.ts(?:$|\?)/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'ts',
    target: 'node20',
    sourcemap: 'inline',
    sourcefile: path,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
